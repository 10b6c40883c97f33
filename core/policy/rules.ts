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
import { linesOf, valueAt } from "./lines.ts";
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

/**
 * The rules of a policy's rows: one per row, or one per path in dialects with lists.
 *
 * @param rows 1-based numbers; a group's `ruleRows`, or some of them.
 */
export const rulesAt = (policy: Policy, rows: readonly number[]): readonly Rule[] => {
  const { document, dialect } = policy;
  const lines = linesOf(document, dialect);
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
    const text = valueAt(document, lines, row);
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
