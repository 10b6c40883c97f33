import { definePart, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import { FIELD_NAMES } from "../../facts/lines.ts";
import { nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix, nameFix } from "../../fixes/line-edits.ts";

/** The name of the rule directly above a line, which its path may continue. */
const ruleAbove = ({ lines, intended }: FileContext, line: LineView): string => {
  let index = line.number - 2;
  while (lines[index]?.kind === "blank") index--;
  const field = intended[index] ?? null;
  return FIELD_NAMES[field === "allow" ? "allow" : "disallow"];
};

export const path: Part = definePart({
  aliases: ["bare-path-line"],
  messages: {
    one: "Crawlers skip this line: `{path}` has no directive before it. Write `{name}:` before it.",
    several: {
      other:
        "Crawlers skip {count} lines from `{path}` on: they have no directive before the path. Write `{name}:` before each.",
    },
    outside: {
      one: "Crawlers skip this line: it is a path alone. Write `User-agent: *` above it, and `Disallow:` before it.",
      other:
        "Crawlers skip {count} lines from here on: they are paths alone. Write `User-agent: *` above, and `Disallow:` before each.",
    },
  },
  check: (context) => {
    const firstAgent = context.intended.indexOf("user-agent");
    return nonRobotsRuns(context, "path").map((run) => {
      const [first] = run;
      const name = ruleAbove(context, first);
      const isInGroup = firstAgent >= 0 && firstAgent < first.number;
      return {
        ...first.content,
        message: !isInGroup ? "outside" : run.length === 1 ? "one" : "several",
        data: { path: first.text, name, count: run.length },
        fixes: [
          ...(isInGroup ? [nameFix(name, run, "suggest")] : []),
          commentOutFix(run),
          deleteFix(run),
        ],
      };
    });
  },
});
