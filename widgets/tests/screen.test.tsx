import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { load, mount, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const { scene: COVER } = load("handed-over");

describe("a screen that is handed over", () => {
  test("says who is next, and one press sits down", async () => {
    const table = await mount("tricks-follow");
    await table.model.setScene(COVER);
    expect(table.prompt()).toBe("Ben is next: hand over the screen.");
    expect(table.said()).toBe(table.prompt());
    expect(table.el.querySelectorAll(".lg-card")).toHaveLength(0);
    await table.press("I am Ben");
    expect(table.model.last()).toMatchObject({ kind: "action", action: "sit" });
  });

  test("what was looked back at is covered, too", async () => {
    const table = await mount("tricks-follow");
    const { scene } = load("tricks-follow");
    await act(async () => void fireEvent.click(table.el.querySelector(".lg-line")!));
    await table.model.answer({ scene });
    expect(table.ui.getByText(/You are looking back/)).toBeTruthy();
    await table.model.setScene(COVER);
    expect(table.ui.queryByText(/You are looking back/)).toBeNull();
    expect(table.el.querySelectorAll(".lg-card")).toHaveLength(0);
  });

  test("whoever sits down hears what happened since their last turn, and no more", async () => {
    const table = await mount("handed-over");
    const log = ["one", "two", "three"].map((text, n) => ({ n, seat: 0, text }));
    await table.model.setScene({ ...COVER, prompt: "Your turn.", actions: [], log, since: 2 });
    expect(table.said()).toBe("two three Your turn.");
  });

  test("any seat can be a person's in the start panel, and one's own is nobody else's", async () => {
    const table = await mount("tricks-follow");
    await table.press("New game");
    const kinds = table.ui.getAllByRole("combobox", { name: /^Who plays/ }).map((select: HTMLSelectElement) =>
      [...select.querySelectorAll("option")].map(({ value }) => value));
    expect(kinds[0]).toEqual(["person"]);
    expect(kinds[1]).toContain("person");
    expect(kinds[1]!.length).toBeGreaterThan(1);
  });
});
