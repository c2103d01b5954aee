import type { Book, RuleText } from "./contract";
import { LessonLink } from "./Zone";

const BADGES: Record<RuleText["status"], string> = {
  printed: "printed rule",
  reading: "our reading",
  house: "house rule",
};

function RuleView({ rule: { text, printed, status, lesson } }: { rule: RuleText }) {
  return (
    <>
      <p>{text}</p>
      {status === "house" && printed && <p class="lg-quiet">Printed: <s>{printed}</s></p>}
      <LessonLink lesson={lesson} />
    </>
  );
}

/** The rulebook in the order of play; what differs from the printed game comes first. */
export function Rules({ book }: { book: Book }) {
  return (
    <>
      <p><b>{book.differences}</b></p>
      {book.rulebook.map(({ section, rules }) => (
        <section key={section} class="lg-rules">
          <h4>{section}</h4>
          {rules.flatMap((name) => book.rules[name] ?? []).map((rule) => (
            <div key={rule.title} class={rule.status}>
              <strong>{rule.title}</strong> <span class={`lg-badge ${rule.status}`}>{BADGES[rule.status]}</span>
              <RuleView rule={rule} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** House rules in force, each opening to its text. */
export function HouseBadges({ book }: { book: Book }) {
  return (
    <>
      {book.house.map((name) => {
        const rule = book.rules[name];
        return rule && (
          <details key={name} class="lg-house">
            <summary><span class="lg-badge house">{BADGES.house}</span> {rule.title}</summary>
            <RuleView rule={rule} />
          </details>
        );
      })}
    </>
  );
}
