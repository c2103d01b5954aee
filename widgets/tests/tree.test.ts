import { expect, test } from "vitest";
import type { Choice, PlacesPart } from "../src/contract";
import { place } from "../src/places";
import { choose, NOTHING, type Selection, soleForm, spot, takeBack, walk } from "../src/tree";
import { load } from "./mount";

const guess = load("secret-your-turn").scene.choice!;
const pass = load("pass-three").scene.choice!;
const talk = load("talk").scene.choice!;

const press = (choice: Choice, selection: Selection, takes: "card" | "seat" | "value", pick: string | number) =>
  choose(selection, spot(choice, selection, takes, pick)!);

test("a card with a target and a value fills its parts in order", () => {
  let chosen = press(guess, NOTHING, "card", "c1");
  expect(walk(guess, chosen).steps.map((step) => step.id)).toEqual(["card", "guess"]);
  chosen = press(guess, chosen, "seat", 2);
  expect(walk(guess, chosen)).toMatchObject({ complete: false });
  chosen = press(guess, chosen, "value", 8);
  expect(walk(guess, chosen)).toMatchObject({ complete: true, form: { id: "play" } });
  expect(chosen.answers).toEqual(["c1", 2, 8]);
});

test("choosing an earlier part again forgets what came after it", () => {
  const chosen = { form: "play", answers: ["c1", 2, 8] };
  expect(press(guess, chosen, "seat", 3).answers).toEqual(["c1", 3]);
  expect(press(guess, chosen, "card", "c8").answers).toEqual(["c8"]);
});

test("the card 5 and the value 5 are two things", () => {
  expect(spot(guess, { form: "play", answers: ["c1", 2] }, "card", 5)).toBeNull();
  expect(spot(guess, { form: "play", answers: ["c1", 2] }, "value", 5)?.index).toBe(2);
  expect(spot(guess, NOTHING, "value", 5)).toBeNull();
});

test("taking back goes part by part, then the form where there are several", () => {
  expect(takeBack(guess, { form: "play", answers: ["c1", 2] })).toEqual({ form: "play", answers: ["c1"] });
  expect(takeBack(guess, { form: "play", answers: ["c1"] })).toBe(NOTHING);
  expect(takeBack(talk, { form: "say", answers: ["4Y"] })).toEqual({ form: "say", answers: [] });
  expect(takeBack(talk, { form: "say", answers: [] })).toBe(NOTHING);
});

test("some: exactly as many as asked, a further press takes back, one too many replaces the first", () => {
  let chosen = NOTHING;
  for (const card of ["Y:A", "B:D", "R:T"]) chosen = press(pass, chosen, "card", card);
  expect(walk(pass, chosen).complete).toBe(true);
  expect(press(pass, chosen, "card", "B:D").answers).toEqual([["Y:A", "R:T"]]);
  expect(press(pass, chosen, "card", "R:Z").answers).toEqual([["B:D", "R:T", "R:Z"]]);
});

test("with several forms a card goes to the first form that takes it", () => {
  expect(soleForm(talk)).toBeNull();
  expect(press(talk, NOTHING, "card", "Y:A")).toEqual({ form: "play", answers: ["Y:A"] });
  expect(spot(talk, { form: "say", answers: [] }, "card", "Y:A")).toBeNull();
});

test("a number starts at its smallest value", () => {
  const draw = load("draw-a-number").scene.choice!;
  expect(walk(draw, { form: "draw", answers: [] })).toMatchObject({ complete: true, steps: [{ answer: 1 }] });
});

const two: PlacesPart = {
  kind: "places",
  prompt: "",
  cards: ["a", "b"].map((pick) => ({ pick, label: pick })),
  zones: ["x", "y"].map((id) => ({ id, label: id })),
  each: 1,
};

test("places: the other card goes where there is room, and changing one changes both", () => {
  expect(place(two, {}, "a", "x")).toEqual({ a: "x", b: "y" });
  expect(place(two, { a: "x", b: "y" }, "b", "x")).toEqual({ b: "x", a: "y" });
});

test("places: with room left in two trays nothing is guessed", () => {
  const four = { ...two, each: 2, cards: ["a", "b", "c", "d"].map((pick) => ({ pick, label: pick })) };
  expect(place(four, {}, "a", "x")).toEqual({ a: "x" });
  expect(place(four, { a: "x" }, "b", "x")).toEqual({ a: "x", b: "x", c: "y", d: "y" });
});
