import { memo } from "../../collections/memo.ts";
import {
  type PathTraits,
  pathTraits,
  SLASH_FIRST,
  STAR_FIRST,
  UNUSUAL,
  UNUSUAL_ORDER,
  WORD,
} from "../../match/path-traits.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import {
  COMMENT,
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_MASK,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_DIRECTIVE,
  KIND_MASK,
  MISSING_COLON,
  NUL,
  PREFIX,
  STRIDE,
  TO,
  TOO_LONG,
  TYPO,
  VALUE_FROM,
  VALUE_TO,
} from "../../syntax/table.ts";

/** Longer paths are not plain: problems with long lines are left to the checks. */
const LONGEST = 500;

const SPACE = 0x20;
const TAB = 0x09;

/**
 * Whether a range of the text contains only spaces and tabs: only some readers treat form feeds as
 * whitespace.
 */
const isBlank = (source: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    if (unit !== SPACE && unit !== TAB) return false;
  }
  return true;
};

/** Whether a path with these traits consists of ordinary characters in an ordinary order. */
const isPlainPath = (traits: number): boolean =>
  (traits & (SLASH_FIRST | STAR_FIRST)) !== 0 &&
  (traits & (WORD | UNUSUAL | UNUSUAL_ORDER)) === WORD;

/**
 * The flags that a plain rule does not have, apart from its field: nothing misspelt, missing or
 * cut.
 */
const FAULTS: number = KIND_MASK | TYPO | PREFIX | MISSING_COLON | TOO_LONG | NUL;

const COLON = 0x3a;

/** Whether a line is a plain rule, by its 1-based number. */
const isPlainLine = (
  { source }: RobotsDocument,
  table: Int32Array,
  line: number,
  traits: PathTraits,
): boolean => {
  const row = (line - 1) * STRIDE;
  const flags = table[row + FLAGS] as number;
  const field = flags & FIELD_MASK;
  if (field !== FIELD_ALLOW && field !== FIELD_DISALLOW) return false;
  if ((flags & FAULTS) !== KIND_DIRECTIVE || table[row + KEY_FROM] !== table[row + FROM])
    return false;
  const colon = table[row + KEY_TO] as number;
  const from = table[row + VALUE_FROM] as number;
  const to = table[row + VALUE_TO] as number;
  if (source.charCodeAt(colon) !== COLON || to - from > LONGEST) return false;
  const comment = table[row + COMMENT] as number;
  const end = comment < 0 ? (table[row + TO] as number) : comment;
  // A `#` without whitespace before it may be part of the path.
  return (
    comment !== to &&
    isBlank(source, colon + 1, from) &&
    isBlank(source, to, end) &&
    isPlainPath(traits.onLine(line))
  );
};

/** What is known of a line. */
const PLAIN = 1;
const NOT_PLAIN = 2;

/**
 * Returns a function that tells whether a line, by its 1-based number, is a rule like almost all:
 * `Allow` or `Disallow` spelt correctly at the start of the line, a colon, optional spaces, and a
 * path such as `/a/b-c.html`, `/*?x=1` or `/a*.pdf$`. No line check reports anything on such a line,
 * so none is run; a test verifies that for every line check. Each line is read once.
 */
export const plainRules: (document: RobotsDocument) => (number: number) => boolean = memo(
  (document) => {
    const table = tableOf(document);
    const traits = pathTraits(document);
    const known = new Uint8Array(document.lineCount + 1);
    return (number) => {
      if (known[number] === 0) {
        known[number] = isPlainLine(document, table, number, traits) ? PLAIN : NOT_PLAIN;
      }
      return known[number] === PLAIN;
    };
  },
);
