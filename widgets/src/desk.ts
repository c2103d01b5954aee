import type { Face, Lane, LaneAnswer, Token } from "./contract";

/** A letter of a word and the card that stands for it; a letter without a card cannot be laid. */
export interface Slot {
  text: string;
  card: string | null;
  down?: boolean;
}

export type Lanes = Record<string, Slot[]>;

export interface DeskCard {
  id: string;
  rank: string;
  score: number;
  suit: string | undefined;
}

export function deskCards(tokens: Token[], faces: Record<string, Face>): DeskCard[] {
  return tokens.flatMap(({ id, face: key }) => {
    const face = key === undefined ? undefined : faces[key];
    if (id === undefined || !face) return [];
    return [{ id, rank: face.rank.toUpperCase(), score: Number(face.points ?? 0) || 0, suit: face.suit }];
  });
}

export const lettersOf = (slots: Slot[]): string => slots.map((slot) => slot.text).join("");

function keep(lanes: Lanes, stays: (slot: Slot) => boolean): Lanes {
  return Object.fromEntries(Object.entries(lanes).map(([id, slots]) => [id, slots.filter(stays)]));
}

/** The desk without cards that have left the tray. */
export function prune(lanes: Lanes, cards: DeskCard[]): Lanes {
  return keep(lanes, ({ card }) => card === null || cards.some(({ id }) => id === card));
}

/** Takes a card back from the desk, wherever it lies. */
export function without(lanes: Lanes, card: string): Lanes {
  return keep(lanes, (slot) => slot.card !== card);
}

export function usedCards(lanes: Lanes): Set<string> {
  return new Set(Object.values(lanes).flatMap((slots) => slots.flatMap(({ card }) => card ?? [])));
}

/** The cards that may be typed into a lane: those of its suit that lie in no other lane. */
export function freeFor(lane: Lane, lanes: Lanes, cards: DeskCard[]): DeskCard[] {
  const { [lane.id]: _, ...others } = lanes;
  const used = usedCards(others);
  return cards.filter(({ id, suit }) => {
    const fits = lane.suit === undefined || suit === undefined || suit === "multicolored" || suit === lane.suit;
    return fits && !used.has(id);
  });
}

/** The dearest card first, so that the desk proposes what scores most, or saves most when it lies face down. */
const dearest = (cards: Iterable<DeskCard>) => [...cards].sort((a, b) => b.score - a.score);

/**
 * Picks cards for a typed word. A letter keeps the card it had; otherwise the card that scores most comes first.
 * "Q" and "QU" both take a Qu card; the U after it is a card of its own where there are enough, which scores more.
 * What no card shows may be a card face down, for the letters in `down`.
 */
export function spell(text: string, before: Slot[], cards: DeskCard[], down: string[]): Slot[] {
  const typed = text.toUpperCase().replace(/[^\p{L}]/gu, "");
  const free = new Map(dearest(cards).map((card) => [card.id, card]));
  const kept = before.filter((slot) => slot.card !== null);
  const take = (slot: Slot, fits: (card: DeskCard) => boolean): Slot => {
    const at = kept.findIndex((old) => {
      const card = free.get(old.card!);
      return old.text === slot.text && Boolean(old.down) === Boolean(slot.down) && card !== undefined && fits(card);
    });
    const id = at >= 0 ? kept.splice(at, 1)[0]!.card! : [...free.values()].find(fits)?.id;
    if (id === undefined) return { text: slot.text, card: null };
    free.delete(id);
    return { ...slot, card: id };
  };

  const slots: Slot[] = [];
  for (let i = 0; i < typed.length; i++) {
    const letter = typed[i]!;
    const digraph = `${letter}U`;
    if (letter === "Q" && [...free.values()].some(({ rank }) => rank === digraph)) {
      const ahead = typed.slice(i + 1).split("U").length - 1;
      const real = typed[i + 1] === "U" && [...free.values()].filter(({ rank }) => rank === "U").length >= ahead;
      slots.push(take({ text: real ? letter : digraph, card: null }, ({ rank }) => rank === digraph));
      if (typed[i + 1] === "U" && !real) i++;
      continue;
    }
    const slot = take({ text: letter, card: null }, ({ rank }) => rank === letter);
    slots.push(slot.card === null && down.includes(letter) ? { ...slot, down: true } : slot);
  }
  // Only what the printed letters leave over can lie face down.
  return slots.map((slot) => (slot.down ? take(slot, () => true) : slot));
}

/** Moves a slot along its lane; the same slots when it stands at the end. */
export function moveSlot(slots: Slot[], from: number, by: number): Slot[] {
  const to = from + by;
  const slot = slots[from];
  if (!slot || to < 0 || to >= slots.length) return slots;
  return slots.toSpliced(from, 1).toSpliced(to, 0, slot);
}

/** Lets another card lie face down for a letter; if it is on the desk face down already, the two change places. */
export function standIn(slots: Slot[], at: number, card: string): Slot[] {
  const old = slots[at]!.card;
  return slots.map((slot, i) => {
    if (i === at) return { ...slot, card };
    return slot.card === card ? { ...slot, card: old } : slot;
  });
}

const whole = (slots: Slot[]): boolean => slots.every((slot) => slot.card !== null);

export const complete = (lanes: Lanes): boolean => Object.values(lanes).every(whole);

/** The lanes in which every letter has a card. */
export function finished(lanes: Lanes): Lanes {
  return Object.fromEntries(Object.entries(lanes).filter(([, slots]) => whole(slots)));
}

/** The desk as the answer to a word part; lanes without a letter are left out. */
export function laneAnswers(order: Lane[], lanes: Lanes): LaneAnswer[] {
  return order.flatMap(({ id }) => {
    const slots = lanes[id] ?? [];
    if (!slots.length) return [];
    const cards = slots.flatMap(({ text, card, down }) =>
      card === null ? [] : [down ? { card, as: text } : { card }],
    );
    return [{ lane: id, cards, letters: lettersOf(slots) }];
  });
}
