import { type Check, defineCheck } from "../check.ts";
import { hasPath } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { crawlerCommons, rfc9309 } from "../sources.ts";

/**
 * The start of an escape at the end of a piece matches all escapes that begin like this, and is
 * often meant to.
 */
const STRAY = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;

// Not an error: Google and all but one of the tested readers match the sign as written.
export const percentInvalid: Check = defineCheck({
  id: "percent-invalid",
  category: "paths",
  severity: "warning",
  summary: "Require two hexadecimal digits after each percent sign",
  explanation:
    "In a URL `%` begins an encoded character and has two hexadecimal digits after it. One without them is not valid there, though browsers send it as it is. Google compares it as an ordinary character; crawler-commons does not match the rule at all.\n\nAt the end of a path, or before a star, `%` is not reported: as the beginning of all that starts with it, such a rule matches every encoded character there.\n\nThe sign itself is written `%25` in a URL. Where a placeholder such as `%name%` was left in, put in what it stands for.",
  sources: [rfc9309("2.2.2"), crawlerCommons],
  examples: {
    bad: ["User-agent: *\nDisallow: /50%off\n", "User-agent: *\nDisallow: /%name%/\n"],
    good: ["User-agent: *\nDisallow: /50%25off\n", "User-agent: *\nDisallow: /query%\n"],
  },
  messages: {
    stray:
      "Some crawlers, such as Common Crawl's, ignore this rule, because two hexadecimal digits must follow `%`; Google compares it as written. Write `%25` if URLs have the sign encoded, or replace the placeholder.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    if (!hasPath(line) || line.value === null) return null;
    const at = line.valueText.search(STRAY);
    if (at < 0) return null;
    return {
      from: line.value.from + at,
      to: line.value.from + at + 1,
      message: "stray",
      fixes: [
        {
          title: "Write %25 for the sign",
          kind: "suggest",
          edits: [replaceValue(line, line.valueText.replace(STRAY, "%25"))],
        },
      ],
    };
  },
});
