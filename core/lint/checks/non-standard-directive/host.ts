import { definePart, type Part } from "../../check.ts";
import { linesOfFields } from "../../facts/fields.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";

export const host: Part = definePart({
  severity: "info",
  quiet: "not-needed",
  messages: {
    unused: {
      one: "`Host` has no effect: only Yandex ever used it, until March 2018. Redirect your other hosts with status 301 and delete the line.",
      other:
        "{count} `Host` lines have no effect: only Yandex ever used them, until March 2018. Redirect your other hosts with status 301 and delete the lines.",
    },
  },
  check: (context) =>
    Array.from(linesOfFields(context, (name) => name === "host").values(), (lines) => ({
      ...lines[0].content,
      message: "unused",
      data: { count: lines.length },
      fixes: [deleteLinesFix(lines, "safe")],
    })),
});
