import type { Settings } from "./settings";

interface SettingsPanelProps {
  settings: Settings;
  onChange(settings: Settings): void;
}

type Choices = { [Key in keyof Settings]?: [string, [Settings[Key], string][]] };

const CHOICES: Choices = {
  pace: ["Pace of the bots", [["step", "step by step"], ["slow", "slow"], ["normal", "normal"], ["once", "at once"]]],
  commit: ["To play a card", [["quick", "press it twice, or Enter"], ["steady", "a large Play button"]]],
  size: ["Cards", [["small", "small"], ["medium", "medium"], ["large", "large"]]],
  motion: ["Motion", [["system", "as the system says"], ["off", "off"]]],
  contrast: ["Contrast", [["system", "as the system says"], ["high", "high"]]],
  reader: ["Screen reader pace", [[false, "off"], [true, "wait after every move"]]],
  coach: ["Coach marks", [[true, "on"], [false, "off"]]],
};

export function SettingsPanel({ settings, onChange }: SettingsPanelProps) {
  return (
    <div class="lg-settings">
      {Object.entries(CHOICES).map(([key, [label, values]]) => (
        <fieldset key={key}>
          <legend>{label}</legend>
          <div class="lg-segments">
            {(values as [unknown, string][]).map(([value, word]) => (
              <button
                key={word}
                aria-pressed={(settings[key as keyof Settings] ?? "quick") === value}
                onClick={() => onChange({ ...settings, [key]: value })}
              >
                {word}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Asked once, on the first table, and answered with one press. */
export function CommitQuestion({ settings, onChange }: SettingsPanelProps) {
  if (settings.commit !== null) return null;
  return (
    <div class="lg-question" role="group" aria-label="How do you want to play a card?">
      <span>How do you want to play a card?</span>
      <button onClick={() => onChange({ ...settings, commit: "quick" })}>Press it twice</button>
      <button onClick={() => onChange({ ...settings, commit: "steady" })}>With a large Play button</button>
    </div>
  );
}
