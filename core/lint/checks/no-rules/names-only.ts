import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { insertBelow } from "../../fixes/line-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

export const namesOnly: Part = definePart({
  severity: "info",
  explanation:
    "The file names crawlers but has not a single `Allow` or `Disallow` line, so all of them may crawl everything. If that is meant, an empty `Disallow:` says so: the standard of 1994 wants at least one such line in each group, and old readers skip a group without one.",
  sources: [rfc9309("2.2.1"), googleDocs],
  examples: {
    bad: ["User-agent: *\nCrawl-delay: 5\n", "User-agent: *"],
    good: ["User-agent: *\nDisallow:\nCrawl-delay: 5\n"],
  },
  messages: {
    none: "Every crawler may crawl everything: the file has no `Allow` or `Disallow` rule. If you mean that, write an empty `Disallow:`.",
  },
  check: ({ document, lines, intended, causes, google }) => {
    const first = lines[intended.indexOf("user-agent")];
    if (first === undefined || intended.includes("allow") || intended.includes("disallow"))
      return [];
    // A line that is not a rule because of a typo, which another check reports.
    const isFailed = ({ number, kind, text }: LineView): boolean =>
      (causes[number - 1] != null || kind === "text") && /\b(?:dis)?allow/i.test(text);
    if (lines.some(isFailed)) return [];
    // The last line of the first run of names: below it, the rule applies to all of them.
    const last = lines[(google.groups[0]?.agents.at(-1)?.line ?? first.number) - 1] ?? first;
    return [
      {
        ...first.content,
        message: "none",
        fixes: [
          {
            title: "Add an empty Disallow",
            kind: "suggest",
            edits: [insertBelow(document, last, ["Disallow:"])],
          },
        ],
      },
    ];
  },
});
