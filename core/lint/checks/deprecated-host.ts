import { type Check, defineCheck } from "../check.ts";
import { linesOfFields } from "../facts/fields.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { yandexRobots } from "../sources.ts";

export const deprecatedHost: Check = defineCheck({
  id: "deprecated-host",
  category: "directives",
  severity: "info",
  summary: "Suggest a redirect in place of Host",
  explanation:
    "`Host` named the main mirror of a site. Only Yandex ever read it, and it stopped in March 2018. A permanent redirect (status 301) from the other hosts to the main one now does this for every search engine.\n\nThe line does no harm; delete it.",
  sources: [yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nHost: www.shop.example\n",
      "Host: shop.example\n\nUser-agent: *\nDisallow: /cart/\n\nUser-agent: Yandex\nDisallow: /cart/\nHost: shop.example\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "`Host` has no effect: only Yandex ever used it, until March 2018. Redirect your other hosts with status 301 and delete the line.",
    several:
      "`Host` has no effect, here and in {more} more lines below: only Yandex ever used it, until March 2018. Redirect your other hosts with status 301 and delete the lines.",
  },
  check: (context) =>
    Array.from(linesOfFields(context, (name) => name === "host").values(), (lines) => ({
      ...lines[0].content,
      message: lines.length === 1 ? "one" : "several",
      data: { more: lines.length - 1 },
      fixes: [deleteLinesFix(lines, "safe")],
    })),
});
