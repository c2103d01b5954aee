import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface PanelProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A sheet that opens under the toolbar and takes the focus with it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section class="lg-panel" aria-label={title}>
      <header>
        <h3 ref={heading} tabIndex={-1}>{title}</h3>
        <button class="lg-close" onClick={onClose}>Close</button>
      </header>
      {children}
    </section>
  );
}
