/**
 * Asks the server whether a file is still as the browser has stored it. A host may have answered with a page instead of
 * the file, which the browser then keeps for as long as it may keep the file.
 *
 * Settles when the answer is stored. Never rejects: without a network nothing changes.
 */
export const renewFile = async (file: string): Promise<void> => {
  try {
    // An answer that nobody reads may never be stored.
    await (await fetch(file, { cache: "no-cache" })).blob();
  } catch {
    // The next attempt to load the file fails and says so.
  }
};

/** Settles once all answers are there that were asked for anew. */
let renewal: Promise<unknown> = Promise.resolve();

/** The same for whatever the page has asked for since the last call, but not for scripts of workers. */
export const renewFiles = async (): Promise<void> => {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  const files = new Set(
    entries.filter((entry) => entry.initiatorType !== "fetch").map(({ name }) => name),
  );
  // Other parts' files may be among those that an earlier call has asked for.
  renewal = Promise.all([renewal, ...Array.from(files, renewFile)]);
  await renewal;
  // A style sheet that did not load is not loaded again for the same link, and one that has not loaded yet is awaited.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.after(link.cloneNode());
  }
};
