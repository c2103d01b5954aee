import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { load, MockModel, mount, pass, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const settle = (settings: object) => localStorage.setItem("lettergames.table", JSON.stringify(settings));

describe("choosing by pointer", () => {
  test("card, player, value, and the value again: one move with three answers", async () => {
    const table = await mount("secret-your-turn");
    await table.press(/^1, Guess/);
    expect(table.prompt()).toBe("Guess: choose a player.");
    await table.press(/^Cleo said/);
    await table.press("8, Letter 1 could be hidden");
    expect(table.model.sent).toEqual([]);
    await table.press("8, Letter 1 could be hidden");
    expect(table.model.last()).toMatchObject({ kind: "move", n: 14, form: "play", answers: ["c1", 2, 8] });
    expect(table.model.sent).toHaveLength(1);
  });

  test("a nameplate takes the press of a player", async () => {
    const table = await mount("secret-your-turn");
    await table.press(/^1, Guess/);
    await act(async () => void fireEvent.click(table.el.querySelector("[data-seat='3'] .lg-nameplate")!));
    expect(table.prompt()).toBe("Name a value.");
  });

  test("a press that is released elsewhere chooses nothing", async () => {
    const table = await mount("secret-your-turn");
    const card = table.ui.getByRole("button", { name: /^1, Guess/ });
    await act(async () => {
      fireEvent.pointerDown(card);
      fireEvent.mouseDown(card);
      fireEvent.mouseUp(document.body);
    });
    expect(card.getAttribute("aria-pressed")).toBe("false");
  });

  test("a move under way is not sent twice", async () => {
    const table = await mount("secret-veil");
    for (let i = 0; i < 4; i++) await table.press(/^7, Veil/);
    expect(table.model.sent).toHaveLength(1);
  });

  test("what will have no effect is said before it is played", async () => {
    const table = await mount("secret-no-target");
    await table.press(/^3, Duel/);
    expect(table.said()).toBe("Everyone else is protected: this card will have no effect.");
    expect(table.ui.getByText(/this card will have no effect/, { selector: ".lg-warning" })).toBeTruthy();
    expect(table.model.sent).toEqual([]);
  });

  test("a form without parts is sent with one press, unless it asks to be confirmed", async () => {
    const peek = await mount("secret-peek");
    await peek.press("Go on");
    expect(peek.model.last()).toMatchObject({ kind: "move", form: "seen", answers: [] });
    const challenge = await mount("accept-or-challenge");
    await challenge.press(/^Challenge/);
    expect(challenge.model.sent).toEqual([]);
    await challenge.press(/^Challenge/);
    expect(challenge.model.last()).toMatchObject({ kind: "move", form: "challenge", answers: [] });
  });
});

describe("when everything is chosen", () => {
  test.each([
    ["quick", "Press it again to play it, or choose again."],
    ["steady", "Press Play, or choose again."],
  ])("%s: the prompt names the last press, and says it", async (commit, next) => {
    settle({ commit });
    const table = await mount("tricks-follow");
    const asked = table.prompt();
    await table.press("blue N");
    expect([table.prompt(), table.said()]).toEqual([next, next]);
    await pass(600);
    await table.press("Take back");
    expect(table.prompt()).toBe(asked);
  });

  test("several cards are confirmed", async () => {
    const table = await mount("pass-three");
    for (const card of ["blue N", "blue S", "blue W"]) await table.press(card);
    expect(table.prompt()).toBe("Press Confirm, or choose again.");
  });
});

describe("choosing by keyboard", () => {
  test("one tab stop a group, arrows inside, Enter chooses and plays", async () => {
    const table = await mount("secret-your-turn");
    const [one, eight] = table.ui.getAllByRole("button", { name: /^(1, Guess|8, Letter)/ });
    expect([one!.tabIndex, eight!.tabIndex]).toEqual([0, -1]);
    one!.focus();
    await table.key("ArrowRight");
    expect(document.activeElement).toBe(eight);
    expect([one!.tabIndex, eight!.tabIndex]).toEqual([-1, 0]);
    await table.key("Enter");
    expect(table.said()).toBe("You are out of the round when you play the 8.");
    await table.key("Enter");
    expect(table.model.last()).toMatchObject({ kind: "move", answers: ["c8"] });
  });

  test("Escape takes back the last part; with nothing chosen it leaves to the cell", async () => {
    const table = await mount("secret-your-turn");
    const cell = document.createElement("div");
    cell.className = "jp-Cell";
    cell.tabIndex = -1;
    document.body.append(cell);
    cell.append(table.el);
    await table.press(/^1, Guess/);
    await table.press(/^Dan said/);
    await table.key("Escape");
    expect(table.prompt()).toBe("Guess: choose a player.");
    await table.key("Escape");
    expect(table.ui.queryByRole("button", { name: /^Dan said/ })).toBeNull();
    expect(document.activeElement).toBe(table.ui.getByRole("button", { name: /^1, Guess/ }));
    await table.key("Escape");
    expect(document.activeElement).toBe(cell);
    cell.remove();
  });

  test("what is pressed has the focus, so that Enter plays it in every browser", async () => {
    const table = await mount("secret-veil");
    const card = table.ui.getByRole("button", { name: /^7, Veil/ });
    await act(async () => void fireEvent.click(card));
    expect(document.activeElement).toBe(card);
  });

  test("a key held down is one press", async () => {
    const table = await mount("secret-veil");
    table.ui.getByRole("button", { name: /^7, Veil/ }).focus();
    await table.key("Enter");
    await table.key("Enter", { repeat: true });
    expect(table.model.sent).toEqual([]);
  });

  test("when the card has left the hand, the focus goes to what comes next", async () => {
    const table = await mount("secret-veil");
    await table.press(/^7, Veil/);
    await table.press(/^7, Veil/);
    const { scene } = load("secret-bot-waiting");
    await table.model.setScene({ choice: null, yours: false, waiting: scene.waiting, zones: scene.zones });
    expect(document.activeElement?.textContent).toBe("Go on");
  });

  test("plain keys do not reach the notebook, its own chords do", async () => {
    const table = await mount("secret-veil");
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => void heard.push(event.key);
    document.addEventListener("keydown", listen);
    table.ui.getByRole("button", { name: "Hint" }).focus();
    for (const key of ["b", "Enter", "Escape"]) await table.key(key);
    table.ui.getByRole("button", { name: "Hint" }).focus();
    await table.key("s", { ctrlKey: true });
    document.removeEventListener("keydown", listen);
    expect(heard).toEqual(["s"]);
  });

  test("a new scene takes no focus from elsewhere", async () => {
    const table = await mount("secret-veil");
    document.body.tabIndex = -1;
    document.body.focus();
    await table.model.setScene({ choice: null });
    expect(table.el.contains(document.activeElement)).toBe(false);
  });
});

describe("refusals", () => {
  test("a refused card stays a button in reach, and says facts, rule and lesson", async () => {
    const table = await mount("secret-veil");
    const five = await table.press(/^5, Reset/);
    expect(five.getAttribute("aria-disabled")).toBe("true");
    expect(five.hasAttribute("disabled")).toBe(false);
    expect(document.activeElement).toBe(five);
    expect(table.said()).toBe("You hold 7 and 5. — The Veil: With a 7 beside a 5 or a 6 you must play the 7.");
    const note = table.el.querySelector("[data-zone=hand] .lg-refusal")!;
    expect(note.textContent).toContain("You hold 7 and 5.");
    expect(note.querySelector("a")?.getAttribute("href")).toBe("10_secret_letter.ipynb#veil-duty");
    expect(table.model.sent).toEqual([]);
  });

  test("a protected player, the value 1 and a form that is not allowed say why", async () => {
    const table = await mount("secret-your-turn");
    await table.press(/^1, Guess/);
    await table.press("Ben");
    expect(table.said()).toContain("Ben is protected until his next turn.");
    await table.press(/^Cleo said/);
    await table.press("1, Guess");
    expect(table.said()).toContain("A Guess names any value but 1.");
    const draw = await mount("draw-a-number");
    await draw.press("Pass");
    expect(draw.said()).toContain("23 cards are in the pile.");
    expect(draw.el.querySelector(".lg-refusal a")).not.toBeNull();
  });

  test("the same answer is said again each time", async () => {
    const table = await mount("secret-veil");
    await table.press(/^5, Reset/);
    const first = table.ui.getByRole("status").firstElementChild;
    await table.press(/^5, Reset/);
    const second = table.ui.getByRole("status").firstElementChild;
    expect(second).not.toBe(first);
    expect(second!.textContent).toBe(first!.textContent);
  });

  test("a refusal by Python is shown with its rule, and what was chosen stays", async () => {
    const table = await mount("secret-veil");
    await table.press(/^7, Veil/);
    await table.press(/^7, Veil/);
    await table.model.answer({ ok: false, error: { text: "no", rule: "veil_duty", facts: "You hold 7 and 5." } });
    expect(table.ui.getByText(/The Veil: With a 7/, { selector: ".lg-notice" })).toBeTruthy();
    expect(table.ui.getByRole("button", { name: /^7, Veil/ }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("steady", () => {
  beforeEach(() => settle({ commit: "steady" }));

  test("only the Play button plays", async () => {
    const table = await mount("secret-veil");
    expect(table.ui.queryByText("How do you want to play a card?")).toBeNull();
    for (let i = 0; i < 2; i++) {
      await pass(600);
      await table.press(/^7, Veil/);
    }
    expect(table.model.sent).toEqual([]);
    await pass(600);
    await table.press("Play");
    expect(table.model.last()).toMatchObject({ kind: "move", answers: ["c7"] });
  });

  test("a press within half a second of the last is ignored", async () => {
    const table = await mount("secret-veil");
    await pass(600);
    await table.press(/^7, Veil/);
    await pass(300);
    await table.press("Play");
    await pass(300);
    await table.press("Play");
    expect(table.model.sent).toEqual([]);
    await pass(600);
    await table.press("Play");
    expect(table.model.sent).toHaveLength(1);
  });
});

test("the way to play is asked once and remembered", async () => {
  const first = await mount("secret-your-turn");
  await first.press("With a large Play button");
  expect(JSON.parse(localStorage.getItem("lettergames.table")!)).toMatchObject({ commit: "steady" });
  const second = await mount("secret-your-turn");
  expect(second.ui.queryByText("How do you want to play a card?")).toBeNull();
});

test("settings chosen at one table hold for the others of the page", async () => {
  const left = await mount("secret-your-turn");
  const right = await mount("secret-veil");
  await left.press("With a large Play button");
  await pass(600);
  await right.press(/^7, Veil/);
  await pass(600);
  await right.press(/^7, Veil/);
  expect(right.model.sent).toEqual([]);
});

test("forbidden storage does no harm", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => { throw new Error("denied"); });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => { throw new Error("denied"); });
  const table = await mount("secret-your-turn");
  await table.press("Press it twice");
  expect(table.ui.queryByText("How do you want to play a card?")).toBeNull();
});

describe("waiting for a bot", () => {
  test("the line holds for its time, then the table asks for the next move", async () => {
    const table = await mount("secret-bot-waiting");
    await pass(3699);
    expect(table.model.sent).toEqual([]);
    await pass(1);
    expect(table.model.sent).toMatchObject([{ kind: "advance", n: 23 }]);
  });

  test("Space anywhere, or a tap, goes on at once, and only once", async () => {
    const table = await mount("secret-bot-waiting");
    (table.el.firstElementChild as HTMLElement).focus();
    await table.key(" ");
    expect(table.model.sent).toMatchObject([{ kind: "advance" }]);
    const other = await mount("secret-bot-waiting");
    await other.press("Go on");
    expect(other.model.sent).toHaveLength(1);
    await pass(5000);
    expect(other.model.sent).toHaveLength(1);
  });

  test.each([["slow", 6660], ["once", 0]])("at pace %s it holds %i ms", async (pace, ms) => {
    settle({ pace });
    const table = await mount("secret-bot-waiting");
    if (ms) await pass(ms - 1);
    expect(table.model.sent).toHaveLength(0);
    await pass(1);
    expect(table.model.sent).toHaveLength(1);
  });

  test.each([{ pace: "step" }, { reader: true }])("step by step nothing goes on by itself: %o", async (settings) => {
    settle(settings);
    const table = await mount("secret-bot-waiting");
    await pass(60_000);
    expect(table.model.sent).toEqual([]);
  });

  test("what shows a secret waits for the person", async () => {
    const { book, scene } = load("secret-bot-waiting");
    const table = await mount({ book, scene: { ...scene, waiting: { ...scene.waiting!, ms: null } } });
    await pass(60_000);
    expect(table.model.sent).toEqual([]);
    await table.press("Go on");
    expect(table.model.sent).toMatchObject([{ kind: "advance" }]);
  });

  test("a stale advance is dropped in silence", async () => {
    const table = await mount("secret-bot-waiting");
    await table.press("Go on");
    await table.model.answer({ ok: false, stale: true, error: { text: "too late" } });
    expect(table.el.textContent).not.toContain("too late");
    await pass(30_000);
    expect(table.el.querySelector(".lg-health")).toBeNull();
  });

  test("a new scene settles an advance that nobody answers", async () => {
    const table = await mount("secret-bot-waiting");
    await table.press("Go on");
    await table.model.setScene({ waiting: null });
    await pass(30_000);
    expect(table.el.querySelector(".lg-health")).toBeNull();
  });
});

describe("answers", () => {
  test("a stale move says so, and the table stays as it is", async () => {
    const table = await mount("secret-veil");
    await table.press(/^7, Veil/);
    await table.press(/^7, Veil/);
    await table.model.answer({ ok: false, stale: true, error: { text: "The table has changed meanwhile." } });
    expect(table.ui.getByText("The table has changed meanwhile.", { selector: ".lg-notice" })).toBeTruthy();
  });

  test("no answer: busy with another cell after 3 s, not answering 10 s later; an answer clears it", async () => {
    const table = await mount("secret-veil");
    await table.press("Hint");
    await pass(2999);
    expect(table.el.querySelector(".lg-health")).toBeNull();
    await pass(1);
    expect(table.el.querySelector(".lg-health")!.textContent).toContain("may be busy with another cell");
    await pass(10_000);
    expect(table.el.querySelector(".lg-health")!.textContent).toContain("run this cell again");
    await table.model.answer({ say: "Play the 7." });
    expect(table.el.querySelector(".lg-health")).toBeNull();
    expect(table.said()).toBe("Play the 7.");
  });

  test("thinking is not dead", async () => {
    const table = await mount("secret-bot-waiting");
    await table.press("Go on");
    await table.model.message({ kind: "busy", text: "Ben is thinking" });
    await pass(20_000);
    expect(table.el.querySelector(".lg-health")!.textContent).toBe("Ben is thinking");
  });

  test("a closed comm is said at once", async () => {
    const table = await mount("secret-veil");
    table.model.broken = true;
    await table.press("Hint");
    expect(table.el.querySelector(".lg-health")!.textContent).toContain("not answering");
  });

  test("two views of one model: each hears the answers to its own requests only", async () => {
    const model = new MockModel(load("secret-veil"));
    const left = await mount("secret-veil", model);
    const right = await mount("secret-veil", model);
    await left.press("Hint");
    const asked = model.last().id;
    await right.press("Hint");
    expect(model.last().id).not.toBe(asked);
    await model.message({ kind: "answer", id: asked, ok: true, say: "Left only." });
    expect(left.said()).toBe("Left only.");
    expect(right.said()).not.toContain("Left only.");
    await left.press(/^7, Veil/);
    expect(right.ui.getByRole("button", { name: /^7, Veil/ }).getAttribute("aria-pressed")).toBe("false");
  });

  test("malformed messages are left alone", async () => {
    const table = await mount("secret-veil");
    for (const message of [null, 7, {}, { kind: "answer" }, { kind: "answer", id: "elsewhere", ok: true, say: "x" }]) {
      await table.model.message(message);
    }
    expect(table.prompt()).toBe("Your turn: play a card.");
    expect(table.said()).toBe("");
  });
});

describe("a new scene", () => {
  test("says what is new in words and keeps a selection only while the choice is the same", async () => {
    const table = await mount("secret-veil");
    await table.press(/^7, Veil/);
    const { log } = table.model.traits.scene;
    await table.model.setScene({ log: [...log, { n: 99, seat: 1, text: "Ben says hello." }] });
    expect(table.said()).toBe("Ben says hello. Your turn: play a card.");
    expect(table.ui.getByRole("button", { name: /^7, Veil/ }).getAttribute("aria-pressed")).toBe("true");
    await table.model.setScene({ choice: { forms: [{ id: "seen", label: "Go on" }], parts: {} } });
    expect(table.el.querySelector(".lg-move")).toBeNull();
  });

  test("announces the result", async () => {
    const table = await mount("secret-veil");
    const { outcome } = load("secret-round-over").scene;
    await table.model.setScene({ outcome, yours: false });
    expect(table.said()).toContain("You win round 2.");
    expect(table.ui.getByRole("region", { name: "Result" }).textContent).toContain("You lead the next round.");
  });
});

describe("looking back", () => {
  test("a line opens its moment read only; Escape comes back to now", async () => {
    const table = await mount("secret-your-turn");
    await table.press(/^Ben played 4/);
    expect(table.model.last()).toMatchObject({ kind: "moment", at: 10 });
    const before = { ...load("secret-bot-waiting").scene, n: -1, prompt: "Ben played 4.", waiting: null };
    await table.model.answer({ scene: before });
    expect(table.prompt()).toBe("Ben played 4.");
    expect(table.ui.queryByRole("button", { name: /^1, Guess/ })).toBeNull();
    table.ui.getByRole("button", { name: "Back to now" }).focus();
    await table.key("Escape");
    expect(table.prompt()).toBe("Your turn: play a card.");
  });

  test("bots wait meanwhile", async () => {
    const table = await mount("secret-bot-waiting");
    await table.press(/^You played 1/);
    await table.model.answer({ scene: { ...load("secret-veil").scene, n: -1 } });
    await pass(30_000);
    expect(table.model.sent.filter((each) => each.kind === "advance")).toEqual([]);
  });
});

describe("help and panels", () => {
  test.each([["Hint", "hint"], ["What may I do?", "legal"], ["Read the table", "read"]])("%s asks and shows", async (name, what) => {
    const table = await mount("secret-veil");
    await table.press(name);
    expect(table.model.last()).toMatchObject({ kind: "ask", what });
    await table.model.answer({ say: "An answer." });
    expect(table.ui.getByText("An answer.", { selector: ".lg-reply" })).toBeTruthy();
    expect(table.said()).toBe("An answer.");
  });

  test("the move box sends text, says each answer, and keeps what was refused", async () => {
    const table = await mount("secret-veil");
    const box = table.ui.getByLabelText("Type a move") as HTMLInputElement;
    await act(async () => void fireEvent.input(box, { target: { value: " 5 on Ben " } }));
    await act(async () => void fireEvent.submit(box.form!));
    expect(table.model.last()).toMatchObject({ kind: "text", text: "5 on Ben" });
    await table.model.answer({ ok: false, error: { text: "You hold 7 and 5." } });
    expect(box.value).toBe(" 5 on Ben ");
    await act(async () => void fireEvent.submit(box.form!));
    await table.model.answer({ say: "You play 7." });
    expect(box.value).toBe("");
    expect(table.said()).toBe("You play 7.");
  });

  test("the rules begin with what differs, and badge each rule", async () => {
    const table = await mount("secret-house-rule");
    await table.press("Rules");
    const panel = table.ui.getByRole("region", { name: "Rules" });
    expect(document.activeElement?.textContent).toBe("Rules");
    const text = panel.textContent!;
    expect(text.indexOf("As printed, except")).toBeLessThan(text.indexOf("One card a turn"));
    expect(panel.querySelectorAll(".lg-badge.house")).toHaveLength(1);
    expect(panel.querySelectorAll(".lg-badge.reading")).toHaveLength(2);
    expect(text).toContain("Printed: Whoever played a Shield");
    await table.key("Escape");
    expect(table.ui.queryByRole("region", { name: "Rules" })).toBeNull();
    expect(table.el.contains(document.activeElement)).toBe(true);
  });

  test("a house rule in force stands at the top with its text, an error as a notice", async () => {
    const table = await mount("secret-house-rule");
    expect(table.el.querySelector(".lg-house")!.textContent).toContain("until the end of the round");
    expect(table.el.querySelector(".lg-notice.error")!.textContent).toContain("answered None");
    expect(table.ui.getByText("moves were taken back")).toBeTruthy();
  });

  test("what opens below the edge is brought into sight", async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) { seen.push(this.className); };
    const table = await mount("secret-your-turn");
    seen.splice(0);
    await table.press("Rules");
    await table.press("Hint");
    await table.model.answer({ say: "Play the 1." });
    await pass(100);
    expect(seen).toEqual(["lg-panel", "lg-reply"]);
  });

  test("the start panel: one press accepts everything", async () => {
    const table = await mount("secret-your-turn");
    await table.press("New game");
    expect(table.ui.getByRole("option", { name: "all of them (standard)" })).toBeTruthy();
    const start = table.ui.getByRole("button", { name: "Start" }) as HTMLButtonElement;
    await act(async () => void fireEvent.submit(start.form!));
    expect(table.model.last()).toMatchObject({
      kind: "start",
      options: { seats: "4", target: "4", letter_play: "out", full_tie: "none" },
      names: ["You", "Ben", "Cleo", "Dan"],
      kinds: ["person", "Careful", "Careful", "Random"],
      deal: null,
    });
    await table.model.answer();
    expect(table.ui.queryByRole("region", { name: "New game" })).toBeNull();
  });

  test("the start panel: other players, names, deal; a refusal stays in sight", async () => {
    const table = await mount("secret-your-turn");
    await table.press("New game");
    await act(async () => void fireEvent.change(table.ui.getByLabelText(/^Players/), { target: { value: "2" } }));
    await act(async () => void fireEvent.input(table.ui.getByLabelText("Name of player 2"), { target: { value: "Yara" } }));
    await act(async () => void fireEvent.change(table.ui.getByLabelText("Who plays Yara"), { target: { value: "Random" } }));
    await table.press("Same deal again");
    expect(table.model.last()).toMatchObject({ names: ["You", "Yara"], kinds: ["person", "Random"], deal: "same" });
    await table.model.answer({ ok: false, error: { text: "Two names begin with Y." } });
    expect(table.ui.getByText("Two names begin with Y.", { selector: ".lg-error" })).toBeTruthy();
    await table.press("Next deal");
    expect(table.model.last()).toMatchObject({ deal: "next" });
  });

  test("undo asks, or says why it cannot", async () => {
    const table = await mount("secret-veil");
    await table.press("Undo");
    expect(table.model.last()).toMatchObject({ kind: "undo" });
    const over = await mount("secret-match-over");
    await over.press("Undo");
    expect(over.model.sent).toEqual([]);
    expect(over.said()).toBe("The match is over.");
  });

  test("actions of the moment are buttons", async () => {
    const table = await mount("secret-you-are-out");
    await table.press(/^Skip to the end/);
    expect(table.model.last()).toMatchObject({ kind: "action", action: "skip" });
  });

  test("coach off: no marks, no counts", async () => {
    const table = await mount("secret-your-turn");
    expect(table.ui.getByText("you saw a 6")).toBeTruthy();
    await table.press("Settings");
    const coach = table.ui.getByRole("group", { name: "Show what one could have counted" });
    await act(async () => void fireEvent.click(coach.querySelectorAll("button")[1]!));
    expect(table.ui.queryByText("you saw a 6")).toBeNull();
    expect(table.ui.queryByRole("button", { name: "Count" })).toBeNull();
  });
});

test("cleanup leaves no listener and no timer", async () => {
  const timers = vi.getTimerCount();
  const heard = [window, document].flatMap((place) => [vi.spyOn(place, "addEventListener"), vi.spyOn(place, "removeEventListener")]);
  const table = await mount("secret-bot-waiting");
  await table.press("Go on");
  await table.press("Settings");
  expect(table.model.listeners()).toBeGreaterThan(0);
  expect(vi.getTimerCount()).toBeGreaterThan(timers);
  await act(async () => table.unmount());
  await pass(100); // what Preact itself has put off
  expect(table.model.listeners()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(table.el.innerHTML).toBe("");
  const [added, removed, addedBelow, removedBelow] = heard.map((spy) => spy.mock.calls.length);
  expect([added! > 0, added, addedBelow]).toEqual([true, removed, removedBelow]);
});
