import { formatMessage } from "../../../core/index.ts";
import { isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";
import type { HistoryStore } from "./history-store.ts";
import { draftMessages } from "./messages.ts";
import { OLD_DRAFT_KEY, OLD_PREVIOUS_KEY, type OldStorage, oldText } from "./old-draft-keys.ts";
import { checkDraft } from "./records.ts";

/** The key under which unreadable data is kept. */
export const unreadableKey = (key: string): string => `${key}.unreadable`;

/** Bytes were stored as characters, one each, because JSON has no bytes. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const checkRecord = (value: unknown): Draft | null => {
  if (!isRecord(value)) return null;
  const { source, original } = value as Record<keyof Draft, unknown>;
  if (!isText(source, Number.POSITIVE_INFINITY)) return null;
  if (original !== null && !isText(original, Number.POSITIVE_INFINITY)) return null;
  const { writer: _, ...rest } = value as { readonly writer?: unknown };
  return checkDraft(rest, source, original === null ? null : toBytes(original));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the check that follows rejects this value.
    return undefined;
  }
};

const moveAside = (storage: OldStorage, key: string, text: string): string => {
  try {
    storage.setItem(unreadableKey(key), text);
    storage.removeItem(key);
    return formatMessage(draftMessages.unreadableAside, { key: unreadableKey(key) });
  } catch {
    // No room for a copy: it stays where it is, and is tried again next time.
    return draftMessages.unreadable;
  }
};

const forget = (storage: OldStorage, key: string): void => {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked for writing: it is moved again next time, and found to exist already.
  }
};

/** The contents of an old key, and whether all of it could be read. */
interface OldDrafts {
  readonly drafts: readonly Draft[];
  readonly isWhole: boolean;
}

const draftsUnder = (key: string, text: string): OldDrafts => {
  const value = parseJson(text);
  const values = key === OLD_PREVIOUS_KEY && Array.isArray(value) ? value : [value];
  const drafts = values.map(checkRecord).filter((draft) => draft !== null);
  return { drafts, isWhole: drafts.length === values.length };
};

/**
 * Moves the drafts that earlier versions of the page stored in `localStorage` to the history. Each
 * is removed there only once it is stored here. Never rejects.
 *
 * @returns messages about what could not be moved.
 */
export const moveOldDrafts = async (
  storage: OldStorage,
  history: Pick<HistoryStore, "saveDraft">,
  newId: () => string,
): Promise<readonly string[]> => {
  const troubles: string[] = [];
  for (const key of [OLD_PREVIOUS_KEY, OLD_DRAFT_KEY]) {
    const text = oldText(storage, key);
    if (text === null) continue;
    const { drafts, isWhole } = draftsUnder(key, text);
    const kind = key === OLD_DRAFT_KEY ? "draft" : "replaced";
    const saved = await Promise.all(
      // If two tabs do this at once, each draft is stored twice. Under one id, one tab could
      // overwrite the other's work.
      drafts.map((draft) => history.saveDraft(newId(), kind, draft)),
    );
    if (saved.some((one) => one !== "saved")) continue;
    if (isWhole) forget(storage, key);
    else troubles.push(moveAside(storage, key, text));
  }
  return troubles;
};
