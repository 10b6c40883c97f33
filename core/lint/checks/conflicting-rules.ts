import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import { atRule } from "../facts/claims.ts";
import { claimsByGroup, wordsOn } from "../facts/claims-by-group.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteRules, deleteRulesFix } from "../fixes/rule-edits.ts";
import { DECIDES_FOR } from "../messages.ts";

const samePath: Part = definePart({
  explanation:
    "Where an `Allow` and a `Disallow` have the same path, Google, Yandex and readers that follow RFC 9309 let the `Allow` win, so the `Disallow` blocks nothing. Readers that use the first match, such as Baidu and others that follow the 1996 draft, use whichever comes first.\n\nThis also happens when somebody adds a group for a crawler that already has one: the rules of both are added together. Keep the rule that you mean.",
  sources: ["rfc9309#2.2.2", "googleDocs", "yandexRobots", "draft1996"],
  bad: [
    "User-agent: *\nAllow: /cart\nDisallow: /search\nDisallow: /cart\n",
    "User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /b\nAllow: /b\n",
  ],
  good: [
    "User-agent: *\nDisallow: /files/\nAllow: /files/public/\n\nUser-agent: bingbot\nAllow: /files/\nDisallow: /temp/\n",
  ],
  messages: {
    same: "For {who} this blocks nothing: `{other}` (line {line}) matches the same and wins. Keep one.",
  },
  check: (context) =>
    claimsByGroup(context, "conflict").flatMap(({ all, names }) => {
      const without = (of: "rule" | "other") =>
        deleteRules(context, [...new Set(all.map((claim) => claim[of].line))]);
      return atFirst(all, atRule, (first) => ({
        message: "same",
        saysOthers: true,
        data: { ...wordsOn(first), who: names ?? DECIDES_FOR.most },
        fixes: [
          suggest("Delete the Disallow lines", without("rule")),
          suggest("Delete the Allow lines", without("other")),
        ],
      }));
    }),
});

const shadowed: Part = definePart({
  aliases: ["shadowed-rule", "wildcard-length-surprise"],
  explanation:
    "Of all rules that match a URL, the one with the longest path decides. Stars count as characters, and the order of lines does not matter. `Allow: /x*` matches the same URLs as `Disallow: /x` and is one character longer, so for Google and RFC 9309 the `Disallow` never decides anything.\n\nDelete the rule that you do not mean. Yandex does not count stars, so both are equally long there and the `Allow` wins.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /shop\nAllow: /shop*\n",
    "User-agent: *\nAllow: /\nDisallow: /*\n",
    "User-agent: *\nAllow: /a\nDisallow: /a*\nAllow: /b\nDisallow: /b*\n",
  ],
  good: ["User-agent: *\nDisallow: /shop\nAllow: /shop/*\nDisallow: /a*\n"],
  messages: {
    overruled:
      "For {who} this rule does nothing: `{other}` (line {line}) matches the same and wins. Delete one.",
  },
  check: (context) =>
    claimsByGroup(context, "shadowed").flatMap(({ all, names }) => {
      const lines = all.map(({ rule }) => rule.line);
      return atFirst(all, atRule, (first) => ({
        message: "overruled",
        saysOthers: true,
        data: { ...wordsOn(first), who: names ?? DECIDES_FOR.google },
        fixes: [deleteRulesFix(context, lines)],
      }));
    }),
});

/**
 * Some write such an `Allow` only to state that the rest is allowed, so this is only information.
 */
const shortAllow: Part = definePart({
  aliases: ["allow-too-short-to-win"],
  severity: "info",
  explanation:
    "The longest matching path decides, not the last line. `Allow: /shop/` below `Disallow: /shop/cart/` does not open the cart: every URL in it also matches the longer `Disallow`, and the rest of the shop was allowed anyway.\n\nAn exception has to be longer than the rule it is an exception to: `Allow: /shop/cart/help`.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /shop/cart/\nAllow: /shop/\n",
    "User-agent: *\nDisallow: /a/b\nDisallow: /c/d\nAllow: /a/\nAllow: /c/\n",
  ],
  good: ["User-agent: *\nDisallow: /shop/\nAllow: /shop/cart/\n"],
  messages: {
    short: "For {who} this `Allow` does nothing: `{other}` (line {line}) is longer and wins.",
  },
  check: (context) =>
    claimsByGroup(context, "too-short").flatMap(({ all, names }) =>
      atFirst(all, atRule, (first) => ({
        message: "short",
        saysOthers: true,
        data: { ...wordsOn(first), who: names ?? DECIDES_FOR.google },
      })),
    ),
});

export const conflictingRules: CheckOfParts = joinParts({
  id: "conflicting-rules",
  category: "interactions",
  severity: "warning",
  summary: "Avoid rules that another one of their group always overrules",
  parts: { samePath, shadowed, shortAllow },
});
