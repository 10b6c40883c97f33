import { type Check, defineCheck } from "../check.ts";
import { rfc9309, standard1994, wgetManual } from "../sources.ts";

export const crOnlyLineEnds: Check = defineCheck({
  id: "cr-only-line-ends",
  category: "file",
  severity: "warning",
  summary: "Avoid lines that end in CR alone",
  explanation:
    "Lines end in LF or in CR and LF. The standards allow a CR alone as well, as computers of the 1990s wrote it, and Google, crawler-commons, Protego, robots-parser and Python read it. GNU Wget and simple programs that look for LF see one long line instead, and in it no rule.",
  sources: [rfc9309("2.2"), standard1994, wgetManual],
  examples: {
    bad: ["User-agent: *\rDisallow: /cart/\r"],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\r\nDisallow: /cart/\r\n",
      "User-agent: *",
    ],
  },
  messages: {
    cr: "The lines of this file end in CR alone. Google and most others read it; GNU Wget and other simple readers see one long line and no rule. Save it with LF line ends.",
  },
  *check({ document: { source }, format, lines }) {
    const hasCr = source.includes("\r");
    if (format.lineEnds === undefined ? !hasCr || source.includes("\n") : format.lineEnds !== "cr")
      return;
    const first = lines.find(({ kind }) => kind !== "blank") ?? lines[0];
    if (first === undefined) return;
    const { from, to } = first.kind === "directive" ? first.content : first;
    yield {
      from,
      to: Math.max(to, Math.min(from + 1, source.length)),
      message: "cr",
      fixes: hasCr
        ? [
            {
              title: "End all lines in LF",
              kind: "safe",
              edits: lines
                .filter(({ to, next }) => next > to)
                .map(({ to, next }) => ({ from: to, to: next, insert: "\n" })),
            },
          ]
        : [],
    };
  },
});
