import { deleteLinesFix } from "../edits/fixes.ts";
import { claimsByGroup } from "../paths/claims-by-group.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/**
 * Found in more than a quarter of real files, for lists grow. True and without harm: a hint, one for a
 * group, with a fix that tidies all of it at once.
 */
export const redundantRule: LintRule = defineRule({
  id: "redundant-rule",
  category: "interactions",
  severity: "hint",
  summary: "Suggest no rule that a shorter one of its group includes",
  explanation:
    "A path matches whatever begins with it: `Disallow: /a/` forbids `/a/b/` too, and a rule for `/a/b/` adds nothing, unless a rule of the other kind stands between the two in length. `Allow: /a/b` would win over the first and lose to the second.\n\nSuch lines do no harm, and can go where they are not meant to stay when the shorter one goes. A group with several is told of once.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /account/\nDisallow: /account/orders/\n",
      "User-agent: *\nDisallow: /search\nDisallow: /search/old\nDisallow: /search?q=\nAllow: /search/help\n",
    ],
    good: [
      "User-agent: *\nDisallow: /account/\nAllow: /account/orders/\nDisallow: /account/orders/mine/\n",
      "User-agent: *\nDisallow: /account/\nDisallow: /accounts/\n",
      "User-agent: *\nDisallow: /account/\n\nUser-agent: bingbot\nDisallow: /account/orders/\n",
    ],
  },
  messages: {
    included:
      "`{other}` on line {line} matches all that this rule matches, for every crawler that reads by RFC 9309. It changes nothing and can go.",
    several:
      "`{other}` on line {line} matches all that this rule matches, and {count} below in the group are included in shorter ones too. They change nothing and can go.",
  },
  *check(context) {
    for (const { all, span, data } of yield* claimsByGroup(context, "redundant")) {
      const lines = all.map(({ rule }) => rule.line);
      yield {
        ...span,
        message: all.length === 1 ? "included" : "several",
        data: { ...data, count: `${all.length - 1} more` },
        // The shorter rule stays, so no group is left bare.
        fixes: [deleteLinesFix(lines, "safe")],
      };
    }
  },
});
