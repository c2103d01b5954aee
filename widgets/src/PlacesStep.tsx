import type { PlacesPart } from "./contract";
import { CardView } from "./Card";
import { place } from "./places";
import { usePlay } from "./play";
import { Group } from "./Zone";

interface PlacesStepProps {
  part: PlacesPart;
  answer: Record<string, string> | undefined;
  index: number;
}

/** Trays side by side, each with every card: a press lays the card there. */
export function PlacesStep({ part, answer: lies = {}, index }: PlacesStepProps) {
  const { book, scene, answer } = usePlay();
  const tokens = scene.zones.flatMap((zone) => zone.cards);
  return (
    <div class="lg-lanes">
      {part.zones.map((zone) => (
        <div key={zone.id} class="lg-lane">
          <h4>{zone.label}</h4>
          <Group label={zone.label} class="lg-cards">
            {part.cards.map(({ pick, label }) => (
              <CardView
                key={pick}
                face={book.faces[tokens.find((token) => token.id === pick)?.face ?? pick]}
                name={`${label}: ${zone.label}`}
                kind="placed"
                pressed={lies[pick] === zone.id}
                onPress={() => answer(index, place(part, lies, String(pick), zone.id))}
              />
            ))}
          </Group>
        </div>
      ))}
    </div>
  );
}
