import type { RobotsDocument } from "../../core/index.ts";
import { type Draft, draftOf } from "../drafts/draft.ts";
import { dismiss, notify } from "../store/actions.ts";
import type { AppState, Notice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { pauseTimer } from "../time/schedule.ts";
import type { Kept } from "./database.ts";
import { isSameState, isTouched, withLatest } from "./draft-state.ts";
import { type EntryKind, isEmptyDraft } from "./entry.ts";
import type { HistoryStore } from "./history-store.ts";
import type { Journal } from "./journal.ts";
import { troubleMessages } from "./messages.ts";
import type { TabClaims } from "./tab-claims.ts";

/** A pause in changing after which the draft is written, in milliseconds. */
const PAUSE = 100;

/** How long a change waits at most before it is written: on a busy machine the writing itself takes longer. */
const LATEST = 150;

/** How long a change waits where timers do not come: the next change then writes both. */
const OVERDUE = 300;

/**
 * Writes under way at a time. While keys come fast, the page learns only seconds later that a write is done,
 * and none may wait for that.
 */
const MOST_WRITES = 10;

/** How long a write may take before the user is told, in milliseconds. */
const PATIENCE = 4000;

/** How long there are changes, in milliseconds, before the state they lead to becomes a version. */
export const VERSION_PERIOD = 60_000;

/** What something else took the place of. */
export interface Left {
  readonly draft: Draft;
  /** Under which it is kept; null where it was not. */
  readonly id: string | null;
  /**
   * `nothing` when there was nothing to keep: a link or an example as it came, an empty file, a
   * version. What finds no room in storage is held in memory.
   */
  readonly kept: Promise<Kept | "nothing">;
}

/** Keeps the draft of this tab in the browser's storage while the page is open. */
export interface DraftSaver {
  /**
   * Says that something else is shown now. When it is `safe` where it came from (a link, an example,
   * a draft of another tab), it is not kept before it is changed.
   *
   * @param id the draft that it continues, which belongs to this tab; a new one when not given.
   * @param isLink whether what was opened becomes a version once it is changed.
   * @param isStored whether the draft `id` is stored just as it is shown.
   */
  readonly adopt: (shown: {
    readonly safe: boolean;
    readonly id?: string | null;
    readonly isLink?: boolean;
    readonly isStored?: boolean;
  }) => void;
  /** Puts what is shown among the versions before something else takes its place. */
  readonly leave: () => Left;
  /** Keeps what is shown as a version beside the draft, unless it is a link or an example as it came. */
  readonly keepVersion: (kind: Exclude<EntryKind, "draft">) => Promise<Kept | "nothing">;
  /** What is shown, as it would be kept. */
  readonly draft: () => Draft;
  /** Under which the draft of this tab is kept; null before it has been. */
  readonly id: () => string | null;
  /** Drafts that found no room in storage, the latest first. They go with the tab. */
  readonly held: () => readonly Draft[];
  /**
   * Writes what has not been written yet, without waiting, for the page may be gone in a moment. What
   * the database may not get in time stands in the journal until it has.
   */
  readonly flush: () => void;
  /** Ends keeping, writing what has not been written yet. */
  readonly stop: () => void;
}

/** What a saver is made of. */
export interface DraftSaverParts {
  readonly store: AppStore;
  /** The text as it is with each key; the store has a long one only in the next pause. */
  readonly document: {
    readonly get: () => RobotsDocument | null;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly history: HistoryStore;
  readonly journal: Pick<Journal, "write" | "forget">;
  readonly claims: TabClaims;
  readonly now: () => number;
  readonly newId: () => string;
  /** Offered where the browser keeps nothing. */
  readonly download: () => void;
}

/** Tells the user once what is not kept, and takes the message back when keeping works again. */
const createReport = (store: AppStore, download: () => void) => {
  let said: Kept | "slow" = "kept";
  let notice: Notice["id"] | null = null;
  return (now: Kept | "slow"): void => {
    if (now === said) return;
    said = now;
    if (notice !== null) dismiss(store, notice);
    notice = null;
    if (now === "kept") return;
    const action = { label: troubleMessages.download, run: download };
    notice = notify(store, { tone: "warning", text: troubleMessages[now], action, ofPage: true });
  };
};

/**
 * Writes the draft within a sixth of a second of each change, a few states at a time, and makes a version of
 * each minute of change. What cannot be kept is said once, in a notice, until keeping works again.
 */
export const createDraftSaver = (parts: DraftSaverParts): DraftSaver => {
  const { store, document, history, journal, claims, now, newId } = parts;
  const report = createReport(store, parts.download);
  const held: Draft[] = [];
  const present = (): AppState => withLatest(store.getState(), document.get());

  let id: string | null = null;
  // What was opened and is safe elsewhere, until it is changed.
  let untouched: AppState | null = present();
  let wasLink = false;
  let lastKept: AppState | null = null;
  // What the last version holds: a draft that is the same need not be kept beside it.
  let lastVersion: AppState | null = null;
  // The latest of the states that are being written.
  let writing: AppState | null = null;
  let underWay = 0;
  let waits = false;
  // Writes are done in their order: once one is, so are all before it.
  let writes = 0;
  // What stands in the journal, and the write after which it need not.
  let noted: { readonly id: string; readonly state: AppState; readonly write: number } | null =
    null;
  let changedSince: number | null = null;

  const ownId = (): string => {
    if (id === null) {
      id = newId();
      claims.claimNew(id);
    }
    return id;
  };

  /** What is shown, if it has to be written. */
  const unwritten = (): AppState | null => {
    const state = present();
    if (untouched !== null) {
      if (!isTouched(state, untouched)) return null;
      if (wasLink) void history.addVersion(draftOf(untouched), { kind: "opened", of: ownId() });
      untouched = null;
    }
    const last = writing ?? lastKept;
    return last !== null && isSameState(state, last) ? null : state;
  };

  const keepMinute = (draft: string, before: AppState | null): void => {
    const time = now();
    if (changedSince === null || before === null) changedSince = time;
    else if (time - changedSince >= VERSION_PERIOD) {
      changedSince = time;
      void history.addVersion(draftOf(before), { kind: "minute", of: draft });
    }
  };

  const note = (state: AppState, write: number): void => {
    if (noted?.state === state) return;
    noted = { id: ownId(), state, write };
    journal.write({ id: noted.id, draft: draftOf(state), savedAt: now() });
  };
  const forgetNote = (write: number): void => {
    if (noted === null || write < noted.write) return;
    journal.forget(noted.id);
    noted = null;
  };

  const put = async (state: AppState): Promise<void> => {
    const draft = ownId();
    writes += 1;
    const number = writes;
    keepMinute(draft, lastKept);
    writing = state;
    underWay += 1;
    const late = setTimeout(() => report("slow"), PATIENCE);
    const kept = await history.keepDraft(draft, "draft", draftOf(state));
    clearTimeout(late);
    underWay -= 1;
    if (kept === "kept") forgetNote(number);
    if (kept === "kept" && id === draft) lastKept = state;
    if (writing === state) writing = null;
    report(kept);
    if (!waits) return;
    waits = false;
    write();
  };

  const write = (): void => {
    const state = unwritten();
    if (state === null) return;
    if (underWay < MOST_WRITES) void put(state);
    else waits = true;
  };
  const timer = pauseTimer(write, PAUSE, LATEST, OVERDUE);

  const writeNow = (): void => {
    timer.cancel();
    const state = unwritten();
    // The page may be gone before a write that has begun is done: this one does not wait for it.
    if (state !== null) void put(state);
  };

  const flush = (): void => {
    const state = unwritten();
    // The journal first: a state in the database is then never older than the same one in the journal.
    if (state !== null) note(state, writes + 1);
    else if (writing !== null) note(writing, writes);
    writeNow();
  };

  const unsubscribes = [
    document.subscribe(timer.ask),
    store.subscribe((state, before) => {
      if (state.document !== before.document || !isSameState(state, before)) timer.ask();
    }),
  ];

  const adopt: DraftSaver["adopt"] = (shown) => {
    const { safe, id: continued = null, isLink = false, isStored = false } = shown;
    id = continued;
    wasLink = isLink;
    lastVersion = null;
    untouched = safe ? present() : null;
    lastKept = isStored ? present() : null;
    changedSince = null;
    if (!safe) writeNow();
  };

  const keepLast = async (own: string, draft: Draft): Promise<Kept> => {
    const kept = await history.keepDraft(own, "replaced", draft);
    if (kept !== "kept") held.unshift(draft);
    return kept;
  };

  const leave: DraftSaver["leave"] = () => {
    timer.cancel();
    const state = present();
    const draft = draftOf(state);
    const own = id;
    const isUntouched = untouched !== null && !isTouched(state, untouched);
    const isVersion = lastVersion !== null && !isTouched(state, lastVersion);
    // Until the next file is adopted, nothing is written over this one.
    id = null;
    untouched = state;
    lastKept = null;
    const nothing: Left = { draft, id: null, kept: Promise.resolve("nothing" as const) };
    if (isUntouched) return nothing;
    if (isEmptyDraft(draft) || isVersion) {
      if (own !== null) void history.remove([own]);
      return nothing;
    }
    const last = own ?? newId();
    return { draft, id: last, kept: keepLast(last, draft) };
  };

  const keepVersion: DraftSaver["keepVersion"] = async (kind) => {
    const state = present();
    if (untouched !== null && !isTouched(state, untouched)) return "nothing";
    const kept = await history.addVersion(draftOf(state), { kind, of: id ?? "" });
    if (kept === "kept") lastVersion = state;
    return kept;
  };

  return {
    adopt,
    leave,
    keepVersion,
    draft: () => draftOf(present()),
    id: () => id,
    held: () => held,
    flush,
    stop: () => {
      writeNow();
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
};
