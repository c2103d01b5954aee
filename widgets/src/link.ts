import type { Answer, Message, Model, Request } from "./contract";

/** How the other side is doing, as far as a view can tell from what arrives. */
export type Health = { state: "idle" | "waiting" | "slow" | "dead" } | { state: "busy"; text: string };

export interface Link {
  /** Sends a request for scene `n`; the promise is kept with Python's answer to exactly this request. */
  ask(request: Request, n: number): Promise<Answer>;
  close(): void;
}

const SLOW_AFTER = 3_000;
const DEAD_AFTER = 10_000;
const THINKING = 30_000;

/** Opens a view's line to Python. Answers to other views of the same model are left alone. */
export function openLink(model: Model, onHealth: (health: Health) => void): Link {
  const view = Math.random().toString(36).slice(2, 10);
  const pending = new Map<string, { request: Request; settle: (answer: Answer) => void }>();
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(patience: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onHealth({ state: "slow" });
      timer = setTimeout(() => onHealth({ state: "dead" }), DEAD_AFTER);
    }, patience);
  }

  function settle(id: string, answer: Answer) {
    const waiting = pending.get(id);
    if (!waiting) return;
    pending.delete(id);
    clearTimeout(timer);
    if (pending.size) watch(SLOW_AFTER);
    onHealth({ state: pending.size ? "waiting" : "idle" });
    waiting.settle(answer);
  }

  function onMessage(message: Message) {
    if (message?.kind === "answer") settle(message.id, message);
    else if (message?.kind === "busy" && pending.size) {
      onHealth({ state: "busy", text: message.text });
      watch(THINKING);
    }
  }

  // A stale "advance" is dropped without an answer: the scene that made it stale settles it.
  function onScene() {
    for (const [id, { request }] of pending) {
      if (request.kind === "advance") settle(id, { kind: "answer", id, ok: false, stale: true });
    }
  }

  model.on("msg:custom", onMessage);
  model.on("change:scene", onScene);

  return {
    ask(request, n) {
      const id = `${view}.${++sent}`;
      return new Promise((resolve) => {
        pending.set(id, { request, settle: resolve });
        if (pending.size === 1) {
          onHealth({ state: "waiting" });
          watch(SLOW_AFTER);
        }
        try {
          model.send({ ...request, id, n });
        } catch {
          clearTimeout(timer);
          onHealth({ state: "dead" });
        }
      });
    },
    close() {
      clearTimeout(timer);
      pending.clear();
      model.off("msg:custom", onMessage);
      model.off("change:scene", onScene);
    },
  };
}
