import type { Crawler } from "../../vocabulary/crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import {
  type AgentInGroup,
  agentsWhere,
  crawlerOf,
  namesOfAgents,
  spanOfAgent,
} from "../facts/agents.ts";
import { intendedGroups, rulesFor, shutOut } from "../facts/groups.ts";

/** Fetchers that act for a person, to which the file may not apply according to their operators. */
const mayIgnore = ({ obeys, category }: Crawler): boolean =>
  obeys === "partly" && category === "ai-user";

const ignores = ({ obeys, operator }: Crawler): boolean =>
  (obeys === "no" || obeys === "reportedly-not") && operator !== "library";

/** Whether a group closes the site to a crawler, so that its author believes it to be kept out. */
const isShutOut = (context: FileContext, { name }: AgentInGroup): boolean =>
  shutOut(rulesFor(intendedGroups(context), name));

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
    "Some crawlers, most of which act for a person who asked for a page, do not obey robots.txt: Google's user-triggered fetchers and Perplexity-User according to their operators, Slack's link previews and ByteDance's Bytespider according to others. OpenAI and Meta say that robots.txt may not apply to ChatGPT-User and meta-externalfetcher. For these, `Disallow` is only a request.\n\nTo be sure, block them in the server, by their User-Agent header and the IP addresses that their operators publish. Each kind is reported once.",
  sources: ["googleUserFetchers", "openaiCrawlers", "perplexityCrawlers", "metaCrawlers"],
  bad: [
    "User-agent: Google-Read-Aloud\nDisallow: /\n",
    "User-agent: ChatGPT-User\nUser-agent: Perplexity-User\nDisallow: /\n",
  ],
  good: ["User-agent: ChatGPT-User\nUser-agent: *\nDisallow: /config\n"],
  messages: {
    ignore:
      "This may not keep {names} out: not obeying robots.txt has been reported. To be sure, refuse that name on your server.",
    may: "This may not keep {names} out: the operator says that robots.txt may not apply. To be sure, refuse that name on your server.",
  },
  check(context) {
    const kinds = [["ignore", ignores] as const, ["may", mayIgnore] as const];
    return kinds.flatMap(([message, is]) => {
      const agents = agentsWhere(context, (agent) => {
        const crawler = crawlerOf(agent);
        // A retired name is reported by another check.
        return crawler !== null && !crawler.retired && is(crawler) && isShutOut(context, agent);
      });
      const [first] = agents;
      if (first === undefined) return [];
      const data = { names: namesOfAgents(agents) };
      return { ...spanOfAgent(first), message, data };
    });
  },
});
