import { type Check, defineCheck } from "../check.ts";
import { linesOfFields } from "../facts/field-lines.ts";
import { deleteLinesFix } from "../fixes/line-fixes.ts";
import { yandexRobots } from "../sources.ts";

export const deprecatedHost: Check = defineCheck({
  id: "deprecated-host",
  category: "directives",
  severity: "info",
  summary: "Suggest a redirect in place of Host",
  explanation:
    "`Host` named the main mirror of a site. Only Yandex ever read it, and gave it up in March 2018. A permanent redirect (status 301) from the other addresses to the main one does the work today, for every search engine.\n\nThe line does no harm; delete it.",
  sources: [yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nHost: www.shop.example\n",
      "Host: shop.example\n\nUser-agent: *\nDisallow: /cart/\n\nUser-agent: Yandex\nDisallow: /cart/\nHost: shop.example\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "Only Yandex read `Host`, until March 2018; to Google and all others it never meant anything. Redirect the other addresses with status 301 and delete the line.",
    several:
      "Only Yandex read `Host`, until March 2018. This line and {more} more below do nothing. Redirect the other addresses with status 301 and delete them.",
  },
  *check(context) {
    for (const lines of linesOfFields(context, (name) => name === "host").values()) {
      const [first, ...more] = lines;
      yield {
        ...first.content,
        message: more.length === 0 ? "one" : "several",
        data: { more: more.length },
        fixes: [deleteLinesFix(lines, "safe")],
      };
    }
  },
});
