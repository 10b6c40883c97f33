import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { cleanRules, hasCleanRule } from "../facts/clean-rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { replaceEach } from "../fixes/value-edits.ts";
import { googleLibrary, rfc3986 } from "../sources.ts";

const FIX_TITLE = { one: "Write upper case", other: "Write upper case in {count} paths" } as const;

const LOWER = /%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])/g;

const inUpperCase = (path: string): string => path.replace(LOWER, (found) => found.toUpperCase());

export const percentLowercaseHex: Check = defineCheck({
  id: "percent-lowercase-hex",
  category: "paths",
  severity: "hint",
  summary: "Prefer upper-case digits in percent-encoding",
  explanation:
    "`%c3` and `%C3` are the same byte, and every reader tried compares them as equal. RFC 3986 asks for upper case, and URLs as crawlers send them have it.\n\nThe file is reported once, at the first such path.",
  sources: [rfc3986("2.1"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /caf%c3%a9\n",
      "User-agent: *\nDisallow: /caf%c3%a9\nAllow: /na%C3%aft\n",
    ],
    good: ["User-agent: *\nDisallow: /caf%C3%A9\nDisallow: /my%20files\n"],
  },
  messages: {
    one: "`{text}` works, but `{upper}` is the usual form. Write `{upper}`.",
    several:
      "`{text}` works, but `{upper}` is the usual form. Write upper case here and in {more}.",
  },
  check(context) {
    const faults = cleanRules(context).flatMap((rule) => {
      const from = rule.path.includes("%") ? rule.path.search(LOWER) : -1;
      // The same rule in both spellings is reported as a duplicate.
      if (from < 0 || hasCleanRule(context, rule.type, inUpperCase(rule.path))) return [];
      const edits = replaceEach(rule.line, LOWER, (found) => found.toUpperCase());
      const upper = rule.path.slice(from, from + 3).toUpperCase();
      return { rule, from, to: from + 3, edits, data: { upper } };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "safe",
    });
  },
});
