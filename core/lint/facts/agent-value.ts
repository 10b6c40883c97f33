import type { LineView } from "../context.ts";

/** Nobody's name is longer, and what looks at names need not be quick on longer ones. */
const LONGEST = 500;

/** What a user-agent line names; null for other lines, an empty value and one too long for a name. */
export const agentValue = (line: LineView): string | null => {
  if (line.field !== "user-agent" || line.value === null) return null;
  const { from, to } = line.value;
  return to > from && to - from <= LONGEST ? line.valueText : null;
};
