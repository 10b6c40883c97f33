import type { FileContext, LineView } from "../context.ts";
import { crawlerOf } from "./agents.ts";
import { intendedGroups } from "./intended-groups.ts";

/** Whether a line is in a group that is only for crawlers of one operator. */
export const isInGroupOf = (context: FileContext, line: LineView, operator: string): boolean => {
  const group = intendedGroups(context).all.findLast(({ agents }) =>
    agents.some((agent) => agent.line.number < line.number),
  );
  return (
    group?.agents.every(
      (agent) => agent.line.number < line.number && crawlerOf(agent)?.operator === operator,
    ) ?? false
  );
};
