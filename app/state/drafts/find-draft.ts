import { withinLimit } from "./database.ts";
import type { Draft } from "./draft.ts";
import type { HistoryStore } from "./history-store.ts";
import type { ClosedDraft, Journal } from "./journal.ts";
import type { Entry } from "./records.ts";
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
  /** Whether the database has it as it is here. */
  readonly isStored: boolean;
}

/** What the browser's storage has for a page that loads. */
export interface Findings {
  /** The latest draft that can be read; null if there is none. */
  readonly found: FoundDraft | null;
  /**
   * What of the latest draft could not be read: nothing was missing, all but its text, the whole
   * draft, or anything in the database.
   */
  readonly unreadable: "none" | "settings" | "draft" | "database";
  /** A draft that something else replaced in its tab later than `found` was saved. */
  readonly replaced: Entry | null;
}

/** Milliseconds that a reloaded page waits for the page it replaces to release its draft. */
const RELOADING = 5000;

/** Milliseconds that any other page waits, since it may be a duplicate of an open tab. */
const MAYBE_DUPLICATE = 400;

/** What a page asks the database for while it loads. */
type Database = Pick<HistoryStore, "lookUp" | "settle" | "saveIfLater">;

/** Milliseconds that a page waits for the database before it does without. */
const ANSWERING = 10_000;

/**
 * The database, as blocked from the first request on that it does not answer in time: WebKit can leave a transaction of the
 * page before open, and then answers no other page.
 */
const answeringInTime = (database: Database): Database => {
  let isStuck = false;
  const inTime = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isStuck) return otherwise;
    try {
      return await withinLimit(ask(), ANSWERING);
    } catch {
      isStuck = true;
      return otherwise;
    }
  };
  return {
    lookUp: (id) => inTime(() => database.lookUp(id), null),
    settle: () => inTime(database.settle, null),
    saveIfLater: (closed) => inTime(() => database.saveIfLater(closed), "blocked"),
  };
};

/**
 * Writes the last states of closed pages that the database lacks. Never rejects.
 *
 * @param isFree whether no open tab has the draft: an open tab has a later state.
 * @returns the states that the database does not take. They stay in the journal.
 */
export const recoverClosed = async (
  journal: Journal,
  history: Pick<HistoryStore, "saveIfLater">,
  isFree: (id: string) => boolean,
): Promise<readonly ClosedDraft[]> => {
  const refused: ClosedDraft[] = [];
  for (const closed of journal.list()) {
    if (!isFree(closed.id)) continue;
    const result = await history.saveIfLater(closed);
    if (result === "saved") journal.forget(closed.id);
    else refused.push(closed);
  }
  return refused;
};

/** Reads drafts, and remembers whether something was unreadable. */
const createReader = (
  history: Pick<HistoryStore, "lookUp">,
  refused: ReadonlyMap<string, ClosedDraft>,
) => {
  let unreadable: Findings["unreadable"] = "none";
  const read = async (id: string): Promise<Pick<FoundDraft, "draft" | "isStored"> | null> => {
    const state = await history.lookUp(id);
    const closed = refused.get(id);
    if (closed !== undefined) {
      const original = state?.kind === "whole" ? state.draft.original : null;
      return { draft: { ...closed.draft, original }, isStored: false };
    }
    if (state === null) return null;
    if (state.kind === "unreadable") {
      unreadable = "draft";
      return null;
    }
    if (state.kind === "text" && unreadable === "none") unreadable = "settings";
    return { draft: state.draft, isStored: state.kind === "whole" };
  };
  return { read, unreadable: () => unreadable };
};

/** The last states of drafts, the latest first: those in the database and those it lacks. */
const latestFirst = (
  entries: readonly Entry[],
  refused: ReadonlyMap<string, ClosedDraft>,
): readonly Pick<Entry, "id" | "savedAt">[] =>
  [
    ...entries.filter(({ id, kind, room }) => kind === "draft" && room > 0 && !refused.has(id)),
    ...refused.values(),
  ].sort((a, b) => b.savedAt - a.savedAt);

/**
 * Finds the draft to begin with: after a reload this tab's own, in a new tab the one changed last.
 * Never rejects, and does without a database that does not answer.
 *
 * @param takesOver whether a new tab continues the draft of a closed one. A tab that shows a link
 *   does not.
 * @param journal the last states of closed pages; the database gets those it lacks. Those that it
 *   does not take, because it is full or fails, are found here, as are those of open tabs.
 */
export const findDraft = async (
  database: Database,
  claims: Pick<TabClaims, "before" | "isReload" | "claim" | "taken">,
  takesOver: boolean,
  journal: Journal,
): Promise<Findings> => {
  const history = answeringInTime(database);
  const before = claims.before();
  const wait = claims.isReload ? RELOADING : MAYBE_DUPLICATE;
  const isOwn = before !== null && (await claims.claim(before, wait));
  const taken = await claims.taken();
  const isFree = (id: string): boolean =>
    (isOwn && id === before) || (taken !== null && !taken.has(id));
  const closed = await recoverClosed(journal, history, isFree);
  const entries = await history.settle();
  // A tab that has just been closed may still hold its draft for a moment.
  const isLatest = ({ id, savedAt }: ClosedDraft): boolean =>
    !isFree(id) && !entries?.some((entry) => entry.id === id && entry.savedAt >= savedAt);
  const held = journal.list().filter(isLatest);
  const refused = new Map([...closed, ...held].map((one) => [one.id, one]));
  const drafts = latestFirst(entries ?? [], refused);
  const { read, unreadable } = createReader(history, refused);

  const placeOf = async (id: string): Promise<FoundDraft["place"]> => {
    if (id === before) return isOwn ? "own" : "other-tab";
    if (takesOver) return (await claims.claim(id)) ? "own" : "other-tab";
    return (await claims.taken())?.has(id) ? "other-tab" : "closed-tab";
  };
  const find = async (): Promise<FoundDraft | null> => {
    const others = drafts.map(({ id }) => id).filter((id) => id !== before);
    for (const id of before === null ? others : [before, ...others]) {
      const present = await read(id);
      // A draft that cannot be read is not taken over.
      if (present !== null) return { ...present, id, place: await placeOf(id) };
    }
    return null;
  };
  const found = await find();
  const foundAt = drafts.find(({ id }) => id === found?.id)?.savedAt ?? 0;
  const isLater = ({ id, kind, savedAt }: Entry): boolean =>
    kind === "replaced" && id !== found?.id && savedAt > foundAt;
  return {
    found,
    unreadable: entries === null ? "database" : unreadable(),
    replaced: entries?.find(isLater) ?? null,
  };
};
