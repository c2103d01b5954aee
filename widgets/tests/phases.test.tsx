import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Mounted, mount, pass, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

async function type(table: Mounted, label: string, text: string): Promise<HTMLInputElement> {
  const input = table.ui.getByRole("textbox", { name: label }) as HTMLInputElement;
  await act(async () => {
    input.focus();
    fireEvent.input(input, { target: { value: text } });
  });
  return input;
}

test("follow suit: playable cards and refused ones side by side, groups headed", async () => {
  const table = await mount("tricks-follow");
  const refused = await table.press(/^red T/);
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  expect(table.said()).toContain("blue was led and you hold blue N. — Follow suit");
  expect(table.ui.getByText("Multicolored, 2")).toBeTruthy();
  await table.press(/^blue N/);
  await table.press(/^blue N/);
  expect(table.model.last()).toMatchObject({ kind: "move", answers: ["B:N"] });
});

test("a letter card carries its suit in full and never a suit initial", async () => {
  const table = await mount("tricks-follow");
  const card = table.ui.getByRole("button", { name: /^blue N/ });
  expect(card.querySelector(".lg-edge")!.textContent).toBe("blue");
  expect(card.querySelector(".lg-seen")!.textContent).toBe("blueN");
});

test("the trick names players and marks", async () => {
  const table = await mount("tricks-follow");
  expect(table.ui.getByRole("img", { name: "blue L, winning" }).textContent).toContain("Ben");
  expect(table.ui.getByRole("img", { name: "red A, lowest" }).textContent).toContain("Cleo");
});

test("pass three: choose by keyboard, see them listed, confirm", async () => {
  const table = await mount("pass-three");
  table.ui.getByRole("button", { name: /^yellow A/ }).focus();
  await table.key("Enter");
  await table.key("ArrowRight");
  await table.key("Enter");
  expect(table.ui.queryByRole("button", { name: "Confirm" })).toBeNull();
  await table.key("End");
  await table.key("Enter");
  const arrow = document.activeElement!.textContent;
  expect(arrow).toMatch(/^yellow T/); // arrows stay inside a group
  expect(table.el.querySelector(".lg-move")!.textContent).toBe("3 of 3: yellow A, yellow C, yellow T");
  await table.press("Confirm");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "pass", answers: [["Y:A", "Y:C", "Y:T"]] });
});

test("last two tricks: laying one card lays the other", async () => {
  const table = await mount("last-two-tricks");
  await table.press("red D: Trick 12");
  expect(table.ui.getByRole("button", { name: "red T: Trick 13" }).getAttribute("aria-pressed")).toBe("true");
  expect(table.el.querySelector(".lg-move")!.textContent).toBe("red D: Trick 12, red T: Trick 13");
  await table.press("Confirm");
  expect(table.model.last()).toMatchObject({ form: "place", answers: [{ "R:D": "t12", "R:T": "t13" }] });
});

test("draw a number: field, buttons and slider say the same, and stay in range", async () => {
  const table = await mount("draw-a-number");
  await table.press("Draw");
  expect(table.prompt()).toBe("How many cards do you draw?");
  await table.press("One more");
  const field = table.ui.getByRole("spinbutton") as HTMLInputElement;
  expect(field.value).toBe("2");
  await act(async () => void fireEvent.change(field, { target: { value: "99" } }));
  expect((table.ui.getByRole("slider") as HTMLInputElement).value).toBe("23");
  await act(async () => void fireEvent.input(table.ui.getByRole("slider"), { target: { value: "4" } }));
  await table.press("Play");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "draw", answers: [4] });
});

test("one by one: what was taken cannot be given back", async () => {
  const table = await mount("draw-a-number");
  await table.press("Draw");
  await act(async () => void fireEvent.click(table.ui.getByRole("checkbox", { name: "One by one" })));
  await table.press("Stop and look");
  expect(table.model.sent).toEqual([]);
  await table.press("One more");
  await table.press("One more");
  expect(table.said()).toBe("cards: 2, 21 left");
  await table.key("Escape");
  await table.press("Score");
  expect((table.ui.getByRole("checkbox", { name: "One by one" }) as HTMLInputElement).disabled).toBe(true);
  await table.press("Stop and look");
  expect(table.model.last()).toMatchObject({ form: "draw", answers: [2] });
});

test("accept is one press; a challenge asks again", async () => {
  const table = await mount("accept-or-challenge");
  await table.press("Accept");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "accept", answers: [] });
});

test("vowel display: forty taken cards stay closed, a vowel is taken", async () => {
  const table = await mount("vowel-display");
  const closed = table.el.querySelectorAll("details.collection:not([open])");
  expect([...closed].map((each) => each.querySelector("summary")!.textContent)).toEqual(["Ben's cards (20)", "Cleo's cards (20)"]);
  await table.press(/^red U/);
  await table.press(/^red U/);
  expect(table.model.last()).toMatchObject({ answers: ["v-R:U"] });
});

test("a closed collection opens while a card in it can be chosen", async () => {
  const table = await mount("vowel-display");
  const { zones, choice } = table.model.traits.scene;
  const changed = structuredClone(zones);
  changed.find((zone) => zone.id === "taken-1")!.cards[0]!.id = "x";
  const part = { kind: "one" as const, takes: "card" as const, prompt: "", options: [{ pick: "x", label: "x" }] };
  await table.model.setScene({ zones: changed, choice: { ...choice!, parts: { vowel: part } } });
  expect(table.el.querySelector<HTMLDetailsElement>("[data-zone='taken-1']")!.open).toBe(true);
});

test("talk: what was said stands on the table, saying is a form of its own", async () => {
  const table = await mount("talk");
  expect(table.el.querySelector("[data-zone=talk]")!.textContent).toContain("old: played a blue card since");
  await table.press("Say something");
  await table.press("4 blue");
  await table.press("4 blue");
  expect(table.model.last()).toMatchObject({ form: "say", answers: ["4B"] });
  await table.press("Ask for advice");
  expect(table.said()).toContain("Advice is off at this table.");
});

test("talk besides the turn: it opens when it is wanted and is said by one press", async () => {
  const table = await mount("talk");
  const { choice } = table.model.traits.scene;
  const say = { ...choice!.forms.find(({ id }) => id === "say")!, aside: true };
  await table.model.setScene({ choice: { ...choice!, forms: [say] } });
  expect(table.ui.queryByRole("button", { name: "4 blue" })).toBeNull();
  await table.press("Say something");
  await table.press("4 blue");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "say", answers: ["4B"] });
});

test("48 cards lie in stacks with their count, and a stack gives one card", async () => {
  const table = await mount("hand-of-48");
  const stacks = table.el.querySelectorAll("[data-zone=hand] button");
  expect(stacks.length).toBe(20);
  await table.press(/^R, 1 point, 6 times/);
  expect(table.el.querySelector(".lg-move")!.textContent).toBe("R, 1 point");
  await table.press("Play");
  expect(table.model.last()).toMatchObject({ form: "give", answers: ["R1"] });
});

test("three lanes: typing takes the lane's suit, the check comes once typing pauses", async () => {
  const table = await mount("desk-three-lanes");
  expect(table.el.querySelector("[data-zone=taken]")).toBeNull(); // the tray is on the desk
  await type(table, "Yellow word", "tea");
  await type(table, "Red word", "quit");
  expect(table.model.sent).toEqual([]);
  await pass(300);
  const lanes = [
    { lane: "yellow", cards: ["Y:T", "Y:E", "Y:A"].map((card) => ({ card })), letters: "TEA" },
    { lane: "red", cards: ["R:Qu", "R:I", "R:T"].map((card) => ({ card })), letters: "QUIT" },
  ];
  expect(table.model.sent).toHaveLength(1);
  expect(table.model.last()).toMatchObject({ kind: "check", form: "spell", answers: [lanes] });
  await table.model.answer({
    check: {
      lanes: [{ id: "yellow", text: "TEA", ok: true, points: "3", note: "" }, { id: "red", text: "QUIT", ok: false, points: "", note: "not in this list" }],
      total: "6 cards + 1 bonus − 9 unused = −2", left: "9 cards are left over.", ready: true,
      refused: { rule: "lane_suit", facts: "QUIT is not in this list." },
    },
  });
  expect(table.ui.getByText("6 cards + 1 bonus − 9 unused = −2")).toBeTruthy();
  expect(table.el.querySelector("[data-lane=red] [data-ok=false]")!.textContent).toContain("not in this list");
  expect(table.el.querySelector(".lg-refusal")!.textContent).toContain("One suit a word");
  await table.press("Lay");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "spell", answers: [lanes] });
});

test("a check that comes late says nothing about a desk that has changed", async () => {
  const table = await mount("desk-three-lanes");
  await type(table, "Yellow word", "tea");
  await pass(300);
  const { id } = table.model.last();
  await type(table, "Yellow word", "team");
  await table.model.message({ kind: "answer", id, ok: true, check: { lanes: [], total: "3 cards", left: "", ready: true } });
  await pass(100);
  expect(table.ui.queryByText("3 cards")).toBeNull();
});

test("Enter goes from word to word, then to the button that lays them", async () => {
  const table = await mount("desk-three-lanes");
  const first = await type(table, "Yellow word", "tea");
  for (const label of ["Blue word", "Red word"]) {
    await table.key("Enter");
    expect(document.activeElement).toBe(table.ui.getByRole("textbox", { name: label }));
  }
  await table.key("Enter");
  expect(document.activeElement!.textContent).toBe("Lay");
  expect(first.value).toBe("tea");
  expect(table.model.sent.filter(({ kind }) => kind === "move")).toEqual([]);
});

test("tap to add to the active lane, tap to take back, Backspace, Clear", async () => {
  const table = await mount("desk-three-lanes");
  const word = (label: string) => (table.ui.getByRole("textbox", { name: label }) as HTMLInputElement).value;
  await act(async () => table.ui.getByRole("textbox", { name: "Blue word" }).focus());
  await table.press("blue K");
  await table.press("blue I");
  await table.press("blue N");
  await table.press("blue D");
  expect(word("Blue word")).toBe("KIND");
  await table.press("blue D");
  expect(word("Blue word")).toBe("KIN");
  await table.press("blue N, take back");
  expect(document.activeElement!.textContent).toMatch(/^blue ., take back/); // the focus stays in the lane
  await table.press("blue N");
  await table.press("Backspace");
  await table.press("blue K, take back");
  expect(word("Blue word")).toBe("I");
  await table.press("Clear");
  expect(word("Blue word")).toBe("");
  await table.press("Lay");
  expect(table.model.sent).toEqual([]);
});

test("Shift and an arrow move a card in its lane", async () => {
  const table = await mount("desk-three-lanes");
  const input = await type(table, "Blue word", "ind");
  table.ui.getByRole("button", { name: "blue I, take back" }).focus();
  await table.key("ArrowRight", { shiftKey: true });
  expect(input.value).toBe("NID");
});

test("no word is an empty answer", async () => {
  const table = await mount("desk-three-lanes");
  await table.press("No word");
  expect(table.model.last()).toMatchObject({ kind: "move", form: "spell", answers: [[]] });
});

test("face-down vowels: proposed, changed, named in the answer", async () => {
  const table = await mount("desk-face-down");
  await type(table, "Word", "because");
  const stand = table.ui.getAllByRole("combobox", { name: /^card face down for/ }) as HTMLSelectElement[];
  expect(stand.map((each) => each.value)).toEqual(["J1", "X1", "H1", "Y1"]);
  await act(async () => void fireEvent.change(stand[2]!, { target: { value: "B2" } }));
  await table.press("Lay");
  expect(table.model.last()["answers"]).toEqual([[{
    lane: "word",
    letters: "BECAUSE",
    cards: [
      { card: "B1" }, { card: "J1", as: "E" }, { card: "C1" }, { card: "X1", as: "A" }, { card: "B2", as: "U" },
      { card: "S1" }, { card: "Y1", as: "E" },
    ],
  }]]);
});

test("a card face down by a press on its letter; a letter no card shows is said", async () => {
  const table = await mount("desk-face-down");
  await table.press("face down as A");
  expect(table.ui.getByRole("button", { name: "A, face down: J, 8 points, take back" })).toBeTruthy();
  await type(table, "Word", "at");
  expect(table.said()).toBe("no card for T");
  expect(table.ui.getByRole("button", { name: "Lay" }).getAttribute("aria-disabled")).toBe("true");
});

test("what was laid is no longer on the desk, what was refused is", async () => {
  const table = await mount("desk-three-lanes");
  const input = await type(table, "Blue word", "kind");
  await table.press("Lay");
  await table.model.answer({ ok: false, error: { text: "not in this list" } });
  expect(input.value).toBe("kind");
  await table.press("Lay");
  await table.model.answer();
  expect(input.value).toBe("");
});

test("what is on the desk outlasts a changed scene and loses only cards that have left", async () => {
  const table = await mount("desk-three-lanes");
  const input = await type(table, "Blue word", "kind");
  await table.model.setScene({ heading: "Hand 1, one more card" });
  expect(input.value).toBe("kind");
  const zones = structuredClone(table.model.traits.scene.zones);
  zones[0]!.cards = zones[0]!.cards.filter((card) => card.id !== "B:D");
  await table.model.setScene({ zones });
  expect(input.value).toBe("KIN");
});
