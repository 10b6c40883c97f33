import { type CheckOfParts, definePart, disallow, joinParts } from "../check.ts";
import { onPath, spanIn } from "../facts/lines.ts";
import { matchesNearlyAll, withoutQuery } from "../facts/paths.ts";
import { suggest } from "../fixes/fix.ts";
import { replaceEach, writeFix } from "../fixes/value-edits.ts";

/** At the end of a pattern, a dot may begin any name: `/.` matches all hidden files. */
const DOTS = /(?<=\/)\.\.?(?=\/)/;

/** The path without dot segments; null if a star makes it unclear what they refer to. */
const resolved = (path: string): string | null => {
  const query = path.indexOf("?");
  const end = query < 0 ? path.length : query;
  const kept: string[] = [];
  for (const segment of path.slice(0, end).split("/").slice(1)) {
    if (segment === "..") {
      if (kept.pop()?.includes("*")) return null;
    } else if (segment !== ".") {
      kept.push(segment);
    }
  }
  return `/${kept.join("/")}${path.slice(end)}`;
};

const dots = definePart({
  explanation:
    "Browsers and crawlers resolve `.` and `..` before they request a URL, so no requested URL contains `/../` or `/./`. Rules are not resolved, so this one matches nothing.",
  sources: ["rfc3986#5.2.4", "rfc9309#2.2.2"],
  bad: disallow("/a/../b", "/./drafts/"),
  good: disallow("/b", "/."),
  messages: {
    dots: "This rule matches nothing: browsers and crawlers resolve `/{dots}/` in every URL. Write the path that you mean.",
  },
  checkLine: onPath((path, line) => {
    // In a query, dots are ordinary characters.
    const match = path.includes("/.") ? DOTS.exec(withoutQuery(path)) : null;
    if (match === null) return null;
    const plain = resolved(path);
    // A bare slash would block or allow everything.
    const isUsable = plain !== null && !/^\/\**$/.test(plain);
    return {
      ...spanIn(line, match),
      message: "dots",
      data: { dots: match[0] },
      fixes: [isUsable && writeFix("suggest", line, plain)],
    };
  }),
});

/**
 * `//` alone, after a star or before one, is there to match double slashes; `://` is part of a URL.
 */
const DOUBLE = /(?<![:*/])\/{2,}(?=[\w.~%-])/g;

const slashes = definePart({
  aliases: ["double-slash"],
  explanation:
    "A rule is compared character by character, so `//admin` matches URLs with two slashes and none with one. At the start of a path that is nearly always a slip. Further in it may be meant, where a site has such URLs, and is only mentioned.\n\nPatterns that are plainly about double slashes, such as `/*//`, are not reported.",
  sources: ["rfc9309#2.2.2", "rfc3986#3.3"],
  bad: disallow("//admin", "/shop//old/"),
  good: disallow("/admin", "/*//"),
  messages: {
    start:
      "This rule does not match `{one}`: its path starts with two slashes, and crawlers compare both. Write one slash.",
    inner:
      "This rule matches only URLs that have two slashes in a row, too. Write one unless you mean two.",
  },
  checkLine: onPath((path, line) => {
    // In a query, slashes are ordinary characters.
    const [match] = path.includes("//") ? withoutQuery(path).matchAll(DOUBLE) : [];
    if (match === undefined) return null;
    const one = (): string => "/";
    const isStart = match.index === 0;
    return {
      ...spanIn(line, match),
      message: isStart ? "start" : "inner",
      severity: isStart ? "warning" : "hint",
      data: { one: path.replace(DOUBLE, "/") },
      fixes: [suggest("Write one slash", replaceEach(line, DOUBLE, one))],
    };
  }),
});

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

const backslash = definePart({
  aliases: ["backslash-in-path"],
  severity: "error",
  explanation:
    "URLs separate folders with `/`. Browsers and crawlers change a `\\` in a URL into a `/` or encode it, but compare the one in a rule as it is: `\\admin\\` does not match `/admin/` for any reader tried.",
  sources: ["rfc9309#2.2.2", "rfc3986#3.3"],
  bad: disallow("\\admin\\", "/files\\old", "/search/*\\u00", "/a,b\\c"),
  good: ["User-agent: *\nDisallow: /admin/\nDisallow: /?q=\\\n"],
  messages: {
    query:
      "In paths this rule matches nothing: a backslash becomes `/` or `%5C`, except in queries. Write what your URLs have.",
    backslash:
      "This rule matches nothing, because its path has a backslash: URLs separate folders with `/`. Write `{path}`.",
  },
  checkLine: onPath((path, line) => {
    const match = /\\/.exec(path);
    if (match === null || AFTER_END.test(path) || IN_QUERY.test(path)) return null;
    const slashed = path.replace(/\/?\\+\/?/g, "/");
    const isFolders = FOLDERS.test(path);
    const corrected = /^[/*]/.test(slashed) ? slashed : `/${slashed}`;
    const isUnclear = NO_SLASH.test(path) || matchesNearlyAll(corrected);
    return {
      ...spanIn(line, match),
      ...(isFolders
        ? { message: "backslash" }
        : { message: "query", severity: MAY_BE_QUERY.test(path) ? "info" : "warning" }),
      data: { path: corrected },
      fixes: [!isUnclear && writeFix(isFolders ? "repair" : "suggest", line, corrected)],
    };
  }),
});

export const dotSegments: CheckOfParts = joinParts({
  id: "dot-segments",
  category: "paths",
  severity: "warning",
  summary: "Avoid paths that no URL has, because browsers and servers resolve them",
  stage: "path",
  inFile: true,
  parts: { dots, slashes, backslash },
});
