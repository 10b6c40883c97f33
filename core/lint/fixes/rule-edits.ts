import { firstIndex } from "../../collections/search.ts";
import { formatMessage } from "../../text/message.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { type IntendedGroup, intendedGroups } from "../facts/intended-groups.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { deleteButComment } from "./line-edits.ts";

/** What replaces a rule that its group cannot do without: one that forbids nothing. */
const emptied = ({ content }: LineView): Edit => ({
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
export const deleteRulesFix = (context: FileContext, lines: readonly LineView[]): Fix => ({
  title: formatMessage(FIX_MESSAGES.deleteRules, { count: lines.length }),
  kind: "suggest",
  edits: deleteRules(context, lines),
});
