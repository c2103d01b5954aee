import type { Book, RuleText } from "./contract";

const BADGES: Record<RuleText["status"], string> = {
  printed: "printed rule",
  reading: "our reading",
  house: "house rule",
};

function RuleEntry({ rule }: { rule: RuleText }) {
  return (
    <li class={`lg-ruleentry ${rule.status}`}>
      <strong>{rule.title}</strong> <span class={`lg-badge ${rule.status}`}>{BADGES[rule.status]}</span>
      <p>{rule.text}</p>
      {rule.status === "house" && rule.printed && <p class="lg-printed">Printed: <s>{rule.printed}</s></p>}
      {rule.lesson && <a href={rule.lesson} target="_blank" rel="noopener">See it in the tutorial</a>}
    </li>
  );
}

/** The rulebook in the order of play; what differs from the printed game comes first. */
export function Rules({ book }: { book: Book }) {
  return (
    <div class="lg-rules">
      {book.differences && <p class="lg-differences">{book.differences}</p>}
      {book.rulebook.map(({ section, rules }) => (
        <section key={section}>
          <h4>{section}</h4>
          <ul>{rules.map((name) => book.rules[name] && <RuleEntry key={name} rule={book.rules[name]} />)}</ul>
        </section>
      ))}
    </div>
  );
}

/** House rules in force, each opening to its text. */
export function HouseBadges({ book }: { book: Book }) {
  if (!book.house.length) return null;
  return (
    <div class="lg-house">
      {book.house.map((name) => (
        <details key={name}>
          <summary><span class="lg-badge house">house rule</span> {book.rules[name]?.title ?? name}</summary>
          <p>{book.rules[name]?.text}</p>
          {book.rules[name]?.printed && <p class="lg-printed">Printed: <s>{book.rules[name].printed}</s></p>}
        </details>
      ))}
    </div>
  );
}
