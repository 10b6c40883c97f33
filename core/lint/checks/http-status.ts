import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import type { HttpResponse } from "../../response/response.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineContext } from "../context.ts";
import type { Severity } from "../diagnostic.ts";
import { isRule } from "../facts/lines.ts";
import { responsePlace } from "../facts/site.ts";

/** The number of days for which Google uses its last good copy. */
const LAST_COPY_DAYS = 30;

type Message = "none" | "refused" | "limited" | "status" | "silent" | "lasting";

/** What a status says; null if crawlers read the file. */
const messageOf = ({ status, daysUnreachable }: HttpResponse): Message | null => {
  const isFailure = status === null || (status >= 500 && status <= 599);
  if (isFailure && daysUnreachable > LAST_COPY_DAYS) return "lasting";
  if (status === null) return "silent";
  if (isFailure) return "status";
  if (status === 429) return "limited";
  if (status < 400 || status > 499) return null;
  return status === 401 || status === 403 ? "refused" : "none";
};

const severityOf = (message: Message, { lines }: LineContext): Severity => {
  if (message === "limited") return "warning";
  if (message === "none" || message === "refused") return lines.some(isRule) ? "warning" : "info";
  return "error";
};

export const httpStatus: Check = defineCheck({
  id: "http-status",
  aliases: {
    "http-status-4xx": ["none", "refused"],
    "http-status-429": ["limited"],
    "http-status-5xx": ["status", "silent", "lasting"],
  },
  category: "response",
  severity: "error",
  summary: "Require a robots.txt that crawlers can load",
  explanation:
    "With a status from 500 to 599, a timeout, an unknown host or a broken connection, crawlers cannot know what is allowed. RFC 9309 tells them to crawl nothing. Google stops crawling for 12 hours, then uses its last copy of the file for up to 30 days; after that it crawls as if there were no file if the rest of the site responds, and stops if it does not. For Yandex, any status but 200 allows everything.\n\nStatus 429 means “too many requests”. Google treats it as a server error, not as a missing file: it stops crawling the site for 12 hours and then uses its last copy of the file for up to 30 days. Other statuses from 400 to 499 allow everything.\n\nThe cause is often a firewall or a rate limit. Exempt `/robots.txt` from such limits.\n\nA status from 400 to 499 means that there is no file, so everything is allowed: RFC 9309, Google, Yandex and Naver agree. Rules in the body of the HTTP response are not read.\n\nWith 401 and 403 a few readers do the opposite: Python's parser then blocks everything, as the draft of 1996 recommends.\n\nIt is a warning where the text has rules, because no crawler reads them.",
  sources: [
    "rfc9309#2.3.1.4",
    "rfc9309#2.3.1.3",
    "googleDocs",
    "yandexRobots",
    "lighthouse",
    "pythonParser",
    "draft1996",
  ],
  bad: ["User-agent: *\nDisallow: /cart/\n", "", ...disallow("/cart/", "/cart/", "/cart/"), ""],
  good: ["User-agent: *\nDisallow: /cart/\n"],
  responses: [
    { ...PLAIN_RESPONSE, status: 503 },
    { ...PLAIN_RESPONSE, status: null },
    { ...PLAIN_RESPONSE, status: 500, daysUnreachable: 45 },
    { ...PLAIN_RESPONSE, status: 429 },
    { ...PLAIN_RESPONSE, status: 404 },
    { ...PLAIN_RESPONSE, status: 403 },
  ],
  messages: {
    status:
      "Google and others stop crawling your whole site because of status {status}. After 12 hours, Google uses its last copy. Fix the server error.",
    silent:
      "Google and others stop crawling your whole site: the response does not arrive complete. After 12 hours, Google uses its last copy. Fix the server.",
    lasting:
      "Google crawls without your rules, or not at all, because this file has failed for {days} days. Fix the server.",
    limited:
      "Google stops crawling your site for 12 hours: it takes status 429 for a server error. Exempt `/robots.txt` from your rate limit.",
    none: "Google, Yandex and most others may crawl everything: with status {status} there is no robots.txt for them. Send status 200 if your rules should count.",
    refused:
      "Google and most others may crawl everything: with status {status} there is no file for them. Python's parser blocks everything. Send status 200.",
  },
  needs: "response",
  check: (context) => {
    const { response } = context;
    const message = response === null ? null : messageOf(response);
    if (response === null || message === null) return [];
    return {
      ...responsePlace(context),
      message,
      severity: severityOf(message, context),
      data: { status: response.status ?? 0, days: response.daysUnreachable },
    };
  },
});
