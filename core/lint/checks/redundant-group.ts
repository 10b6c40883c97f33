import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import { crawlerOf, isPermission, namesOfAgents } from "../facts/agent-lists.ts";
import { digestOf } from "../facts/digest.ts";
import {
  hasCause,
  type MeantAgent,
  type MeantGroup,
  type MeantGroups,
  meantGroups,
  rulesFor,
} from "../facts/meant-groups.ts";
import { spanOfAgent } from "../facts/run-on.ts";
import { cutAgents } from "../fixes/group-edits.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { googleSpecialCrawlers, rfc9309 } from "../sources.ts";

/** The name whose groups a crawler follows when its own is gone: one it falls back on, else `*`. */
const nextName = (groups: MeantGroups, agent: MeantAgent): string => {
  const fallbacks = crawlerOf(agent)?.fallbacks ?? [];
  return fallbacks.map(asciiLower).find((name) => groups.named.has(name)) ?? GLOBAL;
};

/**
 * Whether a crawler may be left to the groups of another name. It may not where it obeys no `*`, and
 * not where it would hang by a retired name or by another operator's: either may go at any time.
 */
const mayFollow = (agent: MeantAgent, next: string): boolean => {
  const crawler = crawlerOf(agent);
  if (crawler === null) return true;
  // Whether somebody may use what others fetch is worth saying outright.
  if (isPermission(agent)) return false;
  if (crawler.ignoresGlobal || crawler.retired) return false;
  const other = findCrawler(next);
  return other === null || (other.operator === crawler.operator && !other.retired);
};

/** What all groups of a name say, as text to compare: their rules, and fields such as Crawl-delay. */
const contentOf = (groups: MeantGroups, name: string): string => {
  const fields = (groups.named.get(name) ?? [])
    .flatMap(({ others }) => others)
    .filter(({ keyText }) => findDirective(keyText)?.scope === "group")
    .map(({ keyText, valueText }) => `${asciiLower(keyText)} ${valueText}`);
  return [digestOf(rulesFor(groups, name)), ...fields.sort()].join("\n");
};

/** The groups that nobody would miss, each with the name that its crawlers would follow instead. */
const redundantGroups = (
  context: FileContext,
): readonly { readonly group: MeantGroup; readonly instead: string }[] => {
  const groups = meantGroups(context);
  const contents = new Map<string, string>();
  const content = (name: string): string => {
    const known = contents.get(name) ?? contentOf(groups, name);
    contents.set(name, known);
    return known;
  };
  const isSpare = (agent: MeantAgent): boolean => {
    const { name, line } = agent;
    if (name === "" || name === GLOBAL || hasCause(context, line)) return false;
    if (groups.named.get(name)?.length !== 1) return false;
    const next = nextName(groups, agent);
    return mayFollow(agent, next) && groups.named.has(next) && content(next) === content(name);
  };
  return groups.all.flatMap((group) => {
    const [first] = group.agents;
    if (first === undefined || group.rules.length === 0 || !group.agents.every(isSpare)) return [];
    return [{ group, instead: nextName(groups, first) }];
  });
};

export const redundantGroup: Check = defineCheck({
  id: "redundant-group",
  category: "groups",
  severity: "hint",
  summary: "Suggest no group that says what another says already",
  explanation:
    "A crawler that no group names follows the group for `*`, or one that it falls back on: Googlebot-Image uses the one for Googlebot. A group of its own with exactly the same rules changes nothing and has to be kept up to date by hand.\n\nGroups for crawlers that never follow `*`, such as AdsBot-Google, are not reported, nor are names such as Google-Extended that only control a use, nor crawlers that would fall back on another operator's group. The file is reported once.",
  sources: [rfc9309("2.2.1"), googleSpecialCrawlers],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\n",
      "User-agent: Googlebot\nDisallow: /a\nAllow: /a/b\n\nUser-agent: Googlebot-Image\nAllow: /a/b\nDisallow: /a\n\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\n\nUser-agent: DuckDuckBot\nDisallow: /private/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: AdsBot-Google\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\nCrawl-delay: 5\n",
    ],
  },
  messages: {
    one: "You do not need this group: without it, {names} would follow the group for `{instead}`, which has the same rules. Delete it, unless the two should differ later.",
    several:
      "You do not need {count} groups: without them, {names} would follow others with the same rules, such as the one for `{instead}`. Delete them, unless they should differ later.",
  },
  *check(context) {
    const redundant = redundantGroups(context);
    const [first] = redundant;
    const agent = first?.group.agents[0];
    if (first === undefined || agent === undefined) return;
    const agents = redundant.flatMap(({ group }) => group.agents);
    const isOne = redundant.length === 1;
    yield {
      ...spanOfAgent(agent),
      message: isOne ? "one" : "several",
      data: {
        instead: findCrawler(first.instead)?.token ?? first.instead,
        count: redundant.length,
        names: namesOfAgents(agents),
      },
      fixes: [
        {
          title: formatMessage(FIX_MESSAGES.deleteGroups, { count: redundant.length }),
          kind: "suggest",
          edits: cutAgents(context, new Set(agents.map(({ name }) => name))),
        },
      ],
    };
  },
});
