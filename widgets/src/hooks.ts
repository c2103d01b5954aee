import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Book, Model, Scene } from "./contract";

/** A synced trait, and each fresh object that replaces it. */
export function useTrait(model: Model, name: "book"): Book;
export function useTrait(model: Model, name: "scene"): Scene;
export function useTrait(model: Model, name: "book" | "scene"): Book | Scene {
  const [value, set] = useState<Book | Scene>(() => model.get(name as "book"));
  useLayoutEffect(() => {
    const update = () => set(model.get(name as "book"));
    update();
    model.on(`change:${name}`, update);
    return () => model.off(`change:${name}`, update);
  }, [model, name]);
  return value;
}

/** The way an arrow key goes. */
export const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One tab stop for a group of buttons marked `data-rove`; arrows, Home and End move inside it. */
export function useRoving<T extends HTMLElement>(): {
  ref: RefObject<T | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
} {
  const ref = useRef<T>(null);
  const stop = useRef<HTMLElement | undefined>(undefined);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>("[data-rove]") ?? [])];
  const stopAt = (next: HTMLElement | undefined) => {
    stop.current = next;
    for (const button of buttons()) button.tabIndex = button === next ? 0 : -1;
  };
  useLayoutEffect(() => {
    const all = buttons();
    stopAt(
      all.find((button) => button === stop.current) ??
        all.find((button) => button.getAttribute("aria-disabled") !== "true") ??
        all[0],
    );
  });
  return {
    ref,
    onFocusIn(event) {
      const button = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
      if (button) stopAt(button);
    },
    onKeyDown(event) {
      const all = buttons();
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEP[event.key];
      const to = step ? (at + step + all.length) % all.length : { Home: 0, End: all.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[to]!.focus();
    },
  };
}

/** The element with the focus, in a shadow tree too. */
export function focused(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}
