import type { LogLine } from "./contract";
import { usePlay } from "./play";

interface LinesProps {
  title: string;
  lines: LogLine[];
  marked?: boolean; // mark the newest
}

/** Events in words; each opens its moment on the table. */
export function Lines({ title, lines, marked = false }: LinesProps) {
  const { book, lookBack, live } = usePlay();
  if (!lines.length) return null;
  return (
    <section class="lg-since" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {lines.map((line, i) => (
          <li key={line.n} class={marked && i === lines.length - 1 ? "newest" : ""}>
            <button class="lg-line" disabled={!live} onClick={() => lookBack(line.moment)}>
              <span class="lg-disc" aria-hidden="true">{line.seat === null ? "·" : book.seats[line.seat]?.initial}</span>
              <span>{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
