import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import {
  forbids,
  hasCause,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
  rulesFor,
} from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

/** Files that pages need to look right: rules that open nothing else are meant for all crawlers, wherever they stand. */
const RESOURCES = /\.(?:css|m?js|gif|jpe?g|png|svg|webp)[*$?]*$/i;

/** Whether rules allow some paths and block none, without stating that everything is allowed. */
const isAllowlist = (rules: readonly IntendedRule[]): boolean =>
  rules.some(({ path }) => !RESOURCES.test(path)) &&
  rules.every(({ type, path }) => type === "allow" && path !== "" && !isWholeSite(path));

export const allowlistWithoutEnd: Check = defineCheck({
  id: "allowlist-without-end",
  category: "policy",
  severity: "info",
  summary: "Require a Disallow below rules that allow some paths only",
  explanation:
    "A URL that no rule matches is allowed. A group that only has `Allow` rules therefore allows everything else too, and its rules do nothing. To block the rest, add `Disallow: /`: the longer paths of the `Allow` lines still win over it.\n\nA named group is not reported where `*` blocks something, because the group may be there to exempt its crawler.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nAllow: /public/\n",
    "User-agent: *\nAllow: /blog/\nAllow: /news/\nSitemap: https://shop.example/map.xml\n",
  ],
  good: [
    "User-agent: *\nAllow: /public/\nDisallow: /\n",
    "User-agent: *\nAllow: /\nAllow: /public/\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nAllow: /cart/help\n",
  ],
  messages: {
    open: "`Allow: {path}` does nothing here: this group blocks nothing, so everything is allowed anyway. To block everything else, add `Disallow: /`.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const names = [GLOBAL, ...groups.named.keys()];
    const name = names.find((each) => isAllowlist(rulesFor(groups, each)));
    if (name === undefined) return null;
    if (name !== GLOBAL && rulesFor(groups, GLOBAL).some(forbids)) return null;
    const [group] = groups.named.get(name) ?? [];
    const [first] = rulesFor(groups, name);
    if (group === undefined || first === undefined || hasCause(context, first.line)) return null;
    const rule = insertBelow(context.document, group.last, ["Disallow: /"]);
    return {
      ...first.line.content,
      message: "open",
      data: { path: shorten(first.path) },
      fixes: [suggest("Add Disallow: /", rule)],
    };
  },
});
