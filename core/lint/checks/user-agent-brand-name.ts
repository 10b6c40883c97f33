import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import { formatMessage } from "../../text/message.ts";
import { brands } from "../../vocabulary/brands.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentValue, isNamed } from "../facts/agents.ts";
import { splitValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { commonCrawlNames, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = "Name {names}";

export const userAgentBrandName: Check = defineCheck({
  id: "user-agent-brand-name",
  category: "groups",
  severity: "warning",
  summary: "Require the name of a crawler in place of a company or product",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Google`, `Bing`, `OpenAI` and `ChatGPT` are names of companies and products. Their crawlers are called `Googlebot`, `bingbot`, `GPTBot` and so on, so they do not follow the group and go by `User-agent: *` instead.\n\nMost companies have several crawlers for different purposes. Name those that you mean. Where the file names one of them already, this is information only.",
  sources: [rfc9309("2.2.1"), commonCrawlNames],
  examples: {
    bad: [
      "User-agent: OpenAI\nDisallow: /private/\n",
      "User-agent: Google\nDisallow: /private/\n",
      "User-agent: ClaudeBot\nUser-agent: perplexity\nDisallow: /private/\n",
    ],
    good: [
      "User-agent: GPTBot\nUser-agent: Googlebot\nDisallow: /private/\n",
      "User-agent: Yandex\nDisallow: /private/\n",
    ],
  },
  messages: {
    one: "These rules do not reach {brand}'s crawler: it is called `{token}`, and crawlers look for their own name only. Write `{token}`.",
    several:
      "These rules do not reach {brand}'s crawlers: they are called {tokens}, and crawlers look for their own name only. Write the names you mean.",
  },
  stage: "agent",
  checkLine(line, context) {
    const value = agentValue(line);
    const tokens = value === null ? undefined : brands.get(asciiLower(value));
    if (value === null || line.value === null || tokens === undefined) return null;
    const [token] = tokens;
    const isOne = tokens.length === 1;
    return {
      from: line.value.from,
      to: line.value.to,
      severity: tokens.some((each) => isNamed(context, each)) ? "info" : "warning",
      message: isOne ? "one" : "several",
      data: { brand: value, token, tokens: formatList(tokens) },
      fixes: [
        {
          title: isOne
            ? formatMessage(FIX_TITLES.write, { text: shorten(token) })
            : formatMessage(FIX_TITLE, { names: formatList(tokens) }),
          kind: "suggest",
          edits: [splitValue(context.document, line, tokens)],
        },
      ],
    };
  },
});
