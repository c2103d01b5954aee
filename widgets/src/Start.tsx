import { useState } from "preact/hooks";
import type { Book, Request } from "./contract";

const PERSON = "person";

interface StartProps {
  book: Book;
  error: string;
  onStart(request: Request): void;
  onForget(): void;
}

/** A new game: who plays, under which options, from which deal. Accepting everything is one press. */
export function Start({ book, error, onStart, onForget }: StartProps) {
  const bot = book.levels[0] ?? PERSON;
  const [options, setOptions] = useState(() => Object.fromEntries(book.options.map((row) => [row.name, row.value])));
  const [changed, setChanged] = useState<{ name: string; kind: string }[]>([]);
  const [deal, setDeal] = useState("");
  const [kept, setKept] = useState(() => book.conventions?.filter(({ on }) => on).map(({ name }) => name) ?? []);
  const [group, setGroup] = useState(book.group?.name ?? "");
  const seats = Array.from(
    { length: Number(options["seats"]) || book.seats.length },
    (_, i) => changed[i] ?? book.seats[i] ?? { name: "", kind: bot },
  );
  const change = (at: number, part: object) =>
    setChanged(seats.map(({ name, kind }, i) => ({ name, kind, ...(i === at ? part : {}) })));
  const start = (number: number | "same" | "next" | null) => onStart({
    kind: "start",
    options,
    names: seats.map((seat) => seat.name.trim()),
    kinds: seats.map((seat) => seat.kind),
    deal: number,
    ...(book.conventions?.length && { conventions: kept }),
    ...(book.group && { group: group.trim() }),
  });
  return (
    <form
      class="lg-choice"
      onSubmit={(event) => {
        event.preventDefault();
        start(deal ? Number(deal) : null);
      }}
    >
      <div class="lg-row">
        <button class="main">Start</button>
        <button type="button" onClick={() => start("same")}>Same deal again</button>
        <button type="button" onClick={() => start("next")}>Next deal</button>
      </div>
      {error && <p class="lg-error">{error}</p>}
      <fieldset>
        <legend>Players</legend>
        {seats.map(({ name, kind }, i) => (
          <div class="lg-player" key={i}>
            <input
              aria-label={`Name of player ${i + 1}`}
              value={name}
              onInput={(event) => change(i, { name: event.currentTarget.value })}
            />
            <select
              aria-label={`Who plays ${name}`}
              value={kind}
              onChange={(event) => change(i, { kind: event.currentTarget.value })}
            >
              <option value={PERSON}>a person</option>
              {!book.seats[i]?.you && [...new Set([...book.levels, kind])].filter((level) => level !== PERSON).map((level) => (
                <option key={level} value={level}>bot: {level}</option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      {book.conventions && book.conventions.length > 0 && (
        <fieldset>
          <legend>What the bots keep to</legend>
          {book.conventions.map(({ name, text }) => (
            <label key={name} class="lg-check">
              <input
                type="checkbox"
                checked={kept.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  setKept(checked ? [...kept, name] : kept.filter((each) => each !== name))}
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
      {book.group && <Group group={book.group} name={group} onName={setGroup} onForget={onForget} />}
      <fieldset>
        <legend>Options</legend>
        {book.options.map(({ name, label, about, choices, standard, words = {} }) => (
          <label key={name} class="lg-field">
            {label}
            <select
              value={options[name]!}
              onChange={(event) => setOptions({ ...options, [name]: event.currentTarget.value })}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>{words[choice] ?? choice}{choice === standard && " (standard)"}</option>
              ))}
            </select>
            <small>{about}</small>
          </label>
        ))}
        <label class="lg-field">
          Deal number
          <input type="number" min={0} value={deal} onInput={(event) => setDeal(event.currentTarget.value)} />
          <small>Left empty: a fresh deal.{book.deal !== null && ` On the table: ${book.deal}.`}</small>
        </label>
      </fieldset>
    </form>
  );
}

interface GroupProps {
  group: { name: string; text: string };
  name: string;
  onName(name: string): void;
  onForget(): void;
}

/** Who plays together, and what this group has reached; it is forgotten only when asked twice. */
function Group({ group, name, onName, onForget }: GroupProps) {
  const [sure, setSure] = useState(false);
  return (
    <fieldset>
      <legend>Group</legend>
      <label class="lg-field">
        Name
        <input value={name} maxLength={40} onInput={(event) => onName(event.currentTarget.value)} />
        <small>The record of a group is kept under its name.</small>
      </label>
      <div class="lg-field">
        <p>{group.name && <b>{group.name}:</b>} {group.text}</p>
        {group.name && !sure && <button type="button" onClick={() => setSure(true)}>Forget this record</button>}
        {sure && (
          <div class="lg-row">
            Forget it for good?
            <button type="button" onClick={() => { setSure(false); onForget(); }}>Forget</button>
            <button type="button" onClick={() => setSure(false)}>Keep</button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
