import { useEffect, useState } from "preact/hooks";
import type { Check, Lane, Token, WordPart } from "./contract";
import { CardView } from "./Card";
import {
  complete, type DeskCard, deskCards, finished, freeFor, laneAnswers, lettersOf, moveSlot, prune, type Slot, spell, standIn,
  usedCards, without,
} from "./desk";
import { STEP } from "./hooks";
import { usePlay } from "./play";
import { stacks } from "./stack";
import { Group, RefusalView } from "./Zone";

const PAUSE = 300;

/** What Python says of the words as they lie, asked once typing pauses. */
function useCheck(answer: string, timed: boolean): Check | null {
  const play = usePlay();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    let current = true;
    setCheck(null);
    const timer = setTimeout(async () => {
      // While time runs Python knows what lies here, also when it is nothing.
      const said = answer === "[]" && !timed ? null : await play.check(JSON.parse(answer));
      if (!current || answer === "[]") return; // the desk has changed meanwhile, or is empty
      setCheck(said);
      if (said) play.say([...said.lanes.map((lane) => lane.note), said.total].join(" "));
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [answer]);
  return check;
}

/** Enter goes from word to word and then to the button that lays them, so that no word is laid by it unseen. */
function toNext(event: KeyboardEvent) {
  if (event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  const here = event.currentTarget as HTMLElement;
  const stops = [...here.closest(".lg-choice")!.querySelectorAll<HTMLElement>(".lg-spell input, .lg-play")];
  stops[stops.indexOf(here) + 1]!.focus();
}

interface LaneProps {
  lane: Lane;
  slots: Slot[];
  free: DeskCard[];
  down: string[];
  tokens: Token[];
  active: boolean;
  check: Check["lanes"][number] | undefined;
  onActive(): void;
  onSlots(slots: Slot[]): void;
}

function LaneView({ lane, slots, free, down, tokens, active, check, onActive, onSlots }: LaneProps) {
  const { book, say } = usePlay();
  const [typed, setTyped] = useState("");
  const word = lettersOf(slots);
  const missing = lettersOf(slots.filter((slot) => slot.card === null));
  const faceOf = (id: string | null) => book.faces[tokens.find((token) => token.id === id)?.face ?? ""];
  const type = (text: string) => {
    setTyped(text);
    const next = spell(text, slots, free, down);
    onSlots(next);
    const missing = lettersOf(next.filter((slot) => slot.card === null));
    if (missing) say(`no card for ${missing}`);
  };
  const leftover = free.filter(({ id }) => slots.every((slot) => slot.down || slot.card !== id));
  return (
    <section class={`lg-lane ${active ? "active" : ""}`} data-lane={lane.id} data-suit={lane.suit} aria-label={lane.label}>
      <label class="lg-spell">
        {lane.label}
        <input
          // What was typed stands while it means these cards ("Q" is the Qu card); after a tap the word itself does.
          value={lettersOf(spell(typed, slots, free, down)) === word ? typed : word}
          autocomplete="off"
          spellcheck={false}
          onFocus={onActive}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={toNext}
        />
      </label>
      <Group label={lane.label} class="lg-cards lg-slots">
        {slots.map((slot, i) => {
          const { text, card } = slot;
          const face = faceOf(card);
          const name = !face ? `${text}, no card` : slot.down ? `${text}, face down: ${face.name}` : face.name;
          return (
            <CardView
              key={card ?? `${text}${i}`}
              face={slot.down ? undefined : face}
              name={`${name}, take back`}
              kind={face ? "" : "missing"}
              onPress={() => onSlots(slots.toSpliced(i, 1))}
              onKeyDown={(event) => {
                const by = STEP[event.key];
                if (event.shiftKey && by) onSlots(moveSlot(slots, i, by));
              }}
            >
              {(slot.down || !face) && <span class="lg-standin">{text}</span>}
            </CardView>
          );
        })}
      </Group>
      <div class="lg-row">
        {slots.map((slot, i) => slot.down && slot.card !== null && (
          <label key={i}>
            {slot.text} is{" "}
            <select
              value={slot.card}
              aria-label={`card face down for ${slot.text}`}
              onChange={(event) => onSlots(standIn(slots, i, event.currentTarget.value))}
            >
              {leftover.map(({ id }) => <option key={id} value={id}>{faceOf(id)?.name}</option>)}
            </select>
          </label>
        ))}
      </div>
      {missing && <p class="lg-quiet" data-ok={false}>No card for {missing}</p>}
      {check && <p class="lg-quiet" data-ok={check.ok}><b>{check.points}</b> {check.note}</p>}
    </section>
  );
}

/** Where words are made: lanes, a tray of cards to lay in them, and the sum as Python counts it. */
export function WordDesk({ part }: { part: WordPart }) {
  const { book, scene, lanes: kept, arrange, commit } = usePlay();
  const tray = scene.zones.find((zone) => zone.id === part.tray);
  const tokens = tray?.cards ?? [];
  const cards = deskCards(tokens, book.faces);
  const lanes = prune(kept, cards);
  const [order, setOrder] = useState<string[]>([]);
  const [at, setAt] = useState("");
  const active = part.lanes.find((lane) => lane.id === at) ?? part.lanes[0]!;
  const slots = lanes[active.id] ?? [];
  const used = usedCards(lanes);
  const done = laneAnswers(part.lanes, finished(lanes));
  const answer = complete(lanes) ? done : [];
  const check = useCheck(JSON.stringify(done), Boolean(scene.clock?.runs));
  const setLane = (id: string, next: Slot[]) => arrange({ ...lanes, [id]: next });
  const add = (slot: Slot) => setLane(active.id, [...slots, slot]);
  const card = (token: Token) => cards.find(({ id }) => id === token.id)!;
  const sort = (key: (token: Token) => string | number) =>
    setOrder([...tokens].sort((a, b) => (key(a) < key(b) ? -1 : 1)).map((token) => token.id!));
  return (
    <div class="lg-choice">
      <div class="lg-lanes">
        {part.lanes.map((lane) => (
          <LaneView
            key={lane.id}
            lane={lane}
            slots={lanes[lane.id] ?? []}
            free={freeFor(lane, lanes, cards)}
            down={part.down}
            tokens={tokens}
            active={lane === active && part.lanes.length > 1}
            check={check?.lanes.find((each) => each.id === lane.id)}
            onActive={() => setAt(lane.id)}
            onSlots={(next) => setLane(lane.id, next)}
          />
        ))}
      </div>
      <Group label={tray?.title ?? part.prompt} class="lg-cards lg-tray">
        {stacks([...tokens].sort((a, b) => order.indexOf(a.id!) - order.indexOf(b.id!))).map((stack) => {
          const left = stack.filter(({ id }) => !used.has(id!));
          const face = book.faces[stack[0].face ?? ""];
          const many = stack.length > 1;
          return (
            <CardView
              key={stack[0].id}
              face={face}
              name={`${face?.name}${many ? `, ${left.length} of ${stack.length} free` : ""}`}
              pressed={left.length < stack.length}
              kind={left.length ? "" : "spent"}
              onPress={() => (left[0] ? add({ text: card(left[0]).rank, card: left[0].id! }) : arrange(without(lanes, stack.at(-1)!.id!)))}
            >
              {many && <span class="lg-count">×{left.length}</span>}
            </CardView>
          );
        })}
      </Group>
      {part.down.length > 0 && (
        <Group label="A card face down as">
          A card face down as
          {part.down.map((text) => (
            <button
              key={text}
              data-rove
              aria-label={`face down as ${text}`}
              onClick={() => setLane(active.id, [...slots, ...spell(text, [], cards.filter(({ id, rank }) => !used.has(id) && rank !== text), part.down)])}
            >
              {text}
            </button>
          ))}
        </Group>
      )}
      <div class="lg-row">
        <button onClick={() => setLane(active.id, slots.slice(0, -1))}>Backspace</button>
        <button onClick={() => arrange({})}>Clear</button>
        <button onClick={() => sort(Math.random)}>Shuffle</button>
        <button onClick={() => sort((token) => card(token).rank)}>Sort</button>
      </div>
      {check && <p><b>{check.total}</b> {check.left}</p>}
      {check?.refused && <RefusalView refusal={check.refused} />}
      <div class="lg-row steady">
        <button class="lg-play main" aria-disabled={!answer.length} onClick={() => answer.length && commit(answer)}>
          Lay
        </button>
        {part.pass && <button onClick={() => commit([])}>{part.pass}</button>}
      </div>
    </div>
  );
}
