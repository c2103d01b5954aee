import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "./contract";
import { usePlay } from "./play";
import { Disc } from "./Seats";

/** Events in words, the newest last and in sight; each opens its moment on the table. */
export function Lines({ lines }: { lines: LogLine[] }) {
  const { lookBack } = usePlay();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <ol class="lg-log" ref={list}>
      {lines.map((line) => (
        <li key={line.n}>
          <button class="lg-line" onClick={() => lookBack(line.n)}>
            <Disc seat={line.seat} /> <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
