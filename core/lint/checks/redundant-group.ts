import { memoByValue } from "../../collections/memo-by-value.ts";
import { google } from "../../dialects/google.ts";
import { rfc9309 as rfc9309Reader } from "../../dialects/rfc9309.ts";
import { compilePolicy, type Matcher } from "../../match/compile.ts";
import { policyOf } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { equivalent } from "../../proof/changes.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import { atAgent, crawlerOf, isPermission, namesOfAgents } from "../facts/agents.ts";
import {
  forbids,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  type IntendedRule,
  intendedGroups,
  rulesFor,
} from "../facts/groups.ts";
import { haveSameRules } from "../facts/rules.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { cutAgents } from "../fixes/group-edits.ts";

const FIX_TITLE = { one: "Delete the group", other: "Delete {count} groups" } as const;

/** The name whose groups a crawler follows without its own: one of its fallbacks, else `*`. */
const nextName = (groups: IntendedGroups, agent: IntendedAgent): string => {
  const fallbacks = crawlerOf(agent)?.fallbacks ?? [];
  return fallbacks.map(asciiLower).find((name) => groups.named.has(name)) ?? GLOBAL;
};

/**
 * Whether a crawler may rely on the groups of another name: not if it ignores `*`, nor if that name
 * is retired or another operator's, as these may change at any time.
 */
const mayFollow = (agent: IntendedAgent, next: string): boolean => {
  const crawler = crawlerOf(agent);
  if (crawler === null) return true;
  // An explicit permission to use what others crawl is worth keeping.
  if (isPermission(agent)) return false;
  if (crawler.ignoresGlobal || crawler.retired) return false;
  const other = findCrawler(next);
  return other === null || (other.operator === crawler.operator && !other.retired);
};

/**
 * The fields other than rules in the groups of a name, such as Crawl-delay, as text for comparison.
 */
const fieldsIn =
  ({ named }: IntendedGroups) =>
  (name: string): string =>
    (named.get(name) ?? [])
      .flatMap(({ others }) => others)
      .filter(({ keyText }) => findDirective(keyText)?.scope === "group")
      .map(({ keyText, valueText }) => `${asciiLower(keyText)} ${valueText}`)
      .sort()
      .join("\n");

/** The readers for which the rules of two names must be equivalent. */
const READERS = [google, rfc9309Reader];

/** The most steps of work for two names, and the most pairs of names compared. */
const MOST_STEPS = 100_000;
const MOST_PAIRS = 40;

/** The most paths tried before rules are proved to be equivalent. */
const MOST_TRIED = 6;

/**
 * Whether two crawlers may fetch different ones of some paths that the rules of one forbid. Most
 * pairs of groups differ on the first, which shows before an index is made.
 */
const differOnSome = (own: Matcher, other: Matcher, rules: readonly IntendedRule[]): boolean => {
  const isUrl = ({ path }: IntendedRule): boolean => path.startsWith("/") && !/[*$]/.test(path);
  return rules
    .slice(0, MOST_TRIED)
    .some(
      (rule) => isUrl(rule) && own.decide(rule.path).allowed !== other.decide(rule.path).allowed,
    );
};

/** Whether the rules of two names are proved to give every URL the same verdict. */
const comeToTheSame = (
  { document }: FileContext,
  name: string,
  next: string,
  rules: readonly IntendedRule[],
): boolean =>
  READERS.every((reader) => {
    const policy = policyOf(document, reader);
    const [own, other] = [compilePolicy(policy, name), compilePolicy(policy, next)];
    const isRead = own.selection.kind === "named" && other.selection.kind !== "none";
    return isRead && !differOnSome(own, other, rules) && equivalent(own, other, MOST_STEPS);
  });

type Rules = readonly IntendedRule[];

/** A group that can be removed, and the name that its crawlers would follow instead. */
interface Redundant {
  readonly group: IntendedGroup;
  /** Its first one. */
  readonly agent: IntendedAgent;
  readonly instead: string;
}

/** The groups that can be removed. */
const redundantGroups = (context: FileContext): readonly Redundant[] => {
  const groups = intendedGroups(context);
  const fields = memoByValue(fieldsIn(groups));
  /** The rules that were compared, and what was found. */
  const compared: (readonly [own: Rules, other: Rules, isProved: boolean])[] = [];
  const isSame = (name: string, next: string): boolean => {
    const [own, other] = [rulesFor(groups, name), rulesFor(groups, next)];
    if (fields(name) !== fields(next)) return false;
    if (haveSameRules(own, other)) return true;
    // An explicit permission may be intended.
    if (!own.some(forbids) || !other.some(forbids)) return false;
    if (compared.length >= MOST_PAIRS) return false;
    const known = compared.find(([a, b]) => haveSameRules(own, a) && haveSameRules(other, b));
    if (known !== undefined) return known[2];
    const isProved = comeToTheSame(context, name, next, own);
    compared.push([own, other, isProved]);
    return isProved;
  };
  const isSpare = (agent: IntendedAgent): boolean => {
    const { name, line } = agent;
    if (name === "" || name === GLOBAL || hasCause(context, line)) return false;
    if (groups.named.get(name)?.length !== 1) return false;
    const next = nextName(groups, agent);
    return mayFollow(agent, next) && groups.named.has(next) && isSame(name, next);
  };
  return groups.all.flatMap((group) => {
    const [first] = group.agents;
    if (first === undefined || group.rules.length === 0 || !group.agents.every(isSpare)) return [];
    // What a rule with its own finding is meant to do is not known yet.
    if (group.rules.some(({ line }) => hasCause(context, line))) return [];
    return [{ group, agent: first, instead: nextName(groups, first) }];
  });
};

export const redundantGroup: Check = defineCheck({
  id: "redundant-group",
  category: "groups",
  severity: "hint",
  quiet: "not-needed",
  summary: "Suggest no group that says what another says already",
  explanation:
    "A crawler that no group names follows the group for `*`, or one that it falls back on: Googlebot-Image uses the one for Googlebot. A group of its own whose rules give every URL the same verdict changes nothing and has to be kept up to date by hand.\n\nGroups for crawlers that never follow `*`, such as AdsBot-Google, are not reported, nor are names such as Google-Extended that only control a use, nor crawlers that would fall back on another operator's group. The file is reported once.",
  sources: ["rfc9309#2.2.1", "googleSpecialCrawlers"],
  bad: [
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\n",
    "User-agent: Googlebot\nDisallow: /a\nAllow: /a/b\n\nUser-agent: Googlebot-Image\nAllow: /a/b\nDisallow: /a\n\nUser-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\nDisallow: /private/old/*.pdf\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\n\nUser-agent: DuckDuckBot\nDisallow: /private/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /private/\n\nUser-agent: AdsBot-Google\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\nCrawl-delay: 5\n",
  ],
  messages: {
    same: "This group changes nothing: the group for `{instead}` has the same effect on {names}.",
  },
  check(context) {
    const redundant = redundantGroups(context);
    const count = redundant.length;
    const agents = redundant.flatMap(({ group }) => group.agents);
    const edits = cutAgents(context, new Set(agents.map(({ name }) => name)));
    return atFirst(redundant, atAgent, ({ instead, group }) => ({
      message: "same",
      saysOthers: true,
      data: {
        instead: findCrawler(instead)?.token ?? instead,
        names: namesOfAgents(group.agents),
      },
      fixes: [suggest(FIX_TITLE, edits, { count })],
    }));
  },
});
