import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { type Check, defineCheck } from "../check.ts";
import { fixOf } from "../fixes/fix.ts";
import { FIX_TITLES } from "../messages.ts";

/** The bytes of a byte order mark, each read as a character. */
const MISREAD = "ï»¿";

/** The byte order marks at the start of a file, or the bytes of one. */
const markOf = ({ source }: RobotsDocument): string =>
  source.startsWith(MISREAD) ? MISREAD : (/^\ufeff*/.exec(source)?.[0] ?? "");

/** What readers that do not skip the mark lose because of it. */
const loss = (field: FieldKind | null): "group" | "line" | "harmless" => {
  if (field === null) return "harmless";
  return field === "user-agent" ? "group" : "line";
};

export const bomAtStart: Check = defineCheck({
  id: "bom-at-start",
  category: "file",
  // Found in one file of twenty, and search engines skip it.
  severity: "info",
  summary: "Suggest a file without a byte order mark",
  explanation:
    "Some editors put an invisible mark (U+FEFF) before the first character. Google, crawler-commons and robots-parser skip it. Protego, Python's robotparser and GNU Wget read it as part of the first field's name and lose that line: when it is a user-agent line, the whole group below it is lost to them. Before a comment or a blank line it does no harm.",
  sources: ["googleDocs", "rfc9309#2.3"],
  bad: [
    "\uFEFFUser-agent: *\nDisallow: /private/\n",
    "ï»¿# a note\nUser-agent: *\nDisallow: /private/\n",
    "\uFEFF# a note\nUser-agent: *\nDisallow: /private/\n",
    "\uFEFFSitemap: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow: /private/\n",
  ],
  good: ["User-agent: *\nDisallow: /private/\n"],
  messages: {
    group:
      "Some programs (Scrapy, Python, Wget), though not Google, miss this line and its group: an invisible byte order mark is before it. Remove it.",
    misread:
      "These three characters do nothing: they are a byte order mark in the wrong encoding. You can remove them.",
    line: "Some programs (Scrapy, Python, Wget), though not Google, miss this line: an invisible byte order mark is before it. Remove it.",
    harmless:
      "The file starts with an invisible byte order mark. It does no harm here. You can remove it.",
  },
  check: ({ document, dialect, lines, causes }) => {
    const mark = markOf(document);
    // A second mark makes the line invalid, and so does a misread one before a directive; both have
    // their own findings.
    if (mark === "" || causes[0] === "hidden-character") return [];
    const isMisread = mark === MISREAD && document.encoding !== "latin1";
    const message = isMisread ? "misread" : loss(lines[0]?.field ?? null);
    const isLoss = message === "group" || message === "line";
    const isMinded = isLoss && dialect.facts.bom.value === "kept";
    // Crawlers skip only one mark: once two are removed, the first line takes effect.
    const kind = mark.startsWith("\ufeff\ufeff") ? "repair" : "safe";
    const span = { from: 0, to: mark.length };
    return {
      ...span,
      message,
      severity: isMinded ? "warning" : message === "group" ? "info" : "hint",
      quiet: isLoss ? "old-readers" : "not-needed",
      fixes: [fixOf(kind, FIX_TITLES.removeMark, { ...span, insert: "" })],
    };
  },
});
