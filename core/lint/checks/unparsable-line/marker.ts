import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Edit } from "../../diagnostic.ts";
import { COMMENT_MARKER } from "../../facts/lines.ts";
import {
  closesComment,
  type NonRobotsRun,
  nonRobotsRuns,
  opensComment,
} from "../../facts/non-robots-lines.ts";
import { safe } from "../../fixes/fix.ts";

const FIX_TITLE = { one: "Write #", other: "Write # in {count} lines" } as const;

/**
 * Comment syntax at the start of a line: of a line comment, of a block comment, or its continuation
 * or end.
 */
const MARK = new RegExp(`${COMMENT_MARKER.source}|^(?:/\\*|\\*/?|-->)`, "i");
const END = /(?:\*\/|--!?>)$/;

type Run = NonRobotsRun["lines"];

const markOf = ({ text }: LineView): string => MARK.exec(text)?.[0] ?? "";

/** Replaces the marker by `#`; removes the marker that ends a block comment. */
const replaceMark = (line: LineView): readonly Edit[] => {
  const { text, content } = line;
  const { from } = content;
  const mark = markOf(line);
  const rest = text.slice(mark.length);
  const used = rest.replace(END, "").trimEnd();
  return [
    { from, to: from + mark.length, insert: /^\S/.test(used) ? "# " : "#" },
    ...(used === rest
      ? []
      : [{ from: from + mark.length + used.length, to: content.to, insert: "" }]),
  ];
};

/**
 * Whether an intended comment begins in one run and ends in the next, with directives in between.
 */
const isBlock = (run: Run | undefined, next: Run | undefined): boolean => {
  const last = run?.at(-1);
  const end = next?.[0];
  return last !== undefined && end !== undefined && opensComment(last) && closesComment(end);
};

export const marker: Part = definePart({
  aliases: ["wrong-comment-marker"],
  severity: "warning",
  explanation:
    "A comment starts with `#` and goes to the end of its line; there is no other kind. `//`, `;`, `/*`, `--`, `<!--` and the like are no comments to crawlers: they skip such lines only because they do not know them. A line with a colon in it counts as an unknown field, which ends a list of user-agents in Protego and robots-parser.\n\nNeither can several lines be commented out at once: a directive between `<!--` and `-->` is read like any other.",
  sources: ["rfc9309#2.2", "standard1994"],
  bad: [
    "// keep the admin pages out\nUser-agent: *\nDisallow: /admin/\n",
    "; robots file of the shop\n; see http://shop.example/\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\n//Disallow: /cart/\nDisallow: /drafts/\n",
    "/* carts */\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\n<!--\nCached page: see https://cache.example\n-->\n",
    "<!-- open to all -->\nUser-agent: *\nDisallow:\n",
    "User-agent: *\n<!--\nDisallow: /cart/\n-->\n",
  ],
  good: [
    "# keep the admin pages out\nUser-agent: *\nDisallow: /admin/\n",
    "User-agent: *\nDisallow: //cart/\nDisallow: /*;x\nDisallow: /!top/\n",
  ],
  messages: {
    skipped: {
      one: "Crawlers skip this line only because they do not know it: `{mark}` does not start a comment. Write `#`.",
      other:
        "Crawlers skip these {count} lines only because they do not know them: `{mark}` does not start a comment. Write `#`.",
    },
    block:
      "Crawlers follow the lines between these marks: `{mark}` does not start a comment. Write `#` before each line that should be one.",
  },
  check: (context) => {
    const runs = nonRobotsRuns(context, "marker");
    return runs.flatMap((run, index) => {
      const [first] = run;
      // The end of a block comment reported at its beginning.
      if (isBlock(runs[index - 1], run)) return [];
      const end = runs[index + 1];
      const lines = isBlock(run, end) ? [...run, ...(end ?? [])] : run;
      const mark = markOf(first);
      const { from } = first.content;
      return {
        from,
        to: from + mark.length,
        severity: lines !== run ? "warning" : "info",
        message: lines !== run ? "block" : "skipped",
        data: { mark, count: run.length },
        fixes: [
          safe(formatMessage(FIX_TITLE, { count: lines.length }), lines.flatMap(replaceMark)),
        ],
      };
    });
  },
});
