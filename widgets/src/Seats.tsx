import type { SeatState, Zone } from "./contract";
import { usePlay } from "./play";
import { ZoneView } from "./Zone";

/** Above this many, points are a number: pips could not be counted at a glance. */
const MANY = 10;

function Points({ points, target }: { points: number; target: number | null }) {
  const number = String(points).replace("-", "−");
  const words = target === null ? `${number} points` : `${number} of ${target} points`;
  if (target === null || target > MANY) return <span class="lg-quiet">{words}</span>;
  return (
    <span class="lg-pips" role="img" aria-label={words}>
      {Array.from({ length: Math.max(target, points) }, (_, i) => <i key={i} class={i < points ? "on" : ""} />)}
    </span>
  );
}

export function Disc({ seat }: { seat: number | null }) {
  return <span class="lg-disc" aria-hidden="true">{usePlay().book.seats[seat ?? -1]?.initial ?? "·"}</span>;
}

/** A player's place: name, state, points, what you know of them, and the cards that lie there. */
export function Plate({ state, zones }: { state: SeatState; zones: Zone[] }) {
  const { book, scene, settings, spot, press } = usePlay();
  const { seat, name, status, out, shielded, points, target, held, marks } = state;
  const { you, kind = "person" } = book.seats[seat] ?? {};
  const turn = scene.turn === seat;
  const place = spot("seat", seat);
  const notes = [...status, ...(settings.coach ? marks : [])];
  return (
    <section
      class={`lg-plate ${Object.entries({ turn, out, shielded, you }).map(([look, on]) => (on ? look : "")).join(" ")}`}
      aria-label={name}
      data-seat={seat}
      data-chosen={place?.chosen}
    >
      {/* The nameplate takes a press too; the choice has the same as a real button. */}
      <div class="lg-nameplate" data-choosable={place && !place.option.refused} onClick={() => press("seat", seat)}>
        <Disc seat={seat} />
        <span class="lg-name">
          <strong>{name}</strong> {kind !== "person" && <small>bot: {kind}</small>} {turn && <em>to play</em>}
        </span>
        {points !== null && <Points points={points} target={target} />}
        {!you && held > 0 && zones.every((zone) => zone.kind !== "hand") && (
          <span class="lg-held" role="img" aria-label={`${held} in hand`}><i />{held}</span>
        )}
      </div>
      {notes.length > 0 && (
        <ul class="lg-status">
          {notes.map((note, i) => <li key={note} class={i < status.length ? "" : "know"}>{note}</li>)}
        </ul>
      )}
      {zones.length > 0 && <div class="lg-zones">{zones.map((zone) => <ZoneView key={zone.id} zone={zone} />)}</div>}
    </section>
  );
}
