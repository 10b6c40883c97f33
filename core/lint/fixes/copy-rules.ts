import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import type { MeantGroup, MeantRule } from "../facts/meant-groups.ts";
import { insertBelow } from "./line-edits.ts";

/** Copies rules of `*` to the end of a group, as they were meant; no fix for no rules. */
export const copyFixes = (
  { document }: FileContext,
  group: MeantGroup,
  rules: readonly MeantRule[],
): readonly Fix[] => {
  if (rules.length === 0) return [];
  const texts = rules.map(
    ({ type, path }) => `${type === "allow" ? "Allow" : "Disallow"}: ${path}`,
  );
  return [
    {
      title: rules.length === 1 ? "Copy the rule of *" : `Copy the ${rules.length} rules of *`,
      kind: "suggest",
      edits: [insertBelow(document, group.last, texts)],
    },
  ];
};
