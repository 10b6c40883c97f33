import type { DialectId, Topic } from "../dialects/dialect.ts";
import type { Span } from "../text/span.ts";
import type { Case } from "./cases.ts";

/** A line involved in a disagreement. */
export interface InvolvedLine extends Span {
  /** 1-based. */
  readonly line: number;
}

/** A URL on which readers disagree for one cause, and the lines involved. */
export interface DisagreementCase extends Case {
  /**
   * In file order: the deciding rules, and the user-agent lines if readers follow different groups.
   */
  readonly lines: readonly InvolvedLine[];
}

/** One cause of disagreement, with its cases. */
export interface Disagreement {
  /** The switches that make the difference. */
  readonly topics: readonly Topic[];
  /** The cause in a sentence. */
  readonly reason: string;
  /** The readers in the minority because of this cause. */
  readonly dissenters: readonly DialectId[];
  /** One for each set of lines, the best first; never empty. */
  readonly cases: readonly DisagreementCase[];
}

/** Where readers differ. */
export interface Disagreements {
  /** First those that affect a URL under test, then by line. Empty if all agree. */
  readonly entries: readonly Disagreement[];
  /** How many URLs were examined, including those under test. */
  readonly tried: number;
  /**
   * The readers in groups; any two readers of a group were compared for all URLs, so every
   * difference within a group was found. Readers of different groups encode URLs differently, or
   * their rules overlap in too many ways; they were compared on URLs that both leave unchanged.
   */
  readonly comparedInFull: readonly (readonly DialectId[])[];
  /** There was more to examine than the limits allow. */
  readonly isPartial: boolean;
}
