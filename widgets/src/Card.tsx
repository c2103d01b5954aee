import type { ComponentChildren } from "preact";
import type { Face, Token } from "./contract";
import { usePlay } from "./play";

export type CardSize = "full" | "small";

/** A power card with its text, a letter with its suit in full along an edge, or the back of any card. */
function Picture({ face, size }: { face: Face | undefined; size: CardSize }) {
  if (!face) return <span class="lg-back"><i /></span>;
  const { suit, emblem, rank, points, title, text, note } = face;
  return (
    <span class={`lg-front ${emblem ? "power" : "letter"}`} data-suit={suit} data-emblem={emblem}>
      {suit && <span class="lg-edge"><span>{suit}</span></span>}
      <span class={`lg-rank ${rank.length > 1 ? "long" : ""}`}>{rank}</span>
      {points && <span class="lg-points">{points}</span>}
      {suit && <span class="lg-suitmark" />}
      {emblem && <span class="lg-emblem" />}
      {size === "full" && title && <><b class="lg-title">{title}</b><span class="lg-text">{text}</span><small>{note}</small></>}
    </span>
  );
}

interface CardViewProps {
  face: Face | undefined;
  name: string;
  size?: CardSize;
  kind?: string;
  pressed?: boolean | undefined;
  refused?: boolean;
  onPress?: () => void; // a card without is a picture
  onKeyDown?: (event: KeyboardEvent) => void;
  children?: ComponentChildren;
}

/** A card as one sees it: a button where it can be pressed, a picture with a name otherwise. */
export function CardView({ face, name, size = "small", kind = "", pressed, refused, onPress, onKeyDown, children }: CardViewProps) {
  const look = `lg-card ${size} ${face?.emblem ? "rich" : "plain"} ${kind}`;
  const body = <span class="lg-seen" aria-hidden="true"><Picture face={face} size={size} />{children}</span>;
  if (!onPress) return <span class={look} role="img" aria-label={name}>{body}</span>;
  return (
    <button
      class={look}
      data-rove
      aria-pressed={pressed}
      aria-disabled={refused}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span class="lg-ears">{name}</span>
      {body}
    </button>
  );
}

interface CardProps {
  stack: [Token, ...Token[]]; // equal cards that lie on one another
  size: CardSize;
  caption?: string | undefined;
}

/** A card on the table, pressed to choose it; a stack gives its cards one after the other. */
export function Card({ stack, size, caption }: CardProps) {
  const { book, settings, spot, press } = usePlay();
  const [token] = stack;
  const { marks = [] } = token;
  const face = book.faces[token.face ?? ""];
  const count = token.count ?? stack.length;
  const spots = stack.flatMap(({ id }) => (id === undefined ? [] : spot("card", id) ?? []));
  const taken = spots.filter((each) => each.chosen).length;
  const next = spots.find((each) => !each.chosen) ?? spots.at(-1);
  const name = [
    face?.name ?? "a face-down card",
    count > 1 && `${count} times`,
    ...(size === "full" ? [face?.text, face?.note] : []),
    ...marks,
    settings.coach && next?.option.note,
    taken && count > 1 && `${taken} chosen`,
  ].filter(Boolean).join(", ");
  return (
    <CardView
      face={face}
      name={name}
      size={size}
      {...(next && {
        kind: "choosable",
        pressed: taken > 0,
        refused: Boolean(next.option.refused),
        onPress: () => press("card", next.option.pick),
      })}
    >
      {count > 1 && <span class="lg-count">{taken ? `${taken} of ${count}` : `×${count}`}</span>}
      {marks.map((mark) => <span class="lg-mark" key={mark} data-mark={mark}>{mark}</span>)}
      {caption && <span class="lg-caption">{caption}</span>}
    </CardView>
  );
}
