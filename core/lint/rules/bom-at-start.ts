import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

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
  *check({ document, lines }) {
    if (document.source.charCodeAt(0) !== 0xfeff) return;
    const isAgent = lines[0]?.field === "user-agent";
    // A second mark becomes the first, which crawlers skip, so that its line begins to count.
    const kind = document.source.charCodeAt(1) === 0xfeff ? "repair" : "safe";
    yield {
      from: 0,
      to: 1,
      message: isAgent ? "group" : "other",
      severity: isAgent ? "warning" : "info",
      fixes: [{ title: "Remove the mark", kind, edits: [{ from: 0, to: 1, insert: "" }] }],
    };
  },
});
