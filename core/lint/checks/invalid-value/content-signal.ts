import { asciiLower } from "../../../text/ascii.ts";
import { formatChoices } from "../../../text/list.ts";
import { contentSignals } from "../../../vocabulary/preferences.ts";
import { definePart, type Part } from "../../check.ts";
import type { Fix } from "../../diagnostic.ts";
import { type Preference, readPreferences } from "../../facts/content-preferences.ts";
import { isField } from "../../facts/fields.ts";
import { correctPreferences } from "../../fixes/correct-preferences.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

const isKnown = ({ label, value }: Preference): boolean =>
  contentSignals.get(asciiLower(label))?.includes(asciiLower(value)) ?? false;

/** The parts of a list; extra commas are ignored. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const contentSignal: Part = definePart({
  aliases: ["content-signal-invalid"],
  severity: "error",
  messages: {
    empty:
      "This `Content-Signal` has no effect, because it is empty. Write a list such as `search=yes, ai-train=no`.",
    label:
      "`{part}` has no effect: it is not a signal. The signals are `search`, `ai-input` and `ai-train`, each with `=yes` or `=no`.",
    value:
      "`{part}` has no effect: its value is unknown, so the signal counts as left out. Write `{label}=` followed by {values}.",
  },
  checkLine(line) {
    if (!isField(line, "content-signal")) return null;
    const { valueText, value } = line;
    if (valueText === "" || value === null) return { ...line.content, message: "empty" };
    const part = partsOf(valueText).find((each) => !readPreferences(each).every(isKnown));
    const [wrong] = part === undefined ? [] : readPreferences(part);
    if (part === undefined || wrong === undefined) return null;
    const from = value.from + valueText.indexOf(part);
    const takes = contentSignals.get(asciiLower(wrong.label));
    const corrected = correctPreferences(valueText, contentSignals);
    const fixes: readonly Fix[] =
      corrected === null ? [] : [suggest("Write it as signals", replaceValue(line, corrected))];
    return {
      from,
      to: from + part.length,
      message: takes === undefined ? "label" : "value",
      data: {
        part,
        label: asciiLower(wrong.label),
        values: formatChoices(takes ?? []),
      },
      fixes,
    };
  },
});
