import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ClockScene } from "./contract";
import { finished, laneAnswers } from "./desk";
import { usePlay } from "./play";

/** How long what was called stays in sight, and after how long Python is asked again whether the time is over. */
const SHOWN = 5_000;
const AGAIN = 3_000;

/** The time that is left as Python last said it. Python ends it; the view only says what lies on the desk by then. */
export function ClockView({ clock }: { clock: ClockScene }) {
  const { ask, say, settings, path, lanes } = usePlay();
  const [known, setKnown] = useState({ clock, at: performance.now() });
  const [, tick] = useState(0);
  const heard = useRef(Infinity);
  const asked = useRef(-AGAIN);
  const { label, runs, text, calls, actions } = known.clock;
  const left = Math.max(0, known.clock.ms - (runs ? performance.now() - known.at : 0));
  const called = runs && calls.filter(({ ms }) => left <= ms && ms - left < SHOWN).at(-1);
  const part = path?.steps.at(-1)?.part;

  const hear = (fresh: ClockScene | null | undefined) => fresh && setKnown({ clock: fresh, at: performance.now() });
  useLayoutEffect(() => void hear(clock), [clock]);
  // A view may be older than what it shows; and whoever wants no clock has none from the start.
  useEffect(() => {
    if (!settings.timed && actions.some((action) => action.do === "off")) void ask({ kind: "clock", do: "off" });
    else void ask({ kind: "clock", do: "look" }).then((answer) => hear(answer.clock));
  }, []);
  useEffect(() => {
    if (called && called.ms < heard.current) say(called.text);
    heard.current = left;
    if (!runs) return undefined;
    if (!left && performance.now() - asked.current >= AGAIN) {
      asked.current = performance.now();
      const desk = part?.kind === "word" ? { answers: [laneAnswers(part.lanes, finished(lanes))] } : {};
      void ask({ kind: "time", ...desk }).then((answer) => hear(answer.clock));
    }
    const wait = left ? left % 1000 || 1000 : AGAIN - (performance.now() - asked.current);
    const timer = setTimeout(() => tick((n) => n + 1), wait);
    return () => clearTimeout(timer);
  });

  const seconds = Math.ceil(left / 1000);
  return (
    <div class="lg-row lg-clock" data-late={seconds <= 20 && runs}>
      {(runs || seconds > 0) && (
        <span role="timer" aria-label={`${label}: ${seconds} seconds`}>
          {label} <b>{Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}</b>
        </span>
      )}
      <span class="lg-quiet">{called ? called.text : text}</span>
      {actions.map(({ do: what, label: word }, i) => (
        <button key={i} onClick={() => void ask({ kind: "clock", do: what })}>{word}</button>
      ))}
    </div>
  );
}
