import { findDirective } from "../../vocabulary/directives.ts";
import { commentOut, deleteLine } from "../edits.ts";
import { foreignRuns, isNamed } from "../foreign-lines.ts";
import { FIELD_NAMES } from "../names.ts";
import {
  defineRule,
  type Finding,
  type Fix,
  type LineView,
  type LintContext,
  type LintRule,
} from "../rule.ts";
import { lighthouse, rfc9309 } from "../sources.ts";
import { counted } from "../wording.ts";

const ADDRESS = /^https?:\/\/\S+$/i;
const PATH = /^\/[^\s<>"]*$/;

/** Text that speaks of what files like this are about. */
const MEANT = /\b(?:dis)?allow\b|\buser-?agent\b|^\/\w/i;

type Message = "one" | "several" | "path" | "address" | "foreign";

/** Whether any line of the file is one that crawlers know. */
const hasDirective = ({ lines, causes, meant }: LintContext): boolean =>
  lines.some(({ number, field, keyText, missingColon }) => {
    if (field === null || missingColon) return causes[number - 1] != null;
    return (meant[number - 1] ?? field) !== "other" || findDirective(keyText) !== null;
  });

/** Puts a directive's name before each line of a run. */
const named = (name: string, run: readonly LineView[]): Fix => ({
  title: `Write ${name}: before ${run.length === 1 ? "it" : "them"}`,
  kind: "suggest",
  edits: run.map(({ content: { from } }) => ({ from, to: from, insert: `${name}: ` })),
});

/** The rule that stands above a line, for a path that may go on with it. */
const ruleAbove = ({ lines }: LintContext, line: LineView): string => {
  const field = lines[line.number - 2]?.field;
  return FIELD_NAMES[field === "allow" ? "allow" : "disallow"];
};

const adviceOn = (
  context: LintContext,
  run: readonly [LineView, ...LineView[]],
): { readonly message: Message; readonly fixes: readonly Fix[] } => {
  const [first] = run;
  if (run.every(({ text }) => ADDRESS.test(text))) {
    const isSitemap = run.every(({ text }) => /sitemap|\.xml/i.test(text));
    return { message: "address", fixes: isSitemap ? [named("Sitemap", run)] : [] };
  }
  if (run.every(({ text }) => PATH.test(text))) {
    const isInGroup = context.meant.slice(0, first.number - 1).includes("user-agent");
    return { message: "path", fixes: isInGroup ? [named(ruleAbove(context, first), run)] : [] };
  }
  return { message: run.length === 1 ? "one" : "several", fixes: [] };
};

export const unparsableLine: LintRule = defineRule({
  id: "unparsable-line",
  category: "syntax",
  severity: "error",
  summary: "Disallow lines that are neither directive nor comment",
  explanation:
    "A line is a directive (`name: value`), a comment that starts with `#`, or blank. Crawlers skip what is none of these, and testing tools report it. Mostly it is a comment without its `#`, a path or an address without its directive, or what a template or an editor left behind.\n\nIt is an error when the text seems meant to do something, and when the file has nothing else; otherwise it is a warning. Lines that follow each other are reported once.",
  sources: [rfc9309("2.2"), lighthouse],
  examples: {
    bad: [
      "All robots welcome\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /cart/\n/drafts/\n",
      "---\nlayout: page\ntitle: Robots\n---\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow:\nhttps://shop.example/sitemap.xml\n",
      "404 Not Found\n\nSorry.\n",
    ],
    good: ["# All robots welcome\nUser-agent: *\nDisallow:\n", "User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "This line is neither a directive nor a comment, so crawlers skip it. Put `#` before it if it is a comment, or write `name: value`.",
    several:
      "These {lines} are neither directives nor comments, so crawlers skip them. Put `#` before them if they are comments, or write `name: value`.",
    path: "A path stands here without a directive, so crawlers skip the line. Write `Disallow:` or `Allow:` before it.",
    address:
      "An address stands here without a directive, so crawlers skip the line. Write `Sitemap:` before it if it is a sitemap.",
    foreign:
      "No line of this file is a directive, so crawlers find no rules in it and may fetch everything. Check what the server sends for `/robots.txt`.",
  },
  *check(context): Generator<Finding<Message>> {
    const runs = foreignRuns(context).filter((run) => !run.every(isNamed));
    const [first] = runs;
    if (first !== undefined && !hasDirective(context)) {
      yield { ...first[0].content, message: "foreign" };
      return;
    }
    for (const run of runs) {
      const { message, fixes } = adviceOn(context, run);
      const isMeant = message === "path" || message === "address";
      const isOne = run.length === 1;
      yield {
        ...run[0].content,
        message,
        severity: isMeant || run.some(({ text }) => MEANT.test(text)) ? "error" : "warning",
        data: { lines: counted(run.length, "line") },
        fixes: [
          ...fixes,
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
