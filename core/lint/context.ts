import type { Dialect } from "../dialects/dialect.ts";
import type { Policy } from "../policy/policy.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind, Line, RobotsDocument } from "../syntax/document.ts";
import type { Span } from "../text/span.ts";
import type { Ignores } from "./facts/ignores.ts";

/** How the file stands on disk, as far as checks can tell a fault by it. */
export interface LintFormat {
  /** Bytes of the file as it would be saved. */
  readonly bytes: number;
  /**
   * The line ends of the file, where the text at hand no longer shows them: an editor holds LF
   * alone. Left out: as in the text.
   */
  readonly lineEnds?: "lf" | "crlf" | "cr" | "mixed";
}

/** A line with the strings checks look at. They are cut when first used, so do not spread it. */
export interface LineView extends Line {
  /** The used part of the line, trimmed, without its comment. */
  readonly text: string;
  /** Where `text` stands. */
  readonly content: Span;
  /** Whether the line is ASCII throughout up to its comment. */
  readonly isAscii: boolean;
  /** Whether it is a rule without anything uncommon about it (see `isPlainRule`). */
  readonly isPlainRule: boolean;
  /** The key as written; empty when the line has none. */
  readonly keyText: string;
  /** The value as written, trimmed; empty when the line has none. */
  readonly valueText: string;
}

/** What line checks are given: the file as it is written, and as two readers read it. */
export interface LineContext {
  readonly document: RobotsDocument;
  /** The reader chosen by the user. */
  readonly dialect: Dialect;
  readonly format: LintFormat;
  /** The HTTP response the file came in; null where it is unknown. */
  readonly response: HttpResponse | null;
  readonly lines: readonly LineView[];
  /** What the file itself wants ignored. */
  readonly ignores: Ignores;
  /** The document as Google's library reads it: the most lenient reading, good for structure. */
  readonly google: Policy;
  /** The document as the standard reads it. */
  readonly rfc9309: Policy;
}

/** What file checks are given: in addition, what the line checks found out. */
export interface FileContext extends LineContext {
  /**
   * What each line was meant to be (index: line number - 1): its field, or the one a line check sees
   * behind a misspelling. Checks on groups use it, so that one slip does not echo down the file.
   */
  readonly meant: readonly (FieldKind | null)[];
  /**
   * The value a line was meant to have, by its number, where a line check found it spoilt and knows how
   * to fix it within the line.
   */
  readonly meantValues: ReadonlyMap<number, string>;
  /** The id of the check that speaks for each line (index: line number - 1); null where none found anything. */
  readonly causes: readonly (string | null)[];
  /** The numbers of user-agent lines on which a line check found a rule as well. */
  readonly agentLinesWithRule: ReadonlySet<number>;
  /** The numbers of rules of which a line check says that they block the whole site. */
  readonly saidToBlock: ReadonlySet<number>;
  /** The id of every check there is, and whether it can find something in this run. */
  readonly checks: ReadonlyMap<string, boolean>;
}
