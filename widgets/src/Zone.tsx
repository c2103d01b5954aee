import type { ComponentChildren } from "preact";
import type { Refusal, Sheet, Token, Zone } from "./contract";
import { Card, type CardSize, CardView } from "./Card";
import { useRoving } from "./hooks";
import { Lines } from "./Lines";
import { usePlay } from "./play";
import { stacks } from "./stack";

export function SheetView({ sheet: { head, rows, sum }, title }: { sheet: Sheet; title: string }) {
  const row = (cells: string[], isHead: boolean) => (
    <tr>
      {cells.map((cell, i) => (
        cell && (isHead || !i) ? <th key={i} scope={isHead ? "col" : "row"}>{cell}</th> : <td key={i}>{cell}</td>
      ))}
    </tr>
  );
  return (
    <div class="lg-sheet" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>{row(head, true)}</thead>
        <tbody>{rows.map((cells) => row(cells, false))}</tbody>
        {sum && <tfoot>{row(sum, false)}</tfoot>}
      </table>
    </div>
  );
}

/** The way to the lesson of a rule: the place in this notebook if it is there, else the tutorial. */
export function LessonLink({ rule }: { rule: string }) {
  const { lessons } = usePlay().book;
  if (!lessons) return null;
  const anchor = rule.replaceAll("_", "-");
  // JupyterLab turns the id of an anchor in a text cell into data-jupyter-id.
  const go = (event: Event) => {
    const place = document.querySelector(`[data-jupyter-id="${anchor}"], [id="${anchor}"]`);
    if (place) event.preventDefault();
    place?.scrollIntoView();
  };
  return <a class="lg-lesson" href={`${lessons}#${anchor}`} target="_blank" onClick={go}>See it in the tutorial</a>;
}

/** Why something is refused: this position's facts, the rule, and the way to its lesson. */
export function RefusalView({ refusal: { facts, rule } }: { refusal: Refusal }) {
  const text = usePlay().book.rules[rule];
  return (
    <div class="lg-refusal">
      {facts && <p>{facts}</p>}
      {text && <p><b>{text.title}.</b> {text.text} <LessonLink rule={rule} /></p>}
    </div>
  );
}

/** The refusal of the last press, where the thing pressed lies. */
export function Refused({ keys }: { keys: string[] }) {
  const { refused } = usePlay();
  return refused && keys.includes(refused.key) ? <RefusalView refusal={refused.refusal} /> : null;
}

interface GroupProps {
  label: string;
  class?: string;
  children: ComponentChildren;
}

/** A group of buttons with one tab stop. */
export function Group({ label, class: name = "lg-row", children }: GroupProps) {
  return <div role="group" aria-label={label} class={name} {...useRoving<HTMLDivElement>()}>{children}</div>;
}

function Cards({ zone, size }: { zone: Zone; size: CardSize }) {
  const { book } = usePlay();
  const order = zone.kind === "row" || zone.kind === "trick";
  const list = (cards: Token[], label: string) => (
    <Group label={label} class="lg-cards">
      {stacks(cards, order ? 0 : zone.cards.length).map((stack, i) => (
        <Card key={stack[0].id ?? i} stack={stack} size={size} caption={book.seats[stack[0].by ?? -1]?.name} />
      ))}
    </Group>
  );
  if (!zone.groups?.length) return list(zone.cards, zone.title);
  return (
    <div class="lg-groups">
      {zone.groups.map(({ title, cards }) => (
        <div key={title}>
          <h4>{title}</h4>
          {list(cards.flatMap((i) => zone.cards[i] ?? []), title)}
        </div>
      ))}
    </div>
  );
}

function Contents({ zone, size }: { zone: Zone; size: CardSize }) {
  const { kind, title, note, cards, count = 0, sheet, lines = [], log } = zone;
  return (
    <>
      {note && <p class="lg-quiet">{note}</p>}
      {sheet && <SheetView sheet={sheet} title={title} />}
      {cards.length > 0 && <Cards zone={zone} size={size} />}
      {kind === "pile" && !cards.length && count > 0 && (
        <span class="lg-pile" data-deep={Math.min(count, 3)}>
          <CardView face={undefined} name={`${title}: ${count}`} />
        </span>
      )}
      {lines.map((line, i) => <p key={i}>{line}</p>)}
      {log && <Lines lines={log} />}
      <Refused keys={cards.map(({ id }) => `card:${id}`)} />
    </>
  );
}

/** A place on the table. A closed one opens by itself while something in it can be chosen. */
export function ZoneView({ zone }: { zone: Zone }) {
  const { book, spot } = usePlay();
  const { id, kind, title, seat, cards, count, closed } = zone;
  const mine = book.seats[seat ?? -1]?.you && kind === "hand";
  const size = mine || (kind === "display" && cards.length < 3) ? "full" : "small";
  const Place = closed ? "details" : "div";
  const Heading = closed ? "summary" : "h3";
  const asked = closed && cards.some((card) => card.id !== undefined && spot("card", card.id));
  return (
    <Place class={`lg-zone ${kind}`} data-zone={id} open={asked}>
      <Heading>{count === undefined ? title : `${title} (${count})`}</Heading>
      <Contents zone={zone} size={size} />
    </Place>
  );
}
