import { formatMessage } from "../../../text/message.ts";
import { webAddress } from "../../../text/web-address.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import { requestedAddress, type SitemapLine, sitemapLines } from "../../facts/sitemaps.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";
import { googleDocs, sitemapsOrg } from "../../sources.ts";

const FIX_TITLE = { one: "Write https", other: "Write https in {count} lines" } as const;

/** Hosts that cannot have a certificate: not a public host name, or an onion address. */
const NOT_PUBLIC = /^(?:localhost|[\d.]+|\[.*\])(?::\d+)?$|\.onion$/;

/** Whether a site is known to use https, from its response or its other sitemaps. */
const isSecure = (context: FileContext, { address }: SitemapLine): boolean => {
  const last = webAddress(context.response?.finalUrl ?? "") ?? requestedAddress(context);
  if (last?.scheme === "https" && last.host === address.host) return true;
  return sitemapLines(context).some(
    (other) => other.address.scheme === "https" && other.address.host === address.host,
  );
};

/** Whether the file names the same address with https, too. */
const hasSecureTwin = (context: FileContext, { address }: SitemapLine): boolean =>
  sitemapLines(context).some(
    ({ address: other }) =>
      other.scheme === "https" && other.host === address.host && other.path === address.path,
  );

// 7 % of real files have such a line, most from before their site moved to https, and nothing
// breaks as long as the redirect exists: a hint, and information only if the site is known to use
// https.
export const scheme: Part = definePart({
  severity: "hint",
  explanation:
    "Nearly all sites use https now and redirect from http. A sitemap at an http URL then costs one extra request. At worst it is an old copy that only lists http URLs, each of which is redirected too.\n\nIf the site really works over http only, the line is right. The file is reported once.",
  sources: [googleDocs, sitemapsOrg],
  examples: {
    bad: [
      "Sitemap: http://shop.example/map.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: https://shop.example/a.xml\nSitemap: http://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: https://shop.example/a.xml\nSitemap: http://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    ],
    good: [
      "Sitemap: https://shop.example/map.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: http://shopexample.onion/map.xml\nUser-agent: *\nDisallow:\n",
    ],
  },
  messages: {
    assumed:
      "If your site uses https, crawlers are redirected here, or read old URLs. Write `https:`.",
    twin: "Crawlers are redirected here, or read old URLs: the sitemap's address with `https:` is in the file, too. Delete this line.",
    known:
      "Crawlers are redirected here, or read old URLs: `{host}` uses https, this sitemap `http:`. Write `https:`.",
  },
  check: (context) => {
    const answered = webAddress(context.response?.finalUrl ?? "") ?? requestedAddress(context);
    const plain = sitemapLines(context).filter(
      ({ address: { scheme, host } }) =>
        scheme === "http" &&
        !NOT_PUBLIC.test(host) &&
        !(answered?.scheme === "http" && answered.host === host),
    );
    const [first] = plain;
    if (first === undefined) return [];
    const known = isSecure(context, first);
    const isTwin = plain.length === 1 && hasSecureTwin(context, first);
    const { from } = first.value;
    return [
      {
        from,
        to: from + "http".length,
        message: isTwin ? "twin" : known ? "known" : "assumed",
        severity: known ? "info" : "hint",
        quiet: known ? null : "not-needed",
        data: { host: first.address.host },
        fixes: [
          ...(isTwin ? [deleteLinesFix([first.line], "suggest")] : []),
          {
            title: formatMessage(FIX_TITLE, { count: plain.length }),
            kind: "suggest",
            edits: plain.map(({ value }) => ({
              from: value.from,
              to: value.from + "http".length,
              insert: "https",
            })),
          },
        ],
      },
    ];
  },
});
