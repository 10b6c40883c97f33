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
    "Status 429 means “too many requests”. Google treats it as a fault of the server, not as a missing file: it stops crawling the site for 12 hours and then goes by the last good copy for up to 30 days. Other statuses from 400 to 499 open the site instead.\n\nA firewall or a limit on requests often causes it. Take `/robots.txt` out of such limits.",
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
  *check(context) {
    if (context.response?.status === 429) {
      yield { ...responsePlace(context), message: "limited" };
    }
  },
});
