import { act } from "preact/test-utils";
import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClockScene } from "../src/contract";
import { load, MockModel, mount, type Mounted, pass, unmountAll } from "./mount";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const { clock: CLOCK } = load("clock-three-lanes").scene as { clock: ClockScene };

/** The table with this clock; Python's first answer is about the time that is really left. */
async function timed(change: Partial<ClockScene> = {}): Promise<Mounted> {
  const { book, scene } = load("clock-three-lanes");
  const clock = { ...CLOCK, ...change };
  const table = await mount({ book, scene: { ...scene, clock } });
  await table.model.answer({ clock });
  return table;
}

const left = (table: Mounted) => table.ui.getByRole("timer").textContent;
const requests = (table: Mounted, kind: string) => table.model.sent.filter((each) => each.kind === kind);

async function type(table: Mounted, lane: string, text: string) {
  await act(async () => {
    fireEvent.input(table.ui.getByRole("textbox", { name: lane }), { target: { value: text } });
  });
}

describe("the clock", () => {
  test("goes down by the second and says half, twenty and five seconds, each once", async () => {
    const table = await timed();
    expect(left(table)).toBe("Your time 1:04");
    await pass(3_000);
    expect([left(table), table.said()]).toEqual(["Your time 1:01", ""]);
    const heard = [];
    for (const ms of [1_000, 20_000, 20_000, 15_000, 5_000]) {
      await pass(ms);
      heard.push(table.said());
    }
    expect(heard).toEqual([CLOCK.calls[0]!.text, ...CLOCK.calls.map(({ text }) => text)]);
    expect(left(table)).toBe("Your time 0:00");
  });

  test("what is called is seen, too", async () => {
    const table = await timed();
    await pass(4_000);
    expect(table.ui.getByText(CLOCK.calls[0]!.text, { selector: ".lg-quiet" })).toBeTruthy();
    await pass(6_000);
    expect(table.ui.queryByText(CLOCK.calls[0]!.text, { selector: ".lg-quiet" })).toBeNull();
  });

  test("at its end Python is asked, once every few seconds, with the words that are finished", async () => {
    const table = await timed({ ms: 2_000 });
    await type(table, "Yellow word", "MAT");
    await type(table, "Red word", "SITO");
    await pass(1_000);
    expect(requests(table, "time")).toEqual([]);
    await pass(1_500);
    const [asked, ...more] = requests(table, "time");
    expect(more).toEqual([]);
    expect((asked!["answers"] as { lane: string; letters: string }[][])[0]).toMatchObject([{ lane: "yellow", letters: "MAT" }]);
    for (let i = 0; i < 7; i++) await pass(1_000);
    expect(requests(table, "time").length).toBe(3);
  });

  test("it goes on when Python says that there is time left", async () => {
    const table = await timed({ ms: 1_000 });
    await pass(1_000);
    expect(table.model.last().kind).toBe("time");
    await table.model.answer({ clock: { ...CLOCK, ms: 9_000 } });
    expect(left(table)).toBe("Your time 0:09");
    await pass(4_000);
    expect([left(table), table.said()]).toEqual(["Your time 0:05", "5 seconds left."]);
  });

  test("a view that is opened late asks how late it is", async () => {
    const table = await mount("clock-three-lanes");
    expect(table.model.last()).toMatchObject({ kind: "clock", do: "look" });
    await table.model.answer({ clock: { ...CLOCK, ms: 30_000 } });
    expect([left(table), table.said()]).toEqual(["Your time 0:30", ""]);
  });

  test("it is stopped, doubled and switched off with one press each", async () => {
    const table = await timed();
    for (const { do: what, label } of CLOCK.actions) {
      await table.press(label);
      expect(table.model.last()).toMatchObject({ kind: "clock", do: what });
      await table.model.answer();
    }
    await table.model.setScene({ clock: { ...CLOCK, runs: false, text: "The clock is stopped." } });
    await pass(90_000);
    expect(left(table)).toBe("Your time 1:04");
    expect(requests(table, "time")).toEqual([]);
  });

  test("whoever wants no clock has none from the start", async () => {
    localStorage.setItem("lettergames.table", JSON.stringify({ timed: false }));
    const table = await mount("clock-three-lanes");
    expect(requests(table, "clock").map((each) => each["do"])).toEqual(["off"]);
  });

  test("somebody else's clock is seen and neither called nor pressed", async () => {
    localStorage.setItem("lettergames.table", JSON.stringify({ timed: false }));
    const table = await timed({ seat: 1, label: "Ben's time", calls: [], actions: [], ms: 61_000 });
    await pass(50_000);
    expect([left(table), table.said()]).toEqual(["Ben's time 0:11", ""]);
    expect(requests(table, "clock").map((each) => each["do"])).toEqual(["look"]);
  });

  test("two views of one table count alike", async () => {
    const model = new MockModel(load("clock-three-lanes"));
    const tables = [await mount(model.traits, model), await mount(model.traits, model)];
    for (const { id } of model.sent) await model.message({ kind: "answer", id, ok: true, clock: { ...CLOCK, ms: 50_000 } });
    await pass(10_000);
    expect(tables.map(left)).toEqual(["Your time 0:40", "Your time 0:40"]);
  });

  test("nothing goes on ticking in a view that is gone", async () => {
    const table = await timed({ ms: 2_000 });
    table.unmount();
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(requests(table, "time")).toEqual([]);
  });
});

describe("the desk under a clock", () => {
  test("Python is told what lies there, also when it is nothing", async () => {
    const table = await timed();
    await type(table, "Yellow word", "MAT");
    await pass(300);
    expect(table.model.last()).toMatchObject({ kind: "check", answers: [[{ lane: "yellow", letters: "MAT" }]] });
    await type(table, "Yellow word", "");
    await pass(300);
    expect(table.model.last()).toMatchObject({ kind: "check", answers: [[]] });
  });

  test("it is empty for whoever comes next", async () => {
    const table = await timed();
    const word = () => (table.ui.getByRole("textbox", { name: "Yellow word" }) as HTMLInputElement).value;
    await type(table, "Yellow word", "MAT");
    expect(word()).toBe("MAT");
    await table.model.setScene({ clock: { ...CLOCK, seat: 1, label: "Ben's time", calls: [], actions: [] } });
    expect(word()).toBe("");
  });
});
