/** What Python sends and what it answers. Every sentence in here was made in Python. */

export interface Book {
  game: string;
  title: string;
  faces: Record<string, Face>;
  rules: Record<string, RuleText>;
  rulebook: { section: string; rules: string[] }[];
  differences: string;
  house: string[];
  options: OptionRow[];
  seats: SeatInfo[];
  levels: string[];
  deal: number | null;
  commands: string;
  conventions?: { name: string; text: string; on: boolean }[];
  group?: { name: string; text: string };
  lessons?: string;
  intro?: string;
}

export type Suit = "yellow" | "blue" | "red" | "multicolored";

export interface Face {
  name: string;
  rank: string;
  title?: string;
  text?: string;
  note?: string;
  suit?: Suit;
  points?: string;
  emblem?: string;
}

export interface RuleText {
  title: string;
  text: string;
  status?: "reading" | "house";
  printed?: string;
}

export interface OptionRow {
  name: string;
  label: string;
  about: string;
  value: string;
  standard: string;
  choices: string[];
  words?: Record<string, string>;
}

export interface SeatInfo {
  name: string;
  initial: string;
  you: boolean;
  kind: string;
}

export interface Scene {
  n: number;
  heading: string;
  prompt: string;
  turn: number | null;
  yours: boolean;
  seats: SeatState[];
  zones: Zone[];
  choice: Choice | null;
  log: LogLine[];
  since: number;
  waiting: { seat: number; text: string; ms: number | null } | null;
  outcome: { headline: string; why: string; final: boolean; sheet: Sheet | null } | null;
  actions: { id: string; label: string; note?: string; main?: boolean }[];
  undo: { able: boolean; why: string };
  marks: string[];
  notice: { kind: "info" | "error"; text: string; rule?: string } | null;
  count: { title: string; rows: { label: string; value: string; note?: string }[] } | null;
  clock?: ClockScene;
  lesson?: LessonScene;
}

/** The time of the seat that is timed, as it was when this was sent. */
export interface ClockScene {
  seat: number;
  label: string;
  ms: number;
  runs: boolean;
  text: string;
  calls: { ms: number; text: string }[]; // what is said when so much is left
  actions: { do: string; label: string }[];
}

/** A step of a lesson, on the table it is about. */
export interface LessonScene {
  title: string;
  place: string;
  kind: "watch" | "try" | "predict" | "count" | "code" | "free" | "over";
  text: string;
  choices: string[];
  number: boolean;
  feedback: { kind: "right" | "cost" | "hint" | "told"; text: string; rule?: string } | null;
  actions: { id: string; label: string; main?: boolean }[];
  progress: { done: number; of: number };
}

export interface LogLine {
  n: number;
  seat: number | null;
  text: string;
}

export interface SeatState {
  seat: number;
  name: string;
  status: string[];
  out: boolean;
  shielded: boolean;
  points: number | null;
  target: number | null;
  held: number;
  marks: string[];
}

export type ZoneKind =
  | "hand" | "row" | "trick" | "pile" | "aside" | "display" | "collection" | "tray" | "lane" | "sheet" | "talk";

export interface Zone {
  id: string;
  kind: ZoneKind;
  title: string;
  seat: number | null;
  cards: Token[];
  count?: number;
  note?: string;
  groups?: { title: string; cards: number[] }[];
  closed?: boolean;
  sheet?: Sheet;
  lines?: string[];
  log?: LogLine[];
}

export interface Token {
  id?: string;
  face?: string;
  down?: boolean;
  count?: number;
  by?: number;
  marks?: string[];
}

export interface Sheet {
  head: string[];
  rows: string[][];
  sum?: string[];
}

export interface Choice {
  forms: Form[];
  parts: Record<string, Part>;
}

export interface Form {
  id: string;
  label: string;
  refused?: Refusal;
  part?: string;
  confirm?: boolean;
  aside?: boolean; // may be done besides what is asked, so it opens when it is wanted
  hold?: boolean; // the table waits, so that it can be done
}

export type Pick = string | number;
export type Takes = "card" | "seat" | "value";

export interface OnePart { kind: "one"; takes: Takes; prompt: string; options: Option[] }
export interface SomePart { kind: "some"; prompt: string; count: number; options: Option[] }
export interface NumberPart { kind: "number"; prompt: string; from: number; to: number; unit: string }
export interface PlacesPart {
  kind: "places";
  prompt: string;
  cards: Option[];
  zones: { id: string; label: string }[];
  each: number;
}
export interface WordPart {
  kind: "word";
  prompt: string;
  tray: string;
  lanes: Lane[];
  down: string[];
  check: "live" | "laying" | "never";
  pass?: string;
}
export interface Lane { id: string; label: string; suit?: string }
export type Part = OnePart | SomePart | NumberPart | PlacesPart | WordPart;

export interface Option {
  pick: Pick;
  label: string;
  note?: string;
  refused?: Refusal;
  then?: string;
  warn?: string;
}

export interface Refusal {
  rule: string;
  facts: string;
}

/** The answer to one part; a passed word is the empty list. */
export type PartAnswer = Pick | Pick[] | Record<string, string> | LaneAnswer[];
export interface LaneAnswer {
  lane: string;
  cards: { card: string; as?: string }[];
  letters: string;
}

export interface Check {
  lanes: { id: string; text: string; ok: boolean | null; points: string; note: string }[];
  total: string;
  left: string;
  ready: boolean;
  refused?: Refusal;
}

export type Request =
  | { kind: "move" | "check"; form: string; answers: PartAnswer[] }
  | { kind: "advance" | "undo" }
  | { kind: "moment"; at: number }
  | { kind: "text"; text: string }
  | { kind: "ask"; what: "hint" | "legal" | "read" | "rules" }
  | { kind: "action"; action: string }
  | { kind: "time"; answers?: PartAnswer[] }
  | { kind: "clock"; do: string }
  | { kind: "lesson"; do: string; value?: number }
  | { kind: "forget" }
  | StartRequest;

export interface StartRequest {
  kind: "start";
  options: Record<string, string>;
  names: string[];
  kinds: string[];
  deal: number | "same" | "next" | null;
  conventions?: string[];
  group?: string;
}

export interface Answer {
  kind: "answer";
  id: string;
  ok: boolean;
  stale?: boolean;
  error?: { text: string; rule?: string; facts?: string; pick?: Pick };
  say?: string;
  check?: Check;
  scene?: Scene;
  clock?: ClockScene | null;
}

export type Message = Answer | { kind: "busy"; text: string };

/** The part of a Jupyter widget model that the table uses. */
export interface Model {
  get(name: "book"): Book;
  get(name: "scene"): Scene;
  on(event: string, handler: (...args: any[]) => void): void;
  off(event: string, handler: (...args: any[]) => void): void;
  send(content: unknown): void;
}
