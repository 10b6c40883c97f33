import { definePart, type Part } from "../../check.ts";
import type { Claim } from "../../facts/claim.ts";
import { claimsOf, reportClaims } from "../../facts/claims-by-group.ts";
import { type IntendedRule, isWholeSite } from "../../facts/intended-groups.ts";
import { deleteRulesFix } from "../../fixes/rule-edits.ts";
import { draft1996, googleDocs, rfc9309 } from "../../sources.ts";

const hasWildcard = ({ path }: IntendedRule): boolean => /[*$]/.test(path);

/** Whether a first-match reader does not reach a `Disallow` below. */
const endsSearch = ({ rule, other }: Claim): boolean =>
  other.line.number > rule.line.number && !hasWildcard(rule) && !hasWildcard(other);

const isIdle = (claim: Claim): boolean => !endsSearch(claim);

/**
 * Harmless for Google: one finding for all that matter to others and one for the rest. `Allow: /` is
 * never reported, because nearly everyone writes it, on top and to say what is meant.
 */
export const idleAllow: Part = definePart({
  severity: "hint",
  quiet: "not-needed",
  explanation:
    "What no rule matches is allowed, so an `Allow` only does something where it wins over a shorter `Disallow` that matches the same URL. Without one it changes nothing at Google and by RFC 9309.\n\nReaders that go by the first match, such as Python's old robotparser and Wget, look no further than an `Allow` above the `Disallow` that both match. `Allow: /` is not reported, nor are groups that block nothing: there an `Allow` says what is meant.",
  sources: [rfc9309("2.2.2"), googleDocs, draft1996],
  examples: {
    bad: [
      "User-agent: *\nAllow: /shop/\nDisallow: /shop/cart/\n",
      "User-agent: *\nAllow: /shop/\nAllow: /blog/\nDisallow: /shop/cart/\nDisallow: /blog/drafts/\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /blog/\nAllow: /news/\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /blog/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nAllow: /\n",
      "User-agent: *\nAllow: /\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/\nAllow: /cart/help\n",
      "User-agent: *\nAllow: /\nDisallow: /\n",
    ],
  },
  messages: {
    first:
      "This `Allow` matters only to Wget and others that use the first match: they miss line {line}. You can delete it.",
    firstSeveral: {
      other:
        "These {count} `Allow` lines matter only to Wget and others that use the first match: they miss a `Disallow` below. You can delete them.",
    },
    idle: "This `Allow` changes nothing: crawlers may crawl the same pages without it. You can delete it.",
    idleSeveral: {
      other:
        "{count} `Allow` lines change nothing: crawlers may crawl the same pages without them. You can delete them.",
    },
  },
  check(context) {
    const idle = claimsOf(context, "idle").filter(({ rule }) => !isWholeSite(rule.path));
    const reported = [
      ...reportClaims(idle.filter(endsSearch)),
      ...reportClaims(idle.filter(isIdle)),
    ];
    return reported.map(({ first, all, span, alsoAt, data }) => {
      const lines = all.map(({ rule }) => rule.line);
      const kind = isIdle(first) ? "idle" : "first";
      return {
        ...span,
        message: all.length === 1 ? kind : `${kind}Several`,
        data: { ...data, count: all.length },
        alsoAt,
        ...(isIdle(first) ? {} : { quiet: "old-readers" }),
        fixes: [deleteRulesFix(context, lines)],
      };
    });
  },
});
