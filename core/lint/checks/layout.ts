import { lineNumberAt } from "../../syntax/parse.ts";
import { type Check, defineCheck } from "../check.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { safe } from "../fixes/fix.ts";
import { format } from "../fixes/format.ts";

export const layout: Check = defineCheck({
  id: "layout",
  aliases: [
    "trailing-whitespace",
    "leading-whitespace",
    "space-before-colon",
    "missing-space-after-colon",
    "directive-case",
    "missing-blank-line-between-groups",
    "missing-final-newline",
    "inline-comment",
  ],
  gone: ["mixed-line-ends", "commented-out-directive"],
  category: "file",
  severity: "hint",
  quiet: "layout",
  summary: "Prefer the usual layout",
  explanation:
    "Spaces around names, colons and values, upper and lower case of field names, and blank lines between groups change no verdict. RFC 9309 allows all of them, and the standard of 1994 and Yandex ask for a blank line between groups.\n\nFormat writes one layout: field names as in the reference, one space after the colon, none at the ends of lines, one blank line between groups, and a line end at the last line. It leaves alone what some reader would read otherwise.",
  sources: ["rfc9309#2.2", "standard1994", "yandexRobots"],
  bad: [
    "User-agent: *\n   Disallow : /cart/   \n",
    "USER-AGENT: *\nDisallow:/cart/\nUser-agent: GPTBot\nDisallow: /",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n"],
  messages: {
    untidy: {
      one: "Format would tidy this line. No verdict changes.",
      other: "Format would tidy {count} lines, first this one. No verdict changes.",
    },
  },
  // Format does this, and nobody misses it.
  defaultOn: false,
  check({ document, lines }) {
    const edits = format(document);
    const numbers = new Set(
      edits.map(({ from }) => Math.min(lineNumberAt(document, from), lines.length)),
    );
    const untidy = lines.filter(({ number }) => numbers.has(number));
    return atFirst(
      untidy,
      // The mark of a blank line is its line end.
      ({ kind, from, to, next }) => ({ from, to: kind === "blank" ? next : to }),
      () => ({
        message: "untidy",
        data: { count: untidy.length },
        fixes: [safe("Format the file", edits)],
      }),
    );
  },
});
