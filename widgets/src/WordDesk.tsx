import { useEffect, useRef, useState } from "preact/hooks";
import type { Check, Lane, Token, WordPart } from "./contract";
import { faceOf, Picture } from "./Card";
import {
  complete, type DeskCard, deskCards, freeFor, laneAnswers, lettersOf, moveSlot, prune, type Slot, spell, standIn,
  usedCards, without,
} from "./desk";
import { usePlay } from "./play";
import { stacks } from "./stack";
import { Group } from "./Zone";

const PAUSE = 300;

/** What Python says of the words as they lie, asked once typing pauses. */
function useCheck(part: WordPart, answer: string): Check | null {
  const play = usePlay();
  const [check, setCheck] = useState<Check | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    const asked = ++latest.current;
    if (answer === "[]") {
      setCheck(null);
      return undefined;
    }
    const timer = setTimeout(async () => {
      const said = await play.check(JSON.parse(answer));
      if (asked !== latest.current) return;
      setCheck(said);
      if (said) play.say([...said.lanes.map((lane) => lane.note), said.total].filter(Boolean).join(". "));
    }, PAUSE);
    return () => {
      latest.current++;
      clearTimeout(timer);
    };
  }, [part, answer]);
  return check;
}

interface LaneProps {
  part: WordPart;
  lane: Lane;
  slots: Slot[];
  cards: DeskCard[];
  tokens: Token[];
  free: DeskCard[];
  active: boolean;
  check: Check["lanes"][number] | undefined;
  onActive(): void;
  onSlots(slots: Slot[]): void;
}

function LaneView({ part, lane, slots, cards, tokens, free, active, check, onActive, onSlots }: LaneProps) {
  const { book, say } = usePlay();
  const [typed, setTyped] = useState("");
  const word = lettersOf(slots);
  // What was typed stands as long as it means these cards ("Q" is the Qu card); after a tap the word itself does.
  const text = lettersOf(spell(typed, slots, free, part.down)) === word ? typed : word;
  const type = (value: string) => {
    setTyped(value);
    const next = spell(value, slots, free, part.down);
    onSlots(next);
    const missing = next.filter((slot) => slot.card === null).map((slot) => slot.text);
    if (missing.length) say(`no card for ${missing.join(", ")}`);
  };
  const leftover = free.filter(({ id }) => !slots.some((slot) => slot.card === id && !slot.down));
  const faceFor = (id: string | null) => {
    const token = tokens.find((each) => each.id === id);
    return token && faceOf(book.faces, token);
  };
  return (
    <section class={`lg-lane ${active ? "active" : ""}`} data-lane={lane.id} data-suit={lane.suit} aria-label={lane.label}>
      <label class="lg-spell">
        <span>{lane.label}</span>
        <input
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onFocus={onActive}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <Group label={lane.label} class="lg-slots">
        {slots.map((slot, i) => {
          const face = faceFor(slot.card);
          const name = slot.card === null ? `${slot.text}, no card`
            : slot.down ? `${slot.text}, face down: ${face?.name}` : (face?.name ?? slot.text);
          return (
            <button
              key={slot.card ?? `${slot.text}${i}`}
              class={`lg-card small plain slot ${slot.card === null ? "missing" : ""} ${slot.down ? "down" : ""}`}
              data-rove
              aria-label={`${name}, take back`}
              onClick={() => onSlots(slots.toSpliced(i, 1))}
              onKeyDown={(event) => {
                if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
                event.preventDefault();
                onSlots(moveSlot(slots, i, event.key === "ArrowLeft" ? -1 : 1));
              }}
            >
              {slot.down || !face ? <span class="lg-standin">{slot.text}</span> : <Picture face={face} size="small" />}
              {slot.down && <span class="lg-under">{face?.rank}</span>}
            </button>
          );
        })}
      </Group>
      {slots.some((slot) => slot.down && slot.card) && (
        <div class="lg-downs">
          {slots.map((slot, i) => slot.down && slot.card !== null && (
            <label key={i}>
              <span>{slot.text} is</span>
              <select
                value={slot.card}
                aria-label={`card face down for ${slot.text}`}
                onChange={(event) => onSlots(standIn(slots, i, event.currentTarget.value))}
              >
                {leftover.map((card) => (
                  <option key={card.id} value={card.id}>{faceFor(card.id)?.name}{card.score ? ` (${card.score})` : ""}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      {check && (
        <p class="lg-lanecheck" data-ok={String(check.ok)}>
          {check.points && <b>{check.points}</b>} {check.note}
        </p>
      )}
      {!cards.length && <p class="lg-lanecheck">No cards</p>}
    </section>
  );
}

/** Where a word is made: a tray of cards, lanes to lay them in, and the sum as Python counts it. */
export function WordDesk({ part }: { part: WordPart }) {
  const play = usePlay();
  const tray = play.scene.zones.find((zone) => zone.id === part.tray);
  const tokens = tray?.cards ?? [];
  const cards = deskCards(tokens, play.book.faces);
  const lanes = prune(play.lanes, cards);
  const [order, setOrder] = useState<string[] | null>(null);
  const [at, setAt] = useState(part.lanes[0]?.id);
  const active = part.lanes.find((lane) => lane.id === at) ?? part.lanes[0]!;
  const answer = laneAnswers(part.lanes, lanes);
  const check = useCheck(part, JSON.stringify(complete(lanes) ? answer : []));
  const used = usedCards(lanes);
  const setLane = (id: string, slots: Slot[]) => play.arrange({ ...lanes, [id]: slots });
  const rank = (token: Token) => cards.find((card) => card.id === token.id)?.rank ?? "";

  const place = order ? [...tokens].sort((a, b) => order.indexOf(a.id!) - order.indexOf(b.id!)) : tokens;
  const press = (stack: Token[]) => {
    const fresh = stack.find(({ id }) => id !== undefined && !used.has(id));
    if (fresh) setLane(active.id, [...(lanes[active.id] ?? []), { text: rank(fresh), card: fresh.id! }]);
    else play.arrange(without(lanes, stack.at(-1)!.id!));
  };
  const type = (letter: string) => {
    const slots = lanes[active.id] ?? [];
    const free = freeFor(active, lanes, cards);
    setLane(active.id, [...slots, ...spell(letter, [], free.filter(({ id }) => !used.has(id)), [letter])]);
  };
  const lay = () => {
    if (!answer.length || !complete(lanes)) play.say("There is no word on the desk");
    else play.commit(answer);
  };
  return (
    <div class="lg-desk">
      <div class="lg-lanes">
        {part.lanes.map((lane) => (
          <LaneView
            key={lane.id}
            part={part}
            lane={lane}
            slots={lanes[lane.id] ?? []}
            cards={cards}
            tokens={tokens}
            free={freeFor(lane, lanes, cards)}
            active={lane === active && part.lanes.length > 1}
            check={check?.lanes.find((each) => each.id === lane.id)}
            onActive={() => setAt(lane.id)}
            onSlots={(slots) => setLane(lane.id, slots)}
          />
        ))}
      </div>
      <Group label={tray?.title ?? part.prompt} class="lg-cards lg-tray">
        {stacks(place).map((stack) => {
          const face = faceOf(play.book.faces, stack[0]!);
          const left = stack.filter(({ id }) => id !== undefined && !used.has(id)).length;
          return (
            <button
              key={stack[0]!.id}
              class={`lg-card small plain ${left ? "" : "spent"}`}
              data-rove
              aria-pressed={left < stack.length}
              aria-label={stack.length > 1 ? `${face?.name}, ${left} of ${stack.length} free` : (face?.name ?? "")}
              onClick={() => press(stack)}
            >
              <Picture face={face} size="small" />
              {stack.length > 1 && <span class="lg-count">×{left}</span>}
            </button>
          );
        })}
      </Group>
      {part.down.length > 0 && (
        <Group label="A card face down as" class="lg-downletters">
          <span aria-hidden="true">A card face down as</span>
          {part.down.map((letter) => (
            <button key={letter} data-rove aria-label={`face down as ${letter}`} onClick={() => type(letter)}>
              {letter}
            </button>
          ))}
        </Group>
      )}
      <div class="lg-desktools">
        <button onClick={() => setLane(active.id, (lanes[active.id] ?? []).slice(0, -1))}>Backspace</button>
        <button onClick={() => play.arrange({})}>Clear</button>
        <button onClick={() => setOrder(shuffled(tokens.map((token) => token.id!)))}>Shuffle</button>
        <button onClick={() => setOrder([...tokens].sort((a, b) => rank(a).localeCompare(rank(b))).map((token) => token.id!))}>
          Sort
        </button>
      </div>
      {check && (
        <div class="lg-sum">
          {check.total && <p><b>{check.total}</b></p>}
          {check.left && <p>{check.left}</p>}
          {check.refused && <p class="lg-refusal">{play.explain(check.refused)}</p>}
        </div>
      )}
      <div class="lg-commit steady">
        <div class="lg-commitbuttons">
          <button class="lg-play main" aria-disabled={answer.length && complete(lanes) ? undefined : "true"} onClick={lay}>
            Lay
          </button>
          {part.pass && <button onClick={() => play.commit([])}>{part.pass}</button>}
        </div>
      </div>
    </div>
  );
}

function shuffled<T>(items: T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
