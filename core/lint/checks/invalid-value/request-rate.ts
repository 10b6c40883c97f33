import { isRequestRate } from "../../../vocabulary/value-forms.ts";
import { definePart, type Part } from "../../check.ts";
import { isField } from "../../facts/fields.ts";
import { writeFix } from "../../fixes/value-edits.ts";

export const requestRate: Part = definePart({
  aliases: ["request-rate-invalid"],
  severity: "error",
  messages: {
    empty:
      "Crawlers skip this line: `Request-rate` has no value. Write pages and time, as in `1/10s`.",
    form: "Seznam and others skip this line: `{value}` is not a rate that they can read. Write pages and time, as in `1/10s`.",
  },
  checkLine(line) {
    if (!isField(line, "request-rate") || isRequestRate(line.valueText)) return null;
    const { valueText } = line;
    if (valueText === "") return { ...line.content, message: "empty" };
    const closed = valueText
      .replace(/[ \t]*([/-])[ \t]*/g, "$1")
      .replace(/(?<=\d)[ \t]+(?=[smhd]\b)/i, "");
    return {
      ...(line.value ?? line.content),
      message: "form",
      data: { value: valueText },
      fixes: isRequestRate(closed) ? [writeFix("repair", line, closed)] : [],
    };
  },
});
