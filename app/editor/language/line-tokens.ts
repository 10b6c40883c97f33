import { knownFields, type Line, parseLine } from "../../../core/index.ts";

/** How a part of a line looks. */
export type TokenStyle =
  | "name"
  | "allow"
  | "colon"
  | "agent"
  | "everyone"
  | "path"
  | "special"
  | "escape"
  | "url"
  | "comment"
  | "invalid";

/** A coloured part of a line: UTF-16 offsets from the line's start. */
export interface Token {
  readonly style: TokenStyle;
  readonly from: number;
  readonly to: number;
}

const BOM = "\ufeff";

/** The most characters of a path searched for `*`, `%XX` and the like: nobody reads longer ones. */
const PATTERN_LIMIT = 2048;

/**
 * The most coloured marks in one path. Each is an element, and forty lines of a thousand would
 * block the page.
 */
const MOST_MARKS = 32;

/** The special characters of a path, and what is between them. */
const pathTokens = (text: string, from: number, to: number): readonly Token[] => {
  const tokens: Token[] = [];
  let at = from;
  const add = (style: TokenStyle, start: number, end: number): void => {
    if (at < start) tokens.push({ style: "path", from: at, to: start });
    if (start < end) tokens.push({ style, from: start, to: end });
    at = end;
  };
  const end = text.charAt(to - 1) === "$" ? to - 1 : to;
  const searched = text.slice(from, Math.min(end, from + PATTERN_LIMIT));
  let marks = 0;
  for (const { 0: found, index } of searched.matchAll(/\*+|%[0-9a-fA-F]{2}/g)) {
    if (++marks > MOST_MARKS) break;
    const start = from + index;
    add(found.startsWith("*") ? "special" : "escape", start, start + found.length);
  }
  add("special", end, to);
  return tokens;
};

const valueTokens = (text: string, { field, value }: Line): readonly Token[] => {
  if (value === null || value.from === value.to) return [];
  const { from, to } = value;
  switch (field) {
    case "user-agent":
      return [{ style: text.slice(from, to) === "*" ? "everyone" : "agent", from, to }];
    case "allow":
    case "disallow":
      return pathTokens(text, from, to);
    default:
      return [{ style: field === "sitemap" ? "url" : "path", from, to }];
  }
};

const nameStyle = (text: string, { field, spelling, key }: Line): TokenStyle => {
  const isKnown =
    field === "other"
      ? knownFields.has(text.slice(key?.from, key?.to).toLowerCase())
      : spelling === "exact";
  if (!isKnown) return "invalid";
  return field === "allow" ? "allow" : "name";
};

const directiveTokens = (text: string, line: Line): readonly Token[] => {
  const { key, separator, value, comment } = line;
  const tokens: Token[] = [];
  if (key !== null) tokens.push({ style: nameStyle(text, line), ...key });
  if (separator !== null && !line.missingColon) tokens.push({ style: "colon", ...separator });
  tokens.push(...valueTokens(text, line));
  const end = comment?.from ?? text.length;
  // Google's library drops the end of an over-long line, and what follows a NUL.
  if ((line.tooLong || line.nul) && value !== null && value.to < end) {
    tokens.push({ style: "invalid", from: value.to, to: end });
  }
  if (comment !== null) tokens.push({ style: "comment", ...comment });
  return tokens;
};

const tokensOf = (text: string): readonly Token[] => {
  const line = parseLine(text);
  const { kind, comment } = line;
  if (kind === "directive") return directiveTokens(text, line);
  if (kind === "blank") return [];
  const end = kind === "comment" ? 0 : (comment?.from ?? text.length);
  return [
    { style: "invalid" as const, from: 0, to: end },
    { style: "comment" as const, from: end, to: text.length },
  ].filter(({ from, to }) => from < to);
};

/**
 * The coloured parts of one line, in order; none for a blank line. White space has no colour.
 *
 * @param text the line without its line end.
 * @param isFirst whether the line starts the file: only there a byte order mark is not part of the key.
 */
export const lineTokens = (text: string, isFirst: boolean): readonly Token[] => {
  if (isFirst || !text.startsWith(BOM)) return tokensOf(text);
  // A space in front keeps the mark from being at the start.
  return tokensOf(` ${text}`).map(({ style, from, to }) => ({
    style,
    from: Math.max(0, from - 1),
    to: to - 1,
  }));
};
