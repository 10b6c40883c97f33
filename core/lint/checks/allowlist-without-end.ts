import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import { namesOfAgents } from "../facts/agents.ts";
import {
  forbids,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
  rulesFor,
} from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

/** Whether rules allow some paths and block none, without stating that everything is allowed. */
const isAllowlist = (rules: readonly IntendedRule[]): boolean =>
  rules.length > 0 &&
  rules.every(({ type, path }) => type === "allow" && path !== "" && !isWholeSite(path));

/** Files that pages need to look right, which rules open for every crawler. */
const RESOURCES = /\.(?:css|m?js|gif|jpe?g|png|svg|webp)[*$?]*$/i;

/** Whether rules that allow are meant for every crawler: exceptions for what pages need. */
const isForAll = (rules: readonly IntendedRule[]): boolean =>
  2 * rules.filter(({ path }) => RESOURCES.test(path)).length > rules.length;

export const allowlistWithoutEnd: Check = defineCheck({
  id: "allowlist-without-end",
  category: "policy",
  severity: "info",
  summary: "Require a Disallow below rules that allow some paths only",
  explanation:
    "A URL that no rule matches is allowed. A group that only has `Allow` rules therefore allows everything else too, and its rules do nothing. To block the rest, add `Disallow: /`: the longer paths of the `Allow` lines still win over it.\n\nA named group is not reported where `*` blocks something, because the group may be there to exempt its crawler. If most of its rules open style sheets, scripts and images, they were probably meant for all crawlers and landed below the wrong name.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nAllow: /public/\n",
    "User-agent: ScanBot\nAllow: /core/*.css$\nAllow: /core/*.js$\nAllow: /profiles/*.png\n",
    "User-agent: *\nAllow: /blog/\nAllow: /news/\nSitemap: https://shop.example/map.xml\n",
  ],
  good: [
    "User-agent: *\nAllow: /public/\nDisallow: /\n",
    "User-agent: *\nAllow: /\nAllow: /public/\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nAllow: /cart/help\n",
  ],
  messages: {
    misplaced: {
      one: "Nothing is blocked for {names}, so this rule does nothing. If it is for all, move it to `User-agent: *`.",
      other:
        "Nothing is blocked for {names}, so these {count} rules do nothing. If they are for all, move them to `User-agent: *`.",
    },
    open: "`Allow: {path}` does nothing here: this group blocks nothing, so everything is allowed anyway. To block everything else, add `Disallow: /`.",
  },
  check: (context): readonly Finding<"misplaced" | "open">[] => {
    const groups = intendedGroups(context);
    const seen = new Set<IntendedGroup>();
    const everyones = rulesFor(groups, GLOBAL);
    return [...groups.named].flatMap(
      ([name, [group]]): readonly Finding<"misplaced" | "open">[] => {
        if (name !== GLOBAL && everyones.some(forbids)) return [];
        const rules = rulesFor(groups, name);
        const [first] = rules;
        if (group === undefined || first === undefined || seen.has(group)) return [];
        if (!isAllowlist(rules) || hasCause(context, first.line)) return [];
        seen.add(group);
        if (name !== GLOBAL && isForAll(rules)) {
          const data = { names: namesOfAgents(group.agents), count: rules.length };
          return [{ ...first.line.content, message: "misplaced", data }];
        }
        return [
          {
            ...first.line.content,
            message: "open",
            data: { path: shorten(first.path) },
            fixes: [
              suggest(
                "Add Disallow: /",
                insertBelow(context.document, group.last, ["Disallow: /"]),
              ),
            ],
          },
        ];
      },
    );
  },
});
