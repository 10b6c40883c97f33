import type { DialectId } from "../dialects/dialect.ts";
import type { EntryKind } from "../sitemap/entry.ts";
import { type Folder, Folders, pathStart } from "./folders.ts";
import type { Followers } from "./followers.ts";
import { type HostCount, HostCounts } from "./hosts.ts";
import { codeOf, isBlocked, lineOfCode, Outcomes } from "./outcomes.ts";
import { Rows } from "./rows.ts";

/** The types of entries; their index is used in outcomes. */
const ENTRY_KINDS: readonly EntryKind[] = ["page", "sitemap", "alternate", "image", "video"];

/** How many URLs one crawler may fetch. */
export interface CrawlerTotal {
  readonly crawler: string;
  readonly reader: DialectId;
  readonly allowed: number;
  readonly blocked: number;
}

/** How many URLs one line of the file decides. */
export interface RuleTotal {
  /** 1-based; 0 if no rule matches. */
  readonly line: number;
  readonly allowed: boolean;
  /** How many URLs it decides for at least one crawler. */
  readonly count: number;
  readonly crawlers: readonly string[];
}

/**
 * How many entries of one type there are, and how many of them are blocked for at least one
 * crawler.
 */
export interface KindTotal {
  readonly kind: EntryKind;
  readonly count: number;
  readonly blocked: number;
}

/** The verdicts on many URLs. Plain data. */
export interface UrlSummary {
  /** Pages that all crawlers may fetch, some, or none. Other types are only in `kinds`. */
  readonly verdicts: { readonly allowed: number; readonly mixed: number; readonly blocked: number };
  readonly kinds: readonly KindTotal[];
  readonly crawlers: readonly CrawlerTotal[];
  /** Sorted by the number of URLs decided. */
  readonly rules: readonly RuleTotal[];
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
}

/** The meaning of one outcome: the type of entry and, for each group of crawlers, a verdict. */
export interface UrlOutcome {
  readonly kind: EntryKind;
  readonly codes: readonly number[];
}

const SLASH = 0x2f;

/**
 * The matcher's input for a URL: its path, so that the host is skipped once and not by each
 * matcher. A path that begins with two slashes would be read as a host.
 */
const withoutHost = (url: string, start: number): string =>
  start > 0 && url.charCodeAt(start) === SLASH && url.charCodeAt(start + 1) !== SLASH
    ? url.slice(start)
    : url;

/** Judges URLs for crawlers, and counts the results. */
export class UrlTally {
  readonly followers: readonly Followers[];
  private kept: Rows;
  private readonly outcomes = new Outcomes();
  private readonly folders = new Folders();
  private hosts = new HostCounts();
  private readonly decide: readonly Followers["matcher"]["decide"][];
  /** Whether the last URL is blocked for at least one crawler. */
  private isBlockedForOne = false;
  /** The outcome being built; a single array, because this happens a million times. */
  private readonly codes: number[];

  /** @param mostRows how many URLs are kept to be listed; all are counted. */
  constructor(followers: readonly Followers[], mostRows: number) {
    this.followers = followers;
    this.kept = new Rows(mostRows);
    this.decide = followers.map(({ matcher }) => matcher.decide);
    this.codes = new Array(followers.length + 1).fill(0);
  }

  /**
   * Judges one URL, normalised for a matcher.
   *
   * @param start where its path begins, and
   * @param host what precedes it, for callers that know them.
   * @returns whether it is blocked for at least one crawler.
   */
  add(
    url: string,
    kind: EntryKind,
    start: number = pathStart(url),
    host: string = url.slice(0, start),
  ): boolean {
    const outcome = this.judge(url, start, kind === "page" ? 0 : ENTRY_KINDS.indexOf(kind));
    if (start > 0) this.hosts.add(host);
    this.kept.add(url, outcome);
    return this.isBlockedForOne;
  }

  /** The rows that can be listed, in input order. */
  get rows(): Rows {
    return this.kept;
  }

  /**
   * The same URLs judged by other rules, for tallies whose rows are complete. The rows are moved:
   * nothing may be added to this tally afterwards. Yields now and then.
   */
  *judgedBy(followers: readonly Followers[]): Generator<void, UrlTally> {
    const next = new UrlTally(followers, 0);
    next.hosts = this.hosts;
    next.kept = yield* this.kept.judgedAgain(({ url, outcome }) =>
      next.judge(
        url,
        pathStart(url),
        (this.outcomes.codes[outcome] as readonly number[])[0] as number,
      ),
    );
    return next;
  }

  /** How many URLs there are, of any type. */
  get count(): number {
    return this.outcomes.counts.reduce((sum, count) => sum + count, 0);
  }

  /** How many of the rows from `from` to `to` are blocked for at least one crawler. */
  blockedBetween(from: number, to: number): number {
    const blocks = this.outcomes.codes.map(([, ...codes]) => codes.some(isBlocked));
    let count = 0;
    for (let row = from; row < to; row++) if (blocks[this.kept.outcomeOf(row)] === true) count++;
    return count;
  }

  /** Counts a URL, and returns the id of its outcome. */
  private judge(url: string, start: number, kind: number): number {
    const { codes, decide } = this;
    const asked = withoutHost(url, start);
    codes[0] = kind;
    let blocked = false;
    for (let at = 0; at < decide.length; at++) {
      const code = codeOf((decide[at] as Followers["matcher"]["decide"])(asked));
      codes[at + 1] = code;
      if (isBlocked(code)) blocked = true;
    }
    const outcome = this.outcomes.idOf(codes);
    this.outcomes.count(outcome);
    if (kind === 0) this.folders.add(url, blocked, start);
    this.isBlockedForOne = blocked;
    return outcome;
  }

  outcome(id: number): UrlOutcome {
    const [kind = 0, ...codes] = this.outcomes.codes[id] ?? [];
    return { kind: ENTRY_KINDS[kind] ?? "page", codes };
  }

  /** How many URLs each line decides, by 1-based line. */
  coverage(): ReadonlyMap<number, number> {
    const lines = new Map<number, number>();
    this.each((_, codes, count) => {
      for (const line of new Set(codes.map(lineOfCode))) {
        if (line > 0) lines.set(line, (lines.get(line) ?? 0) + count);
      }
    });
    return lines;
  }

  summary(): UrlSummary {
    return {
      verdicts: this.verdicts(),
      kinds: this.kinds(),
      crawlers: this.crawlers(),
      rules: this.rules(),
      folders: this.folders.tree(),
      hosts: this.hosts.list(),
    };
  }

  private each(take: (kind: EntryKind, codes: readonly number[], count: number) => void): void {
    for (let id = 0; id < this.outcomes.codes.length; id++) {
      const { kind, codes } = this.outcome(id);
      take(kind, codes, this.outcomes.counts[id] as number);
    }
  }

  private verdicts(): UrlSummary["verdicts"] {
    const totals = { allowed: 0, mixed: 0, blocked: 0 };
    this.each((kind, codes, count) => {
      if (kind !== "page") return;
      const blocked = codes.filter(isBlocked).length;
      if (blocked === 0) totals.allowed += count;
      else if (blocked === codes.length) totals.blocked += count;
      else totals.mixed += count;
    });
    return totals;
  }

  private kinds(): readonly KindTotal[] {
    return ENTRY_KINDS.flatMap((wanted) => {
      const total = { kind: wanted, count: 0, blocked: 0 };
      this.each((kind, codes, count) => {
        if (kind !== wanted) return;
        total.count += count;
        if (codes.some(isBlocked)) total.blocked += count;
      });
      return total.count === 0 ? [] : [total];
    });
  }

  private crawlers(): readonly CrawlerTotal[] {
    return this.followers.flatMap(({ crawlers, reader }, at) => {
      const total = { reader, allowed: 0, blocked: 0 };
      this.each((kind, codes, count) => {
        if (kind !== "page") return;
        total[isBlocked(codes[at] as number) ? "blocked" : "allowed"] += count;
      });
      return crawlers.map((crawler) => ({ crawler, ...total }));
    });
  }

  private rules(): readonly RuleTotal[] {
    const totals = new Map<number, { count: number; followers: Set<number> }>();
    this.each((kind, codes, count) => {
      if (kind !== "page") return;
      for (const code of new Set(codes)) {
        const total = totals.get(code) ?? { count: 0, followers: new Set<number>() };
        totals.set(code, total);
        total.count += count;
        for (const [at, each] of codes.entries()) if (each === code) total.followers.add(at);
      }
    });
    return [...totals]
      .map(([code, { count, followers }]) => ({
        line: lineOfCode(code),
        allowed: !isBlocked(code),
        count,
        crawlers: [...followers].flatMap((at) => this.followers[at]?.crawlers ?? []),
      }))
      .sort((a, b) => b.count - a.count || a.line - b.line);
  }
}
