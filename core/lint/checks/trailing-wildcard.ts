import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { hasPlainReaders } from "../facts/agents.ts";
import { cleanGroups } from "../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind, type PathFault } from "../fixes/findings-in-file.ts";
import { replaceInValue } from "../fixes/value-edits.ts";
import { googleDocs, pythonParser, wgetManual } from "../sources.ts";

const FIX_TITLE = { one: "Remove the star", other: "Remove the star from {count} paths" } as const;

/** No star except at the end: with another one, readers without wildcards fail either way. */
const ONLY_AT_END = /^[^*]*[^*\s]\*+$/;

/**
 * One file of three has such paths. Google reads them the same, so they are reported only if some
 * reader gains from removing the star: one file of four, and one hint for the whole file.
 */
export const trailingWildcard: Check = defineCheck({
  id: "trailing-wildcard",
  category: "paths",
  severity: "hint",
  summary: "Prefer paths without a star at the end",
  explanation:
    "A path stands for all URLs that begin with it, so `/fish` and `/fish*` match the same. Google says that it ignores a star at the end, but it counts as a character where an `Allow` and a `Disallow` compete by length. Readers without wildcards, such as Wget and older versions of Python's robotparser, look for a star in the URL and find none.\n\nOnly paths without another star are reported, in groups that such readers follow; once for the file.",
  sources: [googleDocs, wgetManual, pythonParser],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /fish*\n",
      "User-agent: *\nDisallow: /fish*\nAllow: /fish/salmon*\nDisallow: /search?*\n",
    ],
    good: [
      "User-agent: *\nDisallow: /fish\n",
      "User-agent: *\nDisallow: /*?fish=*\nDisallow: /*x$\n",
      "User-agent: Googlebot\nDisallow: /fish*\n",
    ],
  },
  messages: {
    one: "`{path}` needs no star at the end: every path matches all that starts with it. For Wget and some old programs the rule does nothing with the star. Remove it.",
    several:
      "`{path}` and {more} need no star at the end: every path matches all that starts with it. For Wget and some old programs these rules do nothing with the star. Remove it.",
  },
  check(context) {
    const faults: PathFault[] = [];
    for (const { group, rules, starred } of cleanGroups(context)) {
      if (!hasPlainReaders(group)) continue;
      const suspects = starred.filter(({ path }) => path.endsWith("*") && ONLY_AT_END.test(path));
      if (suspects.length === 0) continue;
      const paths = new Set(rules.map(({ path }) => path));
      for (const rule of suspects) {
        const from = rule.path.indexOf("*");
        // If the path also exists without its star, the checks that compare rules report it.
        if (paths.has(rule.path.slice(0, from))) continue;
        const to = rule.path.length;
        faults.push({ rule, from, to, edits: [replaceInValue(rule.line, from, to, "")] });
      }
    }
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: lengthFixKind(context),
    });
  },
});
