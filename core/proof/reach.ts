import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { type ClosedPattern, covers, ROBOTS_TXT } from "./closed-pattern.ts";

/**
 * Characters that never occur between the delimiters of a path that a reader has encoded character
 * by character.
 */
const ENCODED = /[^A-Za-z0-9\-._~/%]/;

const NORMALISED = /[\0-\x20"<>\\^`{|}\x7f-\ufffe*$]/;

const someHas =
  (never: RegExp) =>
  ({ pieces }: ClosedPattern): boolean =>
    pieces.some((piece) => never.test(piece));

/** Tests the beginning of a path, up to its parameters, query or fragment. */
const beginningHas =
  (never: RegExp) =>
  ({ pieces }: ClosedPattern): boolean =>
    never.test(/^[^;?#]*/.exec(pieces[0] as string)?.[0] ?? "");

/**
 * Whether a pattern contains what a reader's spelling of a path never does (see
 * `match/spelling.ts`).
 */
const UNREACHABLE: Readonly<
  Record<DialectFacts["comparison"]["value"], (pattern: ClosedPattern) => boolean>
> = {
  "escaped-pattern": () => false,
  "as-written": () => false,
  normalised: someHas(NORMALISED),
  "unreserved-decoded": someHas(NORMALISED),
  "decoded-but-slash": someHas(/[\x80-\ufffe]/),
  "decoded-but-slash-to-the-letter": someHas(/[\x80-\ufffe]/),
  "decoded-and-encoded": someHas(ENCODED),
  "path-only-encoded": beginningHas(ENCODED),
  "uri-encoded": someHas(/[\0-\x20"<>\x7f-\ufffe]/),
};

/** Spellings that compare `%23` as `#`, and `%00` as a NUL. */
const DECODES_ALL: ReadonlySet<DialectFacts["comparison"]["value"]> = new Set([
  "decoded-but-slash",
  "decoded-but-slash-to-the-letter",
] as const);

/** Spellings that leave every path of a URL as it is. */
const KEEPS_PATHS: ReadonlySet<DialectFacts["comparison"]["value"]> = new Set([
  "as-written",
  "escaped-pattern",
] as const);

/**
 * Whether no URL whose verdict depends on rules can be compared as a path that the pattern matches:
 * a rule may contain what a reader never leaves in a URL, such as an unescaped space, or what no
 * URL contains, or match only `/robots.txt`, which the reader always allows. False if that is not
 * known.
 */
export const isUnreachable = (pattern: ClosedPattern, { facts }: Dialect): boolean => {
  const { urlPart, comparison, robotsTxt } = facts;
  if (!DECODES_ALL.has(comparison.value)) {
    if (pattern.word.includes("\0")) return true;
    if (urlPart.value !== "path-query-and-fragment" && pattern.word.includes("#")) return true;
  }
  const isExempt = robotsTxt.value === "always-allowed" && KEEPS_PATHS.has(comparison.value);
  if (isExempt && covers(ROBOTS_TXT, pattern)) return true;
  return UNREACHABLE[comparison.value](pattern);
};
