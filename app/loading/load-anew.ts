import { renewFiles } from "./renew-files.ts";

/**
 * How often a part is loaded anew: a browser may list what a failed load asked for only after it has
 * failed, and then the first time does not fetch all of its files anew.
 */
const MOST_ANEW = 2;

/** Loads a part; if that fails, again with its files fetched anew. */
export const loadAnew = async <T>(load: () => Promise<T>, left = MOST_ANEW): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (left === 0) throw error;
    await renewFiles();
    return loadAnew(load, left - 1);
  }
};
