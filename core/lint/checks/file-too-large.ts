import { cutOffset } from "../../response/cut.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { lineNumberAt } from "../../syntax/parse.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { googleDocs, rfc9309, yandexErrors } from "../sources.ts";

/** What Google reads, and what RFC 9309 requires crawlers to read at least: 500 KiB. */
const LIMIT = 512_000;
const LARGE = 102_400;

/**
 * From a position to the end of its line; if that is empty, the next line or the last character.
 */
const spanFrom = (
  document: RobotsDocument,
  lines: readonly LineView[],
  line: number,
  at: number,
): { readonly from: number; readonly to: number } => {
  const to = lines[line - 1]?.to ?? at;
  if (at < to) return { from: at, to };
  const next = lines.slice(line).find(({ kind }) => kind !== "blank");
  if (next !== undefined) return { from: next.from, to: next.to };
  return { from: Math.max(0, document.source.length - 1), to: document.source.length };
};

const kib = (bytes: number): string => `${Math.ceil(bytes / 1024)} KiB`;

const rulesFrom = (lines: readonly LineView[], line: number): number =>
  lines.slice(line - 1).filter(({ field }) => field === "allow" || field === "disallow").length;

/** A file that is large because of its comments. */
const withNotes = (count: number): string =>
  `User-agent: *\nDisallow: /cart/\n${"# 2019-04-01 looked into it, nothing found\n".repeat(count)}Disallow: /drafts/\n`;

export const fileTooLarge: Check = defineCheck({
  id: "file-too-large",
  category: "file",
  severity: "error",
  summary: "Avoid files that crawlers do not read to the end",
  explanation:
    "Google reads the first 500 KiB of the file and ignores the rest; RFC 9309 asks crawlers for no more than that. Yandex takes a larger file for one that allows everything.\n\nFiles of 100 KiB and more are mentioned, too: they are hard to keep right, and they grow. Rules with wildcards usually do the work of hundreds of single ones.",
  sources: [googleDocs, rfc9309("2.5"), yandexErrors],
  examples: {
    bad: [withNotes(13_000), withNotes(3_000)],
    good: ["User-agent: *\nDisallow: /archive/*/private/\n"],
  },
  messages: {
    cut: {
      one: "Google stops reading here, after 500 KiB of {size}, and ignores the rule below. Yandex ignores the whole file. Use fewer, wider rules.",
      other:
        "Google stops reading here, after 500 KiB of {size}, and ignores {count} rules below. Yandex ignores the whole file. Use fewer, wider rules.",
    },
    large:
      "The file has {size}. Google reads no more than 500 KiB, and Yandex ignores a larger file. Use fewer, wider rules before it grows further.",
  },
  check: ({ document, format, lines }) => {
    const { bytes } = format;
    if (bytes <= LARGE) return [];
    if (bytes <= LIMIT) {
      const first = lines.find(({ kind }) => kind !== "blank");
      if (first === undefined) return [];
      const { from, to } = first.content.from < first.content.to ? first.content : first;
      return [{ from, to, message: "large", severity: "info", data: { size: kib(bytes) } }];
    }
    const at = cutOffset(document, LIMIT, bytes) ?? document.source.length;
    const line = lineNumberAt(document, at);
    return [
      {
        ...spanFrom(document, lines, line, at),
        message: "cut",
        data: { size: kib(bytes), count: rulesFrom(lines, line) },
      },
    ];
  },
});
