import { type NodeType, Tree } from "@lezer/common";
import { knownFields, type Line, parseLine } from "../../core/index.ts";
import { type NodeName, nodeTypes } from "./nodes.ts";

/** A node of a line: its type and its position in the line. */
interface Token {
  readonly name: NodeName;
  readonly from: number;
  readonly to: number;
  readonly inner?: readonly Token[];
}

const BOM = "\ufeff";

/** The most characters of a path searched for `*`, `%XX` and the like: nobody reads longer ones. */
const PATTERN_LIMIT = 2048;

/**
 * The most coloured marks in one path. Each is an element, and forty lines of a thousand would
 * block the page.
 */
const MOST_MARKS = 32;

const patternTokens = (text: string, from: number, to: number): readonly Token[] => {
  const tokens: Token[] = [];
  const special = /\*+|%[0-9a-fA-F]{2}/g;
  const value = text.slice(from, Math.min(to, from + PATTERN_LIMIT));
  for (
    let match = special.exec(value);
    match !== null && tokens.length < MOST_MARKS;
    match = special.exec(value)
  ) {
    const at = from + match.index;
    const name = match[0].startsWith("*") ? "Wildcard" : "Escape";
    tokens.push({ name, from: at, to: at + match[0].length });
  }
  if (to > from && text.charAt(to - 1) === "$") {
    tokens.push({ name: "EndAnchor", from: to - 1, to });
  }
  return tokens;
};

const LINE_NAMES: Readonly<Record<NonNullable<Line["field"]>, NodeName>> = {
  "user-agent": "UserAgentLine",
  allow: "AllowLine",
  disallow: "DisallowLine",
  sitemap: "SitemapLine",
  other: "OtherLine",
};

const valueToken = (text: string, { field, value }: Line): Token | null => {
  if (value === null || value.from === value.to) return null;
  const { from, to } = value;
  const written = text.slice(from, to);
  switch (field) {
    case "user-agent":
      return { name: written === "*" ? "EveryAgent" : "Agent", from, to };
    case "allow":
    case "disallow":
      return { name: "Pattern", from, to, inner: patternTokens(text, from, to) };
    case "sitemap":
      return { name: "Url", from, to };
    default:
      return { name: /^\d+(?:\.\d+)?$/.test(written) ? "Number" : "Value", from, to };
  }
};

const nameOf = (text: string, { field, spelling, key }: Line): NodeName => {
  if (field !== "other") return spelling === "exact" ? "Name" : "MisspeltName";
  const name = text.slice(key?.from, key?.to).toLowerCase();
  return knownFields.has(name) ? "Name" : "UnknownName";
};

const directiveTokens = (text: string, line: Line): readonly Token[] => {
  const { key, separator, value, comment } = line;
  const tokens: Token[] = [];
  if (key !== null) tokens.push({ name: nameOf(text, line), ...key });
  if (separator !== null && !line.missingColon) tokens.push({ name: "Colon", ...separator });
  const token = valueToken(text, line);
  if (token !== null) tokens.push(token);
  const end = comment?.from ?? text.length;
  // Google's library drops the end of an over-long line, and what follows a NUL.
  if ((line.tooLong || line.nul) && value !== null && value.to < end) {
    tokens.push({ name: "Unread", from: value.to, to: end });
  }
  if (comment !== null) tokens.push({ name: "Comment", ...comment });
  return tokens;
};

const treeOf = (type: NodeType, tokens: readonly Token[], start: number, length: number): Tree =>
  new Tree(
    type,
    tokens.map(({ name, from, to, inner }) =>
      treeOf(nodeTypes[name], inner ?? [], from, to - from),
    ),
    tokens.map(({ from }) => from - start),
    length,
  );

/**
 * Trees shared by lines of the same shape. A tree holds lengths and no text, so a long file needs
 * only a few hundred, which saves memory.
 */
const shapes = new Map<string, Tree>();
const MOST_SHAPES = 4096;
const LONGEST_KEY = 160;

const shapeOf = (tokens: readonly Token[]): string =>
  tokens
    .map(
      ({ name, from, to, inner }) =>
        `${nodeTypes[name].id},${from},${to}${inner ? `(${shapeOf(inner)})` : ""}`,
    )
    .join(";");

const shared = (lineName: NodeName, tokens: readonly Token[], length: number): Tree => {
  const key = `${nodeTypes[lineName].id}:${length}:${shapeOf(tokens)}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const tree = treeOf(nodeTypes[lineName], tokens, 0, length);
  if (key.length > LONGEST_KEY) return tree;
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(key, tree);
  return tree;
};

/**
 * The tree of one line; null for a blank one.
 *
 * @param text the line without its line end.
 * @param isFirst whether the line starts the file: only there a byte order mark is not part of the key.
 */
export const lineTree = (text: string, isFirst: boolean): Tree | null => {
  // A space in front costs nothing and keeps the mark from being at the start.
  const shift = !isFirst && text.startsWith(BOM) ? 1 : 0;
  const read = shift === 0 ? text : ` ${text}`;
  const line = parseLine(read);
  if (line.kind === "blank") return null;
  if (line.kind === "comment") return shared("CommentLine", [], text.length);
  if (line.kind === "text" || line.field === null) {
    const comment: readonly Token[] =
      line.comment === null
        ? []
        : [{ name: "Comment", from: line.comment.from - shift, to: text.length }];
    return shared("TextLine", comment, text.length);
  }
  const tokens = directiveTokens(read, line);
  const placed =
    shift === 0
      ? tokens
      : tokens.map(({ name, from, to }) => ({ name, from: from - shift, to: to - shift }));
  return shared(LINE_NAMES[line.field], placed, text.length);
};
