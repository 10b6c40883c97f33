import { lineNumberAt, parseLine } from "../../syntax/parse.ts";
import { formatMessage } from "../../text/message.ts";
import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { gluedWithin, isPlausibleValue } from "../facts/lines.ts";
import { runsOf } from "../facts/non-robots-lines.ts";
import { safe, suggest } from "../fixes/fix.ts";
import { format } from "../fixes/format.ts";

/** The part of a line to mark: never empty where the file is not. */
const placeOf = (line: LineView): { readonly from: number; readonly to: number } =>
  line.kind === "blank" ? { from: line.from, to: line.next } : { from: line.from, to: line.to };

const spacing: Part = definePart({
  aliases: [
    "trailing-whitespace",
    "leading-whitespace",
    "space-before-colon",
    "missing-space-after-colon",
    "directive-case",
    "missing-blank-line-between-groups",
    "missing-final-newline",
    "inline-comment",
  ],
  explanation:
    "Spaces around names, colons and values, upper and lower case of field names, and blank lines between groups change no verdict. RFC 9309 allows all of them, and the standard of 1994 and Yandex ask for a blank line between groups.\n\nFormat writes one layout: field names as in the reference, one space after the colon, none at the ends of lines, one blank line between groups, and a line end at the last line. It leaves alone what some reader would read otherwise.",
  sources: ["rfc9309#2.2", "standard1994", "yandexRobots"],
  bad: [
    "User-agent: *\n   Disallow : /cart/   \n",
    "USER-AGENT: *\nDisallow:/cart/\nUser-agent: GPTBot\nDisallow: /",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n"],
  messages: {
    untidy: {
      one: "Format would tidy this line. No verdict changes.",
      other: "Format would tidy {count} lines, first this one. No verdict changes.",
    },
  },
  check({ document, lines }) {
    const edits = format(document);
    const numbers = new Set(
      edits.map(({ from }) => Math.min(lineNumberAt(document, from), lines.length)),
    );
    const [first, ...alsoAt] = [...numbers].flatMap((number) => {
      const line = lines[number - 1];
      return line === undefined ? [] : placeOf(line);
    });
    if (first === undefined) return [];
    return {
      ...first,
      message: "untidy",
      data: { count: numbers.size },
      alsoAt,
      fixes: [safe("Format the file", edits)],
    };
  },
});

const FIX_TITLE = "End all lines with {end}";

const NAMES: Readonly<Record<string, string>> = { "\n": "LF", "\r\n": "CRLF", "\r": "CR" };

/** The line end that most lines have. Not every reader recognises a lone CR. */
const usual = (ends: readonly string[]): string => {
  const pairs = ends.filter((end) => end === "\r\n").length;
  return pairs > ends.filter((end) => end === "\n").length ? "\r\n" : "\n";
};

/** Replaces the other line ends with the usual one. */
const normalised = (source: string, lines: readonly LineView[], end: string): readonly Edit[] =>
  lines
    .filter(({ to, next }) => next > to && source.slice(to, next) !== end)
    .map(({ to, next }) => ({ from: to, to: next, insert: end }));

const lineEnds: Part = definePart({
  aliases: ["mixed-line-ends"],
  explanation:
    "LF, CRLF and CR all end a line; of the readers tried, only GNU Wget does not accept a CR alone. But a mix shows that the file was put together from several, and some programs then show every line as changed when they compare versions.",
  sources: ["rfc9309#2.2"],
  bad: [
    "User-agent: *\r\nDisallow: /cart/\nDisallow: /drafts/\r\n",
    "User-agent: *\nDisallow: /cart/\r",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n", "User-agent: *\r\nDisallow: /cart/\r\n"],
  messages: {
    text: "This line ends in {other}, others in {usual}. Most crawlers read both. End all lines in {usual}.",
    file: "The lines of this file end in different ways. Most crawlers read all of them. Use one kind of line end.",
  },
  check: ({ document: { source }, format, lines }) => {
    const ends = source.includes("\r")
      ? lines.filter(({ to, next }) => next > to).map(({ to, next }) => source.slice(to, next))
      : [];
    const end = usual(ends);
    const edits = normalised(source, ends.length === 0 ? [] : lines, end);
    const [first] = edits;
    if (first !== undefined) {
      return {
        from: first.from,
        to: first.to,
        message: "text",
        data: {
          other: NAMES[source.slice(first.from, first.to)] ?? "",
          usual: NAMES[end] ?? "",
        },
        fixes: [safe(formatMessage(FIX_TITLE, { end: NAMES[end] ?? "" }), edits)],
      };
    }
    const line = lines.find(({ kind }) => kind !== "blank");
    if (format.lineEnds !== "mixed" || line === undefined) return [];
    return { from: line.from, to: line.to, message: "file" };
  },
});

const FIX_TITLE_TURNED_OFF = {
  one: "Remove the #",
  other: "Remove the # of {count} lines",
} as const;

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

const turnedOff: Part = definePart({
  aliases: ["commented-out-directive"],
  explanation:
    "No crawler reads a directive after `#`. Somebody probably turned it off on purpose, but years later nobody knows whether it was meant to come back.\n\nLines that follow each other are reported once.",
  sources: ["rfc9309#2.2"],
  bad: [
    "User-agent: *\n#Disallow: /cart/\nDisallow: /drafts/\n",
    "User-agent: *\nDisallow: /cart/\n\n# User-agent: GPTBot\n# Disallow: /\n",
  ],
  good: ["# Disallow: see the handbook about it\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    off: {
      one: "Crawlers ignore this directive: it is commented out. Remove the `#` to use it, or delete the line.",
      other:
        "Crawlers ignore {count} directives from here on: they are commented out. Remove the `#` to use them, or delete the lines.",
    },
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
        message: "off",
        data: { count: run.length },
        fixes: isInGroup
          ? [
              suggest(
                formatMessage(FIX_TITLE_TURNED_OFF, { count: run.length }),
                run.flatMap((line) => {
                  const from = line.comment?.from ?? line.from;
                  return [{ from, to: from + (marksOf(line, source)?.length ?? 0), insert: "" }];
                }),
              ),
            ]
          : [],
      };
    });
  },
});

export const layout: CheckOfParts = joinParts({
  id: "layout",
  category: "file",
  severity: "hint",
  quiet: "layout",
  summary: "Prefer the usual layout",
  // Format does this, and nobody misses it.
  defaultOn: false,
  parts: { spacing, lineEnds, turnedOff },
});
