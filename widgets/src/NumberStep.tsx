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
  const [single, setSingle] = useState(false);
  const [taken, setTaken] = useState(0);
  const set = (next: number) => answer(index, Math.min(to, Math.max(from, Math.round(next) || from)));
  const take = () => {
    if (taken >= to) return;
    setTaken(taken + 1);
    pin();
    say(`${unit}: ${taken + 1}, ${to - taken - 1} left`);
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
        <input type="checkbox" checked={single} disabled={taken > 0} onChange={() => setSingle(!single)} />
        One by one
      </label>
      {single ? (
        <div class="lg-row lg-number">
          <span><b>{taken}</b> {unit}, {to - taken} left</span>
          <button aria-disabled={taken >= to} onClick={take}>One more</button>
          <button class="main" aria-disabled={taken < from} onClick={() => taken >= from && commit(taken)}>
            Stop and look
          </button>
        </div>
      ) : (
        <div class="lg-row lg-number">
          <button aria-label="One fewer" onClick={() => set(value - 1)}>−</button>
          {field("number", "onChange")}
          <button aria-label="One more" onClick={() => set(value + 1)}>+</button>
          <span>{unit}</span>
          <button class="main" onClick={() => commit(value)}>Play</button>
          {field("range", "onInput")}
        </div>
      )}
    </>
  );
}
