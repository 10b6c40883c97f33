import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { FIELD_NAMES } from "../facts/fields.ts";
import { nonRobotsRuns } from "../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix, nameFix } from "../fixes/line-edits.ts";
import { draft1996, lighthouse, rfc9309 } from "../sources.ts";

/** The name of the rule directly above a line, which its path may continue. */
const ruleAbove = ({ lines, intended }: FileContext, line: LineView): string => {
  let index = line.number - 2;
  while (lines[index]?.kind === "blank") index--;
  const field = intended[index] ?? null;
  return FIELD_NAMES[field === "allow" ? "allow" : "disallow"];
};

export const barePathLine: Check = defineCheck({
  id: "bare-path-line",
  category: "syntax",
  severity: "error",
  summary: "Avoid paths without a directive before them",
  explanation:
    "Every path needs its own line with `Disallow:` or `Allow:` before it. A rule does not continue on the next line, so every crawler skips a line that is only a path.\n\nLines that follow each other are reported once.",
  sources: [rfc9309("2.2"), draft1996, lighthouse],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\n/drafts/\n",
      "User-agent: *\nDisallow: /\nAllow: /shop/\n/help/\n/terms.html\n",
      "/cart/\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\nDisallow: /drafts/\n"],
  },
  messages: {
    one: "Crawlers skip this line: `{path}` has no directive before it, and a rule does not continue on the next line. Write `{name}:` before it.",
    several: {
      other:
        "Crawlers skip {count} lines from `{path}` on: they have no directive before the path, and a rule does not continue on the next line. Write `{name}:` before each.",
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
        message: run.length === 1 ? "one" : "several",
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
