import { definePart, type Part } from "../../check.ts";
import { claimsByGroup } from "../../facts/claims-by-group.ts";
import { deleteRulesFix } from "../../fixes/rule-edits.ts";
import { DECIDES_FOR } from "../../messages.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

export const shadowed: Part = definePart({
  severity: "warning",
  explanation:
    "Of all rules that match a URL, the one with the longest path decides. Stars count as characters, and the order of lines does not matter. `Allow: /x*` matches the same URLs as `Disallow: /x` and is one character longer, so for Google and RFC 9309 the `Disallow` never decides anything.\n\nDelete the rule that you do not mean. Yandex does not count stars, so both are equally long there and the `Allow` wins.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /shop\nAllow: /shop*\n",
      "User-agent: *\nAllow: /\nDisallow: /*\n",
      "User-agent: *\nAllow: /a\nDisallow: /a*\nAllow: /b\nDisallow: /b*\n",
    ],
    good: ["User-agent: *\nDisallow: /shop\nAllow: /shop/*\n", "User-agent: *\nDisallow: /shop*\n"],
  },
  messages: {
    overruled:
      "For {who} this rule does nothing: `{other}` (line {line}) matches the same URLs and wins. Delete the rule that you do not mean.",
    several: {
      other:
        "For {who} {count} rules do nothing: others match the same URLs and win, as line {line} does here. Delete those you do not mean.",
    },
  },
  check: (context) =>
    claimsByGroup(context, "shadowed").map(({ all, span, alsoAt, names, data }) => {
      const lines = all.map(({ rule }) => rule.line);
      return {
        ...span,
        message: lines.length === 1 ? "overruled" : "several",
        data: { ...data, count: lines.length, who: names ?? DECIDES_FOR.google },
        alsoAt,
        fixes: [deleteRulesFix(context, lines)],
      };
    }),
});
