import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ChoiceView } from "./Choice";
import type { Answer, Model, PartAnswer, Request, Scene } from "./contract";
import type { Lanes } from "./desk";
import { focused, useTimeout, useTrait } from "./hooks";
import { Lines } from "./Lines";
import { type Health, openLink } from "./link";
import { MoveBox } from "./MoveBox";
import { Panel } from "./Panel";
import { type Play, PlayContext, type Refused, refusalText } from "./play";
import { HouseBadges, Rules } from "./Rules";
import { Plate } from "./Seats";
import { CommitQuestion, SettingsPanel } from "./SettingsPanel";
import { hold, keepSettings, loadSettings, type Settings } from "./settings";
import { Start } from "./Start";
import { answerPart, choose, NOTHING, type Selection, spot, takeBack, walk } from "./tree";
import { SheetView, ZoneView } from "./Zone";

type PanelName = "rules" | "start" | "settings" | "count";

const STEADY_GAP = 500;

const HEALTH: Record<Health["state"], string> = {
  idle: "",
  waiting: "",
  busy: "",
  slow: "Python has not answered yet: it may be busy with another cell.",
  dead: "Python is not answering: run this cell again to go on. Where games are kept, this one is offered again.",
};

const healthText = (health: Health) => (health.state === "busy" ? health.text : HEALTH[health.state]);

export function Table({ model }: { model: Model }) {
  const root = useRef<HTMLDivElement>(null);
  const book = useTrait(model, "book");
  const now = useTrait(model, "scene");
  const [past, setPast] = useState<Scene | null>(null);
  const [health, setHealth] = useState<Health>({ state: "idle" });
  const [settings, setSettings] = useState<Settings>(loadSettings);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [lanes, setLanes] = useState<Lanes>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pinned, setPinned] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [error, setError] = useState("");
  const [reply, setReply] = useState("");
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState({ text: "", n: 0 });
  const link = useMemo(() => openLink(model, setHealth), [model]);
  useLayoutEffect(() => () => link.close(), [link]);

  const scene = past ?? now;
  const live = past === null;
  const choice = live ? scene.choice : null;
  const path = choice && walk(choice, selection);
  const say = (text: string) => text && setSaid(({ n }) => ({ text, n: n + 1 }));

  useNewScene(now, (fresh, sameChoice) => {
    if (!sameChoice) {
      setSelection(NOTHING);
      setPinned(false);
      setSending(false);
    }
    setRefused(null);
    setError("");
    say(fresh);
  });
  useFocusReturn(root, scene);
  useTimeout(
    () => void advance(),
    now.waiting && live ? hold(now.waiting.ms, settings) : null,
    `${now.n} ${settings.pace} ${settings.reader}`,
  );

  async function ask(request: Request): Promise<Answer> {
    const answer = await link.ask(request, now.n);
    if (!answer.ok && !(answer.stale && request.kind === "advance")) {
      const { text = "", rule, facts } = answer.error ?? {};
      const message = rule !== undefined ? refusalText(book, { rule, facts: facts ?? text }) : text;
      setError(message);
      say(message);
    }
    if (answer.say) say(answer.say);
    return answer;
  }

  async function commit(last?: PartAnswer, chosen = selection) {
    const full = choice && walk(choice, chosen);
    if (!full?.form || sending || (!full.complete && last === undefined)) return;
    setSending(true);
    const answers = last === undefined ? chosen.answers : [...chosen.answers.slice(0, full.steps.length - 1), last];
    await ask({ kind: "move", form: full.form.id, answers });
    setSending(false);
  }

  async function advance() {
    if (now.waiting) await ask({ kind: "advance" });
  }

  function select(next: Selection) {
    setSelection(next);
    setRefused(null);
    if (!choice) return;
    const after = walk(choice, next);
    const open = after.steps.find((step) => step.answer === undefined);
    if (open) say(open.part.prompt);
  }

  function refuse(key: string, refusal: Refused["refusal"]) {
    setRefused({ key, refusal });
    say(refusalText(book, refusal));
  }

  const play: Play = {
    book, scene, settings, live, sending, selection, path, refused, lanes, refuse, ask, say,
    explain: (refusal) => refusalText(book, refusal),
    spot: (takes, pick) => choice && spot(choice, selection, takes, pick),
    press(takes, pick) {
      const place = choice && spot(choice, selection, takes, pick);
      if (!place) return;
      const { option } = place;
      if (option.refused) return refuse(`${takes}:${pick}`, option.refused);
      if (place.chosen && place.part.kind === "one") {
        const last = place.index === selection.answers.length - 1;
        if (last && path?.complete && settings.commit !== "steady") void commit();
        return;
      }
      select(choose(selection, place));
      if (option.warn && !place.chosen) say(option.warn);
    },
    pressForm(id) {
      const form = choice?.forms.find((each) => each.id === id);
      if (!form || pinned) return;
      if (form.refused) return refuse(`form:${id}`, form.refused);
      const next = { form: id, answers: [] };
      const again = selection.form === id && form.part === undefined && settings.commit !== "steady";
      if (form.part === undefined && (!form.confirm || again)) void commit(undefined, next);
      else if (selection.form !== id) select(next);
    },
    answer: (index, answer) => path?.form && select(answerPart(path.form, selection, index, answer)),
    arrange: (next) => setLanes(next),
    takeBack: () => pinned || select(takeBack(selection)),
    pin: () => setPinned(true),
    commit: (last) => void commit(last),
    async check(answer) {
      if (!path?.form) return null;
      const answers = [...selection.answers.slice(0, path.steps.length - 1), answer];
      return (await ask({ kind: "check", form: path.form.id, answers })).check ?? null;
    },
    async lookBack(at) {
      const answer = await ask({ kind: "moment", at });
      if (answer.scene) setPast(answer.scene);
    },
  };

  async function help(what: "hint" | "legal" | "read") {
    const answer = await ask({ kind: "ask", what });
    if (answer.say) setReply(answer.say);
  }

  function changeSettings(next: Settings) {
    setSettings(next);
    keepSettings(next);
  }

  async function start(request: Request) {
    if ((await ask(request)).ok) setPanel(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (event.repeat && (event.key === "Enter" || event.key === " ") && target.closest("button")) {
      event.preventDefault(); // a key held down is one press
    } else if (event.key === " " && now.waiting && live && !target.closest("button, input, select, summary, a")) {
      event.preventDefault();
      void advance();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (past) setPast(null);
      else if (panel) setPanel(null);
      else if (selection.form !== null || selection.answers.length) play.takeBack();
      else leave(root.current!);
    }
  }

  const lastPress = useRef(-STEADY_GAP);
  function onPress(event: MouseEvent) {
    if (settings.commit !== "steady" || !(event.target as HTMLElement).closest("button")) return;
    const since = performance.now() - lastPress.current;
    lastPress.current += since;
    if (since >= STEADY_GAP) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const open = path?.steps.find((step) => step.answer === undefined || step.part.kind === "word");
  const prompt = open && (path!.steps.length > 1 || selection.form !== null) ? open.part.prompt : scene.prompt;
  const desk = open?.part.kind === "word" ? open.part.tray : null;
  const zones = scene.zones.filter((zone) => zone.id !== desk);
  const you = scene.seats.find((seat) => book.seats[seat.seat]?.you);
  const zonesOf = (seat: number) => zones.filter((zone) => zone.seat === seat);
  const status = healthText(health);
  const toggle = (name: PanelName) => setPanel(panel === name ? null : name);

  return (
    <PlayContext.Provider value={play}>
      <div
        ref={root}
        class="lettergames"
        data-lm-suppress-shortcuts="true"
        data-size={settings.size}
        data-motion={settings.motion}
        data-contrast={settings.contrast}
        data-game={book.game}
        onKeyDown={onKeyDown}
        onClickCapture={onPress}
      >
        <div class="lg-header">
          <h2>{book.title}</h2>
          <span class="lg-heading">{scene.heading}</span>
          {scene.marks.map((mark) => <span key={mark} class="lg-badge">{mark}</span>)}
          <HouseBadges book={book} />
        </div>

        <div class="lg-promptbar" data-yours={scene.yours && live ? "" : undefined}>
          <p class="lg-prompt" tabIndex={-1}>{prompt}</p>
          {status && <p class="lg-health" data-state={health.state}>{status}</p>}
          {past && (
            <p class="lg-lookback">
              You are looking back. <button class="main" onClick={() => setPast(null)}>Back to now</button>
            </p>
          )}
          {now.waiting && live && (
            <div class="lg-waiting" onClick={() => void advance()}>
              <span>{now.waiting.text}</span>
              <button class="lg-goon">Go on</button>
            </div>
          )}
        </div>

        <div class="lg-body">
          <div class="lg-side">
            <Lines title="Since your last turn" lines={scene.since} marked />
            <details class="lg-log">
              <summary>Log</summary>
              <Lines title="Log" lines={scene.log} />
            </details>
          </div>
          <div class="lg-board">
            {scene.notice && (
              <p class={`lg-notice ${scene.notice.kind}`}>
                {scene.notice.text}
                {scene.notice.rule && book.rules[scene.notice.rule] && <> {book.rules[scene.notice.rule]!.text}</>}
              </p>
            )}
            {error && panel !== "start" && <p class="lg-notice error">{error}</p>}
            {scene.outcome && (
              <section class={`lg-outcome ${scene.outcome.final ? "final" : ""}`} aria-label="Result">
                <h3>{scene.outcome.headline}</h3>
                <p>{scene.outcome.why}</p>
                {scene.outcome.sheet && <SheetView sheet={scene.outcome.sheet} title="Score sheet" />}
              </section>
            )}
            <div class="lg-others">
              {scene.seats.filter((seat) => seat !== you).map((seat) => (
                <Plate key={seat.seat} state={seat} zones={zonesOf(seat.seat)} />
              ))}
            </div>
            <div class="lg-middle">
              {zones.filter((zone) => zone.seat === null).map((zone) => <ZoneView key={zone.id} zone={zone} />)}
            </div>
            {you && <Plate state={you} zones={zonesOf(you.seat)} />}
            {choice && <CommitQuestion settings={settings} onChange={changeSettings} />}
            <ChoiceView />
            {live && scene.actions.length > 0 && (
              <div class="lg-actions">
                {scene.actions.map(({ id, label, note, main }) => (
                  <span key={id}>
                    <button class={main ? "main" : ""} onClick={() => void ask({ kind: "action", action: id })}>
                      {label}
                    </button>
                    {note && <small>{note}</small>}
                  </span>
                ))}
              </div>
            )}
          </div>
        </div>

        <MoveBox reply={reply} onReply={setReply} />
        <div class="lg-toolbar" role="group" aria-label="Table">
          <button onClick={() => void help("hint")}>Hint</button>
          <button onClick={() => void help("legal")}>What may I do?</button>
          <button onClick={() => void help("read")}>Read the table</button>
          <button aria-expanded={panel === "rules"} onClick={() => toggle("rules")}>Rules</button>
          {scene.count && settings.coach && (
            <button aria-expanded={panel === "count"} onClick={() => toggle("count")}>Count</button>
          )}
          <button
            aria-disabled={now.undo.able ? undefined : "true"}
            onClick={() => (now.undo.able ? void ask({ kind: "undo" }) : (setReply(now.undo.why), say(now.undo.why)))}
          >
            Undo
          </button>
          <button aria-expanded={panel === "start"} onClick={() => toggle("start")}>New game</button>
          <button aria-expanded={panel === "settings"} onClick={() => toggle("settings")}>Settings</button>
        </div>
        {panel === "rules" && <Panel title="Rules" onClose={() => setPanel(null)}><Rules book={book} /></Panel>}
        {panel === "start" && (
          <Panel title="New game" onClose={() => setPanel(null)}>
            <Start book={book} error={error} onStart={(request) => void start(request)} />
          </Panel>
        )}
        {panel === "settings" && (
          <Panel title="Settings" onClose={() => setPanel(null)}>
            <SettingsPanel settings={settings} onChange={changeSettings} />
          </Panel>
        )}
        {panel === "count" && scene.count && (
          <Panel title={scene.count.title} onClose={() => setPanel(null)}>
            <table class="lg-count">
              <tbody>
                {scene.count.rows.map(({ label, value, note }) => (
                  <tr key={label}><th scope="row">{label}</th><td>{value}</td><td>{note}</td></tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
        <div class="lg-ears" role="status" aria-live="polite"><p key={said.n}>{said.text}</p></div>
      </div>
    </PlayContext.Provider>
  );
}

/** Calls back once for each new scene with what is new in it, in words. */
function useNewScene(scene: Scene, then: (fresh: string, sameChoice: boolean) => void) {
  const before = useRef<Scene | null>(null);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = scene;
    if (!old || old === scene) return;
    const heard = old.log.at(-1)?.n ?? -1;
    const fresh = scene.log.filter((line) => line.n > heard).map((line) => line.text);
    const more = [scene.notice?.text, scene.outcome?.headline, scene.yours ? scene.prompt : ""];
    const same = old.turn === scene.turn && JSON.stringify(old.choice) === JSON.stringify(scene.choice);
    then([...fresh, ...more].filter(Boolean).join(" "), same);
  }, [scene]);
}

/** When what had the focus is gone with the old scene, the focus goes to what can be done next. */
function useFocusReturn(root: { current: HTMLElement | null }, scene: Scene) {
  const had = useRef(false);
  had.current = root.current !== null && root.current.contains(focused(root.current));
  useLayoutEffect(() => {
    if (!root.current || !had.current || root.current.contains(focused(root.current))) return;
    const next = [".lg-goon", ".lg-board [data-rove][tabindex='0']", ".lg-actions button", ".lg-prompt"]
      .map((selector) => root.current!.querySelector<HTMLElement>(selector))
      .find(Boolean);
    next?.focus();
  }, [scene]);
}

/** Gives the focus back to the notebook's cell. */
function leave(root: HTMLElement) {
  (focused(root) as HTMLElement | null)?.blur();
  root.closest<HTMLElement>(".jp-Cell")?.focus();
}
