import { type CheckOfParts, joinParts } from "../check.ts";
import { host } from "./sitemap-other-host/host.ts";
import { scheme } from "./sitemap-other-host/scheme.ts";

export const sitemapOtherHost: CheckOfParts = joinParts({
  id: "sitemap-other-host",
  aliases: ["sitemap-http-on-https-site"],
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid sitemaps at an address that is not the site's own",
  parts: { host, scheme },
});
