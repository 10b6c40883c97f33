import { groupBy } from "../../collections/group-by.ts";
import { dialects } from "../../dialects/index.ts";
import { readPolicy } from "../../policy/read.ts";
import { rulesAt } from "../../policy/rules.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { parse } from "../../syntax/parse.ts";
import type { Edit } from "../diagnostic.ts";
import { applyEdits } from "./apply.ts";
import { type TidyEdit, tidyLines } from "./tidy-lines.ts";
import { tidySpacing } from "./tidy-spacing.ts";

/** How often a set of edits that cannot be applied as a whole is split into smaller portions. */
const MOST_TRIALS = 40;

const READERS = Object.values(dialects);

type Reader = (typeof READERS)[number];

/** Everything in a file that affects verdicts, as one reader reads it. */
const readingOf = (document: RobotsDocument, reader: Reader): string => {
  const policy = readPolicy(document, reader);
  const pieces = [String(policy.unreadable)];
  for (const { agents, ruleRows, isSkipped, crawlDelay } of policy.groups) {
    pieces.push(JSON.stringify([agents.map(({ name }) => name), isSkipped, crawlDelay]));
    // No reader allows a line feed in a path, so it can separate paths.
    for (const { type, text } of rulesAt(policy, ruleRows)) pieces.push(`${type} ${text}`);
  }
  return pieces.join("\n");
};

/** Whether every reader finds the same groups and rules in a text after some edits. */
class Neutrality {
  private readonly document: RobotsDocument;
  private readonly before = new Map<Reader, string>();
  /**
   * Readers that recently found a difference come first, because they are likely to find the next
   * one.
   */
  private readers: readonly Reader[] = READERS;

  constructor(document: RobotsDocument) {
    this.document = document;
  }

  holds(edits: readonly Edit[]): boolean {
    const { source, encoding } = this.document;
    const after = parse(applyEdits(source, edits), encoding);
    for (const reader of this.readers) {
      const before = this.before.get(reader) ?? readingOf(this.document, reader);
      this.before.set(reader, before);
      if (readingOf(after, reader) === before) continue;
      this.readers = [reader, ...this.readers.filter((each) => each !== reader)];
      return false;
    }
    return true;
  }
}

const byClass = (edits: readonly TidyEdit[]): readonly (readonly TidyEdit[])[] => [
  ...groupBy(edits, (edit) => edit.class).values(),
];

/** As many of the edits as leave every reader's result unchanged. */
const neutralEdits = (
  document: RobotsDocument,
  edits: readonly TidyEdit[],
): readonly TidyEdit[] => {
  if (edits.length === 0) return [];
  const neutrality = new Neutrality(document);
  if (neutrality.holds(edits)) return edits;

  let accepted: readonly TidyEdit[] = [];
  let trials = MOST_TRIALS;
  const tryPortions = (portion: readonly TidyEdit[]): void => {
    if (neutrality.holds([...accepted, ...portion])) {
      accepted = [...accepted, ...portion];
    } else if (portion.length > 1 && trials > 0) {
      trials--;
      const half = portion.length >> 1;
      tryPortions(portion.slice(0, half));
      tryPortions(portion.slice(half));
    }
  };
  // Edits of one kind nearly always all pass or all fail, so the portions are few.
  for (const portion of byClass(edits)) tryPortions(portion);
  return accepted;
};

/**
 * Edits that format a file: the usual spelling of field names and known crawlers, `: ` between name
 * and value, one space before a comment, no trailing white space, one blank line between groups and
 * before the sitemaps, none at the start, and a line end at the last line. Comments stay with the
 * lines below them; nothing is moved, and no line end changes.
 *
 * Verdicts stay the same in every dialect: an edit that would change what any of them reads (a
 * misspelt name that some accept, a blank line that ends a group for others) is left out. That is
 * checked for each file by reading the result. Total on any document; none for a file in UTF-16,
 * which no reader reads by lines.
 *
 * @returns in order, without overlap; empty if there is nothing to do.
 */
export const format = (document: RobotsDocument): readonly Edit[] => {
  if (document.encoding === "utf-16le" || document.encoding === "utf-16be") return [];
  const edits = [...tidyLines(document), ...tidySpacing(document)];
  return neutralEdits(document, edits)
    .map(({ from, to, insert }) => ({ from, to, insert }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
};
