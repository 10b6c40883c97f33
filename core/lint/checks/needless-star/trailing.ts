import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { hasPlainReaders } from "../../facts/agents.ts";
import { cleanGroups } from "../../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind, type PathFault } from "../../fixes/findings-in-file.ts";
import { replaceInValue } from "../../fixes/value-edits.ts";

const FIX_TITLE = { one: "Remove the star", other: "Remove the star from {count} paths" } as const;

/** No star except at the end: with another one, readers without wildcards fail either way. */
const ONLY_AT_END = /^[^*]*[^*\s]\*+$/;

/**
 * One file of three has such paths. Google reads them the same, so they are reported only if some
 * reader gains from removing the star: one file of four, and one hint for the whole file.
 */
export const trailing: Part = definePart({
  severity: "hint",
  messages: {
    one: "The star at the end of `{path}` changes nothing for search engines, and Wget finds nothing with it. Delete it.",
    several:
      "The star at the end of `{path}` and {more} changes nothing for search engines, and Wget finds nothing with it. Delete it.",
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
