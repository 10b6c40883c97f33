import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext } from "../context.ts";
import { responsePlace } from "../facts/response-place.ts";
import { draft1996, googleDocs, pythonParser, rfc9309 } from "../sources.ts";

const hasRules = ({ lines }: LineContext): boolean =>
  lines.some(({ field }) => field === "allow" || field === "disallow");

export const httpStatus4xx: Check = defineCheck({
  id: "http-status-4xx",
  category: "response",
  severity: "info",
  summary: "Require a robots.txt that can be fetched",
  explanation:
    "A status from 400 to 499 means that there is no file, so everything is allowed: RFC 9309, Google, Yandex and Naver agree. Rules in the body of the HTTP response are not read.\n\nWith 401 and 403 a few readers do the opposite: Python's parser then blocks everything, as the draft of 1996 recommends. Status 429 is different and has its own check.\n\nIt is a warning where the text has rules, because no crawler reads them.",
  sources: [rfc9309("2.3.1.3"), googleDocs, pythonParser, draft1996],
  examples: {
    bad: ["User-agent: *\nDisallow: /cart/\n", ""],
    good: ["User-agent: *\nDisallow: /cart/\n"],
    responses: [
      { ...PLAIN_RESPONSE, status: 404 },
      { ...PLAIN_RESPONSE, status: 403 },
    ],
  },
  messages: {
    none: "Google, Yandex and most others may fetch everything: with status {status} there is no robots.txt for them. Send status 200 if your rules should count.",
    refused:
      "Google and most others may fetch everything: with status {status} there is no robots.txt for them. Programs that use Python's parser fetch nothing. Send status 200.",
  },
  needs: "response",
  check: (context) => {
    const status = context.response?.status ?? 0;
    if (status < 400 || status > 499 || status === 429) return [];
    return [
      {
        ...responsePlace(context),
        message: status === 401 || status === 403 ? "refused" : "none",
        severity: hasRules(context) ? "warning" : "info",
        data: { status },
      },
    ];
  },
});
