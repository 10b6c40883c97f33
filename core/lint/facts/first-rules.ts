import { escapePattern } from "../../match/spelling.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { FIELD_MASK, FLAGS, STRIDE, VALUE_FROM, VALUE_TO } from "../../syntax/table.ts";

const PERCENT = 0x25;

/** The hash of all rules with a path that may have several spellings. */
const UNREAD = 0;

/** At least twice as many slots as rules, and a power of two. */
const slotsFor = (most: number): number => 2 ** Math.ceil(Math.log2(2 * most + 1));

/**
 * Finds rules that repeat an earlier one: with the same field, and the same path in Google's
 * spelling. It keeps line numbers by a hash of the rule's text where it stands, so that nothing is
 * created for the many rules that repeat none.
 */
export class FirstRules {
  private readonly document: RobotsDocument;
  private readonly table: Int32Array;
  /** The line of a rule in each slot; one above `firstLine` is forgotten. */
  private readonly slots: Int32Array;
  private readonly hashes: Int32Array;
  /** The lines of rules whose hash is that of another, by their text: no file can make it slow. */
  private readonly others = new Map<string, number>();
  private firstLine = 1;

  /** @param most the most rules between two calls of `forget`. */
  constructor(document: RobotsDocument, most: number) {
    this.document = document;
    this.table = tableOf(document);
    this.slots = new Int32Array(slotsFor(most));
    this.hashes = new Int32Array(this.slots.length);
  }

  /** Forgets the rules above a line, given by its number. */
  forget(firstLine: number): void {
    this.firstLine = firstLine;
  }

  /**
   * The line of the first rule like this one; remembers this one, and returns null, if there is
   * none.
   *
   * @param line the number of an allow or disallow line, below all that were passed before.
   */
  firstLike(line: number): number | null {
    const { slots, hashes, firstLine } = this;
    const hash = this.hashOf(line);
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = slots[slot] as number;
      if (known < firstLine) {
        slots[slot] = line;
        hashes[slot] = hash;
        return null;
      }
      if (hashes[slot] !== hash) continue;
      return this.textOf(known) === this.textOf(line) ? known : this.firstOther(line);
    }
  }

  private firstOther(line: number): number | null {
    const text = this.textOf(line);
    const known = this.others.get(text) ?? 0;
    if (known >= this.firstLine) return known;
    this.others.set(text, line);
    return null;
  }

  private hashOf(line: number): number {
    const { source } = this.document;
    const row = (line - 1) * STRIDE;
    const from = this.table[row + VALUE_FROM] as number;
    const to = this.table[row + VALUE_TO] as number;
    let hash = this.fieldOf(line);
    for (let at = from; at < to; at++) {
      const unit = source.charCodeAt(at);
      // Other texts may be the same path.
      if (unit === PERCENT || unit >= 0x80) return UNREAD;
      hash = (Math.imul(hash, 31) + unit) | 0;
    }
    return hash ^ (hash >>> 15);
  }

  /** The field and path of a rule as text. */
  private textOf(line: number): string {
    const { source, encoding } = this.document;
    const row = (line - 1) * STRIDE;
    const path = source.slice(this.table[row + VALUE_FROM], this.table[row + VALUE_TO]);
    return `${this.fieldOf(line)} ${escapePattern(path, encoding)}`;
  }

  private fieldOf(line: number): number {
    return (this.table[(line - 1) * STRIDE + FLAGS] as number) & FIELD_MASK;
  }
}
