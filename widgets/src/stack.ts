import type { Token } from "./contract";

/** Above this many cards a hand shows equal ones as one card with a count. */
const CROWDED = 20;

const look = ({ face, down, marks }: Token) => JSON.stringify([face, down ?? false, marks ?? []]);

/** Equal cards together, in the order of their first; a small hand lies card by card. */
export function stacks(cards: Token[], crowd = cards.length): Token[][] {
  if (crowd <= CROWDED) return cards.map((card) => [card]);
  const piles = new Map<string, Token[]>();
  for (const card of cards) {
    const key = look(card);
    piles.set(key, [...(piles.get(key) ?? []), card]);
  }
  return [...piles.values()];
}
