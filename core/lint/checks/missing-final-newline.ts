import { type Check, defineCheck } from "../check.ts";
import { lineEndOf } from "../fixes/line-edits.ts";
import { rfc9309 } from "../sources.ts";

export const missingFinalNewline: Check = defineCheck({
  id: "missing-final-newline",
  category: "file",
  severity: "hint",
  // 43 % of real files end like this, no reader minds, and so does every file while it is typed.
  defaultOn: false,
  summary: "Prefer a line end after the last line",
  explanation:
    "By its grammar, RFC 9309 wants a line break after each line; every reader tried accepts a last line without one. It matters when a plugin or a host adds text to the end of the file: the last rule and the first new line then become one, and neither works.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: ["User-agent: *\nDisallow: /cart/"],
    good: ["User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    missing:
      "Text that a plugin or host adds below would become part of this last line, because it has no line ending. End the line.",
  },
  check: ({ document, lines }) => {
    const last = lines.at(-1);
    // After a line end, the last line is an empty one.
    if (last === undefined || last.kind === "blank") return [];
    return [
      {
        from: last.to - 1,
        to: last.to,
        message: "missing",
        fixes: [
          {
            title: "End the line",
            kind: "safe",
            edits: [{ from: last.to, to: last.to, insert: lineEndOf(document) }],
          },
        ],
      },
    ];
  },
});
