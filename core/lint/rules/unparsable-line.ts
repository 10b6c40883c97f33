import { commentOut, deleteLine } from "../edits.ts";
import { foreignRuns, isNamed } from "../foreign-lines.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { lighthouse, rfc9309 } from "../sources.ts";

/** Text that was meant to do something: a path, an address, the name of a directive. */
const MEANT = /^[/*]\w|https?:\/\/|\b(?:dis)?allow\b|\buser-?agent\b/i;

export const unparsableLine: LintRule = defineRule({
  id: "unparsable-line",
  category: "syntax",
  severity: "error",
  summary: "Disallow lines that are neither directive nor comment",
  explanation:
    "A line is a directive (`name: value`), a comment that starts with `#`, or blank. Crawlers skip what is none of these, and testing tools report it. Mostly it is a comment without its `#`, a path without its directive, or what a template or an editor left behind.\n\nIt is an error when the text speaks of paths or directives, as it may have been meant to do something, and a warning when it does not. Lines that follow each other are reported once.",
  sources: [rfc9309("2.2"), lighthouse],
  examples: {
    bad: [
      "All robots welcome\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /cart/\n/drafts/\n",
      "---\nlayout: page\ntitle: Robots\n---\nUser-agent: *\nDisallow:\n",
    ],
    good: ["# All robots welcome\nUser-agent: *\nDisallow:\n", "User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "This line is neither a directive nor a comment, so crawlers skip it. Put `#` before it if it is a comment, or write `name: value`.",
    several:
      "These {count} lines are neither directives nor comments, so crawlers skip them. Put `#` before them if they are comments, or write `name: value`.",
  },
  *check(context) {
    for (const run of foreignRuns(context)) {
      if (run.every(isNamed)) continue;
      const isOne = run.length === 1;
      yield {
        ...run[0].content,
        message: isOne ? "one" : "several",
        severity: run.some(({ text }) => MEANT.test(text)) ? "error" : "warning",
        data: { count: run.length },
        fixes: [
          {
            title: isOne ? "Turn into a comment" : `Turn ${run.length} lines into comments`,
            kind: "suggest",
            edits: run.map(commentOut),
          },
          {
            title: isOne ? "Delete the line" : `Delete ${run.length} lines`,
            kind: "suggest",
            edits: run.map(deleteLine),
          },
        ],
      };
    }
  },
});
