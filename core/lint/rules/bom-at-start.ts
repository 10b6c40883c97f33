import type { RobotsDocument } from "../../syntax/document.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** The octets of a mark, each read as a character. */
const MISREAD = "ï»¿";

/** The marks a file begins with, or the octets of one. */
const markOf = ({ source }: RobotsDocument): string =>
  source.startsWith(MISREAD) ? MISREAD : (/^\ufeff*/.exec(source)?.[0] ?? "");

export const bomAtStart: LintRule = defineRule({
  id: "bom-at-start",
  category: "file",
  // One file in twenty has one; it weighs more only where readers lose a group by it.
  severity: "info",
  summary: "Suggest a file without a byte order mark",
  explanation:
    "Some editors put an invisible mark (U+FEFF) before the first character. Google, crawler-commons and robots-parser skip it. Protego and Python's robotparser take it for part of the first field's name and lose that line: when it is a user-agent line, the whole group below it is lost to them.",
  sources: [googleDocs, rfc9309("2.3")],
  examples: {
    bad: [
      "\uFEFFUser-agent: *\nDisallow: /private/\n",
      "ï»¿# a note\nUser-agent: *\nDisallow: /private/\n",
      "\uFEFF# a note\nUser-agent: *\nDisallow: /private/\n",
    ],
    good: ["User-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    group:
      "The file starts with an invisible byte order mark. Google skips it; Scrapy and Python's robotparser then miss this `User-agent` line and its group. Remove it.",
    misread:
      "The file starts with `ï»¿`, a byte order mark read in the wrong encoding. It does no harm to the lines below, but is no part of the file. Remove it.",
    other:
      "The file starts with an invisible byte order mark. Google skips it; some other readers lose the first line.",
  },
  *check({ document, lines, causes }) {
    const mark = markOf(document);
    // A second mark spoils the line, and so does a misread one before a directive; both say so.
    if (mark === "" || causes[0] === "bom-inside-file") return;
    const isAgent = lines[0]?.field === "user-agent";
    const isMisread = mark === MISREAD && document.encoding !== "latin1";
    yield {
      from: 0,
      to: mark.length,
      message: isMisread ? "misread" : isAgent ? "group" : "other",
      severity: isAgent ? "warning" : "info",
      fixes: [
        {
          title: "Remove the mark",
          // Crawlers skip one: a line that began with two begins to count.
          kind: mark.startsWith("\ufeff\ufeff") ? "repair" : "safe",
          edits: [{ from: 0, to: mark.length, insert: "" }],
        },
      ],
    };
  },
});
