import { type Check, defineCheck } from "../check.ts";
import type { Claim } from "../facts/claim.ts";
import { claimsOf, reportClaims } from "../facts/claims-by-group.ts";
import type { IntendedRule } from "../facts/intended-groups.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { draft1996, googleDocs, rfc9309 } from "../sources.ts";

const hasWildcard = ({ path }: IntendedRule): boolean => /[*$]/.test(path);

/** Whether a first-match reader does not reach a `Disallow` below. */
const endsSearch = ({ rule, other }: Claim): boolean =>
  other.line.number > rule.line.number && !hasWildcard(rule) && !hasWildcard(other);

const isIdle = (claim: Claim): boolean => !endsSearch(claim);

/**
 * Found in one file of nine, usually as `Allow: /` on top: harmless for Google, so a hint, one for
 * all that matter to others and one for the rest.
 */
export const redundantAllow: Check = defineCheck({
  id: "redundant-allow",
  category: "interactions",
  severity: "hint",
  summary: "Suggest no Allow that overrules no Disallow",
  explanation:
    "What no rule matches is allowed, so an `Allow` only does something where it wins over a shorter `Disallow` that matches the same URL. Without one it changes nothing at Google and by RFC 9309.\n\nIt may do harm elsewhere: readers that go by the first match, such as Python's old robotparser and Wget, take `Allow: /` at the top of a group as permission to fetch everything, and look no further. Groups that block nothing are not reported: there `Allow: /` says what is meant.",
  sources: [rfc9309("2.2.2"), googleDocs, draft1996],
  examples: {
    bad: [
      "User-agent: *\nAllow: /\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /blog/\nAllow: /news/\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /blog/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nAllow: /\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /cart/help\n",
      "User-agent: *\nAllow: /\nDisallow: /\n",
    ],
  },
  messages: {
    first:
      "You do not need this line: nothing blocks these pages{more}. Crawlers that use the first match, such as Wget, stop here and skip the `Disallow` on line {line}. Delete it.",
    idle: "You do not need this line: nothing blocks these pages{more}. You can delete it.",
  },
  *check(context) {
    const idle = yield* claimsOf(context, "idle");
    const reported = [
      ...reportClaims(idle.filter(endsSearch)),
      ...reportClaims(idle.filter(isIdle)),
    ];
    for (const { first, all, span, data } of reported) {
      const lines = all.map(({ rule }) => rule.line);
      yield {
        ...span,
        message: isIdle(first) ? "idle" : "first",
        data,
        fixes: [deleteRulesFix(context, lines)],
      };
    }
  },
});
