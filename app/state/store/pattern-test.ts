import { pathOf } from "../../../core/index.ts";
import { normalisedOf } from "./derive.ts";
import type { TestUrl } from "./state.ts";

/** Whether typed text is a pattern, which stands for all URLs that it matches. */
const isPattern = (typed: string): boolean => typed.includes("*") || typed.endsWith("$");

/** The path pattern of a test, without the host; null for a single URL. */
export const patternOf = (testUrl: TestUrl): string | null => {
  const { typed } = testUrl;
  if (!isPattern(typed)) return null;
  return typed.startsWith("*") ? typed : pathOf(normalisedOf(testUrl).url);
};
