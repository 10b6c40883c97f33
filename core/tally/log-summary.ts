import type { Matcher } from "../match/compile.ts";
import type { Folder } from "./folders.ts";
import type { HostCount } from "./hosts.ts";
import type { Visitor } from "./visitor.ts";

/** Requests and the bytes of their responses. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** What one visitor asked for. Plain data. */
export interface VisitorTotal extends Traffic {
  readonly visitor: Visitor;
  /** One of its User-Agent headers. */
  readonly example: string;
  /** Requests for the robots.txt itself. They are judged by nobody. */
  readonly robotsTxt: number;
  /** What the file blocks of it; null for those that robots.txt is not meant for. */
  readonly blocked: Traffic | null;
  /** What the other version blocks of it; null where there is none. */
  readonly blockedBefore: Traffic | null;
}

/** What one line of the file decides of a log. */
export interface RuleTraffic extends Traffic {
  /** 1-based; 0 stands for no rule. */
  readonly line: number;
  readonly allowed: boolean;
  readonly crawlers: readonly string[];
}

/** What a log says of a file. Plain data. */
export interface LogSummary extends Traffic {
  /** Those with the most requests first. */
  readonly visitors: readonly VisitorTotal[];
  readonly rules: readonly RuleTraffic[];
  /** The requests of those robots.txt is meant for. */
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
  /** Milliseconds since 1970 of the first and the last request; null where no line has a time. */
  readonly span: readonly [number, number] | null;
}

/** What one outcome says: who came, and the verdicts of both versions. */
export interface LogOutcome {
  readonly visitor: Visitor;
  readonly code: number;
  /** -1 where there is no other version. */
  readonly before: number;
}

/** How a file is read for one crawler: as it is now, and in another version. */
export interface Versions {
  readonly now: Matcher;
  readonly before: Matcher | null;
}
