import { memo } from "../collections/memo.ts";
import {
  FIELD_ALLOW,
  FLAGS,
  KEY_FROM,
  KEY_TO,
  STRIDE,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { fieldReaderOf } from "./fields.ts";
import { type DialectLines, linesOf, valueAt } from "./lines.ts";
import type { Policy, Rule } from "./policy.ts";

/** One path of a value with several, and where it begins in the value. */
interface PathInValue {
  readonly text: string;
  readonly at: number;
}

/** The paths of a value with several, separated by spaces; null for a value that is one path. */
const pathsOf = (text: string): readonly PathInValue[] | null => {
  const paths = [...text.matchAll(/[^ \t]+/g)];
  return paths.length < 2 ? null : paths.map(({ 0: path, index }) => ({ text: path, at: index }));
};

/** The rules read so far, by row: dialects with the same lines read most of them alike. */
const rulesByRow = memo((_lines: DialectLines) => new Map<number, Rule>());

/**
 * The rules of a policy's rows: one per row, or one per path in dialects with lists.
 *
 * @param rows 1-based numbers; a group's `ruleRows`, or some of them.
 */
export const rulesAt = (policy: Policy, rows: readonly number[]): readonly Rule[] => {
  const { document, dialect } = policy;
  const lines = linesOf(document, dialect);
  const { table, numbers } = lines;
  const known = rulesByRow(lines);
  const fieldOf = fieldReaderOf(dialect);
  const takesLists = dialect.facts.pathList.value === "several";
  const rules: Rule[] = [];
  for (const number of rows) {
    const row = (number - 1) * STRIDE;
    const from = table[row + KEY_FROM] as number;
    const keyTo = table[row + KEY_TO] as number;
    const field = fieldOf(document.source, table[row + FLAGS] as number, from, keyTo);
    const type = field === FIELD_ALLOW ? "allow" : "disallow";
    const start = table[row + VALUE_FROM] as number;
    let rule = known.get(number);
    if (rule?.type !== type) {
      const line = numbers === null ? number : (numbers[number - 1] as number);
      const to = table[row + VALUE_TO] as number;
      const text = valueAt(document, lines, row);
      rule = { type, line, from, to, text, pattern: { from: start, to } };
      known.set(number, rule);
    }
    const paths = takesLists ? pathsOf(rule.text) : null;
    if (paths === null) {
      rules.push(rule);
      continue;
    }
    for (const { text, at } of paths) {
      const pattern = { from: start + at, to: start + at + text.length };
      rules.push({ ...rule, text, pattern });
    }
  }
  return rules;
};
