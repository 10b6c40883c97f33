import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { type Check, defineCheck } from "../check.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** The octets of a mark, each read as a character. */
const MISREAD = "ï»¿";

/** The marks a file begins with, or the octets of one. */
const markOf = ({ source }: RobotsDocument): string =>
  source.startsWith(MISREAD) ? MISREAD : (/^\ufeff*/.exec(source)?.[0] ?? "");

/** What readers that do not skip the mark lose by it. */
const loss = (field: FieldKind | null): "group" | "line" | "harmless" => {
  if (field === null) return "harmless";
  return field === "user-agent" ? "group" : "line";
};

const SEVERITIES = { group: "warning", line: "info", harmless: "hint", misread: "hint" } as const;

export const bomAtStart: Check = defineCheck({
  id: "bom-at-start",
  category: "file",
  // One file in twenty has one. It weighs more where a directive is lost by it, most where a group is.
  severity: "info",
  summary: "Suggest a file without a byte order mark",
  explanation:
    "Some editors put an invisible mark (U+FEFF) before the first character. Google, crawler-commons and robots-parser skip it. Protego, Python's robotparser and GNU Wget take it for part of the first field's name and lose that line: when it is a user-agent line, the whole group below it is lost to them. Before a comment or a blank line it does no harm.",
  sources: [googleDocs, rfc9309("2.3")],
  examples: {
    bad: [
      "\uFEFFUser-agent: *\nDisallow: /private/\n",
      "ï»¿# a note\nUser-agent: *\nDisallow: /private/\n",
      "\uFEFF# a note\nUser-agent: *\nDisallow: /private/\n",
      "\uFEFFSitemap: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow: /private/\n",
    ],
    good: ["User-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    group:
      "The file starts with an invisible byte order mark. Google skips it; Scrapy, Python's robotparser and Wget lose this `User-agent` line and its group. Remove it.",
    misread:
      "The file starts with `ï»¿`, a byte order mark read in the wrong encoding. It does no harm to the lines below, but is no part of the file. Remove it.",
    line: "The file starts with an invisible byte order mark. Google skips it; Scrapy, Python's robotparser and Wget lose this line. Remove it.",
    harmless:
      "The file starts with an invisible byte order mark. Google skips it; others lose the first line by it, which is no directive here. Remove it.",
  },
  *check({ document, lines, causes }) {
    const mark = markOf(document);
    // A second mark spoils the line, and so does a misread one before a directive; both say so.
    if (mark === "" || causes[0] === "bom-inside-file") return;
    const isMisread = mark === MISREAD && document.encoding !== "latin1";
    const message = isMisread ? "misread" : loss(lines[0]?.field ?? null);
    yield {
      from: 0,
      to: mark.length,
      message,
      severity: SEVERITIES[message],
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
