/** The part of the browser by which tabs know of each other. */
export interface TabSurroundings {
  /** Missing where the page is not secure, and in old browsers. */
  readonly locks: Pick<LockManager, "request" | "query"> | undefined;
  /** Belongs to this tab and survives a reload; null where the browser forbids it. */
  readonly session: Pick<Storage, "getItem" | "setItem"> | null;
  /** Whether this page took the place of the same one in the same tab. */
  readonly isReload: boolean;
}

/** Which draft belongs to this tab. At any time a draft belongs to one open tab at most. */
export interface TabClaims {
  /** The draft that this tab had before it was loaded anew; null for a fresh tab. */
  readonly before: () => string | null;
  /** Whether this page took the place of the same one in the same tab: then its draft is released soon. */
  readonly isReload: boolean;
  /**
   * Takes a draft for this tab unless an open tab has it, and releases the one it had.
   *
   * @param wait milliseconds to wait for a tab that is just being left.
   * @returns whether the draft belongs to this tab now.
   */
  readonly claim: (id: string, wait?: number) => Promise<boolean>;
  /** `claim` for a draft that nobody else can have. Done when this returns. */
  readonly claimNew: (id: string) => void;
  /** Lets go of the draft, as when the page is left; `resume` takes it back. */
  readonly release: () => void;
  /** Takes the draft back after `release`; false when another tab has it by now. */
  readonly resume: () => Promise<boolean>;
  /** The drafts of all open tabs, this one's among them; null when the browser does not tell. */
  readonly taken: () => Promise<ReadonlySet<string> | null>;
}

const PREFIX = "robots-txt-workbench.draft.";
const SESSION_KEY = "robots-txt-workbench.draft-of-tab";

/** How long a page that is shown again waits for its draft, in milliseconds. */
const RESUMING = 300;

type Release = () => void;

/** Asks for a lock; returns a function that releases it, or null when it was not to be had in time. */
const takeLock = (
  locks: NonNullable<TabSurroundings["locks"]>,
  id: string,
  wait: number,
): Promise<Release | null> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const giveUp = async (): Promise<void> => {
      // On a busy page the lock may have come, unheard: what was asked later is answered later.
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
    // Rejects when the wait is over, or where the browser forbids locks.
    locks.request(PREFIX + id, options, hold).catch(() => settle(null));
  });

const readSession = ({ session }: TabSurroundings): string | null => {
  try {
    return session?.getItem(SESSION_KEY) ?? null;
  } catch {
    // Forbidden: every load is that of a fresh tab.
    return null;
  }
};

const writeSession = ({ session }: TabSurroundings, id: string): void => {
  try {
    session?.setItem(SESSION_KEY, id);
  } catch {
    // Forbidden or full: after a reload the draft is still found as the latest one.
  }
};

/**
 * Makes the claims of this tab. A draft is named in the tab's session, which a reload keeps and a
 * duplicated tab copies, and held by a lock, which only one of the two can have and a crash releases.
 * Where the browser has no locks, only a reload takes a draft over: any other page starts its own.
 */
export const createTabClaims = (surroundings: TabSurroundings): TabClaims => {
  const { locks } = surroundings;
  let release: Release | null = null;
  let own: string | null = null;
  // Which claim is the latest: an earlier one whose lock comes late releases it at once.
  let claims = 0;

  const letGo = (): void => {
    release?.();
    release = null;
  };

  const hold = async (id: string, wait: number): Promise<boolean> => {
    if (locks === undefined) return surroundings.isReload && id === readSession(surroundings);
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
    writeSession(surroundings, id);
  };

  return {
    before: () => readSession(surroundings),
    isReload: surroundings.isReload,
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
      // A lock that is still on its way is released when it comes.
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
        // Forbidden: nobody knows.
        return null;
      }
    },
  };
};
