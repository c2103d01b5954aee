import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount, type Mounted, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

async function opened(): Promise<Mounted> {
  const table = await mount("pass-three");
  await table.press("New game");
  return table;
}

async function started(table: Mounted) {
  const start = table.ui.getByRole("button", { name: "Start" }) as HTMLButtonElement;
  await act(async () => void fireEvent.submit(start.form!));
  return table.model.last();
}

describe("the start panel where all play together", () => {
  test("accepting everything keeps conventions and group", async () => {
    expect(await started(await opened())).toMatchObject({ conventions: ["counts", "pass_hard"], group: "The Larks" });
  });

  test("each convention is left out with one press and put back with another", async () => {
    const table = await opened();
    const box = table.ui.getByRole("checkbox", { name: /^Before each trick/ });
    await act(async () => void fireEvent.click(box));
    expect((await started(table))["conventions"]).toEqual(["pass_hard"]);
    await act(async () => void fireEvent.click(box));
    expect((await started(table))["conventions"]).toEqual(["pass_hard", "counts"]);
  });

  test("another group is named", async () => {
    const table = await opened();
    const name = table.ui.getByRole("textbox", { name: /^Name The record/ });
    await act(async () => void fireEvent.input(name, { target: { value: " Owls " } }));
    expect((await started(table))["group"]).toBe("Owls");
  });

  test("a record is forgotten only when asked back", async () => {
    const table = await opened();
    expect(table.el.textContent).toContain("It takes 11 words of 13 to win.");
    const forgotten = () => table.model.sent.filter(({ kind }) => kind === "forget").length;
    await table.press("Forget this record");
    await table.press("Keep");
    expect(forgotten()).toBe(0);
    await table.press("Forget this record");
    await table.press("Forget");
    expect(forgotten()).toBe(1);
    expect(table.ui.queryByText(/for good/)).toBeNull();
  });

  test("other games ask for neither", async () => {
    const table = await mount("secret-your-turn");
    await table.press("New game");
    const start = await started(table);
    expect("conventions" in start || "group" in start).toBe(false);
  });
});

test("each turning point opens its moment", async () => {
  const table = await mount("secret-match-over");
  await table.press(/^You chose 6 on Ben/);
  expect(table.model.last()).toMatchObject({ kind: "moment", at: 8 });
});
