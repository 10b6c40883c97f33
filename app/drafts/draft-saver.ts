import type { TextStorage } from "../preferences/text-storage.ts";
import { notify } from "../store/actions.ts";
import type { AppState } from "../store/state.ts";
import { type AppStore, isUnsaved } from "../store/store.ts";
import { type Draft, draftOf, isUnsavedDraft } from "./draft.ts";
import {
  DRAFT_KEY,
  type Kept,
  keepDraft,
  keepPreviousDraft,
  LONGEST_KEPT,
  readPreviousDrafts,
  readRecord,
  writeDraft,
} from "./draft-storage.ts";

/** How long after the last change the draft is written, in milliseconds. */
export const WRITE_DELAY = 500;

/** Keeps the draft in the browser's storage while the page is open. */
export interface DraftSaver {
  /**
   * Says that something else is shown now. When it is `safe` where it came from (a link, an
   * example), it is not written over the draft before it is changed.
   */
  readonly adopt: (safe: boolean) => void;
  /**
   * Puts a draft that something else was opened over before the earlier ones. What cannot be kept in
   * storage is kept in memory.
   */
  readonly setAside: (draft: Draft) => Kept;
  /** The drafts that others were opened over, latest first, from this tab and others. */
  readonly earlier: () => readonly Draft[];
  /** Writes what has not been written yet. */
  readonly flush: () => void;
  /** Takes note that another tab has written its draft, so that ours does not replace it without trace. */
  readonly noticeOther: (text: string) => void;
  /** Ends keeping, writing what has not been written yet. */
  readonly stop: () => void;
}

const TROUBLE: Readonly<Record<Exclude<Kept, "kept">, string>> = {
  "too-large": `This file is too large to be kept in the browser (more than ${LONGEST_KEPT.toLocaleString("en")} characters). It stays here until you close the tab: download it to keep it.`,
  full: "The browser's storage for this page is full, so the latest changes are not kept in it. They stay here until you close the tab: download the file or share a link to keep them.",
  blocked:
    "This browser does not let the page keep drafts. Your text stays here until you close the tab: download the file or share a link to keep it.",
};

const isSameWork = (a: AppState, b: AppState): boolean =>
  a.document.source === b.document.source &&
  a.format === b.format &&
  a.query === b.query &&
  a.dialect === b.dialect &&
  a.response === b.response &&
  a.checks === b.checks &&
  a.baseline === b.baseline &&
  a.savedSource === b.savedSource &&
  a.savedUrls === b.savedUrls;

/**
 * Writes the draft half a second after each change. What cannot be kept is said once, in a notice,
 * until keeping works again.
 *
 * @param storage null where the browser allows none.
 * @param writer names this tab among those of the same browser.
 */
export const createDraftSaver = (
  store: AppStore,
  storage: TextStorage | null,
  writer: string,
): DraftSaver => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let safe = false;
  // What was written last: the state, not its text, which would be the whole file once more.
  let lastKept: AppState | null = null;
  let others: string | null = null;
  let said: Kept = "kept";
  // Drafts that found no room in storage.
  const held: Draft[] = [];

  const tell = (kept: Kept): void => {
    if (kept !== "kept" && kept !== said) {
      const ofFile = kept === "too-large" ? { ofFile: true as const } : {};
      notify(store, { tone: "warning", text: TROUBLE[kept], ...ofFile });
    }
    said = kept;
  };

  const setOthersAside = (): void => {
    const record = others === null ? null : readRecord(others);
    others = null;
    if (record === null || record.writer === writer || !isUnsavedDraft(record.draft)) return;
    keepPreviousDraft(storage, record, { replaces: true });
  };

  const keep = (state: AppState): Kept => {
    if (storage === null) return "blocked";
    if (lastKept !== null && isSameWork(state, lastKept)) return "kept";
    const text = writeDraft(draftOf(state), writer);
    if (text === null) return "too-large";
    setOthersAside();
    const kept = keepDraft(storage, text);
    if (kept === "kept") lastKept = state;
    return kept;
  };

  const write = (): void => {
    const state = store.getState();
    if (safe && !isUnsaved(state)) return;
    safe = false;
    tell(keep(state));
  };

  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    write();
  };

  const schedule = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(flush, WRITE_DELAY);
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (!isSameWork(state, before)) schedule();
  });

  return {
    adopt: (isSafe) => {
      safe = isSafe;
      // That was said of another file.
      if (said === "too-large") said = "kept";
      schedule();
    },
    setAside: (draft) => {
      const kept = keepPreviousDraft(storage, { draft, writer }, { replaces: false });
      if (kept !== "kept") held.unshift(draft);
      return kept;
    },
    earlier: () => [...held, ...readPreviousDrafts(storage)],
    flush,
    noticeOther: (text) => {
      others = text;
    },
    stop: () => {
      flush();
      unsubscribe();
    },
  };
};

/** The part of the window that tells when a page is left and what other tabs write. */
export type PageEvents = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
};

/**
 * Writes the draft when the page is hidden or left, and listens for other tabs; their drafts never
 * change the text here. Gives a function that ends this.
 */
export const keepOnLeaving = (saver: DraftSaver, page: PageEvents): (() => void) => {
  const onVisibility = (): void => {
    if (page.document.visibilityState === "hidden") saver.flush();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === DRAFT_KEY && newValue !== null) saver.noticeOther(newValue);
  };
  page.addEventListener("pagehide", saver.flush);
  page.addEventListener("storage", onStorage);
  page.document.addEventListener("visibilitychange", onVisibility);
  return () => {
    page.removeEventListener("pagehide", saver.flush);
    page.removeEventListener("storage", onStorage);
    page.document.removeEventListener("visibilitychange", onVisibility);
  };
};
