// Whom a file keeps off the whole site, by the verdicts of their own readers.

import { memo } from "../../collections/memo.ts";
import type { Consultation } from "../../match/consult.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { isForNoPage } from "../../vocabulary/no-page.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { CLOSED_TO } from "../messages.ts";
import { shorten } from "../wording.ts";
import { type AgentRun, agentRuns, countNames, crawlerOf, nameList } from "./agents.ts";
import { type IntendedAgent, type IntendedGroup, intendedGroups, isWholeSite } from "./groups.ts";
import { hostEnd } from "./paths.ts";
import { blockedBy, blockedFor, consultOwnReader } from "./search-crawlers.ts";

/** The text of a pattern that lies within another one, without the star that every pattern ends with. */
const beginning = (text: string): string => text.replace(/\*+$/, "");

/**
 * Whether some rule allows pages of a site that other rules close: neither what is no page nor what
 * only excepts a folder closed by a rule of its own.
 */
const opensPages = (rules: readonly Rule[]): boolean => {
  const folders = new Set(
    rules
      .filter(({ type, text }) => type === "disallow" && !isWholeSite(text))
      .map(({ text }) => beginning(text)),
  );
  const isInFolder = (text: string): boolean => {
    for (let end = 2; end < text.length; end++) if (folders.has(text.slice(0, end))) return true;
    return false;
  };
  return rules.some(
    ({ type, text }) =>
      type === "allow" &&
      /^[/*]/.test(text) &&
      hostEnd(text) === 0 &&
      !isForNoPage(text) &&
      !isInFolder(text),
  );
};

/**
 * The rule that blocks the whole site for a crawler, as its own reader follows the file; null if it
 * may fetch something, or if an `Allow` of pages shows that exceptions are intended.
 *
 * @param crawler a product token, or `*` for any that the file does not name.
 */
export const siteBlockFor = (document: RobotsDocument, crawler: string): Rule | null => {
  if (blockedFor(document, crawler) !== "site") return null;
  const { policy, selection, decide } = consultOwnReader(document, crawler).matcher;
  const rules = rulesOf(policy, selection);
  return opensPages(rules) ? null : decide("/").rule;
};

/** The rules that block the whole site for a crawler if none of its other rules is longer, as its own reader follows the file. */
export const closingRules = ({ matcher: { policy, selection } }: Consultation): readonly Rule[] =>
  rulesOf(policy, selection).filter(({ type, text }) => type === "disallow" && isWholeSite(text));

/** Crawlers that are blocked by rules written for others, further down. */
export interface SharedBlock {
  readonly group: IntendedGroup;
  /** The user-agent lines of these crawlers: that for `*`, otherwise search crawlers first. */
  readonly agents: readonly [IntendedAgent, ...IntendedAgent[]];
  readonly isForAll: boolean;
  /** Whether the names are a list of unwanted crawlers, which is not blocked by accident. */
  readonly isList: boolean;
  /** The lines without rules, and those directly above the rules. */
  readonly early: readonly AgentRun[];
  readonly next: AgentRun;
  readonly rule: Rule;
}

/** The words about the rule of such a block, and about the line below which an own rule would lift it. */
export const wordsOfBlock = ({
  next,
  rule,
  early,
}: SharedBlock): Readonly<Record<"next" | "path" | "last", string> & Record<"line", number>> => ({
  next: shorten(next.agents[0]?.line.valueText ?? ""),
  path: rule.text,
  line: rule.line,
  last: String(early.at(-1)?.last.number ?? 0),
});

/** A user-agent line that Google does not read as one. */
export interface HiddenAgent {
  readonly line: LineView;
  /** Whether it names every crawler too, so that correcting it does not lift the block. */
  readonly isForAll: boolean;
}

/**
 * The user-agent line above a rule that is hidden from crawlers by a typo or a lost line break, so
 * that the rule counts for the group of `*` above it; null if there is none.
 */
export const hiddenAgent = (context: FileContext, rule: Rule): HiddenAgent | null => {
  const group = intendedGroups(context).all.find(({ rules }) =>
    rules.some(({ line }) => line.number === rule.line),
  );
  const agent = group?.agents.findLast(({ line }) => line.number < rule.line);
  if (group === undefined || agent === undefined || isRead(agent)) return null;
  const hidden = group.agents.filter((each) => !isRead(each));
  return {
    line: agent.line,
    isForAll: hidden.some(({ line }) => EVERYBODY.test(line.valueText)),
  };
};

/** A value that ends with the star for every crawler, behind the colon of a glued user-agent. */
const EVERYBODY = /(?:^|:\s*)\*$/;

/** The most user-agent lines examined in a group: lists of names may have thousands. */
export const MOST_AGENTS = 300;

/** Whether a name is that of an active search crawler, directly or by a fallback. */
export const isForSearch = (agent: IntendedAgent): boolean => {
  const crawler = crawlerOf(agent);
  if (crawler?.category !== "search") return false;
  return !crawler.retired || crawlers.some(({ fallbacks }) => fallbacks.includes(crawler.token));
};

/** From this many names, a group that blocks the site is a list, whatever the names. */
const LONG_LIST = 10;
/** From this many, it is one if most of them are not of search engines. */
const SHORT_LIST = 4;

/** A site that gets most of its visitors from search hardly intends to block these. */
export const LEADING: readonly string[] = ["Googlebot", "bingbot"];

/** Whether a user-agent line names one of these. */
export const isLeading = (agent: IntendedAgent): boolean =>
  LEADING.includes(crawlerOf(agent)?.token ?? "");

/**
 * Whether the names of a group are a list of unwanted crawlers, with nothing but blank lines and
 * comments between them.
 */
const isBlockList = (runs: readonly AgentRun[]): boolean => {
  if (runs.some(({ fieldsAbove, hasLostRule }) => fieldsAbove.length > 0 || hasLostRule))
    return false;
  const agents = runs.flatMap((run) => run.agents);
  if (agents.some((agent) => agent.name === GLOBAL || isLeading(agent))) return false;
  const count = countNames(agents);
  const unwanted = countNames(agents.filter((agent) => !isForSearch(agent)));
  return count >= LONG_LIST || (count >= SHORT_LIST && 2 * unwanted >= count);
};

/** Whether Google reads a user-agent line as one: a typo or a lost line break may hide it. */
const isRead = ({ line }: IntendedAgent): boolean => line.field === "user-agent";

const sharedBlockIn = (context: FileContext, group: IntendedGroup): SharedBlock | null => {
  if (group.agents.length < 2 || !group.rules.some(({ path }) => isWholeSite(path))) return null;
  const runs = agentRuns(context, group);
  const early = runs.slice(0, -1);
  const next = runs.at(-1);
  if (next === undefined || early.length === 0 || !group.agents.every(isRead)) return null;
  const own = new Set(next.agents.map(({ name }) => name));
  const lines = new Set(group.rules.map(({ line }) => line.number));
  const blocked: { readonly agent: IntendedAgent; readonly rule: Rule }[] = [];
  for (const agent of early.flatMap(({ agents }) => agents).slice(0, MOST_AGENTS)) {
    if (agent.name === "" || own.has(agent.name)) continue;
    const rule = siteBlockFor(context.document, agent.name);
    if (rule !== null && lines.has(rule.line)) blocked.push({ agent, rule });
  }
  const star = blocked.find(({ agent }) => agent.name === GLOBAL);
  const search = blocked.filter(({ agent }) => isForSearch(agent));
  const [first = star] = search;
  if (first === undefined) return null;
  const others = blocked.filter((each) => each !== star && !search.includes(each));
  const agents =
    star === undefined ? [...search, ...others].map(({ agent }) => agent) : [star.agent];
  const [leading, ...more] = agents;
  if (leading === undefined) return null;
  const rule = star?.rule ?? first.rule;
  return {
    group,
    agents: [leading, ...more],
    isForAll: star !== undefined,
    isList: isBlockList(runs),
    early,
    next,
    rule,
  };
};

/**
 * The groups whose rules block the whole site for search crawlers, or for every crawler, named
 * above other user-agent lines and without rules of their own.
 */
export const sharedBlocks: (context: FileContext) => ReadonlyMap<IntendedGroup, SharedBlock> = memo(
  (context) =>
    new Map(
      intendedGroups(context).all.flatMap((group) => {
        const block = sharedBlockIn(context, group);
        return block === null ? [] : [[group, block] as const];
      }),
    ),
);

/** The most names of a file that are examined: lists may have thousands. */
const MOST_NAMES = 300;

/** Those to whom a rule closes the whole site. */
export interface ClosedTo {
  /** In words: every crawler, all others, or the names of some. */
  readonly who: string;
  /** Another line that blocks the whole site for the same crawlers; null if there is none. */
  readonly also: number | null;
}

const namesIn = ({ google }: LineContext): readonly string[] => [
  ...new Set(google.groups.flatMap(({ agents }) => agents.map(({ name }) => name))),
];

/** Whether no crawler that the file names may fetch anything. */
const isClosedToAll = (context: LineContext): boolean => {
  const names = namesIn(context);
  return (
    names.length <= MOST_NAMES &&
    names.every((name) => name === "" || blockedFor(context.document, name) === "site")
  );
};

/** In words, those that the file does not name: every crawler, if it admits none by name. */
export const closedToUnnamed = (context: LineContext): string =>
  isClosedToAll(context) ? CLOSED_TO.all : CLOSED_TO.unnamed;

/** The names of a group as first written, by the name in lower case. */
const spellingsAt = (context: LineContext, line: number): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const { agents, ruleLines } of context.google.groups) {
    if (!ruleLines.includes(line)) continue;
    for (const { name, line: at } of agents) {
      if (!spellings.has(name)) spellings.set(name, context.lines[at - 1]?.valueText ?? name);
    }
  }
  return spellings;
};

/**
 * To whom a rule closes the whole site, by each crawler's own reader; null if it does so to nobody,
 * because no crawler follows it or an `Allow` opens some of the site.
 *
 * @param line the number of a rule that matches the whole site.
 */
export const closedTo = (context: LineContext, line: number): ClosedTo | null => {
  const { document } = context;
  const spellings = spellingsAt(context, line);
  let also: number | null = null;
  const closed = [...spellings.keys()].slice(0, MOST_NAMES).filter((name) => {
    if (name === "") return false;
    const consultation = consultOwnReader(document, name);
    const rules = closingRules(consultation);
    also ??= rules.find((rule) => rule.line !== line)?.line ?? null;
    return rules.some((rule) => rule.line === line) && blockedBy(consultation) === "site";
  });
  if (closed.length === 0) return null;
  const who = closed.includes(GLOBAL)
    ? closedToUnnamed(context)
    : nameList(closed.map((name) => spellings.get(name) ?? name));
  return { who, also };
};
