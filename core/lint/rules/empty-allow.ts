import { deleteButComment } from "../edits/line-edits.ts";
import { defineRule, type LineView, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

const isRule = (line: LineView | undefined): boolean =>
  line?.field === "allow" || line?.field === "disallow";

export const emptyAllow: LintRule = defineRule({
  id: "empty-allow",
  category: "paths",
  severity: "warning",
  summary: "Require a path after Allow",
  explanation:
    "`Disallow:` without a path allows everything. `Allow:` without one does not: Google ignores rules without a path, and no reader tried takes it for more than that. Write `Allow: /` to allow everything, or leave the line out.",
  sources: [googleDocs, rfc9309("2.2")],
  examples: {
    bad: ["User-agent: *\nAllow:\nDisallow: /cart\n", "User-agent: *\nAllow:\n"],
    good: ["User-agent: *\nAllow: /\n", "User-agent: *\nDisallow:\n"],
  },
  messages: {
    empty:
      "`Allow` without a path allows nothing: Google and the others skip it. Write `Allow: /` if everything is meant, or delete the line.",
  },
  stage: "path",
  checkLine(line, { lines }) {
    if (line.field !== "allow" || line.value === null || line.key === null) return null;
    if (line.value.to > line.value.from || line.separator === null || line.missingColon)
      return null;
    const at = line.separator.to;
    const write = {
      title: "Write Allow: /",
      kind: "suggest",
      edits: [{ from: at, to: line.value.to, insert: " /" }],
    } as const;
    // Without any rule the group would run on into the next.
    const isAlone = !isRule(lines[line.number - 2]) && !isRule(lines[line.number]);
    return {
      from: line.key.from,
      to: line.separator.to,
      message: "empty",
      fixes: isAlone
        ? [write]
        : [write, { title: "Delete the line", kind: "suggest", edits: [deleteButComment(line)] }],
    };
  },
});
