import { createConnection } from "./database.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { type Channel, createHistoryStore, type HistoryStore } from "./history-store.ts";
import { createTabClaims, type TabClaims } from "./tab-claims.ts";

/** The part of the window that drafts are kept by. What is missing or forbidden is done without. */
export interface HistoryOwner {
  readonly navigator: { readonly locks?: LockManager };
  readonly sessionStorage: Storage | null;
  readonly BroadcastChannel?: new (name: string) => Channel;
  readonly performance?: Pick<Performance, "getEntriesByType">;
}

/** Drafts and versions as one tab has them. */
export interface OpenHistory {
  readonly history: HistoryStore;
  readonly claims: TabClaims;
  readonly newId: () => string;
}

const CHANNEL = "robots-txt-workbench.history";

/** Returns null for what a browser throws on the mere mention of. */
const orNull = <T>(read: () => T | undefined): T | null => {
  try {
    return read() ?? null;
  } catch {
    // Forbidden by the user's settings.
    return null;
  }
};

const isReload = ({ performance }: HistoryOwner): boolean => {
  const [navigation] = performance?.getEntriesByType("navigation") ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** Unlike any other; need not be secret. `randomUUID` is missing where a page is not secure. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

/** Opens the history for a page. Never throws; what cannot be kept is reported when it has to be. */
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
  const history = createHistoryStore({ connect: createConnection, channel, now: Date.now, newId });
  return { history, claims, newId };
};

/** The part of the window that tells when a page is left and shown again. */
export type PageEvents = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
};

/**
 * Writes the draft when the page is hidden or left, and releases it then, so that it can be
 * continued by the page that comes next. Returns a function that ends this.
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
    // Another tab has continued the draft: what is changed here is a draft of its own from now on.
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
