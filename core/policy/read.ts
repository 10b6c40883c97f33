import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { isPrintableAscii } from "../syntax/characters.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import {
  COMMENT,
  FIELD_USER_AGENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_BLANK,
  KIND_DIRECTIVE,
  KIND_MASK,
  NUL,
  STRIDE,
  TO,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { agentNames } from "./agent.ts";
import { fieldReaderOf } from "./fields.ts";
import { GroupBuilder, isRuleField } from "./group-builder.ts";
import { type DialectLines, linesOf, valueAt } from "./lines.ts";
import type { AgentLine, Policy } from "./policy.ts";

type RowTest = (table: Int32Array, row: number) => boolean;

/** The lines without a field that end a group whatever comes next. */
const BREAKS: Readonly<Record<DialectFacts["groupEnd"]["value"], RowTest>> = {
  rule: () => false,
  "any-field": () => false,
  "rule-or-blank-line": (table, row) => ((table[row + FLAGS] as number) & KIND_MASK) === KIND_BLANK,
  "rule-delay-or-empty-line": (table, row) => table[row + FROM] === table[row + TO],
};

/** What a path must begin with for the dialect to read its rule; null if anything is accepted. */
const PATH_STARTS: Readonly<Record<DialectFacts["pathStart"]["value"], RegExp | null>> = {
  "as-written": null,
  "slash-optional": null,
  "slash-or-star-needed": /^(?:[/*]|$)/,
};

const isUtf16 = ({ encoding }: RobotsDocument): boolean =>
  encoding === "utf-16le" || encoding === "utf-16be";

const unreadableAs = (document: RobotsDocument, { facts }: Dialect): Policy["unreadable"] => {
  const { value } = facts.undecodable;
  if (value !== "blocks-all" && value !== "allows-all") return null;
  const isUtf8 =
    !isUtf16(document) &&
    (document.encoding !== "latin1" || !/[\u0080-\u00ff]/.test(document.source));
  return isUtf8 ? null : value;
};

/** Tells which rows have key and value in a dialect; others have no field. */
const directiveTest = ({ facts }: Dialect): RowTest => {
  const nulFlag = facts.nul.value === "line-ignored" ? NUL : 0;
  return (table, row) => {
    const flags = table[row + FLAGS] as number;
    return (flags & KIND_MASK) === KIND_DIRECTIVE && (flags & nulFlag) === 0;
  };
};

/** Tells which rows a dialect cannot read because of a VT or FF; null if there are none. */
const unreadableTest = (document: RobotsDocument, { facts }: Dialect): RowTest | null => {
  const { source } = document;
  if (facts.whitespace.value !== "space-tab" || isPrintableAscii(document)) return null;
  if (!/[\v\f]/.test(source)) return null;
  return (table, row) => {
    const comment = table[row + COMMENT] as number;
    const end = comment < 0 ? table[row + TO] : comment;
    return /[\v\f]/.test(source.slice(table[row + FROM], end));
  };
};

/** The names of a user-agent line, each with its position in the document. */
const agentsOn = (
  line: number,
  value: string,
  { table }: DialectLines,
  row: number,
  dialect: Dialect,
): readonly AgentLine[] => {
  const from = table[row + VALUE_FROM] as number;
  const to = table[row + VALUE_TO] as number;
  // If tags were removed from the value, positions in it do not correspond to the document.
  const isPiece = to - from === value.length;
  return agentNames(value, dialect).map(({ name, from: start, to: end }) =>
    isPiece ? { line, from: from + start, to: from + end, name } : { line, from, to, name },
  );
};

/**
 * Reads a document in a dialect: its groups, and the rules outside any group. Total: every document
 * has a policy, possibly without groups.
 */
export const readPolicy = (document: RobotsDocument, dialect: Dialect): Policy => {
  const lines = linesOf(document, dialect);
  const builder = new GroupBuilder(dialect.facts, lines.numbers === null);
  const unreadable = unreadableAs(document, dialect);
  const isRead =
    unreadable === null && (!isUtf16(document) || dialect.facts.utf16.value === "decoded");
  if (isRead) readLines(document, dialect, lines, builder);
  const { groups, orphanLines } = builder;
  return { document, dialect, groups, orphanLines, unreadable };
};

/** Passes every line that a dialect reads to a builder. */
const readLines = (
  document: RobotsDocument,
  dialect: Dialect,
  lines: DialectLines,
  builder: GroupBuilder,
): void => {
  const { source } = document;
  const { table, numbers } = lines;
  const fieldOf = fieldReaderOf(dialect);
  const isDirective = directiveTest(dialect);
  const isUnreadable = unreadableTest(document, dialect);
  const breaksGroup = BREAKS[dialect.facts.groupEnd.value];
  const pathStart = PATH_STARTS[dialect.facts.pathStart.value];

  let row = 0;
  // Created once, for all rows.
  const readValue = (): string => valueAt(document, lines, row);
  for (let number = 1; row < table.length; row += STRIDE, number++) {
    if (!isDirective(table, row)) {
      if (breaksGroup(table, row)) builder.break();
      continue;
    }
    if (isUnreadable?.(table, row)) continue;
    const keyFrom = table[row + KEY_FROM] as number;
    const field = fieldOf(
      source,
      table[row + FLAGS] as number,
      keyFrom,
      table[row + KEY_TO] as number,
    );
    if (field === 0) continue;
    const line = numbers === null ? number : (numbers[number - 1] as number);
    if (field === FIELD_USER_AGENT) {
      const value = readValue();
      builder.agentLine(line, agentsOn(line, value, lines, row, dialect), value === "");
    } else if (pathStart === null || !isRuleField(field) || pathStart.test(readValue())) {
      builder.fieldLine(field, line, number, readValue);
    }
  }
};
