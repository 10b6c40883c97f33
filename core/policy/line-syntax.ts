import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import {
  type BlankTest,
  isAsciiBlank,
  isControlOrSpace,
  isScriptBlank,
  isSpaceOrTab,
  isUnicodeBlank,
} from "../text/blanks.ts";
import { type FieldNames, fieldNamesOf } from "./fields.ts";

/** How a dialect splits a text into lines and a line into key and value. */
export interface LineSyntax {
  /** Matches line ends; global, so that `split` and `exec` can use it. */
  readonly lineEnd: RegExp;
  readonly isBlank: BlankTest;
  /** Where the comment begins in a line; the line's length if there is none. */
  readonly commentAt: (line: string) => number;
  readonly nulEnds: boolean;
  /** Bytes used of a line; null for no limit. */
  readonly limit: number | null;
  readonly skipsBom: boolean;
  readonly missingColon: DialectFacts["missingColon"]["value"];
  readonly names: FieldNames;
  /**
   * Whether some line ends of the document are not line ends in this dialect, so that lines have to
   * be joined.
   */
  readonly joins: boolean;
  /**
   * Finds places that this dialect reads differently from the document's own lines; null if there
   * can be none.
   */
  readonly odd: RegExp | null;
}

const BLANKS: Readonly<Record<DialectFacts["whitespace"]["value"], BlankTest>> = {
  ascii: isAsciiBlank,
  "space-tab": isSpaceOrTab,
  control: isControlOrSpace,
  unicode: isUnicodeBlank,
  "unicode-and-bom": isScriptBlank,
};

/**
 * Parts of a character class: what each setting reads differently from the document's own lines.
 */
const ODD_LINE_ENDS: Readonly<Record<DialectFacts["lineEnds"]["value"], string>> = {
  "cr-lf": "",
  lf: "",
  "unicode-separators": "\\u0085\\u2028\\u2029",
  unicode: "\\v\\f\\x1c-\\x1e\\u0085\\u2028\\u2029",
};
const LINE_ENDS: Readonly<Record<DialectFacts["lineEnds"]["value"], RegExp>> = {
  "cr-lf": /\r\n|\r|\n/g,
  lf: /\n/g,
  "unicode-separators": /\r\n|[\r\n\u0085\u2028\u2029]/g,
  unicode: new RegExp(`\\r\\n|[\\r\\n${ODD_LINE_ENDS.unicode}]`, "g"),
};

const WIDE = "\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const ODD_BLANKS: Readonly<Record<DialectFacts["whitespace"]["value"], string>> = {
  ascii: "",
  "space-tab": "",
  control: "\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f",
  unicode: `\\x1c-\\x1f\\u0085${WIDE}`,
  "unicode-and-bom": `\\ufeff${WIDE}`,
};
const ODD_COMMENT: Readonly<Record<DialectFacts["comment"]["value"], string | null>> = {
  anywhere: null,
  "after-blank": "[^\\s#]#",
};

const oddPlaces = ({ lineEnds, whitespace, comment, nul, bom }: DialectFacts): RegExp | null => {
  const units =
    ODD_LINE_ENDS[lineEnds.value] +
    ODD_BLANKS[whitespace.value] +
    (nul.value === "kept" ? "\\0" : "") +
    (bom.value === "kept" ? "\\ufeff" : "");
  const places = [
    units === "" ? null : `[${units}]`,
    ODD_COMMENT[comment.value],
    lineEnds.value === "lf" ? "\\r(?!\\n)" : null,
  ].filter((place) => place !== null);
  return places.length === 0 ? null : new RegExp(places.join("|"), "g");
};

const COMMENTS: Readonly<Record<DialectFacts["comment"]["value"], LineSyntax["commentAt"]>> = {
  anywhere: (line) => {
    const at = line.indexOf("#");
    return at < 0 ? line.length : at;
  },
  "after-blank": (line) => {
    const at = line.search(/(?<![^ \t\v\f\r])#/);
    return at < 0 ? line.length : at;
  },
};

/** A dialect's line syntax, created once. */
export const lineSyntaxOf: (dialect: Dialect) => LineSyntax = memo((dialect) => {
  const { facts } = dialect;
  return {
    lineEnd: LINE_ENDS[facts.lineEnds.value],
    isBlank: BLANKS[facts.whitespace.value],
    commentAt: COMMENTS[facts.comment.value],
    nulEnds: facts.nul.value === "ends-line",
    limit: facts.lineBytes.value,
    skipsBom: facts.bom.value === "skipped",
    missingColon: facts.missingColon.value,
    names: fieldNamesOf(dialect),
    joins: facts.lineEnds.value === "lf",
    odd: oddPlaces(facts),
  };
});
