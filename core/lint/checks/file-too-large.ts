import { cutOffset } from "../../response/cut.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { lineNumberAt } from "../../syntax/parse.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isRule } from "../facts/lines.ts";
import { pathText } from "../facts/paths.ts";
import { GOOGLE_LIMIT } from "../fixes/limits.ts";

const LARGE = 409_600;

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

/**
 * What is left of a rule that ends at an offset; null if nothing of its path is, or all, or if it
 * matches no URL.
 */
const halfRule = (
  { source }: RobotsDocument,
  line: LineView | undefined,
  at: number,
): string | null => {
  if (line === undefined || pathText(line) === "" || line.value === null) return null;
  const isWithin = line.value.from < at && at < line.value.to && /^[/*]/.test(line.valueText);
  return isWithin ? source.slice(line.content.from, at) : null;
};

/** A file of some bytes, nearly all of them in comments, with two rules at its end. */
const withNotes = (bytes: number): string => {
  const [head, rules] = ["User-agent: *\nDisallow: /cart/\n", "Disallow: /drafts/\nAllow: /new\n"];
  const notes = `# ${"x".repeat(997)}\n`.repeat(Math.floor((bytes - head.length) / 1_000) - 1);
  const room = bytes - head.length - notes.length - rules.length - 2;
  return `${head}${notes}#${"x".repeat(room)}\n${rules}`;
};

export const fileTooLarge: Check = defineCheck({
  id: "file-too-large",
  category: "file",
  severity: "error",
  summary: "Avoid files that crawlers do not read to the end",
  explanation:
    "Google reads the first 500 KiB of the file and ignores the rest, so a rule at that place is cut and matches more; RFC 9309 asks crawlers for no more than that. Yandex takes a larger file for one that allows everything.\n\nFiles of 400 KiB and more are mentioned, too: they are hard to keep right, and they grow. Rules with wildcards usually do the work of hundreds of single ones.",
  sources: ["googleDocs", "rfc9309#2.5", "yandexErrors"],
  bad: [
    withNotes(512_100),
    withNotes(420_000),
    withNotes(512_016),
    withNotes(512_002),
    `${withNotes(420_000)}#${"x".repeat(100_000)}\n`,
  ],
  good: ["User-agent: *\nDisallow: /archive/*/private/\n"],
  messages: {
    cut: {
      one: "Google stops reading here, after 500 KiB of {size}, and ignores the rule below. Use fewer, wider rules.",
      other:
        "Google stops reading here, after 500 KiB of {size}, and ignores {count} rules below. Use fewer, wider rules.",
    },
    half: {
      one: "Google stops in the middle of this line and reads `{rule}`, which matches more. It ignores the rule below.",
      other:
        "Google stops in the middle of this line and reads `{rule}`, which matches more. It ignores the {count} rules below.",
    },
    halfLast:
      "Google stops in the middle of this line and reads `{rule}`, which matches more. Use fewer, wider rules.",
    cutNothing:
      "Yandex crawls everything, because the file has {size}, and Google stops reading here, after 500 KiB. Use fewer, wider rules.",
    large:
      "The file has {size}. Google reads no more than 500 KiB. Use fewer, wider rules before it grows further.",
  },
  check: ({ document, format, lines }) => {
    const { bytes } = format;
    if (bytes <= LARGE) return [];
    if (bytes <= GOOGLE_LIMIT) {
      const first = lines.find(({ kind }) => kind !== "blank");
      if (first === undefined) return [];
      const { from, to } = first.content.from < first.content.to ? first.content : first;
      return { from, to, message: "large", severity: "info", data: { size: kib(bytes) } };
    }
    const at = cutOffset(document, GOOGLE_LIMIT, bytes) ?? document.source.length;
    const line = lineNumberAt(document, at);
    const rule = halfRule(document, lines[line - 1], at);
    const isWithin = at > (lines[line - 1]?.from ?? at);
    const count = lines.slice(isWithin ? line : line - 1).filter(isRule).length;
    return {
      ...spanFrom(document, lines, line, at),
      message: rule === null ? (count > 0 ? "cut" : "cutNothing") : count > 0 ? "half" : "halfLast",
      data: { size: kib(bytes), count, rule: rule ?? "" },
    };
  },
});
