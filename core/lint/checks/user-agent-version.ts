import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentValue } from "../facts/agents.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** A name, a slash, and a version, a star or nothing. */
const VERSIONED = /^(?!mozilla\b)([^/*]*[^/*\s])(\s*\/(?:v?[\d][\w.+-]*|[xX]|\*)?)$/i;

/**
 * Found in one file of fourteen. Google and others that follow RFC 9309 drop the version, and most
 * such names are on old lists of crawlers that no longer exist: a hint. For a known active crawler,
 * some versions of which may not find their group, it is information.
 */
export const userAgentVersion: Check = defineCheck({
  id: "user-agent-version",
  category: "groups",
  severity: "hint",
  summary: "Avoid a version after a crawler's name",
  explanation:
    "A group names a crawler by its product token, which has no version: `FooBot`, not `FooBot/1.0`. Google, crawler-commons and robots-parser drop the slash and what follows. Protego, Python's robotparser and Wget compare the whole and find no such crawler.\n\nThe file is reported once for crawlers that are known, and once for others.",
  sources: [rfc9309("2.2.1"), googleDocs],
  examples: {
    bad: ["User-agent: FooBot/1.0\nDisallow: /\n", "User-agent: SemrushBot/*\nDisallow: /\n"],
    good: ["User-agent: FooBot\nDisallow: /\n"],
  },
  messages: {
    version:
      "Scrapy and others find no crawler of this name, because they read `{version}` as part of it; Google ignores the version. Write `{name}`.",
  },
  stage: "agent",
  inFile: true,
  checkLine(line) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const [, name, tail] = VERSIONED.exec(value) ?? [];
    if (name === undefined || tail === undefined || findCrawler(value) !== null) return null;
    const crawler = findCrawler(name);
    const span = { from: line.value.from + name.length, to: line.value.to };
    return {
      ...span,
      message: "version",
      severity: crawler === null || crawler.retired ? "hint" : "info",
      data: { version: tail.trim(), name },
      fixes: [
        {
          title: formatMessage(FIX_TITLES.write, { text: shorten(name) }),
          kind: "repair",
          edits: [{ ...span, insert: "" }],
        },
      ],
    };
  },
});
