import type { DialectId } from "../../core/index.ts";
import { DEFAULT_COMPARED } from "./compared.ts";
import type { Draft } from "./draft.ts";
import { DEFAULT_LAYOUT } from "./layout.ts";
import { MAX_NAME_LENGTH } from "./limits.ts";
import { checkShared, isDialectId, isRecord, isText } from "./shared-state.ts";
import type { Layout, Theme } from "./state.ts";

/** The part of the browser's storage that is used. Every call may throw: storage can be full or blocked. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Longest text kept, in UTF-16 units: browsers give a site about five million in all. */
export const LONGEST_KEPT = 2_000_000;

/** Most octets of an opened file that are kept beside its text, so that mixed line ends survive. */
const LARGEST_ORIGINAL = 100_000;

/** How many earlier drafts are kept. */
const PREVIOUS_DRAFTS = 5;

/** Where the draft is kept. The version is that of the record, not of the page. */
export const DRAFT_KEY = "robots-txt-workbench.draft.1";
const PREVIOUS_KEY = "robots-txt-workbench.previous-drafts.1";
const THEME_KEY = "robots-txt-workbench.theme";
const LAYOUT_KEY = "robots-txt-workbench.layout";
const COMPARED_KEY = "robots-txt-workbench.compared-readers";

/** Where what could not be read under a key is put aside. */
export const unreadableKey = (key: string): string => `${key}.unreadable`;

/** What became of an attempt to keep something. */
export type Kept = "kept" | "too-large" | "full" | "blocked";

/** A draft as found in storage, and what went wrong in the user's words. */
export interface Found<T> {
  readonly value: T;
  readonly trouble: string | null;
}

/** Octets as characters, one each: JSON has no octets. */
const toText = (octets: Uint8Array): string => {
  const pieces: string[] = [];
  for (let at = 0; at < octets.length; at += 4096) {
    pieces.push(String.fromCharCode(...octets.subarray(at, at + 4096)));
  }
  return pieces.join("");
};

const toOctets = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const recordOf = ({ original, ...rest }: Draft, writer: string): object => ({
  ...rest,
  original: original === null || original.length > LARGEST_ORIGINAL ? null : toText(original),
  writer,
});

interface DraftRecord {
  readonly draft: Draft;
  /** Which tab wrote it. */
  readonly writer: string;
}

const checkRecord = (value: unknown): DraftRecord | null => {
  const shared = checkShared(value, LONGEST_KEPT);
  if (shared === null || !isRecord(value)) return null;
  const { name, original, edited, urlsEdited, writer } = value as Record<
    keyof Draft | "writer",
    unknown
  >;
  if (!isText(name, MAX_NAME_LENGTH) || !isText(writer, MAX_NAME_LENGTH)) return null;
  if (original !== null && !isText(original, LARGEST_ORIGINAL)) return null;
  if (typeof edited !== "boolean" || typeof urlsEdited !== "boolean") return null;
  const encoding = shared.encoding ?? "utf-8";
  const octets = original === null ? null : toOctets(original);
  return { draft: { ...shared, encoding, name, original: octets, edited, urlsEdited }, writer };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no record has this value, so the check that follows refuses it.
    return undefined;
  }
};

const set = (storage: TextStorage, key: string, text: string): Kept => {
  try {
    storage.setItem(key, text);
    return "kept";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return name.includes("Quota") || name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "blocked";
  }
};

const get = (storage: TextStorage, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    // Blocked: the same as nothing kept. The first attempt to keep something tells the user.
    return null;
  }
};

/** Reads and checks what a key holds; what fails the check is moved aside, not thrown away. */
const read = <T>(
  storage: TextStorage | null,
  key: string,
  check: (value: unknown) => T | null,
): Found<T | null> => {
  const text = storage === null ? null : get(storage, key);
  if (storage === null || text === null) return { value: null, trouble: null };
  const value = check(parseJson(text));
  if (value !== null) return { value, trouble: null };
  const aside = unreadableKey(key);
  const moved = set(storage, aside, text) === "kept";
  if (moved) remove(storage, key);
  const where = moved ? `It is kept unread in this browser's storage as "${aside}".` : "";
  return {
    value: null,
    trouble: `The draft kept in this browser could not be read. ${where}`.trim(),
  };
};

const remove = (storage: TextStorage, key: string): void => {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked: it stays, and is refused again next time.
  }
};

/** The draft as last kept; null when there is none or it cannot be read. Never throws. */
export const readDraft = (storage: TextStorage | null): Found<Draft | null> => {
  const { value, trouble } = read(storage, DRAFT_KEY, checkRecord);
  return { value: value?.draft ?? null, trouble };
};

/** Puts a draft into words for storage; null when its text is longer than `LONGEST_KEPT`. */
export const writeDraft = (draft: Draft, writer: string): string | null =>
  draft.source.length > LONGEST_KEPT ? null : JSON.stringify(recordOf(draft, writer));

/** Keeps a draft that `writeDraft` put into words. Never throws. */
export const keepDraft = (storage: TextStorage, text: string): Kept =>
  set(storage, DRAFT_KEY, text);

/** The record another tab wrote; null when it cannot be read. */
export const readRecord = (text: string): DraftRecord | null => checkRecord(parseJson(text));

const checkRecords = (value: unknown): readonly DraftRecord[] | null =>
  Array.isArray(value) ? value.map(checkRecord).filter((record) => record !== null) : null;

const previousRecords = (storage: TextStorage | null): readonly DraftRecord[] =>
  read(storage, PREVIOUS_KEY, checkRecords).value ?? [];

/** The drafts that others were opened over, latest first. Never throws. */
export const readPreviousDrafts = (storage: TextStorage | null): readonly Draft[] =>
  previousRecords(storage).map(({ draft }) => draft);

/**
 * Keeps the drafts that others were opened over, latest first; as many of the latest as there is
 * room for. Never throws.
 */
const keepPrevious = (storage: TextStorage, records: readonly DraftRecord[]): Kept => {
  let last: Kept = "too-large";
  for (let count = Math.min(records.length, PREVIOUS_DRAFTS); count > 0; count--) {
    const latest = records.slice(0, count).map(({ draft, writer }) => recordOf(draft, writer));
    last = set(storage, PREVIOUS_KEY, JSON.stringify(latest));
    if (last !== "full") return last;
  }
  return last;
};

/**
 * Puts a draft before the ones kept earlier. The same work is kept once. Never throws.
 *
 * @param replaces leaves out earlier drafts of the same writer, which this one continues.
 */
export const keepPreviousDraft = (
  storage: TextStorage | null,
  record: DraftRecord,
  { replaces }: { readonly replaces: boolean },
): Kept => {
  if (storage === null) return "blocked";
  if (record.draft.source.length > LONGEST_KEPT) return "too-large";
  const others = previousRecords(storage).filter(
    ({ draft, writer }) =>
      JSON.stringify(recordOf(draft, "")) !== JSON.stringify(recordOf(record.draft, "")) &&
      !(replaces && writer === record.writer),
  );
  return keepPrevious(storage, [record, ...others]);
};

const THEMES: ReadonlySet<unknown> = new Set<Theme>(["system", "light", "dark"]);

/** The theme as last chosen; `system` when none was. Never throws. */
export const readTheme = (storage: TextStorage | null): Theme => {
  const theme = storage === null ? null : get(storage, THEME_KEY);
  return THEMES.has(theme) ? (theme as Theme) : "system";
};

/** Keeps the theme; where that is not possible it holds for this tab. Never throws. */
export const keepTheme = (storage: TextStorage | null, theme: Theme): void => {
  if (storage !== null) set(storage, THEME_KEY, theme);
};

/** The readers to compare as last chosen; those for everybody when none were. Never throws. */
export const readCompared = (storage: TextStorage | null): readonly DialectId[] => {
  const text = storage === null ? null : get(storage, COMPARED_KEY);
  const value = text === null ? null : parseJson(text);
  return Array.isArray(value) ? value.filter(isDialectId) : DEFAULT_COMPARED;
};

/** Keeps the choice of readers to compare; where that is not possible it holds for this tab. Never throws. */
export const keepCompared = (storage: TextStorage | null, ids: readonly DialectId[]): void => {
  if (storage !== null) set(storage, COMPARED_KEY, JSON.stringify(ids));
};

const isShare = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < 100;

/** How the page was last divided; as at first where that cannot be read. Never throws. */
export const readLayout = (storage: TextStorage | null): Layout => {
  const text = storage === null ? null : get(storage, LAYOUT_KEY);
  const value = text === null ? null : parseJson(text);
  if (!isRecord(value)) return DEFAULT_LAYOUT;
  const { split, height, outlined } = value as Record<keyof Layout, unknown>;
  if (!isShare(split) || !isShare(height)) return DEFAULT_LAYOUT;
  return { split, height, outlined: outlined === true };
};

/** Keeps how the page is divided; where that is not possible it holds for this tab. Never throws. */
export const keepLayout = (storage: TextStorage | null, layout: Layout): void => {
  if (storage !== null) set(storage, LAYOUT_KEY, JSON.stringify(layout));
};

/** The browser's storage; null where it is switched off or forbidden. */
export const openStorage = (owner: {
  readonly localStorage: TextStorage | null;
}): TextStorage | null => {
  try {
    return owner.localStorage;
  } catch {
    // Browsers throw on the mere mention of blocked storage.
    return null;
  }
};
