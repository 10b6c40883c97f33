import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck } from "../check.ts";
import { responsePlace, successfulResponse } from "../facts/site.ts";

const DAY = 86_400;

/**
 * The seconds for which a copy may be used; 0 if the header does not say, or no copy may be used.
 */
const maxAge = (header: string): number =>
  /\bno-(?:cache|store)\b/i.test(header)
    ? 0
    : Number(/(?:^|[\s,;])max-age\s*=\s*"?(\d{1,15})/i.exec(header)?.[1] ?? 0);

export const longCacheLifetime: Check = defineCheck({
  id: "long-cache-lifetime",
  category: "response",
  severity: "hint",
  summary: "Suggest a cache lifetime of a day or less",
  explanation:
    "Crawlers keep a copy of robots.txt for about a day. RFC 9309 says that they should not use an older one, but that they may go by `Cache-Control`, and Google says that it does. With a long `max-age`, a change to the file, a mistake put right included, may take that long to count.",
  sources: ["rfc9309#2.4", "googleDocs"],
  bad: ["User-agent: *\nDisallow: /cart/\n"],
  good: ["User-agent: *\nDisallow: /cart/\n"],
  responses: [{ ...PLAIN_RESPONSE, cacheControl: "public, max-age=31536000" }],
  messages: {
    long: "Changes to this file may take {days} days to count for Google: `max-age={seconds}` allows copies that old. Send `max-age=3600`, for example.",
  },
  needs: "response",
  check: (context) => {
    const seconds = maxAge(successfulResponse(context)?.cacheControl ?? "");
    if (seconds <= DAY) return [];
    return {
      ...responsePlace(context),
      message: "long",
      data: { seconds: String(seconds), days: Math.ceil(seconds / DAY) },
    };
  },
});
