import { DEFAULT_COMPARED, DEFAULT_LAYOUT, DEFAULT_LOOK, TEXT_SIZES } from "../store/defaults.ts";
import { isDialectId, isRecord } from "../store/shared-state.ts";
import type { AppState, Layout, Look, Theme } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { parseJson, storedText, storeText, type TextStorage } from "./text-storage.ts";

/** The user's preferences for the page, whatever file it shows. Links do not include them. */
export type Preferences = Pick<AppState, "theme" | "layout" | "look" | "compared">;

/** How a preference is stored. */
interface Preference<Value> {
  readonly key: string;
  readonly write: (value: Value) => string;
  /** The default for null, which means nothing is stored, and for invalid values. */
  readonly read: (text: string | null) => Value;
}

const THEMES: ReadonlySet<unknown> = new Set<Theme>(["system", "light", "dark"]);

const isTheme = (value: unknown): value is Theme => THEMES.has(value);

const isShare = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < 100;

const layoutOf = (value: unknown): Layout => {
  if (!isRecord(value)) return DEFAULT_LAYOUT;
  const { split, height, outlined } = value as Record<keyof Layout, unknown>;
  if (!isShare(split) || !isShare(height)) return DEFAULT_LAYOUT;
  return { split, height, outlined: outlined === true };
};

const lookFrom = (value: unknown): Look => {
  if (!isRecord(value)) return DEFAULT_LOOK;
  const { wraps, textSize } = value as Record<keyof Look, unknown>;
  const size = TEXT_SIZES.find((one) => one === textSize);
  return { wraps: wraps === true, textSize: size ?? DEFAULT_LOOK.textSize };
};

const valueIn = (text: string | null): unknown => (text === null ? undefined : parseJson(text));

const PREFERENCES: { readonly [Name in keyof Preferences]: Preference<Preferences[Name]> } = {
  theme: {
    key: "robots-txt-workbench.theme",
    write: (theme) => theme,
    read: (text) => (isTheme(text) ? text : "system"),
  },
  layout: {
    key: "robots-txt-workbench.layout",
    write: JSON.stringify,
    read: (text) => layoutOf(valueIn(text)),
  },
  look: {
    key: "robots-txt-workbench.look",
    write: JSON.stringify,
    read: (text) => lookFrom(valueIn(text)),
  },
  compared: {
    key: "robots-txt-workbench.compared-readers",
    write: JSON.stringify,
    read: (text) => {
      const value = valueIn(text);
      return Array.isArray(value) ? value.filter(isDialectId) : DEFAULT_COMPARED;
    },
  },
};

/** The stored preferences; defaults replace missing or invalid ones. Never throws. */
export const readPreferences = (storage: TextStorage | null): Preferences => {
  const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
    PREFERENCES[name].read(storedText(storage, PREFERENCES[name].key));
  return {
    theme: read("theme"),
    layout: read("layout"),
    look: read("look"),
    compared: read("compared"),
  };
};

const NAMES = [
  "theme",
  "layout",
  "look",
  "compared",
] as const satisfies readonly (keyof Preferences)[];

/**
 * Saves the preferences from now on; if that is impossible they apply only to this tab. Returns a
 * function that stops it.
 */
export const keepPreferences = (store: AppStore, storage: TextStorage | null): (() => void) => {
  const keep = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void => {
    const { key, write } = PREFERENCES[name];
    storeText(storage, key, write(value));
  };
  return store.subscribe((state, before) => {
    for (const name of NAMES) if (state[name] !== before[name]) keep(name, state[name]);
  });
};
