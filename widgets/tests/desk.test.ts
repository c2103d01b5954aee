import { expect, test } from "vitest";
import { complete, type DeskCard, freeFor, laneAnswers, lettersOf, moveSlot, prune, spell, standIn, without } from "../src/desk";

const card = (id: string, rank: string, score = 0, suit?: string): DeskCard => ({ id, rank, score, suit });
const tricks = [
  card("m", "K", 1, "multicolored"), card("k", "K", 0, "blue"), card("i", "I", 0, "blue"), card("t", "T", 0, "blue"),
  card("q", "QU", 1, "red"), card("u", "U", 0, "red"),
];
const VOWELS = [..."AEIOU"];
const ids = (slots: { card: string | null }[]) => slots.map((slot) => slot.card);

test("letters pick cards, the one that scores more first", () => {
  expect(ids(spell("kit", [], tricks, []))).toEqual(["m", "i", "t"]);
});

test("a letter keeps the card it had", () => {
  const before = spell("kit", [], tricks.filter(({ id }) => id !== "m"), []);
  expect(ids(spell("kitt", before, tricks, []))).toEqual(["k", "i", "t", null]);
});

test.each([["QIT", tricks], ["QUIT", tricks.filter(({ id }) => id !== "u")]])("%s takes the Qu card and no U", (typed, cards) => {
  const slots = spell(typed, [], cards, []);
  expect(ids(slots)).toEqual(["q", "i", "t"]);
  expect(lettersOf(slots)).toBe("QUIT");
});

test("a U after the Qu card is a real U where there is one, and another U is not left without a card for it", () => {
  expect(ids(spell("quit", [], tricks, []))).toEqual(["q", "u", "i", "t"]);
  expect(lettersOf(spell("quit", [], tricks, []))).toBe("QUIT");
  expect(ids(spell("quu", [], tricks, []))).toEqual(["q", "u"]);
  expect(ids(spell("quiu", [], tricks, []))).toEqual(["q", "i", "u"]);
});

test("a letter without a card is shown as missing and cannot be laid", () => {
  const slots = spell("KITE", [], tricks, []);
  expect(slots.at(-1)).toEqual({ text: "E", card: null });
  expect(complete({ word: slots })).toBe(false);
});

const dead = [card("b", "B", 3), card("b2", "B", 3), card("c", "C", 3), card("s", "S", 1), card("x", "X", 8), card("j", "J", 8), card("y", "Y", 4)];

test("vowels lie face down on the dearest leftovers, never on a card the word shows", () => {
  const slots = spell("because", [], dead, VOWELS);
  expect(lettersOf(slots)).toBe("BECAUSE");
  expect(ids(slots)).toEqual(["b", "x", "c", "j", "y", "s", "b2"]);
  expect(slots.filter((slot) => slot.down).map((slot) => slot.text)).toEqual(["E", "A", "U", "E"]);
});

test("the card under a vowel can be changed, and two of them change places", () => {
  const slots = spell("bec", [], dead, VOWELS);
  expect(ids(standIn(slots, 1, "y"))).toEqual(["b", "y", "c"]);
  const ea = spell("ea", [], dead, VOWELS);
  expect(ids(standIn(ea, 0, "j"))).toEqual(["j", "x"]);
});

test("a changed card stays under its vowel while one types on", () => {
  const changed = standIn(spell("be", [], dead, VOWELS), 1, "y");
  expect(ids(spell("bec", changed, dead, VOWELS))).toEqual(["b", "y", "c"]);
});

test("a lane takes its suit and multicolored cards that lie in no other lane", () => {
  const lanes = { red: [{ text: "K", card: "m" }] };
  expect(freeFor({ id: "blue", label: "", suit: "blue" }, lanes, tricks).map(({ id }) => id)).toEqual(["k", "i", "t"]);
  expect(freeFor({ id: "red", label: "", suit: "red" }, lanes, tricks).map(({ id }) => id)).toEqual(["m", "q", "u"]);
});

test("the answer names lane, cards and letters, and what lies face down", () => {
  const lanes = { word: spell("be", [], dead, VOWELS), other: [] };
  expect(laneAnswers([{ id: "word", label: "" }, { id: "other", label: "" }], lanes)).toEqual([
    { lane: "word", cards: [{ card: "b" }, { card: "x", as: "E" }], letters: "BE" },
  ]);
});

test("cards come back to the tray, move in their lane, and leave with the tray", () => {
  const lanes = { word: spell("kit", [], tricks, []) };
  expect(ids(without(lanes, "i")["word"]!)).toEqual(["m", "t"]);
  expect(ids(moveSlot(lanes.word, 0, 1))).toEqual(["i", "m", "t"]);
  expect(moveSlot(lanes.word, 0, -1)).toBe(lanes.word);
  expect(ids(prune(lanes, [card("t", "T")])["word"]!)).toEqual(["t"]);
});
