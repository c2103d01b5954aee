import type { ComponentChildren } from "preact";
import type { Face, Token } from "./contract";
import { Emblem, SuitMark } from "./emblems";
import { usePlay } from "./play";

export type CardSize = "full" | "small";

/** The front of a card: a power card with its text, or a letter with its suit in full along an edge. */
function Front({ face, size }: { face: Face; size: CardSize }) {
  const { suit, points } = face;
  return (
    <span class={`lg-front ${face.emblem ? "power" : "letter"}`} data-suit={suit} data-emblem={face.emblem}>
      {suit && <span class="lg-edge"><span>{suit}</span></span>}
      <span class="lg-rank">{face.rank}</span>
      {points && <span class="lg-points">{points}</span>}
      {suit && <SuitMark suit={suit} />}
      <Emblem name={face.emblem} />
      {face.title && <span class="lg-title">{face.title}</span>}
      {size === "full" && face.text && <span class="lg-text">{face.text}</span>}
      {size === "full" && face.note && <span class="lg-note">{face.note}</span>}
    </span>
  );
}

/** The back of every card: a sealed envelope on woven paper. */
function Back() {
  return <span class="lg-back"><span class="lg-wax" /></span>;
}

export function Picture({ face, size }: { face: Face | undefined; size: CardSize }) {
  return face ? <Front face={face} size={size} /> : <Back />;
}

export function faceOf(faces: Record<string, Face>, token: Token): Face | undefined {
  return token.face === undefined || token.down && token.id === undefined ? undefined : faces[token.face];
}

/** A card's name for ears: what is printed on it and what is marked on it. */
export function cardName(face: Face | undefined, token: Token, size: CardSize): string {
  const name = face?.name ?? "a face-down card";
  const count = token.count && token.count > 1 ? `${token.count} times` : "";
  const printed = size === "full" && face ? [face.text, face.note] : [];
  return [name, count, ...printed, ...(token.marks ?? [])].filter(Boolean).join(", ");
}

interface CardProps {
  token: Token;
  stack?: Token[]; // equal cards that lie under this one
  size: CardSize;
  caption?: ComponentChildren;
}

/** A card on the table: a button when it can be chosen or refused, a picture otherwise. */
export function Card({ token, stack = [token], size, caption }: CardProps) {
  const play = usePlay();
  const face = faceOf(play.book.faces, token);
  const spots = stack.flatMap(({ id }) => (id === undefined ? [] : play.spot("card", id) ?? []));
  const taken = spots.filter((spot) => spot.chosen);
  const next = spots.find((spot) => !spot.chosen) ?? taken.at(-1);
  const count = (token.count ?? 1) > 1 ? token.count! : stack.length;
  const name = cardName(face, { ...token, count }, size);
  const body = (
    <>
      <Picture face={face} size={size} />
      {count > 1 && <span class="lg-count">×{count}</span>}
      {token.marks?.length ? (
        <span class="lg-cardmarks">
          {token.marks.map((mark) => <span key={mark} data-mark={mark}>{mark}</span>)}
        </span>
      ) : null}
      {caption && <span class="lg-caption">{caption}</span>}
    </>
  );
  const classes = `lg-card ${size} ${face?.suit || !face?.emblem ? "plain" : "rich"}`;
  if (!next) return <span class={classes} role="img" aria-label={name}>{body}</span>;
  const { option } = next;
  const some = next.part.kind === "some" && count > 1 ? `, ${taken.length} chosen` : "";
  return (
    <button
      class={`${classes} choosable`}
      data-rove
      aria-pressed={taken.length > 0}
      aria-disabled={option.refused ? "true" : undefined}
      aria-label={[name, play.settings.coach ? option.note : ""].filter(Boolean).join(", ") + some}
      onClick={() => play.press("card", option.pick)}
    >
      {body}
      {some && taken.length > 0 && <span class="lg-taken">{taken.length}</span>}
    </button>
  );
}
