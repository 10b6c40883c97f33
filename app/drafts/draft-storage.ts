import {
  parseJson,
  removeText,
  type Stored,
  storedText,
  storeText,
  type TextStorage,
} from "../preferences/text-storage.ts";
import { MAX_NAME_LENGTH } from "../store/limits.ts";
import { checkShared, isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";

/** Longest text kept, in UTF-16 units: browsers give a site about five million in all. */
export const LONGEST_KEPT = 2_000_000;

/** Most octets of an opened file that are kept beside its text, so that mixed line ends survive. */
const LARGEST_ORIGINAL = 100_000;

/** How many earlier drafts are kept. */
const PREVIOUS_DRAFTS = 5;

/** Where the draft is kept. The version is that of the record, not of the page. */
export const DRAFT_KEY = "robots-txt-workbench.draft.1";
const PREVIOUS_KEY = "robots-txt-workbench.previous-drafts.1";

/** Where what could not be read under a key is put aside. */
export const unreadableKey = (key: string): string => `${key}.unreadable`;

/** What became of an attempt to keep something. */
export type Kept = Stored | "too-large";

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

/** Reads and checks what a key holds; what fails the check is moved aside, not thrown away. */
const read = <T>(
  storage: TextStorage | null,
  key: string,
  check: (value: unknown) => T | null,
): Found<T | null> => {
  const text = storedText(storage, key);
  if (storage === null || text === null) return { value: null, trouble: null };
  const value = check(parseJson(text));
  if (value !== null) return { value, trouble: null };
  const aside = unreadableKey(key);
  const moved = storeText(storage, aside, text) === "kept";
  if (moved) removeText(storage, key);
  const where = moved ? `It is kept unread in this browser's storage as "${aside}".` : "";
  return {
    value: null,
    trouble: `The draft kept in this browser could not be read. ${where}`.trim(),
  };
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
  storeText(storage, DRAFT_KEY, text);

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
    last = storeText(storage, PREVIOUS_KEY, JSON.stringify(latest));
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
