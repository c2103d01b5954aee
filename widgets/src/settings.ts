export interface Settings {
  pace: "step" | "slow" | "normal" | "once";
  commit: "quick" | "steady" | null;
  size: "small" | "medium" | "large";
  motion: "system" | "off";
  contrast: "system" | "high";
  reader: boolean;
  coach: boolean;
}

export const STANDARD: Settings = {
  pace: "normal",
  commit: null,
  size: "medium",
  motion: "system",
  contrast: "system",
  reader: false,
  coach: true,
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

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

const PACE = { slow: 1.8, normal: 1, once: 0 };

/** How long a bot's line stays, in ms; null waits for the person. */
export function hold(ms: number | null, { pace, reader }: Settings): number | null {
  return ms === null || reader || pace === "step" ? null : ms * PACE[pace];
}
