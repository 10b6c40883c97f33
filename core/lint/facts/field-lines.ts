import { memo } from "../../collections/memo.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { FileContext, LineView } from "../context.ts";
import { unusualLines } from "./unusual-lines.ts";

/**
 * Whether a line is one of a further field.
 *
 * @param name the field's name in lower case, such as `crawl-delay`.
 */
export const isField = (line: LineView, name: string): boolean => {
  const { field, key } = line;
  if (field !== "other" || key === null || key.to - key.from !== name.length) return false;
  return asciiLower(line.keyText) === name;
};

/** Lines of one field, in file order. */
export type FieldLines = readonly [LineView, ...LineView[]];

/** The lines of all further fields without a finding, by their names in lower case. */
const otherLines = memo(({ lines, causes }: FileContext): ReadonlyMap<string, FieldLines> => {
  const found = new Map<string, [LineView, ...LineView[]]>();
  for (const line of unusualLines(lines)) {
    if (line.field !== "other" || line.missingColon || causes[line.number - 1] != null) continue;
    const name = asciiLower(line.keyText);
    const known = found.get(name);
    if (known === undefined) found.set(name, [line]);
    else known.push(line);
  }
  return found;
});

/**
 * The lines of further fields, by their names in lower case: those that match a predicate and have
 * no finding.
 */
export const linesOfFields = (
  context: FileContext,
  picks: (name: string) => boolean,
): ReadonlyMap<string, FieldLines> =>
  new Map([...otherLines(context)].filter(([name]) => picks(name)));
