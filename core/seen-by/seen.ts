import type { DialectId, Source } from "../dialects/dialect.ts";
import type { MatterKind, SeenCode } from "./messages.ts";

/** Whether crawlers care about what a validator says. */
export interface Matter {
  readonly matters: boolean;
  readonly kind: MatterKind;
  /** The readers that obey the line, and those that do not. Empty if it is not about a rule. */
  readonly readers: readonly DialectId[];
  readonly others: readonly DialectId[];
  /** Who reads a field that is no rule, in words; empty for all else. */
  readonly honouredBy: string;
}

/** Something that a validator says of a line or, with null, of the file. */
export interface SeenLine {
  /** 1-based. */
  readonly line: number | null;
  readonly code: SeenCode;
  readonly severity: "error" | "warning" | "info";
  readonly matter: Matter;
}

/** What a validator makes of a file. */
export interface SeenBy {
  /** `unpublished`: nobody says what it reports, so nothing is claimed. */
  readonly result: "pass" | "fail" | "not-applicable" | "unpublished";
  /** By line. */
  readonly lines: readonly SeenLine[];
  /** The published rules, with their date. */
  readonly source: Source;
  /** What its rules leave open, so that it may report more. */
  readonly isComplete: boolean;
}

/** What a rule of a validator finds. */
export type Said = Omit<SeenLine, "matter">;
