import type { Draft } from "./draft.ts";
import type { HistoryStore } from "./history-store.ts";
import type { Journal } from "./journal.ts";
import type { TabClaims } from "./tab-claims.ts";

/** The draft that a page finds when it loads. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly id: string;
  /**
   * `own`: this tab had it before, or took it over from a closed tab. `other-tab`: it is open in
   * another tab, so changes here become a separate draft. `closed-tab`: it was not taken over.
   */
  readonly place: "own" | "other-tab" | "closed-tab";
}

/** Milliseconds that a reloaded page waits for the page it replaces to release its draft. */
const RELOADING = 5000;

/** Milliseconds that any other page waits, since it may be a duplicate of an open tab. */
const MAYBE_DUPLICATE = 400;

const readAs = async (
  history: Pick<HistoryStore, "read">,
  id: string,
  place: FoundDraft["place"],
): Promise<FoundDraft | null> => {
  const draft = await history.read(id);
  return draft === null ? null : { draft, id, place };
};

/**
 * Writes the last states of closed pages that the database lacks. Never rejects.
 *
 * @param isFree whether no open tab has the draft: an open tab has a later state.
 */
export const recoverClosed = async (
  journal: Journal,
  history: Pick<HistoryStore, "saveIfLater">,
  isFree: (id: string) => boolean,
): Promise<void> => {
  for (const closed of journal.list()) {
    if (!isFree(closed.id)) continue;
    const result = await history.saveIfLater(closed);
    if (result === "saved") journal.forget(closed.id);
  }
};

/**
 * Finds the draft to begin with: after a reload this tab's own, in a new tab the one changed last.
 * Null if none can be read. Never rejects.
 *
 * @param takesOver whether a new tab continues the draft of a closed one. A tab that shows a link
 *   does not.
 * @param journal the last states of closed pages; the database gets those it lacks.
 */
export const findDraft = async (
  history: Pick<HistoryStore, "read" | "list" | "saveIfLater">,
  claims: Pick<TabClaims, "before" | "isReload" | "claim" | "taken">,
  takesOver: boolean,
  journal: Journal,
): Promise<FoundDraft | null> => {
  const before = claims.before();
  const wait = claims.isReload ? RELOADING : MAYBE_DUPLICATE;
  const isOwn = before !== null && (await claims.claim(before, wait));
  const taken = await claims.taken();
  const isFree = (id: string): boolean =>
    (isOwn && id === before) || (taken !== null && !taken.has(id));
  await recoverClosed(journal, history, isFree);
  if (before !== null) {
    const found = await readAs(history, before, isOwn ? "own" : "other-tab");
    if (found !== null) return found;
  }
  const drafts = ((await history.list()) ?? []).filter(
    ({ kind, room }) => kind === "draft" && room > 0,
  );
  for (const { id } of drafts) {
    const found = await readAs(history, id, "closed-tab");
    // A draft that cannot be read is not moved.
    if (found === null) continue;
    if (takesOver) return { ...found, place: (await claims.claim(id)) ? "own" : "other-tab" };
    return { ...found, place: (await claims.taken())?.has(id) ? "other-tab" : "closed-tab" };
  }
  return null;
};
