import { type Pattern, parsePattern } from "../match/pattern.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { shortened } from "../text/shortened.ts";
import { CLAUSE_MESSAGES, HOME_PAGE, PATTERN_MESSAGES } from "./pattern-messages.ts";

/** What a path pattern requires of a URL, piece by piece. */
export interface PatternReading {
  /**
   * - `all`: every URL; `none`: no URL at all
   * - `one`: only the URL `begins`
   * - `some`: those that satisfy the other fields, in this order and without overlap
   */
  readonly kind: "all" | "none" | "one" | "some";
  /** How the path begins; empty if that is free. */
  readonly begins: string;
  /** Pieces that follow somewhere after it, in this order. */
  readonly contains: readonly string[];
  /** How the path ends; empty if that is free. */
  readonly ends: string;
}

const LONGEST_QUOTE = 60;
/** The most pieces that are listed; nobody follows a longer list. */
const MOST_PIECES = 4;

/**
 * Text as code within a sentence. A backquote would end the code, so a similar character replaces
 * it.
 */
export const quoted = (text: string): string =>
  `\`${shortened(text, LONGEST_QUOTE).replaceAll("`", "\u02cb")}\``;

const reading = (
  kind: PatternReading["kind"],
  begins = "",
  contains: readonly string[] = [],
  ends = "",
): PatternReading => ({ kind, begins, contains, ends });

/**
 * Splits a pattern for its description. Any string is a pattern.
 *
 * @param parse how special characters are read; by default as in RFC 9309, section 2.2.3.
 */
export const readPattern = (
  pattern: string,
  parse: (text: string) => Pattern = parsePattern,
): PatternReading => {
  const { prefix: begins, segments, hasStar, anchored } = parse(pattern);
  // Every path begins with a slash.
  if (begins !== "" && !begins.startsWith("/")) return reading("none");
  if (!hasStar && anchored) return begins === "" ? reading("none") : reading("one", begins);
  const pieces = segments.map(({ text }) => text);
  const ends = anchored ? (pieces.at(-1) ?? "") : "";
  const contains = anchored ? pieces.slice(0, -1) : pieces;
  const isFree = (begins === "" || begins === "/") && contains.length === 0 && ends === "";
  return isFree ? reading("all") : reading("some", begins, contains, ends);
};

const clause = (message: Exclude<keyof typeof CLAUSE_MESSAGES, "containsMore">, text: string) =>
  formatMessage(CLAUSE_MESSAGES[message], { text: quoted(text) });

/** A path's first slash is not mentioned, unless what follows could be mistaken for it. */
const saysBeginning = ({ begins, contains, ends }: PatternReading): boolean =>
  begins !== "" && (begins !== "/" || (contains[0] ?? ends).startsWith("/"));

const clausesOf = (parts: PatternReading): readonly string[] => {
  const { begins, contains, ends } = parts;
  const clauses = saysBeginning(parts) ? [clause("begins", begins)] : [];
  for (const piece of contains.slice(0, MOST_PIECES))
    clauses.push(clause(clauses.length === 0 ? "contains" : "containsAfter", piece));
  const count = contains.length - MOST_PIECES;
  if (count > 0) clauses.push(formatMessage(CLAUSE_MESSAGES.containsMore, { count }));
  if (ends !== "") clauses.push(clause(clauses.length === 0 ? "ends" : "endsAfter", ends));
  return clauses;
};

/**
 * Describes in plain words which URLs a pattern matches, as an object of a sentence: "every URL
 * that begins with `/cart`". Code is in backquotes.
 *
 * @param noun what is compared: a URL is path and query.
 */
export const describePatternReading = (
  parts: PatternReading,
  noun: "URL" | "path" = "URL",
): string => {
  const messages = PATTERN_MESSAGES[noun];
  if (parts.kind === "all" || parts.kind === "none") return messages[parts.kind];
  if (parts.kind === "some")
    return formatMessage(messages.some, { clauses: formatList(clausesOf(parts)) });
  return parts.begins === "/"
    ? HOME_PAGE
    : formatMessage(messages.one, { text: quoted(parts.begins) });
};

/**
 * Describes in plain words which URLs a path pattern matches according to RFC 9309.
 *
 * @param pattern any string, as in a rule's value; the empty one matches everything and has no
 * effect, which the caller has to say.
 */
export const describePattern = (pattern: string): string =>
  describePatternReading(readPattern(pattern));
