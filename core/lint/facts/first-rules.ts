import { escapePattern } from "../../match/spelling.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { FIELD_MASK, FLAGS, STRIDE, VALUE_FROM, VALUE_TO } from "../../syntax/table.ts";
import { EqualRanges } from "../../text/equal-ranges.ts";
import { plainRules } from "./plain-rule.ts";

const PERCENT = 0x25;

/** Whether a part of a text may be spelt otherwise: it contains an escape, or what can be one. */
const hasSpellings = (source: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    if (unit === PERCENT || unit >= 0x80) return true;
  }
  return false;
};

/**
 * Finds rules that repeat an earlier one: with the same field, and the same path in Google's
 * spelling. Nearly all paths have one spelling, and are compared where they stand in the text.
 */
export class FirstRules {
  private readonly document: RobotsDocument;
  private readonly table: Int32Array;
  private readonly isPlain: (line: number) => boolean;
  private readonly asWritten: EqualRanges;
  /** The lines of the other rules, by field and path. */
  private readonly asSpelt = new Map<string, number>();

  constructor(document: RobotsDocument) {
    this.document = document;
    this.table = tableOf(document);
    this.isPlain = plainRules(document);
    this.asWritten = new EqualRanges(document.source);
  }

  /** Forgets all rules. */
  clear(): void {
    this.asWritten.clear();
    this.asSpelt.clear();
  }

  /**
   * The line of the first rule like this one since `clear`; its own if there is none before it.
   *
   * @param line the number of an allow or disallow line.
   */
  firstLike(line: number): number {
    const { source, encoding } = this.document;
    const row = (line - 1) * STRIDE;
    const field = (this.table[row + FLAGS] as number) & FIELD_MASK;
    const from = this.table[row + VALUE_FROM] as number;
    const to = this.table[row + VALUE_TO] as number;
    if (this.isPlain(line) || !hasSpellings(source, from, to))
      return this.asWritten.firstWith(from, to, field, line);
    const text = `${field} ${escapePattern(source.slice(from, to), encoding)}`;
    const first = this.asSpelt.get(text);
    if (first === undefined) this.asSpelt.set(text, line);
    return first ?? line;
  }
}
