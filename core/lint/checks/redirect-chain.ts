import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { webAddress } from "../../text/web-address.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import { responsePlace } from "../facts/site.ts";
import { shorten } from "../wording.ts";

/** The number of redirects that every crawler has to follow. */
const FOLLOWED = 5;

/** The path that a redirect leads to, given as a URL or alone; null if there is none. */
const pathOf = (place: string): string | null =>
  webAddress(place)?.path ?? (/^\/(?!\/)/.test(place) ? place : null);

export const redirectChain: Check = defineCheck({
  id: "redirect-chain",
  category: "response",
  severity: "warning",
  summary: "Avoid redirects that lead crawlers astray",
  explanation:
    "Crawlers follow at least five redirects, to other hosts too, and use what they find for the host they asked. After that, Google acts as if there were no file. Redirects by a script or a meta tag are not followed.\n\nA redirect to a page, such as a login or the home page, gives crawlers a web page in place of rules, so everything is allowed.",
  sources: ["rfc9309#2.3.1.2", "googleDocs"],
  bad: disallow("/cart/", "/cart/", "/cart/"),
  good: ["User-agent: *\nDisallow: /cart/\n"],
  responses: [
    {
      ...PLAIN_RESPONSE,
      redirects: 1,
      requestedUrl: "https://shop.example/robots.txt",
      finalUrl: "https://shop.example/login",
    },
    { ...PLAIN_RESPONSE, redirects: 7 },
    { ...PLAIN_RESPONSE, status: 302 },
  ],
  messages: {
    many: "Google crawls everything, as if there were no robots.txt: it follows 5 redirects, and there are {redirects}. Shorten the chain.",
    page: "Crawlers may crawl everything: the request for robots.txt is redirected to `{path}`, which looks like a page. Send the file itself, with status 200.",
    unfinished:
      "Crawlers follow this redirect (status {status}) and use what they find there. Test that: `curl -iL` prints the whole chain.",
  },
  needs: "response",
  check: (context) => {
    const { response } = context;
    if (response === null) return [];
    const { redirects, finalUrl } = response;
    const place = responsePlace(context);
    const status = response.status ?? 0;
    const path = pathOf(finalUrl ?? "")?.replace(/[?#].*$/, "") ?? null;
    if (redirects > FOLLOWED) return { ...place, message: "many", data: { redirects } };
    if (status >= 300 && status <= 399 && status !== 304)
      return { ...place, message: "unfinished", severity: "info", data: { status } };
    if (path === null || /robots[^/]*$|\.txt$/i.test(path)) return [];
    return { ...place, message: "page", data: { path: shorten(path === "" ? "/" : path) } };
  },
});
