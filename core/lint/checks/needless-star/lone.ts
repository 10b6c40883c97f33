import { definePart, type Part } from "../../check.ts";
import { starredRules } from "../../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind } from "../../fixes/findings-in-file.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/** A path of stars alone, which every reader with wildcards takes for the whole site. */
export const lone: Part = definePart({
  severity: "hint",
  messages: {
    one: "Readers without wildcards, such as Wget, find nothing with `{path}`; others read the whole site. Write `/`.",
    several:
      "Readers without wildcards, such as Wget, find nothing with `{path}` and {more}; others read the whole site. Write `/`.",
  },
  check(context) {
    const faults = starredRules(context)
      .filter(({ path }) => /^\*+$/.test(path))
      .map((rule) => ({
        rule,
        from: 0,
        to: rule.path.length,
        edits: [replaceValue(rule.line, "/")],
      }));
    // Each additional star adds to the rule's length, and so to its precedence.
    const isAsLong = faults.every(({ to }) => to === 1);
    const isRead = context.dialect.facts.wildcards.value !== "none";
    return faultsInFile(faults, {
      title: () => "Write /",
      kind: isAsLong ? "safe" : lengthFixKind(context),
    }).map((finding) => (isRead ? finding : { ...finding, severity: "warning" }));
  },
});
