import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import {
  COMMENT,
  FIELD_ALLOW,
  FIELD_CRAWL_DELAY,
  FIELD_DISALLOW,
  FIELD_REQUEST_RATE,
  FIELD_SITEMAP,
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
import { readDelay } from "./delay.ts";
import { fieldReaderOf } from "./fields.ts";
import { linesOf } from "./lines.ts";
import type { AgentLine, Policy, Rule } from "./policy.ts";
import { stripTags } from "./tags.ts";

interface OpenGroup {
  agents: AgentLine[];
  ruleLines: number[];
  ruleRows: number[];
  crawlDelay: number | null;
  isSkipped: boolean;
  firstLine: number;
  lastLine: number;
}

/** Fields, one bit each, that keep a group alive or end its run of user-agent lines. */
const bit = (field: number): number => 1 << (field >> 2);
const RULES: number = bit(FIELD_ALLOW) | bit(FIELD_DISALLOW);
const DELAY: number = bit(FIELD_CRAWL_DELAY);
const RATE: number = bit(FIELD_REQUEST_RATE);
const ANY: number = 0xff & ~bit(FIELD_USER_AGENT) & ~bit(0);

/** The fields after which a user-agent line starts a new group. */
const ENDING: Readonly<Record<DialectFacts["groupEnd"]["value"], number>> = {
  rule: RULES,
  "any-field": ANY,
  "rule-or-blank-line": RULES,
  "rule-delay-or-empty-line": RULES | DELAY | RATE,
};

/** The fields that a group must have one of, not to be skipped. */
const SUSTAINING: Readonly<Record<DialectFacts["emptyGroup"]["value"], number>> = {
  "allows-all": 0,
  skipped: RULES,
  "skipped-unless-delay": RULES | DELAY,
  "skipped-unless-delay-or-rate": RULES | DELAY | RATE,
};

/** How many names a group takes over from the one before it: without a limit a file could make them grow without one. */
const MOST_JOINED = 64;

type LineTest = (table: Int32Array, row: number) => boolean;

/** The lines that end a group whatever comes next. */
const BREAKS: Readonly<Record<DialectFacts["groupEnd"]["value"], LineTest | null>> = {
  rule: null,
  "any-field": null,
  "rule-or-blank-line": (table, row) => ((table[row + FLAGS] as number) & KIND_MASK) === KIND_BLANK,
  "rule-delay-or-empty-line": (table, row) => table[row + FROM] === table[row + TO],
};

/** Whether a path begins as the dialect wants it. An empty one always does. */
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

/**
 * Reads a document as a dialect does: its groups, and the rules outside any group.
 *
 * In most dialects a user-agent line after a rule starts a group, and no other line ends a run of
 * user-agent lines (RFC 9309, section 2.2; google/robotstxt, `HandleUserAgent`): two user-agent
 * lines with only a blank line, a Sitemap or a Crawl-delay between them open one group.
 */
export const readPolicy = (document: RobotsDocument, dialect: Dialect): Policy => {
  const groups: OpenGroup[] = [];
  const orphanLines: number[] = [];
  const lines = linesOf(document, dialect);
  const unreadable = unreadableAs(document, dialect);
  const policy: Policy = { document, dialect, groups, orphanLines, lines, unreadable };
  const { facts } = dialect;
  if (unreadable !== null || (isUtf16(document) && facts.utf16.value === "nothing")) return policy;

  const { source } = document;
  const { table, numbers } = lines;
  const fieldOf = fieldReaderOf(dialect);
  const nulSpoils = facts.nul.value === "spoils-line" ? NUL : 0;
  const mayBeSpoilt = facts.whitespace.value === "space-tab" && /[\v\f]/.test(source);
  const ending = ENDING[facts.groupEnd.value];
  const sustaining = SUSTAINING[facts.emptyGroup.value];
  const breaks = BREAKS[facts.groupEnd.value];
  const pathStart = PATH_STARTS[facts.pathStart.value];
  const overlooksNameless = facts.namelessAgent.value === "overlooked";
  const readsDelay = facts.crawlDelay.value !== "not-read";

  let group: OpenGroup | null = null;
  /** The fields seen since the last user-agent line. */
  let seen = 0;
  /** A user-agent line without a name was overlooked, and nothing has come after it. */
  let isJoining = false;
  for (let row = 0, number = 1; row < table.length; row += STRIDE, number++) {
    const flags = table[row + FLAGS] as number;
    if ((flags & KIND_MASK) !== KIND_DIRECTIVE || (flags & nulSpoils) !== 0) {
      if (breaks?.(table, row)) group = null;
      continue;
    }
    if (mayBeSpoilt) {
      const comment = table[row + COMMENT] as number;
      const end = comment < 0 ? table[row + TO] : comment;
      if (/[\v\f]/.test(source.slice(table[row + FROM], end))) continue;
    }
    const field = fieldOf(
      source,
      flags,
      table[row + KEY_FROM] as number,
      table[row + KEY_TO] as number,
    );
    if (field === 0) continue;
    const line = numbers === null ? number : (numbers[number - 1] as number);
    if (field === FIELD_USER_AGENT) {
      const value = valueAt(policy, row);
      if (value === "" && overlooksNameless) {
        isJoining = group !== null;
        continue;
      }
      if (group === null || (seen & ending) !== 0) {
        const joined: readonly AgentLine[] =
          isJoining && group !== null ? group.agents.slice(0, MOST_JOINED) : [];
        group = openGroup(line, sustaining !== 0, numbers === null);
        group.agents.push(...joined);
        groups.push(group);
        seen = 0;
      }
      isJoining = false;
      const from = table[row + VALUE_FROM] as number;
      const end = table[row + VALUE_TO] as number;
      const isPiece = end - from === value.length;
      for (const { name, from: start, to } of agentNames(value, dialect)) {
        group.agents.push({
          line,
          from: isPiece ? from + start : from,
          to: isPiece ? from + to : end,
          name,
        });
      }
      group.lastLine = line;
      continue;
    }
    const isRule = field === FIELD_ALLOW || field === FIELD_DISALLOW;
    if (isRule && pathStart !== null && !pathStart.test(valueAt(policy, row))) continue;
    if (group === null) {
      if (isRule) orphanLines.push(line);
      continue;
    }
    isJoining = false;
    seen |= bit(field);
    if ((seen & sustaining) !== 0) group.isSkipped = false;
    if (isRule) {
      group.ruleRows.push(number);
      if (group.ruleLines !== group.ruleRows) group.ruleLines.push(line);
    } else if (readsDelay && field === FIELD_CRAWL_DELAY) {
      group.crawlDelay = readDelay(valueAt(policy, row), group.crawlDelay);
    }
    if (field !== FIELD_SITEMAP) group.lastLine = line;
  }
  return policy;
};

const openGroup = (line: number, isSkipped: boolean, isPlain: boolean): OpenGroup => {
  const ruleRows: number[] = [];
  const ruleLines = isPlain ? ruleRows : [];
  return {
    agents: [],
    ruleLines,
    ruleRows,
    crawlDelay: null,
    isSkipped,
    firstLine: line,
    lastLine: line,
  };
};

/** The value of a row, without the tags that may stand in it. */
const valueAt = ({ document, lines: { table, hasTags } }: Policy, row: number): string => {
  const value = document.source.slice(table[row + VALUE_FROM], table[row + VALUE_TO]);
  return hasTags ? stripTags(value) : value;
};

/** The paths of a value that holds several, parted by blanks; null for a value that is one path. */
const pathsOf = (
  text: string,
): readonly { readonly text: string; readonly at: number }[] | null => {
  const paths = [...text.matchAll(/[^ \t]+/g)];
  return paths.length < 2 ? null : paths.map(({ 0: path, index }) => ({ text: path, at: index }));
};

/**
 * The rules that rows of a policy hold: one a row, or in dialects that take lists one a path.
 *
 * @param rows 1-based numbers; a group's `ruleRows`, or some of them.
 */
export const rulesAt = (policy: Policy, rows: readonly number[]): readonly Rule[] => {
  const { document, dialect, lines } = policy;
  const { table, numbers } = lines;
  const fieldOf = fieldReaderOf(dialect);
  const takesLists = dialect.facts.pathList.value === "several";
  const rules: Rule[] = [];
  for (const number of rows) {
    const row = (number - 1) * STRIDE;
    const from = table[row + KEY_FROM] as number;
    const keyTo = table[row + KEY_TO] as number;
    const field = fieldOf(document.source, table[row + FLAGS] as number, from, keyTo);
    const type = field === FIELD_ALLOW ? "allow" : "disallow";
    const line = numbers === null ? number : (numbers[number - 1] as number);
    const start = table[row + VALUE_FROM] as number;
    const to = table[row + VALUE_TO] as number;
    const text = valueAt(policy, row);
    const paths = takesLists ? pathsOf(text) : null;
    if (paths === null) {
      rules.push({ type, line, from, to, text, pattern: { from: start, to } });
      continue;
    }
    for (const path of paths) {
      const pattern = { from: start + path.at, to: start + path.at + path.text.length };
      rules.push({ type, line, from, to, text: path.text, pattern });
    }
  }
  return rules;
};

/**
 * The rule on a line of a policy, or the first of several.
 *
 * @param line 1-based; one of a group's `ruleLines` or of the policy's `orphanLines`.
 */
export const ruleAt = (policy: Policy, line: number): Rule => {
  const { numbers } = policy.lines;
  const number = numbers === null ? line : numbers.indexOf(line) + 1;
  return rulesAt(policy, [number])[0] as Rule;
};
