import type { SeatState, Zone } from "./contract";
import { usePlay } from "./play";
import { ZoneView } from "./Zone";

const MANY = 10;

/** Points towards the target: a pip each, or a plain number where pips could not be counted at a glance. */
function Points({ points, target }: { points: number; target: number | null }) {
  const words = target === null ? `${points} points` : `${points} of ${target} points`;
  if (target === null || target > MANY) return <span class="lg-points-words">{words}</span>;
  return (
    <span class="lg-pips" role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(target, points) }, (_, i) => <i key={i} class={i < points ? "on" : ""} />)}
    </span>
  );
}

interface PlateProps {
  state: SeatState;
  zones: Zone[];
}

/** A player's place: name, state, points, what you know of them, and the cards that lie there. */
export function Plate({ state, zones }: PlateProps) {
  const play = usePlay();
  const { seat, name, status, out, shielded, points, target, held, marks } = state;
  const info = play.book.seats[seat];
  const turn = play.scene.turn === seat;
  const spot = play.spot("seat", seat);
  const handShown = zones.some((zone) => zone.kind === "hand");
  const classes = ["lg-plate", turn && "turn", out && "out", shielded && "shielded", info?.you && "you"];
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={name}
      data-seat={seat}
      data-choosable={spot && !spot.option.refused ? "" : undefined}
      data-chosen={spot?.chosen ? "" : undefined}
    >
      {/* The whole nameplate takes a press too; the choice below has the same as real buttons. */}
      <div class="lg-nameplate" onClick={() => spot && play.press("seat", seat)}>
        <span class="lg-disc" aria-hidden="true">{info?.initial ?? name[0]}</span>
        <span class="lg-name">
          <strong>{name}</strong>
          {info && info.kind !== "person" && <small>{info.kind}</small>}
          {turn && <em class="lg-turn">to play</em>}
        </span>
        {points !== null && <Points points={points} target={target} />}
        {!info?.you && !handShown && held > 0 && (
          <span class="lg-held" role="img" aria-label={`${held} in hand`}>
            <i />{held}
          </span>
        )}
      </div>
      {(status.length > 0 || (marks.length > 0 && play.settings.coach)) && (
        <ul class="lg-status">
          {status.map((line) => <li key={line} class={shielded ? "shield" : ""}>{line}</li>)}
          {play.settings.coach && marks.map((mark) => <li key={mark} class="know">{mark}</li>)}
        </ul>
      )}
      {zones.map((zone) => <ZoneView key={zone.id} zone={zone} />)}
    </section>
  );
}
