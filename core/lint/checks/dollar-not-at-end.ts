import { type Check, defineCheck, disallow } from "../check.ts";
import { onPath } from "../facts/lines.ts";
import { hasTwin } from "../facts/paths.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";

const INNER = /\$(?!$)/g;

/**
 * A dollar sign at the start of a name or placeholder, such as `/$price` or `/a$b`, is meant
 * literally.
 */
const LITERAL = /\/\$|\$[\w%{(]/g;

export const dollarNotAtEnd: Check = defineCheck({
  id: "dollar-not-at-end",
  category: "paths",
  severity: "warning",
  quiet: "old-readers",
  summary: "Avoid a dollar sign before the end of a path",
  explanation:
    "`$` at the end of a path means that the URL ends there. Anywhere else Google, Protego and robots-parser take it for an ordinary dollar sign; crawler-commons does not match it, Python's new robotparser drops the rule, and Lighthouse counts it as an error.\n\nRFC 9309 writes the sign itself `%24`. But Google matches `%24` only with `%24` in the URL, and URLs mostly hold a plain `$`. So keep the rule as it is for Google and add one with `%24`: with both, one below the other, nothing is reported.\n\nIt is a warning where the sign seems to stand for the end of the URL, and information where it is part of a name: then Google does what was meant.",
  sources: ["rfc9309#2.2.3", "crawlerCommons", "lighthouse"],
  bad: disallow("/price$list", "/*.pdf$?download"),
  good: ["User-agent: *\nDisallow: /*.pdf$\nDisallow: /price$list\nDisallow: /price%24list\n"],
  messages: {
    literal:
      "Common Crawl and new Python programs match nothing with this `$`; Google does. Add the rule with `%24`, too.",
    inner:
      "This matches only URLs that contain `$`: it means the end only as the last character. Move it there.",
  },
  stage: "path",
  inFile: true,
  checkLine: onPath((path, line, context) => {
    const at = path.search(INNER);
    const twin = path.replace(INNER, "%24");
    if (at < 0 || hasTwin(line, context, twin)) return null;
    const { document } = context;
    const { from, to } = line.value;
    const end = from + at + 1;
    const lead = document.source.slice(line.key?.from ?? line.from, from);
    const isJunk = /^[\\,;/.*]+$/.test(path.slice(at + 1));
    const isLiteral = path.replace(/\$$/, "").replace(LITERAL, "").search(INNER) < 0;
    return {
      from: from + at,
      to: end,
      ...(isLiteral ? { message: "literal", severity: "info" } : { message: "inner" }),
      fixes: [
        isJunk && suggest("End the path at the dollar sign", { from: end, to, insert: "" }),
        suggest("Add the rule with %24", insertBelow(document, line, [`${lead}${twin}`])),
      ],
    };
  }),
});
