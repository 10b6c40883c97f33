import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { LineView } from "../context.ts";
import { suggest } from "../fixes/fix.ts";
import { insertAbove, insertBelow, lineEndOf } from "../fixes/line-edits.ts";

const namesOnly: Part = definePart({
  explanation:
    "The file names crawlers but has not a single `Allow` or `Disallow` line, so all of them may crawl everything. If that is meant, an empty `Disallow:` says so: the standard of 1994 wants at least one such line in each group, and old readers skip a group without one.",
  sources: ["rfc9309#2.2.1", "googleDocs"],
  bad: ["User-agent: *\nCrawl-delay: 5\n", "User-agent: *"],
  good: ["User-agent: *\nDisallow:\nCrawl-delay: 5\n"],
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
    return {
      ...first.content,
      message: "none",
      fixes: [suggest("Add an empty Disallow", insertBelow(document, last, ["Disallow:"]))],
    };
  },
});

const empty: Part = definePart({
  aliases: ["file-empty"],
  explanation:
    "A file that is empty, or holds nothing but comments, means the same as no file at all: every crawler may crawl everything. That is fine if it is meant; two lines make it plain to anyone who reads the file next.",
  sources: ["rfc9309#2.2", "googleDocs"],
  bad: ["", "\n\n", "# nothing here yet\n"],
  good: ["User-agent: *\nDisallow:\n"],
  messages: {
    empty:
      "Every crawler may crawl everything, because the file is empty. If you mean that, say so with `User-agent: *` and an empty `Disallow:`.",
    comments:
      "Every crawler may crawl everything, because the file has comments only. If you mean that, say so with `User-agent: *` and an empty `Disallow:`.",
  },
  check: ({ document, lines }) => {
    if (lines.some(({ kind }) => kind === "directive" || kind === "text")) return [];
    const comment = lines.find(({ kind }) => kind === "comment");
    const last = lines.at(-1);
    if (last === undefined) return [];
    const group = ["User-agent: *", "Disallow:"];
    const edit =
      last.from === last.to
        ? insertAbove(document, last, group.join(lineEndOf(document)))
        : insertBelow(document, last, group);
    return {
      ...(comment?.comment ?? { from: 0, to: Math.min(1, document.source.length) }),
      message: comment === undefined ? "empty" : "comments",
      fixes: [suggest("Add a group that allows everything", edit)],
    };
  },
});

export const noRules: CheckOfParts = joinParts({
  id: "no-rules",
  gone: ["everything-allowed"],
  category: "file",
  severity: "info",
  summary: "Suggest an explicit rule in a file without any",
  parts: { namesOnly, empty },
});
