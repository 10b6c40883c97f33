import { groupBy } from "../../collections/group-by.ts";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import type { Span } from "../../text/span.ts";
import { webAddress } from "../../text/web-address.ts";
import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { FileContext } from "../context.ts";
import { requestedAddress, type SitemapLine, sitemapLines } from "../facts/site.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";

/** Hosts that are not reachable from outside. */
const PRIVATE =
  /^(?:localhost|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|(?:[\w-]+\.)+(?:local|localhost|internal|lan|test))(?::\d+)?$/;

/**
 * A word before the site's own name, or a part of it: `staging.shop.example`,
 * `shop-dev.host.example`.
 */
const STAGING =
  /^(?:[\w-]+\.)*?(?:[a-z0-9-]+-)?(?:staging|stage|stg|dev|develop|development|testing|test|uat|qa|preprod|pre-?production|sandbox)\d*(?:-[a-z0-9-]+)?\.(?:[\w-]+\.)+[\w-]+(?::\d+)?$/;

const BEFORE_HOST = /^https?:\/\/(?:[^@/?#]*@)?/i;

/** What is wrong with a host other than the site's own. */
const faultOf = (host: string, own: string | null): "private" | "staging" | "other" | null => {
  if (PRIVATE.test(host)) return "private";
  if (STAGING.test(host)) return "staging";
  return own === null ? null : "other";
};

const ANSWER = { ...PLAIN_RESPONSE, requestedUrl: "https://shop.example/robots.txt" };

const host: Part = definePart({
  severity: "info",
  explanation:
    "A sitemap may be on another host: search engines accept it because the line in robots.txt shows that the site agrees. But such a line is often left over from a staging host or an old domain.\n\nWithout the URL of the file, only telling names such as `staging.` or `localhost` are reported. Each host is reported once.",
  sources: ["googleDocs", "sitemapsOrg"],
  bad: [
    "Sitemap: https://staging.shop.example/map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: http://localhost:8080/map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/map.xml\nSitemap: https://files.example/map.xml\nUser-agent: *\nDisallow:\n",
  ],
  good: [
    "Sitemap: https://shop.example/map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://stage.example/map.xml\nUser-agent: *\nDisallow:\n",
  ],
  responses: [ANSWER, ANSWER, ANSWER],
  messages: {
    private:
      "Crawlers do not find what is on `{host}`: nobody outside can reach it. Write the sitemap's URL on the public site.",
    staging:
      "`{host}` looks like a staging host. If it is left over from there, write the sitemap's URL on the public site.",
    other:
      "Search engines accept a sitemap on `{host}`, not `{own}`. If you do not mean that, correct the URL.",
  },
  check: (context) => {
    const own = requestedAddress(context)?.host ?? null;
    const hosts = groupBy(sitemapLines(context), ({ address: { host } }) => host);
    return [...hosts].flatMap(([host, [{ line, value }]]) => {
      const message = host === own ? null : faultOf(host, own);
      if (message === null) return [];
      const from = value.from + (BEFORE_HOST.exec(line.valueText)?.[0].length ?? 0);
      return {
        from,
        to: from + host.length,
        message,
        ...(message === "private" ? { severity: "warning" } : {}),
        data: { host, own: own ?? "" },
      };
    });
  },
});

const FIX_TITLE = { one: "Write https", other: "Write https in {count} lines" } as const;

/** Where the scheme of a plain address stands. */
const schemeOf = ({ value: { from } }: SitemapLine): Span => ({ from, to: from + "http".length });

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
const scheme: Part = definePart({
  aliases: ["sitemap-http-on-https-site"],
  severity: "hint",
  explanation:
    "Nearly all sites use https now and redirect from http. A sitemap at an http URL then costs one extra request. At worst it is an old copy that only lists http URLs, each of which is redirected too.\n\nIf the site really works over http only, the line is right. The file is reported once.",
  sources: ["googleDocs", "sitemapsOrg"],
  bad: [
    "Sitemap: http://shop.example/map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml\nSitemap: http://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml\nSitemap: http://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
  ],
  good: [
    "Sitemap: https://shop.example/map.xml\nSitemap: http://shopexample.onion/map.xml\nUser-agent: *\nDisallow:\n",
  ],
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
    const edits = plain.map((sitemap) => ({ ...schemeOf(sitemap), insert: "https" }));
    return {
      ...schemeOf(first),
      message: isTwin ? "twin" : known ? "known" : "assumed",
      severity: known ? "info" : "hint",
      quiet: known ? null : "not-needed",
      data: { host: first.address.host },
      fixes: [isTwin && deleteLinesFix([first.line]), suggest(FIX_TITLE, edits)],
    };
  },
});

export const sitemapOtherHost: CheckOfParts = joinParts({
  id: "sitemap-other-host",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid sitemaps at an address that is not the site's own",
  parts: { host, scheme },
});
