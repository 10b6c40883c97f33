import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { cleanRules } from "../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind } from "../fixes/findings-in-file.ts";
import { replaceEach } from "../fixes/value-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

const FIX_TITLE = { one: "Write one star", other: "Write one star in {count} paths" } as const;

/** Except at the end, where no star is needed at all. */
const STARS = /(?<!\*)\*{2,}(?!\*|$)/g;

export const redundantWildcards: Check = defineCheck({
  id: "redundant-wildcards",
  category: "paths",
  severity: "hint",
  summary: "Prefer one star to several in a row",
  explanation:
    "One `*` stands for any run of characters, slashes included, so `**` matches what `*` does. It is no sign for folders at any depth, as in some other tools. Each star counts as a character where an `Allow` and a `Disallow` compete by length.\n\nThe file is reported once, at the first such path.",
  sources: [rfc9309("2.2.3"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /a**b\n",
      "User-agent: *\nDisallow: /**/print/\nAllow: /shop/***.html$\n",
    ],
    good: ["User-agent: *\nDisallow: /a*b\nDisallow: /*/*/c\n"],
  },
  messages: {
    one: "`{text}` in `{path}` matches the same as a single star. Write one.",
    several:
      "`{text}` in `{path}` matches the same as a single star; the same goes for {more}. Write one.",
  },
  check(context) {
    if (!context.document.source.includes("**")) return [];
    const faults = cleanRules(context).flatMap((rule) => {
      const from = rule.path.includes("**") ? rule.path.search(STARS) : -1;
      if (from < 0) return [];
      let to = from;
      while (rule.path[to] === "*") to++;
      return { rule, from, to, edits: replaceEach(rule.line, STARS, () => "*") };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: lengthFixKind(context),
    });
  },
});
