import { definePart, type Finding, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import type { Edit, Fix, FixKind } from "../../diagnostic.ts";
import { COMMENT_MARKER, FIELD_NAMES } from "../../facts/lines.ts";
import {
  closesComment,
  isSitemapAddress,
  type NonRobotsRun,
  nonRobotsLines,
  nonRobotsRuns,
  opensComment,
} from "../../facts/non-robots-lines.ts";
import { safe } from "../../fixes/fix.ts";
import { commentOutFix, deleteFix, insertBelow, nameFix } from "../../fixes/line-edits.ts";
import { lineList } from "../../wording.ts";

type Run = NonRobotsRun["lines"];

/** One finding on all lines of some runs, which only their deletion mends. */
const onAll = <M extends string>(
  runs: readonly Run[],
  message: M,
  kind?: FixKind,
): readonly Finding<M>[] => {
  const [line] = runs.flat();
  return line === undefined
    ? []
    : [{ ...line.content, message, fixes: [deleteFix(runs.flat(), kind)] }];
};

const linesOf = (run: Run): string => lineList(run.map(({ number }) => number));

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
    path: "Crawlers skip {lines}: before the path `{path}` a directive is missing. Write `{name}:` before it.",
    outside:
      "Crawlers skip {lines}: a path alone is no rule. Write `User-agent: *` above, and `Disallow:` before each path.",
  },
  check: (context) => {
    const firstAgent = context.intended.indexOf("user-agent");
    return nonRobotsRuns(context, "path").map((run) => {
      const [first] = run;
      const name = ruleAbove(context, first);
      const isInGroup = firstAgent >= 0 && firstAgent < first.number;
      return {
        ...first.content,
        message: isInGroup ? "path" : "outside",
        data: { path: first.text, name, lines: linesOf(run) },
        fixes: [isInGroup && nameFix(name, run, "suggest"), commentOutFix(run), deleteFix(run)],
      };
    });
  },
});

/** A home page, or a robots.txt: no sitemap is lost there. */
const NO_SITEMAP = /^https?:\/\/[^/?#\s]+\/?(?:robots\.txt)?$/i;

const isNoSitemap = ({ text }: LineView): boolean => NO_SITEMAP.test(text);

export const address: Part = definePart({
  aliases: ["bare-sitemap-url"],
  // Affects no verdict: only the sitemap is not found through this file.
  severity: "warning",
  messages: {
    sitemap:
      "Google and nearly all other crawlers find no sitemap here ({lines}): `Sitemap:` is missing before the URL. Write it there.",
    address:
      "Crawlers skip {lines}: a URL without a directive. Write `Sitemap:` before each that is a sitemap, and delete the others.",
  },
  check: (context) =>
    nonRobotsRuns(context, "address").flatMap((run) => {
      // The line above the first is a Sitemap line without its URL, which has its own finding.
      const above = context.lines[run[0].number - 2];
      if (above?.field === "sitemap" && above.valueText === "") return [];
      const isSitemap = run.every(isSitemapAddress);
      return {
        ...run[0].content,
        message: isSitemap ? "sitemap" : "address",
        ...(run.every(isNoSitemap) ? { severity: "info" } : {}),
        data: { lines: linesOf(run) },
        fixes: [isSitemap && nameFix("Sitemap", run, "repair"), commentOutFix(run), deleteFix(run)],
      };
    }),
});

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
    skipped:
      "Crawlers skip {lines}: that is neither a directive nor a comment. Put `#` before a comment, or write `name: value`.",
    foreign:
      "This is not a robots.txt file: no line is a rule, so crawlers may crawl everything. Check what your server sends for `/robots.txt`.",
    names:
      "Nobody is blocked: these are names only. Write `User-agent: ` before each and `Disallow: /` below the last.",
  },
  check: (context) => {
    const { runs, isAll, areNames } = nonRobotsLines(context);
    const [first] = runs;
    if (isAll && first !== undefined) {
      const at = first.lines[0].content;
      if (!areNames) return { ...at, message: "foreign" };
      const lines = runs.flatMap((run) => run.lines);
      return { ...at, message: "names", fixes: [blockFix(context, lines)] };
    }
    return nonRobotsRuns(context, "prose").map((run) => ({
      ...run[0].content,
      message: "skipped",
      severity: run.some(({ text }) => MEANT.test(text)) ? "error" : "info",
      data: { lines: linesOf(run) },
      fixes: [commentOutFix(run), deleteFix(run)],
    }));
  },
});

/** Stack frames, which `#` turns into comments, between two lines of an error. */
const callsBetween = ({ document, lines }: FileContext, from: LineView, to: LineView) =>
  lines.slice(from.number, to.number - 1).filter(({ kind, comment }) => {
    if (kind !== "comment" || comment === null) return false;
    return /^#\d+ /.test(document.source.slice(comment.from, comment.to));
  });

/** After such a message PHP goes on (phpErrors). */
const GOES_ON = /\b(?:warning|notice|deprecated|strict standards)\b/i;
/** Something stopped, or was not read, and what it should have written is missing. */
const FAILURE =
  /\b(?:fatal|parse error|uncaught|traceback|exception|(?:include|require)(?:_once)?\(|failed|failure|stack trace)/i;

const isHarmless = (lines: readonly LineView[]): boolean =>
  lines.some(({ text }) => GOES_ON.test(text)) && !lines.some(({ text }) => FAILURE.test(text));

export const output: Part = definePart({
  aliases: ["server-error-output"],
  explanation:
    "A program generates this file, and it failed: its error message is where the rules should be. Crawlers skip these lines, but rules may be missing from the file, and the message shows everyone how the server's folders are named. After a mere notice the program goes on and the rules are whole: then it is a warning.\n\nThe file is reported once, at the first such line.",
  sources: ["rfc9309#2.2", "phpErrors"],
  bad: [
    "<br />\n<b>Warning</b>:  include(): Failed opening 'head.php' in <b>/srv/www/robots.php</b> on line <b>12</b><br />\nUser-agent: *\nDisallow: /cart/\n",
    "PHP Fatal error:  Uncaught Error: Call to undefined function maps() in /srv/robots.php:3\nStack trace:\n#0 {main}\n  thrown in /srv/robots.php on line 3\n",
    "<br />\n<b>Deprecated</b>:  Function each() is deprecated in <b>/srv/www/maps.php</b> on line <b>7</b><br />\nUser-agent: *\nDisallow: /cart/\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n# 2019-04-01 fixed the typo on line 12\n"],
  messages: {
    notice:
      "Crawlers skip these lines: warnings of the program that makes this file, which show everyone your server's folders. Correct the program.",
    output:
      "Rules may be missing: the program that makes this file failed and wrote an error message. Correct the program.",
  },
  check: (context) => {
    const runs = nonRobotsRuns(context, "output").flat();
    const [first] = runs;
    const last = runs.at(-1);
    if (first === undefined || last === undefined) return [];
    const lines = [...runs, ...callsBetween(context, first, last)];
    return {
      ...first.content,
      ...(isHarmless(lines) ? { message: "notice", severity: "warning" } : { message: "output" }),
      fixes: [deleteFix(lines)],
    };
  },
});

export const code: Part = definePart({
  aliases: ["injected-code"],
  explanation:
    "Scripts, frames, hidden links and long encoded text do not belong in this file. Crawlers skip such lines, but somebody put them there: often an intruder, who then changed other files too; sometimes a plugin or a proxy that adds its code to every HTTP response.\n\nThe file is reported once, at the first such line.",
  sources: ["googleHacked", "rfc9309#2.2"],
  bad: [
    'User-agent: *\nDisallow: /cart/\n<script src="https://evil.example/x.js"></script>\n',
    "<div style='display:none'><a href='https://pills.example/'>pills</a></div>\nUser-agent: *\nDisallow: /cart/\n",
    `User-agent: *\nDisallow: /cart/\n${"QUJD".repeat(80)}\n`,
  ],
  good: ["User-agent: *\nDisallow: /*<script>\nDisallow: /eval(\n# <script>\n"],
  messages: {
    code: "Your site may have been broken into: there is code or hidden content here. Find out whether an intruder or a plugin put it there.",
  },
  check: (context) => onAll(nonRobotsRuns(context, "code"), "code"),
});

export const fence: Part = definePart({
  aliases: ["markdown-fence"],
  severity: "warning",
  explanation:
    "In Markdown, lines of three backquotes or tildes mark a block of code. They came along when the file was copied from a chat or a wiki. Every reader tried skips them, so they do no harm, but they show that nobody checked the file before it went online.\n\nThe file is reported once, at the first such line.",
  sources: ["commonMark", "rfc9309#2.2"],
  bad: ["```\nUser-agent: *\nDisallow: /cart/\n```\n"],
  good: ["# ```\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    fence:
      "Crawlers skip this line, which marks a code block in Markdown. Delete it, and check the lines that were copied with it.",
  },
  check: (context) => onAll(nonRobotsRuns(context, "fence"), "fence", "safe"),
});

const FIX_TITLE = { one: "Write #", other: "Write # in {count} lines" } as const;

/**
 * Comment syntax at the start of a line: of a line comment, of a block comment, or its continuation
 * or end.
 */
const MARK = new RegExp(`${COMMENT_MARKER.source}|^(?:/\\*|\\*/?|-->)`, "i");
const END = /(?:\*\/|--!?>)$/;

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

/** Whether an intended comment begins in one run and ends in the next, with directives in between. */
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
    "User-agent: *\nDisallow: /cart/\n<!--\nCached page: see https://cache.example\n-->\n",
    "User-agent: *\n<!--\nDisallow: /cart/\n-->\n",
  ],
  good: ["User-agent: *\nDisallow: //cart/\nDisallow: /*;x\nDisallow: /!top/\n"],
  messages: {
    skipped:
      "Crawlers skip {lines} only because they do not know them: `{mark}` does not start a comment. Write `#`.",
    block:
      "Crawlers follow the lines between these marks: `{mark}` does not start a comment. Write `#` before each line that should be one.",
  },
  check: (context) => {
    const runs = nonRobotsRuns(context, "marker");
    return runs.flatMap((run, index) => {
      // The end of a block comment reported at its beginning.
      if (isBlock(runs[index - 1], run)) return [];
      const end = runs[index + 1];
      const opens = isBlock(run, end);
      const lines = opens ? [...run, ...(end ?? [])] : run;
      const mark = markOf(run[0]);
      const { from } = run[0].content;
      return {
        from,
        to: from + mark.length,
        ...(opens ? { message: "block" } : { message: "skipped", severity: "info" }),
        data: { mark, lines: linesOf(run) },
        fixes: [safe(FIX_TITLE, lines.flatMap(replaceMark), { count: lines.length })],
      };
    });
  },
});
