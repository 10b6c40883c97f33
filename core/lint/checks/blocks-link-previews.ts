import { GLOBAL } from "../../policy/agent.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import {
  type AgentInGroup,
  agentRuns,
  agentsWhere,
  nameList,
  spanOfAgent,
} from "../facts/agents.ts";
import { siteBlockFor } from "../facts/closed-sites.ts";
import { atFirst } from "../fixes/findings-in-file.ts";

/** The crawlers that make previews of links and obey robots.txt, and where people see these. */
const PREVIEWS: ReadonlyMap<string, string> = new Map([
  ["facebookexternalhit", "Facebook"],
  ["Twitterbot", "X"],
  ["LinkedInBot", "LinkedIn"],
  ["Pinterestbot", "Pinterest"],
  ["Pinterest", "Pinterest"],
]);

const serviceOf = (name: string): string | undefined =>
  PREVIEWS.get(findCrawler(name)?.token ?? "");

/** Whether rules are meant for a crawler: not if another field than a rule is below its name, which is reported by itself. */
const isMeant = (context: FileContext, { name, group }: AgentInGroup): boolean => {
  const next = agentRuns(context, group).at(-1);
  return (
    next === undefined ||
    next.fieldsAbove.length === 0 ||
    next.agents.some((agent) => agent.name === name)
  );
};

export const blocksLinkPreviews: Check = defineCheck({
  id: "blocks-link-previews",
  category: "policy",
  severity: "info",
  summary: "Suggest letting in the crawlers that make previews of links",
  explanation:
    "When somebody shares a link, the social network opens the page to show its title and a picture. facebookexternalhit, Twitterbot, LinkedInBot and Pinterestbot do that. A group that names one of them and blocks the whole site leaves links to your pages without a preview there. They do not train AI models.\n\nMeta says that facebookexternalhit may ignore robots.txt for some purposes. A file that blocks the site for all crawlers is not reported. The file is reported once.",
  sources: ["metaCrawlers", "twitterCards", "rfc9309#2.2.1"],
  bad: [
    "User-agent: Twitterbot\nDisallow: /\n",
    "User-agent: facebookexternalhit\nUser-agent: LinkedInBot\nDisallow: /\n",
  ],
  good: [
    "User-agent: Twitterbot\nDisallow: /cart/\n\nUser-agent: meta-externalagent\nDisallow: /\n",
  ],
  messages: {
    blocked:
      "Links to your pages may show no title or picture on {services}: this blocks what fetches them. Take the names out.",
  },
  check: (context) => {
    if (siteBlockFor(context, GLOBAL) !== null) return [];
    const blocked = agentsWhere(
      context,
      (agent) =>
        serviceOf(agent.name) !== undefined &&
        siteBlockFor(context, agent.name) !== null &&
        isMeant(context, agent),
    );
    const services = [...new Set(blocked.map(({ name }) => serviceOf(name) ?? ""))];
    return atFirst(blocked, spanOfAgent, () => ({
      message: "blocked",
      data: { services: nameList(services) },
    }));
  },
});
