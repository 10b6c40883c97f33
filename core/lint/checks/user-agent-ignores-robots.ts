import type { Crawler } from "../../vocabulary/crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import {
  type AgentInGroup,
  agentsWhere,
  countNames,
  crawlerOf,
  isForbidding,
  namesOfAgents,
} from "../facts/agents.ts";
import {
  googleUserFetchers,
  metaCrawlers,
  openaiCrawlers,
  perplexityCrawlers,
} from "../sources.ts";

/** Fetchers that act for a person, to which the file may not apply according to their operators. */
const mayIgnore = ({ obeys, category }: Crawler): boolean =>
  obeys === "partly" && (category === "ai-user" || category === "social");

const ignores = ({ obeys, operator }: Crawler): boolean =>
  (obeys === "no" || obeys === "reportedly-not") && operator !== "library";

const finding = (
  message: "ignore" | "may",
  agents: readonly AgentInGroup[],
): readonly Finding<"ignore" | "may">[] => {
  const [first] = agents;
  if (first === undefined) return [];
  const data = { names: namesOfAgents(agents), count: countNames(agents) };
  return [{ ...spanOfAgent(first), message, data }];
};

/**
 * Found in one file of fourteen. The author believes that a fetcher is blocked, but it may come all
 * the same, and nothing else in the file shows it: more than a hint.
 */
export const userAgentIgnoresRobots: Check = defineCheck({
  id: "user-agent-ignores-robots",
  category: "groups",
  severity: "info",
  summary: "Suggest blocking in the server what does not obey robots.txt",
  explanation:
    "Some fetchers act for a person who asked for a page and do not obey robots.txt: Google's user-triggered fetchers and Perplexity-User according to their operators, Slack's link previews according to others. OpenAI and Meta say that robots.txt may not apply to ChatGPT-User, meta-externalfetcher and facebookexternalhit. For these, `Disallow` is only a request.\n\nTo be sure, block them in the server, by their User-Agent header and the IP addresses that their operators publish. Each kind is reported once.",
  sources: [googleUserFetchers, openaiCrawlers, perplexityCrawlers, metaCrawlers],
  examples: {
    bad: [
      "User-agent: Google-Read-Aloud\nDisallow: /\n",
      "User-agent: ChatGPT-User\nUser-agent: Perplexity-User\nDisallow: /\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n", "User-agent: ChatGPT-User\nDisallow:\n"],
  },
  messages: {
    ignore: {
      one: "`Disallow` does not keep {names} out: it is said not to obey robots.txt. To block it, refuse it on your server.",
      other:
        "`Disallow` does not keep {names} out: they are said not to obey robots.txt. To block them, refuse them on your server.",
    },
    may: {
      one: "`Disallow` may not keep {names} out: its operator says that robots.txt may not apply to it. To block it, refuse it on your server.",
      other:
        "`Disallow` may not keep {names} out: their operators say that robots.txt may not apply to them. To block them, refuse them on your server.",
    },
  },
  check(context) {
    const picked = (is: (crawler: Crawler) => boolean): readonly AgentInGroup[] =>
      agentsWhere(context, (agent) => {
        const crawler = crawlerOf(agent);
        // A retired name is reported by another check.
        return crawler !== null && !crawler.retired && is(crawler) && isForbidding(agent.group);
      });
    return [...finding("ignore", picked(ignores)), ...finding("may", picked(mayIgnore))];
  },
});
