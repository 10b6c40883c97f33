import { storedText, storeText } from "../preferences/text-storage.ts";

/** The browser features that let tabs know of each other. */
export interface TabSurroundings {
  /** Missing in insecure contexts and in old browsers. */
  readonly locks: Pick<LockManager, "request" | "query"> | undefined;
  /** Belongs to this tab and survives a reload; null if the browser blocks it. */
  readonly session: Pick<Storage, "getItem" | "setItem"> | null;
  /** Whether this page was reloaded or restored in the same tab. */
  readonly isReload: boolean;
}

/** Which draft belongs to this tab. A draft belongs to at most one open tab at a time. */
export interface TabClaims {
  /** The draft that this tab had before it was reloaded; null for a new tab. */
  readonly before: () => string | null;
  /**
   * Whether this page was reloaded or restored in the same tab: then its draft is released soon.
   */
  readonly isReload: boolean;
  /**
   * Claims a draft for this tab unless an open tab has it, and releases the previous one.
   *
   * @param wait milliseconds to wait for a tab that is closing.
   * @returns whether the draft belongs to this tab now.
   */
  readonly claim: (id: string, wait?: number) => Promise<boolean>;
  /** `claim` for a draft that no other tab can have. Synchronous. */
  readonly claimNew: (id: string) => void;
  /** Releases the draft when the page is hidden or closed; `resume` claims it again. */
  readonly release: () => void;
  /** Claims the draft again after `release`; false if another tab has it by now. */
  readonly resume: () => Promise<boolean>;
  /** The drafts of all open tabs, including this one; null if unknown. */
  readonly taken: () => Promise<ReadonlySet<string> | null>;
}

const PREFIX = "robots-txt-workbench.draft.";
const SESSION_KEY = "robots-txt-workbench.draft-of-tab";

/** Milliseconds that a page waits for its draft when it is shown again. */
const RESUMING = 300;

type Release = () => void;

/**
 * Requests a lock. Returns a function that releases it, or null if it was not available in time.
 */
const takeLock = (
  locks: NonNullable<TabSurroundings["locks"]>,
  id: string,
  wait: number,
): Promise<Release | null> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const giveUp = async (): Promise<void> => {
      // On a busy page the lock may have been granted without being noticed: later requests are
      // answered later.
      await locks.query().catch(() => {});
      waiting.abort();
    };
    const timer = wait > 0 ? setTimeout(giveUp, wait) : undefined;
    const settle = (release: Release | null): void => {
      clearTimeout(timer);
      resolve(release);
    };
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock !== null) return new Promise((release) => settle(release));
      settle(null);
      return undefined;
    };
    const options: LockOptions = wait > 0 ? { signal: waiting.signal } : { ifAvailable: true };
    // Rejects when the wait is over, or if the browser blocks locks.
    locks.request(PREFIX + id, options, hold).catch(() => settle(null));
  });

/**
 * Creates the claims of this tab. The session, which a reload keeps and a duplicated tab copies,
 * names the draft; a lock, which only one tab can hold and a crash releases, protects it. Without
 * locks, only a reload takes a draft over: any other page starts a new one.
 */
export const createTabClaims = (surroundings: TabSurroundings): TabClaims => {
  const { locks, session, isReload } = surroundings;
  const before = (): string | null => storedText(session, SESSION_KEY);
  let release: Release | null = null;
  let own: string | null = null;
  // The number of the latest claim: an earlier one whose lock arrives late releases it at once.
  let claims = 0;

  const letGo = (): void => {
    release?.();
    release = null;
  };

  const hold = async (id: string, wait: number): Promise<boolean> => {
    if (locks === undefined) return isReload && id === before();
    claims += 1;
    const claimed = claims;
    const taken = await takeLock(locks, id, wait);
    if (taken === null) return false;
    if (claimed !== claims) {
      taken();
      return false;
    }
    letGo();
    release = taken;
    return true;
  };

  const settle = (id: string): void => {
    own = id;
    // If that is blocked or full, a reload still finds the draft as the latest one.
    storeText(session, SESSION_KEY, id);
  };

  return {
    before,
    isReload,
    claim: async (id, wait = 0) => {
      if (own === id && release !== null) return true;
      if (!(await hold(id, wait))) return false;
      settle(id);
      return true;
    },
    claimNew: (id) => {
      settle(id);
      void hold(id, 0);
    },
    release: () => {
      // A lock that has been requested is released when it is granted.
      claims += 1;
      letGo();
    },
    resume: async () => own === null || locks === undefined || (await hold(own, RESUMING)),
    taken: async () => {
      if (locks === undefined) return null;
      try {
        const { held = [] } = await locks.query();
        const names = held.flatMap(({ name = "" }) =>
          name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
        );
        return new Set(names);
      } catch {
        // Blocked: unknown.
        return null;
      }
    },
  };
};
