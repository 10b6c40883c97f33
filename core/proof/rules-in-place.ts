import { matches, type Pattern, parsePattern } from "../match/pattern.ts";
import { isCommonRuleset, ruleRowsOf } from "../match/read-alike.ts";
import type { Ruleset } from "../match/ruleset.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { STRIDE, VALUE_FROM, VALUE_TO } from "../syntax/table.ts";

/**
 * The most rules of a set: each wildcard is compared with each path, which is fast only for a few.
 */
const MOST = 512;

/** The most characters of a rule. */
const LONGEST = 500;

const STAR = 0x2a;
const DOLLAR = 0x24;

/** The number of chains of rules with similar hashes; a power of two. */
const CHAINS = 1024;

/** Continues the hash of a text by a character. */
const nextHash = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

const chainOf = (hash: number): number => (Math.imul(hash, 0x9e3779b1) >>> 16) & (CHAINS - 1);

/** One of 32 bits for two characters in sequence. */
const bitOf = (before: number, unit: number): number =>
  1 << (Math.imul((before << 7) | unit, 0x9e3779b1) >>> 27);

/** Flags of a rule. */
const ALLOW = 1;
/** It ends with `$`. */
const ANCHORED = 2;
/** It has a star other than at its open end. */
const WILD = 4;
/** It is needed whatever else is removed. */
const KEPT = 8;

/** Which rules match a word that begins with a rule's own. */
interface Found {
  readonly rank: number;
  /** The number of rules found besides the rule itself. */
  others: number;
  /** Whether one of them takes precedence over the rule. */
  isBeaten: boolean;
  /** The best of the others of its type; the number of rules if there is none. */
  same: number;
  /** The best of the kept ones of the other type; the number of rules if there is none. */
  opposed: number;
}

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
  private readonly source: string;
  /** The ends of the paths, without a final `$` or a star that changes nothing. */
  private readonly ends = new Int32Array(MOST);
  /** The ends of the parts before the first star. */
  private readonly heads = new Int32Array(MOST);
  /** The second characters of those parts; 0 if there is none. */
  private readonly seconds = new Uint8Array(MOST);
  private readonly flags = new Uint8Array(MOST);
  /** The bits of all pairs of characters: what matches a word has no pair that the word lacks. */
  private readonly pairs = new Int32Array(MOST);
  private readonly hashes = new Int32Array(MOST);
  /** The rules without stars, in chains by their hashes: the first of each, and the next of each. */
  private readonly chains = new Int32Array(CHAINS);
  private readonly nexts = new Int32Array(MOST);
  /** The ranks of the rules with stars. */
  private readonly wild: number[] = [];
  private readonly patterns: (Pattern | undefined)[] = [];
  private readonly order = new Int32Array(MOST);

  constructor({ source }: RobotsDocument) {
    this.source = source;
  }

  /** Takes the rules of a set of this document in place of those before; false if it cannot. */
  load(ruleset: Ruleset): boolean {
    if (ruleset.rows.length > MOST || !isCommonRuleset(ruleset)) return false;
    this.count = ruleset.rows.length;
    if (!this.rank(ruleset)) return false;
    this.chains.fill(-1);
    this.wild.length = 0;
    this.patterns.length = 0;
    for (let rank = 0; rank < this.count; rank++) this.read(rank);
    return true;
  }

  /** Sorts the rules by precedence: by length, `Allow` first, in file order (see `isCommonRuleset`). */
  private rank({ rows, policy }: Ruleset): boolean {
    const { table, allowsAt } = ruleRowsOf(policy);
    const { order } = this;
    for (let at = 0; at < rows.length; at++) {
      const row = ((rows[at] as number) - 1) * STRIDE;
      const length = (table[row + VALUE_TO] as number) - (table[row + VALUE_FROM] as number);
      if (length > LONGEST) return false;
      order[at] = ((LONGEST - length) * 2 + (allowsAt(row) ? 0 : 1)) * MOST + at;
    }
    order.subarray(0, rows.length).sort();
    for (let rank = 0; rank < rows.length; rank++) {
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

  /** Reads the characters of a rule. */
  private read(rank: number): void {
    const { source } = this;
    const from = this.places[rank] as number;
    let end = this.ends[rank] as number;
    if (source.charCodeAt(end - 1) === DOLLAR) {
      end--;
      this.flags[rank] = (this.flags[rank] as number) | ANCHORED;
    } else {
      while (source.charCodeAt(end - 1) === STAR) end--;
    }
    let head = end;
    let hash = 0;
    let pairs = 0;
    let before = STAR;
    for (let at = from; at < end; at++) {
      const unit = source.charCodeAt(at);
      if (unit === STAR) head = Math.min(head, at);
      else if (before !== STAR) pairs |= bitOf(before, unit);
      hash = nextHash(hash, unit);
      before = unit;
    }
    this.ends[rank] = end;
    this.heads[rank] = head;
    this.seconds[rank] = head - from > 1 ? source.charCodeAt(from + 1) : 0;
    this.pairs[rank] = pairs;
    this.hashes[rank] = hash;
    if (head < end) {
      this.flags[rank] = (this.flags[rank] as number) | WILD;
      this.wild.push(rank);
      return;
    }
    const chain = chainOf(hash);
    this.nexts[rank] = this.chains[chain] as number;
    this.chains[chain] = rank;
  }

  private has(rank: number, flag: number): boolean {
    return ((this.flags[rank] as number) & flag) !== 0;
  }

  allows(rank: number): boolean {
    return this.has(rank, ALLOW);
  }

  isKept(rank: number): boolean {
    return this.has(rank, KEPT);
  }

  /** Notes that a rule is needed whatever else is removed. */
  keep(rank: number): void {
    this.flags[rank] = (this.flags[rank] as number) | KEPT;
  }

  /** Whether only the rule itself matches its own word. */
  isAlone(rank: number): boolean {
    const found = this.start(rank);
    this.findPlain(found);
    if (found.others === 0) this.findWild(found, this.pairs[rank] as number, null);
    return found.others === 0;
  }

  /**
   * Whether a rule decides a path, and a kept one of the other type would decide it otherwise,
   * before any other of its own type. Tries the rule's own word, and words built by concatenating
   * two rules.
   */
  isNeededBesideKept(rank: number): boolean {
    const found = this.start(rank);
    this.findPlain(found);
    const plain = { ...found };
    this.findWild(found, this.pairs[rank] as number, null);
    if (found.isBeaten) return false;
    if (found.opposed < found.same) return true;
    const allows = this.allows(rank);
    // A plain one that begins like it matches its own word. Where another rule of its type does, a
    // kept one has to win over that.
    for (let at = this.wild.length - 1; at >= 0; at--) {
      const other = this.wild[at] as number;
      if (other < rank) break;
      if (other > found.same || this.allows(other) === allows || !this.isKept(other)) continue;
      if (this.continues(rank, other) && this.isWitness({ ...plain }, other)) return true;
    }
    return false;
  }

  private isWitness(found: Found, other: number): boolean {
    this.note(found, other);
    const pairs = (this.pairs[found.rank] as number) | (this.pairs[other] as number);
    this.findWild(found, pairs, other);
    return !found.isBeaten && found.opposed < found.same;
  }

  /** Whether two rules may match the same path: one of their heads begins with the other. */
  mayMeet(a: number, b: number): boolean {
    // All begin with a slash; what follows it rules out most pairs.
    const [one, other] = [this.seconds[a] as number, this.seconds[b] as number];
    if (one !== other && one !== 0 && other !== 0) return false;
    return this.headOf(a) < this.headOf(b) ? this.beginsLike(b, a) : this.beginsLike(a, b);
  }

  /**
   * Whether a rule may match a word made of two rules: it has no pair of characters that neither of
   * them has.
   */
  mayMatchBoth(rank: number, a: number, b: number): boolean {
    const pairs = (this.pairs[a] as number) | (this.pairs[b] as number);
    return ((this.pairs[rank] as number) & ~pairs) === 0;
  }

  /** The length of a rule's part before its first star. */
  private headOf(rank: number): number {
    return (this.heads[rank] as number) - (this.places[rank] as number);
  }

  /** Whether the head of a rule begins with that of another one. */
  private beginsLike(rank: number, other: number): boolean {
    const { source } = this;
    const end = this.heads[other] as number;
    let own = this.places[rank] as number;
    if (this.headOf(other) > this.headOf(rank)) return false;
    for (let at = this.places[other] as number; at < end; at++, own++) {
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

  /** Whether the word of a rule, continued by another rule, is one that both match. */
  private continues(rank: number, other: number): boolean {
    const isOnePath = this.has(other, ANCHORED) && !this.has(other, WILD);
    return !isOnePath && this.isOpen(rank) && this.beginsLike(rank, other);
  }

  /** The word of a rule, continued by another rule or not. */
  private wordOf(rank: number, other: number | null): string {
    const { source } = this;
    const text = source.slice(this.places[rank], this.ends[rank]);
    const own = this.has(rank, ANCHORED) ? text : `${text}*`;
    if (other === null || !this.has(other, WILD)) return own;
    const rest = source.slice((this.heads[other] as number) + 1, this.ends[other]);
    return own + (this.has(other, ANCHORED) ? rest : `${rest}*`);
  }

  private start(rank: number): Found {
    return { rank, others: 0, isBeaten: false, same: this.count, opposed: this.count };
  }

  /** Notes that a rule matches. */
  private note(found: Found, other: number): void {
    const { rank } = found;
    if (other === rank) return;
    found.others++;
    if (other < rank) found.isBeaten = true;
    else if (this.allows(other) === this.allows(rank)) found.same = Math.min(found.same, other);
    else if (this.isKept(other)) found.opposed = Math.min(found.opposed, other);
  }

  /** Finds the rules without stars that match the word of a rule, continued or not. */
  private findPlain(found: Found): void {
    const { source } = this;
    const { rank } = found;
    const from = this.places[rank] as number;
    const end = this.heads[rank] as number;
    const isOnePath = this.has(rank, ANCHORED) && !this.has(rank, WILD);
    let hash = 0;
    for (let at = from; at < end; at++) {
      hash = nextHash(hash, source.charCodeAt(at));
      let other = this.chains[chainOf(hash)] as number;
      for (; other >= 0; other = this.nexts[other] as number) {
        if (this.hashes[other] !== hash || this.headOf(other) !== at + 1 - from) continue;
        // An anchored one matches nothing but its own text.
        if (this.has(other, ANCHORED) && !(isOnePath && at + 1 === end)) continue;
        if (this.beginsLike(rank, other)) this.note(found, other);
      }
    }
  }

  /**
   * Finds the rules with stars that match the word of a rule, continued by another one or not.
   *
   * @param pairs the bits of all pairs of characters of the word.
   */
  private findWild(found: Found, pairs: number, other: number | null): void {
    const { wild } = this;
    let word: string | null = null;
    for (let at = 0; at < wild.length; at++) {
      const each = wild[at] as number;
      if (((this.pairs[each] as number) & ~pairs) !== 0 || each === found.rank) continue;
      word ??= this.wordOf(found.rank, other);
      if (matches(this.patternOf(each), word)) this.note(found, each);
    }
  }

  private patternOf(rank: number): Pattern {
    const known = this.patterns[rank];
    if (known !== undefined) return known;
    const text = this.source.slice(this.places[rank], this.ends[rank]);
    const pattern = parsePattern(this.has(rank, ANCHORED) ? `${text}$` : text);
    this.patterns[rank] = pattern;
    return pattern;
  }
}
