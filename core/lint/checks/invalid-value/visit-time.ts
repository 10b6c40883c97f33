import { isVisitTime } from "../../../vocabulary/value-forms.ts";
import { definePart, type Part } from "../../check.ts";
import { isField } from "../../facts/fields.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/** The four digits of a time such as `6`, `6:30`, `06.30` or `630`; null for anything else. */
const timeOf = (text: string): string | null => {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:[ \t]*(?:h|utc|gmt))?$/i.exec(text);
  if (match === null) return null;
  return `${(match[1] ?? "").padStart(2, "0")}${match[2] ?? "00"}`;
};

/** The hours that a value means, in the only form that is read; null if it contains none. */
const hoursOf = (value: string): string | null => {
  const times = value.split(/[ \t]*(?:-|–|—|\bto\b)[ \t]*/).map(timeOf);
  const hours = times.join("-");
  return times.length === 2 && isVisitTime(hours) ? hours : null;
};

export const visitTime: Part = definePart({
  aliases: ["visit-time-invalid"],
  severity: "info",
  messages: {
    empty:
      "Crawlers skip this line: `Visit-time` has no value. Write two times of four digits, in UTC, as in `0600-0845`.",
    form: "Crawlers skip this line: `{value}` is not a valid `Visit-time`. Write two times of four digits, in UTC, as in `0600-0845`.",
  },
  checkLine(line) {
    if (!isField(line, "visit-time") || isVisitTime(line.valueText)) return null;
    const { valueText } = line;
    if (valueText === "") return { ...line.content, message: "empty" };
    const hours = hoursOf(valueText);
    return {
      ...(line.value ?? line.content),
      message: "form",
      data: { value: valueText },
      fixes: hours === null ? [] : [writeFix("suggest", line, hours)],
    };
  },
});
