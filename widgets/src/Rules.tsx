import type { Book, RuleText } from "./contract";
import { LessonLink } from "./Zone";

const BADGES = {
  printed: "printed rule",
  reading: "our reading",
  house: "house rule",
};

function RuleView({ name, rule: { text, printed } }: { name: string; rule: RuleText }) {
  return (
    <>
      <p>{text}</p>
      {printed && <p class="lg-quiet">Printed: <s>{printed}</s></p>}
      <LessonLink rule={name} />
    </>
  );
}

/** The rulebook in the order of play; what differs from the printed game comes first. */
export function Rules({ book }: { book: Book }) {
  return (
    <>
      {book.intro && <p>{book.intro}</p>}
      <p><b>{book.differences}</b></p>
      {book.rulebook.map(({ section, rules }) => (
        <section key={section} class="lg-rules">
          <h4>{section}</h4>
          {rules.map((name) => {
            const rule = book.rules[name];
            const status = rule?.status ?? "printed";
            return rule && (
              <div key={name} class={status}>
                <strong>{rule.title}</strong> <span class={`lg-badge ${status}`}>{BADGES[status]}</span> <code>{name}</code>
                <RuleView name={name} rule={rule} />
              </div>
            );
          })}
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
            <RuleView name={name} rule={rule} />
          </details>
        );
      })}
    </>
  );
}
