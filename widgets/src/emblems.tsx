import type { Suit } from "./contract";

/** The strokes a drawing is made of, in this order: a wash of colour, lines, dots, and a seal with its crest. */
const STROKES = ["wash", "lines", "dots", "seal", "crest"];

/** One drawing a power, on a sheet of 48 by 48. */
const DRAWINGS: Record<string, string[]> = {
  guess: [
    "M24 6c9 0 17 6 17 14s-8 14-17 14q-2 0-5-1l-9 7 2-10c-3-2-5-6-5-10C7 12 15 6 24 6z",
    "M19 17q0-5 5-5 5 .5 5 5c0 3-5 4-5 7",
    "M24 29h0",
  ],
  peek: [
    "M4 24q8-12 20-12t20 12q-8 12-20 12T4 24z",
    "M16 24a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 11 9 7M24 8V3M36 11l3-4",
    "M23 24h2M24 23v2",
  ],
  duel: ["m9 5 22 24-4 4L6 9zM39 5 17 29l4 4L42 9z", "m24 35 10-9M14 26l10 9M31 33l8 9M17 33l-8 9", "M40 43h0M8 43h0"],
  shield: [
    "M24 4q8 5 17 5v13c0 10-7 18-17 22C14 40 7 32 7 22V9q9 0 17-5z",
    "M24 11v26M13 22h22",
    "M23 22h2M24 21v2",
  ],
  reset: ["M17 14h14v20H17z", "M8 28A17 17 0 0 1 37 13M40 20a17 17 0 0 1-29 15M30 12l8 1 1-8M18 36l-8-1-1 8"],
  swap: ["m6 15 13-4 6 20-13 4zM29 11l13 4-6 20-13-4z", "M13 6h20l-4-3M35 43H15l4 3"],
  veil: [
    "M4 15q10 5 20-1 10 6 20 1c0 11-4 18-11 18-5 0-7-3-9-6-2 3-4 6-9 6-7 0-11-7-11-18z",
    "M38 32q4 6 0 12",
    "M13 22q3-2 6 1M35 22q-3-2-6 1",
  ],
  letter: [
    "M7 15h34v22H7z",
    "m7 15 17 13 17-13M7 37l13-12M41 37 28 25",
    "",
    "M24 27h0",
    "M24 31q-4-3-4-5c0-3 3-3 4-1 1-2 4-2 4 1q0 2-4 5z",
  ],
};

export function Emblem({ name }: { name: string | undefined }) {
  const drawing = DRAWINGS[name ?? ""];
  if (!drawing) return null;
  return (
    <svg class="lg-emblem" viewBox="0 0 48 48">
      {drawing.map((path, i) => <path key={i} class={STROKES[i]} d={path} />)}
    </svg>
  );
}

/** A suit's shape: sun, drop, lozenge, and a star for all three. */
const SHAPES: Record<Suit, string> = {
  yellow:
    "M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2",
  blue: "M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z",
  red: "M12 1 20 12 12 23 4 12z",
  multicolored: "m12 1 3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
};

export function SuitMark({ suit }: { suit: Suit }) {
  return <svg class="lg-suitmark" viewBox="0 0 24 24"><path d={SHAPES[suit]} /></svg>;
}
