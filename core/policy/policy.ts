import type { Dialect } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import type { Span } from "../text/span.ts";

/**
 * A name on a user-agent line, as a dialect reads it. The span is that of the name, or of the whole
 * value where the name is not a piece of it. A line can hold several.
 */
export interface AgentLine extends Span {
  /** 1-based. */
  readonly line: number;
  /** What is compared with a crawler's product token, ASCII letters in lower case; `*` for every crawler. */
  readonly name: string;
}

/** User-agent lines and the rules that follow them. */
export interface Group {
  readonly agents: readonly AgentLine[];
  /** 1-based numbers of the allow and disallow lines, in file order; empty for a group without rules. */
  readonly ruleLines: readonly number[];
  /** The same as 1-based numbers of the policy's rows, which only some dialects count otherwise. */
  readonly ruleRows: readonly number[];
  /** The shortest `Crawl-delay` that can be read, in seconds; null for none, or where none is read. */
  readonly crawlDelay: number | null;
  /** The dialect acts as if this group were not there, because it has no rules. */
  readonly isSkipped: boolean;
  /** 1-based; the first user-agent line. */
  readonly firstLine: number;
  /** 1-based; the last line that belongs to the group: a rule, a user-agent line or a field such as Crawl-delay. */
  readonly lastLine: number;
}

/** A document as one dialect reads it. Independent of any crawler. */
export interface Policy {
  readonly document: RobotsDocument;
  readonly dialect: Dialect;
  readonly groups: readonly Group[];
  /** 1-based numbers of the rules that stand before any user-agent line and so apply to no crawler. */
  readonly orphanLines: readonly number[];
  /** What follows where the dialect cannot read the file at all; null where it can. */
  readonly unreadable: "blocks-all" | "allows-all" | null;
}

/** An allow or disallow line, or one path of it. The span runs from the key to the end of the value. */
export interface Rule extends Span {
  readonly type: "allow" | "disallow";
  /** 1-based. */
  readonly line: number;
  /** The value as written, trimmed. */
  readonly text: string;
  /** Where the value stands. */
  readonly pattern: Span;
}

/** What of a policy a crawler follows. */
export interface Selection {
  /**
   * - `named`: groups that name the crawler
   * - `global`: the `*` groups, because none names it
   * - `none`: no group applies, so nothing is forbidden
   */
  readonly kind: "named" | "global" | "none";
  /** All of them are read as one rule set. Several when a name is repeated. */
  readonly groups: readonly Group[];
  /** The user-agent lines by which those groups were chosen. */
  readonly agents: readonly AgentLine[];
}
