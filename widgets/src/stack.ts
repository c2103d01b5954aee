import type { Token } from "./contract";

/** Above this many cards a hand shows equal ones as one card with a count. */
const CROWDED = 20;

/** Equal cards together, in the order of their first; a small hand lies card by card. */
export function stacks(cards: Token[], crowd = cards.length): [Token, ...Token[]][] {
  const piles = new Map<string, [Token, ...Token[]]>();
  cards.forEach((card, i) => {
    const key = crowd > CROWDED ? JSON.stringify([card.face, card.down, card.marks]) : String(i);
    const pile = piles.get(key);
    if (pile) pile.push(card);
    else piles.set(key, [card]);
  });
  return [...piles.values()];
}
