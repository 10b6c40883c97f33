import { definePart, type Part } from "../../check.ts";
import { secondsOf } from "../../facts/crawl-delays.ts";
import { isField } from "../../facts/fields.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/** A number, optionally followed by a unit of seconds, or in brackets or quotes. */
const NUMBER_OF_SECONDS = /^["'([<]?(\d+(?:[.,]\d+)?)[ \t]*(?:s|secs?\.?|seconds?)?["')\]>;,.]?$/i;

export const delay: Part = definePart({
  aliases: ["crawl-delay-invalid"],
  // The line blocks nothing, whatever its value.
  severity: "warning",
  explanation:
    "`Crawl-delay` takes a plain number of seconds. A unit, a range of hours or brackets make the line unreadable, and parsers then act as if it were not there.",
  sources: ["bingDocs", "pythonParser", "protego"],
  bad: [
    "User-agent: *\nDisallow:\nCrawl-delay: 10s\n",
    "User-agent: *\nDisallow:\nCrawl-delay:\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 0100-0800\n",
  ],
  good: [
    "User-agent: *\nDisallow:\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow:\nCrawl-delay: .5\n",
  ],
  messages: {
    number:
      "Crawlers ignore this line: `{value}` is not a number of seconds. Write a number alone, such as `10`.",
    empty:
      "Crawlers ignore this line: `Crawl-delay` has no value. Write a number of seconds, or delete the line.",
  },
  stage: "value",
  checkLine(line) {
    if (!isField(line, "crawl-delay") || line.value === null) return null;
    const { valueText, value } = line;
    if (secondsOf(valueText) !== null) return null;
    if (valueText === "") {
      const fix = deleteLinesFix([line], "suggest");
      return { ...line.content, message: "empty", fixes: [fix] };
    }
    const number = NUMBER_OF_SECONDS.exec(valueText)?.[1]?.replace(",", ".");
    return {
      ...value,
      message: "number",
      data: { value: valueText },
      fixes: number === undefined ? [] : [writeFix("repair", line, number)],
    };
  },
});
