import { matches } from "../match/pattern.ts";
import { nextHash } from "../text/hash.ts";
import type { RulesInPlace } from "./rules-in-place.ts";
import type { Work } from "./work.ts";

/** No rule. */
const NONE = -1;

/** The number of rules that are passed over in the time of one step of work. */
const PASSED = 16;

/** The most words that are built for one rule. */
const MOST_WORDS = 4;

/**
 * Tells which of the rules in place are needed whatever else is removed. Asks which others match a
 * word that begins with a rule's own; the answer is kept in fields, because a file has tens of
 * thousands of such words.
 */
export class NeededInPlace {
  private readonly rules: RulesInPlace;
  private readonly source: string;
  private readonly work: Work;
  /** The rule that is asked about. */
  private asked = 0;
  /** The number of other rules found. */
  private others = 0;
  /** The best of them; the number of rules if there is none, as for the next two. */
  private best = 0;
  /** The best of those of its type. */
  private same = 0;
  /** The best of the kept ones of the other type. */
  private opposed = 0;

  constructor(rules: RulesInPlace, work: Work) {
    this.rules = rules;
    this.source = rules.source;
    this.work = work;
  }

  /** Whether only the rule itself matches its own word. */
  isAlone(rank: number): boolean {
    this.start(rank);
    this.findPlain(rank);
    if (this.others === 0) this.findWild(rank, NONE);
    return this.others === 0;
  }

  /**
   * Whether a rule decides a path, and a kept one of the other type would decide it otherwise,
   * before any other of its own type. Tries the rule's own word, and words joined from two rules. As
   * `Reducible.isNeededBeside`.
   */
  isNeededBesideKept(rank: number): boolean {
    const { rules, work } = this;
    const { wild } = rules;
    this.start(rank);
    this.findPlain(rank);
    const { best, same, opposed } = this;
    if (best < rank) return false;
    this.findWild(rank, NONE);
    if (this.best < rank) return false;
    if (this.opposed < this.same) return true;
    // Where another rule of its type matches its own word, a kept one has to win over that.
    const end = this.same;
    const isWild = rules.isWild(rank);
    let room = MOST_WORDS;
    let at = isWild ? rules.count : rules.wildCount;
    work.steps += at / PASSED;
    while (--at >= 0 && room > 0) {
      // One of the two has a star, or one of them matches the word of the other.
      const other = isWild ? at : (wild[at] as number);
      if (other <= rank) break;
      if (other > end || !rules.isKept(other) || rules.allows(other) === rules.allows(rank))
        continue;
      if (rules.isWild(other) && rules.meets(rank, other)) {
        // What matches the beginning of the joined word is known.
        this.best = best;
        this.same = same;
        this.opposed = opposed;
        this.findWild(rank, other);
      } else if (isWild && rules.meets(other, rank)) {
        this.start(rank);
        this.findPlain(other);
        this.findWild(other, rank);
      } else continue;
      room--;
      if (this.best > rank && this.opposed < this.same) return true;
    }
    return false;
  }

  private start(rank: number): void {
    const { count } = this.rules;
    this.asked = rank;
    this.others = 0;
    this.best = count;
    this.same = count;
    this.opposed = count;
  }

  /** Notes that a rule matches. */
  private note(other: number): void {
    const { asked, rules } = this;
    if (other === asked) return;
    this.others++;
    if (other < this.best) this.best = other;
    if (rules.allows(other) === rules.allows(asked)) {
      if (other < this.same) this.same = other;
    } else if (other < this.opposed && rules.isKept(other)) this.opposed = other;
  }

  /** Finds the rules without stars that match the word of a rule, alone or joined with another. */
  private findPlain(first: number): void {
    const { source, rules } = this;
    if (rules.isComplete(first)) {
      let other = rules.isWild(first) ? rules.widerThan(first) : first;
      for (; other >= 0; other = rules.widerThan(other)) this.note(other);
      return;
    }
    const from = rules.places[first] as number;
    const length = rules.headOf(first);
    let hash = 0;
    for (let at = 0; at < length; at++) {
      hash = nextHash(hash, source.charCodeAt(from + at));
      let other = rules.nextPlain(first, at + 1, hash, NONE);
      for (; other >= 0; other = rules.nextPlain(first, at + 1, hash, other)) this.note(other);
    }
  }

  /**
   * Finds the rules with stars that match the word of a rule.
   *
   * @param second the rule that it is joined with; -1 for none.
   */
  private findWild(first: number, second: number): void {
    const { rules, asked, work } = this;
    const { wild, wildCount, wildPairs, wildTriples, pairs, triples } = rules;
    const noPair = ~((pairs[first] as number) | (second < 0 ? 0 : (pairs[second] as number)));
    const noTriple = ~((triples[first] as number) | (second < 0 ? 0 : (triples[second] as number)));
    let word: string | null = null;
    work.steps += wildCount / PASSED;
    for (let at = 0; at < wildCount; at++) {
      if (((wildPairs[at] as number) & noPair) !== 0) continue;
      if (((wildTriples[at] as number) & noTriple) !== 0) continue;
      const each = wild[at] as number;
      if (each === asked) continue;
      word ??= rules.wordOf(first, second);
      // About as long as a step, for all but very long words.
      work.steps += 1 + (word.length >> 6);
      if (matches(rules.patternOf(each), word)) this.note(each);
    }
  }
}
