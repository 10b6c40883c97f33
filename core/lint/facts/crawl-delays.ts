// The delays that groups ask for, and who ignores them.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { obsoletePrograms } from "../../vocabulary/programs.ts";
import type { FileContext, LineView } from "../context.ts";
import { hasCause, type IntendedGroup, intendedGroups } from "./groups.ts";
import { isField } from "./lines.ts";

/** A number of seconds, with a fraction or without. */
const SECONDS = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A delay as written, in seconds; null if it is not a number. */
export const secondsOf = (value: string): number | null =>
  SECONDS.test(value) ? Number(value) : null;

/** A Crawl-delay line with a number, in a group with a crawler that may obey it. */
export interface CrawlDelay {
  readonly line: LineView;
  readonly group: IntendedGroup;
  /** The user-agent line right above it: without a rule, more may follow in the group. */
  readonly agent: LineView | null;
  /** At least 0. */
  readonly seconds: number;
}

/** The Crawl-delay lines of a group. */
export const delayLines = ({ others }: IntendedGroup): readonly LineView[] =>
  others.filter((line) => isField(line, "crawl-delay"));

/** Whether all crawlers of a group are retired: what it asks of them does not matter. */
const isForRetiredCrawlers = ({ agents }: IntendedGroup): boolean =>
  agents.every(({ name }) => obsoletePrograms.has(name) || findCrawler(name)?.retired === true);

/** The crawlers of a group if all of them are documented to ignore Crawl-delay; otherwise null. */
export const crawlersIgnoringDelay = ({ agents }: IntendedGroup): readonly string[] | null => {
  const crawlers = agents.map(({ name }) => findCrawler(name));
  const allIgnore = crawlers.every((crawler) => crawler?.crawlDelay === false);
  return allIgnore ? crawlers.map((crawler) => crawler?.token ?? "") : null;
};

const read = (context: FileContext): readonly CrawlDelay[] =>
  intendedGroups(context).all.flatMap((group) => {
    const lines = delayLines(group);
    if (lines.length === 0 || crawlersIgnoringDelay(group) !== null || isForRetiredCrawlers(group))
      return [];
    let next = 0;
    return lines.flatMap((line) => {
      while ((group.agents[next]?.line.number ?? Number.POSITIVE_INFINITY) < line.number) next++;
      const agent = group.agents[next - 1]?.line ?? null;
      const seconds = hasCause(context, line) ? null : secondsOf(line.valueText);
      return seconds === null ? [] : [{ line, group, agent, seconds }];
    });
  });

/** The Crawl-delay lines that may affect some crawler. */
export const crawlDelays: (context: FileContext) => readonly CrawlDelay[] = memo(read);

/** Delays intended for the same crawlers, wherever these are named again. */
export const byAgent = (delays: readonly CrawlDelay[]): readonly (readonly CrawlDelay[])[] => [
  ...groupBy(delays, ({ agent }) => asciiLower(agent?.valueText ?? "")).values(),
];
