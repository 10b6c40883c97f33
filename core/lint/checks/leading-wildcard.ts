import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { starredRules } from "../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind } from "../fixes/findings-in-file.ts";
import { replaceInValue } from "../fixes/value-edits.ts";
import { lighthouse, rfc9309, rfc9309Errata } from "../sources.ts";

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

export const leadingWildcard: Check = defineCheck({
  id: "leading-wildcard",
  category: "paths",
  severity: "hint",
  summary: "Prefer paths that begin with a slash",
  explanation:
    "By its grammar RFC 9309 wants a path to begin with `/`, though one of its own examples, `*.gif$`, does not; an erratum says so. Google, Yandex, Lighthouse and all readers tried that know the star accept it. `/*.gif$` matches the same and keeps to the grammar.\n\n`*/folder/` is not reported: it matches `/folder/` itself, which `/*/folder/` does not. The file is reported once, at the first such path.",
  sources: [rfc9309Errata, rfc9309("2.2"), lighthouse],
  examples: {
    bad: [
      "User-agent: *\nDisallow: *.gif$\n",
      "User-agent: *\nAllow: *.css\nDisallow: *?sort\nDisallow: /cart\n",
    ],
    good: ["User-agent: *\nDisallow: /*.gif$\n", "User-agent: *\nDisallow: */print/\n"],
  },
  messages: {
    one: "Paths should start with `/`. Google accepts `{path}`, but with a slash in front it works everywhere.",
    several:
      "Paths should start with `/`. Google accepts `{path}` and {more} like it, but with a slash in front they work everywhere.",
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
