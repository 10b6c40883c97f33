import {
  parseJson,
  removeText,
  storedKeys,
  storedText,
  storeText,
} from "../preferences/text-storage.ts";
import { isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";
import { checkDraft, MAX_LABEL_LENGTH, restOf } from "./records.ts";

/** The part of `localStorage` that is used. Every call may throw. */
export type JournalStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The last state of a draft when its page was closed. */
export interface ClosedDraft {
  readonly id: string;
  /** Without its original, which the database has. */
  readonly draft: Draft;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
}

/**
 * Keeps the last states of closing pages, in case the browser drops their last database write: that
 * happens if another tab is writing and the page is gone before its turn. Nothing here throws.
 */
export interface Journal {
  /** Writes a state synchronously. If there is no room, only the database has it. */
  readonly write: (closed: ClosedDraft) => void;
  /** Removes the state of a draft once the database has it. */
  readonly forget: (id: string) => void;
  readonly list: () => readonly ClosedDraft[];
}

const PREFIX = "robots-txt-workbench.left.";

/** The longest text that is written, in UTF-16 units: all drafts share a few megabytes. */
const LONGEST = 1_000_000;

const checkClosed = (id: string, value: unknown): readonly ClosedDraft[] => {
  if (!isText(id, MAX_LABEL_LENGTH) || !isRecord(value)) return [];
  const { rest, source, savedAt } = value as Readonly<Record<string, unknown>>;
  if (!isText(source, LONGEST) || typeof savedAt !== "number") return [];
  const draft = checkDraft(rest, source, null);
  return draft === null ? [] : [{ id, draft, savedAt }];
};

/** Creates the journal of a browser; without storage it stays empty. */
export const createJournal = (storage: JournalStorage | null): Journal => {
  const forget = (id: string): void => removeText(storage, PREFIX + id);
  return {
    write: ({ id, draft, savedAt }) => {
      const { source } = draft;
      // In one step: a page that is stopped meanwhile leaves the earlier state, not none.
      const isStored =
        source.length <= LONGEST &&
        storeText(storage, PREFIX + id, JSON.stringify({ savedAt, rest: restOf(draft), source }));
      // An earlier state must not be taken for this one.
      if (!isStored) forget(id);
    },
    forget,
    list: () =>
      storedKeys(storage, PREFIX).flatMap((key) =>
        checkClosed(key.slice(PREFIX.length), parseJson(storedText(storage, key) ?? "")),
      ),
  };
};
