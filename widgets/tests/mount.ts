/// <reference types="vite/client" />
import { act } from "preact/test-utils";
import { fireEvent, within } from "@testing-library/preact";
import { vi } from "vitest";
import type { Answer, Book, Model, Scene } from "../src/contract";
import factory from "../src/index";

const FILES = import.meta.glob<{ book: Book; scene: Scene }>("../../tests/scenes/*.json", { eager: true, import: "default" });

export const SCENES = Object.keys(FILES).map((path) => path.replace(/.*\/|\.json/g, ""));

/** A fresh copy of a scene file. */
export function load(name: string): { book: Book; scene: Scene } {
  return structuredClone(FILES[`../../tests/scenes/${name}.json`]!);
}

type Sent = { kind: string; id: string; n: number } & Record<string, unknown>;

/** A widget model without a kernel, as several views may share it. */
export class MockModel {
  sent: Sent[] = [];
  handlers = new Map<string, ((...args: unknown[]) => void)[]>();
  broken = false;
  constructor(public traits: { book: Book; scene: Scene }) {}

  get(name: "book" | "scene") { return this.traits[name]; }
  on(event: string, handler: (...args: unknown[]) => void) {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
  }
  off(event: string, handler: (...args: unknown[]) => void) {
    this.handlers.set(event, (this.handlers.get(event) ?? []).filter((each) => each !== handler));
  }
  send(content: unknown) {
    if (this.broken) throw new Error("comm closed");
    this.sent.push(content as Sent);
  }
  listeners() { return [...this.handlers.values()].flat().length; }
  last() { return this.sent.at(-1)!; }

  /** Python's answer to the last request, or to one named by its id. */
  async answer(answer: Partial<Answer> = {}) {
    await this.message({ kind: "answer", id: this.last().id, ok: true, ...answer });
  }
  async message(message: unknown) {
    await act(async () => this.handlers.get("msg:custom")?.forEach((handler) => handler(message, [])));
  }
  async setScene(change: Partial<Scene>) {
    this.traits = { ...this.traits, scene: { ...this.traits.scene, n: this.traits.scene.n + 1, ...change } };
    await act(async () => this.handlers.get("change:scene")?.forEach((handler) => handler()));
  }
}

export interface Mounted {
  model: MockModel;
  el: HTMLElement;
  ui: ReturnType<typeof within>;
  unmount(): void;
  press(name: string | RegExp): Promise<HTMLElement>;
  key(key: string, options?: object): Promise<void>;
  said(): string;
  prompt(): string;
}

const mounted: (() => void)[] = [];

export async function mount(scene: string | { book: Book; scene: Scene }, model?: MockModel): Promise<Mounted> {
  const traits = typeof scene === "string" ? load(scene) : scene;
  const shared = model ?? new MockModel(traits);
  const el = document.createElement("div");
  document.body.append(el);
  let cleanup = () => {};
  await act(async () => { cleanup = factory().render({ model: shared as unknown as Model, el }); });
  const ui = within(el);
  let up = true;
  const unmount = () => {
    if (up) cleanup();
    up = false;
    el.remove();
  };
  mounted.push(unmount);
  const active = () => document.activeElement as HTMLElement;
  return {
    model: shared, el, ui, unmount,
    async press(name) {
      const button = ui.getByRole("button", { name });
      await act(async () => {
        button.focus();
        fireEvent.click(button);
      });
      return button;
    },
    // A browser turns Enter and Space on a button into a click; happy-dom leaves that to the test.
    async key(key, options = {}) {
      await act(async () => {
        const target = active();
        const goes = fireEvent.keyDown(target, { key, ...options });
        if (goes && (key === "Enter" || key === " ") && target.tagName === "BUTTON") fireEvent.click(target);
      });
    },
    said: () => ui.getByRole("status").textContent ?? "",
    prompt: () => el.querySelector(".lg-prompt")?.textContent ?? "",
  };
}

export function unmountAll() {
  mounted.splice(0).forEach((unmount) => unmount());
  localStorage.clear();
}

export async function pass(ms: number) {
  await act(async () => { await vi.advanceTimersByTimeAsync(ms); });
}
