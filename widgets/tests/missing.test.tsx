import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { mount, unmountAll } from "./mount";

afterEach(unmountAll);

test("the desk says which letters of a word have no card", async () => {
  const table = await mount("desk-face-down");
  const input = table.ui.getByRole("textbox", { name: "Word" });
  await act(async () => void fireEvent.input(input, { target: { value: "cut" } }));
  expect(table.ui.getByText("No card for T").dataset["ok"]).toBe("false");
  await act(async () => void fireEvent.input(input, { target: { value: "cub" } }));
  expect(table.ui.queryByText(/No card/)).toBeNull();
});
