import { definePart, type Part } from "../../check.ts";
import { isPermission, nameList } from "../../facts/agents.ts";
import { crawlersIgnoringDelay, delayLines } from "../../facts/crawl-delays.ts";
import { hasCause, intendedGroups } from "../../facts/intended-groups.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";

export const ignored: Part = definePart({
  aliases: ["crawl-delay-not-google"],
  severity: "info",
  quiet: "not-needed",
  messages: {
    ignored: {
      one: "This line has no effect: {names} ignores `Crawl-delay`, and this group is for no other crawler. Delete it.",
      other:
        "This line has no effect: {names} ignore `Crawl-delay`, and this group is for no other crawler. Delete it.",
    },
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const lines = delayLines(group);
      const ignoring = lines.length === 0 ? null : crawlersIgnoringDelay(group);
      // Names that only give permission and do not crawl are reported by another check.
      if (ignoring === null || group.agents.every(isPermission)) return [];
      return lines
        .filter((line) => !hasCause(context, line))
        .map((line) => ({
          ...line.content,
          message: "ignored",
          data: { names: nameList(ignoring), count: ignoring.length },
          fixes: [deleteLinesFix([line], "suggest")],
        }));
    }),
});
