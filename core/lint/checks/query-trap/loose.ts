import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { starredRules } from "../../facts/clean-rules.ts";
import { faultsInFile } from "../../fixes/findings-in-file.ts";
import { splitValue } from "../../fixes/value-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

const FIX_TITLE = {
  one: "Write a rule with ? and one with &",
  other: "Split {count} rules by ? and &",
} as const;

/**
 * A star at the start or within the path, then a short name with its value: other names end in a
 * short one too.
 */
const LOOSE = /^(\/?\*|\/[^*?&=]*\*)(?:\?\*)?([A-Za-z]{1,3}=)[^&*=?]*\*?$/;

export const loose: Part = definePart({
  severity: "hint",
  explanation:
    "`/*id=` matches `id=` wherever it stands, also at the end of a longer name, as in `pid=` and `grid=`. With `?` and `&` before it, `/*?id=` and `/*&id=`, only the parameter itself is meant.\n\nOnly names of up to three letters are reported; once for the file.",
  sources: [rfc9309("2.2.3"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*?*id=\n",
      "User-agent: *\nDisallow: /*s=\nDisallow: /shop/*dir=asc\n",
    ],
    good: ["User-agent: *\nDisallow: /*?id=\nDisallow: /*&id=\nDisallow: /*?*session=\n"],
  },
  messages: {
    one: "`{path}` also matches longer names, such as `a{text}`. For this parameter alone, write two rules, with `?{text}` and `&{text}`.",
    several: {
      one: "`{path}` and {count} more path also match longer names, such as `a{text}`. For these parameters alone, write two rules each, with `?` and `&`.",
      other:
        "`{path}` and {count} more paths also match longer names, such as `a{text}`. For these parameters alone, write two rules each, with `?` and `&`.",
    },
  },
  check(context) {
    const faults = starredRules(context).flatMap((rule) => {
      const match = rule.path.includes("=") ? LOOSE.exec(rule.path) : null;
      if (match === null) return [];
      const [, start = "", name = ""] = match;
      const from = rule.path.lastIndexOf(name);
      const rest = rule.path.slice(from);
      const edits = [
        splitValue(context.document, rule.line, [`${start}?${rest}`, `${start}&${rest}`]),
      ];
      return { rule, from, to: from + name.length, edits };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "suggest",
    });
  },
});
