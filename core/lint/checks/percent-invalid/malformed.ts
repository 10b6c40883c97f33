import { formatMessage } from "../../../text/message.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { disallow } from "../../examples.ts";
import { hasPath } from "../../facts/rule-path.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { shorten } from "../../wording.ts";

/**
 * The start of an escape at the end of a piece matches all escapes that begin like this, and is
 * often meant to.
 */
const STRAY = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;

/** The first bytes of a letter in UTF-8, then a sign that is no byte. */
const UNFINISHED =
  /(?:%[cCdD][0-9a-fA-F]|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F])?|%[fF][0-7](?:%[89abAB][0-9a-fA-F]){0,2})%(?![0-9a-fA-F]{2})/;

/** A code of which a digit is missing: `/Talk%3Topic`. */
const HALF = /%[0-9](?![0-9A-Fa-f*%]|$)/;

/** Codes of bytes that are no ASCII characters, in a row. */
const BYTES = /(?:%[89A-Fa-f][0-9A-Fa-f])+/g;

const isUtf8 = (codes: string): boolean => {
  try {
    decodeURIComponent(codes);
    return true;
  } catch {
    return false;
  }
};

/** Codes in a path that are no letters in UTF-8; a letter may be cut short where anything may follow. */
const foreignCodes = (path: string): RegExpExecArray | null => {
  for (const found of path.replace(/\?.*$/, "").matchAll(BYTES)) {
    const end = found.index + found[0].length;
    const isOpen = end === path.length || path.charAt(end) === "*";
    if (!isOpen && !isUtf8(found[0])) return found;
  }
  return null;
};

/** The letter that a single code is in Latin-1 and Windows-1252; null for any other codes. */
const latinLetter = (codes: string): string | null => {
  const byte = Number.parseInt(codes.slice(1), 16);
  return codes.length === 3 && byte >= 0xc0 ? String.fromCharCode(byte) : null;
};

// Information: Google and all but one of the tested readers match the sign as written.
type Message = "legacy" | "foreign" | "shell" | "half" | "stray";

const foreignFinding = (line: LineView, { index, 0: codes }: RegExpExecArray): Finding<Message> => {
  const from = (line.value?.from ?? line.content.from) + index;
  const span = { from, to: from + codes.length };
  const letter = latinLetter(codes);
  if (letter === null) return { ...span, message: "foreign", data: { codes: shorten(codes) } };
  const encoded = encodeURIComponent(letter);
  const title = formatMessage(FIX_TITLES.write, { text: encoded });
  return {
    ...span,
    message: "legacy",
    data: { codes, letter, encoded },
    fixes: [suggest(title, { ...span, insert: encoded })],
  };
};

export const malformed: Part = definePart({
  severity: "info",
  explanation:
    "In a URL `%` begins an encoded character and has two hexadecimal digits after it. One without them is not valid there, though browsers send it as it is. Google compares it as an ordinary character; crawler-commons does not match the rule at all.\n\nAt the end of a path, or before a star, `%` is not reported: as the beginning of all that starts with it, such a rule matches every encoded character there.\n\nTogether, the bytes must be text in UTF-8, which browsers use in paths whatever the encoding of the page.\n\nThe sign itself is written `%25` in a URL. Where a placeholder such as `%name%` was left in, put in what it stands for.",
  sources: ["rfc9309#2.2.2", "crawlerCommons", "urlStandard"],
  bad: [
    ...disallow("/50%off", "/%name%/", "/Talk%3Topic", "/%E4%B8%A/x", "/caf%E9/", "/%EA%EE%F0/"),
    "User-agent: *\nDisallow: /cart/%",
  ],
  good: disallow("/50%25off", "/query%"),
  messages: {
    legacy:
      "Browsers and crawlers write `{encoded}` for `{letter}` in a path, not `{codes}`, so this rule hardly matches a page. Write `{encoded}`.",
    foreign:
      "This rule hardly matches a page: `{codes}` is no text in UTF-8, which browsers and crawlers use in paths. Copy the path from a browser.",
    shell:
      "The `%` at the end may be your shell's mark for a missing line end, copied along; then this rule matches nothing. Remove it.",
    half: "Common Crawl and others ignore this rule: `%` needs two hexadecimal digits, and one is missing. Write both.",
    stray:
      "Common Crawl and others ignore this rule: `%` needs two hexadecimal digits. Write `%25` for a percent sign.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, { document: { source } }): Finding<Message> | null {
    if (!hasPath(line) || line.value === null || !line.valueText.includes("%")) return null;
    const foreign = foreignCodes(line.valueText);
    if (foreign !== null) return foreignFinding(line, foreign);
    if (line.to === source.length && line.comment === null && /[^%]%$/.test(line.valueText)) {
      const span = { from: line.value.to - 1, to: line.value.to };
      const title = formatMessage(FIX_TITLES.remove, { text: "%" });
      return {
        ...span,
        message: "shell",
        fixes: [suggest(title, { ...span, insert: "" })],
      };
    }
    const at = line.valueText.search(STRAY);
    if (at < 0) return null;
    return {
      from: line.value.from + at,
      to: line.value.from + at + 1,
      message: HALF.test(line.valueText) ? "half" : "stray",
      // After part of a letter, or before a digit of a code, nobody can guess what is missing.
      fixes:
        UNFINISHED.test(line.valueText) || HALF.test(line.valueText)
          ? []
          : [
              suggest(
                "Write %25 for the sign",
                replaceValue(line, line.valueText.replace(STRAY, "%25")),
              ),
            ],
    };
  },
});
