import type { RobotsDocument } from "../../syntax/document.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** The marks a file begins with; in a file that is not UTF-8, the octets of one. */
const markOf = ({ source, encoding }: RobotsDocument): string => {
  if (encoding === "latin1") return source.startsWith("ï»¿") ? "ï»¿" : "";
  return /^\ufeff*/.exec(source)?.[0] ?? "";
};

export const bomAtStart: LintRule = defineRule({
  id: "bom-at-start",
  category: "file",
  severity: "info",
  summary: "Suggest a file without a byte order mark",
  explanation:
    "Some editors put an invisible mark (U+FEFF) before the first character. Google, crawler-commons and robots-parser skip it. Protego and Python's robotparser take it for part of the first field's name and lose that line: when it is a user-agent line, the whole group below it is lost to them.",
  sources: [googleDocs, rfc9309("2.3")],
  examples: {
    bad: [
      "\uFEFFUser-agent: *\nDisallow: /private/\n",
      "\uFEFF# a note\nUser-agent: *\nDisallow: /private/\n",
    ],
    good: ["User-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    group:
      "The file starts with an invisible byte order mark. Google skips it; Scrapy and Python's robotparser then miss this `User-agent` line and its group. Remove it.",
    other:
      "The file starts with an invisible byte order mark. Google skips it; some other readers lose the first line.",
  },
  *check({ document, lines, causes }) {
    const mark = markOf(document);
    // A second mark spoils the line, and says so.
    if (mark === "" || causes[0] === "bom-inside-file") return;
    const isAgent = lines[0]?.field === "user-agent";
    yield {
      from: 0,
      to: mark.length,
      message: isAgent ? "group" : "other",
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
