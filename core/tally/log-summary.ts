import type { Matcher } from "../match/compile.ts";
import type { Folder } from "./folders.ts";
import type { HostCount } from "./hosts.ts";
import type { Visitor } from "./visitor.ts";

/** Requests and the bytes of their responses. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** The requests of one visitor. Plain data. */
export interface VisitorTotal extends Traffic {
  readonly visitor: Visitor;
  /** One of its User-Agent headers. */
  readonly example: string;
  /** Requests for the robots.txt itself, which have no verdict. */
  readonly robotsTxt: number;
  /** What the file blocks of it; null for programs that robots.txt is not meant for. */
  readonly blocked: Traffic | null;
  /** What the other version blocks of it; null if there is none. */
  readonly blockedBefore: Traffic | null;
}

/** How much of a log one line of the file decides. */
export interface RuleTraffic extends Traffic {
  /** 1-based; 0 if no rule matches. */
  readonly line: number;
  readonly allowed: boolean;
  readonly crawlers: readonly string[];
}

/** The summary of a log for a file. Plain data. */
export interface LogSummary extends Traffic {
  /** Those with the most requests first. */
  readonly visitors: readonly VisitorTotal[];
  readonly rules: readonly RuleTraffic[];
  /** The requests of crawlers that robots.txt is meant for. */
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
  /** Milliseconds since 1970 of the first and the last request; null if no line has a time. */
  readonly span: readonly [number, number] | null;
}

/** The meaning of one outcome: the crawler, and the verdicts of both versions. */
export interface LogOutcome {
  readonly visitor: Visitor;
  readonly code: number;
  /** -1 if there is no other version. */
  readonly before: number;
}

/** How a file is read for one crawler: as it is now, and in another version. */
export interface Versions {
  readonly now: Matcher;
  readonly before: Matcher | null;
}
