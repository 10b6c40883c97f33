import type { FileContext, LineView } from "../context.ts";
import { isField } from "./field-lines.ts";

/** How many lines are above the first user-agent line. */
const headLength = ({ lines, intended }: FileContext): number => {
  const first = intended.indexOf("user-agent");
  return first < 0 ? lines.length : first;
};

/** Whether there are rules above the first user-agent line, where they apply to no crawler. */
export const hasRulesOutside = (context: FileContext): boolean =>
  context.intended
    .slice(0, headLength(context))
    .some((field) => field === "allow" || field === "disallow");

/**
 * The lines of a field above the first user-agent line; none if there are also rules, which are
 * then the ones to report.
 */
export const linesOutsideGroups = (context: FileContext, name: string): readonly LineView[] => {
  if (hasRulesOutside(context)) return [];
  const above = context.lines.slice(0, headLength(context));
  return above.filter((line) => isField(line, name));
};
