import type { Draft } from "../drafts/draft.ts";
import type { HistoryStore } from "./history-store.ts";
import { type Journal, recoverLeft } from "./journal.ts";
import type { TabClaims } from "./tab-claims.ts";

/** The draft that a page finds when it is loaded. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly id: string;
  /**
   * `own`: this tab had it before, or has taken it over from a closed tab. `other-tab`: an open tab has
   * it, so what is changed here becomes a draft of its own. `closed-tab`: it was left where it is.
   */
  readonly place: "own" | "other-tab" | "closed-tab";
}

/** How long a reloaded page waits for the page it replaces to release its draft, in milliseconds. */
const RELOADING = 5000;

/** How long any other page waits, which may be a duplicate of an open tab, in milliseconds. */
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
 * Finds the draft to begin with: after a reload that of this tab, in a fresh tab the one changed last.
 * Null when there is none that can be read. Never rejects.
 *
 * @param takesOver whether a fresh tab continues the draft of a closed one. One that shows a link
 *   leaves it where it is.
 * @param journal the states in which pages were left; the database gets what it lacks of them.
 */
export const findDraft = async (
  history: Pick<HistoryStore, "read" | "list" | "keepLater">,
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
  await recoverLeft(journal, history, isFree);
  if (before !== null) {
    const found = await readAs(history, before, isOwn ? "own" : "other-tab");
    if (found !== null) return found;
  }
  const drafts = ((await history.list()) ?? []).filter(
    ({ kind, room }) => kind === "draft" && room > 0,
  );
  for (const { id } of drafts) {
    const found = await readAs(history, id, "closed-tab");
    // One that cannot be read stays where it is.
    if (found === null) continue;
    if (takesOver) return { ...found, place: (await claims.claim(id)) ? "own" : "other-tab" };
    return { ...found, place: (await claims.taken())?.has(id) ? "other-tab" : "closed-tab" };
  }
  return null;
};
