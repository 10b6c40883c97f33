import type {
  Diagnostic,
  DialectId,
  Encoding,
  LintOptions,
  RobotsDocument,
} from "../../core/index.ts";

/** A text to be checked, as the page hands it to the checks. */
export interface LintQuestion {
  /** Greater than that of every question before. */
  readonly id: number;
  readonly source: RobotsDocument["source"];
  readonly encoding: Encoding;
  readonly dialect: DialectId;
  /** What else the checks are told. */
  readonly options: Omit<LintOptions, "dialect">;
}

/** What the checks found. A question that a newer one came upon is never answered. */
export interface LintAnswer {
  /** That of the question. */
  readonly id: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  /** How many checks there are. */
  readonly checks: number;
}
