import type { DialectId } from "../dialects/dialect.ts";
import { followsTheSame, type Matcher } from "../match/compile.ts";
import type { Consultation } from "../match/consult.ts";
import type { EntryKind } from "../sitemap/entry.ts";
import { type Folder, type HostCount, pathStart } from "./folders.ts";
import { isBlocked } from "./outcomes.ts";
import { type LineTotal, Tally, type TallyRules } from "./tally.ts";

/** The types of entries; their index is the label in the tally. */
const ENTRY_KINDS: readonly EntryKind[] = ["page", "sitemap", "alternate", "image", "video"];
const PAGE = 0;

/**
 * Crawlers that follow the same groups and have the same reader: a verdict for one holds for all.
 */
export interface CrawlerGroup {
  readonly matcher: Matcher;
  readonly reader: DialectId;
  /** In the requested order. */
  readonly crawlers: readonly string[];
}

const haveTheSameVerdicts = (a: Matcher, b: Matcher): boolean =>
  followsTheSame(a, b) &&
  // Without groups, verdicts depend on the HTTP response and on whether the crawler obeys at all.
  (a.selection.groups.length > 0 || a.decide("/x").allowed === b.decide("/x").allowed);

/** Groups the crawlers that get the same verdicts, in the order of the first of each. */
export const groupByVerdicts = (
  asked: readonly { readonly crawler: string; readonly consultation: Consultation }[],
): readonly CrawlerGroup[] => {
  const found: { matcher: Matcher; reader: DialectId; crawlers: string[] }[] = [];
  for (const { crawler, consultation } of asked) {
    const { matcher } = consultation;
    const same = found.find((each) => haveTheSameVerdicts(each.matcher, matcher));
    if (same !== undefined) same.crawlers.push(crawler);
    else found.push({ matcher, reader: matcher.policy.dialect.id, crawlers: [crawler] });
  }
  return found;
};

/** How many URLs one crawler may fetch. */
export interface CrawlerTotal {
  readonly crawler: string;
  readonly reader: DialectId;
  readonly allowed: number;
  readonly blocked: number;
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
  readonly rules: readonly LineTotal[];
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
}

const SLASH = 0x2f;

/**
 * The path of a spelt URL, so that the host is skipped once and not by each matcher. A path that
 * begins with two slashes would be read as a host, and keeps its own.
 */
const pathFrom = (url: string, start: number): string => {
  if (start === 0) return url;
  const isClear = url.charCodeAt(start) === SLASH && url.charCodeAt(start + 1) !== SLASH;
  return isClear ? url.slice(start) : url;
};

const tallyRulesFor = (crawlerGroups: readonly CrawlerGroup[]): TallyRules => {
  const deciders = crawlerGroups.map(({ matcher }) => matcher.decide);
  return {
    decidersOf: () => deciders,
    present: deciders.length,
    crawlersOf: (_, at) => crawlerGroups[at]?.crawlers ?? [],
    nameOf: (label) => ENTRY_KINDS[label] ?? "page",
    isTotalled: (label) => label === PAGE,
    pathStart,
    askedOf: pathFrom,
    mergesRows: false,
  };
};

/** The URLs of lists and sitemaps, judged for the crawlers in question. */
export class ListedUrls {
  readonly tally: Tally;
  private judgedFor: readonly CrawlerGroup[];

  /** @param mostRows how many URLs are kept to be listed; all are counted. */
  constructor(crawlerGroups: readonly CrawlerGroup[], mostRows: number) {
    this.judgedFor = crawlerGroups;
    this.tally = new Tally(tallyRulesFor(crawlerGroups), mostRows);
  }

  /** The crawlers that they are judged for. */
  get crawlerGroups(): readonly CrawlerGroup[] {
    return this.judgedFor;
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
    if (start > 0) this.tally.hosts.add(host);
    return this.tally.isBlocked(this.tally.add(ENTRY_KINDS.indexOf(kind), url, 0, start));
  }

  /** Judges the URLs for other crawlers or rules. Only if all are kept. */
  judgeAgain(crawlerGroups: readonly CrawlerGroup[]): void {
    this.judgedFor = crawlerGroups;
    this.tally.judgeAgain(tallyRulesFor(crawlerGroups));
  }

  summary(): UrlSummary {
    return {
      verdicts: this.verdicts(),
      kinds: this.kinds(),
      crawlers: this.judgedFor.flatMap((_, at) => this.crawlers(at)),
      rules: this.tally.lines(),
      ...this.tally.places(),
    };
  }

  private verdicts(): UrlSummary["verdicts"] {
    const totals = { allowed: 0, mixed: 0, blocked: 0 };
    this.tally.eachOutcome((label, codes, count) => {
      if (label !== PAGE) return;
      const blocked = codes.filter(isBlocked).length;
      if (blocked === 0) totals.allowed += count;
      else if (blocked === codes.length) totals.blocked += count;
      else totals.mixed += count;
    });
    return totals;
  }

  private kinds(): readonly KindTotal[] {
    const totals = ENTRY_KINDS.map((kind) => ({ kind, count: 0, blocked: 0 }));
    this.tally.eachOutcome((label, codes, count) => {
      const total = totals[label];
      if (total === undefined) return;
      total.count += count;
      if (codes.some(isBlocked)) total.blocked += count;
    });
    return totals.filter(({ count }) => count > 0);
  }

  private crawlers(at: number): readonly CrawlerTotal[] {
    const { crawlers, reader } = this.judgedFor[at] as CrawlerGroup;
    const total = { allowed: 0, blocked: 0 };
    this.tally.eachOutcome((label, codes, count) => {
      if (label === PAGE) total[isBlocked(codes[at] as number) ? "blocked" : "allowed"] += count;
    });
    return crawlers.map((crawler) => ({ crawler, reader, ...total }));
  }
}
