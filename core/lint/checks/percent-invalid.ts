import { percentEncodeCodePoint } from "../../text/bytes.ts";
import { decodeByteText, percentDecode } from "../../text/utf8.ts";
import { type CheckOfParts, definePart, disallow, type Finding, joinParts } from "../check.ts";
import { isBlockedByOthers } from "../facts/blocked-anyway.ts";
import { onPath, spanIn, type ValuedLine } from "../facts/lines.ts";
import { withoutQuery } from "../facts/paths.ts";
import { fixOf, removing, suggest, writing } from "../fixes/fix.ts";
import { replaceEach, replaceValue } from "../fixes/value-edits.ts";
import { shorten } from "../wording.ts";

/**
 * The start of an escape at the end of a piece matches all escapes that begin like this, and is
 * often meant to.
 */
const STRAY = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;

/** The first bytes of a letter in UTF-8, then a sign that is no byte. */
const UNFINISHED =
  /(?:%[cCdD][0-9a-fA-F]|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F])?|%[fF][0-7](?:%[89abAB][0-9a-fA-F]){0,2})%(?![0-9a-fA-F]{2})/;

const LAST = /(?<=[^%])%$/;

/** A code of which a digit is missing: `/Talk%3Topic`. */
const HALF = /%[0-9](?![0-9A-Fa-f*%]|$)/;

/** Codes of bytes that are no ASCII characters, in a row. */
const BYTES = /(?:%[89A-Fa-f][0-9A-Fa-f])+/g;

const isUtf8 = (codes: string): boolean => {
  try {
    return decodeURIComponent(codes) !== "";
  } catch {
    return false;
  }
};

/** Codes in a path that are no letters in UTF-8; a letter may be cut short where anything may follow. */
const foreignCodes = (path: string): RegExpExecArray | null => {
  for (const found of withoutQuery(path).matchAll(BYTES)) {
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

const foreignFinding = (line: ValuedLine, found: RegExpExecArray): Finding<Message> => {
  const [codes] = found;
  const span = spanIn(line, found);
  const letter = latinLetter(codes);
  if (letter === null) return { ...span, message: "foreign", data: { codes: shorten(codes) } };
  const encoded = encodeURIComponent(letter);
  return {
    ...span,
    message: "legacy",
    data: { codes, letter, encoded },
    fixes: [suggest(writing(encoded), { ...span, insert: encoded })],
  };
};

const malformed = definePart({
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
  checkLine: onPath((path, line, { document: { source } }): Finding<Message> | null => {
    if (!path.includes("%")) return null;
    const foreign = foreignCodes(path);
    if (foreign !== null) return foreignFinding(line, foreign);
    const last = line.to === source.length && line.comment === null ? LAST.exec(path) : null;
    if (last !== null) {
      const span = spanIn(line, last);
      return {
        ...span,
        message: "shell",
        fixes: [suggest(removing("%"), { ...span, insert: "" })],
      };
    }
    const [stray] = path.matchAll(STRAY);
    if (stray === undefined) return null;
    // After part of a letter, or before a digit of a code, nobody can guess what is missing.
    const isHalf = HALF.test(path);
    const isUnclear = isHalf || UNFINISHED.test(path);
    const write = replaceValue(line, path.replace(STRAY, "%25"));
    return {
      ...spanIn(line, stray),
      message: isHalf ? "half" : "stray",
      fixes: [!isUnclear && suggest("Write %25 for the sign", write)],
    };
  }),
});

/** An encoded percent sign before a code. After a star, it is there to match faulty links. */
const TWICE = /(?<!\*)%25[0-9A-Fa-f]{2}/g;

/** Letters, digits and `- . _ ~`, which no URL needs to encode (RFC 3986, section 2.3). */
const UNRESERVED = /%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|2[DdEe]|5[Ff]|7[Ee])/g;

const needless = definePart({
  aliases: [
    "double-encoding",
    "percent-encoded-unreserved",
    "percent-encoded-special",
    "percent-lowercase-hex",
  ],
  explanation:
    "`%25` is an encoded percent sign, so `%2520` stands for the text `%20`, not for a space. A path that was encoded twice matches only URLs that hold `%25` themselves.\n\nEncode a path once.\n\nLetters, digits and `-`, `.`, `_`, `~` are not encoded in URLs. RFC 9309 tells crawlers to decode them before they compare, but Google's library, robots-parser and some others do not: for them `/%7Ejoe` does not match `/~joe`.",
  sources: ["rfc3986#2.4", "rfc9309#2.2.2", "googleLibrary"],
  bad: disallow("/my%2520files/", "/%7Ejoe/"),
  good: disallow("/~joe/", "/caf%C3%A9%20bar/", "/50%25-off/"),
  messages: {
    encoded:
      "For Google this rule misses URLs with a plain `{character}`: it compares `{encoded}` as written. Write `{character}`.",
  },
  checkLine: onPath((path, line) => {
    const isTwice = path.search(TWICE) >= 0;
    const pattern = isTwice ? TWICE : UNRESERVED;
    const [found] = path.matchAll(pattern);
    if (found === undefined) return null;
    const decode = (code: string): string =>
      isTwice ? `%${code.slice(3)}` : String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const edits = replaceEach(line, pattern, decode);
    return {
      ...spanIn(line, found),
      message: "encoded",
      data: { encoded: found[0], character: decode(found[0]) },
      fixes: [fixOf(isTwice ? "suggest" : "repair", "Write plain characters", edits)],
    };
  }),
});

/** What Windows-1252 has at the bytes 0x80 to 0x9F. */
const AT_0X80 = [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"];

/** Letters outside ASCII, as they are or percent-encoded. */
const LETTERS = /(?:%[89a-f][0-9a-f]|[^\0-\x7f])+/gi;

/** A text as the bytes that Windows-1252 has for it, one character each; null if it has none. */
const bytesOf = (text: string): string | null => {
  const bytes = Array.from(text, (character) => {
    const at = AT_0X80.indexOf(character);
    return at < 0 ? character : String.fromCharCode(0x80 + at);
  });
  return bytes.every((byte) => byte >= "\u0080" && byte <= "\u00ff") ? bytes.join("") : null;
};

/** What letters were before UTF-8 was read as Windows-1252; null if they are as they should be. */
const intendedOf = (text: string): string | null => {
  const bytes = bytesOf(text);
  const letters = bytes === null ? "" : decodeByteText(bytes);
  return letters === "" || letters.includes("\ufffd") ? null : letters;
};

const encoded = (text: string): string =>
  Array.from(text, (letter) => percentEncodeCodePoint(letter.codePointAt(0) ?? 0, "utf-8")).join(
    "",
  );

const broken = definePart({
  aliases: ["broken-letters"],
  explanation:
    "A letter outside ASCII has two or more bytes in UTF-8. A program that takes each byte for a letter of its own shows `ó` as `Ã³`, and once that is saved, or percent-encoded, the mistake is permanent: the rule matches addresses that do not exist.\n\nThe fix writes the letter that it was, percent-encoded.",
  sources: ["windows1252", "rfc9309#2.2.2"],
  bad: disallow("/informaciÃ³n/"),
  good: ["User-agent: *\nDisallow: /informaci%C3%B3n/\n"],
  messages: {
    broken:
      "This rule matches no real address: `{broken}` is a broken `{letters}`. Write `{fixed}`.",
  },
  checkLine: onPath((path, line, context): Finding<"broken"> | null => {
    // In a file that is no UTF-8, these may be the bytes of whole letters.
    if (context.document.encoding !== "utf-8") return null;
    for (const found of path.matchAll(LETTERS)) {
      const broken = percentDecode(found[0], () => false);
      const letters = intendedOf(broken);
      if (letters === null) continue;
      const span = spanIn(line, found);
      const fixed = encoded(letters);
      const isSpare = isBlockedByOthers(context, line, path.replace(found[0], fixed));
      return {
        ...span,
        message: "broken",
        ...(isSpare ? { severity: "info", quiet: "not-needed" } : {}),
        data: { broken: shorten(broken, 12), letters: shorten(letters, 12), fixed: shorten(fixed) },
        fixes: [suggest(writing(fixed), { ...span, insert: fixed })],
      };
    }
    return null;
  }),
});

export const percentInvalid: CheckOfParts = joinParts({
  id: "percent-invalid",
  category: "paths",
  severity: "warning",
  summary: "Avoid percent-encoding that no URL has",
  stage: "path",
  inFile: true,
  parts: { malformed, needless, broken },
});
