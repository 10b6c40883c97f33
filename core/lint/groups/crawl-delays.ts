import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { departed } from "../../vocabulary/programs.ts";
import { replaceValue } from "../edits/value-edits.ts";
import { isField } from "../lines/field-lines.ts";
import type { Fix, LineView, LintContext } from "../rule.ts";
import { lineList } from "../wording.ts";
import { hasCause, type MeantGroup, meantGroups } from "./meant-groups.ts";

/** A number of seconds, with a fraction or without. */
const SECONDS = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A delay as written, in seconds; null for what is no number. */
export const secondsOf = (value: string): number | null =>
  SECONDS.test(value) ? Number(value) : null;

/** A Crawl-delay line with a number, in a group some crawler of which may heed it. */
export interface CrawlDelay {
  readonly line: LineView;
  readonly group: MeantGroup;
  /** The user-agent line right above it: others may follow in the group, for want of a rule. */
  readonly agent: LineView | null;
  /** At least 0. */
  readonly seconds: number;
}

/** The Crawl-delay lines of a group. */
export const delayLines = ({ others }: MeantGroup): readonly LineView[] =>
  others.filter((line) => isField(line, "crawl-delay"));

/** Whether a group is for crawlers alone that come no more: what it asks of them does not matter. */
const isForTheDeparted = ({ agents }: MeantGroup): boolean =>
  agents.every(({ name }) => departed.has(name) || findCrawler(name)?.retired === true);

/** The crawlers a group is for, when all of them say that they ignore Crawl-delay; else null. */
export const deafCrawlers = ({ agents }: MeantGroup): readonly string[] | null => {
  const crawlers = agents.map(({ name }) => findCrawler(name));
  const isDeaf = crawlers.every((crawler) => crawler?.crawlDelay === false);
  return isDeaf ? crawlers.map((crawler) => crawler?.token ?? "") : null;
};

const read = (context: LintContext): readonly CrawlDelay[] =>
  meantGroups(context).all.flatMap((group) => {
    const lines = delayLines(group);
    if (lines.length === 0 || deafCrawlers(group) !== null || isForTheDeparted(group)) return [];
    let next = 0;
    return lines.flatMap((line) => {
      while ((group.agents[next]?.line.number ?? Number.POSITIVE_INFINITY) < line.number) next++;
      const agent = group.agents[next - 1]?.line ?? null;
      const seconds = hasCause(context, line) ? null : secondsOf(line.valueText);
      return seconds === null ? [] : [{ line, group, agent, seconds }];
    });
  });

const cache = new WeakMap<LintContext, readonly CrawlDelay[]>();

/** The Crawl-delay lines that may slow some crawler down. Kept for as long as the context lives. */
export const crawlDelays = (context: LintContext): readonly CrawlDelay[] => {
  const known = cache.get(context) ?? read(context);
  cache.set(context, known);
  return known;
};

const grouped = <K>(
  delays: readonly CrawlDelay[],
  keyOf: (delay: CrawlDelay) => K,
): readonly (readonly CrawlDelay[])[] => {
  const groups = new Map<K, CrawlDelay[]>();
  for (const delay of delays) {
    const key = keyOf(delay);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [delay]);
    else known.push(delay);
  }
  return [...groups.values()];
};

/** Delays that were meant for the same crawlers. */
export const byAgent = (delays: readonly CrawlDelay[]): readonly (readonly CrawlDelay[])[] =>
  grouped(delays, ({ agent }) => agent);

/** Delays by their value as written, in the order in which they first stand. */
export const byValue = (delays: readonly CrawlDelay[]): readonly (readonly CrawlDelay[])[] =>
  grouped(delays, ({ line }) => line.valueText);

/** The lines of some delays, for the middle of a sentence; nothing for a single one. */
export const whereElse = (delays: readonly CrawlDelay[]): string =>
  delays.length === 1 ? "" : ` (${lineList(delays.map(({ line }) => line.number))})`;

/** Writes another value in all the lines of some delays. */
export const writeDelay = (delays: readonly CrawlDelay[], seconds: number): Fix => ({
  title: `Write ${seconds}`,
  kind: "suggest",
  edits: delays.map(({ line }) => replaceValue(line, String(seconds))),
});
