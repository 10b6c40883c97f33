import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import type { PreferenceTable } from "../../vocabulary/preferences.ts";
import { readPreferences } from "../facts/content-preferences.ts";

/** Words people use for yes and no. */
const YES = new Set(["yes", "y", "true", "1", "on", "allow", "allowed", "ok", "?1"]);
const NO = new Set(["no", "n", "false", "0", "off", "deny", "denied", "disallow", "none", "?0"]);

/** Words people use for a label, without the separators of their parts. */
const LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ["aitrain", ["ai-train", "train-ai"]],
  ["trainai", ["ai-train", "train-ai"]],
  ["aitraining", ["ai-train", "train-ai"]],
  ["training", ["ai-train", "train-ai"]],
  ["train", ["ai-train", "train-ai"]],
  ["genai", ["ai-train", "train-ai"]],
  ["aiinput", ["ai-input"]],
  ["inputai", ["ai-input"]],
  ["searching", ["search"]],
]);

const labelFor = (label: string, table: PreferenceTable): string | null => {
  const name = asciiLower(label);
  if (table.has(name)) return name;
  const known = LABELS.get(name.replace(/[-_ .]/g, "")) ?? [];
  return known.find((each) => table.has(each)) ?? nearestName(name, [...table.keys()]);
};

const valueFor = (value: string, takes: readonly string[]): string | null => {
  const word = asciiLower(value.replace(/^["']|["']$/g, ""));
  if (takes.includes(word)) return word;
  const [yes, no] = takes;
  if (takes.length !== 2 || yes === undefined || no === undefined) return null;
  return YES.has(word) ? yes : NO.has(word) ? no : null;
};

/** Rewrites preferences with known labels and values; null if one cannot be guessed. */
export const correctPreferences = (text: string, table: PreferenceTable): string | null => {
  const parts = text
    .replace(/[ \t]*[=:][ \t]*/g, "=")
    .split(/[\s,;]+/)
    .filter((part) => part !== "");
  const corrected = parts.map((part) => {
    const { label, value } = readPreferences(part)[0] ?? { label: "", value: "" };
    const name = labelFor(label, table);
    const word = name === null ? null : valueFor(value, table.get(name) ?? []);
    return word === null ? null : `${name}=${word}`;
  });
  return corrected.length > 0 && corrected.every((each) => each !== null)
    ? corrected.join(", ")
    : null;
};
