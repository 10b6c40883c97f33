import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { isWholeSite } from "../../facts/intended-groups.ts";
import { rulesAround } from "../../facts/skipped-line.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";
import { googleDocs, pythonParser, rfc9309 } from "../../sources.ts";

const isRule = (line: LineView | undefined): boolean =>
  line?.field === "allow" || line?.field === "disallow";

export const allow: Part = definePart({
  severity: "info",
  explanation:
    "`Disallow:` without a path allows everything, but `Allow:` without a path does not: Google and most others ignore it. Wget and older versions of Python's robotparser take it to allow everything, if it comes above the rules that block something. Write `Allow: /` to allow everything, or delete the line.",
  sources: [googleDocs, rfc9309("2.2"), pythonParser],
  examples: {
    bad: ["User-agent: *\nAllow:\nDisallow: /cart\n", "User-agent: *\nAllow:\n"],
    good: ["User-agent: *\nAllow: /\n", "User-agent: *\nDisallow:\n"],
  },
  messages: {
    alone:
      "This `Allow` has no path, so it allows nothing by itself. Write `Allow: /` to allow everything.",
    empty:
      "This `Allow` has no path, so it has no effect. Delete the line, or write `Allow: /` to allow everything.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, { lines }) {
    if (line.field !== "allow" || line.value === null || line.key === null) return null;
    if (line.value.to > line.value.from || line.separator === null || line.missingColon)
      return null;
    const from = line.separator.to;
    const isPlain = line.comment === null;
    const write = {
      title: "Write Allow: /",
      kind: "suggest",
      edits: [{ from, to: line.comment?.from ?? line.to, insert: isPlain ? " /" : " / " }],
    } as const;
    // Without any rule, the group would run on into the next.
    const isAlone = !isRule(lines[line.number - 2]) && !isRule(lines[line.number]);
    // It would contradict a rule that closes the site.
    const isClosed = rulesAround(lines, line).some(
      ({ field, valueText }) => field === "disallow" && isWholeSite(valueText),
    );
    return {
      from: line.key.from,
      to: line.separator.to,
      // Deleted, it would leave its crawlers to the rules of the next group.
      message: isAlone && !isClosed ? "alone" : "empty",
      fixes: [
        ...(isClosed ? [] : [write]),
        ...(isAlone ? [] : [deleteLinesFix([line], "suggest")]),
      ],
    };
  },
});
