import { percentEncodeCodePoint } from "../../text/bytes.ts";
import type { Span } from "../../text/span.ts";
import { decodeByteText } from "../../text/utf8.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { isRule } from "../facts/lines.ts";
import { suggest } from "../fixes/fix.ts";

/** What decoders produce for bytes they cannot decode. */
const LOST = "\ufffd";
const HIGH = /[\u0080-\u00ff]+/g;
/** A UTF-8 character as bytes, or a byte that is not part of one. */
const PIECES = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\s\S]/g;

/** The runs of bytes from 0x80 up that are not UTF-8. */
const strayRuns = (source: string, { from, to }: Span): readonly Span[] =>
  Array.from(source.slice(from, to).matchAll(HIGH), ({ 0: run, index }) => ({ run, index }))
    .filter(({ run }) => decodeByteText(run).includes("\ufffd"))
    .map(({ run, index }) => ({ from: from + index, to: from + index + run.length }));

/**
 * A run percent-encoded in UTF-8, with stray bytes read as ISO 8859-1; null if they are no letters
 * there.
 */
const encoded = (run: string): string | null => {
  const pieces = run.match(PIECES) ?? [];
  // More than two in a row are not accented letters, but another script.
  const isLatin = !/-{3}/.test(pieces.map(({ length }) => (length > 1 ? " " : "-")).join(""));
  if (!isLatin || pieces.some((piece) => piece.length === 1 && piece < "\u00a1")) return null;
  return pieces
    .map((piece) =>
      piece.length === 1
        ? percentEncodeCodePoint(piece.charCodeAt(0), "utf-8")
        : [...piece].map((byte) => percentEncodeCodePoint(byte.charCodeAt(0), "latin1")).join(""),
    )
    .join("");
};

/** The edits that encode all runs; empty if a run cannot be interpreted. */
const encodingEdits = (source: string, runs: readonly Span[]): readonly Edit[] => {
  const edits = runs.flatMap(({ from, to }) => {
    const insert = encoded(source.slice(from, to));
    return insert === null ? [] : [{ from, to, insert }];
  });
  return edits.length === runs.length ? edits : [];
};

export const encodingNotUtf8: Check = defineCheck({
  id: "encoding-not-utf8",
  category: "file",
  severity: "warning",
  summary: "Require UTF-8",
  explanation:
    "A robots.txt file is UTF-8. In another encoding, letters beyond ASCII have other bytes than in the URLs that crawlers ask for: a path with such a letter matches no page, and Google says it may ignore such characters. In a comment they are harmless to most readers; Python's robotparser fails on the whole file and then treats the whole site as blocked.\n\nIt is an error where the bytes stand in a rule, and information elsewhere. Write such letters percent-encoded, as browsers do: `/caf%C3%A9` for `/café`; then the encoding of the file does not matter.",
  sources: ["rfc9309#2.3", "googleDocs", "pythonParser"],
  bad: [
    "User-agent: *\nDisallow: /caf\xe9/\n",
    "# Zutritt f\xfcr alle\nUser-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /caf\ufffd/\n",
  ],
  good: ["User-agent: *\nDisallow: /caf%C3%A9/\n"],
  encoding: "latin1",
  messages: {
    rule: "This rule misses its pages: the file is not UTF-8, so crawlers misread this letter. Percent-encode it, or save the file as UTF-8.",
    other:
      "Programs that use Python's robotparser crawl nothing, because this file is not UTF-8; Google reads its rules. Save it as UTF-8.",
    lost: "This rule misses its pages: `{mark}` stands for a letter that was lost in a wrong encoding. Write the letter that belongs here.",
  },
  check: ({ document, lines, causes }) => {
    const { source, encoding } = document;
    const lost = source.includes(LOST)
      ? lines.find((line) => isRule(line) && line.valueText.includes(LOST))
      : undefined;
    if (lost?.value != null) {
      const from = lost.value.from + lost.valueText.indexOf(LOST);
      return { from, to: from + 1, message: "lost", severity: "error", data: { mark: LOST } };
    }
    if (encoding !== "latin1") return [];
    const runsIn = (some: readonly LineView[]): readonly Span[] =>
      some.flatMap(({ value }) => (value === null ? [] : strayRuns(source, value)));
    const rules = lines.filter(isRule);
    const inRules = runsIn(rules.filter(({ number }) => causes[number - 1] == null));
    if (inRules[0] !== undefined) {
      const edits = encodingEdits(source, inRules);
      const fix = suggest("Percent-encode, read as Western European", edits);
      return { ...inRules[0], message: "rule", severity: "error", fixes: [fix] };
    }
    // Rules with such bytes and another fault have their own finding, and so have hidden characters.
    if (runsIn(rules).length > 0) return [];
    const [first] = lines
      .filter(({ number }) => causes[number - 1] !== "hidden-character")
      .flatMap((line) => strayRuns(source, line));
    return first === undefined ? [] : { ...first, message: "other", severity: "info" };
  },
});
