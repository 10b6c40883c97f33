import type { Dialect } from "../dialects/dialect.ts";
import type { Policy } from "../policy/policy.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind, RobotsDocument } from "../syntax/document.ts";
import type { LineView } from "../syntax/line-view.ts";
import type { Ignores } from "./facts/ignores.ts";

export type { LineView } from "../syntax/line-view.ts";

/** The facts about the file on disk that checks need. */
export interface LintFormat {
  /** The size of the file when saved, in bytes. */
  readonly bytes: number;
  /**
   * The line ends of the file, if the text no longer shows them because an editor converts them to
   * LF. By default those of the text.
   */
  readonly lineEnds?: "lf" | "crlf" | "cr" | "mixed";
}

/** A page of the site, as far as its headers, its HTML or an HTTP archive tell. */
export interface KnownPage {
  /** Its URL, or its path on the site of the file. */
  readonly url: string;
  /** The addresses of the style sheets, scripts and data that it loads from its own site. */
  readonly needs: readonly string[];
}

/** The input of line checks: the file as written, and as two readers read it. */
export interface LineContext {
  readonly document: RobotsDocument;
  /** The reader selected by the user. */
  readonly dialect: Dialect;
  readonly format: LintFormat;
  /** The HTTP response the file came in; null if unknown. */
  readonly response: HttpResponse | null;
  /** Pages of the site of which it is known what they load; often none. */
  readonly pages: readonly KnownPage[];
  readonly lines: readonly LineView[];
  /** What comments in the file ignore. */
  readonly ignores: Ignores;
  /**
   * The document as Google's library reads it: the most lenient reading, suitable for structure.
   */
  readonly google: Policy;
  /** The document as the standard reads it. */
  readonly rfc9309: Policy;
}

/** The input of file checks: also the results of the line checks. */
export interface FileContext extends LineContext {
  /**
   * The intended field of each line (index: line number - 1): its field, or the one a line check
   * recognises in a misspelling. Checks on groups use it, so that one typo does not cause further
   * findings.
   */
  readonly intended: readonly (FieldKind | null)[];
  /**
   * The intended value of each line (index: line number - 1), if a line check reported it and can fix
   * it within the line; otherwise null.
   */
  readonly intendedValues: readonly (string | null)[];
  /** The id of the check that reported each line (index: line number - 1); null if none did. */
  readonly causes: readonly (string | null)[];
  /** The numbers of user-agent lines on which a line check also found a rule. */
  readonly agentLinesWithRule: ReadonlySet<number>;
  /** The numbers of rules for which a line check says that they block the whole site. */
  readonly saidToBlock: ReadonlySet<number>;
  readonly checks: {
    /** The ids and aliases of all checks. */
    readonly names: readonly string[];
    /** Whether a check of that name can report something in this run; undefined if none has it. */
    readonly canFind: (name: string) => boolean | undefined;
  };
}
