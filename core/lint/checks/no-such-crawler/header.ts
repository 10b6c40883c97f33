import { asciiLower } from "../../../text/ascii.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { identify } from "../../../vocabulary/product-token.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, isNamed } from "../../facts/agents.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/** The start of a browser's header, which crawlers' headers share. */
const BROWSER = /^(?:Mozilla\/\d[\d.]*[\s(]|compatible\s*;)/i;

/** A name, a version and a comment: `FooBot/1.0 (+https://foo.example/bot)`. */
const WITH_COMMENT = /^[^\s/()]+(?:\/\S*)?\s*\([^)]*[+;:/@]/;

export const header: Part = definePart({
  aliases: ["user-agent-full-string"],
  // Lists of obsolete programs are full of such headers, and lose nothing: those of known crawlers warn.
  quiet: "not-needed",
  messages: {
    browser: "No crawler finds its name here: Google reads only `{read}`. Write `{token}`.",
    program:
      "This names a browser or another program, which does not read robots.txt. Delete the line.",
    withComment:
      "These rules may miss {token}: most crawlers look for their name alone, not for a whole header. Write `{token}`.",
  },
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
      severity: canName && matters ? "warning" : "hint",
      message: !canName ? "program" : isBrowser ? "browser" : "withComment",
      data: { token, read: /^[a-z_-]+/i.exec(value)?.[0] ?? "" },
      fixes: canName ? [writeFix(isBrowser ? "suggest" : "repair", line, token)] : [],
    };
  },
});
