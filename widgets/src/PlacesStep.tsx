import type { PlacesPart, Token } from "./contract";
import { faceOf, Picture } from "./Card";
import { place } from "./places";
import { usePlay } from "./play";
import { Group } from "./Zone";

interface PlacesStepProps {
  part: PlacesPart;
  answer: Record<string, string> | undefined;
  index: number;
}

/** Every card to one of several trays: a button for each card and tray, and the trays side by side. */
export function PlacesStep({ part, answer = {}, index }: PlacesStepProps) {
  const play = usePlay();
  const tokens = new Map<unknown, Token>(play.scene.zones.flatMap((zone) => zone.cards.map((card) => [card.id, card])));
  const picture = (pick: unknown) => (
    <span class="lg-card small plain">
      <Picture face={faceOf(play.book.faces, tokens.get(pick) ?? { face: String(pick) })} size="small" />
    </span>
  );
  return (
    <div class="lg-places">
      {part.cards.map(({ pick, label }) => (
        <div key={pick} class="lg-placing">
          {picture(pick)}
          <Group label={label} class="lg-placebuttons">
            {part.zones.map((zone) => (
              <button
                key={zone.id}
                data-rove
                aria-pressed={answer[pick] === zone.id}
                aria-label={`${label}: ${zone.label}`}
                onClick={() => play.answer(index, place(part, answer, String(pick), zone.id))}
              >
                {zone.label}
              </button>
            ))}
          </Group>
        </div>
      ))}
      <div class="lg-trays">
        {part.zones.map((zone) => (
          <div key={zone.id} class="lg-traybox" data-tray={zone.id}>
            <h4>{zone.label}</h4>
            {part.cards.filter(({ pick }) => answer[pick] === zone.id).map(({ pick }) => <span key={pick}>{picture(pick)}</span>)}
          </div>
        ))}
      </div>
    </div>
  );
}
