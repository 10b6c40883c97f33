import { definePart, type Part } from "../../check.ts";
import { pathText } from "../../facts/rule-path.ts";
import { replaceEach } from "../../fixes/value-edits.ts";
import { rfc3986, rfc9309 } from "../../sources.ts";

/**
 * `//` alone, after a star or before one, is there to match double slashes; `://` is part of a URL.
 */
const DOUBLE = /(?<![:*/])\/{2,}(?=[\w.~%-])/;
const EACH = /(?<![:*/])\/{2,}(?=[\w.~%-])/g;

export const slashes: Part = definePart({
  severity: "warning",
  explanation:
    "A rule is compared character by character, so `//admin` matches URLs with two slashes and none with one. At the start of a path that is nearly always a slip. Further in it may be meant, where a site has such URLs, and is only mentioned.\n\nPatterns that are plainly about double slashes, such as `/*//`, are not reported.",
  sources: [rfc9309("2.2.2"), rfc3986("3.3")],
  examples: {
    bad: ["User-agent: *\nDisallow: //admin\n", "User-agent: *\nDisallow: /shop//old/\n"],
    good: ["User-agent: *\nDisallow: /admin\n", "User-agent: *\nDisallow: /*//\n"],
  },
  messages: {
    start:
      "This rule does not match `{one}`: its path starts with two slashes, and crawlers compare both. Write one slash.",
    inner:
      "This rule matches only URLs that have two slashes in a row, too. Write one unless you mean two.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    const path = pathText(line);
    if (line.value === null || !path.includes("//")) return null;
    const match = DOUBLE.exec(path);
    // In a query, slashes are ordinary characters.
    if (match === null || path.lastIndexOf("?", match.index) >= 0) return null;
    const from = line.value.from + match.index;
    const isStart = match.index === 0;
    return {
      from,
      to: from + match[0].length,
      message: isStart ? "start" : "inner",
      severity: isStart ? "warning" : "hint",
      data: { one: path.replace(EACH, "/") },
      fixes: [
        {
          title: "Write one slash",
          kind: "suggest",
          edits: replaceEach(line, EACH, () => "/"),
        },
      ],
    };
  },
});
