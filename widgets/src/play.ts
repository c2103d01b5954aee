import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Answer, Book, Check, PartAnswer, Pick, Refusal, Request, Scene, Takes } from "./contract";
import type { Lanes } from "./desk";
import type { Settings } from "./settings";
import type { Path, Selection, Spot } from "./tree";

/** What every piece of the table shares: what is shown, what is chosen, and how to choose. */
export interface Play {
  book: Book;
  scene: Scene; // the one shown: now, or a moment looked back at
  settings: Settings;
  live: boolean; // false while looking back
  sending: boolean;
  selection: Selection;
  path: Path | null;
  refused: Refused | null;
  lanes: Lanes;
  spot(takes: Takes, pick: Pick): Spot | null;
  /** A press on something that can be chosen: chooses it, says why it cannot be, or plays it the second time. */
  press(takes: Takes, pick: Pick): void;
  pressForm(form: string): void;
  /** Answers part `index` outright: a number, trays, a word. */
  answer(index: number, answer: PartAnswer): void;
  arrange(lanes: Lanes): void;
  takeBack(): void;
  /** What was taken one by one cannot be taken back any more. */
  pin(): void;
  commit(last?: PartAnswer): void;
  check(answer: PartAnswer): Promise<Check | null>;
  ask(request: Request): Promise<Answer>;
  lookBack(moment: number): void;
  say(text: string): void;
}

/** A refused press, and the key of the thing pressed: "card:6", "seat:1", "form:draw". */
export interface Refused {
  key: string;
  refusal: Refusal;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error("a piece of the table stands outside the table");
  return play;
}

/** A refusal as it is said: the facts of this position, then the rule's own text. */
export function refusalText(book: Book, { rule, facts }: Refusal): string {
  const text = book.rules[rule];
  return text ? `${facts} — ${text.title}: ${text.text}` : facts;
}
