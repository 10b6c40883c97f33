import { memo } from "../../../core/index.ts";
import { normalisedOf } from "./derive.ts";
import { patternOf } from "./pattern-test.ts";
import type { TestUrl } from "./state.ts";

const rowOf = (url: TestUrl): string =>
  (patternOf(url) ?? normalisedOf(url).url).replace(/[\r\n]/g, "");

/** The URLs and patterns of a list, normalised for a matcher, one per line. */
export const rowsOf: (urls: readonly TestUrl[]) => string = memo((urls: readonly TestUrl[]) =>
  urls.map(rowOf).join("\n"),
);

/** The indexes of the URLs of a list that are patterns. */
export const patternRows: (urls: readonly TestUrl[]) => readonly number[] = memo(
  (urls: readonly TestUrl[]) => urls.flatMap((url, row) => (patternOf(url) === null ? [] : [row])),
);
