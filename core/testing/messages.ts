import type { LintRule } from "../lint/check.ts";

/** The sentences of a check with their ids: one for each plural form. */
export const formsOf = ({ messages }: Pick<LintRule, "messages">): readonly [string, string][] =>
  Object.entries(messages).flatMap(([id, message]): readonly [string, string][] =>
    typeof message === "string"
      ? [[id, message]]
      : Object.entries(message).map(([form, text]) => [`${id}.${form}`, text]),
  );

/**
 * Whether a message is a template with its placeholders filled in; a run of lines adds a sentence.
 */
export const isFilled = (template: string, message: string): boolean => {
  const pieces = template
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${pieces.join("[^]*")}(?: Also on .*)?$`).test(message);
};

/** The id of a message of a check: that of the longest template that it is made from. */
export const messageIdOf = (rule: Pick<LintRule, "messages">, message: string): string => {
  const [longest] = formsOf(rule)
    .filter(([, text]) => isFilled(text, message))
    .sort(([, a], [, b]) => b.length - a.length);
  return longest?.[0].split(".")[0] ?? "";
};
