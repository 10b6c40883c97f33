import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import {
  forbids,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
  rulesFor,
} from "../facts/intended-groups.ts";
import { FIX_TITLES } from "../fix-titles.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Whether rules allow some paths and block none, without stating that everything is allowed. */
const isAllowlist = (rules: readonly IntendedRule[]): boolean =>
  rules.length > 0 &&
  rules.every(({ type, path }) => type === "allow" && path !== "" && !isWholeSite(path));

export const allowlistWithoutEnd: Check = defineCheck({
  id: "allowlist-without-end",
  category: "policy",
  severity: "info",
  summary: "Require a Disallow below rules that allow some paths only",
  explanation:
    "A URL that no rule matches is allowed. A group that only has `Allow` rules therefore allows everything else too, and its rules do nothing. To block the rest, add `Disallow: /`: the longer paths of the `Allow` lines still win over it.\n\nA named group is not reported where `*` blocks something, because the group may be there to exempt its crawler.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nAllow: /public/\n",
      "User-agent: *\nAllow: /blog/\nAllow: /news/\nSitemap: https://shop.example/map.xml\n",
    ],
    good: [
      "User-agent: *\nAllow: /public/\nDisallow: /\n",
      "User-agent: *\nAllow: /\nAllow: /public/\n",
      "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nAllow: /cart/help\n",
    ],
  },
  messages: {
    open: "`Allow: {path}` does nothing here: this group blocks nothing, so everything is allowed anyway. To block everything else, add `Disallow: /`.",
  },
  *check(context) {
    const groups = intendedGroups(context);
    const seen = new Set<IntendedGroup>();
    const everyones = rulesFor(groups, GLOBAL);
    for (const [name, named] of groups.named) {
      if (name !== GLOBAL && everyones.some(forbids)) continue;
      const rules = rulesFor(groups, name);
      const [group] = named;
      const [first] = rules;
      if (group === undefined || first === undefined || seen.has(group)) continue;
      if (!isAllowlist(rules) || hasCause(context, first.line)) continue;
      seen.add(group);
      yield {
        ...first.line.content,
        message: "open",
        data: { path: shorten(first.path) },
        fixes: [
          {
            title: FIX_TITLES.addDisallowSlash,
            kind: "suggest",
            edits: [insertBelow(context.document, group.last, ["Disallow: /"])],
          },
        ],
      };
    }
  },
});
