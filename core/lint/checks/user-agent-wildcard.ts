import { formatMessage } from "../../text/message.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Fix, Severity } from "../diagnostic.ts";
import { agentValue } from "../facts/agents.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleDocs, googleLibrary, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/**
 * Found in one file of twenty, nearly all for Mediapartners-Google, whose own reader drops the
 * star: a hint for Google's crawlers, information for others if it comes last, a warning elsewhere.
 */
const severityOf = (crawler: Crawler | null, isAtEnd: boolean): Severity => {
  if (!isAtEnd) return "warning";
  return crawler?.operator === "Google" ? "hint" : "info";
};

export const userAgentWildcard: Check = defineCheck({
  id: "user-agent-wildcard",
  category: "groups",
  severity: "warning",
  summary: "Avoid a star in a crawler's name",
  explanation:
    "`*` alone stands for every crawler; inside a name it is not a wildcard. Google, crawler-commons and Protego drop a star at the end. For robots-parser, Python's robotparser and Wget it is part of the name, so `Googlebot*` applies to no crawler. For Google, a name that starts with a star is no crawler's, and a star in the middle ends the name.\n\nA crawler is found by its product token whatever its version, so the plain name is enough. Similar lines are reported once.",
  sources: [googleDocs, googleLibrary, rfc9309("2.2.1")],
  examples: {
    bad: [
      "User-agent: Mediapartners-Google*\nDisallow:\n",
      "User-agent: *Googlebot*\nDisallow: /private/\n",
      "User-agent: Foo*bot\nDisallow: /private/\n",
    ],
    good: ["User-agent: Mediapartners-Google\nDisallow:\n"],
  },
  messages: {
    atEnd:
      "Some crawlers find no crawler of this name: robots-parser, Python and Wget read the star as part of it; Google ignores it. Write `{name}`.",
    middle:
      "Nearly all readers find no crawler called `{value}`: a star in a name is not a wildcard, and Google reads the name only up to it. Write the names of the crawlers.",
    start:
      "Google and nearly all others find no crawler called `{value}`: a star in a name is not a wildcard. Write the names of the crawlers, or `*` alone for all.",
  },
  stage: "agent",
  inFile: true,
  checkLine(line) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const first = value.indexOf("*");
    if (first < 0 || value === "*") return null;
    const name = value.replace(/\.?\*/g, "").trim();
    const isAtEnd = name !== "" && value.startsWith(name);
    const crawler = findCrawler(name);
    const fix: Fix = {
      title: formatMessage(FIX_TITLES.write, { text: shorten(name) }),
      kind: isAtEnd ? "repair" : "suggest",
      edits: [replaceValue(line, name)],
    };
    return {
      from: line.value.from + first,
      to: line.value.from + value.lastIndexOf("*") + 1,
      message: isAtEnd ? "atEnd" : /^\w/.test(value) ? "middle" : "start",
      severity: severityOf(crawler, isAtEnd),
      data: { name, value },
      fixes: isAtEnd || crawler !== null ? [fix] : [],
    };
  },
});
