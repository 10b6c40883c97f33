/** The parts that nobody has requested yet, in the order in which they load. */
const waiting: (() => Promise<unknown>)[] = [];

/** The requested parts that are loading. */
const requested = new Set<Promise<unknown>>();

/** When there is nothing else to do, or after 0.4 s. Not every browser can tell. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback !== "function") setTimeout(resolve, 1);
    else requestIdleCallback(resolve, { timeout: 400 });
  });

/** In an idle moment in which no requested part is loading. */
export const whenQuiet = async (): Promise<void> => {
  do {
    await Promise.allSettled(requested);
    await idle();
  } while (requested.size > 0);
};

/** How many more parts may load at a time; none before `loadRest`. */
let free = 0;

const loadWaiting = async (): Promise<void> => {
  if (free === 0) return;
  free -= 1;
  for (;;) {
    await whenQuiet();
    const load = waiting.shift();
    if (load === undefined) break;
    await load().catch(() => {});
  }
  free += 1;
};

/**
 * Loads all parts that nobody has requested yet, needed or not: after that the page makes no
 * request, except for parts that failed to load. Requested parts come first, and keys, clicks and
 * frames are handled in between. Settles when all parts have loaded, or failed to.
 */
export const loadRest = async (): Promise<void> => {
  // All at once would delay what is in use.
  free = 2;
  await Promise.all([loadWaiting(), loadWaiting()]);
};

/**
 * A part that loads when requested, or else by `loadRest`.
 *
 * @returns what requests it.
 */
export const loadLater = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    const begun = load();
    loading = begun;
    // Callers that request the part see the failure; there may be none yet.
    begun.catch(() => {
      loading = null;
    });
    return begun;
  };
  waiting.push(() => loading ?? begin());
  // A part of one that loaded late.
  void loadWaiting();
  return () => {
    if (loading !== null) return loading;
    const begun = begin();
    requested.add(begun);
    const settle = (): boolean => requested.delete(begun);
    begun.then(settle, settle);
    return begun;
  };
};
