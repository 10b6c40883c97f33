import { programs } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { agentsWhere, crawlerOf, isForbidding, namesOfAgents } from "../facts/agents.ts";
import { commonCrawlNames, wgetManual } from "../sources.ts";
import { shorten } from "../wording.ts";

/**
 * Found in one file of sixteen, most with an old list of names: the rules have no effect, so a
 * hint.
 */
export const userAgentNotARobot: Check = defineCheck({
  id: "user-agent-not-a-robot",
  category: "groups",
  severity: "hint",
  summary: "Suggest blocking browsers and libraries in the server",
  explanation:
    "Only crawlers read robots.txt. Browsers never do, nor do `curl` and the libraries that programs use to fetch pages, unless the program's author adds it. Wget does when it follows links, but its user can turn that off. A group for such a name stops nobody.\n\nBlock such programs in the server. The file is reported once.",
  sources: [commonCrawlNames, wgetManual],
  examples: {
    bad: [
      "User-agent: curl\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: Wget\nDisallow: /\n",
      "User-agent: python-requests\nUser-agent: Chrome\nDisallow: /\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n", "User-agent: Wget\nDisallow:\n"],
  },
  messages: {
    one: "This group keeps nobody out: `{name}` is a browser, a library or a tool, not a crawler, and does not read robots.txt. To block it, refuse it on your server.",
    wget: "`{name}` reads robots.txt only when it follows links, and its user can switch that off. To block it, refuse it on your server.",
    several:
      "These groups keep nobody out: {names} are browsers, libraries or tools, not crawlers, and seldom read robots.txt. To block them, refuse them on your server.",
  },
  check: (context) => {
    const found = agentsWhere(
      context,
      (agent) =>
        (programs.has(agent.name) || crawlerOf(agent)?.operator === "library") &&
        isForbidding(agent.group),
    );
    const [first] = found;
    if (first === undefined) return [];
    const alone = first.name === "wget" ? "wget" : "one";
    return [
      {
        ...spanOfAgent(first),
        message: found.length === 1 ? alone : "several",
        data: { name: shorten(first.line.valueText), names: namesOfAgents(found) },
      },
    ];
  },
});
