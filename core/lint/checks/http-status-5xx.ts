import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck } from "../check.ts";
import { responsePlace } from "../facts/response-place.ts";
import { googleDocs, rfc9309, yandexRobots } from "../sources.ts";

/** The number of days for which Google uses its last good copy. */
const LAST_COPY_DAYS = 30;

export const httpStatus5xx: Check = defineCheck({
  id: "http-status-5xx",
  category: "response",
  severity: "error",
  summary: "Avoid server errors for robots.txt",
  explanation:
    "With a status from 500 to 599, a timeout, an unknown host or a broken connection, crawlers cannot know what is allowed. RFC 9309 tells them to fetch nothing. Google stops crawling for 12 hours, then uses its last copy of the file for up to 30 days; after that it crawls as if there were no file if the rest of the site responds, and stops if it does not. For Yandex, any status but 200 allows everything.\n\nAn empty file with status 200, or a 404, is better than an error.",
  sources: [rfc9309("2.3.1.4"), googleDocs, yandexRobots],
  examples: {
    bad: ["User-agent: *\nDisallow: /cart/\n", "", "User-agent: *\nDisallow: /cart/\n"],
    good: ["User-agent: *\nDisallow: /cart/\n"],
    responses: [
      { ...PLAIN_RESPONSE, status: 503 },
      { ...PLAIN_RESPONSE, status: null },
      { ...PLAIN_RESPONSE, status: 500, daysUnreachable: 45 },
    ],
  },
  messages: {
    status:
      "Crawlers that follow RFC 9309 stay away from the whole site, because of status {status}. Google stops for 12 hours, then uses its last good copy for 30 days. For Yandex everything is allowed. Fix the server error.",
    silent:
      "Crawlers that follow RFC 9309 stay away from the whole site, because the response does not arrive complete. Google stops for 12 hours, then uses its last good copy for 30 days. Fix the server.",
    lasting:
      "Google no longer uses its last copy of this file, because it has failed for {days} days: it crawls without rules if other pages respond, and stops if not. Fix the server.",
  },
  needs: "response",
  check: (context) => {
    const { response } = context;
    if (response === null) return [];
    const { status, daysUnreachable } = response;
    if (status !== null && (status < 500 || status > 599)) return [];
    const isLasting = daysUnreachable > LAST_COPY_DAYS;
    return [
      {
        ...responsePlace(context),
        message: isLasting ? "lasting" : status === null ? "silent" : "status",
        data: { status: status ?? 0, days: daysUnreachable },
      },
    ];
  },
});
