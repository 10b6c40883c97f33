import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { categoryWords } from "../../vocabulary/crawler-words.ts";
import { type Check, defineCheck } from "../check.ts";
import {
  aiCrawlersByOperator,
  crawlerOf,
  nameList,
  outdatedAliases,
  spanOfAgent,
} from "../facts/agents.ts";
import {
  forbids,
  hasCause,
  type IntendedAgent,
  type IntendedGroups,
  intendedGroups,
  isWholeSite,
  rulesFor,
} from "../facts/groups.ts";
import { everyonesRules } from "../facts/left-out-rules.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { LIST_MESSAGES } from "../messages.ts";

const FIX_TITLE = { one: "Add {name}", other: "Add {count} names" } as const;

/** The most characters for names and their purposes in a message. */
const ROOM = 120;

/** The most names that a message gives with their purposes. */
const MOST_PURPOSES = 2;

const namesOf = (crawlers: readonly Crawler[]): string => {
  const names = crawlers.map(({ token, category }) =>
    crawlers.length > MOST_PURPOSES
      ? token
      : formatMessage(LIST_MESSAGES.nameFor, { name: token, purpose: categoryWords[category] }),
  );
  return nameList(names, ROOM, ROOM);
};

/** Whether groups that name a crawler block it completely. */
const isShutOut = (groups: IntendedGroups, { token }: Crawler): boolean => {
  const rules = rulesFor(groups, asciiLower(token));
  return (
    rules.some((rule) => forbids(rule) && isWholeSite(rule.path)) &&
    rules.every(({ type }) => type === "disallow")
  );
};

/**
 * Reported in one file of fourteen, and often intended: a site that refuses training may want to be
 * found.
 */
export const aiBlockIncomplete: Check = defineCheck({
  id: "ai-block-incomplete",
  category: "groups",
  severity: "hint",
  summary: "Suggest a look at the other AI crawlers of an operator that is kept out",
  explanation:
    "AI companies run several crawlers, one for each purpose. OpenAI: GPTBot collects pages for training, OAI-SearchBot for search in ChatGPT, and ChatGPT-User opens the pages that a user asks for. Anthropic: ClaudeBot, Claude-SearchBot and Claude-User. Blocking one does not block the others.\n\nThat may be what you want: to be found, but not used for training. Crawlers that the file names are not reported, nor is a file that blocks the site for `*`. The file is reported once.",
  sources: ["openaiCrawlers", "anthropicCrawlers", "perplexityCrawlers"],
  bad: [
    "User-agent: GPTBot\nDisallow: /\n",
    "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: ClaudeBot\nUser-agent: Claude-User\nDisallow: /\n",
  ],
  good: [
    "User-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: ChatGPT-User\nAllow: /\n",
    "User-agent: GPTBot\nDisallow: /blog/\n\nUser-agent: ClaudeBot\nUser-agent: Claude-SearchBot\nUser-agent: Claude-User\nDisallow: /\n",
  ],
  messages: {
    others: "This leaves out {names}, also from {operators}. Block those, too?",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const first = new Map<string, IntendedAgent>();
    for (const agent of groups.all.flatMap(({ agents }) => agents)) {
      const crawler = crawlerOf(agent);
      if (crawler === null || first.has(crawler.operator) || hasCause(context, agent.line))
        continue;
      const family = aiCrawlersByOperator().get(crawler.operator) ?? [];
      if (family.includes(crawler) && isShutOut(groups, crawler))
        first.set(crawler.operator, agent);
    }
    if (first.size === 0 || everyonesRules(groups).isClosed) return [];
    // The finding about an old name suggests these already.
    const asked = new Set(outdatedAliases(context).map((agent) => crawlerOf(agent)?.successor));
    const partly = [...first].flatMap(([operator, agent]) => {
      const missing = (aiCrawlersByOperator().get(operator) ?? []).filter(
        ({ token }) => !groups.named.has(asciiLower(token)) && !asked.has(token),
      );
      return missing.length === 0 ? [] : [{ operator, agent, missing }];
    });
    const [top] = partly;
    if (top === undefined) return [];
    const all = partly.flatMap(({ missing }) => missing);
    const edits = partly.map(({ agent, missing }) => {
      const lines = missing.map(({ token }) => `User-agent: ${token}`);
      return insertBelow(context.document, agent.line, lines);
    });
    return {
      ...spanOfAgent(top.agent),
      message: "others",
      data: {
        operators: nameList(partly.map(({ operator }) => operator)),
        names: namesOf(all),
      },
      fixes: [suggest(FIX_TITLE, edits, { name: all[0]?.token ?? "", count: all.length })],
    };
  },
});
