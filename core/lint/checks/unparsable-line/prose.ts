import { definePart, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { FIELD_NAMES } from "../../facts/lines.ts";
import { nonRobotsLines, nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix, insertBelow, nameFix } from "../../fixes/line-edits.ts";

/** Text that mentions what robots.txt files are about. */
const MEANT = /\b(?:dis)?allow\b|\buser-?agent\b|^\/\w/i;

/** Makes names a group that blocks the whole site for their crawlers. */
const blockFix = ({ document }: FileContext, lines: readonly LineView[]): Fix => {
  const name = nameFix(FIELD_NAMES["user-agent"], lines, "suggest");
  const last = lines.at(-1);
  const rule = last === undefined ? [] : [insertBelow(document, last, ["Disallow: /"])];
  return { ...name, title: "Block these crawlers", edits: [...name.edits, ...rule] };
};

export const prose: Part = definePart({
  messages: {
    skipped: {
      one: "Crawlers skip this line: it is neither a directive nor a comment. Put `#` before it if it is a comment, or write `name: value`.",
      other:
        "Crawlers skip these {count} lines: they are neither directives nor comments. Put `#` before them if they are comments, or write `name: value`.",
    },
    foreign:
      "This is not a robots.txt file: no line is a rule, so crawlers may crawl everything. Check what your server sends for `/robots.txt`.",
    names: {
      one: "Nobody is blocked: this is a name only. Write `User-agent: ` before it and `Disallow: /` below.",
      other:
        "Nobody is blocked: these are names only. Write `User-agent: ` before each and `Disallow: /` below the last.",
    },
  },
  check: (context) => {
    const { runs, isAll, areNames } = nonRobotsLines(context);
    const [first] = runs;
    if (isAll && first !== undefined) {
      const at = first.lines[0].content;
      if (!areNames) return { ...at, message: "foreign" };
      const lines = runs.flatMap((run) => run.lines);
      const count = lines.length;
      return { ...at, message: "names", data: { count }, fixes: [blockFix(context, lines)] };
    }
    return nonRobotsRuns(context, "prose").map((run) => ({
      ...run[0].content,
      message: "skipped",
      severity: run.some(({ text }) => MEANT.test(text)) ? "error" : "info",
      data: { count: run.length },
      fixes: [commentOutFix(run), deleteFix(run)],
    }));
  },
});
