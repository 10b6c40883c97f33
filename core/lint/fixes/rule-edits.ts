import { memo } from "../../collections/memo.ts";
import { firstIndex } from "../../collections/search.ts";
import type { Line, RobotsDocument } from "../../syntax/document.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import type { AgentRun } from "../facts/agents.ts";
import { type IntendedGroup, type IntendedRule, intendedGroups } from "../facts/groups.ts";
import { FIELD_NAMES } from "../facts/lines.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";
import { suggest } from "./fix.ts";
import { deleteButComment, insertBelow } from "./line-edits.ts";

/** What replaces a rule that its group cannot do without: one that forbids nothing. */
export const emptied = ({ content }: LineView): Edit => ({
  from: content.from,
  to: content.to,
  insert: "Disallow:",
});

/** The group that a line is in; that below for a line above all groups. */
const groupAt = (groups: readonly IntendedGroup[], number: number): IntendedGroup | undefined =>
  groups[
    firstIndex(groups.length, (index) => (groups[index] as IntendedGroup).last.number >= number)
  ];

/**
 * Deletes rules. A group that would have none left keeps an empty `Disallow`, because otherwise its
 * user-agent lines would join the next group.
 */
export const deleteRules = (context: FileContext, lines: readonly LineView[]): readonly Edit[] => {
  const gone = new Set(lines.map(({ number }) => number));
  const kept = new Set<number>();
  const { all } = intendedGroups(context);
  for (const { number } of lines) {
    const rules = groupAt(all, number)?.rules ?? [];
    // Each group is examined once, at its first rule.
    if (rules[0]?.line.number !== number) continue;
    if (rules.every(({ line }) => gone.has(line.number))) kept.add(number);
  }
  return lines.map((line) => (kept.has(line.number) ? emptied(line) : deleteButComment(line)));
};

/** A fix that deletes rules, which the user has to select. */
export const deleteRulesFix = (context: FileContext, lines: readonly LineView[]): Fix =>
  suggest(FIX_TITLES.deleteRules, deleteRules(context, lines));

/** A rule as it is written: its field and path. */
type WrittenRule = Pick<IntendedRule, "type" | "path">;

/** Rules as lines; made once of the same array, which is often copied into many groups. */
const written = memo((rules: readonly WrittenRule[]) =>
  rules.map(({ type, path }) => `${FIELD_NAMES[type]}: ${path}`.trimEnd()),
);

/** Writes rules below a line, each as its field and path. */
export const rulesBelow = (
  document: RobotsDocument,
  line: Line,
  rules: readonly WrittenRule[],
): Edit => insertBelow(document, line, written(rules));

/** Whether a line needs no correction before its path. */
const isWellSpelt = ({ line: { field, spelling, missingColon } }: IntendedRule): boolean =>
  (field === "allow" || field === "disallow") && spelling === "exact" && !missingColon;

/**
 * The rules that can be copied as they are meant. A line that is misread may have a second fault,
 * which nothing has reported yet. Made once of the same array, like `written`.
 */
export const copyable: (rules: readonly IntendedRule[]) => readonly IntendedRule[] = memo(
  (rules: readonly IntendedRule[]) => rules.filter(isWellSpelt),
);

/**
 * Copies rules of `*` to the end of a group, as intended; no fix if there are no rules.
 *
 * @param name of the group's crawler, where other groups have such a fix, too.
 */
export const copyFix = (
  { document }: FileContext,
  group: IntendedGroup,
  all: readonly IntendedRule[],
  name = "",
): Fix | null => {
  const rules = copyable(all);
  if (rules.length === 0) return null;
  const title = name === "" ? FIX_TITLES.copyRules : FIX_TITLES.copyRulesFor;
  return suggest(title, rulesBelow(document, group.last, rules), { count: rules.length, name });
};

/** Adds an empty `Disallow` to user-agent lines. */
export const allowFix = (
  { document }: FileContext,
  runs: readonly Pick<AgentRun, "agents" | "last">[],
): Fix => {
  const [agent, ...others] = runs.flatMap(({ agents }) => agents);
  const title = others.length === 0 ? FIX_TITLES.allowEverything : FIX_TITLES.allowThemEverything;
  const edits = runs.map(({ last }) => insertBelow(document, last, ["Disallow:"]));
  return suggest(title, edits, { name: shorten(agent?.line.valueText ?? "") });
};
