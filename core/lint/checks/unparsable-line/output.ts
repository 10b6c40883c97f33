import { definePart, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import { nonRobotsLines, nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { deleteFix } from "../../fixes/line-edits.ts";

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
    "User-agent: *\nDisallow: /cart/\nTraceback (most recent call last):\nKeyError: 'sitemap'\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart/\n# 2019-04-01 fixed the typo on line 12\n",
    "# Warning: include() failed on line 3 in the past\nUser-agent: *\nDisallow: /warning/\nDisallow: /stack-trace\n",
  ],
  messages: {
    foreign:
      "Crawlers may crawl everything: this is an error message, not a robots.txt file. Correct the program that makes it.",
    notice:
      "Crawlers skip these lines: warnings of the program that makes this file, which show everyone your server's folders. Correct the program.",
    output:
      "Rules may be missing: the program that makes this file failed and wrote an error message. Correct the program.",
  },
  check: (context) => {
    const { isEmpty } = nonRobotsLines(context);
    const runs = nonRobotsRuns(context, "output").flat();
    const [first] = runs;
    const last = runs.at(-1);
    if (first === undefined || last === undefined) return [];
    const lines = [...runs, ...callsBetween(context, first, last)];
    return {
      ...first.content,
      ...(isEmpty
        ? { message: "foreign" }
        : isHarmless(lines)
          ? { message: "notice", severity: "warning" }
          : { message: "output" }),
      fixes: [deleteFix(lines)],
    };
  },
});
