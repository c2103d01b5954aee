import { useState } from "preact/hooks";
import type { NumberPart } from "./contract";
import { usePlay } from "./play";

interface NumberStepProps {
  part: NumberPart;
  answer: number | undefined;
  index: number;
}

/** A number at once, by buttons, keys or slider; or one by one, where what was taken stays taken. */
export function NumberStep({ part, answer, index }: NumberStepProps) {
  const play = usePlay();
  const { from, to, unit } = part;
  const [single, setSingle] = useState(false);
  const [taken, setTaken] = useState(0);
  const set = (value: number) => play.answer(index, Math.min(to, Math.max(from, Math.round(value))));
  const take = () => {
    const now = taken + 1;
    setTaken(now);
    play.pin();
    play.say(`${now} ${unit}, ${to - now} left`);
  };
  const toggle = (
    <label class="lg-check">
      <input type="checkbox" checked={single} disabled={taken > 0} onChange={() => setSingle(!single)} />
      One by one
    </label>
  );
  if (single) {
    return (
      <div class="lg-number">
        {toggle}
        <p class="lg-numbernow"><b>{taken}</b> {unit} <span>{to - taken} left</span></p>
        <div class="lg-numberbuttons">
          <button aria-disabled={taken >= to ? "true" : undefined} onClick={() => taken < to && take()}>
            One more
          </button>
          <button
            class="main"
            aria-disabled={taken < from ? "true" : undefined}
            onClick={() => taken >= from && play.commit(taken)}
          >
            Stop and look
          </button>
        </div>
      </div>
    );
  }
  const value = answer ?? from;
  return (
    <div class="lg-number">
      {toggle}
      <div class="lg-numberbuttons">
        <button aria-label="One fewer" onClick={() => set(value - 1)}>−</button>
        <label>
          <span class="lg-ears">{part.prompt}</span>
          <input
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={value}
            onChange={(event) => set(Number(event.currentTarget.value) || from)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              set(Number(event.currentTarget.value) || from);
            }}
          />
        </label>
        <button aria-label="One more" onClick={() => set(value + 1)}>+</button>
        <span>{unit}</span>
      </div>
      <label class="lg-slider">
        <span class="lg-ears">{part.prompt}</span>
        <input
          type="range"
          min={from}
          max={to}
          value={value}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
        <span aria-hidden="true">{from} – {to}</span>
      </label>
      {answer === undefined && (
        <button onClick={() => set(value)}>{value} {unit}</button>
      )}
    </div>
  );
}
