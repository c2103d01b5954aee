import type { PlacesPart } from "./contract";

type Places = Record<string, string>;

/** Puts a card into a zone. A full zone gives one up, and cards with a single place left go there by themselves. */
export function place(part: PlacesPart, before: Places, pick: string, zone: string): Places {
  const { [pick]: _, ...rest } = before;
  const inside = (places: Places, id: string) => Object.keys(places).filter((card) => places[card] === id);
  const [moved] = inside(rest, zone).length >= part.each ? inside(rest, zone) : [];
  if (moved !== undefined) delete rest[moved];
  const after: Places = { ...rest, [pick]: zone };
  const open = part.zones.filter(({ id }) => inside(after, id).length < part.each);
  if (open.length === 1) {
    for (const card of part.cards) after[String(card.pick)] ??= open[0]!.id;
  }
  return after;
}
