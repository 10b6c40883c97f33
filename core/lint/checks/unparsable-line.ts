import { type Check, defineCheck } from "../check.ts";
import { nonRobotsLines, nonRobotsRuns } from "../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix } from "../fixes/line-edits.ts";
import { lighthouse, rfc9309 } from "../sources.ts";

/** Text that mentions what robots.txt files are about. */
const MEANT = /\b(?:dis)?allow\b|\buser-?agent\b|^\/\w/i;

export const unparsableLine: Check = defineCheck({
  id: "unparsable-line",
  category: "syntax",
  severity: "error",
  summary: "Avoid lines that are neither directive nor comment",
  explanation:
    "A line is a directive (`name: value`), a comment that starts with `#`, or blank. Crawlers skip what is none of these, and testing tools report it. Mostly it is a comment without its `#`, or what a template or an editor left behind.\n\nIt is an error when the text seems meant to do something, and when the file has nothing else; otherwise nothing is lost, and it is information. Lines that follow each other are reported once.",
  sources: [rfc9309("2.2"), lighthouse],
  examples: {
    bad: [
      "All robots welcome\nUser-agent: *\nDisallow:\n",
      "All robots welcome\nto our shop\nUser-agent: *\nDisallow:\n",
      "404 Not Found\n\nSorry.\n",
    ],
    good: ["# All robots welcome\nUser-agent: *\nDisallow:\n", "User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "Crawlers skip this line: it is neither a directive nor a comment. Put `#` before it if it is a comment, or write `name: value`.",
    several: {
      other:
        "Crawlers skip these {count} lines: they are neither directives nor comments. Put `#` before them if they are comments, or write `name: value`.",
    },
    foreign:
      "Crawlers may fetch everything: no line of this file is a directive, so they find no rules. Check what your server sends for `/robots.txt`.",
  },
  check: (context) => {
    const { runs, isAll } = nonRobotsLines(context);
    const [first] = runs;
    if (isAll && first !== undefined) return [{ ...first.lines[0].content, message: "foreign" }];
    return nonRobotsRuns(context, "prose").map((run) => ({
      ...run[0].content,
      message: run.length === 1 ? "one" : "several",
      severity: run.some(({ text }) => MEANT.test(text)) ? "error" : "info",
      data: { count: run.length },
      fixes: [commentOutFix(run), deleteFix(run)],
    }));
  },
});
