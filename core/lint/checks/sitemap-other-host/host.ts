import { PLAIN_RESPONSE } from "../../../response/plain-response.ts";
import { definePart, type Part } from "../../check.ts";
import { requestedAddress, sitemapLines } from "../../facts/sitemaps.ts";
import { googleDocs, sitemapsOrg } from "../../sources.ts";

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

type Message = "private" | "staging" | "other";

const SEVERITIES = { private: "warning", staging: "info", other: "info" } as const;

const messageFor = (host: string, own: string | null): Message | null => {
  if (PRIVATE.test(host)) return "private";
  if (STAGING.test(host)) return "staging";
  return own === null ? null : "other";
};

const ANSWER = { ...PLAIN_RESPONSE, requestedUrl: "https://shop.example/robots.txt" };

export const host: Part = definePart({
  severity: "info",
  explanation:
    "A sitemap may be on another host: search engines accept it because the line in robots.txt shows that the site agrees. But such a line is often left over from a staging host or an old domain.\n\nWithout the URL of the file, only telling names such as `staging.` or `localhost` are reported. Each host is reported once.",
  sources: [googleDocs, sitemapsOrg],
  examples: {
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
  },
  messages: {
    private: {
      one: "Crawlers do not find this sitemap: nobody outside can reach `{host}`. Write the URL on the public site.",
      other:
        "Crawlers do not find these {count} sitemaps: nobody outside can reach `{host}`. Write the URLs on the public site.",
    },
    staging: {
      one: "`{host}` looks like a staging host. If it is left over from there, write the public site's URL for this sitemap.",
      other:
        "`{host}` looks like a staging host. If it is left over from there, write the public site's URLs for these {count} sitemaps.",
    },
    other: {
      one: "Search engines accept that this sitemap is on `{host}`, not `{own}`. If you do not mean that, correct the URL.",
      other:
        "Search engines accept that {count} sitemaps are on `{host}`, not `{own}`. If you do not mean that, correct the URLs.",
    },
  },
  check: (context) => {
    const own = requestedAddress(context)?.host ?? null;
    const hosts = new Map<string, { from: number; to: number; count: number }>();
    for (const { line, value, address } of sitemapLines(context)) {
      const known = hosts.get(address.host);
      if (known !== undefined) {
        known.count++;
        continue;
      }
      const from = value.from + (BEFORE_HOST.exec(line.valueText)?.[0].length ?? 0);
      hosts.set(address.host, { from, to: from + address.host.length, count: 1 });
    }
    return [...hosts].flatMap(([host, { from, to, count }]) => {
      const message = host === own ? null : messageFor(host, own);
      if (message === null) return [];
      const data = { host, own: own ?? "", count };
      return { from, to, message, severity: SEVERITIES[message], data };
    });
  },
});
