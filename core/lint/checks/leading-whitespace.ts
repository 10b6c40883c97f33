import { type Check, defineCheck } from "../check.ts";
import { isDirective, startOf } from "../facts/directive-lines.ts";
import { tidyLines } from "../fixes/tidy.ts";
import { rfc9309 } from "../sources.ts";

export const leadingWhitespace: Check = defineCheck({
  id: "leading-whitespace",
  category: "syntax",
  severity: "hint",
  summary: "Prefer directives at the start of their lines",
  explanation:
    "RFC 9309 allows blanks before a directive, and every reader tried skips them. Simple programs of old looked for a name at the very start of a line, so it is safer there.\n\nThe file is reported once.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\n   Disallow: /cart/\n",
      "User-agent: *\n\tDisallow: /cart/\n\tDisallow: /drafts/\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n   # a remark\n"],
  },
  messages: {
    one: "Blanks stand before this directive. All known crawlers skip them; simple old programs may miss the line. Remove them.",
    several:
      "Blanks stand before {count} directives from here on. All known crawlers skip them; simple old programs may miss the lines. Remove them.",
  },
  *check(context) {
    yield* tidyLines(
      context,
      (line) => {
        const at = { from: startOf(line, context.document), to: line.key?.from ?? 0 };
        return at.to > at.from && isDirective(line) ? { at, edits: [{ ...at, insert: "" }] } : null;
      },
      "Remove the blanks",
    );
  },
});
