import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { hasPath } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/**
 * A scheme and a host, often with a slash that a tool added in front; the rest of a URL follows.
 */
const WITH_SCHEME = /^\/?[a-z][a-z0-9+.-]*:\/\/[^/?\s]*/i;

/**
 * `//` and a host name that ends before a slash: `//admin` and `//index.php` are not host names.
 */
const WITHOUT_SCHEME = /^\/\/(?:[\w-]+\.)+[a-z]{2,}(?=\/)/i;

/** A host name at the start that is not a file name. */
const BARE_HOST =
  /^(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+(?:com|co|org|net|edu|gov|info|example)(?:\.[a-z]{2})?)(?::\d+)?(?=\/|\*?$)/i;

const hostEnd = (value: string): number =>
  [WITH_SCHEME, WITHOUT_SCHEME, BARE_HOST]
    .map((pattern) => pattern.exec(value)?.[0].length ?? 0)
    .find((length) => length > 0) ?? 0;

export const pathIsUrl: Check = defineCheck({
  id: "path-is-url",
  category: "paths",
  severity: "error",
  summary: "Avoid whole URLs as the path of a rule",
  explanation:
    "A rule is compared with the path of a URL and what follows it, never with its scheme and host. A rule that holds a whole URL, or starts with a host name, matches nothing for any reader tried.\n\nThe file counts for the host it is served from. Put rules for another host into that host's own robots.txt.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: https://shop.example/cart\n",
      "User-agent: *\nDisallow: www.shop.example/cart\n",
      "User-agent: *\nDisallow: /https://shop.example/old\n",
      "User-agent: *\nDisallow: /cart\nDisallow: https://forum.example/\n",
    ],
    good: ["User-agent: *\nDisallow: /cart\nDisallow: /web/https://shop.example/\n"],
  },
  messages: {
    url: "This rule has no effect: it holds a whole URL, and crawlers compare the path alone. Write `{path}`, in the robots.txt of the host it belongs to.",
    host: "This rule has no effect: it names a host, and crawlers compare the path alone. A robots.txt is always about the host it is served from. Delete the line, or write a path.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    if (!hasPath(line) || line.value === null) return null;
    const value = line.valueText;
    const end = hostEnd(value);
    if (end === 0) return null;
    const rest = value.slice(end);
    const span = { from: line.value.from, to: line.value.from + end };
    // Meant for another host, it does no harm here: it is only in the wrong file.
    if (/^\/?\**$/.test(rest)) return { ...span, message: "host", severity: "info", fixes: [] };
    const path = rest.startsWith("/") ? rest : `/${rest}`;
    return {
      ...span,
      message: "url",
      data: { path },
      fixes: /\s/.test(rest)
        ? []
        : [
            {
              title: formatMessage(FIX_TITLES.write, { text: shorten(path) }),
              kind: "suggest",
              edits: [replaceValue(line, path)],
            },
          ],
    };
  },
});
