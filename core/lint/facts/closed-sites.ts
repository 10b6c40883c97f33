// Whom a file shuts out of the whole site, and by which line, by the verdicts of their own readers; and who only shares a
// rule that is meant for others.

import { memo } from "../../collections/memo.ts";
import { google } from "../../dialects/google.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { type Consultation, consult } from "../../match/consult.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { bytesOfDocument } from "../../response/cut.ts";
import { effectOf } from "../../response/effect.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { LEADING } from "../../vocabulary/large.ts";
import { isForNoPage } from "../../vocabulary/no-page.ts";
import type { FileContext, LineContext } from "../context.ts";
import { CLOSED_TO } from "../messages.ts";
import { type AgentRun, countNames, crawlerOf, nameList, runOnOf } from "./agents.ts";
import {
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
  isGlobal,
  isWholeSite,
} from "./groups.ts";
import { hostEnd } from "./paths.ts";
import {
  blockedBy,
  blockedFor,
  consultOwnReader,
  enginesOf,
  SEARCH_CRAWLERS,
  siteRuleOf,
} from "./search-crawlers.ts";

/** The text of a pattern that lies within another one, without the star that every pattern ends with. */
const beginning = (text: string): string => text.replace(/\*+$/, "");

/**
 * Whether some rule allows pages of a site that other rules close: neither everything, which they
 * overrule, nor what is no page or only excepts a folder closed by a rule of its own.
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
      !isWholeSite(text) &&
      hostEnd(text) === 0 &&
      !isForNoPage(text) &&
      !isInFolder(text),
  );
};

/** A text, with the HTTP response that it comes in. */
type Served = Pick<LineContext, "document" | "response">;

/**
 * The rule that blocks the whole site for a crawler, as its own reader follows the file; null if it
 * may fetch something, or if an `Allow` of pages shows that exceptions are intended.
 *
 * @param crawler a product token, or `*` for any that the file does not name.
 */
export const siteBlockFor = (context: Served, crawler: string): Rule | null =>
  siteBlockBy(consultOwnReader(context.document, crawler, context.response));

const siteBlockBy = (consultation: Consultation): Rule | null => {
  const rule = siteRuleOf(consultation);
  const { policy, selection } = consultation.matcher;
  return rule === null || opensPages(rulesOf(policy, selection)) ? null : rule;
};

/** Whether Google reads the text: not where it goes by the HTTP response or by an earlier copy. */
export const isRead = ({ document, response }: Served): boolean => {
  const { kind } = effectOf(google, response, bytesOfDocument(document));
  return kind === "read" || kind === "read-cut";
};

/** The rules that block the whole site for a crawler if none of its other rules is longer, as its own reader follows the file. */
const closingRules = ({ matcher: { policy, selection } }: Consultation): readonly Rule[] =>
  rulesOf(policy, selection).filter(({ type, text }) => type === "disallow" && isWholeSite(text));

/**
 * The rule that closes the site to every crawler that the file does not name; rather one without a finding of its own. Below
 * what Google reads, it does so to those that read on.
 */
export const ruleClosingToAll = (context: FileContext): Rule | null => {
  const { document, causes, response } = context;
  const byGoogle = consultOwnReader(document, GLOBAL, response);
  const consultation =
    byGoogle.cutAt === null || siteBlockBy(byGoogle) !== null
      ? byGoogle
      : consult(document, rfc9309, GLOBAL, response);
  const rule = siteBlockBy(consultation);
  if (rule === null) return null;
  const rules = [rule, ...closingRules(consultation)];
  return rules.find(({ line }) => (causes[line - 1] ?? null) === null) ?? rule;
};

/** The rule of a group that closes the whole site to a crawler; null if none does, or another group's. */
export const closedIn = (
  context: FileContext,
  { rules }: IntendedGroup,
  crawler: string,
): Rule | null => {
  const rule = siteBlockFor(context, crawler);
  return rules.some(({ line }) => line.number === rule?.line) ? rule : null;
};

/** Whether a user-agent line names one of the leading search crawlers. */
export const isLeading = (agent: IntendedAgent): boolean =>
  LEADING.includes(crawlerOf(agent)?.token ?? "");

/** Whether a name is that of an active search crawler, directly or by a fallback. */
export const isForSearch = (agent: IntendedAgent): boolean => {
  const crawler = crawlerOf(agent);
  if (crawler?.category !== "search") return false;
  return !crawler.retired || crawlers.some(({ fallbacks }) => fallbacks.includes(crawler.token));
};

/** Crawlers that are blocked by a rule written for others, further down. */
export interface SharedBlock {
  /** The user-agent lines of these crawlers: that for `*`, otherwise search crawlers first. */
  readonly agents: readonly [IntendedAgent, ...IntendedAgent[]];
  readonly isForAll: boolean;
  /** Whether the names are a list of unwanted crawlers, which is not blocked by accident. */
  readonly isList: boolean;
  readonly rule: Rule;
  /** The lines without rules. */
  readonly early: readonly AgentRun[];
  /** For messages: the `path` of the rule, the crawler it is for (`next`, on `line`), and the line below which an own rule would lift it (`last`). */
  readonly words: Readonly<Record<string, string | number>>;
}

/** The most user-agent lines examined in a group: lists of names may have thousands. */
export const MOST_AGENTS = 300;

/** From this many names, a group that blocks the site is a list, whatever the names. */
const LONG_LIST = 10;
/** From this many, it is one if most of them are not of search engines. */
const SHORT_LIST = 4;

/**
 * Whether the names of a group are a list of unwanted crawlers, with nothing but blank lines and
 * comments between them.
 */
const isBlockList = (runs: readonly AgentRun[], agents: readonly IntendedAgent[]): boolean => {
  if (runs.some(({ fieldsAbove, hasLostRule }) => fieldsAbove.length > 0 || hasLostRule))
    return false;
  if (agents.some((agent) => isGlobal(agent) || isLeading(agent))) return false;
  const count = countNames(agents);
  const unwanted = countNames(agents.filter((agent) => !isForSearch(agent)));
  return count >= LONG_LIST || (count >= SHORT_LIST && 2 * unwanted >= count);
};

const sharedBlockIn = (context: FileContext, group: IntendedGroup): SharedBlock | null => {
  const run = group.rules.some(({ path }) => isWholeSite(path)) ? runOnOf(context, group) : null;
  if (run === null) return null;
  const blocked = run.agents
    .filter(({ name }) => name !== "")
    .slice(0, MOST_AGENTS)
    .filter(({ name }) => closedIn(context, group, name) !== null);
  const star = blocked.find(isGlobal);
  const [first = star, ...search] = blocked.filter(isForSearch);
  const rule = first === undefined ? null : closedIn(context, group, (star ?? first).name);
  if (first === undefined || rule === null) return null;
  const early = run.runs.slice(0, -1);
  return {
    agents:
      star === undefined
        ? [first, ...search, ...blocked.filter((each) => !isForSearch(each))]
        : [star],
    isForAll: star !== undefined,
    isList: isBlockList(run.runs, group.agents),
    rule,
    early,
    words: {
      next: run.data.next,
      path: rule.text,
      line: rule.line,
      last: String(early.at(-1)?.last.number ?? 0),
    },
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

/** In words, those that the file does not name: every crawler, if those that it names are treated alike. */
export const unnamedWho = (
  { google: { groups } }: LineContext,
  isAlike: (name: string) => boolean,
): string => {
  const names = [...new Set(groups.flatMap(({ agents }) => agents.map(({ name }) => name)))];
  return names.length <= MOST_NAMES && names.every((name) => name === "" || isAlike(name))
    ? CLOSED_TO.all
    : CLOSED_TO.unnamed;
};

/** The same, of those to whom the whole site is closed; the engines alone if a reader or the response opens it to others. */
export const closedToUnnamed = (context: LineContext): string => {
  const { document, response } = context;
  const isClosed = (name: string): boolean => blockedFor(document, name, response) === "site";
  const isOpened = (name: string): boolean =>
    consultOwnReader(document, name, response).matcher.selection.kind !== "named" &&
    !isClosed(name);
  const closed = SEARCH_CRAWLERS.filter(isClosed);
  return closed.length > 0 && SEARCH_CRAWLERS.some(isOpened)
    ? enginesOf(closed)
    : unnamedWho(context, isClosed);
};

/**
 * In words, to whom a rule closes the whole site, by each crawler's own reader; null if it does so to
 * nobody, because no crawler follows it or an `Allow` opens some of the site.
 *
 * @param line the number of a rule that matches the whole site.
 */
export const closedTo = (context: LineContext, line: number): string | null => {
  const { document, response, google, lines } = context;
  const agents = google.groups
    .filter(({ ruleLines }) => ruleLines.includes(line))
    .flatMap((group) => group.agents)
    .slice(0, MOST_NAMES);
  const closed = agents.filter(({ name }) => {
    if (name === "") return false;
    const consultation = consultOwnReader(document, name, response);
    const isRule = closingRules(consultation).some((rule) => rule.line === line);
    return isRule && blockedBy(consultation) === "site";
  });
  if (closed.length === 0) return null;
  return closed.some(({ name }) => name === GLOBAL)
    ? closedToUnnamed(context)
    : nameList([...new Set(closed.map((agent) => lines[agent.line - 1]?.valueText ?? ""))]);
};
