import { groupBy } from "../../collections/group-by.ts";
import { firstNotBelow } from "../../collections/search.ts";
import { rulesOf } from "../../match/ruleset.ts";
import type { Policy } from "../../policy/policy.ts";
import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { atRule, type Claim, claimsOf, unneededTogether } from "../facts/claims.ts";
import { wordsOn } from "../facts/claims-by-group.ts";
import { type IntendedRule, isWholeSite } from "../facts/groups.ts";
import { EarlierRules } from "../facts/rules.ts";
import { atFirst, atLine } from "../fixes/findings-in-file.ts";
import { safe, suggest } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { deleteRules, deleteRulesFix } from "../fixes/rule-edits.ts";
import { FIX_TITLES } from "../messages.ts";

/** Whether a group would have no rule left: an empty one in their place would say the opposite. */
const emptyAny = (claims: readonly Claim[]): boolean =>
  [...groupBy(claims, ({ group }) => group)].some(
    ([{ rules }, those]) => those.length >= rules.length,
  );

/**
 * Found in one file of four, because lists grow. True but harmless: one finding per file, with a
 * fix that removes all of them at once.
 */
const included: Part = definePart({
  explanation:
    "A path matches every URL that starts with it: `Disallow: /a/` blocks `/a/b/` too, so a rule for `/a/b/` adds nothing. It is different if there is an exception between them: `Allow: /a/b` would win over the first and lose to the second.\n\nSuch lines do no harm, but they may show that the shorter path matches more than you meant: `Disallow: /shop` blocks `/shopping` too. Pairs such as `/a` and `/a/` are not reported, nor plain paths that only a path with `*` includes, because not all readers know wildcards. The file is reported once.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /account/\nDisallow: /account/orders/\n",
    "User-agent: *\nDisallow: /search\nDisallow: /search/old\nDisallow: /search?q=\nAllow: /search/help\n",
  ],
  good: [
    "User-agent: *\nDisallow: /account/\nAllow: /account/orders/\nDisallow: /account/orders/mine/\n\nUser-agent: bingbot\nDisallow: /account\nDisallow: /account/\n\nUser-agent: FooBot\nDisallow: /account*\nDisallow: /account/orders/\n\nUser-agent: BarBot\nDisallow: /account/\nDisallow: /accounts/\n",
  ],
  messages: {
    included: {
      one: "This rule does nothing: `{other}` (line {line}) covers the same pages already. You can delete it.",
      other:
        "{count} rules do nothing: a shorter rule covers the same pages already, as line {line} does here. You can delete them.",
    },
  },
  check: (context) => {
    const all = claimsOf(context, "redundant");
    const lines = all.map(({ rule }) => rule.line);
    return atFirst(all, atRule, (first) => {
      const fewest = unneededTogether(context).map(({ line }) => line);
      return {
        message: "included",
        data: wordsOn(first, all.length),
        fixes: [
          // The rules that do the same may be in other groups.
          { ...deleteRulesFix(context, lines), kind: emptyAny(all) ? "suggest" : "safe" },
          fewest.length > lines.length &&
            suggest("Reduce to the fewest rules", deleteRules(context, fewest)),
        ],
      };
    });
  },
});

/** The first line of the group of each rule, by the rule's line number. */
const groupsByLine = ({ groups }: Policy): ReadonlyMap<number, number> =>
  new Map(
    groups.flatMap(({ firstLine, ruleLines }) =>
      Array.from(ruleLines, (line) => [line, firstLine] as const),
    ),
  );

/** A rule line, and the earlier line with the same rule. */
interface Repeat {
  readonly line: LineView;
  readonly first: LineView;
}

/** The rules that repeat one of their group, in file order. */
const repeatsIn = (context: FileContext): readonly Repeat[] => {
  const { document, google, lines, intended, causes } = context;
  const strictGroups = groupsByLine(context.rfc9309);
  const misreadAgents = lines
    .filter(({ number, field }) => intended[number - 1] === "user-agent" && field !== "user-agent")
    .map(({ number }) => number);
  const repeats: Repeat[] = [];
  for (const group of google.groups) {
    let part = "";
    let earlier = new EarlierRules<LineView>(document);
    for (const rule of rulesOf(google, { groups: [group] })) {
      const line = lines[rule.line - 1] as LineView;
      const strictGroup = strictGroups.get(rule.line);
      // Deleting is safe only if both readers read both lines completely, in the same group.
      // One that lost its end is about to be another rule.
      if (
        strictGroup === undefined ||
        line.tooLong ||
        causes[line.number - 1] === "hash-truncates-value"
      )
        continue;
      // Rules below a misread user-agent line are no duplicates once it is corrected.
      const here = `${strictGroup} ${firstNotBelow(misreadAgents, rule.line)}`;
      if (here !== part) earlier = new EarlierRules(document);
      part = here;
      const first = earlier.firstLike(rule, line);
      if (first !== line) repeats.push({ line, first });
    }
  }
  return repeats;
};

/** The line to delete: the later one, unless only that is written as all readers understand it. */
const spareOf = ({ line, first }: Repeat): LineView =>
  line.isAscii && !first.isAscii ? first : line;

const repeated: Part = definePart({
  aliases: ["duplicate-rule"],
  explanation:
    "A rule that a group has twice counts once: the order of rules does not matter to Google or to RFC 9309, nor does their number. Two spellings of one path, such as `/caf%c3%a9` and `/café`, are the same rule.\n\nDelete the later line. The file is reported once.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /cart\n",
    "User-agent: *\nDisallow: /café\nDisallow: /caf%c3%a9\n",
    "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /cart\nDisallow: /search\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart\n",
  ],
  messages: {
    repeated: "This rule repeats line {line}. You can delete it.",
  },
  check(context) {
    const repeats = repeatsIn(context);
    const count = repeats.length;
    const spare = [...new Set(repeats.map(spareOf))];
    return atFirst(repeats, atLine, ({ first }) => ({
      message: "repeated",
      saysOthers: true,
      data: { line: first.number },
      fixes: [safe(FIX_TITLES.deleteLines, spare.map(deleteButComment), { count })],
    }));
  },
});

const hasWildcard = ({ path }: IntendedRule): boolean => /[*$]/.test(path);

/** Whether a first-match reader does not reach a `Disallow` below. */
const endsSearch = ({ rule, other }: Claim): boolean =>
  other.line.number > rule.line.number && !hasWildcard(rule) && !hasWildcard(other);

/**
 * Harmless for Google: one finding for all that matter to others and one for the rest. `Allow: /` is
 * never reported, because nearly everyone writes it, on top and to say what is meant.
 */
const idleAllow: Part = definePart({
  aliases: ["redundant-allow"],
  explanation:
    "What no rule matches is allowed, so an `Allow` only does something where it wins over a shorter `Disallow` that matches the same URL. Without one it changes nothing at Google and by RFC 9309.\n\nReaders that go by the first match, such as Python's old robotparser and Wget, look no further than an `Allow` above the `Disallow` that both match. `Allow: /` is not reported, nor are groups that block nothing: there an `Allow` says what is meant.",
  sources: ["rfc9309#2.2.2", "googleDocs", "draft1996"],
  bad: [
    "User-agent: *\nAllow: /shop/\nDisallow: /shop/cart/\n",
    "User-agent: *\nAllow: /shop/\nAllow: /blog/\nDisallow: /shop/cart/\nDisallow: /blog/drafts/\n",
    "User-agent: *\nDisallow: /cart/\nAllow: /blog/\nAllow: /news/\n",
    "User-agent: *\nDisallow: /cart/\nAllow: /blog/\n",
  ],
  good: [
    "User-agent: *\nAllow: /\nDisallow: /cart/\nAllow: /cart/help\n\nUser-agent: bingbot\nAllow: /\n",
  ],
  messages: {
    first:
      "This `Allow` matters only to Wget and others that stop at the first match, and so miss line {line}.",
    idle: "This `Allow` changes nothing: crawlers may crawl the same pages without it. You can delete it.",
  },
  check(context) {
    const idle = claimsOf(context, "idle").filter(({ rule }) => !isWholeSite(rule.path));
    return [true, false].flatMap((ends) => {
      const all = idle.filter((claim) => endsSearch(claim) === ends);
      const lines = all.map(({ rule }) => rule.line);
      return atFirst(all, atRule, (first) => ({
        ...(ends ? { message: "first", quiet: "old-readers" } : { message: "idle" }),
        saysOthers: true,
        data: wordsOn(first),
        fixes: [deleteRulesFix(context, lines)],
      }));
    });
  },
});

export const redundantRule: CheckOfParts = joinParts({
  id: "redundant-rule",
  category: "interactions",
  severity: "hint",
  quiet: "not-needed",
  summary: "Suggest no rule that changes nothing",
  parts: { included, repeated, idleAllow },
});
