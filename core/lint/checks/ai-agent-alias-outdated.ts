import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { crawlerOf, nameList, namesOfAgents } from "../facts/agents.ts";
import { outdatedAliases } from "../facts/ai-crawlers.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { anthropicCrawlers, googleUserFetchers } from "../sources.ts";

const FIX_TITLE = { one: "Add {name}", other: "Add the present names" } as const;

export const aiAgentAliasOutdated: Check = defineCheck({
  id: "ai-agent-alias-outdated",
  category: "groups",
  severity: "hint",
  summary: "Suggest the present names of AI crawlers",
  explanation:
    "Anthropic no longer lists anthropic-ai and Claude-Web among its crawlers; they are now called ClaudeBot, Claude-User and Claude-SearchBot. Google-NotebookLM became Google-GeminiNotebook. Many files still have only the old names, which apply to no crawler.\n\nYou can keep the old name beside the new one. The file is reported once.",
  sources: [anthropicCrawlers, googleUserFetchers],
  examples: {
    bad: [
      "User-agent: anthropic-ai\nDisallow: /\n",
      "User-agent: anthropic-ai\nUser-agent: Claude-Web\nDisallow: /\n",
    ],
    good: ["User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /\n"],
  },
  messages: {
    one: "These rules apply to no crawler: `{name}` is an old name. Its operator now uses `{present}`, which is not in the file. Add it.",
    several:
      "These rules apply to no crawler: {names} are old names. Their operators now use {present}, which are not in the file. Add them.",
  },
  check: (context) => {
    const aliases = outdatedAliases(context);
    const [first] = aliases;
    if (first === undefined) return [];
    const isOne = aliases.length === 1;
    const present = aliases.map((agent) => ({ agent, token: crawlerOf(agent)?.successor ?? "" }));
    return [
      {
        ...spanOfAgent(first),
        message: isOne ? "one" : "several",
        data: {
          name: first.line.valueText,
          names: namesOfAgents(aliases),
          present: nameList(present.map(({ token }) => token)),
        },
        fixes: [
          {
            title: formatMessage(FIX_TITLE, {
              name: present[0]?.token ?? "",
              count: present.length,
            }),
            kind: "suggest",
            edits: present.map(({ agent, token }) =>
              insertBelow(context.document, agent.line, [`User-agent: ${token}`]),
            ),
          },
        ],
      },
    ];
  },
});
