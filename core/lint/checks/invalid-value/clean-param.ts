import { type CleanParamFault, cleanParamFault } from "../../../vocabulary/value-forms.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { isField } from "../../facts/fields.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/**
 * The value with its names joined by `&`, without `=` and what follows it and without other
 * punctuation; null if there are two paths.
 */
const joined = (value: string): string | null => {
  const words = value.split(/[ \t]+/);
  const [path, ...more] = words.filter((word) => /^[/*]/.test(word));
  if (more.length > 0) return null;
  const names = words
    .filter((word) => word !== path)
    .flatMap((word) => word.replace(/^\?/, "").split(/[&,;]+/))
    .map((name) => name.replace(/=.*$/, ""))
    .filter((name) => name !== "");
  return [names.join("&"), ...(path === undefined ? [] : [path])].join(" ");
};

const joinFix = (line: LineView): readonly Fix[] => {
  const value = joined(line.valueText);
  if (value === null || cleanParamFault(value) !== null) return [];
  return [suggest("Join the names with &", replaceValue(line, value))];
};

type Message = Exclude<CleanParamFault, null>;

export const cleanParam: Part = definePart({
  aliases: ["clean-param-invalid"],
  severity: "info",
  messages: {
    empty:
      "Yandex ignores this line: `Clean-param` names no parameter. Write names joined by `&`, as in `sid&ref /forum/`.",
    long: "Yandex ignores this line: the value has more than 500 characters. Use several `Clean-param` lines.",
    parts:
      "Yandex ignores this line: it expects names joined by `&` and, after one space, a path that starts with `/`, not `{value}`.",
    names:
      "Yandex ignores this line: it expects plain names joined by `&`, as in `sid&ref`, not `{value}`.",
    path: "Yandex ignores this line: the path may have letters, digits and `. - / * _` only, and `{value}` has others. Write a plain beginning of the path.",
  },
  checkLine(line, { dialect }) {
    if (!isField(line, "clean-param")) return null;
    const fault = cleanParamFault(line.valueText);
    if (fault === null) return null;
    const message: Message = fault;
    return {
      ...(fault === "empty" ? line.content : (line.value ?? line.content)),
      message,
      severity: dialect.id === "yandex" ? "error" : "info",
      data: { value: line.valueText },
      fixes: fault === "names" || fault === "parts" ? joinFix(line) : [],
    };
  },
});
