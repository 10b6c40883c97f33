import { obsoletePrograms, programs } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { agentsWhere, crawlerOf, namesOfAgents } from "../facts/agents.ts";
import { commonCrawlNames, rfc9309 } from "../sources.ts";
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
  sources: [commonCrawlNames, rfc9309("2.2.1")],
  examples: {
    bad: [
      "User-agent: XyzBot\nDisallow: /\n",
      "User-agent: XyzBot\nUser-agent: ZyxBot\nDisallow: /\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "`{name}` is not on any list of crawlers we know. It may be private, new or gone: look up the exact name in its documentation.",
    several:
      "{count} names are not on any list of crawlers we know: {names}. They may be private, new or gone: look them up in their documentation.",
  },
  check: (context) => {
    const unknown = agentsWhere(
      context,
      (agent) =>
        crawlerOf(agent) === null && !obsoletePrograms.has(agent.name) && !programs.has(agent.name),
    );
    const [first] = unknown;
    if (first === undefined) return [];
    return [
      {
        ...spanOfAgent(first),
        message: unknown.length === 1 ? "one" : "several",
        data: {
          name: shorten(first.line.valueText),
          count: unknown.length,
          names: namesOfAgents(unknown),
        },
      },
    ];
  },
});
