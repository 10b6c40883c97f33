import type { Edit } from "../lint/diagnostic.ts";
import { documentAfter } from "../lint/fixes/apply.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { asciiLower } from "../text/ascii.ts";
import { composeEdits } from "./compose.ts";
import { type PolicyEffect, policyEdit } from "./policy-edit.ts";
import { type SignalField, type SignalLine, signalEdits, signalLines } from "./signal-lines.ts";
import { type PolicyWish, tokensOf } from "./wish.ts";

/** The smallest edit found for several wishes. */
export interface PolicyEdits {
  /** As those of `PolicyEdit`, for all wishes together. */
  readonly edits: readonly Edit[];
  /** The text that they make. */
  readonly source: string;
  /** What is done for each wish, in their order. */
  readonly effects: readonly PolicyEffect[];
  /** The lines on the use of content that agree with that text; those asked for are written. */
  readonly lines: readonly SignalLine[];
}

/** A wish without the crawlers that a later wish for the same path names. */
const notOverruled = (
  wish: PolicyWish,
  index: number,
  wishes: readonly PolicyWish[],
): PolicyWish => {
  const later = wishes.slice(index + 1).filter(({ path }) => path === wish.path);
  const overruled = new Set(later.flatMap(tokensOf).map(asciiLower));
  const crawlers = tokensOf(wish).filter((token) => !overruled.has(asciiLower(token)));
  return { ...wish, crawlers };
};

/**
 * The edit that fulfils wishes one after the other. What is proved of each is true of all: a wish
 * changes no crawler but its own, and nothing outside its path. Of two wishes for one crawler and
 * path the later one counts.
 *
 * @param fields the lines on the use of content to write as well.
 */
export const policyEdits = (
  document: RobotsDocument,
  wishes: readonly PolicyWish[],
  fields: readonly SignalField[] = [],
): PolicyEdits => {
  const lists: (readonly Edit[])[] = [];
  let present = document;
  const effects = wishes.map(notOverruled).map((wish) => {
    const { edits, after, effect } = policyEdit(present, wish);
    lists.push(edits);
    present = after;
    return effect;
  });
  for (const field of fields) {
    const line = signalLines(present, document).find((each) => each.field === field);
    const written = line === undefined ? [] : signalEdits(present, line);
    if (written.length === 0) continue;
    lists.push(written);
    present = documentAfter(present, written);
  }
  const edits = composeEdits(lists, document.source.length);
  // One that was asked for and is not there cannot be written.
  const lines = signalLines(present, document).map(
    (line): SignalLine =>
      line.state === "absent" && fields.includes(line.field)
        ? { ...line, state: "impossible" }
        : line,
  );
  return { edits, source: present.source, effects, lines };
};
