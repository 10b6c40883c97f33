import { type Check, defineCheck, disallow } from "../check.ts";
import { isBlockedByOthers } from "../facts/blocked-anyway.ts";
import { onPath } from "../facts/lines.ts";
import { asPatterns, findConstruct, findDotStar, matchesNearlyAll } from "../facts/paths.ts";
import { splitFix, writeFix } from "../fixes/value-edits.ts";

export const regexInPath: Check = defineCheck({
  id: "regex-in-path",
  category: "paths",
  severity: "warning",
  summary: "Avoid regular expressions in paths",
  explanation:
    "Only two characters of a path are special: `*` stands for any characters, and `$` at the end for the end of the URL. All others stand for themselves, so `(a|b)`, `[0-9]+`, `^` and `\\.` match only URLs that contain exactly these characters, and hardly any URL does.\n\nA dot is an ordinary dot as well: `/shop/.*` matches names that start with a dot. A path does not have to match to the end of the URL, so no star is needed there.",
  sources: ["googleDocs", "rfc9309#2.2.3"],
  bad: disallow("/(cart|login)/", "^/temp/.*", "/search\\?", "/shop/.*"),
  good: ["User-agent: *\nDisallow: /api/swagger.*.json\nDisallow: /*?f[0]=\n"],
  messages: {
    construct:
      "This rule matches almost nothing: robots.txt has no regular expressions such as `{part}`. Use `*` or several lines.",
    dotStar:
      "`{part}` matches only where there is a dot. If you mean any characters, write `*` alone.",
  },
  stage: "path",
  inFile: true,
  checkLine: onPath((path, line, context) => {
    const construct = findConstruct(path);
    const part = construct ?? findDotStar(path);
    if (part === null) return null;
    const patterns = asPatterns(path) ?? [];
    const [first, ...more] = patterns.some(matchesNearlyAll) ? [] : patterns;
    const isSpare =
      construct !== null && isBlockedByOthers(context, line, path.slice(0, part.from));
    const fix =
      more.length > 0
        ? splitFix("suggest", context.document, line, patterns)
        : first !== undefined && writeFix("suggest", line, first);
    return {
      from: line.value.from + part.from,
      to: line.value.from + part.to,
      message: construct === null ? "dotStar" : "construct",
      severity: construct === null ? "hint" : "warning",
      ...(isSpare ? { severity: "info", quiet: "not-needed" } : {}),
      data: { part: path.slice(part.from, part.to) },
      fixes: [fix],
    };
  }),
});
