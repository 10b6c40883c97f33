import { pathOf } from "../../core/index.ts";
import { normalisedOf } from "./derive.ts";
import type { TestUrl } from "./state.ts";

/** Steps of work for one pattern that is worked out while the page is drawn: some ten milliseconds. */
export const PATTERN_STEPS = 100_000;

/** Whether typed text stands for all URLs that it matches as a path pattern. */
const isPattern = (typed: string): boolean => typed.includes("*") || typed.endsWith("$");

/** The path pattern that a test stands for; null for a single URL. A host is left out. */
export const patternOf = (testUrl: TestUrl): string | null => {
  const { typed } = testUrl;
  if (!isPattern(typed)) return null;
  return typed.startsWith("*") ? typed : pathOf(normalisedOf(testUrl).url);
};
