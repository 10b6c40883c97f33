import { type Check, defineCheck } from "../check.ts";
import { hasPlainReaders } from "../facts/agents.ts";
import { cleanGroups } from "../facts/rules.ts";
import { faultsInFile, type PathFault } from "../fixes/findings-in-file.ts";

/** A star, or a final `$`. */
const SPECIAL = /\*|\$$/;

/** Off by default: every second file has such a path, and few readers are affected. */
export const wildcardsNotUniversal: Check = defineCheck({
  id: "wildcards-not-universal",
  category: "paths",
  severity: "hint",
  quiet: "old-readers",
  defaultOn: false,
  summary: "Suggest plain paths for readers without wildcards",
  explanation:
    "The standard of 1994 knows no `*` and no `$` in paths. Wget, older versions of Python's robotparser, Heritrix and old crawlers take them for plain characters, and such a rule keeps them off nothing.\n\nWhere such readers matter, block a folder instead. The file is reported once, at the first such path of a group that they follow.",
  sources: ["standard1994", "wgetManual", "pythonParser", "heritrix"],
  bad: [
    "User-agent: *\nDisallow: /*.pdf$\n",
    "User-agent: wget\nDisallow: /*/print\nDisallow: /index.php$\n",
  ],
  good: [
    "User-agent: *\nDisallow: /pdf/\n",
    "User-agent: Googlebot\nDisallow: /*.pdf$\n\nUser-agent: *\nAllow: /*.html\n",
  ],
  messages: {
    one: "This rule blocks nothing for Wget, Heritrix and old Python programs, which know no `{text}`. If they matter to you, block a folder.",
    several: {
      one: "`{path}` and {count} more path block nothing for Wget, Heritrix and old Python programs, which know no wildcards. If they matter, block folders.",
      other:
        "`{path}` and {count} more paths block nothing for Wget, Heritrix and old Python programs, which know no wildcards. If they matter, block folders.",
    },
  },
  check(context) {
    const faults: PathFault[] = [];
    for (const { group, rules } of cleanGroups(context)) {
      if (!hasPlainReaders(group)) continue;
      for (const rule of rules) {
        const from = rule.type === "disallow" ? rule.path.search(SPECIAL) : -1;
        if (from >= 0) faults.push({ rule, from, to: from + 1 });
      }
    }
    return faultsInFile(faults);
  },
});
