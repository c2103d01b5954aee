import type { Choice, Form, Option, Part, PartAnswer, Pick, Takes } from "./contract";

/** What a person has chosen so far: a form, and one answer for each of its parts in order. */
export interface Selection {
  form: string | null;
  answers: PartAnswer[];
}

export const NOTHING: Selection = { form: null, answers: [] };

export interface Step {
  id: string;
  part: Part;
  answer: PartAnswer | undefined;
}

export interface Path {
  form: Form | null;
  steps: Step[]; // answered parts, then the open one
  complete: boolean;
}

/** A single form with parts needs no button of its own. */
export function soleForm(choice: Choice): Form | null {
  const [only, ...others] = choice.forms;
  return only?.part && !others.length && !only.refused && !only.aside ? only : null;
}

export function optionsOf(part: Part): Option[] {
  if (part.kind === "one" || part.kind === "some") return part.options;
  return part.kind === "places" ? part.cards : [];
}

export function findOption(part: Part, pick: Pick | undefined): Option | undefined {
  return optionsOf(part).find((option) => option.pick === pick);
}

function answered(part: Part, answer: PartAnswer): boolean {
  if (part.kind === "some") return (answer as Pick[]).length === part.count;
  if (part.kind === "places") return Object.keys(answer).length === part.cards.length;
  return true;
}

/** Follows a selection through the tree of choices. */
export function walk(choice: Choice, selection: Selection): Path {
  const form = choice.forms.find((each) => each.id === selection.form) ?? soleForm(choice);
  const steps: Step[] = [];
  let next = form?.part;
  for (let i = 0; next !== undefined; i++) {
    const part = choice.parts[next];
    if (!part) break;
    const answer = selection.answers[i] ?? (part.kind === "number" ? part.from : undefined);
    steps.push({ id: next, part, answer });
    if (answer === undefined || !answered(part, answer)) return { form, steps, complete: false };
    next = findOption(part, [answer].flat()[0] as Pick)?.then;
  }
  return { form, steps, complete: form !== null };
}

/** What the button is called that makes the move. */
export function playWord({ steps }: Path): "Confirm" | "Play" {
  const last = steps.at(-1)?.part.kind;
  return last === "some" || last === "places" ? "Confirm" : "Play";
}

/** What is left to do when everything is chosen; "" where something is still asked. */
export function howToPlay(path: Path, quick: boolean): string {
  if (!path.complete || path.steps.at(-1)?.part.kind === "number") return "";
  const word = playWord(path);
  return `${quick && word === "Play" ? "Press it again to play it" : `Press ${word}`}, or choose again.`;
}

/** Answers part `index` of `form` and forgets what was chosen after it. */
export function answerPart(form: Form, selection: Selection, index: number, answer: PartAnswer): Selection {
  return { form: form.id, answers: [...selection.answers.slice(0, index), answer] };
}

/** Takes back the last answer, then the form where there was more than one to choose from. */
export function takeBack(choice: Choice, selection: Selection): Selection {
  const answers = selection.answers.slice(0, -1);
  const form = selection.answers.length > 0 && (answers.length > 0 || !soleForm(choice));
  return form ? { ...selection, answers } : NOTHING;
}

export interface Spot {
  form: Form;
  index: number;
  part: Part;
  option: Option;
  chosen: boolean;
}

function accepts(part: Part, takes: Takes): boolean {
  return part.kind === "one" ? part.takes === takes : part.kind === "some" && takes === "card";
}

export function isChosen(answer: PartAnswer | undefined, pick: Pick): boolean {
  return Array.isArray(answer) ? (answer as Pick[]).includes(pick) : answer === pick;
}

/** Where a press on a card, seat or value goes: the open part first, then earlier ones, then forms not yet chosen. */
export function spot(choice: Choice, selection: Selection, takes: Takes, pick: Pick): Spot | null {
  const { form, steps } = walk(choice, selection);
  const open = form
    ? steps.map(({ part, answer }, index) => ({ form, index, part, answer })).reverse()
    : choice.forms.map((each) => ({
        form: each, index: 0, part: each.refused ? undefined : choice.parts[each.part ?? ""], answer: undefined,
      }));
  const spots = open.flatMap(({ form, index, part, answer }) => {
    const option = part && accepts(part, takes) ? findOption(part, pick) : undefined;
    return part && option ? [{ form, index, part, option, chosen: isChosen(answer, pick) }] : [];
  });
  return spots.find((each) => form ?? !each.option.refused) ?? spots[0] ?? null;
}

/** The selection after a press; a further press on one of several chosen cards takes that card back. */
export function choose(selection: Selection, { form, index, part, option, chosen }: Spot): Selection {
  if (part.kind !== "some") return answerPart(form, selection, index, option.pick);
  const picks = (selection.answers[index] ?? []) as Pick[];
  if (chosen) return answerPart(form, selection, index, picks.filter((pick) => pick !== option.pick));
  return answerPart(form, selection, index, [...picks, option.pick].slice(-part.count));
}
