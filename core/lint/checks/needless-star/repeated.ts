import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { cleanRules } from "../../facts/clean-rules.ts";
import { faultsInFile, lengthFixKind } from "../../fixes/findings-in-file.ts";
import { replaceEach } from "../../fixes/value-edits.ts";

const FIX_TITLE = { one: "Write one star", other: "Write one star in {count} paths" } as const;

/** Except at the end, where no star is needed at all. */
const STARS = /(?<!\*)\*{2,}(?!\*|$)/g;

export const repeated: Part = definePart({
  severity: "hint",
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
