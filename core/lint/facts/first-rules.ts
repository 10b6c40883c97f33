import { type PathTraits, pathTraits, RESPELT } from "../../match/path-traits.ts";
import { escapePattern } from "../../match/spelling.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { FIELD_MASK, FLAGS, STRIDE, VALUE_FROM, VALUE_TO } from "../../syntax/table.ts";
import { EqualRanges } from "../../text/equal-ranges.ts";
import { nextHash } from "../../text/hash.ts";

/**
 * Finds rules that repeat an earlier one: with the same field, and the same path in Google's
 * spelling. Nearly all paths have one spelling, and are compared where they stand in the text.
 */
export class FirstRules {
  private readonly document: RobotsDocument;
  private readonly table: Int32Array;
  private readonly traits: PathTraits;
  private readonly asWritten: EqualRanges;
  /** The lines of the other rules, by field and path. */
  private readonly asSpelt = new Map<string, number>();

  constructor(document: RobotsDocument) {
    this.document = document;
    this.table = tableOf(document);
    this.traits = pathTraits(document);
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
    if ((this.traits.onLine(line) & RESPELT) === 0) {
      // Each step of a hash can be reversed: equal paths with two fields have two hashes.
      const hash = nextHash(this.traits.hashOn(line), field);
      return this.asWritten.firstWith(hash, from, to, line);
    }
    const text = `${field} ${escapePattern(source.slice(from, to), encoding)}`;
    const first = this.asSpelt.get(text);
    if (first === undefined) this.asSpelt.set(text, line);
    return first ?? line;
  }
}
