import type { LintRule } from "../lint/check.ts";

/** The sentences of a check with their ids: one for each plural form. */
export const formsOf = ({ messages }: Pick<LintRule, "messages">): readonly [string, string][] =>
  Object.entries(messages).flatMap(([id, message]): readonly [string, string][] =>
    typeof message === "string"
      ? [[id, message]]
      : Object.entries(message).map(([form, text]) => [`${id}.${form}`, text]),
  );
