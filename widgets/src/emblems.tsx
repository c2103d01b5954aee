import type { Suit } from "./contract";

/** The strokes a drawing is made of, in this order: a wash of colour, lines, dots, and a seal with its crest. */
const STROKES = ["wash", "lines", "dots", "seal", "crest"];

/** One drawing a power, on a sheet of 48 by 48. */
const DRAWINGS: Record<string, string[]> = {
  guess: [
    "M24 6c9.4 0 17 6 17 14s-7.6 14-17 14c-1.7 0-3.4-.2-5-.6L10 40l2.2-9.6C8.9 27.9 7 24.2 7 20 7 12 14.6 6 24 6z",
    "M19 16.5c.4-3 2.5-4.7 5.2-4.7 3 0 5.2 1.9 5.2 4.6 0 4.2-5.3 4.1-5.3 8",
    "M24 28.6h0",
  ],
  peek: [
    "M4 24c5.5-8.5 12.2-12.5 20-12.5S38.5 15.5 44 24c-5.5 8.5-12.2 12.5-20 12.5S9.5 32.5 4 24z",
    "M16.5 24a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M12 11 9.5 7M24 8V3.5M36 11l2.5-4",
    "M24 24h0M24 23v2M23 24h2",
  ],
  duel: [
    "M9 5l22 24-4 4L6 9zM39 5 17 29l4 4L42 9z",
    "m24 35 10-9M14 26l10 9M31 33l8 9M17 33l-8 9",
    "M40 43h0M8 43h0",
  ],
  shield: [
    "M24 4c5.5 3.3 11 4.8 16.5 5v13C40.5 32 34.5 39.5 24 44 13.5 39.5 7.5 32 7.5 22V9C13 8.8 18.5 7.3 24 4z",
    "M24 10.5v27M13 21.5h22",
    "M24 21.5h0M24 20v3M22.5 21.5h3",
  ],
  reset: [
    "M17.5 14h13v20h-13z",
    "M8 28A17 17 0 0 1 37 12.5M40 20A17 17 0 0 1 11 35.5M30 12.5l8 1L39 5.5M18 35.5l-8-1L9 42.5",
  ],
  swap: ["m6 15 13-4 6 20-13 4zM29 11l13 4-6 20-13-4z", "M13 6.5h20l-4-3.5M35 42.5H15l4 3.5"],
  veil: [
    "M4 15c6.5 3.5 13 2.5 20-1 7 3.5 13.5 4.5 20 1-.5 11-4 18-11 18-4.5 0-7-3-9-6-2 3-4.5 6-9 6-7 0-10.5-7-11-18z",
    "M38 32c2 3.5 2 7 .5 12",
    "M13 21.8q3-1 5.5.9M35 21.8q-3-1-5.5.9",
  ],
  letter: [
    "M7 15h34v22H7z",
    "m7 15 17 13 17-13M7 37l12.5-12M41 37 28.5 25",
    "",
    "M24 27h0",
    "M24 30.5c-2.8-2-4-3.4-4-4.9 0-2.2 2.9-2.7 4-.7 1.1-2 4-1.5 4 .7 0 1.5-1.2 2.9-4 4.9z",
  ],
};

export function Emblem({ name }: { name: string | undefined }) {
  const drawing = DRAWINGS[name ?? ""];
  if (!drawing) return null;
  return (
    <svg class="lg-emblem" viewBox="0 0 48 48" aria-hidden="true">
      {drawing.map((path, i) => <path key={i} class={STROKES[i]} d={path} />)}
    </svg>
  );
}

/** A suit's shape: sun, drop, lozenge, and a star for all three. */
const SHAPES: Record<Suit, string> = {
  yellow:
    "M6.5 12a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2 2M17.8 17.8l2 2M4.2 19.8l2-2M17.8 6.2l2-2",
  blue: "M12 1.5c4.5 6 7 9.7 7 13.3a7 7 0 0 1-14 0c0-3.6 2.5-7.3 7-13.3z",
  red: "M12 1 20.5 12 12 23 3.5 12z",
  multicolored: "M12 1l2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8z",
};

export function SuitMark({ suit }: { suit: Suit }) {
  return <svg class="lg-suitmark" viewBox="0 0 24 24" aria-hidden="true"><path d={SHAPES[suit]} /></svg>;
}
