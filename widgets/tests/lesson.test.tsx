import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { load, mount, type Mounted, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const top = (table: Mounted) => table.el.querySelector(".lg-teach")!;
const bottom = (table: Mounted) => table.el.querySelector(".lg-ask")!;

describe("a step", () => {
  test("is told above the table, and what can be pressed stands below the cards", async () => {
    const table = await mount("lesson-try");
    expect(top(table).textContent).toContain("Step 1 of 3");
    expect(top(table).textContent).toContain("Play the 1 on Ben and say 6.");
    expect(top(table).compareDocumentPosition(bottom(table)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(bottom(table).closest(".lg-doing")).not.toBeNull();
  });

  test("leaves out what has no place in a lesson", async () => {
    const table = await mount("lesson-try");
    expect(table.ui.queryByRole("button", { name: "New game" })).toBeNull();
    expect(table.ui.queryByRole("button", { name: "Hint" })).toBeNull();
    expect(table.ui.getByRole("button", { name: "What may I do?" })).toBeTruthy();
  });

  test("is played like any table", async () => {
    const table = await mount("lesson-try");
    for (const name of [/^1, Guess/, "Ben", /^6, Swap/, /^6, Swap/]) await table.press(name);
    expect(table.model.last()).toMatchObject({ kind: "move", form: "play", answers: ["hand.1", 1, 6] });
  });

  test("a press goes to Python by its name", async () => {
    const table = await mount("lesson-try");
    await table.press("Hint: the rule");
    expect(table.model.last()).toMatchObject({ kind: "lesson", do: "hint", n: table.model.traits.scene.n });
  });
});

describe("a question", () => {
  test("has its choices as one group, and sends the one pressed by its place", async () => {
    const table = await mount("lesson-predict");
    const { choices, text } = table.model.traits.scene.lesson!;
    const group = table.ui.getByRole("group", { name: text });
    expect([...group.querySelectorAll("button")].map((button) => button.textContent)).toEqual(choices);
    await table.press(choices[1]!);
    expect(table.model.last()).toMatchObject({ kind: "lesson", do: "answer", value: 1 });
  });

  test("for a number takes what is typed, with Enter or the button, and nothing while it is empty", async () => {
    const table = await mount("lesson-count");
    const field = table.ui.getByRole("spinbutton") as HTMLInputElement;
    await act(async () => void fireEvent.submit(field.form!));
    expect(table.model.sent).toEqual([]);
    await act(async () => void fireEvent.input(field, { target: { value: "4" } }));
    await act(async () => void fireEvent.submit(field.form!));
    expect(table.model.last()).toMatchObject({ kind: "lesson", do: "answer", value: 4 });
  });
});

describe("what was said to an answer", () => {
  const said = { kind: "cost", text: "Ben guessed your 4.", rule: "guess_hits" } as const;

  test("stands below with its rule, and is said without taking the focus", async () => {
    const table = await mount("lesson-try");
    const card = table.ui.getByRole("button", { name: /^4, Shield/ });
    card.focus();
    const { lesson } = load("lesson-try").scene;
    await table.model.setScene({ lesson: { ...lesson!, feedback: said } });
    expect(bottom(table).textContent).toContain(said.text);
    expect(bottom(table).textContent).toContain("Guess hits");
    expect(table.said()).toContain(said.text);
    expect(document.activeElement).toBe(card);
  });

  test("is said once: not again when the position comes back with it", async () => {
    const table = await mount("lesson-cost");
    const { lesson } = load("lesson-cost").scene;
    await table.model.setScene({ lesson: { ...lesson!, actions: [] } });
    expect(table.said()).not.toContain(lesson!.feedback!.text);
  });

  test("goes with the step, whose successor is said", async () => {
    const table = await mount("lesson-cost");
    const { lesson } = load("lesson-predict").scene;
    await table.model.setScene({ lesson: lesson! });
    expect(table.said()).toContain(lesson!.text);
    expect(bottom(table).querySelector(".lg-refusal")).toBeNull();
  });
});

test("the button that went on gives its place in the focus order to what comes next", async () => {
  const table = await mount("lesson-cost");
  await table.press("Take it back");
  const { lesson } = load("lesson-predict").scene;
  await table.model.setScene({ lesson: lesson!, choice: null });
  expect(document.activeElement?.closest(".lg-doing")).not.toBeNull();
});

test("while one looks back nothing is asked", async () => {
  const table = await mount("lesson-predict");
  await table.press(/You have seen Ben's card/);
  const past = load("lesson-predict").scene;
  await table.model.answer({ scene: { ...past, n: -1 } });
  expect(table.el.querySelector(".lg-ask")).toBeNull();
  await table.press("Back to now");
  expect(bottom(table)).not.toBeNull();
});
