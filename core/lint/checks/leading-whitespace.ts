import { type Check, defineCheck } from "../check.ts";
import { isDirective, startOf } from "../facts/fields.ts";
import { unusualLines } from "../facts/unusual-lines.ts";
import { tidyLines } from "../fixes/findings-in-file.ts";
import { rfc9309 } from "../sources.ts";

export const leadingWhitespace: Check = defineCheck({
  id: "leading-whitespace",
  category: "syntax",
  severity: "hint",
  summary: "Prefer directives at the start of their lines",
  explanation:
    "RFC 9309 allows spaces before a directive, and every reader tried skips them. Simple old programs looked for a name at the very start of a line, so it is safer there.\n\nThe file is reported once.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\n   Disallow: /cart/\n",
      "User-agent: *\n\tDisallow: /cart/\n\tDisallow: /drafts/\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n   # a comment\n"],
  },
  messages: {
    one: "Some simple old programs may miss this line, because it starts with spaces. All known crawlers ignore them. Remove them.",
    several:
      "Some simple old programs may miss {count} directives from here on, because their lines start with spaces. All known crawlers ignore them. Remove them.",
  },
  check(context) {
    return tidyLines(
      context,
      unusualLines(context.lines),
      (line) => {
        const at = { from: startOf(line, context.document), to: line.key?.from ?? 0 };
        return at.to > at.from && isDirective(line) ? { at, edits: [{ ...at, insert: "" }] } : null;
      },
      "Remove the whitespace",
    );
  },
});
