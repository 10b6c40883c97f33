import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { identify } from "../../vocabulary/product-token.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentValue, isNamed } from "../facts/agents.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { commonCrawlNames, googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** The start of a browser's header, which crawlers' headers share. */
const BROWSER = /^(?:Mozilla\/\d[\d.]*[\s(]|compatible\s*;)/i;

/** A name, a version and a comment: `FooBot/1.0 (+https://foo.example/bot)`. */
const WITH_COMMENT = /^[^\s/()]+(?:\/\S*)?\s*\([^)]*[+;:/@]/;

export const userAgentFullString: Check = defineCheck({
  id: "user-agent-full-string",
  category: "groups",
  // For known crawlers. Lists of obsolete programs are full of such headers, and lose nothing.
  severity: "warning",
  summary: "Avoid a whole User-Agent header in place of a crawler's name",
  explanation:
    "Crawlers send a long `User-Agent` header with each request, but in robots.txt they look for their product token alone: `Googlebot`, not `Mozilla/5.0 (compatible; Googlebot/2.1; …)`. Google reads a value up to the first character that no token may hold, so a header that starts with `Mozilla/5.0` is a group for a crawler named Mozilla, and there is none. No other reader tried finds a crawler in it either.\n\nWrite the token from the crawler's documentation. It is information only for crawlers that we do not know, and where the file has the token as well.",
  sources: [rfc9309("2.2.1"), googleDocs, commonCrawlNames],
  examples: {
    bad: [
      "User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)\nDisallow: /\n",
      "User-agent: FooBot/1.0 (+https://foo.example/bot)\nDisallow: /\n",
      "User-agent: Mozilla/4.0 (compatible; MSIE 6.0; Windows 98)\nDisallow: /\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n"],
  },
  messages: {
    browser:
      "This is a whole User-Agent header. A crawler looks only for its short name, so this line does nothing. Write `{token}`.",
    program:
      "This names a browser or another program, not a crawler. Such programs do not read robots.txt, so these lines do nothing. Delete them.",
    withComment:
      "Most crawlers do not find their name in a whole User-Agent header; Google and a few others read its start. Write `{token}`.",
  },
  stage: "agent",
  inFile: true,
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const isBrowser = BROWSER.test(value);
    if (!isBrowser && !WITH_COMMENT.test(value)) return null;
    if (findCrawler(value) !== null) return null;
    const { token, how } = identify(value);
    // If the file also contains the name, the crawler finds rules of its own.
    const matters = findCrawler(token)?.retired === false && !isNamed(context, token);
    const canName = how === "from-user-agent" && asciiLower(token) !== "mozilla";
    return {
      from: line.value.from,
      to: line.value.to,
      severity: canName && matters ? "warning" : "info",
      message: !canName ? "program" : isBrowser ? "browser" : "withComment",
      data: { token },
      fixes: canName
        ? [
            {
              title: formatMessage(FIX_TITLES.write, { text: shorten(token) }),
              kind: isBrowser ? "suggest" : "repair",
              edits: [replaceValue(line, token)],
            },
          ]
        : [],
    };
  },
});
