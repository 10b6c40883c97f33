import { type Pattern, parsePattern } from "../match/pattern.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { CLAUSE_MESSAGES, HOME_PAGE, PATTERN_MESSAGES } from "./messages.ts";

/** What a path pattern asks of a URL, piece by piece. */
export interface PatternReading {
  /**
   * - `all`: every URL; `none`: no URL at all
   * - `one`: the URL `begins` alone
   * - `some`: those that fulfil what the other fields say, in this order and without overlap
   */
  readonly kind: "all" | "none" | "one" | "some";
  /** What the path begins with; empty when that is free. */
  readonly begins: string;
  /** What follows somewhere after it, in this order. */
  readonly contains: readonly string[];
  /** What the path ends with; empty when that is free. */
  readonly ends: string;
}

const LONGEST_QUOTE = 60;
/** Pieces named one by one; nobody follows a longer list. */
const MOST_PIECES = 4;

/** Text as code within a sentence. A backquote would end the code, so one that looks alike stands in. */
export const quoted = (text: string): string => {
  const short = text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 1)}…`;
  return `\`${short.replaceAll("`", "\u02cb")}\``;
};

const reading = (
  kind: PatternReading["kind"],
  begins = "",
  contains: readonly string[] = [],
  ends = "",
): PatternReading => ({ kind, begins, contains, ends });

/**
 * Takes a pattern apart for its description. Any string is a pattern.
 *
 * @param parse how special characters are read; as in RFC 9309, section 2.2.3, unless given.
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
  const contains = (anchored ? pieces.slice(0, -1) : pieces).filter((piece) => piece !== "");
  const isFree = (begins === "" || begins === "/") && contains.length === 0 && ends === "";
  return isFree ? reading("all") : reading("some", begins, contains, ends);
};

const clause = (message: Exclude<keyof typeof CLAUSE_MESSAGES, "containsMore">, text: string) =>
  formatMessage(CLAUSE_MESSAGES[message], { text: quoted(text) });

/** A path's first slash need not be mentioned, unless what follows could be taken for it. */
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
 * Says in plain words what a pattern asks for, as an object of a sentence: "every URL that
 * begins with `/cart`". Code stands in backquotes.
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
 * Says in plain words which URLs a path pattern matches, read as in RFC 9309.
 *
 * @param pattern any string, as a rule's value has it; the empty one matches everything and has no
 *   effect, which is for the caller to say.
 */
export const describePattern = (pattern: string): string =>
  describePatternReading(readPattern(pattern));
