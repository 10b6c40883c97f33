import type { DialectId, Topic } from "../dialects/dialect.ts";
import type { Span } from "../text/span.ts";
import type { Case } from "./cases.ts";

/** A line that has to do with a disagreement. */
export interface InvolvedLine extends Span {
  /** 1-based. */
  readonly line: number;
}

/** A URL on which readers disagree for one cause, and the lines that make them. */
export interface DisagreementCase extends Case {
  /** In file order: the deciding rules, and where readers follow different groups their user-agent lines. */
  readonly lines: readonly InvolvedLine[];
}

/** One cause for which readers disagree, with all that it was seen to do. */
export interface Disagreement {
  /** The switches that make the difference. */
  readonly topics: readonly Topic[];
  /** The same as one sentence. */
  readonly reason: string;
  /** The readers of the smaller party whom this cause puts there. */
  readonly dissenters: readonly DialectId[];
  /** One for each set of lines, the best first; never empty. */
  readonly cases: readonly DisagreementCase[];
}

/** Where readers differ. */
export interface Disagreements {
  /** Those that show on a URL under test first, then by line. Empty where all agree. */
  readonly entries: readonly Disagreement[];
  /** How many URLs were looked at, those under test among them. */
  readonly tried: number;
  /**
   * The readers, in groups of which every two were compared for all URLs: whatever difference there is
   * within a group was found. Readers of different groups compare URLs in different spellings, or their
   * rules meet in too many ways; they were compared on the URLs that both leave as they are.
   */
  readonly comparedInFull: readonly (readonly DialectId[])[];
  /** There was more to look at than there was room for. */
  readonly isPartial: boolean;
}
