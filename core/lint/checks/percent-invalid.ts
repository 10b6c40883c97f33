import { type Check, defineCheck } from "../check.ts";
import { hasPath } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { crawlerCommons, rfc9309 } from "../sources.ts";

/**
 * The start of an escape at the end of a piece matches all escapes that begin like this, and is
 * often meant to.
 */
const STRAY = /%(?![0-9A-Fa-f]{2}|[0-9A-Fa-f]?(?:\*|$))/g;

/** The first bytes of a letter in UTF-8, then a sign that is no byte. */
const UNFINISHED =
  /(?:%[cCdD][0-9a-fA-F]|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F])?|%[fF][0-7](?:%[89abAB][0-9a-fA-F]){0,2})%(?![0-9a-fA-F]{2})/;

/** A code of which a digit is missing: `/Talk%3Topic`. */
const HALF = /%[0-9](?![0-9A-Fa-f*%]|$)/;

// Information: Google and all but one of the tested readers match the sign as written.
export const percentInvalid: Check = defineCheck({
  id: "percent-invalid",
  aliases: ["percent-encoded-special"],
  category: "paths",
  severity: "info",
  summary: "Require two hexadecimal digits after each percent sign",
  explanation:
    "In a URL `%` begins an encoded character and has two hexadecimal digits after it. One without them is not valid there, though browsers send it as it is. Google compares it as an ordinary character; crawler-commons does not match the rule at all.\n\nAt the end of a path, or before a star, `%` is not reported: as the beginning of all that starts with it, such a rule matches every encoded character there.\n\nThe sign itself is written `%25` in a URL. Where a placeholder such as `%name%` was left in, put in what it stands for.",
  sources: [rfc9309("2.2.2"), crawlerCommons],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /50%off\n",
      "User-agent: *\nDisallow: /%name%/\n",
      "User-agent: *\nDisallow: /Talk%3Topic\n",
      "User-agent: *\nDisallow: /%E4%B8%A/x\n",
    ],
    good: ["User-agent: *\nDisallow: /50%25off\n", "User-agent: *\nDisallow: /query%\n"],
  },
  messages: {
    half: "Common Crawl and others ignore this rule: `%` needs two hexadecimal digits, and one is missing. Write both.",
    stray:
      "Common Crawl and others ignore this rule: `%` needs two hexadecimal digits. Write `%25` for a percent sign.",
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
      message: HALF.test(line.valueText) ? "half" : "stray",
      // After part of a letter, or before a digit of a code, nobody can guess what is missing.
      fixes:
        UNFINISHED.test(line.valueText) || HALF.test(line.valueText)
          ? []
          : [
              {
                title: "Write %25 for the sign",
                kind: "suggest",
                edits: [replaceValue(line, line.valueText.replace(STRAY, "%25"))],
              },
            ],
    };
  },
});
