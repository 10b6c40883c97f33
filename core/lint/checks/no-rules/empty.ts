import { definePart, type Part } from "../../check.ts";
import { insertAbove, insertBelow, lineEndOf } from "../../fixes/line-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

export const empty: Part = definePart({
  severity: "info",
  explanation:
    "A file that is empty, or holds nothing but comments, means the same as no file at all: every crawler may crawl everything. That is fine if it is meant; two lines make it plain to anyone who reads the file next.",
  sources: [rfc9309("2.2"), googleDocs],
  examples: {
    bad: ["", "\n\n", "# nothing here yet\n"],
    good: ["User-agent: *\nDisallow:\n"],
  },
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
    return [
      {
        from: comment?.comment?.from ?? 0,
        to: comment?.comment?.to ?? Math.min(1, document.source.length),
        message: comment === undefined ? "empty" : "comments",
        fixes: [
          {
            title: "Add a group that allows everything",
            kind: "suggest",
            edits: [
              last.from === last.to
                ? insertAbove(document, last, group.join(lineEndOf(document)))
                : insertBelow(document, last, group),
            ],
          },
        ],
      },
    ];
  },
});
