import type { RobotsDocument } from "../../../core/index.ts";
import { dismiss, notify } from "../store/actions.ts";
import type { AppState, Notice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import type { SaveResult } from "./database.ts";
import {
  type Draft,
  draftOf,
  isChanged,
  isEmptyDraft,
  isSameState,
  withLatestText,
} from "./draft.ts";
import type { HistoryStore } from "./history-store.ts";
import type { Journal } from "./journal.ts";
import { draftMessages } from "./messages.ts";
import type { EntryKind } from "./records.ts";
import type { TabClaims } from "./tab-claims.ts";

/** Milliseconds from a change until it is written, together with those that follow it. */
const DELAY = 250;

/** Milliseconds after which a change is written within the next key, if no timer came before it. */
const LATEST = 700;

/** Milliseconds that a write may take before the user is told. */
const PATIENCE = 4000;

/** Milliseconds of editing after which the state becomes a version. */
export const VERSION_PERIOD = 60_000;

/** A draft that something else replaces in this tab. */
export interface ReplacedDraft {
  readonly draft: Draft;
  /** The id it is stored under; null if it was not stored. */
  readonly id: string | null;
  /**
   * `nothing` if there was nothing to keep: an unchanged link or example, an empty file, or a
   * version. What does not fit in storage is held in memory.
   */
  readonly saved: Promise<SaveResult | "nothing">;
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
   * @param isVisit whether it is of an earlier visit: it becomes a version once it is changed.
   */
  readonly adopt: (shown: {
    readonly safe: boolean;
    readonly id?: string | null;
    readonly isLink?: boolean;
    readonly isStored?: boolean;
    readonly isVisit?: boolean;
  }) => void;
  /** Makes the current draft a version before something else replaces it. */
  readonly leave: () => ReplacedDraft;
  /**
   * Keeps the current state as a version beside the draft, unless it is an unchanged link or
   * example.
   */
  readonly keepVersion: (kind: Exclude<EntryKind, "draft">) => Promise<SaveResult | "nothing">;
  /** The current state, as it would be stored. */
  readonly draft: () => Draft;
  /** The id of this tab's draft; null until it is first stored. */
  readonly id: () => string | null;
  /** Drafts that did not fit in storage, the latest first. They are lost when the tab is closed. */
  readonly inMemory: () => readonly Draft[];
  /**
   * Writes all unsaved changes without waiting, because the page may be closed in a moment. The
   * journal keeps what may not reach the database in time.
   */
  readonly flush: () => void;
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

/** What the tab shows, from when it was opened until something else is. */
interface Shown {
  /** This tab's draft; null until it is first stored. */
  id: string | null;
  readonly isLink: boolean;
  /** What was opened and can be opened again, until it is changed. */
  unchanged: AppState | null;
  /** What an earlier visit left, until it is changed. */
  visited: AppState | null;
  /** The state last given to the database, and whether the database has it; null if it has none. */
  written: AppState | null;
  isWritten: boolean;
  /** What the last version contains. An equal draft need not become another version. */
  version: AppState | null;
  /** When editing began that is not in a version yet. */
  editedSince: number | null;
}

/** Tells the user once what is not saved, and removes the message when saving works again. */
const createReport = (store: AppStore, download: () => void) => {
  let told: SaveResult | "slow" = "saved";
  let notice: Notice["id"] | null = null;
  return (result: SaveResult | "slow"): void => {
    if (result === told) return;
    told = result;
    if (notice !== null) dismiss(store, notice);
    notice = null;
    if (result === "saved") return;
    const action = { label: draftMessages.download, run: download };
    notice = notify(store, { tone: "warning", text: draftMessages[result], action, ofPage: true });
  };
};

/**
 * Writes the draft a quarter of a second after a change, and makes a version after each minute of
 * editing. If saving fails, one notice says so until it works again.
 */
export const createDraftSaver = (parts: DraftSaverParts): DraftSaver => {
  const { store, document, history, journal, claims, now, newId } = parts;
  const report = createReport(store, parts.download);
  const inMemory: Draft[] = [];
  const present = (): AppState => withLatestText(store.getState(), document.get());

  const show = (opened: Partial<Shown>): Shown => ({
    id: null,
    isLink: false,
    unchanged: null,
    visited: null,
    written: null,
    isWritten: true,
    version: null,
    editedSince: null,
    ...opened,
  });
  let shown = show({ unchanged: present() });
  // While the storage does not respond, nothing more is written.
  let isSlow = false;
  let changedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ownId = (): string => {
    if (shown.id === null) {
      shown.id = newId();
      claims.claimNew(shown.id);
    }
    return shown.id;
  };

  /** The current state, if it has to be written. */
  const unwritten = (): AppState | null => {
    const { unchanged, isLink, visited, written } = shown;
    const state = present();
    if (visited !== null && isChanged(state, visited)) {
      shown.visited = null;
      void history.addVersion(draftOf(visited), { kind: "opened", of: ownId() });
    }
    if (unchanged !== null) {
      if (!isChanged(state, unchanged)) return null;
      if (isLink) void history.addVersion(draftOf(unchanged), { kind: "opened", of: ownId() });
      shown.unchanged = null;
    }
    return written !== null && isSameState(state, written) ? null : state;
  };

  /** Makes a version of the state before a minute of editing ended. */
  const keepMinute = (of: string): void => {
    const { written, editedSince } = shown;
    if (editedSince === null || written === null) shown.editedSince = now();
    else if (now() - editedSince >= VERSION_PERIOD) {
      shown.editedSince = now();
      void history.addVersion(draftOf(written), { kind: "minute", of });
    }
  };

  const put = async (state: AppState): Promise<void> => {
    const target = shown;
    const id = ownId();
    keepMinute(id);
    target.written = state;
    target.isWritten = false;
    const late = setTimeout(() => {
      isSlow = true;
      report("slow");
    }, PATIENCE);
    const result = await history.saveDraft(id, "draft", draftOf(state));
    clearTimeout(late);
    report(result);
    if (isSlow) {
      isSlow = false;
      ask();
    }
    // Writes finish in order: when the last one has, the database has everything.
    if (target.written !== state) return;
    target.isWritten = result === "saved";
    if (result === "saved") {
      journal.forget(id);
      return;
    }
    target.written = null;
    // The next visit shows it, even if this page is not closed but crashes.
    journal.write({ id, draft: draftOf(state), savedAt: now() });
  };

  const writeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    changedAt = null;
    const state = unwritten();
    if (state !== null) void put(state);
  };

  const ask = (): void => {
    const time = performance.now();
    changedAt ??= time;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!isSlow) writeNow();
    }, DELAY);
    // Browsers delay timers for seconds while keys come fast: then a key writes what came before it.
    if (time - changedAt > LATEST && !isSlow) writeNow();
  };

  const flush = (): void => {
    const state = unwritten() ?? (shown.isWritten ? null : shown.written);
    if (state !== null) journal.write({ id: ownId(), draft: draftOf(state), savedAt: now() });
    // The page may be closed before a write in progress is done, so this one does not wait for it.
    writeNow();
  };

  document.subscribe(ask);
  store.subscribe((state, before) => {
    if (state.document !== before.document || !isSameState(state, before)) ask();
  });

  const adopt: DraftSaver["adopt"] = (opened) => {
    const { safe, id = null, isLink = false, isStored = false, isVisit = false } = opened;
    const state = present();
    shown = show({
      id,
      isLink,
      unchanged: safe ? state : null,
      visited: isVisit ? state : null,
      written: isStored ? state : null,
    });
    if (!safe) writeNow();
  };

  const saveReplaced = async (id: string, draft: Draft): Promise<SaveResult> => {
    const savedAt = now();
    const result = await history.saveDraft(id, "replaced", draft);
    if (result === "saved") return result;
    inMemory.unshift(draft);
    journal.write({ id, draft, savedAt });
    return result;
  };

  const leave: DraftSaver["leave"] = () => {
    const { id, unchanged, version } = shown;
    const state = present();
    const draft = draftOf(state);
    // Until the next file is adopted, nothing overwrites this one.
    shown = show({ unchanged: state });
    const nothing: ReplacedDraft = { draft, id: null, saved: Promise.resolve("nothing") };
    if (unchanged !== null && !isChanged(state, unchanged)) return nothing;
    if (isEmptyDraft(draft) || (version !== null && !isChanged(state, version))) {
      if (id !== null) void history.remove([id]);
      return nothing;
    }
    const own = id ?? newId();
    return { draft, id: own, saved: saveReplaced(own, draft) };
  };

  const keepVersion: DraftSaver["keepVersion"] = async (kind) => {
    const target = shown;
    const state = present();
    if (target.unchanged !== null && !isChanged(state, target.unchanged)) return "nothing";
    const result = await history.addVersion(draftOf(state), { kind, of: target.id ?? "" });
    if (result === "saved") target.version = state;
    return result;
  };

  return {
    adopt,
    leave,
    keepVersion,
    draft: () => draftOf(present()),
    id: () => shown.id,
    inMemory: () => inMemory,
    flush,
  };
};
