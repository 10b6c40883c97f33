import { memo } from "../../collections/memo.ts";
import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { formatMessage } from "../../text/message.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { FIELD_NAMES } from "../facts/field-names.ts";
import type { IntendedGroup, IntendedRule } from "../facts/intended-groups.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { insertBelow } from "./line-edits.ts";

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

/** Copies rules of `*` to the end of a group, as intended; no fix if there are no rules. */
export const copyFixes = (
  { document }: FileContext,
  group: IntendedGroup,
  rules: readonly IntendedRule[],
): readonly Fix[] => {
  if (rules.length === 0) return [];
  return [
    {
      title: formatMessage(FIX_MESSAGES.copyRules, { count: rules.length }),
      kind: "suggest",
      edits: [rulesBelow(document, group.last, rules)],
    },
  ];
};
