import { useState } from "preact/hooks";
import type { LessonScene } from "./contract";
import { usePlay } from "./play";
import { Group } from "./Zone";

/** What a step is about, above the table: it stays as it is while the step lasts. */
export function LessonText({ lesson: { title, place, text, progress } }: { lesson: LessonScene }) {
  return (
    <section class="lg-teach" aria-label={title}>
      <h3>{title} {place && <small>{place}</small>}</h3>
      <p>{text}</p>
      {progress.of > 1 && <progress aria-label="Steps done" value={progress.done} max={progress.of} />}
    </section>
  );
}

/** What is asked, what was said to the answer, and what can be pressed next: below the cards. */
export function LessonAsk({ lesson }: { lesson: LessonScene }) {
  const { ask, book } = usePlay();
  const { text, choices, number, feedback, actions } = lesson;
  const rule = book.rules[feedback?.rule ?? ""];
  const answer = (value: number) => void ask({ kind: "lesson", do: "answer", value });
  return (
    <div class="lg-ask">
      {choices.length > 0 && (
        <Group label={text}>
          {choices.map((choice, i) => <button key={choice} data-rove onClick={() => answer(i)}>{choice}</button>)}
        </Group>
      )}
      {number && <NumberField key={text} label={text} onAnswer={answer} />}
      {feedback && (
        <div class="lg-refusal" data-kind={feedback.kind}>
          <p>{feedback.text}</p>
          {rule && <p><b>{rule.title}.</b> {rule.text}</p>}
        </div>
      )}
      <div class="lg-row">
        {actions.map(({ id, label, main }) => (
          <button key={id} class={main ? "main" : ""} onClick={() => void ask({ kind: "lesson", do: id })}>{label}</button>
        ))}
      </div>
    </div>
  );
}

function NumberField({ label, onAnswer }: { label: string; onAnswer(value: number): void }) {
  const [value, setValue] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (value) onAnswer(Number(value));
  };
  return (
    <form class="lg-row lg-number" onSubmit={submit}>
      <input
        type="number"
        min={0}
        max={999}
        aria-label={label}
        value={value}
        onInput={({ target }) => setValue((target as HTMLInputElement).value)}
      />
      <button class="main" aria-disabled={!value}>Answer</button>
    </form>
  );
}
