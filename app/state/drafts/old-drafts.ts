import { formatMessage } from "../../../core/index.ts";
import {
  parseJson,
  removeText,
  storedText,
  storeText,
  type TextStorage,
} from "../preferences/text-storage.ts";
import { isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";
import type { HistoryStore } from "./history-store.ts";
import { draftMessages } from "./messages.ts";
import { OLD_DRAFT_KEY, OLD_PREVIOUS_KEY } from "./old-draft-keys.ts";
import { oldDraftMessages } from "./old-draft-messages.ts";
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

/** Keeps data that cannot be read under another key. Returns a message about it. */
const moveAside = (storage: TextStorage, key: string, text: string): string => {
  // Without room for a copy it stays where it is, and is tried again next time.
  if (!storeText(storage, unreadableKey(key), text)) return draftMessages.unreadable;
  removeText(storage, key);
  return formatMessage(oldDraftMessages.unreadableAside, { key: unreadableKey(key) });
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
  storage: TextStorage,
  history: Pick<HistoryStore, "saveDraft">,
  newId: () => string,
): Promise<readonly string[]> => {
  const troubles: string[] = [];
  for (const key of [OLD_PREVIOUS_KEY, OLD_DRAFT_KEY]) {
    const text = storedText(storage, key);
    if (text === null) continue;
    const { drafts, isWhole } = draftsUnder(key, text);
    const kind = key === OLD_DRAFT_KEY ? "draft" : "replaced";
    const saved = await Promise.all(
      // If two tabs do this at once, each draft is stored twice. Under one id, one tab could
      // overwrite the other's work.
      drafts.map((draft) => history.saveDraft(newId(), kind, draft)),
    );
    if (saved.some((one) => one !== "saved")) continue;
    // If that is blocked, they are moved again next time.
    if (isWhole) removeText(storage, key);
    else troubles.push(moveAside(storage, key, text));
  }
  return troubles;
};
