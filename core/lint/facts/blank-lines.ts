import { memo } from "../../collections/memo.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import type { FileContext, LineView } from "../context.ts";
import { isOfGroup } from "./fields.ts";
import { type IntendedGroup, intendedGroups } from "./intended-groups.ts";

/** The blank lines between a group's first user-agent line and its last rule. */
interface BlankLines {
  /** Between the user-agent lines and the lines after them. */
  readonly afterAgents: readonly LineView[];
  /** Between rules, and fields such as Crawl-delay. */
  readonly inside: readonly LineView[];
}

/** Whether a group extends to a field: a field for the whole file may be apart from it. */

const NONE: BlankLines = { afterAgents: [], inside: [] };

/** The blank lines between two lines with these numbers. */
const blanksBetween = ({ lines }: FileContext, above: number, below: number): readonly LineView[] =>
  lines.slice(above, below).filter(({ kind }) => kind === "blank");

/** The blank lines in a group, except those between its user-agent lines. */
const blankLinesOf = (context: FileContext, group: IntendedGroup): BlankLines => {
  const { agents, rules, others } = group;
  const agent = agents.at(-1)?.line.number ?? 0;
  // There is nothing between them.
  if (group.last.number - agent === rules.length + others.length) return NONE;
  const fields = others.filter(isOfGroup).map(({ number }) => number);
  const firstRule = rules.find(({ line }) => line.number > agent)?.line.number ?? agent;
  const lastRule = rules.at(-1)?.line.number ?? agent;
  // In file order, so the outermost suffice.
  const numbers = [firstRule, lastRule, ...fields].filter((number) => number > agent);
  if (rules.length === 0 || numbers.length === 0) return NONE;
  const top = Math.min(...numbers);
  return {
    afterAgents: blanksBetween(context, agent, top),
    inside: blanksBetween(context, top, Math.max(...numbers)),
  };
};

/** A group with blank lines, the first of which may separate the user-agent lines from the rest. */
export interface SplitGroup {
  readonly group: IntendedGroup;
  readonly first: LineView;
  /** All of them, because closing only one gap of a group would not help. */
  readonly blanks: readonly LineView[];
  /** Whether the first directly follows the user-agent lines. */
  readonly afterAgents: boolean;
}

/**
 * The groups with blank lines before their last rule. A reader loses everything from the first one
 * on.
 */
export const splitGroups: (context: FileContext) => readonly SplitGroup[] = memo((context) =>
  intendedGroups(context).all.flatMap((group) => {
    const { afterAgents, inside } = blankLinesOf(context, group);
    const blanks = [...afterAgents, ...inside];
    const [first] = blanks;
    if (first === undefined) return [];
    return [{ group, first, blanks, afterAgents: afterAgents.length > 0 }];
  }),
);

/** Whether a blank line ends a group for a reader. */
export const endsAtBlankLine = ({ facts }: Dialect): boolean =>
  facts.groupEnd.value === "rule-or-blank-line" ||
  facts.groupEnd.value === "rule-delay-or-empty-line";
