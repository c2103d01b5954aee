import type { ComponentChildren } from "preact";
import type { Sheet, Token, Zone } from "./contract";
import { Card, type CardSize } from "./Card";
import { useRoving } from "./hooks";
import { usePlay } from "./play";
import { stacks } from "./stack";

export function SheetView({ sheet, title }: { sheet: Sheet; title: string }) {
  return (
    <div class="lg-sheet" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead><tr>{sheet.head.map((cell, i) => <th key={i} scope="col">{cell}</th>)}</tr></thead>
        <tbody>
          {sheet.rows.map(([first, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {cells.map((cell, j) => <td key={j}>{cell}</td>)}
            </tr>
          ))}
        </tbody>
        {sheet.sum && (
          <tfoot>
            <tr>{sheet.sum.map((cell, i) => (i ? <td key={i}>{cell}</td> : <th key={i} scope="row">{cell}</th>))}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Why something pressed here is refused: this position's facts, the rule, and the way to its lesson. */
export function RefusalNote({ keys }: { keys: string[] }) {
  const { book, refused } = usePlay();
  if (!refused || !keys.includes(refused.key)) return null;
  const { facts, rule } = refused.refusal;
  const text = book.rules[rule];
  return (
    <div class="lg-refusal">
      <p>{facts}</p>
      {text && (
        <p class="lg-rule">
          <strong>{text.title}.</strong> {text.text}
          {text.lesson && <> <a href={text.lesson} target="_blank" rel="noopener">See it in the tutorial</a></>}
        </p>
      )}
    </div>
  );
}

/** A group of buttons with one tab stop. */
export function Group({ label, class: name, children }: { label: string; class: string; children: ComponentChildren }) {
  const roving = useRoving<HTMLDivElement>();
  return <div role="group" aria-label={label} class={name} {...roving}>{children}</div>;
}

function Cards({ zone, size }: { zone: Zone; size: CardSize }) {
  const { book } = usePlay();
  const stacking = zone.kind === "hand" || zone.kind === "collection" || zone.kind === "tray";
  const caption = ({ by }: Token) => (by === undefined ? undefined : book.seats[by]?.name);
  const list = (cards: Token[], label: string) => (
    <Group label={label} class="lg-cards">
      {(stacking ? stacks(cards, zone.cards.length) : cards.map((card) => [card])).map((stack, i) => (
        <Card key={stack[0]!.id ?? i} token={stack[0]!} stack={stack} size={size} caption={caption(stack[0]!)} />
      ))}
    </Group>
  );
  if (!zone.groups?.length) return list(zone.cards, zone.title);
  return (
    <div class="lg-groups">
      {zone.groups.map(({ title, cards }) => (
        <div key={title} class="lg-cardgroup">
          <h4>{title}</h4>
          {list(cards.flatMap((i) => zone.cards[i] ?? []), title)}
        </div>
      ))}
    </div>
  );
}

function Pile({ zone }: { zone: Zone }) {
  const count = zone.count ?? zone.cards.length;
  return (
    <span class="lg-pile" data-deep={Math.min(count, 3)} role="img" aria-label={`${zone.title}: ${count}`}>
      {count > 0 && <Card token={{}} size="small" />}
      <span class="lg-pilecount">{count}</span>
    </span>
  );
}

function Contents({ zone, size }: { zone: Zone; size: CardSize }) {
  if (zone.sheet) return <SheetView sheet={zone.sheet} title={zone.title} />;
  if (zone.kind === "pile" && !zone.cards.some((card) => card.face)) return <Pile zone={zone} />;
  return (
    <>
      {zone.cards.length > 0 && <Cards zone={zone} size={size} />}
      {zone.lines && zone.lines.length > 0 && (
        <ul class="lg-lines">{zone.lines.map((line, i) => <li key={i}>{line}</li>)}</ul>
      )}
    </>
  );
}

/** A place on the table. A closed one opens by itself while something in it can be chosen. */
export function ZoneView({ zone }: { zone: Zone }) {
  const play = usePlay();
  const mine = zone.seat !== null && play.book.seats[zone.seat]?.you === true;
  const shown = zone.kind === "display" && zone.cards.length <= 2;
  const size = (zone.kind === "hand" && mine) || shown ? "full" : "small";
  const ids = zone.cards.flatMap(({ id }) => id ?? []);
  const contents = (
    <>
      {zone.note && <p class="lg-zonenote">{zone.note}</p>}
      <Contents zone={zone} size={size} />
      <RefusalNote keys={ids.map((id) => `card:${id}`)} />
    </>
  );
  const count = zone.count !== undefined && zone.kind !== "pile" ? ` (${zone.count})` : "";
  if (zone.closed) {
    const asked = ids.some((id) => play.spot("card", id) !== null);
    return (
      <details class={`lg-zone ${zone.kind}`} data-zone={zone.id} open={asked}>
        <summary>{zone.title}{count}</summary>
        {contents}
      </details>
    );
  }
  return (
    <section class={`lg-zone ${zone.kind}`} data-zone={zone.id} aria-label={zone.title}>
      <h3>{zone.title}{count}</h3>
      {contents}
    </section>
  );
}
