import { steadyClock } from "../../time/steady-clock.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { type Channel, createHistoryStore, type HistoryStore } from "./history-store.ts";
import { createTabClaims, type TabClaims } from "./tab-claims.ts";

/**
 * The parts of the window that drafts need. If one is missing or blocked, the history works without
 * it.
 */
export interface HistoryOwner {
  readonly navigator: { readonly locks?: LockManager };
  readonly sessionStorage: Storage | null;
  readonly BroadcastChannel?: new (name: string) => Channel;
  readonly performance?: Pick<Performance, "getEntriesByType">;
}

/** The drafts and versions of one tab. */
export interface OpenHistory {
  readonly history: HistoryStore;
  readonly claims: TabClaims;
  readonly newId: () => string;
  /** The time for whatever is saved. */
  readonly now: () => number;
}

const CHANNEL = "robots-txt-workbench.history";

/** Returns null if even accessing the property throws. */
const orNull = <T>(read: () => T | undefined): T | null => {
  try {
    return read() ?? null;
  } catch {
    // Blocked by the user's settings.
    return null;
  }
};

const isReload = ({ performance }: HistoryOwner): boolean => {
  const [navigation] = performance?.getEntriesByType("navigation") ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** Unique, not secret. `randomUUID` is missing in insecure contexts. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

/**
 * Opens the history for a page. Never throws; what cannot be stored is reported when it is needed.
 */
export const openHistory = (owner: HistoryOwner): OpenHistory => {
  const { BroadcastChannel } = owner;
  const channel = orNull(() =>
    BroadcastChannel === undefined ? undefined : new BroadcastChannel(CHANNEL),
  );
  const claims = createTabClaims({
    locks: owner.navigator.locks,
    session: orNull(() => owner.sessionStorage ?? undefined),
    isReload: isReload(owner),
  });
  const now = steadyClock(Date.now);
  const history = createHistoryStore({ channel, now, newId });
  return { history, claims, newId, now };
};

/** The parts of the window that tell when a page is hidden and shown again. */
export type PageEvents = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
};

/**
 * Writes the draft when the page is hidden or closed, and releases it so that the next page can
 * continue it. Returns a function that stops this.
 */
export const keepOnLeaving = (
  saver: Pick<DraftSaver, "flush" | "adopt">,
  claims: Pick<TabClaims, "release" | "resume">,
  page: PageEvents,
): (() => void) => {
  const onVisibility = (): void => {
    if (page.document.visibilityState === "hidden") saver.flush();
  };
  const onHide = (): void => {
    saver.flush();
    claims.release();
  };
  const onShow = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    // Another tab has continued the draft: changes here belong to a new draft from now on.
    if (persisted && !(await claims.resume())) saver.adopt({ safe: true });
  };
  page.addEventListener("pagehide", onHide);
  page.addEventListener("pageshow", onShow);
  page.document.addEventListener("visibilitychange", onVisibility);
  return () => {
    page.removeEventListener("pagehide", onHide);
    page.removeEventListener("pageshow", onShow);
    page.document.removeEventListener("visibilitychange", onVisibility);
  };
};
