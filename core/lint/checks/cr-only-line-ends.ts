import { type Check, defineCheck } from "../check.ts";
import { safe } from "../fixes/fix.ts";

export const crOnlyLineEnds: Check = defineCheck({
  id: "cr-only-line-ends",
  category: "file",
  // Search engines read such files.
  severity: "info",
  quiet: "old-readers",
  summary: "Avoid lines that end in CR alone",
  explanation:
    "Lines end in LF or in CR and LF. The standards allow a CR alone as well, as computers of the 1990s wrote it, and Google, crawler-commons, Protego, robots-parser and Python read it. GNU Wget and simple programs that look for LF see one long line instead, and in it no rule.",
  sources: ["rfc9309#2.2", "standard1994", "wgetManual"],
  bad: ["User-agent: *\rDisallow: /cart/\r"],
  good: ["User-agent: *\r\nDisallow: /cart/\r\n"],
  messages: {
    cr: "Wget and some other simple programs find no rule in this file: its lines end in CR alone. Save it with LF line endings.",
  },
  check: ({ document: { source }, dialect, format, lines }) => {
    const hasCr = source.includes("\r");
    if (format.lineEnds === undefined ? !hasCr || source.includes("\n") : format.lineEnds !== "cr")
      return [];
    const first = lines.find(({ kind }) => kind !== "blank") ?? lines[0];
    if (first === undefined) return [];
    const { from, to } = first.kind === "directive" ? first.content : first;
    const ended = lines.filter((line) => line.next > line.to);
    const edits = ended.map((line) => ({ from: line.to, to: line.next, insert: "\n" }));
    return {
      from,
      to: Math.max(to, Math.min(from + 1, source.length)),
      message: "cr",
      severity: dialect.facts.lineEnds.value === "lf" ? "warning" : "info",
      fixes: [hasCr && safe("End all lines with LF", edits)],
    };
  },
});
