import { memo } from "../collections/memo.ts";
import type { Dialect, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import type { Matcher } from "../match/compile.ts";
import { type Consultation, consult } from "../match/consult.ts";
import { isSamePattern } from "../match/pattern.ts";
import { GLOBAL, leadingToken } from "../policy/agent.ts";
import type { Rule } from "../policy/policy.ts";
import { accessOutline } from "../proof/access.ts";
import { Budget } from "../proof/budget.ts";
import { namesIn } from "../proof/concerned-crawlers.ts";
import { isUnreachable } from "../proof/reach.ts";
import { type RulePattern, rulesOfMatcher } from "../proof/rules.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Span } from "../text/span.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { ENGINES, isLarge } from "../vocabulary/large.ts";
import { isForNoPage } from "../vocabulary/no-page.ts";
import { type Identity, identify } from "../vocabulary/product-token.ts";
import { type PurposeId, purposeOf, purposes } from "../vocabulary/purposes.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { type Counted, type Headline, headlineOf } from "./headline.ts";
import { type OverviewSitemaps, sitemapsOf } from "./overview-sitemaps.ts";

/** How much of a site may be crawled: everything, part of it, or nothing. */
export type Openness = "open" | "part" | "closed";

/** A line of the file. */
export interface OverviewLine extends Span {
  /** 1-based. */
  readonly line: number;
}

/** What crawlers may fetch that follow the same rules in the same way. */
export interface OverviewAccess {
  readonly openness: Openness;
  /** The verdict of URLs outside all areas. */
  readonly allowed: boolean;
  /**
   * The number of areas with the other verdict, without that of `/robots.txt`. If the access is
   * `closed`, none of them is for pages.
   */
  readonly areas: number;
  /** The first lines that decide: that of the usual verdict if a rule gives it, then the areas'. */
  readonly lines: readonly OverviewLine[];
  /** The first user-agent line followed; null if no group is. */
  readonly group: OverviewLine | null;
  /** Whether it follows groups that name it, not those for `*`. */
  readonly isNamed: boolean;
  readonly reader: DialectId;
  /** False if the number of areas may be smaller: rules overlap in too many ways. */
  readonly isExact: boolean;
  /** Accesses with the same number follow the same rules: the same areas, with the same exceptions. */
  readonly likeness: number;
}

/** A crawler of an overview. */
export interface OverviewCrawler {
  /** Its product token; `*` for every crawler that is neither named nor known. */
  readonly token: string;
  /** A user-agent line of the file names it. */
  readonly isNamed: boolean;
  /**
   * Whether it counts in its row: if the file names it or it is one of the large ones, unless its
   * name is retired or its operator says that it ignores the file.
   */
  readonly counts: boolean;
  /** The index of its access in `Overview.accesses`. */
  readonly access: number;
}

/** The crawlers of one purpose. */
export interface OverviewRow {
  /** Null for crawlers without one of the nine purposes, and for those that are unknown. */
  readonly purpose: PurposeId | null;
  /** Of those that count; that of any other crawler if none does. */
  readonly openness: Openness;
  /** How many of the crawlers that count are wholly open, partly open and closed. */
  readonly totals: Readonly<Record<Openness, number>>;
  /** Those that the file names come first, the better known ones before others. */
  readonly crawlers: readonly OverviewCrawler[];
}

/** What a file does, and to whom. */
export interface Overview {
  /** The nine purposes in their order, then all other crawlers. */
  readonly rows: readonly OverviewRow[];
  readonly accesses: readonly OverviewAccess[];
  readonly headline: Headline;
  readonly sitemaps: OverviewSitemaps;
}

/** What an overview is asked of. */
export interface OverviewQuestion {
  readonly document: RobotsDocument;
  /** The HTTP response for the file; null or left out if unknown. */
  readonly response?: HttpResponse | null;
  /** The reader for every crawler; null or left out for each one's own. */
  readonly dialect?: Dialect | null;
}

/** Steps for all crawlers together: about 0.15 s. */
const MOST_STEPS = 1_800_000;

/** The most lines given as deciding. */
const MOST_LINES = 3;

/**
 * Whether two matchers have the same areas because their rules are the same, whatever their crawlers
 * and readers: if the readers also agree on which of the rules no URL can match.
 */
const haveSameRules = (a: Matcher, b: Matcher): boolean => {
  const [one, other] = [rulesOfMatcher(a), rulesOfMatcher(b)];
  const [first, second] = [a.policy.dialect, b.policy.dialect];
  const isSame = (item: RulePattern, at: number): boolean => {
    const { pattern, label, reading } = other.list.items[at] as RulePattern;
    return (
      item.label === label &&
      item.reading.rule.text === reading.rule.text &&
      isSamePattern(item.pattern.pattern, pattern.pattern) &&
      (first === second || isUnreachable(pattern, first) === isUnreachable(pattern, second))
    );
  };
  return (
    one.otherwise === other.otherwise &&
    one.list.items.length === other.list.items.length &&
    one.list.items.every(isSame)
  );
};

const lineOf = ({ line, from, to }: Rule | OverviewLine): OverviewLine => ({ line, from, to });

/** Areas, with rules as places in the list of their matcher. */
interface Outline extends Pick<OverviewAccess, "openness" | "allowed" | "isExact"> {
  /** The place of the rule that gives the usual verdict; null if none does. */
  readonly usual: number | null;
  readonly areas: readonly number[];
  /** The patterns of the areas. */
  readonly paths: readonly string[];
}

/** Fetched whatever the rules say. */
const ITSELF = /^\/robots\.txt\*?\$?$/;

const outlineOf = (matcher: Matcher, budget: Budget): Outline => {
  const { allowed, base, areas, isExact } = accessOutline(matcher, budget);
  const counted = areas.filter(({ reading }) => !ITSELF.test(reading.rule.text));
  const paths = counted.map(({ reading }) => reading.rule.text);
  const isClosed = !allowed && isExact && paths.every(isForNoPage);
  return {
    openness: isClosed ? "closed" : paths.length > 0 || !isExact ? "part" : "open",
    allowed,
    isExact,
    usual: base?.rank ?? null,
    areas: counted.map(({ rank }) => rank),
    paths: paths.sort(),
  };
};

const summaryOf = (outline: Outline, matcher: Matcher): Omit<OverviewAccess, "likeness"> => {
  const { openness, allowed, areas, usual, isExact } = outline;
  const { items } = rulesOfMatcher(matcher).list;
  const ruleAt = (place: number): Rule => (items[place] as RulePattern).reading.rule;
  const rules = areas.map(ruleAt).sort((a, b) => a.pattern.from - b.pattern.from);
  const deciding = [...(usual === null ? [] : [ruleAt(usual)]), ...rules];
  const [agent] = matcher.selection.agents;
  return {
    openness,
    allowed,
    areas: areas.length,
    lines: deciding.slice(0, MOST_LINES).map(lineOf),
    group: agent === undefined ? null : lineOf(agent),
    isNamed: matcher.selection.kind === "named",
    reader: matcher.policy.dialect.id,
    isExact,
  };
};

/** Computes accesses, the areas once for all groups with the same rules. */
class Accesses {
  readonly found: OverviewAccess[] = [];
  /** The patterns of the areas of each. */
  readonly paths: (readonly string[])[] = [];
  private readonly budget = new Budget(MOST_STEPS);
  private readonly outlines: { readonly matcher: Matcher; readonly outline: Outline }[] = [];
  /** Indexes in `found` by what a matcher decides by and why it does. */
  private readonly indexes = memo((_list: object) => new Map<string, number>());

  of(matcher: Matcher): number {
    const { list, otherwise } = rulesOfMatcher(matcher);
    const { policy, selection } = matcher;
    const key = `${policy.dialect.id} ${otherwise} ${selection.agents[0]?.line ?? ""}`;
    const indexes = this.indexes(list);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const likeness = this.likenessOf(matcher);
    const { outline } = this.outlines[likeness] as (typeof this.outlines)[number];
    const index = this.found.push({ ...summaryOf(outline, matcher), likeness }) - 1;
    this.paths.push(outline.paths);
    indexes.set(key, index);
    return index;
  }

  /** The index of its outline in `outlines`. */
  private likenessOf(matcher: Matcher): number {
    const known = this.outlines.findIndex((each) => haveSameRules(each.matcher, matcher));
    if (known >= 0) return known;
    return this.outlines.push({ matcher, outline: outlineOf(matcher, this.budget) }) - 1;
  }
}

/** A crawler before its access is known. */
interface Candidate {
  readonly token: string;
  readonly known: Crawler | null;
  readonly isNamed: boolean;
}

/** The most names taken from a file, which can contain any number. */
const MOST_NAMED = 500;

/** The names of engines, in lower case. */
const ENGINE_NAMES: ReadonlySet<string> = new Set([...ENGINES.values()].map(asciiLower));

/**
 * Whether no crawler has a name, though it looks like one: several in a line (`FooBot, BarBot`, `*, GPTBot`), a known one
 * with more behind it (`Googlebot*`), or an engine (`Bing`). That it is closed would be said of the wrong ones.
 */
const isNobody = ({ token, crawler }: Identity): boolean =>
  crawler === null &&
  (/^\*|,/.test(token) ||
    ENGINE_NAMES.has(asciiLower(token)) ||
    findCrawler(leadingToken(token)) !== null);

/** The crawlers that a file names and those that are known and active, the named ones first. */
const candidatesIn = (document: RobotsDocument): readonly Candidate[] => {
  const named = new Map<string, Candidate>();
  for (const name of namesIn(document).slice(0, MOST_NAMED)) {
    const identity = identify(name);
    const { token, crawler: known } = identity;
    const key = asciiLower(token);
    if (key !== "" && !isNobody(identity) && !named.has(key))
      named.set(key, { token, known, isNamed: true });
  }
  const isKnown = ({ token }: Crawler): boolean => named.has(asciiLower(token));
  const rank = new Map(crawlers.map((crawler, index) => [crawler, index]));
  const rankOf = ({ known }: Candidate): number =>
    (known === null ? undefined : rank.get(known)) ?? crawlers.length;
  return [
    ...[...named.values()].sort((a, b) => rankOf(a) - rankOf(b)),
    ...crawlers
      .filter((crawler) => !crawler.retired && crawler.obeys !== "no" && !isKnown(crawler))
      .map((known) => ({ token: known.token, known, isNamed: false })),
  ];
};

/** The openness of a row: mixed rows are partly closed. */
const opennessOfTotals = (
  { open, part, closed }: OverviewRow["totals"],
  otherwise: Openness,
): Openness => {
  if (open + part + closed === 0) return otherwise;
  if (part > 0 || (open > 0 && closed > 0)) return "part";
  return open > 0 ? "open" : "closed";
};

/**
 * What a file does, and to whom: what crawlers of each purpose may fetch, by proof for all URLs,
 * each as its own reader follows the file. Includes those that the file names, and the known active
 * ones that obey robots.txt. Total, and bounded for any file: see `OverviewAccess.isExact`.
 */
export const overviewOf = (question: OverviewQuestion): Overview => {
  const { document, response = null, dialect = null } = question;
  const consulted = (token: string): Consultation =>
    consult(document, dialect ?? dialects[readerOf(token)], token, response);
  const matcherOf = (token: string): Matcher => consulted(token).matcher;
  const accesses = new Accesses();
  const other: OverviewCrawler = {
    token: GLOBAL,
    isNamed: false,
    counts: true,
    access: accesses.of(matcherOf(GLOBAL)),
  };
  const rows = new Map<PurposeId | null, OverviewCrawler[]>(purposes.map(({ id }) => [id, []]));
  rows.set(null, [other]);
  for (const { token, known, isNamed } of candidatesIn(document)) {
    // Those of no purpose are beside the point, unless the file is about them.
    const purpose = known === null ? null : (purposeOf(known)?.id ?? null);
    if (purpose === null && !isNamed) continue;
    // One that goes by a copy of its own while the file fails says nothing of this text.
    const hasOwnCopy = known?.keepsCopy === true && consulted(token).effect.kind === "last-copy";
    const counts =
      known === null ||
      (known.obeys !== "no" && !known.retired && !hasOwnCopy && (isNamed || isLarge(known.token)));
    const access = accesses.of(matcherOf(token));
    rows.get(purpose)?.push({ token, isNamed, counts, access });
  }
  const counted = Array.from(rows, ([purpose, found]) =>
    found
      .filter(({ counts }) => counts)
      .map(({ token, isNamed, access }): Counted => {
        const { allowed, openness, isExact, lines } = accesses.found[access] as OverviewAccess;
        return {
          token,
          purpose,
          isNamed,
          reach: {
            allowed,
            isExact,
            paths: openness === "part" ? (accesses.paths[access] as readonly string[]) : [],
          },
          line: allowed ? null : (lines[0]?.line ?? null),
        };
      }),
  ).flat();
  const accessAt = new Map(
    [...rows.values()].flat().map(({ token, access }) => [token, access] as const),
  );
  const star = accesses.found[other.access] as OverviewAccess;
  const headline = headlineOf({
    document,
    response,
    counted,
    openOf: (token) => accesses.paths[accessAt.get(token) ?? -1] ?? [],
    starLine: star.group?.line ?? null,
  });
  const opennessAt = (index: number): Openness => accesses.found[index]?.openness ?? "open";
  return {
    rows: Array.from(rows, ([purpose, found]): OverviewRow => {
      const totals = { open: 0, part: 0, closed: 0 };
      for (const { access, counts } of found) if (counts) totals[opennessAt(access)]++;
      const openness = opennessOfTotals(totals, opennessAt(other.access));
      return { purpose, openness, totals, crawlers: found };
    }),
    accesses: accesses.found,
    headline,
    sitemaps: sitemapsOf(document, response, matcherOf),
  };
};
