import type { RobotsDocument } from "../../../core/index.ts";
import { pauseTimer } from "../../time/schedule.ts";
import { dismiss, notify } from "../store/actions.ts";
import type { AppState, Notice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import type { Kept } from "./database.ts";
import { type Draft, draftOf } from "./draft.ts";
import { isSameState, isTouched, withLatest } from "./draft-state.ts";
import { type EntryKind, isEmptyDraft } from "./entry.ts";
import { troubleMessages } from "./history-messages.ts";
import type { HistoryStore } from "./history-store.ts";
import type { Journal } from "./journal.ts";
import type { TabClaims } from "./tab-claims.ts";

/** Milliseconds without a change after which the draft is written. */
const PAUSE = 100;

/**
 * The longest a change waits before it is written, in milliseconds, but for the next paint. Short,
 * because on a busy machine writing itself takes longer.
 */
const LATEST = 150;

/**
 * The age of an unwritten change, in milliseconds, at which the next change writes both, in case
 * timers do not run.
 */
const OVERDUE = 300;

/**
 * The most writes in progress at a time. While the user types fast, the page may learn seconds
 * later that a write is done, and later writes must not wait for that.
 */
const MOST_WRITES = 10;

/** Milliseconds that a write may take before the user is told. */
const PATIENCE = 4000;

/** Milliseconds of editing after which the state becomes a version. */
export const VERSION_PERIOD = 60_000;

/** A draft that was replaced. */
export interface Left {
  readonly draft: Draft;
  /** The id it is stored under; null if it was not stored. */
  readonly id: string | null;
  /**
   * `nothing` if there was nothing to keep: an unchanged link or example, an empty file, or a
   * version. What does not fit in storage is held in memory.
   */
  readonly kept: Promise<Kept | "nothing">;
}

/** Saves this tab's draft in the browser while the page is open. */
export interface DraftSaver {
  /**
   * Called when something else is shown. If it is `safe`, because it can be opened again (a link,
   * an example, a draft of another tab), it is not saved until it is changed.
   *
   * @param id the draft that it continues, which belongs to this tab; a new one by default.
   * @param isLink whether the opened state becomes a version once it is changed.
   * @param isStored whether the draft `id` is stored exactly as shown.
   */
  readonly adopt: (shown: {
    readonly safe: boolean;
    readonly id?: string | null;
    readonly isLink?: boolean;
    readonly isStored?: boolean;
  }) => void;
  /** Makes the current draft a version before something else replaces it. */
  readonly leave: () => Left;
  /**
   * Keeps the current state as a version beside the draft, unless it is an unchanged link or
   * example.
   */
  readonly keepVersion: (kind: Exclude<EntryKind, "draft">) => Promise<Kept | "nothing">;
  /** The current state, as it would be stored. */
  readonly draft: () => Draft;
  /** The id of this tab's draft; null until it is first stored. */
  readonly id: () => string | null;
  /** Drafts that did not fit in storage, the latest first. They are lost when the tab is closed. */
  readonly held: () => readonly Draft[];
  /**
   * Writes all unsaved changes without waiting, because the page may be closed in a moment. The
   * journal keeps what may not reach the database in time.
   */
  readonly flush: () => void;
  /** Stops saving, after writing all unsaved changes. */
  readonly stop: () => void;
}

/** What a saver depends on. */
export interface DraftSaverParts {
  readonly store: AppStore;
  /** The text after the latest key. The store has a long text only after a pause in typing. */
  readonly document: {
    readonly get: () => RobotsDocument | null;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly history: HistoryStore;
  readonly journal: Pick<Journal, "write" | "forget">;
  readonly claims: TabClaims;
  readonly now: () => number;
  readonly newId: () => string;
  /** Offered if the browser stores nothing. */
  readonly download: () => void;
}

/** Tells the user once what is not saved, and removes the message when saving works again. */
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
 * Writes the draft within 0.15 s of each change, but after its paint, a few writes at a time, and
 * makes a version after each minute of editing. If saving fails, one notice says so until it works again.
 */
export const createDraftSaver = (parts: DraftSaverParts): DraftSaver => {
  const { store, document, history, journal, claims, now, newId } = parts;
  const report = createReport(store, parts.download);
  const held: Draft[] = [];
  const present = (): AppState => withLatest(store.getState(), document.get());

  let id: string | null = null;
  // What was opened and can be opened again, until it is changed.
  let untouched: AppState | null = present();
  let wasLink = false;
  let lastKept: AppState | null = null;
  // What the last version contains. An equal draft need not become another version.
  let lastVersion: AppState | null = null;
  // The latest of the states being written.
  let writing: AppState | null = null;
  let underWay = 0;
  let waits = false;
  // Writes finish in order: once one is done, so are all before it.
  let writes = 0;
  // The write that makes the journal's entry unnecessary.
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

  /** The current state, if it has to be written. */
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
    // The page may be closed before a write in progress is done, so this one does not wait for it.
    if (state !== null) void put(state);
  };

  const flush = (): void => {
    const state = unwritten();
    // The journal first, so that the database never has an older state than the journal.
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
    // Until the next file is adopted, nothing overwrites this one.
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
