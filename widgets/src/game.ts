import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer, Model, PartAnswer, Request, Scene } from "./contract";
import type { Lanes } from "./desk";
import { useTrait } from "./hooks";
import { type Health, openLink } from "./link";
import { type Play, type Refused, refusalText } from "./play";
import { followSettings, hold, keepSettings, loadSettings, type Settings } from "./settings";
import { answerPart, choose, howToPlay, NOTHING, type Selection, spot, takeBack, walk } from "./tree";

/** Everything a view keeps while it shows a game: what is chosen, what was said, what Python answered. */
export interface Game {
  play: Play;
  now: Scene;
  health: Health;
  error: string;
  said: { text: string; n: number };
  changeSettings(settings: Settings): void;
  advance(): void;
  backToNow(): void;
  /** Escape: takes back the last part, or false when nothing is chosen. */
  escape(): boolean;
}

export function useGame(model: Model): Game {
  const book = useTrait(model, "book");
  const now = useTrait(model, "scene");
  const [past, setPast] = useState<Scene | null>(null);
  const [health, setHealth] = useState<Health>({ state: "idle" });
  const [settings, setSettings] = useState<Settings>(loadSettings);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [lanes, setLanes] = useState<Lanes>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pinned, setPinned] = useState(false);
  const [error, setError] = useState("");
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState({ text: "", n: 0 });
  const link = useMemo(() => openLink(model, setHealth), [model]);
  useLayoutEffect(() => () => link.close(), [link]);
  useLayoutEffect(() => followSettings(setSettings), []);

  const choice = past ? null : now.choice;
  const path = choice && walk(choice, selection);
  const quick = settings.commit !== "steady";

  function say(text: string) {
    if (text) setSaid(({ n }) => ({ text, n: n + 1 }));
  }

  useNewScene(now, (fresh, sameChoice) => {
    if (!sameChoice) {
      setSelection(NOTHING);
      setPinned(false);
    }
    setRefused(null);
    setError("");
    say(fresh);
  });
  // What lay on a desk, or was looked back at, is gone with the seat, with the time, and with the game.
  const you = book.seats.findIndex((seat) => seat.you);
  const desk = [you, now.clock?.seat === you, now.outcome?.final, now.actions[0]?.id === "sit"].join();
  useLayoutEffect(() => {
    setLanes({});
    setPast(null);
  }, [desk]);
  const holding = now.waiting && !past ? hold(now.waiting.ms, settings) : null;
  useEffect(() => {
    if (holding === null) return undefined;
    const timer = setTimeout(advance, holding);
    return () => clearTimeout(timer);
  }, [holding, now.n]);

  async function ask(request: Request): Promise<Answer> {
    const answer = await link.ask(request, now.n);
    if (!answer.ok && !(answer.stale && request.kind === "advance")) {
      const { text = "", rule, facts } = answer.error ?? {};
      const message = rule ? refusalText(book, { rule, facts: facts ?? text }) : text;
      // What was typed or asked is answered where it was asked.
      if (request.kind === "text" || request.kind === "ask") answer.say = message;
      else {
        setError(message);
        say(message);
      }
    }
    say(answer.say ?? "");
    return answer;
  }

  /** The answers to all parts, `last` standing for the open or last one. */
  function answers(chosen: Selection, last?: PartAnswer) {
    const full = choice && walk(choice, chosen);
    if (!full?.form || (!full.complete && last === undefined)) return null;
    const before = full.steps.map((step) => step.answer!);
    return { form: full.form.id, answers: last === undefined ? before : [...before.slice(0, -1), last] };
  }

  async function commit(last?: PartAnswer, chosen = selection) {
    const move = answers(chosen, last);
    if (!move || sending) return;
    setSending(true);
    const { ok } = await ask({ kind: "move", ...move });
    if (ok && Array.isArray(last)) setLanes({}); // what was laid is no longer on the desk
    setSending(false);
  }

  const advanced = useRef<number | null>(null);
  async function advance() {
    if (!now.waiting || past || advanced.current === now.n) return;
    advanced.current = now.n;
    const { ok, stale } = await ask({ kind: "advance" });
    if (!ok && !stale) advanced.current = null;
  }

  function select(next: Selection) {
    setSelection(next);
    setRefused(null);
    const then = choice && walk(choice, next);
    const open = then?.steps.find((step) => step.answer === undefined);
    if (then) say(open?.part.prompt ?? howToPlay(then, quick));
  }

  function refuse(key: string, refusal: Refused["refusal"]) {
    setRefused({ key, refusal });
    say(refusalText(book, refusal));
  }

  const play: Play = {
    book, scene: past ?? now, settings, live: !past, sending, selection, path, refused, lanes, ask, say,
    arrange: setLanes,
    spot: (takes, pick) => choice && spot(choice, selection, takes, pick),
    press(takes, pick) {
      const place = play.spot(takes, pick);
      if (!place) return;
      const { option, chosen, part, index } = place;
      const next = choose(selection, place);
      if (option.refused) refuse(`${takes}:${pick}`, option.refused);
      else if (place.form.aside && walk(choice!, next).complete) void commit(undefined, next); // said, not played
      else if (!chosen || part.kind === "some") {
        select(next);
        if (!chosen) say(option.warn ?? "");
      } else if (quick && path?.complete && index === path.steps.length - 1) void commit();
    },
    pressForm(id) {
      const form = choice?.forms.find((each) => each.id === id);
      if (!form || pinned) return;
      const again = selection.form === id;
      const whole = form.part === undefined;
      if (form.refused) refuse(`form:${id}`, form.refused);
      else if (whole && (!form.confirm || (again && quick))) void commit(undefined, { form: id, answers: [] });
      else if (!again) select({ form: id, answers: [] });
    },
    answer(index, answer) {
      if (path?.form) select(answerPart(path.form, selection, index, answer));
    },
    takeBack() {
      if (choice && !pinned) select(takeBack(choice, selection));
    },
    pin: () => setPinned(true),
    commit: (last) => void commit(last),
    async check(answer) {
      const move = answers(selection, answer);
      return (move && (await ask({ kind: "check", ...move })).check) ?? null;
    },
    async lookBack(at) {
      const { scene } = await ask({ kind: "moment", at });
      if (scene) setPast(scene);
    },
  };

  return {
    play, now, health, error, said,
    advance: () => void advance(),
    backToNow: () => setPast(null),
    changeSettings: keepSettings,
    escape() {
      const chosen = selection.form !== null || selection.answers.length > 0;
      if (chosen) play.takeBack();
      return chosen;
    },
  };
}

/** Calls back for each new scene with what is new in it, in words, and whether the choice is still the same. */
function useNewScene(scene: Scene, then: (fresh: string, sameChoice: boolean) => void) {
  const before = useRef(scene);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = scene;
    if (old === scene) return;
    const heard = old.log.at(-1)?.n ?? -1;
    // Whoever sits down at a screen that was handed over hears what happened since their last turn.
    const news = old.log.length ? scene.log : scene.log.slice(scene.log.length - scene.since);
    const fresh = news.filter((line) => line.n > heard).map((line) => line.text);
    const { lesson } = scene;
    const taught = lesson && [
      lesson.feedback?.text !== old.lesson?.feedback?.text && lesson.feedback?.text,
      lesson.text !== old.lesson?.text && lesson.text,
    ];
    const more = [...(taught ?? []), scene.notice?.text, scene.outcome?.headline, scene.yours && scene.prompt];
    const same = old.turn === scene.turn && JSON.stringify(old.choice) === JSON.stringify(scene.choice);
    then([...fresh, ...more].filter(Boolean).join(" "), same);
  }, [scene]);
}
