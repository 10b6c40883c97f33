import { groupBy } from "../../../collections/group-by.ts";
import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import type { Claim } from "../../facts/claim.ts";
import { claimsOf, reportClaims } from "../../facts/claims-by-group.ts";
import type { IntendedRule } from "../../facts/intended-groups.ts";
import { unneededTogether } from "../../facts/rule-claims.ts";
import { deleteRules, deleteRulesFix } from "../../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

/**
 * A fix that leaves the fewest rules with the same verdicts; none if that removes no more than the
 * findings do.
 */
const fewestFix = (
  context: FileContext,
  rules: readonly IntendedRule[],
  reported: number,
): readonly Fix[] =>
  rules.length <= reported
    ? []
    : [
        {
          title: formatMessage(FEWEST, { count: rules.length }),
          kind: "suggest",
          edits: deleteRules(
            context,
            rules.map(({ line }) => line),
          ),
        },
      ];

const FEWEST = {
  one: "Reduce to the fewest rules ({count} line goes)",
  other: "Reduce to the fewest rules ({count} lines go)",
} as const;

/** Whether a group would have no rule left: an empty one in their place would say the opposite. */
const emptyAny = (claims: readonly Claim[]): boolean =>
  [...groupBy(claims, ({ group }) => group)].some(
    ([{ rules }, those]) => those.length >= rules.length,
  );

/**
 * Found in one file of four, because lists grow. True but harmless: one finding per file, with a
 * fix that removes all of them at once.
 */
export const included: Part = definePart({
  severity: "hint",
  quiet: "not-needed",
  explanation:
    "A path matches every URL that starts with it: `Disallow: /a/` blocks `/a/b/` too, so a rule for `/a/b/` adds nothing. It is different if there is an exception between them: `Allow: /a/b` would win over the first and lose to the second.\n\nSuch lines do no harm, but they may show that the shorter path matches more than you meant: `Disallow: /shop` blocks `/shopping` too. Pairs such as `/a` and `/a/` are not reported, nor plain paths that only a path with `*` includes, because not all readers know wildcards. The file is reported once.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /account/\nDisallow: /account/orders/\n",
      "User-agent: *\nDisallow: /search\nDisallow: /search/old\nDisallow: /search?q=\nAllow: /search/help\n",
    ],
    good: [
      "User-agent: *\nDisallow: /account/\nAllow: /account/orders/\nDisallow: /account/orders/mine/\n",
      "User-agent: *\nDisallow: /account/\nDisallow: /accounts/\n",
      "User-agent: *\nDisallow: /account\nDisallow: /account/\n",
      "User-agent: *\nDisallow: /account*\nDisallow: /account/orders/\n",
      "User-agent: *\nDisallow: /account/\n\nUser-agent: bingbot\nDisallow: /account/orders/\n",
    ],
  },
  messages: {
    included:
      "This rule does nothing: `{other}` (line {line}) covers the same pages already. You can delete it.",
    several: {
      other:
        "{count} rules do nothing: a shorter rule covers the same pages already, as line {line} does here. You can delete them.",
    },
  },
  check: (context) =>
    reportClaims(claimsOf(context, "redundant")).map(({ all, span, alsoAt, data }) => {
      const lines = all.map(({ rule }) => rule.line);
      return {
        ...span,
        message: lines.length === 1 ? "included" : "several",
        data: { ...data, count: lines.length },
        alsoAt,
        fixes: [
          // The rules that do the same may be in other groups.
          { ...deleteRulesFix(context, lines), kind: emptyAny(all) ? "suggest" : "safe" },
          ...fewestFix(context, unneededTogether(context), lines.length),
        ],
      };
    }),
});
