import { type ComponentType, use } from "react";
import { loadAnew } from "../loading/load-anew.ts";
import { savesData } from "../loading/saves-data.ts";

/** What loads later, in the order in which `prefetch` loads it. */
const loads: (() => Promise<unknown>)[] = [];

/** The loading of each component that has been shown. */
const shown: Promise<unknown>[] = [];

/** For each part that failed to load: makes it load again when it is next shown. */
const resets = new Set<() => void>();

/** Milliseconds after which what the first screen needs is there. */
const START = 500;

/** Resolves half a second later: for what shows nothing at first, and so need not compete with what does. */
export const afterStart = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, START));

/** Resolves when the browser has nothing else to do, or after 0.2 s. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser can tell.
    if (typeof requestIdleCallback !== "function") setTimeout(resolve, 1);
    else requestIdleCallback(resolve, { timeout: 200 });
  });

/** Registers a module that loads when it is called for, or else by `prefetch`. */
export const later = <T,>(load: () => Promise<T>): (() => Promise<T>) => {
  const loadOrRenew = () => loadAnew(load);
  loads.push(loadOrRenew);
  return loadOrRenew;
};

/**
 * A component that loads when it is first shown, or else by `prefetch`. Unlike with React's `lazy`,
 * a failed load can be repeated, and a component that has loaded is shown at once.
 *
 * @param load returns the component.
 */
export const lazyPart = <Part,>(load: () => Promise<Part>): Part => {
  let loading: Promise<Part> | null = null;
  const loadOnce = (): Promise<Part> => {
    if (loading !== null) return loading;
    const begun = loadAnew(load);
    loading = begun;
    shown.push(begun);
    begun.then(
      // React need not wait for a promise with these properties.
      (value) => Object.assign(begun, { status: "fulfilled", value }),
      () =>
        resets.add(() => {
          loading = null;
        }),
    );
    return begun;
  };
  loads.push(loadOnce);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when a module loads
  const LazyPart = (props: object) => {
    const Loaded = use(loadOnce()) as ComponentType;
    return <Loaded {...props} />;
  };
  return LazyPart as unknown as Part;
};

/** What is to be done when parts are tried again. */
const retries = new Set<() => void>();

/** Calls a function once, when parts that failed are next tried again. */
export const onRetry = (retry: () => void): void => {
  retries.add(retry);
};

/** Makes parts that failed to load load again when they are next shown. */
export const retryParts = (): void => {
  const all = [...resets, ...retries];
  resets.clear();
  retries.clear();
  for (const each of all) each();
};

/**
 * Loads, one after the other in idle moments, whatever has not loaded yet: after that the page
 * makes no request, except for parts that failed to load. For users who save data, each part loads when
 * it is first called for, and this only waits for those that are shown already.
 */
export const prefetch = async (): Promise<void> => {
  await afterStart();
  if (savesData()) {
    await Promise.allSettled(shown);
    return;
  }
  // Parts may have parts of their own, which are added meanwhile.
  for (const load of loads) {
    await whenIdle();
    await load().catch(() => {});
  }
  retryParts();
};
