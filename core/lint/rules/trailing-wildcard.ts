import { replaceInValue } from "../edits/value-edits.ts";
import { faultsInFile, lengthFixKind, type PathFault, soundRules } from "../paths/path-faults.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, heritrix } from "../sources.ts";

/** One file of four has such paths, and to Google they do no harm: one hint for all of a file's. */
export const trailingWildcard: LintRule = defineRule({
  id: "trailing-wildcard",
  category: "paths",
  severity: "hint",
  summary: "Prefer paths without a star at the end",
  explanation:
    "A path stands for all addresses that begin with it, so `/fish` and `/fish*` match the same. Google says that it ignores a star at the end, but it counts as a character where an `Allow` and a `Disallow` compete by length. Readers without wildcards, such as Wget and Python's robotparser before 3.13, look for a star in the address.\n\nThe file is reported once, at the first such path.",
  sources: [googleDocs, heritrix],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /fish*\n",
      "User-agent: *\nDisallow: /fish*\nAllow: /fish/salmon*\nDisallow: /search?*\n",
    ],
    good: ["User-agent: *\nDisallow: /fish\n", "User-agent: *\nDisallow: /*fish\nDisallow: /*x$\n"],
  },
  messages: {
    one: "The star at the end of `{path}` adds nothing: every path stands for all that begins with it. Wget and older Pythons take it for a plain character. Leave it out.",
    several:
      "The star at the end of `{path}` and of {more} adds nothing: every path stands for all that begins with it. Wget and older Pythons take it for a plain character. Leave it out.",
  },
  *check(context) {
    const faults: PathFault[] = [];
    for (const rule of soundRules(context)) {
      const { line, path } = rule;
      if (!path.endsWith("*")) continue;
      let from = path.length - 1;
      while (from > 0 && path[from - 1] === "*") from--;
      // A star alone is the whole path.
      if (from === 0) continue;
      const edits = [replaceInValue(line, from, path.length, "")];
      faults.push({ rule, from, to: path.length, edits });
    }
    yield* faultsInFile(faults, {
      title: (count) => (count === 1 ? "Remove the star" : `Remove the star from ${count} paths`),
      kind: lengthFixKind(context),
    });
  },
});
