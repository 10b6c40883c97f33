import { type Pattern, parsePattern } from "../match/pattern.ts";
import { isCommonRuleset, ruleRowsOf } from "../match/read-alike.ts";
import type { Ruleset } from "../match/ruleset.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { STRIDE, VALUE_FROM, VALUE_TO } from "../syntax/table.ts";
import { chainOf, nextHash } from "../text/hash.ts";

/**
 * The most rules of a set: each wildcard is compared with each path, which is fast only for a few.
 */
export const MOST = 512;

/** The most characters of a rule. */
const LONGEST = 500;

const STAR = 0x2a;
const DOLLAR = 0x24;

/** The number of chains of rules with similar hashes; a power of two. */
const CHAINS = 1024;

/** One of 32 bits for some characters in sequence, given as a number. */
const bitOf = (characters: number): number => 1 << (Math.imul(characters, 0x9e3779b1) >>> 27);

/** Flags of a rule. */
const ALLOW = 1;
/** It ends with `$`. */
const ANCHORED = 2;
/** It has a star other than at its open end. */
const WILD = 4;
/** It is needed whatever else is removed. */
const KEPT = 8;
/** `widerThan` does not lead to all rules without a star that match its word. */
const PARTIAL = 16;

/**
 * The rules of one rule set at a time, compared with each other in place in the text, without
 * creating objects for them: most rules of a large file are settled by that. Only common paths (see
 * `isCommonRuleset`), in which no character but `*` and a final `$` has a special meaning.
 *
 * A rule is identified by its rank: its index in order of precedence. A *word* is a path in which a
 * `*` represents any run of characters, as in `closed-pattern.ts`: the rules that match a rule's own
 * word are those that match everything it does.
 */
export class RulesInPlace {
  count = 0;
  /** The numbers of the policy's rows, by rank. */
  readonly rows: Int32Array = new Int32Array(MOST);
  /** The offsets of the paths in the text. */
  readonly places: Int32Array = new Int32Array(MOST);
  readonly source: string;
  /** The ends of the paths, without a final `$` or a star that changes nothing. */
  private readonly ends = new Int32Array(MOST);
  /** The ends of the parts before the first star. */
  private readonly heads = new Int32Array(MOST);
  /** The second characters of those parts; 0 if there is none. */
  private readonly seconds = new Uint8Array(MOST);
  private readonly flags = new Uint8Array(MOST);
  /** The bits of all pairs of characters: what matches a word has no pair that the word lacks. */
  readonly pairs: Int32Array = new Int32Array(MOST);
  /** The same for three characters in sequence. */
  readonly triples: Int32Array = new Int32Array(MOST);
  private readonly hashes = new Int32Array(MOST);
  /** The rules without stars, in chains by their hashes: the first of each, and the next of each. */
  private readonly chains = new Int32Array(CHAINS);
  private readonly nexts = new Int32Array(MOST);
  /**
   * For each rule, the longest rule without a star that matches its word; -1 if there is none. That
   * one's leads to the next shorter one, and so on.
   */
  private readonly widers = new Int32Array(MOST);
  /** The number of rules with stars, and their ranks. */
  wildCount = 0;
  readonly wild: Int32Array = new Int32Array(MOST);
  /** Their `pairs` and `triples`, one after another: every word is compared with all of them. */
  readonly wildPairs: Int32Array = new Int32Array(MOST);
  readonly wildTriples: Int32Array = new Int32Array(MOST);
  private readonly patterns: (Pattern | undefined)[] = [];
  private readonly order = new Int32Array(MOST);

  constructor({ source }: RobotsDocument) {
    this.source = source;
  }

  /**
   * Takes the rules of a set of this document in place of those before; false if it cannot.
   *
   * @param isLeftOut which rules to leave out, by the offset of their path.
   */
  load(ruleset: Ruleset, isLeftOut: (place: number) => boolean = () => false): boolean {
    if (ruleset.rows.length > MOST || !isCommonRuleset(ruleset)) return false;
    if (!this.rank(ruleset, isLeftOut)) return false;
    this.chains.fill(-1);
    this.wildCount = 0;
    this.patterns.length = 0;
    // The shortest rules first, so that whatever matches a rule's word has been read before it, and one
    // pass over its characters finds it. Rules that end in `*` or `$` may be longer than what they
    // match, so they come before all others.
    for (let rank = this.count - 1; rank >= 0; rank--) {
      if (this.endsInSign(rank)) this.read(rank, PARTIAL);
    }
    for (let rank = this.count - 1; rank >= 0; rank--) {
      if (!this.has(rank, PARTIAL)) this.read(rank, 0);
    }
    for (let rank = 0; rank < this.count; rank++) if (this.isWild(rank)) this.addWild(rank);
    return true;
  }

  /** Whether a rule ends in `*` or `$`. Only before it is read. */
  private endsInSign(rank: number): boolean {
    const last = this.source.charCodeAt((this.ends[rank] as number) - 1);
    return last === STAR || last === DOLLAR;
  }

  /** Sorts the rules by precedence: by length, `Allow` first, in file order (see `isCommonRuleset`). */
  private rank({ rows, policy }: Ruleset, isLeftOut: (place: number) => boolean): boolean {
    const { table, allowsAt } = ruleRowsOf(policy);
    const { order } = this;
    this.count = 0;
    for (let at = 0; at < rows.length; at++) {
      const row = ((rows[at] as number) - 1) * STRIDE;
      const place = table[row + VALUE_FROM] as number;
      const length = (table[row + VALUE_TO] as number) - place;
      if (length > LONGEST) return false;
      if (isLeftOut(place)) continue;
      order[this.count++] = ((LONGEST - length) * 2 + (allowsAt(row) ? 0 : 1)) * MOST + at;
    }
    order.subarray(0, this.count).sort();
    for (let rank = 0; rank < this.count; rank++) {
      const key = order[rank] as number;
      const number = rows[key % MOST] as number;
      const row = (number - 1) * STRIDE;
      this.rows[rank] = number;
      this.places[rank] = table[row + VALUE_FROM] as number;
      this.ends[rank] = table[row + VALUE_TO] as number;
      this.flags[rank] = Math.floor(key / MOST) % 2 === 0 ? ALLOW : 0;
    }
    return true;
  }

  /** Reads the characters of a rule, and sets its flags besides those given. */
  private read(rank: number, given: number): void {
    const { source } = this;
    const from = this.places[rank] as number;
    let end = this.ends[rank] as number;
    let flags = (this.flags[rank] as number) | given;
    if (source.charCodeAt(end - 1) === DOLLAR) {
      end--;
      flags |= ANCHORED;
    } else {
      while (source.charCodeAt(end - 1) === STAR) end--;
    }
    let head = end;
    let hash = 0;
    let pairs = 0;
    let triples = 0;
    let wider = -1;
    // The characters since the last star, seven bits for each: a common path is ASCII.
    let last = 0;
    let length = 0;
    for (let at = from; at < end; at++) {
      const unit = source.charCodeAt(at);
      hash = nextHash(hash, unit);
      last = ((last << 7) | unit) & 0x1fffff;
      length++;
      if (unit === STAR) {
        if (head === end) head = at;
        length = 0;
      }
      if (length > 1) pairs |= bitOf(last & 0x3fff);
      if (length > 2) triples |= bitOf(last);
      if (head < end) continue;
      const other = this.chains[chainOf(hash, CHAINS)] as number;
      if (other >= 0) wider = this.openFrom(other, hash, from, at + 1) ?? wider;
    }
    this.ends[rank] = end;
    this.heads[rank] = head;
    this.seconds[rank] = head - from > 1 ? source.charCodeAt(from + 1) : 0;
    this.pairs[rank] = pairs;
    this.triples[rank] = triples;
    this.hashes[rank] = hash;
    this.widers[rank] = wider;
    if (wider >= 0 && this.has(wider, PARTIAL)) flags |= PARTIAL;
    if (head < end) {
      this.flags[rank] = flags | WILD;
      return;
    }
    this.flags[rank] = flags;
    // Of two equal ones, the first does not lead to the second.
    if (wider >= 0 && this.headOf(wider) === end - from) this.setFlag(wider, PARTIAL);
    const chain = chainOf(hash, CHAINS);
    this.nexts[rank] = this.chains[chain] as number;
    this.chains[chain] = rank;
  }

  /** Notes a rule with a star that has been read. */
  private addWild(rank: number): void {
    this.wildPairs[this.wildCount] = this.pairs[rank] as number;
    this.wildTriples[this.wildCount] = this.triples[rank] as number;
    this.wild[this.wildCount++] = rank;
  }

  /**
   * The rule without star and `$` whose path is a range of the text, of a chain from one of its rules
   * on; undefined if there is none.
   *
   * @param hash that of the range.
   */
  private openFrom(start: number, hash: number, from: number, to: number): number | undefined {
    const { nexts, hashes } = this;
    for (let other = start; other >= 0; other = nexts[other] as number) {
      if (hashes[other] !== hash || this.headOf(other) !== to - from) continue;
      if (!this.has(other, ANCHORED) && this.isAt(from, other)) return other;
    }
    return undefined;
  }

  private has(rank: number, flag: number): boolean {
    return ((this.flags[rank] as number) & flag) !== 0;
  }

  allows(rank: number): boolean {
    return this.has(rank, ALLOW);
  }

  /** Whether a rule has a star other than at its open end. */
  isWild(rank: number): boolean {
    return this.has(rank, WILD);
  }

  isKept(rank: number): boolean {
    return this.has(rank, KEPT);
  }

  /** Notes that a rule is needed whatever else is removed. */
  keep(rank: number): void {
    this.setFlag(rank, KEPT);
  }

  private setFlag(rank: number, flag: number): void {
    this.flags[rank] = (this.flags[rank] as number) | flag;
  }

  /** Whether two rules may match the same path: one of their heads begins with the other. */
  mayMeet(a: number, b: number): boolean {
    // All begin with a slash; what follows it rules out most pairs.
    const one = this.seconds[a] as number;
    const other = this.seconds[b] as number;
    if (one !== other && one !== 0 && other !== 0) return false;
    return this.headOf(a) < this.headOf(b) ? this.beginsLike(b, a) : this.beginsLike(a, b);
  }

  /**
   * Whether all rules without a star that match a rule's word are found by `widerThan`: of the rule,
   * then of what it returns, and so on. Otherwise `nextPlain` finds them.
   */
  isComplete(rank: number): boolean {
    return !this.has(rank, PARTIAL);
  }

  /** The longest rule without a star that matches a rule's word; -1 if there is none. */
  widerThan(rank: number): number {
    return this.widers[rank] as number;
  }

  /**
   * The next rule without a star that matches the word of a rule, after some others of its chain, and
   * ends at a character of it; -1 if there is none.
   *
   * @param hash that of the rule's text up to there.
   */
  nextPlain(rank: number, length: number, hash: number, after: number): number {
    const { nexts, hashes } = this;
    let other =
      after < 0 ? (this.chains[chainOf(hash, CHAINS)] as number) : (nexts[after] as number);
    for (; other >= 0; other = nexts[other] as number) {
      if (hashes[other] !== hash || this.headOf(other) !== length) continue;
      // An anchored one matches nothing but its own text.
      if (this.has(other, ANCHORED) && !this.isOnePath(rank, length)) continue;
      if (this.beginsLike(rank, other)) return other;
    }
    return -1;
  }

  /** Whether a rule matches one path only, of a length. */
  private isOnePath(rank: number, length: number): boolean {
    return this.has(rank, ANCHORED) && !this.has(rank, WILD) && this.headOf(rank) === length;
  }

  /** The length of a rule's part before its first star. */
  headOf(rank: number): number {
    return (this.heads[rank] as number) - (this.places[rank] as number);
  }

  /** Whether the head of a rule begins with that of another one. */
  beginsLike(rank: number, other: number): boolean {
    return this.headOf(other) <= this.headOf(rank) && this.isAt(this.places[rank] as number, other);
  }

  /** Whether the text has the head of a rule at an offset. */
  private isAt(from: number, rank: number): boolean {
    const { source } = this;
    const end = this.heads[rank] as number;
    for (let at = this.places[rank] as number, own = from; at < end; at++, own++) {
      if (source.charCodeAt(at) !== source.charCodeAt(own)) return false;
    }
    return true;
  }

  /** Whether what a rule matches remains so, whatever follows. */
  private isOpen(rank: number): boolean {
    return (
      !this.has(rank, ANCHORED) || this.source.charCodeAt((this.ends[rank] as number) - 1) === STAR
    );
  }

  /** Whether `wordOf` yields a word that both rules match. */
  meets(first: number, second: number): boolean {
    return (
      !this.isOnePath(second, this.headOf(second)) &&
      (this.isOpen(first) || (this.isWild(first) && this.isOpen(second))) &&
      this.beginsLike(first, second)
    );
  }

  /**
   * The word of a rule alone, or joined with another one: continued by what follows the other's head
   * or, if the first has a fixed end, with that at its first star.
   *
   * @param second a rule for which `meets` is true; negative for none.
   */
  wordOf(first: number, second: number): string {
    const { source } = this;
    const from = this.places[first] as number;
    const to = this.ends[first] as number;
    if (second < 0) return this.wordFrom(first, from);
    const head = this.heads[first] as number;
    const more = this.wordFrom(second, (this.heads[second] as number) + 1);
    if (this.isOpen(first)) return this.wordFrom(first, from) + more;
    return source.slice(from, head + 1) + more + source.slice(head + 1, to);
  }

  /** The end of a rule's word, from an offset in the text on. */
  private wordFrom(rank: number, from: number): string {
    const text = this.source.slice(from, this.ends[rank]);
    return this.has(rank, ANCHORED) ? text : `${text}*`;
  }

  /** The parsed pattern of a rule. */
  patternOf(rank: number): Pattern {
    const known = this.patterns[rank];
    if (known !== undefined) return known;
    const text = this.source.slice(this.places[rank], this.ends[rank]);
    const pattern = parsePattern(this.has(rank, ANCHORED) ? `${text}$` : text);
    this.patterns[rank] = pattern;
    return pattern;
  }
}
