import { type Check, defineCheck } from "../check.ts";
import { isDirective } from "../facts/fields.ts";
import { tidyLines } from "../fixes/findings-in-file.ts";
import { rfc9309, standard1994 } from "../sources.ts";

export const missingSpaceAfterColon: Check = defineCheck({
  id: "missing-space-after-colon",
  category: "syntax",
  severity: "hint",
  // It makes no difference to any reader, and one file in sixteen is written like this.
  defaultOn: false,
  summary: "Prefer a space after the colon",
  explanation:
    "A space after the colon is optional in every standard and for every reader tried. It only makes the file easier to read.\n\nThe file is reported once.",
  sources: [rfc9309("2.2"), standard1994],
  examples: {
    bad: ["User-agent: *\nDisallow:/cart/\n", "User-agent:*\nDisallow:/cart/\n"],
    good: ["User-agent: *\nDisallow:\nAllow: /cart/\n"],
  },
  messages: {
    one: "A space after the colon makes the line easier to read. Crawlers do not need it.",
    several:
      "A space after the colon makes {count} lines from here on easier to read. Crawlers do not need it.",
  },
  check(context) {
    return tidyLines(
      context,
      context.lines,
      (line) => {
        const { separator, value } = line;
        if (separator === null || value === null || !isDirective(line)) return null;
        if (value.from !== separator.to || value.from === value.to) return null;
        return { at: separator, edits: [{ from: value.from, to: value.from, insert: " " }] };
      },
      "Insert a blank",
    );
  },
});
