import { memo } from "../../collections/memo.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { parse, parseLine } from "../../syntax/parse.ts";
import type { Edit } from "../diagnostic.ts";
import { type Blocked, blockedSearchCrawlers } from "../facts/search-access.ts";
import { applyEdits } from "./apply.ts";

/** What can match the path `/`: stars and slashes, a final `$`, or an index page (google/robotstxt, `HandleAllow`). */
const ROOT = /^[/*]+\$?$|\/index\.htm/i;

/** A rule that all readers find in the line, for it is plain ASCII; its path, and a comment. */
const RULE = /^[ \t]*(?:dis)?allow[ \t]*:[ \t]*([!"$-~][ !"$-~\t]*)(?:#[ -~\t]*)?$/i;

const LINE_END = /\r\n|\r|\n/;

/** Whether a line of text is a rule that cannot match `/`. */
const isMinorRule = (line: string): boolean => {
  const path = RULE.exec(line)?.[1]?.trimEnd();
  return path !== undefined && !ROOT.test(path);
};

/**
 * A shorter text in which every crawler has the same answer for `/`: of rules in a row that cannot
 * match it, one stands for all.
 */
const excerptFor = (text: string): string => {
  const kept: string[] = [];
  let wasMinor = false;
  for (const line of text.split(LINE_END)) {
    const isMinor = isMinorRule(line);
    if (!(isMinor && wasMinor)) kept.push(isMinor ? "Disallow: /x" : line);
    wasMinor = isMinor;
  }
  return kept.join("\n");
};

const excerptOf = memo((document: RobotsDocument) =>
  parse(excerptFor(document.source), document.encoding),
);

/** The text around an edit from line end to line end, before and after it. */
const lineAround = (source: string, { from, to, insert }: Edit): readonly [string, string] => {
  let start = from;
  while (start > 0 && !/[\r\n]/.test(source.charAt(start - 1))) start--;
  let end = to;
  while (end < source.length && !/[\r\n]/.test(source.charAt(end))) end++;
  const before = source.slice(start, end);
  return [before, source.slice(start, from) + insert + source.slice(to, end)];
};

/** Whether an edit stays within a rule that cannot match `/`, before and after, so that no answer for `/` can change. */
const isWithinMinorRule = (source: string, edit: Edit): boolean => {
  const [before, after] = lineAround(source, edit);
  if (LINE_END.test(before) || LINE_END.test(after)) return false;
  if (!isMinorRule(before) || !isMinorRule(after)) return false;
  return parseLine(before).field === parseLine(after).field;
};

/** Files whose fixes are tried hold this many characters, all fixes together: a bound on the time it takes. */
export const MOST_TRIED = 4_000_000;

/** Whether some edits may change what crawlers find for `/`; when in doubt, they may. */
export const mayChangeRoot = (source: string, edits: readonly Edit[]): boolean =>
  !edits.every((edit) => isWithinMinorRule(source, edit));

/** The search crawlers that some edits newly keep from the home page, and from the rest of the site or not. */
export const newlyBlocked = (
  document: RobotsDocument,
  edits: readonly Edit[],
): ReadonlyMap<string, Blocked> => {
  const { source, encoding } = document;
  const before = blockedSearchCrawlers(excerptOf(document));
  const after = blockedSearchCrawlers(parse(excerptFor(applyEdits(source, edits)), encoding));
  return new Map([...after].filter(([token]) => !before.has(token)));
};
