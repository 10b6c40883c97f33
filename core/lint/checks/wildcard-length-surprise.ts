import { type Check, defineCheck } from "../check.ts";
import { claimsByGroup } from "../facts/claims-by-group.ts";
import { googleDocs, rfc9309, yandexRobots } from "../sources.ts";

export const wildcardLengthSurprise: Check = defineCheck({
  id: "wildcard-length-surprise",
  category: "interactions",
  severity: "info",
  summary: "Suggest a longer path where a pattern wins by its stars alone",
  explanation:
    "Google and RFC 9309 count every character of a path, `*` and `$` included: `/*.htm` has six and wins over `/page` with five where both match. Yandex does not count `*` and a final `$`, so there the plain path wins. It is reported where an `Allow` loses to a `Disallow` for a type of file.\n\nA longer path wins for all readers: `Allow: /page.htm`.",
  sources: [googleDocs, rfc9309("2.2.2"), yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nAllow: /page\nDisallow: /*.htm\n",
      "User-agent: *\nAllow: /docs\nAllow: /faq\nDisallow: /*.pdf$\n",
    ],
    good: [
      "User-agent: *\nAllow: /page.htm\nDisallow: /*.htm\n",
      "User-agent: *\nDisallow: /tmp/\nAllow: /*.js$\n",
      "User-agent: *\nAllow: /page\nDisallow: /shop/*.htm\nDisallow: /p\n",
    ],
  },
  messages: {
    outweighed:
      "Google blocks what both match: `{other}` on line {line} wins because `*` and `$` count as characters. Yandex does not count them, and allows it{more}. Make the path that should win longer.",
  },
  check: (context) =>
    claimsByGroup(context, "outweighed").map(({ span, data }) => ({
      ...span,
      message: "outweighed",
      data,
    })),
});
