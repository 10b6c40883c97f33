import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { intendedCrawler } from "../../vocabulary/intended-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext } from "../context.ts";
import type { Severity } from "../diagnostic.ts";
import { agentValue, hasLongList, isNamed } from "../facts/agents.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { commonCrawlNames, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** The severity: lower if the correct name occurs too, or in a list copied from elsewhere. */
const severityOf = (context: LineContext, token: string): Severity => {
  const isSearch = findCrawler(token)?.category === "search";
  return isNamed(context, token) || (hasLongList(context) && !isSearch) ? "info" : "warning";
};

export const userAgentTypo: Check = defineCheck({
  id: "user-agent-typo",
  category: "groups",
  severity: "warning",
  summary: "Avoid misspelt names of known crawlers",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Google-Bot` and `Googelbot` are names that no crawler has, so their rules apply to no crawler, and the crawler that was meant follows `*`.\n\nThe name is compared with those of well-known crawlers. If it is a crawler of its own, leave it as it is. It is information only where the file has the right name as well, and in lists of more than twenty names, unless a search engine is meant.",
  sources: [rfc9309("2.2.1"), commonCrawlNames],
  examples: {
    bad: ["User-agent: Googelbot\nDisallow: /private/\n", "User-agent: ahrefs-bot\nDisallow: /\n"],
    good: ["User-agent: googlebot\nDisallow: /private/\n", "User-agent: MJ12bot\nDisallow: /\n"],
  },
  messages: {
    near: "This group may apply to no crawler: none is known as `{name}`. If you mean `{token}`, write it exactly like that.",
  },
  stage: "agent",
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const token = intendedCrawler(value);
    if (token === null) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      severity: severityOf(context, token),
      message: "near",
      data: { name: value, token },
      fixes: [
        {
          title: formatMessage(FIX_TITLES.write, { text: shorten(token) }),
          kind: "suggest",
          edits: [replaceValue(line, token)],
        },
      ],
    };
  },
});
