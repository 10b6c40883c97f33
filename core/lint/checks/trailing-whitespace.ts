import { isBlank } from "../../syntax/scan.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isDirective } from "../facts/fields.ts";
import { tidyLines } from "../fixes/findings-in-file.ts";
import { rfc9309, standard1994 } from "../sources.ts";

/**
 * `Disallow: ` with one space is how an empty value is usually written, and how any value begins
 * while it is typed.
 */
const isEmptyValue = ({ value, separator, to }: LineView): boolean =>
  value !== null && value.from === value.to && separator !== null && to - separator.to === 1;

export const trailingWhitespace: Check = defineCheck({
  id: "trailing-whitespace",
  category: "file",
  // One file in ten has some. It does no harm, so it stays a hint.
  severity: "hint",
  summary: "Prefer lines without spaces at their end",
  explanation:
    "Spaces at the end of a line are not part of a value: every reader tried trims them. They only show up as changes when two versions of the file are compared.\n\nThe file is reported once; lines of nothing but spaces and comments are not reported.",
  sources: [rfc9309("2.2"), standard1994],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/   \n",
      "User-agent: *\t\nDisallow: /cart/ \n\nSitemap: https://shop.example/s.xml\n",
    ],
    good: ["User-agent: *\nDisallow: \n", "# note \nUser-agent: *\n  \nDisallow: /cart/\n"],
  },
  messages: {
    one: "There are spaces at the end of this line. They have no effect; remove them to keep the file tidy.",
    several:
      "There are spaces at the end of {count} lines from here on. They have no effect; remove them to keep the file tidy.",
  },
  check(context) {
    const { source } = context.document;
    return tidyLines(
      context,
      context.lines,
      (line) => {
        const { to } = line;
        if (!isBlank(source.charCodeAt(to - 1)) || line.comment !== null) return null;
        if (isEmptyValue(line) || !isDirective(line)) return null;
        let from = to;
        while (isBlank(source.charCodeAt(from - 1))) from--;
        return { at: { from, to }, edits: [{ from, to, insert: "" }] };
      },
      "Remove the whitespace",
    );
  },
});
