import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { lineNumberAt, parse, parseLine } from "../../syntax/parse.ts";
import { FROM, STRIDE, TO, VALUE_TO } from "../../syntax/table.ts";
import type { Span } from "../../text/span.ts";
import type { Edit } from "../diagnostic.ts";
import { plainRules } from "../facts/plain-rule.ts";
import { type Blocked, blockedSearchCrawlersSteps } from "../facts/search-access.ts";
import { applyEdits } from "./apply.ts";

/**
 * What can match the path `/`: stars and slashes, a final `$`, or an index page (google/robotstxt,
 * `HandleAllow`).
 */
const ROOT = /^[/*]+\$?$|\/index\.htm/i;
const INDEX_PAGE = /\/index\.htm/i;

/** A rule that all readers find in the line, because it is plain ASCII; its path, and a comment. */
const RULE = /^[ \t]*(?:dis)?allow[ \t]*:[ \t]*([!"$-~][ !"$-~\t]*)(?:#[ -~\t]*)?$/i;

const LINE_END = /\r\n|\r|\n/;

/** Whether a line of text is a rule that cannot match `/`. */
const isMinorRule = (line: string): boolean => {
  const path = RULE.exec(line)?.[1]?.trimEnd();
  return path !== undefined && !ROOT.test(path);
};

/** A line that blocks nothing: empty, a comment, a name, a sitemap, an `Allow` or a short delay. */
const BLOCKS_NOTHING =
  /^[ \t]*(?:#[ -~\t]*|(?:user-agent|sitemap|allow)[ \t]*:[ -~\t]*|disallow[ \t]*:[ \t]*|crawl-delay[ \t]*:[ \t]*\d{1,2}(?:\.\d*)?[ \t]*)?$/i;

/** A replacement for any number of consecutive rules that cannot match `/`. */
const MINOR = "Disallow: /x";

/**
 * A line, or consecutive rules that cannot match `/`: its position, and its replacement in an
 * excerpt.
 */
interface Piece extends Span {
  readonly text: string;
}

/** Lines examined in one step. */
const MANY = 2000;

/** Whether a line is a rule that cannot match `/`; fast for nearly all. */
const minorLines = (document: RobotsDocument): ((number: number) => boolean) => {
  const { source } = document;
  const table = tableOf(document);
  const isPlainRule = plainRules(document);
  const mayMatchRoot = INDEX_PAGE.test(source);
  return (number) => {
    const row = (number - 1) * STRIDE;
    const to = table[row + TO] as number;
    // A plain path has a letter in it, and matches only as an index page; anything may follow it.
    const isPlain = to === table[row + VALUE_TO] && isPlainRule(number);
    if (isPlain && !mayMatchRoot) return true;
    const line = source.slice(table[row + FROM], to);
    return isPlain ? !INDEX_PAGE.test(line) : isMinorRule(line);
  };
};

function* readPieces(document: RobotsDocument): Generator<void, readonly Piece[]> {
  const table = tableOf(document);
  const isMinor = minorLines(document);
  const pieces: { from: number; to: number; text: string }[] = [];
  for (let number = 1; number <= document.lineCount; number++) {
    if (number % MANY === 1) yield;
    const row = (number - 1) * STRIDE;
    const from = table[row + FROM] as number;
    const to = table[row + TO] as number;
    const text = isMinor(number) ? MINOR : document.source.slice(from, to);
    const last = pieces.at(-1);
    if (text === MINOR && last?.text === MINOR) last.to = to;
    else pieces.push({ from, to, text });
  }
  return pieces;
}

const piecesSteps = memoSteps(readPieces);

const piecesOf = (document: RobotsDocument): readonly Piece[] => runToEnd(piecesSteps(document));

/** Prepares the data for `costOf` and `newlyBlocked`, which otherwise the first call does. */
export const prepareEffects: (document: RobotsDocument) => Generator<void, unknown> = piecesSteps;

/** Whether a line of an excerpt may block `/` for any reader; true in doubt. */
const mayBlock = (line: string): boolean => line !== MINOR && !BLOCKS_NOTHING.test(line);

const isHarmless = memo(
  (document: RobotsDocument): boolean => !piecesOf(document).some(({ text }) => mayBlock(text)),
);

/** An excerpt under construction. */
class Excerpt {
  private readonly lines: string[] = [];

  add(line: string): void {
    if (line !== MINOR || this.lines.at(-1) !== MINOR) this.lines.push(line);
  }

  addText(text: string): void {
    for (const line of text.split(LINE_END)) this.add(isMinorRule(line) ? MINOR : line);
  }

  get text(): string {
    return this.lines.join("\n");
  }
}

/**
 * A shorter file in which every crawler has the same verdict on `/`: one rule replaces consecutive
 * rules that cannot match it.
 */
const excerptOf = memo((document: RobotsDocument): RobotsDocument => {
  const excerpt = new Excerpt();
  for (const { text } of piecesOf(document)) excerpt.add(text);
  return parse(excerpt.text, document.encoding);
});

/** Lines that edits change, from the start of the first to the end of the last. */
interface Window extends Span {
  readonly edits: readonly Edit[];
}

/**
 * The end of the line that contains an offset; that of the line below, if the offset is within a
 * line end.
 */
const endOfLineAt = (document: RobotsDocument, offset: number): number => {
  const table = tableOf(document);
  const row = (lineNumberAt(document, offset) - 1) * STRIDE;
  const to = table[row + TO] as number;
  return offset > to ? (table[row + STRIDE + TO] ?? to) : to;
};

const startOfLineAt = (document: RobotsDocument, offset: number): number =>
  tableOf(document)[(lineNumberAt(document, offset) - 1) * STRIDE + FROM] as number;

/** Edits, or windows, examined in one step. */
const FEW = 500;

function* windowsOf(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, readonly Window[]> {
  const windows: { readonly from: number; to: number; readonly edits: Edit[] }[] = [];
  let looked = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (++looked % FEW === 0) yield;
    const from = startOfLineAt(document, edit.from);
    const to = Math.max(edit.to, endOfLineAt(document, edit.to));
    const last = windows.at(-1);
    if (last === undefined || from > last.to) windows.push({ from, to, edits: [edit] });
    else {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    }
  }
  return windows;
}

const edited = ({ source }: RobotsDocument, { from, to, edits }: Window): string =>
  applyEdits(
    source.slice(from, to),
    edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
  );

/** The excerpt of a file with some windows edited; only their lines are examined. */
function* excerptAfter(
  document: RobotsDocument,
  windows: readonly Window[],
): Generator<void, string> {
  const pieces = piecesOf(document);
  const excerpt = new Excerpt();
  let at = 0;
  for (const [index, window] of windows.entries()) {
    if (index % FEW === FEW - 1) yield;
    for (; at < pieces.length; at++) {
      const piece = pieces[at] as Piece;
      if (piece.from >= window.from) break;
      excerpt.add(piece.text);
      if (piece.to > window.to) break;
    }
    excerpt.addText(edited(document, window));
    while (at < pieces.length && (pieces[at] as Piece).to <= window.to) at++;
  }
  for (const { text } of pieces.slice(at)) excerpt.add(text);
  return excerpt.text;
}

/** The index of the first piece that does not end before an offset. */
const pieceAt = (pieces: readonly Piece[], offset: number): number => {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).to < offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The part of an excerpt for the lines around a window: the original lines, or other text. */
const around = (document: RobotsDocument, { from, to }: Window, text: string): string => {
  const pieces = piecesOf(document);
  const [first, last] = [pieceAt(pieces, from), pieceAt(pieces, to)];
  const excerpt = new Excerpt();
  const [before, after] = [pieces[first], pieces[last]];
  if (before !== undefined && before.from < from) excerpt.add(before.text);
  else if (first > 0) excerpt.add((pieces[first - 1] as Piece).text);
  excerpt.addText(text);
  if (after !== undefined && after.to > to) excerpt.add(after.text);
  else if (last + 1 < pieces.length) excerpt.add((pieces[last + 1] as Piece).text);
  return excerpt.text;
};

const isLineEnd = (unit: number): boolean => unit === 0x0a || unit === 0x0d;

/** Whether an edit only deletes whole lines. */
const deletesLines = (source: string, { from, to, insert }: Edit): boolean =>
  insert === "" && [from, to].every((at) => at === 0 || isLineEnd(source.charCodeAt(at - 1)));

/** Whether the edited lines alone show that nothing is newly blocked at `/`. */
function* clearlyBlocksNoCrawler(
  document: RobotsDocument,
  windows: readonly Window[],
): Generator<void, boolean> {
  const { source } = document;
  for (const [index, window] of windows.entries()) {
    if (index % FEW === FEW - 1) yield;
    const areHarmless = isHarmless(document);
    if (areHarmless && window.edits.every((edit) => deletesLines(source, edit))) continue;
    const after = edited(document, window);
    const isClear = areHarmless
      ? after.split(LINE_END).every((line) => isMinorRule(line) || !mayBlock(line))
      : around(document, window, source.slice(window.from, window.to)) ===
        around(document, window, after);
    if (!isClear) return false;
  }
  return true;
}

/** The text around an edit from line end to line end, before and after it. */
const lineAround = (source: string, { from, to, insert }: Edit): readonly [string, string] => {
  let start = from;
  while (start > 0 && !isLineEnd(source.charCodeAt(start - 1))) start--;
  let end = to;
  while (end < source.length && !isLineEnd(source.charCodeAt(end))) end++;
  const before = source.slice(start, end);
  return [before, source.slice(start, from) + insert + source.slice(to, end)];
};

/**
 * Whether an edit stays within a rule that cannot match `/`, before and after, so that no verdict
 * on `/` can change.
 */
const isWithinMinorRule = (source: string, edit: Edit): boolean => {
  const [before, after] = lineAround(source, edit);
  if (LINE_END.test(before) || LINE_END.test(after)) return false;
  if (!isMinorRule(before) || !isMinorRule(after)) return false;
  return parseLine(before).field === parseLine(after).field;
};

/** The cost of trying a fix, in characters of the excerpt that is read for it. */
export const costOf = (document: RobotsDocument, edits: readonly Edit[]): number =>
  excerptOf(document).source.length + edits.reduce((sum, { insert }) => sum + insert.length, 0);

/** Whether some edits may change verdicts on `/`; true in doubt. In steps. */
export function* mayChangeRoot(source: string, edits: readonly Edit[]): Generator<void, boolean> {
  for (const [index, edit] of edits.entries()) {
    if (index % FEW === FEW - 1) yield;
    if (!isWithinMinorRule(source, edit)) return true;
  }
  return false;
}

/**
 * The search crawlers for which some edits newly block the home page, and whether they block the
 * rest of the site; in steps, because a fix may have an edit for each of thousands of lines.
 */
export function* newlyBlocked(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, ReadonlyMap<string, Blocked>> {
  const windows = yield* windowsOf(document, edits);
  if (yield* clearlyBlocksNoCrawler(document, windows)) return new Map();
  const excerpt = excerptOf(document);
  yield;
  const text = yield* excerptAfter(document, windows);
  if (text === excerpt.source) return new Map();
  const changed = parse(text, document.encoding);
  yield;
  const before = yield* blockedSearchCrawlersSteps(excerpt);
  const after = yield* blockedSearchCrawlersSteps(changed);
  return new Map([...after].filter(([token]) => !before.has(token)));
}
