import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { matchesNearlyAll, pathText } from "../../facts/rule-path.ts";
import { replaceValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { rfc3986, rfc9309 } from "../../sources.ts";
import { shorten } from "../../wording.ts";

/** Names with slashes or backslashes between them. */
const FOLDERS = /^[\\/]*[\w.~%-]+(?:[\\/]+[\w.~% -]+)*[\\/]*$/;

/** A backslash after the final `$` is not meant as part of the path. */
const AFTER_END = /\$\\+$/;

/** Within a query, browsers leave a backslash as it is. */
const IN_QUERY = /\?.*\\/;

/** What a star stands for may begin a query. */
const MAY_BE_QUERY = /\*.*\\/;

/** A character escape of a programming language, such as `\u0026`. */
const NO_SLASH = /\\[ux][0-9a-f]{2}/i;

export const backslash: Part = definePart({
  severity: "error",
  explanation:
    "URLs separate folders with `/`. Browsers and crawlers change a `\\` in a URL into a `/` or encode it, but compare the one in a rule as it is: `\\admin\\` does not match `/admin/` for any reader tried.",
  sources: [rfc9309("2.2.2"), rfc3986("3.3")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: \\admin\\\n",
      "User-agent: *\nDisallow: /files\\old\n",
      "User-agent: *\nDisallow: /search/*\\u00\n",
      "User-agent: *\nDisallow: /a,b\\c\n",
    ],
    good: ["User-agent: *\nDisallow: /admin/\nDisallow: /?q=\\\n"],
  },
  messages: {
    query:
      "In paths this rule matches nothing: a backslash becomes `/` or `%5C`, except in queries. Write what your URLs have.",
    literal:
      "This rule probably matches nothing: in URLs a backslash becomes `/` or `%5C`. Write what yours have.",
    backslash:
      "This rule matches nothing, because its path has a backslash: URLs separate folders with `/`. Write `{path}`.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    const path = pathText(line);
    if (line.value === null || !path.includes("\\") || AFTER_END.test(path)) return null;
    if (IN_QUERY.test(path)) return null;
    const at = path.indexOf("\\");
    const slashed = path.replace(/\/?\\+\/?/g, "/");
    const isFolders = FOLDERS.test(path);
    const corrected = /^[/*]/.test(slashed) ? slashed : `/${slashed}`;
    return {
      from: line.value.from + at,
      to: line.value.from + at + 1,
      ...(isFolders
        ? { message: "backslash" }
        : MAY_BE_QUERY.test(path)
          ? { message: "query", severity: "info" }
          : { message: "literal", severity: "warning" }),
      data: { path: corrected },
      fixes:
        NO_SLASH.test(path) || matchesNearlyAll(corrected)
          ? []
          : [
              {
                title: formatMessage(FIX_TITLES.write, { text: shorten(corrected) }),
                kind: isFolders ? "repair" : "suggest",
                edits: [replaceValue(line, corrected)],
              },
            ],
    };
  },
});
