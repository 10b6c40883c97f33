import { dialects } from "../dialects/index.ts";
import { applyEdits } from "../lint/apply.ts";
import type { Edit } from "../lint/rule.ts";
import { readPolicy, rulesAt } from "../policy/read.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";
import { type TidyEdit, tidyLines } from "./tidy-lines.ts";
import { tidySpacing } from "./tidy-spacing.ts";

/** How often a class of edits that cannot be made as a whole is tried in smaller portions. */
const MOST_TRIALS = 40;

const READERS = Object.values(dialects);

/** Everything of a file that a verdict can depend on, as one reader takes it. */
const readingOf = (document: RobotsDocument, reader: (typeof READERS)[number]): string => {
  const policy = readPolicy(document, reader);
  return JSON.stringify([
    policy.unreadable,
    policy.groups.map(({ agents, ruleRows, isSkipped, crawlDelay }) => [
      agents.map(({ name }) => name),
      rulesAt(policy, ruleRows).map(({ type, text }) => [type, text]),
      isSkipped,
      crawlDelay,
    ]),
  ]);
};

/** Tells whether every reader finds the same groups and rules in the text after some edits. */
const neutrality = (document: RobotsDocument): ((edits: readonly Edit[]) => boolean) => {
  const before = READERS.map((reader) => readingOf(document, reader));
  return (edits) => {
    const after = parse(applyEdits(document.source, edits), document.encoding);
    return READERS.every((reader, index) => readingOf(after, reader) === before[index]);
  };
};

const byClass = (edits: readonly TidyEdit[]): readonly (readonly TidyEdit[])[] => {
  const classes = new Map<string, TidyEdit[]>();
  for (const edit of edits) {
    const known = classes.get(edit.class);
    if (known === undefined) classes.set(edit.class, [edit]);
    else known.push(edit);
  }
  return [...classes.values()];
};

/** As many of the edits as leave every reader with what it had. */
const neutralEdits = (
  document: RobotsDocument,
  edits: readonly TidyEdit[],
): readonly TidyEdit[] => {
  if (edits.length === 0) return [];
  const isNeutral = neutrality(document);
  if (isNeutral(edits)) return edits;

  let accepted: readonly TidyEdit[] = [];
  let trials = MOST_TRIALS;
  const tryPortions = (portion: readonly TidyEdit[]): void => {
    if (isNeutral([...accepted, ...portion])) {
      accepted = [...accepted, ...portion];
    } else if (portion.length > 1 && trials > 0) {
      trials--;
      const half = portion.length >> 1;
      tryPortions(portion.slice(0, half));
      tryPortions(portion.slice(half));
    }
  };
  // Edits of a class stand or fall together nearly always, so the portions are few.
  for (const portion of byClass(edits)) tryPortions(portion);
  return accepted;
};

/**
 * Edits that bring a file into the usual form: names of fields and known crawlers as they are
 * commonly spelt, `: ` between name and value, one blank before a remark, no blanks at the ends of
 * lines, one blank line between groups and before the sitemaps, none at the start, a line end at the
 * last line. Remarks stay with the lines they stand above; nothing is moved, and no line end changes.
 *
 * Verdicts stay the same in every dialect: an edit that would change what any of them reads (a
 * misspelt name that some put up with, a blank line that ends a group for others) is left out. That
 * is checked for each file by reading the result. Total on any document; none for a file in UTF-16,
 * which nobody reads line by line.
 *
 * @returns in order, without overlap; empty when there is nothing to do.
 */
export const format = (document: RobotsDocument): readonly Edit[] => {
  if (document.encoding === "utf-16le" || document.encoding === "utf-16be") return [];
  const edits = [...tidyLines(document), ...tidySpacing(document)];
  return neutralEdits(document, edits)
    .map(({ from, to, insert }) => ({ from, to, insert }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
};
