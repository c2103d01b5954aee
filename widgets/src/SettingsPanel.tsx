import type { Settings } from "./settings";
import { Group } from "./Zone";

interface SettingsPanelProps {
  settings: Settings;
  onChange(settings: Settings): void;
}

type Rows = { [Key in keyof Settings]: [Key, string, [Settings[Key], string][]] }[keyof Settings][];

const SYSTEM: ["system", string] = ["system", "as the system says"];

const ROWS: Rows = [
  ["pace", "Pace of the bots", [["step", "step by step"], ["slow", "slow"], ["normal", "normal"], ["once", "at once"]]],
  ["commit", "To play a card", [["quick", "press it twice, or Enter"], ["steady", "a large Play button"]]],
  ["size", "Cards", [["small", "small"], ["medium", "medium"], ["large", "large"]]],
  ["motion", "Motion", [SYSTEM, ["off", "off"]]],
  ["contrast", "Contrast", [SYSTEM, ["high", "high"]]],
  ["reader", "Screen reader pace", [[false, "off"], [true, "wait after every move"]]],
  ["timed", "Limited time for words", [[true, "as the game says"], [false, "none for me"]]],
  ["coach", "Show what one could have counted", [[true, "on"], [false, "off"]]],
];

export function SettingsPanel({ settings, onChange }: SettingsPanelProps) {
  return (
    <>
      {ROWS.map(([key, label, values]) => (
        <div key={key}>
          <h4>{label}</h4>
          <Group label={label}>
            {values.map(([value, word]) => (
              <button
                key={word}
                data-rove
                aria-pressed={(settings[key] ?? "quick") === value}
                onClick={() => onChange({ ...settings, [key]: value })}
              >
                {word}
              </button>
            ))}
          </Group>
        </div>
      ))}
    </>
  );
}

/** Asked once, on the first table, and answered with one press. */
export function CommitQuestion({ settings, onChange }: SettingsPanelProps) {
  if (settings.commit !== null) return null;
  return (
    <div class="lg-row lg-question">
      How do you want to play a card?
      <button onClick={() => onChange({ ...settings, commit: "quick" })}>Press it twice</button>
      <button onClick={() => onChange({ ...settings, commit: "steady" })}>With a large Play button</button>
    </div>
  );
}
