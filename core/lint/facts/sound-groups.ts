import { memo } from "../../collections/memo.ts";
import type { Policy } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import { firstLineOf, type MeantGroup, meantGroups } from "./meant-groups.ts";

/** The lines of a group as a policy reads it, as text to compare. */
const linesRead = ({ groups }: Policy): ReadonlyMap<number, string> =>
  new Map(
    groups.map(({ agents, ruleLines, firstLine }) => [
      firstLine,
      `${agents.map(({ line }) => line).join()}|${ruleLines.join()}`,
    ]),
  );

const linesMeant = ({ agents, rules }: MeantGroup): string =>
  `${agents.map(({ line }) => line.number).join()}|${rules.map(({ line }) => line.number).join()}`;

/** The first lines of the groups of which Google and the standard read the very lines that were meant. */
export const soundFirstLines: (context: FileContext) => ReadonlySet<number> = memo((context) => {
  const read = [context.google, context.rfc9309].map(linesRead);
  return new Set(
    meantGroups(context)
      .all.filter((group) =>
        read.every((lines) => lines.get(firstLineOf(group)) === linesMeant(group)),
      )
      .map(firstLineOf),
  );
});
