import type { RobotsDocument } from "../../syntax/document.ts";
import { parse, parseLine } from "../../syntax/parse.ts";
import type { Edit } from "../diagnostic.ts";
import { type Blocked, blockedSearchCrawlersSteps } from "../facts/search-access.ts";
import { keepsEssence } from "./essence.ts";
import { excerptAfter, excerptSteps, isHarmless } from "./excerpt.ts";
import { LINE_END, mayBlock, piecesOf, piecesSteps, replacementOf, type Scope } from "./pieces.ts";
import { edited, FEW, windowsOf } from "./windows.ts";

/** Prepares the data for `costOf` and what it is the cost of, which otherwise the first call does. */
export const prepareEffects = (document: RobotsDocument, scope: Scope): Generator<void, unknown> =>
  piecesSteps[scope](document);

const isLineEnd = (unit: number): boolean => unit === 0x0a || unit === 0x0d;

/** Whether an offset is where a line begins. */
const isLineStart = (source: string, at: number): boolean =>
  at === 0 || isLineEnd(source.charCodeAt(at - 1));

/** Whether a text consists of whole lines, with their ends, that block nothing. */
const areHarmlessLines = (text: string): boolean =>
  text === "" || (isLineStart(text, text.length) && !text.split(LINE_END).some(mayBlock));

/**
 * The edits after which lines have to be examined in a file without a line that blocks `/`: not
 * those that only delete whole lines, or insert some that block nothing.
 */
const tellingEdits = (source: string, edits: readonly Edit[]): readonly Edit[] => {
  let harmless = "";
  const others = edits.filter(({ from, to, insert }) => {
    if (!isLineStart(source, from) || !isLineStart(source, to)) return true;
    // Many edits insert the same lines.
    if (insert !== harmless && !areHarmlessLines(insert)) return true;
    harmless = insert;
    return false;
  });
  // An edit that ends where a line begins may join another text with one that is inserted there.
  return others.some(({ to }) => isLineStart(source, to)) ? edits : others;
};

/** Whether no line of a file may block `/`, before some edits and after them. */
function* staysHarmless(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, boolean> {
  if (!isHarmless(document)) return false;
  yield;
  const windows = yield* windowsOf(document, tellingEdits(document.source, edits));
  for (const [index, window] of windows.entries()) {
    if (index % FEW === FEW - 1) yield;
    if (edited(document, window).split(LINE_END).some(mayBlock)) return false;
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
  const replacement = replacementOf(before, "home");
  if (replacement === null || replacement !== replacementOf(after, "home")) return false;
  return parseLine(before).field === parseLine(after).field;
};

/**
 * The cost of `newlyBlocked` (scope `home`) or `blockedAfter` (`site`), in characters of the excerpt
 * that it reads.
 */
export const costOf = (document: RobotsDocument, edits: readonly Edit[], scope: Scope): number =>
  piecesOf(document, scope).excerptLength +
  edits.reduce((sum, { insert }) => sum + insert.length, 0);

/** Whether some edits may change verdicts on `/`; true in doubt. In steps. */
export function* mayChangeRoot(source: string, edits: readonly Edit[]): Generator<void, boolean> {
  for (const [index, edit] of edits.entries()) {
    if (index % FEW === FEW - 1) yield;
    if (!isWithinMinorRule(source, edit)) return true;
  }
  return false;
}

/**
 * The search crawlers for which some edits newly block the home page; in steps, because a fix may
 * have an edit for each of thousands of lines.
 */
export function* newlyBlocked(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, readonly string[]> {
  if (yield* staysHarmless(document, edits)) return [];
  const windows = yield* windowsOf(document, edits);
  if (yield* keepsEssence(document, windows)) return [];
  const excerpt = yield* excerptSteps(document);
  yield;
  const text = yield* excerptAfter(document, windows, "home");
  if (text === excerpt.source) return [];
  const changed = parse(text, document.encoding);
  yield;
  const before = yield* blockedSearchCrawlersSteps(excerpt);
  const after = yield* blockedSearchCrawlersSteps(changed);
  return [...after.keys()].filter((token) => !before.has(token));
}

/**
 * The search crawlers that may not fetch the home page after some edits, and whether they may not
 * fetch the rest of the site either; in steps.
 */
export function* blockedAfter(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, ReadonlyMap<string, Blocked>> {
  const windows = yield* windowsOf(document, edits);
  const changed = parse(yield* excerptAfter(document, windows, "site"), document.encoding);
  yield;
  return yield* blockedSearchCrawlersSteps(changed);
}
