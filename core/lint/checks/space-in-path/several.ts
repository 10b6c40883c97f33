import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { isWholeSite } from "../../facts/intended-groups.ts";
import { hasPath, wordsOf } from "../../facts/rule-path.ts";
import { splitValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

/**
 * `//` after a space begins a comment, not a path. A path for the whole site is no sign of a list
 * either, and on its own line it would block everything.
 */
const isPath = (word: string): boolean => /^(?:\/(?!\/)|\*[./?])/.test(word) && !isWholeSite(word);

/**
 * A comma or semicolon before another path. In a URL `,/` is so rare that a list is meant.
 */
const GLUED = /[,;](?=\/[^/,;])/;

export const several: Part = definePart({
  severity: "error",
  explanation:
    "A rule has one path. A proposal of 1996 allowed several on a line, but no crawler reads that today: for every reader tried, the whole value is one path with spaces or commas in it, which matches nothing.",
  sources: [rfc9309("2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cgi-bin/ /temp/\n",
      "User-agent: *\nDisallow: /cart, /login, /search\n",
      "User-agent: *\nDisallow: /cart,/login\n",
    ],
    good: ["User-agent: *\nDisallow: /cgi-bin/\nDisallow: /temp/\n"],
  },
  messages: {
    several: {
      other:
        "This rule matches nothing: crawlers read these {count} paths as a single one. Write a line for each.",
    },
  },
  stage: "path",
  inFile: true,
  checkLine(line, { document }) {
    if (!hasPath(line) || line.value === null) return null;
    const words = wordsOf(line.valueText).flatMap((word) =>
      // Between stars a comma is part of a pattern.
      word.includes("*") ? [word] : word.split(GLUED),
    );
    if (words.length < 2) return null;
    const paths = words.map((word) => word.replace(/[,;]+$/, "")).filter((word) => word !== "");
    if (paths.length < 2 || !paths.every(isPath)) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: "several",
      data: { count: paths.length },
      fixes: [
        {
          title: formatMessage(FIX_TITLES.split, { count: paths.length }),
          kind: "repair",
          edits: [splitValue(document, line, paths)],
        },
      ],
    };
  },
});
