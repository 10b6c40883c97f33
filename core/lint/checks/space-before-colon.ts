import { type Check, defineCheck } from "../check.ts";
import { isDirective } from "../facts/fields.ts";
import { unusualLines } from "../facts/unusual-lines.ts";
import { tidyLines } from "../fixes/findings-in-file.ts";
import { rfc9309, standard1994 } from "../sources.ts";

export const spaceBeforeColon: Check = defineCheck({
  id: "space-before-colon",
  category: "syntax",
  severity: "hint",
  summary: "Prefer the colon right after the name",
  explanation:
    "RFC 9309 allows spaces between the name and the colon, and every reader tried skips them. The standard of 1994 knows no such space, and simple old programs look for `Disallow:` as it stands here.\n\nThe file is reported once.",
  sources: [rfc9309("2.2"), standard1994],
  examples: {
    bad: [
      "User-agent: *\nDisallow : /cart/\n",
      "User-agent : *\nDisallow\t: /cart/\nSitemap : https://shop.example/sitemap.xml\n",
    ],
    good: ["User-agent: *\nDisallow:/cart/\nDisallow: /a : b\n"],
  },
  messages: {
    one: "Some simple old programs may miss this line, because there is a space before the colon. All known crawlers ignore it. Remove it.",
    several:
      "Some simple old programs may miss {count} lines from here on, because there is a space before the colon. All known crawlers ignore it. Remove it.",
  },
  check(context) {
    return tidyLines(
      context,
      unusualLines(context.lines),
      (line) => {
        const { key, separator } = line;
        if (key === null || separator === null || !isDirective(line)) return null;
        const at = { from: key.to, to: separator.from };
        return at.to > at.from ? { at, edits: [{ ...at, insert: "" }] } : null;
      },
      "Remove the blank",
    );
  },
});
