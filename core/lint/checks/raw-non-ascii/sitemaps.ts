import { percentEncode } from "../../../text/bytes.ts";
import { formatMessage } from "../../../text/message.ts";
import { asciiHost } from "../../../text/punycode.ts";
import { definePart, type Part } from "../../check.ts";
import { sitemapLines } from "../../facts/sitemaps.ts";
import { FIX_TITLES } from "../../messages.ts";
import { yandexRobots } from "../../sources.ts";
import { shorten } from "../../wording.ts";

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** An http URL: its scheme and user, its host, its port, and all after it. */
const PARTS = /^(https?:\/\/(?:[^@/?#\s]*@)?)([^/?#\s:]+)([\s\S]*)$/i;

/** A URL as crawlers request it. */
const asRequested = (url: string): string =>
  url.replace(PARTS, (_, scheme: string, host: string, rest: string) =>
    [scheme, asciiHost(host), percentEncode(rest)].join(""),
  );

export const sitemaps: Part = definePart({
  severity: "warning",
  explanation:
    "The same goes for the address of a sitemap: Yandex wants the name of a domain such as `пример.рф` in Punycode, `xn--e1afmkfd.xn--p1ai`, and the rest percent-encoded.",
  sources: [yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\nSitemap: https://пример.рф/sitemap.xml\n",
      "User-agent: *\nDisallow: /cart\nSitemap: https://пример.рф/a.xml\nSitemap: https://пример.рф/b.xml\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart\nSitemap: https://xn--e1afmkfd.xn--p1ai/sitemap.xml # пример.рф\n",
      "User-agent: *\nDisallow: /cart\nSitemap: https://bücher.example/sitemap.xml\n",
    ],
  },
  messages: {
    address:
      "Yandex may not find this sitemap: it allows no Cyrillic letters in this file. Write `{url}`, which works for every crawler.",
    several: {
      one: "Yandex may not find this sitemap and {count} more: it allows no Cyrillic letters in this file. Write `{url}` and the like.",
      other:
        "Yandex may not find this sitemap and {count} more: it allows no Cyrillic letters in this file. Write `{url}` and the like.",
    },
  },
  check: (context) => {
    if (context.document.encoding !== "utf-8") return [];
    const found = sitemapLines(context).filter(({ line }) => CYRILLIC.test(line.valueText));
    const [first, ...others] = found;
    if (first === undefined) return [];
    const url = asRequested(first.line.valueText);
    return [
      {
        ...first.value,
        message: others.length === 0 ? "address" : "several",
        data: { url, count: others.length },
        alsoAt: others.map(({ value }) => value),
        fixes: [
          {
            title: formatMessage(FIX_TITLES.write, { text: shorten(url) }),
            kind: "repair",
            edits: found.map(({ value, line }) => ({
              from: value.from,
              to: value.to,
              insert: asRequested(line.valueText),
            })),
          },
        ],
      },
    ];
  },
});
