import { formatMessage } from "../../text/message.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { meantGroups } from "../facts/meant-groups.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { deleteButComment } from "./line-edits.ts";

/** What replaces a rule that its group cannot do without: one that forbids nothing. */
const emptied = ({ content }: LineView): Edit => ({
  from: content.from,
  to: content.to,
  insert: "Disallow:",
});

/**
 * Deletes rules. A group that would have none left keeps an empty `Disallow`, because otherwise its
 * user-agent lines would join the next group.
 */
export const deleteRules = (context: FileContext, lines: readonly LineView[]): readonly Edit[] => {
  const gone = new Set(lines.map(({ number }) => number));
  const kept = new Set<number>();
  for (const { rules } of meantGroups(context).all) {
    const first = rules[0]?.line.number;
    // Nearly all groups end here; without this look, many fixes in a file of many groups take long.
    if (first === undefined || !gone.has(first)) continue;
    if (rules.every(({ line }) => gone.has(line.number))) kept.add(first);
  }
  return lines.map((line) => (kept.has(line.number) ? emptied(line) : deleteButComment(line)));
};

/** A fix that deletes rules, which the user has to select. */
export const deleteRulesFix = (context: FileContext, lines: readonly LineView[]): Fix => ({
  title: formatMessage(FIX_MESSAGES.deleteRules, { count: lines.length }),
  kind: "suggest",
  edits: deleteRules(context, lines),
});
