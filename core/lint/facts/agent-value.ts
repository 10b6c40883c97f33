import { memo } from "../../collections/memo.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { LineContext, LineView } from "../context.ts";
import { unusualLines } from "./unusual-lines.ts";

/** No name is longer, so code that examines names need not be fast for longer ones. */
const LONGEST = 500;

/**
 * The name in a user-agent line; null for other lines, an empty value and one too long for a name.
 */
export const agentValue = (line: LineView): string | null => {
  if (line.field !== "user-agent" || line.value === null) return null;
  const { from, to } = line.value;
  return to > from && to - from <= LONGEST ? line.valueText : null;
};

const namesIn = memo(
  ({ lines }: LineContext): ReadonlySet<string> =>
    new Set(unusualLines(lines).map((line) => asciiLower(agentValue(line) ?? ""))),
);

/** Whether a user-agent line of the file has exactly this name, ignoring case. */
export const isNamed = (context: LineContext, name: string): boolean =>
  namesIn(context).has(asciiLower(name));
