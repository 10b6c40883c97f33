import { formatMessage } from "../../text/message.ts";
import { isRequestRate } from "../../vocabulary/value-forms.ts";
import { type Check, defineCheck } from "../check.ts";
import { isField } from "../facts/fields.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { extendedStandard, protego, seznam } from "../sources.ts";

export const requestRateInvalid: Check = defineCheck({
  id: "request-rate-invalid",
  category: "sitemaps",
  severity: "error",
  summary: "Require pages and a time in Request-rate",
  explanation:
    "`Request-rate` says how many pages may be fetched in how long: `1/10s` is a page in ten seconds. The unit is `s`, `m`, `h` or `d`, and seconds without one; hours of the day, in UTC, may follow, as in `1/10s 1800-1900`. Seznam reads it, and so do the parsers of Scrapy and Python; a value of another form says nothing to them.",
  sources: [seznam, extendedStandard, protego],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nRequest-rate: 10\n",
      "User-agent: SeznamBot\nDisallow:\nRequest-rate: 1 / 10s\n",
      "User-agent: SeznamBot\nDisallow:\nRequest-rate: 1/10s 18-19\n",
      "User-agent: SeznamBot\nDisallow:\nRequest-rate:\n",
    ],
    good: [
      "User-agent: *\nDisallow:\nRequest-rate: 1/10s\n\nUser-agent: SeznamBot\nDisallow:\nRequest-rate: 30/1m 0000-0600 # at night\n",
    ],
  },
  messages: {
    empty:
      "Crawlers skip this line: `Request-rate` has no value. Write pages and time, as in `1/10s`.",
    form: "Seznam and others skip this line: `{value}` is not a rate that they can read. Write pages and time, as in `1/10s`, and hours if you like: `1/10s 1800-1900`.",
  },
  stage: "value",
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
      fixes: isRequestRate(closed)
        ? [
            {
              title: formatMessage(FIX_TITLES.write, { text: closed }),
              kind: "repair",
              edits: [replaceValue(line, closed)],
            },
          ]
        : [],
    };
  },
});
