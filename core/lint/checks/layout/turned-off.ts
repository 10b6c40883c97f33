import { parseLine } from "../../../syntax/parse.ts";
import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { gluedWithin, isPlausibleValue } from "../../facts/fields.ts";
import { runsOf } from "../../facts/non-robots-lines.ts";
import { rfc9309 } from "../../sources.ts";

const FIX_TITLE = { one: "Remove the #", other: "Remove the # of {count} lines" } as const;

/** The `#` characters before a commented-out directive. */
const MARKS = /^#[ \t#]*/;

const marksOf = ({ kind, comment }: LineView, source: string): string | null => {
  if (kind !== "comment" || comment === null) return null;
  const text = source.slice(comment.from, comment.to);
  const marks = MARKS.exec(text)?.[0] ?? "";
  const directive = text.slice(marks.length);
  const { field, missingColon, value } = parseLine(directive);
  if (field === null || field === "other" || missingColon || value === null) return null;
  const given = directive.slice(value.from, value.to);
  // More words are a sentence; several directives are reported by another check.
  const isOne = !/\s\S+\s/.test(given) && gluedWithin(given, 0).length === 0;
  return isOne && isPlausibleValue(field, given) ? marks : null;
};

export const turnedOff: Part = definePart({
  severity: "hint",
  explanation:
    "No crawler reads a directive after `#`. Somebody probably turned it off on purpose, but years later nobody knows whether it was meant to come back.\n\nLines that follow each other are reported once.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\n#Disallow: /cart/\nDisallow: /drafts/\n",
      "User-agent: *\nDisallow: /cart/\n\n# User-agent: GPTBot\n# Disallow: /\n",
    ],
    good: ["# Disallow: see the handbook about it\nUser-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    one: "Crawlers ignore this directive: it is commented out. Remove the `#` to use it, or delete the line.",
    several:
      "Crawlers ignore {count} directives from here on: they are commented out. Remove the `#` to use them, or delete the lines.",
  },
  check: ({ document: { source }, lines, intended }) => {
    const firstAgent = intended.indexOf("user-agent");
    return runsOf(lines, (line) => marksOf(line, source) !== null).flatMap((run) => {
      const [{ comment, number }] = run;
      if (comment === null) return [];
      // Before the first group, restored rules would apply to no crawler.
      const isInGroup = firstAgent >= 0 && firstAgent < number;
      return {
        ...comment,
        message: run.length === 1 ? "one" : "several",
        data: { count: run.length },
        fixes: isInGroup
          ? [
              {
                title: formatMessage(FIX_TITLE, { count: run.length }),
                kind: "suggest",
                edits: run.flatMap((line) => {
                  const from = line.comment?.from ?? line.from;
                  return [{ from, to: from + (marksOf(line, source)?.length ?? 0), insert: "" }];
                }),
              },
            ]
          : [],
      };
    });
  },
});
