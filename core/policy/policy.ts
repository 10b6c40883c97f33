import type { Dialect } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import type { Span } from "../text/span.ts";

/**
 * A name in a user-agent line, as a dialect reads it. The span is that of the name, or of the whole
 * value if the name is not a part of it. A line can contain several.
 */
export interface AgentLine extends Span {
  /** 1-based. */
  readonly line: number;
  /**
   * Compared with a crawler's product token, with ASCII letters in lower case; `*` for every
   * crawler.
   */
  readonly name: string;
}

/** User-agent lines and the rules that follow them. */
export interface Group {
  readonly agents: readonly AgentLine[];
  /** 1-based numbers of the allow and disallow lines, in file order; empty for a group without rules. */
  readonly ruleLines: readonly number[];
  /** The same as 1-based numbers of the policy's rows, which differ only in some dialects. */
  readonly ruleRows: readonly number[];
  /** The shortest valid `Crawl-delay`, in seconds; null if there is none, or none is read. */
  readonly crawlDelay: number | null;
  /** The dialect ignores this group, because it has no rules. */
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
  /**
   * 1-based numbers of the rules before any user-agent line, which therefore apply to no crawler.
   */
  readonly orphanLines: readonly number[];
  /** The effect if the dialect cannot read the file at all; null if it can. */
  readonly unreadable: "blocks-all" | "allows-all" | null;
}

/**
 * An allow or disallow line, or one path of it. The span runs from the key to the end of the value.
 */
export interface Rule extends Span {
  readonly type: "allow" | "disallow";
  /** 1-based. */
  readonly line: number;
  /** The value as written, trimmed. */
  readonly text: string;
  /** The position of the value. */
  readonly pattern: Span;
}

/** The parts of a policy that a crawler follows. */
export interface Selection {
  /**
   * - `named`: groups that name the crawler
   * - `global`: the `*` groups, because none names it
   * - `none`: no group applies, so everything is allowed
   */
  readonly kind: "named" | "global" | "none";
  /** All of them are read as one rule set. There are several if a name is repeated. */
  readonly groups: readonly Group[];
  /** The user-agent lines because of which those groups were selected. */
  readonly agents: readonly AgentLine[];
}
