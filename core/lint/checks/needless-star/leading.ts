import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { starredRules } from "../../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind } from "../../fixes/findings-in-file.ts";
import { replaceInValue } from "../../fixes/value-edits.ts";

const FIX_TITLE = {
  one: "Put a slash before the star",
  other: "Put a slash before {count} paths",
} as const;

/**
 * Found in one file of ten, and read alike by all readers that support the star: one hint for the
 * whole file.
 *
 * Not reported if a leading slash would change what the path matches: a star followed by a slash
 * also matches a folder at the top. Nor if the path names the first parameter of a query, which has
 * a more serious fault.
 */
const LEADING = /^\*+(?!\?[^?&=*$]+=[^?&=*$]*\*?$)[^*/$]/;

export const leading: Part = definePart({
  severity: "hint",
  messages: {
    one: "`/{path}` is the standard form of `{path}`; search engines read both alike.",
    several:
      "`/{path}` is the standard form of `{path}`, and so for {more}; search engines read both alike.",
  },
  check(context) {
    const faults = starredRules(context)
      .filter(({ path }) => path.startsWith("*") && LEADING.test(path))
      .map((rule) => ({ rule, from: 0, to: 1, edits: [replaceInValue(rule.line, 0, 0, "/")] }));
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: lengthFixKind(context),
    });
  },
});
