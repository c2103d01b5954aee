import type { JSX } from "preact";
import type { Suit } from "./contract";

const LETTER = "M7 15h34v22H7z";

/** One drawing a power, in the strokes of a pen on a 48 by 48 sheet. */
const DRAWINGS: Record<string, JSX.Element> = {
  guess: (
    <>
      <path class="wash" d="M24 6c9.4 0 17 6 17 14s-7.6 14-17 14c-1.7 0-3.4-.2-5-.6L10 40l2.2-9.6C8.9 27.9 7 24.2 7 20 7 12 14.6 6 24 6z" />
      <path d="M19 16.5c.4-3 2.5-4.7 5.2-4.7 3 0 5.2 1.9 5.2 4.6 0 4.2-5.3 4.1-5.3 8" />
      <circle class="ink" cx="24.1" cy="28.6" r="1.3" />
    </>
  ),
  peek: (
    <>
      <path class="wash" d="M4 24c5.5-8.5 12.2-12.5 20-12.5S38.5 15.5 44 24c-5.5 8.5-12.2 12.5-20 12.5S9.5 32.5 4 24z" />
      <circle cx="24" cy="24" r="7.5" />
      <circle class="ink" cx="24" cy="24" r="3" />
      <path d="M12 11 9.5 7M24 8V3.5M36 11l2.5-4" />
    </>
  ),
  duel: (
    <>
      <path class="wash" d="M9 5l22 24-4 4L6 9zM39 5 17 29l4 4L42 9z" />
      <path d="m24 35 10-9M14 26l10 9M31 33l8 9M17 33l-8 9" />
      <circle class="ink" cx="40" cy="43" r="1.8" />
      <circle class="ink" cx="8" cy="43" r="1.8" />
    </>
  ),
  shield: (
    <>
      <path class="wash" d="M24 4c5.5 3.3 11 4.8 16.5 5v13C40.5 32 34.5 39.5 24 44 13.5 39.5 7.5 32 7.5 22V9C13 8.8 18.5 7.3 24 4z" />
      <path d="M24 10.5v27M13 21.5h22" />
      <circle class="ink" cx="24" cy="21.5" r="3" />
    </>
  ),
  reset: (
    <>
      <path class="wash" d="M17.5 14h13v20h-13z" />
      <path d="M8 28A17 17 0 0 1 37 12.5M40 20A17 17 0 0 1 11 35.5" />
      <path d="m30 12.5 8 1L39 5.5M18 35.5l-8-1L9 42.5" />
    </>
  ),
  swap: (
    <>
      <path class="wash" d="m6 15 13-4 6 20-13 4zM29 11l13 4-6 20-13-4z" />
      <path d="M13 6.5h20l-4-3.5M35 42.5H15l4 3.5" />
    </>
  ),
  veil: (
    <>
      <path class="wash" d="M4 15c6.5 3.5 13 2.5 20-1 7 3.5 13.5 4.5 20 1-.5 11-4 18-11 18-4.5 0-7-3-9-6-2 3-4.5 6-9 6-7 0-10.5-7-11-18z" />
      <path class="ink" d="M11 22c2.5-2 6.5-2 9 1.2-2.5 2.2-6.5 2.2-9-1.2zM37 22c-2.5-2-6.5-2-9 1.2 2.5 2.2 6.5 2.2 9-1.2z" />
      <path d="M38 32c2 3.5 2 7 .5 12" />
    </>
  ),
  letter: (
    <>
      <path class="wash" d={LETTER} />
      <path d="m7 15 17 13 17-13M7 37l12.5-12M41 37 28.5 25" />
      <circle class="seal" cx="24" cy="27" r="6.5" />
      <path class="crest" d="M24 30.5c-2.8-2-4-3.4-4-4.9 0-2.2 2.9-2.7 4-.7 1.1-2 4-1.5 4 .7 0 1.5-1.2 2.9-4 4.9z" />
    </>
  ),
};

export function Emblem({ name }: { name: string | undefined }) {
  const drawing = name === undefined ? undefined : DRAWINGS[name];
  return drawing ? <svg class="lg-emblem" viewBox="0 0 48 48" aria-hidden="true">{drawing}</svg> : null;
}

/** A suit's shape: sun, drop, lozenge, and a star of all three. */
const SHAPES: Record<Suit, JSX.Element> = {
  yellow: (
    <>
      <circle cx="12" cy="12" r="5.5" />
      <path class="ray" d="M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M4.2 19.8l2.5-2.5M17.3 6.7l2.5-2.5" />
    </>
  ),
  blue: <path d="M12 1.5c4.5 6 7 9.7 7 13.3A7 7 0 0 1 5 14.8c0-3.6 2.5-7.3 7-13.3z" />,
  red: <path d="M12 1 20.5 12 12 23 3.5 12z" />,
  multicolored: <path d="M12 1l2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8z" />,
};

export function SuitMark({ suit }: { suit: Suit }) {
  return <svg class="lg-suitmark" viewBox="0 0 24 24" aria-hidden="true">{SHAPES[suit]}</svg>;
}
