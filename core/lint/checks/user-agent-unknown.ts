import { obsoletePrograms, programs } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentsWhere, crawlerOf, namesOfAgents, spanOfAgent } from "../facts/agents.ts";
import { shorten } from "../wording.ts";

export const userAgentUnknown: Check = defineCheck({
  id: "user-agent-unknown",
  category: "groups",
  severity: "hint",
  // Private and rare crawlers are named for good reasons, and no list includes them all.
  defaultOn: false,
  summary: "Suggest checking names that are on no list of crawlers",
  explanation:
    "The Workbench does not know this name. It may be a private crawler, a new one, or one that no longer exists; names close to a known one have a check of their own.\n\nA crawler finds its group only by its exact product token, so look that up with its operator. The file is reported once.",
  sources: ["commonCrawlNames", "rfc9309#2.2.1"],
  bad: [
    "User-agent: XyzBot\nDisallow: /\n",
    "User-agent: XyzBot\nUser-agent: ZyxBot\nDisallow: /\n",
  ],
  good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    one: "The rules for `{name}` may reach nobody: it is on no list of crawlers we know. Look up the exact name in its documentation.",
    several:
      "The rules for {names} may reach nobody: no list of crawlers we know has these names. Look them up.",
  },
  check: (context) => {
    const unknown = agentsWhere(
      context,
      (agent) =>
        crawlerOf(agent) === null && !obsoletePrograms.has(agent.name) && !programs.has(agent.name),
    );
    const [first] = unknown;
    if (first === undefined) return [];
    return {
      ...spanOfAgent(first),
      message: unknown.length === 1 ? "one" : "several",
      data: {
        name: shorten(first.line.valueText),
        names: namesOfAgents(unknown),
      },
    };
  },
});
