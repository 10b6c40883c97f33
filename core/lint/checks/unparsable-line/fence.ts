import { definePart, type Part } from "../../check.ts";
import { nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { deleteFix } from "../../fixes/line-edits.ts";

export const fence: Part = definePart({
  aliases: ["markdown-fence"],
  severity: "warning",
  explanation:
    "In Markdown, lines of three backquotes or tildes mark a block of code. They came along when the file was copied from a chat or a wiki. Every reader tried skips them, so they do no harm, but they show that nobody checked the file before it went online.\n\nThe file is reported once, at the first such line.",
  sources: ["commonMark", "rfc9309#2.2"],
  bad: [
    "```\nUser-agent: *\nDisallow: /cart/\n```\n",
    "~~~ txt\nUser-agent: *\nDisallow: /cart/\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n", "# ```\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    fence:
      "Crawlers skip this line, which marks a code block in Markdown. Delete it, and check the lines that were copied with it.",
  },
  check: (context) => {
    const lines = nonRobotsRuns(context, "fence").flat();
    const [first] = lines;
    if (first === undefined) return [];
    return { ...first.content, message: "fence", fixes: [deleteFix(lines, "safe")] };
  },
});
