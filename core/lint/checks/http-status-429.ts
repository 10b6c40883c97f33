import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck } from "../check.ts";
import { responsePlace } from "../facts/response-place.ts";
import { googleDocs, lighthouse } from "../sources.ts";

export const httpStatus429: Check = defineCheck({
  id: "http-status-429",
  category: "response",
  severity: "warning",
  summary: "Avoid status 429 for robots.txt",
  explanation:
    "Status 429 means “too many requests”. Google treats it as a server error, not as a missing file: it stops crawling the site for 12 hours and then uses its last copy of the file for up to 30 days. Other statuses from 400 to 499 allow everything.\n\nThe cause is often a firewall or a rate limit. Exempt `/robots.txt` from such limits.",
  sources: [googleDocs, lighthouse],
  examples: {
    bad: ["User-agent: *\nDisallow: /cart/\n"],
    good: ["User-agent: *\nDisallow: /cart/\n"],
    responses: [{ ...PLAIN_RESPONSE, status: 429 }],
  },
  messages: {
    limited:
      "Google stops crawling your site: status 429 counts as a server error for it, and later it uses its last good copy of the file. Exclude `/robots.txt` from your rate limit.",
  },
  needs: "response",
  check: (context) =>
    context.response?.status === 429 ? [{ ...responsePlace(context), message: "limited" }] : [],
});
