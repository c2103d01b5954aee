export interface Settings {
  pace: "step" | "slow" | "normal" | "once";
  commit: "quick" | "steady" | null;
  size: "small" | "medium" | "large";
  motion: "system" | "off";
  contrast: "system" | "high";
  reader: boolean;
  coach: boolean;
  timed: boolean;
}

export const STANDARD: Settings = {
  pace: "normal",
  commit: null,
  size: "medium",
  motion: "system",
  contrast: "system",
  reader: false,
  coach: true,
  timed: true,
};

const KEY = "lettergames.table";

/** Storage may be missing, full or forbidden; the table then forgets, and plays on. */
export function loadSettings(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...STANDARD, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return STANDARD;
  }
}

/** Keeps the settings for the next time and for the other tables of this page. */
export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the tables of this page still hear of them
  }
  dispatchEvent(new CustomEvent(KEY, { detail: settings }));
}

/** Calls back whenever a table of this page keeps settings; returns the function that ends this. */
export function followSettings(changed: (settings: Settings) => void): () => void {
  const hear = (event: Event) => changed((event as CustomEvent<Settings>).detail);
  addEventListener(KEY, hear);
  return () => removeEventListener(KEY, hear);
}

const PACE = { slow: 1.8, normal: 1, once: 0 };

/** How long a bot's line stays, in ms; null waits for the person. */
export function hold(ms: number | null, { pace, reader }: Settings): number | null {
  return ms === null || reader || pace === "step" ? null : ms * PACE[pace];
}
