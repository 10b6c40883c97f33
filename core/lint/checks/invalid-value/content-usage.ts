import { contentUsages } from "../../../vocabulary/preferences.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { Fix } from "../../diagnostic.ts";
import { readPreferences, splitUsage } from "../../facts/content-preferences.ts";
import { isField } from "../../facts/fields.ts";
import { correctPreferences } from "../../fixes/correct-preferences.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/** A member of a structured field dictionary: a key in lower case, a bare item, parameters. */
const MEMBER =
  /^[a-z*][a-z0-9_.*-]*(?:=(?:[A-Za-z*][^\s",;=()<>@[\]{}\\]*|-?\d+(?:\.\d+)?|"[^"\\]*"|\?[01]))?(?:[ \t]*;[ \t]*[a-z*][a-z0-9_.*-]*(?:=[^\s;,]+)?)*$/;

type Message = "empty" | "unparsable" | "parameter" | "value" | "unknown";

const faultOf = (list: string): { readonly message: Message; readonly part: string } | null => {
  if (list === "") return { message: "empty", part: "" };
  const broken = list.split(",").find((member) => !MEMBER.test(member.trim()));
  if (broken !== undefined) return { message: "unparsable", part: broken.trim() || list };
  // What follows a semicolon belongs to the value before it: https://www.rfc-editor.org/rfc/rfc9651#section-3.1.2.
  const parameter = [...list.matchAll(/;[ \t]*([^\s;,=]+)(=[^\s;,]+)?/g)].find(([, name = ""]) =>
    contentUsages.has(name),
  );
  if (parameter !== undefined) {
    return { message: "parameter", part: `${parameter[1]}${parameter[2] ?? ""}` };
  }
  const known = readPreferences(list.replace(/;[^,]*/g, "")).filter(({ label }) =>
    contentUsages.has(label),
  );
  const wrong = known.find(({ label, value }) => !contentUsages.get(label)?.includes(value));
  if (wrong !== undefined) {
    const part = wrong.value === "" ? wrong.label : `${wrong.label}=${wrong.value}`;
    return { message: "value", part };
  }
  return known.length > 0 ? null : { message: "unknown", part: list };
};

export const contentUsage: Part = definePart({
  aliases: ["content-usage-invalid"],
  severity: "error",
  messages: {
    empty:
      "This `Content-Usage` has no effect, because it is empty. Write a list such as `train-ai=n, search=y`.",
    unparsable:
      "This line has no effect: `{part}` breaks the form of the list. Write names and values in lower case, separated by commas: `train-ai=n, search=y`.",
    parameter:
      "`{part}` is not stated: after a semicolon it belongs to the value before it. Write a comma in place of the semicolon.",
    value:
      "`{part}` has no effect: it does not end in `=y` or `=n`. Write one of the two, in lower case.",
    unknown:
      "`{part}` has no effect: the draft does not define that name. The names are `train-ai` and `search`.",
  },
  checkLine(line): Finding<Message> | null {
    if (!isField(line, "content-usage")) return null;
    const { valueText, value } = line;
    const { path, list } = splitUsage(valueText);
    const fault = faultOf(list);
    if (fault === null) return null;
    const corrected = correctPreferences(list, contentUsages);
    const text = `${path} ${corrected ?? ""}`.trim();
    const fixes: readonly Fix[] =
      corrected === null ? [] : [suggest("Write it as in the draft", replaceValue(line, text))];
    const span = valueText === "" || value === null ? line.content : value;
    return {
      from: span.from,
      to: span.to,
      message: fault.message,
      data: { part: fault.part },
      fixes,
    };
  },
});
