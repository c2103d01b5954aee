import type { OnePart, Part, PartAnswer, Pick, Refusal, SomePart, Takes } from "./contract";
import { NumberStep } from "./NumberStep";
import { PlacesStep } from "./PlacesStep";
import { usePlay } from "./play";
import { Disc } from "./Seats";
import { findOption, isChosen, optionsOf, playWord, soleForm, type Step } from "./tree";
import { WordDesk } from "./WordDesk";
import { Group, Refused } from "./Zone";

interface ButtonsProps {
  label: string;
  kind: Takes | "form";
  look: string;
  items: { pick: Pick; label: string; note?: string; refused?: Refusal }[];
  answer: PartAnswer | undefined;
  onPress(pick: Pick): void;
}

/** What can be chosen and what is refused, all of it in reach, and the reason of the last refusal. */
function Buttons({ label, kind, look, items, answer, onPress }: ButtonsProps) {
  const { coach } = usePlay().settings;
  return (
    <>
      <Group label={label}>
        {items.map(({ pick, label, note, refused }) => (
          <button
            key={pick}
            class={look}
            data-rove
            aria-pressed={isChosen(answer, pick)}
            aria-disabled={Boolean(refused)}
            onClick={() => onPress(pick)}
          >
            {kind === "seat" && <Disc seat={Number(pick)} />}
            <span>{label} {note && coach && <small>{note}</small>}</span>
          </button>
        ))}
      </Group>
      <Refused keys={items.map(({ pick }) => `${kind}:${pick}`)} />
    </>
  );
}

function Forms() {
  const { scene, path, pressForm } = usePlay();
  const { forms } = scene.choice!;
  if (soleForm(scene.choice!)) return null;
  return (
    <Buttons
      label={scene.prompt}
      kind="form"
      look={forms.length > 1 || forms[0]?.aside ? "lg-form" : "lg-form main"}
      items={forms.map(({ id, ...form }) => ({ ...form, pick: id }))}
      answer={path?.form?.id}
      onPress={(pick) => pressForm(String(pick))}
    />
  );
}

/** Options that do not lie on the table as cards: players, values, and cards out of sight. */
function Picks({ part, answer }: { part: OnePart | SomePart; answer: PartAnswer | undefined }) {
  const { scene, press } = usePlay();
  const takes = part.kind === "one" ? part.takes : "card";
  const lying = new Set<unknown>(scene.zones.flatMap((zone) => zone.cards.map((card) => card.id)));
  const items = part.options.filter(({ pick }) => takes !== "card" || !lying.has(pick));
  if (!items.length) return null;
  return (
    <>
      <p class="lg-stepprompt">{part.prompt}</p>
      <Buttons label={part.prompt} kind={takes} look="lg-pick" items={items} answer={answer} onPress={(pick) => press(takes, pick)} />
    </>
  );
}

function StepView({ step, index }: { step: Step; index: number }) {
  const { part, answer } = step;
  if (part.kind === "one" || part.kind === "some") return <Picks part={part} answer={answer} />;
  return (
    <>
      <p class="lg-stepprompt">{part.prompt}</p>
      {part.kind === "number" && <NumberStep part={part} value={answer as number} index={index} />}
      {part.kind === "places" && <PlacesStep part={part} answer={answer as Record<string, string> | undefined} index={index} />}
      {part.kind === "word" && <WordDesk part={part} />}
    </>
  );
}

/** What an answer reads like in the line above Play. */
function words(part: Part, answer: PartAnswer | undefined): string {
  if (part.kind === "places") {
    const lies = answer as Record<string, string>;
    return part.zones.flatMap(({ id, label }) =>
      part.cards.filter(({ pick }) => lies[pick] === id).map((card) => `${card.label}: ${label}`)).join(", ");
  }
  const chosen = optionsOf(part).filter(({ pick }) => isChosen(answer, pick)).map(({ label }) => label).join(", ");
  return part.kind === "some" ? `${((answer as Pick[]) ?? []).length} of ${part.count}: ${chosen}` : chosen;
}

/** The move as chosen, whatever must be said before it is made, and the button that makes it. */
function Commit() {
  const { path, scene, settings, sending, commit, takeBack } = usePlay();
  const last = path?.steps.at(-1)?.part;
  const chosen = path?.steps.filter((step) => step.answer !== undefined) ?? [];
  if (!path?.form || last?.kind === "word" || last?.kind === "number" || !(chosen.length || path.complete)) return null;
  const steady = settings.commit === "steady";
  const twice = path.complete && !steady && (!last || last.kind === "one");
  const form = soleForm(scene.choice!) ? [] : [path.form.label];
  return (
    <>
      <p class="lg-move">{[...form, ...chosen.map(({ part, answer }) => words(part, answer))].filter(Boolean).join(" → ")}</p>
      {chosen.map(({ part, answer }) => {
        const warning = part.kind === "one" && findOption(part, answer as Pick)?.warn;
        return warning && <p key={warning} class="lg-warning">{warning}</p>;
      })}
      <div class={`lg-row ${steady ? "steady" : ""}`}>
        {(path.complete || steady) && (
          <button class="lg-play main" aria-disabled={!path.complete || sending} onClick={() => commit()}>
            {playWord(path)}
          </button>
        )}
        <button onClick={takeBack}>Take back</button>
        {twice && <span class="lg-quiet">Press it again, or Enter</span>}
      </div>
    </>
  );
}

/**
 * What can be done now, below the cards. Each part stays where it is when the next appears under it, so that
 * nothing ever comes to lie under a pointer that has just pressed.
 */
export function ChoiceView() {
  const { scene, path } = usePlay();
  if (!scene.choice) return null;
  return (
    <section class="lg-choice" aria-label="Your choice">
      <Forms />
      {path?.steps.map((step, index) => <StepView key={`${step.id}.${index}`} step={step} index={index} />)}
      <Commit />
    </section>
  );
}
