import { type Check, defineCheck } from "../check.ts";
import { claimsByGroup } from "../facts/claims-by-group.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

export const shadowedRule: Check = defineCheck({
  id: "shadowed-rule",
  category: "interactions",
  severity: "warning",
  summary: "Avoid a rule that another always overrules",
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
      "This rule never has an effect for Google: `{other}` on line {line} matches the same URLs and wins{more}. Delete the one that you do not mean.",
  },
  check: (context) =>
    claimsByGroup(context, "shadowed").map(({ all, span, data }) => {
      const lines = all.map(({ rule }) => rule.line);
      return { ...span, message: "overruled", data, fixes: [deleteRulesFix(context, lines)] };
    }),
});
