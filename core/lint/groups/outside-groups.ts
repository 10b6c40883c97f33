import { GLOBAL } from "../../policy/agent.ts";
import { deleteLine, insertBelow } from "../edits/line-edits.ts";
import { isField } from "../lines/field-lines.ts";
import type { Fix, LineView, LintContext } from "../rule.ts";
import { meantGroups } from "./meant-groups.ts";

/** How many lines stand above the first user-agent line. */
const headLength = ({ lines, meant }: LintContext): number => {
  const first = meant.indexOf("user-agent");
  return first < 0 ? lines.length : first;
};

/** Whether rules stand above the first user-agent line, where they bind nobody. */
export const hasRulesOutside = (context: LintContext): boolean => {
  const end = headLength(context);
  return context.meant.some(
    (field, index) => index < end && (field === "allow" || field === "disallow"),
  );
};

/**
 * The lines of a field that stand above the first user-agent line; none where rules stand there too,
 * as then those are what to speak of.
 */
export const linesOutsideGroups = (context: LintContext, name: string): readonly LineView[] => {
  if (hasRulesOutside(context)) return [];
  const above = context.lines.slice(0, headLength(context));
  return above.filter((line) => isField(line, name));
};

/** Moves lines from above all groups into the first group for every crawler; null without one. */
export const moveIntoStarGroup = (context: LintContext, moved: readonly LineView[]): Fix | null => {
  const agent = meantGroups(context).named.get(GLOBAL)?.[0]?.agents.at(-1)?.line;
  if (agent === undefined) return null;
  const { document } = context;
  const texts = moved.map(({ from, to }) => document.source.slice(from, to));
  return {
    title: "Move it into the group for *",
    kind: "suggest",
    edits: [...moved.map(deleteLine), insertBelow(document, agent, texts)],
  };
};
