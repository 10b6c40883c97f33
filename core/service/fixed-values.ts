import type { CompletionItem } from "./completion.ts";
import { FIELD_VALUE_MESSAGES } from "./messages.ts";

const itemsOf = (values: Readonly<Record<string, string>>): readonly CompletionItem[] =>
  Object.entries(values).map(([label, detail]) => ({
    label,
    insert: label,
    kind: "value",
    detail,
    info: "",
    boost: 0,
  }));

/** Usual values of directives that take neither crawler, path nor URL, by name in lower case. */
export const fixedValues: Readonly<Record<string, readonly CompletionItem[]>> = Object.fromEntries(
  Object.entries(FIELD_VALUE_MESSAGES).map(([name, values]) => [name, itemsOf(values)]),
);
