import { useState } from "preact/hooks";
import type { Book, Request } from "./contract";

const PERSON = "person";

interface StartProps {
  book: Book;
  error: string;
  onStart(request: Request): void;
}

/** A new game: who plays, under which options, from which deal. Accepting everything is one press. */
export function Start({ book, error, onStart }: StartProps) {
  const bot = book.levels[0] ?? PERSON;
  const [options, setOptions] = useState(() => Object.fromEntries(book.options.map((row) => [row.name, row.value])));
  const [changed, setChanged] = useState<{ name: string; kind: string }[]>([]);
  const [deal, setDeal] = useState("");
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
              {book.seats[i]?.kind === PERSON && <option value={PERSON}>a person</option>}
              {book.levels.map((level) => <option key={level} value={level}>bot: {level}</option>)}
            </select>
          </div>
        ))}
      </fieldset>
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
