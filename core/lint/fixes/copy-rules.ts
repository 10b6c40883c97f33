import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { formatMessage } from "../../text/message.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { FIELD_NAMES } from "../facts/field-names.ts";
import type { MeantGroup, MeantRule } from "../facts/meant-groups.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { insertBelow } from "./line-edits.ts";

/** Writes rules below a line, each as its field and path. */
export const rulesBelow = (
  document: RobotsDocument,
  line: Line,
  rules: readonly { readonly type: "allow" | "disallow"; readonly path: string }[],
): Edit =>
  insertBelow(
    document,
    line,
    rules.map(({ type, path }) => `${FIELD_NAMES[type]}: ${path}`.trimEnd()),
  );

/** Copies rules of `*` to the end of a group, as intended; no fix if there are no rules. */
export const copyFixes = (
  { document }: FileContext,
  group: MeantGroup,
  rules: readonly MeantRule[],
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
