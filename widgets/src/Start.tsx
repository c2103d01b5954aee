import { useState } from "preact/hooks";
import type { Book, OptionRow, Request } from "./contract";

interface StartProps {
  book: Book;
  error: string;
  onStart(request: Request): void;
}

const PERSON = "person";

function OptionField({ row, value, onChange }: { row: OptionRow; value: string; onChange(value: string): void }) {
  const word = (choice: string) => row.words?.[choice] ?? choice;
  return (
    <label class="lg-field" data-changed={value === row.standard ? undefined : ""}>
      <span>{row.label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {row.choices.map((choice) => (
          <option key={choice} value={choice}>{word(choice)}{choice === row.standard ? " (standard)" : ""}</option>
        ))}
      </select>
      <small>{row.about}</small>
    </label>
  );
}

/** A new game: who plays, under which options, from which deal. Accepting everything is one press. */
export function Start({ book, error, onStart }: StartProps) {
  const [options, setOptions] = useState(() => Object.fromEntries(book.options.map((row) => [row.name, row.value])));
  const [names, setNames] = useState(() => book.seats.map((seat) => seat.name));
  const [kinds, setKinds] = useState(() => book.seats.map((seat) => seat.kind));
  const [deal, setDeal] = useState("");
  const count = Number(options["seats"]) || book.seats.length;
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: names[seat] ?? "",
    kind: kinds[seat] ?? book.levels[0] ?? PERSON,
  }));
  const put = <T,>(list: T[], at: number, value: T, filler: T) =>
    Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? filler)));
  const start = (number: number | null) => onStart({
    kind: "start",
    options,
    names: seats.map((seat) => seat.name.trim()),
    kinds: seats.map((seat) => seat.kind),
    deal: number,
  });
  const typed = deal.trim() === "" ? null : Number(deal);
  return (
    <form
      class="lg-start"
      onSubmit={(event) => {
        event.preventDefault();
        start(typed);
      }}
    >
      <div class="lg-startbuttons">
        <button type="submit" class="main">Start</button>
        <button type="button" onClick={() => start(book.deal)}>Same deal again</button>
        <button type="button" onClick={() => start(book.deal + 1)}>Next deal</button>
      </div>
      {error && <p class="lg-error">{error}</p>}
      <fieldset>
        <legend>Players</legend>
        {seats.map((seat, i) => (
          <div class="lg-player" key={i}>
            <span class="lg-disc" aria-hidden="true">{seat.name[0]?.toUpperCase() ?? "·"}</span>
            <label>
              <span class="lg-ears">Name of player {i + 1}</span>
              <input
                type="text"
                value={seat.name}
                maxLength={24}
                onInput={(event) => setNames(put(names, i, event.currentTarget.value, ""))}
              />
            </label>
            <label>
              <span class="lg-ears">Who plays {seat.name}</span>
              <select value={seat.kind} onChange={(event) => setKinds(put(kinds, i, event.currentTarget.value, book.levels[0] ?? PERSON))}>
                <option value={PERSON}>a person</option>
                {book.levels.map((level) => <option key={level} value={level}>bot: {level}</option>)}
              </select>
            </label>
          </div>
        ))}
      </fieldset>
      {book.options.length > 0 && (
        <fieldset>
          <legend>Options</legend>
          {book.options.map((row) => (
            <OptionField
              key={row.name}
              row={row}
              value={options[row.name] ?? row.standard}
              onChange={(value) => setOptions({ ...options, [row.name]: value })}
            />
          ))}
        </fieldset>
      )}
      <label class="lg-field">
        <span>Deal number</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={deal}
          placeholder={String(book.deal)}
          onInput={(event) => setDeal(event.currentTarget.value)}
        />
        <small>Left empty: a fresh deal. The one on the table is {book.deal}.</small>
      </label>
    </form>
  );
}
