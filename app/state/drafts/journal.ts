import { isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";
import { checkDraft, MAX_LABEL_LENGTH } from "./entry.ts";
import type { HistoryStore } from "./history-store.ts";
import { restOf } from "./records.ts";

/** The part of `localStorage` that is used. Every call may throw. */
export type JournalStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The last state of a draft when its page was closed. */
export interface LeftState {
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
  readonly write: (state: LeftState) => void;
  /** Removes the state of a draft once the database has it. */
  readonly forget: (id: string) => void;
  readonly states: () => readonly LeftState[];
}

const PREFIX = "robots-txt-workbench.left.";

/** The longest text that is written, in UTF-16 units: all drafts share a few megabytes. */
const LONGEST = 1_000_000;

const keysOf = (storage: JournalStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );

const checkState = (id: string, value: unknown): LeftState | null => {
  if (!isText(id, MAX_LABEL_LENGTH) || !isRecord(value)) return null;
  const { rest, source, savedAt } = value as Readonly<Record<string, unknown>>;
  if (!isText(source, LONGEST) || typeof savedAt !== "number") return null;
  const draft = checkDraft(rest, source, null);
  return draft === null ? null : { id, draft, savedAt };
};

/** Returns the result of `attempt`, or `otherwise` if storage is blocked or full. */
const attempt = <T>(doing: () => T, otherwise: T): T => {
  try {
    return doing();
  } catch {
    return otherwise;
  }
};

/** Creates the journal of a browser; without storage it stays empty. */
export const createJournal = (storage: JournalStorage | null): Journal => {
  const forget = (id: string): void => attempt(() => storage?.removeItem(PREFIX + id), undefined);
  return {
    write: ({ id, draft, savedAt }) => {
      // An earlier state must not be taken for this one.
      forget(id);
      const { source } = draft;
      if (source.length > LONGEST) return;
      const text = JSON.stringify({ savedAt, rest: restOf(draft), source });
      attempt(() => storage?.setItem(PREFIX + id, text), undefined);
    },
    forget,
    states: () =>
      attempt(() => {
        if (storage === null) return [];
        return keysOf(storage).flatMap((key) => {
          const value = attempt<unknown>(() => JSON.parse(storage.getItem(key) ?? ""), null);
          const state = checkState(key.slice(PREFIX.length), value);
          return state === null ? [] : [state];
        });
      }, []),
  };
};

/**
 * Writes the last states of closed pages that the database lacks. Never rejects.
 *
 * @param isFree whether no open tab has the draft: an open tab has a later state.
 */
export const recoverLeft = async (
  journal: Journal,
  history: Pick<HistoryStore, "keepLater">,
  isFree: (id: string) => boolean,
): Promise<void> => {
  for (const state of journal.states()) {
    if (!isFree(state.id)) continue;
    const kept = await history.keepLater(state);
    if (kept === "kept") journal.forget(state.id);
  }
};
