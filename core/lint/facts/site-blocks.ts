import { memo } from "../../collections/memo.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import type { FileContext } from "../context.ts";
import { type AgentRun, agentRuns } from "./agent-runs.ts";
import { crawlerOf } from "./agents.ts";
import {
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
  isWholeSite,
} from "./intended-groups.ts";
import { blockedFor, consultOwnReader } from "./search-crawlers.ts";

/**
 * The rule that blocks the whole site for a crawler, as its own reader follows the file; null if it
 * may fetch something, or if an `Allow` with a path shows that exceptions are intended.
 *
 * @param crawler a product token, or `*` for any that the file does not name.
 */
export const siteBlockFor = (document: RobotsDocument, crawler: string): Rule | null => {
  if (blockedFor(document, crawler) !== "site") return null;
  const { policy, selection, decide } = consultOwnReader(document, crawler).matcher;
  const rules = rulesOf(policy, selection);
  return rules.some(({ type, text }) => type === "allow" && text !== "") ? null : decide("/").rule;
};

/** Crawlers that are blocked by rules written for others, further down. */
export interface SharedBlock {
  readonly group: IntendedGroup;
  /** The user-agent lines of these crawlers: that for `*`, otherwise search crawlers first. */
  readonly agents: readonly [IntendedAgent, ...IntendedAgent[]];
  readonly isForAll: boolean;
  /** The lines without rules, and those directly above the rules. */
  readonly early: readonly AgentRun[];
  readonly next: AgentRun;
  readonly rule: Rule;
}

/** The most user-agent lines examined in a group: lists of names may have thousands. */
const MOST_AGENTS = 300;

/** Whether a name is that of an active search crawler, directly or by a fallback. */
const isForSearch = (agent: IntendedAgent): boolean => {
  const crawler = crawlerOf(agent);
  if (crawler?.category !== "search") return false;
  return !crawler.retired || crawlers.some(({ fallbacks }) => fallbacks.includes(crawler.token));
};

const sharedBlockIn = (context: FileContext, group: IntendedGroup): SharedBlock | null => {
  if (group.agents.length < 2 || !group.rules.some(({ path }) => isWholeSite(path))) return null;
  const runs = agentRuns(context, group);
  const early = runs.slice(0, -1);
  const next = runs.at(-1);
  if (next === undefined || early.length === 0) return null;
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
  return { group, agents: [leading, ...more], isForAll: star !== undefined, early, next, rule };
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
