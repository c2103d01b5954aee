import type { Option, Part, Pick } from "./contract";
import { NumberStep } from "./NumberStep";
import { PlacesStep } from "./PlacesStep";
import { optionText, usePlay } from "./play";
import { findOption, soleForm, type Step } from "./tree";
import { WordDesk } from "./WordDesk";
import { Group, RefusalNote } from "./Zone";

function Forms() {
  const { scene, path, refused, pressForm } = usePlay();
  const choice = scene.choice!;
  if (soleForm(choice)) return null;
  return (
    <>
      <Group label={scene.prompt} class="lg-forms">
        {choice.forms.map((form) => (
          <button
            key={form.id}
            class="lg-form"
            data-rove
            aria-pressed={path?.form?.id === form.id}
            aria-disabled={form.refused ? "true" : undefined}
            data-refused={refused?.key === `form:${form.id}` ? "" : undefined}
            onClick={() => pressForm(form.id)}
          >
            {form.label}
          </button>
        ))}
      </Group>
      <RefusalNote keys={choice.forms.map((form) => `form:${form.id}`)} />
    </>
  );
}

interface PickButtonProps {
  step: Step;
  option: Option;
}

function PickButton({ step, option }: PickButtonProps) {
  const play = usePlay();
  const takes = step.part.kind === "one" ? step.part.takes : "card";
  const face = takes === "seat" ? undefined : play.book.faces[String(option.pick)];
  const chosen = Array.isArray(step.answer)
    ? (step.answer as Pick[]).includes(option.pick)
    : step.answer === option.pick;
  return (
    <button
      class={`lg-pick ${takes}`}
      data-rove
      aria-pressed={chosen}
      aria-disabled={option.refused ? "true" : undefined}
      onClick={() => play.press(takes, option.pick)}
    >
      {takes === "seat" && (
        <span class="lg-disc" aria-hidden="true">{play.book.seats[Number(option.pick)]?.initial}</span>
      )}
      {takes === "value" && face && <span class="lg-pickrank" aria-hidden="true">{face.rank}</span>}
      <span class="lg-picklabel">
        {option.label}
        {option.note && play.settings.coach && <small>{option.note}</small>}
      </span>
    </button>
  );
}

/** Options that do not lie on the table as cards: players, values, and cards out of sight. */
function Picks({ step }: { step: Step }) {
  const { scene } = usePlay();
  if (step.part.kind !== "one" && step.part.kind !== "some") return null;
  const lying = new Set(scene.zones.flatMap((zone) => zone.cards.map((card) => card.id)));
  const takes = step.part.kind === "one" ? step.part.takes : "card";
  const options = step.part.options.filter(({ pick }) => takes !== "card" || !lying.has(String(pick)));
  if (!options.length) return null;
  return (
    <>
      <Group label={step.part.prompt} class="lg-picks">
        {options.map((option) => <PickButton key={option.pick} step={step} option={option} />)}
      </Group>
      <RefusalNote keys={options.map(({ pick }) => `${takes}:${pick}`)} />
    </>
  );
}

/** The cards chosen so far, each with a button that takes it back. */
function Chosen({ step, index }: { step: Step; index: number }) {
  const { answer: reply, settings } = usePlay();
  if (step.part.kind !== "some") return null;
  const picks = (step.answer ?? []) as Pick[];
  return (
    <div class="lg-chosen">
      <p>{`${picks.length} of ${step.part.count}`}</p>
      <ul>
        {picks.map((pick) => {
          const option = findOption(step.part, pick);
          return (
            <li key={pick}>
              {option && optionText(option, settings.coach)}
              <button class="lg-small" onClick={() => reply(index, picks.filter((each) => each !== pick))}>
                Take back<span class="lg-ears"> {option?.label}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function StepView({ step, index }: { step: Step; index: number }) {
  const { part } = step;
  return (
    <div class={`lg-step ${part.kind}`} data-step={step.id}>
      <p class="lg-stepprompt">{part.prompt}</p>
      <Picks step={step} />
      <Chosen step={step} index={index} />
      {part.kind === "number" && <NumberStep part={part} answer={step.answer as number | undefined} index={index} />}
      {part.kind === "places" && (
        <PlacesStep part={part} answer={step.answer as Record<string, string> | undefined} index={index} />
      )}
      {part.kind === "word" && <WordDesk part={part} />}
    </div>
  );
}

/** What an answer reads like in the line above Play. */
export function answerWords(part: Part, answer: unknown): string {
  if (part.kind === "one") return findOption(part, answer as Pick)?.label ?? "";
  if (part.kind === "some") return (answer as Pick[]).map((pick) => findOption(part, pick)?.label ?? "").join(", ");
  if (part.kind === "number") return `${answer as number} ${part.unit}`;
  if (part.kind === "places") {
    return part.zones
      .map(({ id, label }) => {
        const here = part.cards.filter(({ pick }) => (answer as Record<string, string>)[pick] === id);
        return `${label}: ${here.map((card) => card.label).join(", ")}`;
      })
      .join("; ");
  }
  return "";
}

/** The move as chosen, whatever must be said before it is made, and the button that makes it. */
function Commit() {
  const play = usePlay();
  const { path, settings, sending } = play;
  const last = path?.steps.at(-1);
  if (!path?.form || last?.part.kind === "word") return null;
  const chosen = path.steps.filter((step) => step.answer !== undefined);
  if (!chosen.length && !path.complete) return null;
  const warnings = chosen.flatMap((step) => (step.part.kind === "one" && findOption(step.part, step.answer as Pick)?.warn) || []);
  const steady = settings.commit === "steady";
  const twice = !last || last.part.kind === "one";
  const words = chosen.map((step) => answerWords(step.part, step.answer)).filter(Boolean);
  if (!soleForm(play.scene.choice!) || !words.length) words.unshift(path.form.label);
  return (
    <div class={`lg-commit ${steady ? "steady" : "quick"}`}>
      <p class="lg-move">{words.join(" → ")}</p>
      {warnings.map((warning) => <p key={warning} class="lg-warning">{warning}</p>)}
      <div class="lg-commitbuttons">
        <button
          class="lg-play main"
          aria-disabled={path.complete && !sending ? undefined : "true"}
          onClick={() => play.commit()}
        >
          {last?.part.kind === "some" || last?.part.kind === "places" ? "Confirm" : "Play"}
        </button>
        <button class="lg-back-one" onClick={play.takeBack}>Take back</button>
        {path.complete && !steady && twice && <span class="lg-how">Press it again, or Enter</span>}
      </div>
    </div>
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
