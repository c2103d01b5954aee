import { useState } from "preact/hooks";
import type { NumberPart } from "./contract";
import { usePlay } from "./play";

interface NumberStepProps {
  part: NumberPart;
  value: number;
  index: number;
}

/** A number at once, by buttons, keys or slider; or one by one, where what was taken stays taken. */
export function NumberStep({ part: { from, to, unit, prompt }, value, index }: NumberStepProps) {
  const { answer, commit, pin, say } = usePlay();
  const [taken, setTaken] = useState<number | null>(null); // null: at once
  const single = taken !== null;
  const now = taken ?? value;
  const set = (next: number) => {
    const number = Math.min(to, Math.max(from, Math.round(next) || from));
    if (!single) return answer(index, number);
    setTaken(number);
    pin();
    say(`${unit}: ${number}, ${to - number} left`);
  };
  const field = (type: "number" | "range", event: "onChange" | "onInput") => (
    <input
      type={type}
      aria-label={prompt}
      min={from}
      max={to}
      value={value}
      {...{ [event]: ({ target }: Event) => set(Number((target as HTMLInputElement).value)) }}
    />
  );
  return (
    <>
      <label class="lg-check">
        <input type="checkbox" checked={single} disabled={now > 0 && single} onChange={() => setTaken(single ? null : 0)} />
        One by one
      </label>
      <div class="lg-row lg-number">
        {single ? <b>{taken}</b> : <><button aria-label="One fewer" onClick={() => set(value - 1)}>−</button>{field("number", "onChange")}</>}
        <button aria-label="One more" aria-disabled={now >= to} onClick={() => set(now + 1)}>+</button>
        <span>{unit}, {to - now} left</span>
        <button class="main" aria-disabled={now < from} onClick={() => now < from || commit(now)}>
          {single ? "Stop and look" : "Play"}
        </button>
        {!single && field("range", "onInput")}
      </div>
    </>
  );
}
