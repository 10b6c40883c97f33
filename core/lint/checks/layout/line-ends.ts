import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Edit } from "../../diagnostic.ts";
import { rfc9309 } from "../../sources.ts";

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

export const lineEnds: Part = definePart({
  severity: "hint",
  quiet: "layout",
  explanation:
    "LF, CRLF and CR all end a line; of the readers tried, only GNU Wget does not accept a CR alone. But a mix shows that the file was put together from several, and some programs then show every line as changed when they compare versions.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\r\nDisallow: /cart/\nDisallow: /drafts/\r\n",
      "User-agent: *\nDisallow: /cart/\r",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n", "User-agent: *\r\nDisallow: /cart/\r\n"],
  },
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
      return [
        {
          from: first.from,
          to: first.to,
          message: "text",
          data: {
            other: NAMES[source.slice(first.from, first.to)] ?? "",
            usual: NAMES[end] ?? "",
          },
          fixes: [
            {
              title: formatMessage(FIX_TITLE, { end: NAMES[end] ?? "" }),
              kind: "safe",
              edits,
            },
          ],
        },
      ];
    }
    const line = lines.find(({ kind }) => kind !== "blank");
    if (format.lineEnds !== "mixed" || line === undefined) return [];
    return [{ from: line.from, to: line.to, message: "file" }];
  },
});
