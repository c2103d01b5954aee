import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ChoiceView } from "./Choice";
import { ClockView } from "./Clock";
import type { Model, Request } from "./contract";
import { useGame } from "./game";
import { focused } from "./hooks";
import { LessonAsk, LessonText } from "./Lesson";
import { Lines } from "./Lines";
import type { Health } from "./link";
import { MoveBox } from "./MoveBox";
import { PlayContext } from "./play";
import { HouseBadges, Rules } from "./Rules";
import { Plate } from "./Seats";
import { CommitQuestion, SettingsPanel } from "./SettingsPanel";
import { Start } from "./Start";
import { howToPlay, soleForm } from "./tree";
import { SheetView, ZoneView } from "./Zone";

/** With a Play button, a press sooner than this after the last is a tremor, not a wish. */
const STEADY_GAP = 500;

const HEALTH: Partial<Record<Health["state"], string>> = {
  slow: "Python has not answered yet: it may be busy with another cell.",
  dead: "Python is not answering: run this cell again to go on; a kept game is offered again.",
};

/** A lesson has hints of its own, so the first of these is left out there. */
const HELP = [["hint", "Hint"], ["legal", "What may I do?"], ["read", "Read the table"]] as const;

export function Table({ model }: { model: Model }) {
  const root = useRef<HTMLDivElement>(null);
  const { play, now, health, error, said, changeSettings, advance, backToNow, escape } = useGame(model);
  const { book, scene, settings, live, path, ask } = play;
  const [panel, setPanel] = useState("");
  const [reply, setReply] = useState("");
  const lastPress = useRef(-STEADY_GAP);
  const pointing = useRef(false); // a page does not scroll away under a pointer
  useFocusReturn(root, pointing);
  useEffect(() => setReply(""), [now.n]);

  async function help(what: (typeof HELP)[number][0]) {
    setReply((await ask({ kind: "ask", what })).say ?? "");
  }

  async function undo() {
    if (!now.undo.able) {
      setReply(now.undo.why);
      play.say(now.undo.why);
    } else await ask({ kind: "undo" });
  }

  async function start(request: Request) {
    if ((await ask(request)).ok) setPanel("");
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    pointing.current = false;
    // The attribute below does not stop shortcuts bound to whatever has the focus; plain keys end here.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.repeat && target.closest("button") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault(); // a key held down is one press
    } else if (event.key === " " && now.waiting && !target.closest("button, input, select, summary, a")) {
      event.preventDefault();
      advance();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (!live) backToNow();
      else if (panel) setPanel("");
      else if (!escape()) leave(root.current!);
    }
  }

  function onPress(event: MouseEvent) {
    const button = (event.target as HTMLElement).closest("button");
    if (event.detail) pointing.current = true;
    // Not every browser moves the focus; Enter in a text presses its form's button, and typing goes on.
    if (!button?.form?.contains(focused(root.current!))) button?.focus({ preventScroll: true });
    if (settings.commit !== "steady" || !button) return;
    const gap = performance.now() - lastPress.current;
    lastPress.current += gap;
    if (gap < STEADY_GAP) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  const last = path?.steps.at(-1)?.part;
  const further = last && (soleForm(scene.choice!) ? path!.steps.length > 1 && !path!.complete : true);
  const ready = path && live && howToPlay(path, settings.commit !== "steady");
  const prompt = ready || (further ? last.prompt : scene.prompt);
  const desk = last?.kind === "word" ? last.tray : "";
  const zones = scene.zones.filter((zone) => zone.id !== desk);
  const zonesOf = (seat: number | null) => zones.filter((zone) => zone.seat === seat);
  const you = scene.seats.find((seat) => book.seats[seat.seat]?.you);
  const status = health.state === "busy" ? health.text : HEALTH[health.state];

  const panels: Record<string, ComponentChildren> = {
    Log: <Lines lines={scene.log} />,
    Rules: <Rules book={book} />,
    ...(scene.count && settings.coach && {
      Count: <SheetView title={scene.count.title} sheet={{
        head: [scene.count.title, "", ""],
        rows: scene.count.rows.map(({ label, value, note = "" }) => [label, value, note]),
      }} />,
    }),
    ...(!scene.lesson && {
      "New game": <Start book={book} error={error} onStart={(request) => void start(request)} onForget={() => void ask({ kind: "forget" })} />,
    }),
    Settings: <SettingsPanel settings={settings} onChange={changeSettings} />,
  };

  return (
    <PlayContext.Provider value={play}>
      <div
        ref={root}
        class="lettergames"
        tabIndex={-1}
        data-lm-suppress-shortcuts="true"
        data-size={settings.size}
        data-motion={settings.motion}
        data-contrast={settings.contrast}
        onKeyDown={onKeyDown}
        onClickCapture={onPress}
      >
        <div class="lg-header">
          <h2>{book.title}</h2>
          <span class="lg-quiet">{scene.heading}</span>
          {scene.marks.map((mark) => <span key={mark} class="lg-badge">{mark}</span>)}
          <HouseBadges book={book} />
        </div>

        {scene.lesson && <LessonText lesson={scene.lesson} />}
        <div class="lg-promptbar" data-yours={scene.yours && live}>
          <p class="lg-prompt">{prompt}</p>
          {now.clock && <ClockView clock={now.clock} />}
          {status && <p class="lg-health" data-state={health.state}>{status}</p>}
          {!live && <div class="lg-row">You are looking back. <button class="main" onClick={backToNow}>Back to now</button></div>}
          {now.waiting && live && (
            <div class="lg-row lg-waiting" onClick={advance}>
              <span>{now.waiting.text}</span><button>Go on</button>
              {now.waiting.ms === null && <em>The table waits for you.</em>}
            </div>
          )}
        </div>

        <div class="lg-body">
          {scene.since > 0 && (
            <section class="lg-since" aria-label="Since your last turn">
              <h3>Since your last turn</h3>
              <Lines lines={scene.log.slice(-scene.since)} />
            </section>
          )}
          <div class="lg-board">
            {scene.notice && (
              <p class={`lg-notice ${scene.notice.kind}`}>{scene.notice.text} {book.rules[scene.notice.rule ?? ""]?.text}</p>
            )}
            {error && <p class="lg-notice error">{error}</p>}
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
            <div class="lg-middle">{zonesOf(null).map((zone) => <ZoneView key={zone.id} zone={zone} />)}</div>
          </div>
          <div class="lg-own">
            {you && <Plate state={you} zones={zonesOf(you.seat)} />}
            <div class="lg-doing">
              <ChoiceView />
              {live && scene.actions.length > 0 && (
                <div class="lg-row">
                  {scene.actions.map(({ id, label, note, main }) => (
                    <button key={id} class={main ? "main" : ""} onClick={() => void ask({ kind: "action", action: id })}>
                      {label} {note && <small>{note}</small>}
                    </button>
                  ))}
                </div>
              )}
              {scene.lesson && live && <LessonAsk lesson={scene.lesson} />}
              {path && Object.values(scene.choice!.parts).some((part) => part.kind === "one") && (
                <CommitQuestion settings={settings} onChange={changeSettings} />
              )}
            </div>
          </div>
        </div>

        <div class="lg-foot">
          <MoveBox reply={reply} onReply={setReply} />
          <div class="lg-row lg-toolbar" role="group" aria-label="Help and settings">
            {HELP.slice(scene.lesson ? 1 : 0).map(([what, label]) => <button key={what} onClick={() => void help(what)}>{label}</button>)}
            <button aria-disabled={!now.undo.able} onClick={() => void undo()}>Undo</button>
            {Object.keys(panels).map((title) => (
              <button key={title} aria-expanded={panel === title} onClick={() => setPanel(panel === title ? "" : title)}>
                {title}
              </button>
            ))}
          </div>
        </div>
        {panels[panel] && <Panel key={panel} title={panel}>{panels[panel]}</Panel>}
        <div class="lg-ears" role="status" aria-live="polite"><p key={said.n}>{said.text}</p></div>
      </div>
    </PlayContext.Provider>
  );
}

interface PanelProps {
  title: string;
  children: ComponentChildren;
}

/** A sheet that opens under the toolbar and takes the focus with it; Escape or the same button closes it. */
function Panel({ title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <section class="lg-panel" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>{title}</h3>
      {children}
    </section>
  );
}

/** What can be done next. */
const NEXT = ".lg-waiting button, .choosable[tabindex='0'], .lg-doing button";

/** Keeps the focus in the table when what had it goes: in the same group, else with what can be done next. */
function useFocusReturn(root: { current: HTMLElement | null }, pointing: { current: boolean }) {
  const before = root.current && focused(root.current);
  const had = root.current?.contains(before);
  const group = before?.closest("[role=group]");
  useLayoutEffect(() => {
    if (!root.current || !had || root.current.contains(focused(root.current))) return;
    const next = group?.isConnected && group.querySelector<HTMLElement>("[tabindex='0']");
    (next || (root.current.querySelector<HTMLElement>(NEXT) ?? root.current)).focus({ preventScroll: pointing.current });
  });
}

/** Gives the focus back to the notebook's cell. */
function leave(root: HTMLElement) {
  (focused(root) as HTMLElement | null)?.blur();
  root.closest<HTMLElement>(".jp-Cell")?.focus();
}
