/** The readers whose way with a file is known here. */
export type DialectId = "google" | "rfc9309";

/** What a statement about a reader rests on. */
export interface Source {
  /**
   * - `clause`: the text of a standard
   * - `documentation`: the operator's own words
   * - `observed`: the running software, of the version named in `title`
   * - `assumed`: no source says so; `title` gives the reason
   */
  readonly basis: "clause" | "documentation" | "observed" | "assumed";
  readonly title: string;
  readonly url: string | null;
}

/** A switch of a dialect, with what it rests on. */
export interface Fact<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * How one reader reads a file: a record of switches. One interpreter (`policy/` and `match/`) reads
 * them all; nothing anywhere asks for a dialect by name.
 */
export interface DialectFacts {
  /** Octets used of a line; the rest of the line is dropped. Null: no limit. */
  readonly lineOctets: Fact<number | null>;
  /** What a NUL does: hide the rest of its line, or make the line unreadable. */
  readonly nul: Fact<"ends-line" | "spoils-line">;
  /** What vertical tab and form feed around keys and values are. */
  readonly verticalBlanks: Fact<"blank" | "spoils-line">;
  /** What a byte order mark at the start is. */
  readonly bom: Fact<"skipped">;
  /** What is read of a file in UTF-16. */
  readonly utf16: Fact<"nothing">;
  /** Which keys stand for a field: those that begin with its name, or the name alone. */
  readonly fieldNames: Fact<"prefix" | "exact">;
  /** Whether the misspellings of Google's list are read as the field they mean. */
  readonly fieldTypos: Fact<"google-list" | "none">;
  /** Whether two words without a colon are key and value. */
  readonly missingColon: Fact<"two-words" | "not-read">;
  /** What of a user-agent line's value is compared: the leading run of token characters, or all. */
  readonly agentName: Fact<"leading-token" | "whole-value">;
  /** Which values stand for every crawler: `*` alone, or also `*` before a blank and more. */
  readonly globalName: Fact<"star" | "star-then-blank">;
  /** What ends a run of user-agent lines, so that the next one starts a new group. */
  readonly groupEnd: Fact<"rule">;
  /** What several groups for one crawler are. */
  readonly repeatedGroups: Fact<"merged">;
  /** How a group without rules is followed. */
  readonly emptyGroup: Fact<"allows-all">;
  /** Which rule wins where several match. */
  readonly precedence: Fact<"most-octets">;
  /** Who wins where the most specific allow and disallow are equal. */
  readonly tie: Fact<"allow">;
  /** How pattern and URL are brought into one spelling before they are compared. */
  readonly comparison: Fact<"escaped-pattern" | "normalised">;
  /** Whether an `Allow` of a directory's `index.htm…` also opens the directory itself. */
  readonly indexPage: Fact<"opens-directory" | "no-exception">;
  /** Whether `/robots.txt` itself is open whatever the rules say. */
  readonly robotsTxt: Fact<"always-allowed" | "as-ruled">;
}

export interface Dialect {
  readonly id: DialectId;
  /** As shown in lists: the reader's short name. */
  readonly name: string;
  /** What exactly is meant, in a few words: a version, a date. */
  readonly edition: string;
  readonly facts: DialectFacts;
}
