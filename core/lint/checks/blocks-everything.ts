import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { standsByRules } from "../facts/agent-runs.ts";
import {
  closes,
  forbids,
  type MeantGroups,
  type MeantRule,
  meantGroups,
  opens,
  rulesFor,
} from "../facts/meant-groups.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** Whether a group of its own lets some crawler in, at least somewhere. */
const admitsSome = ({ all }: MeantGroups): boolean =>
  all.some(
    ({ agents, rules }) =>
      !agents.some(({ name }) => name === GLOBAL) && (!rules.some(closes) || rules.some(opens)),
  );

/** An empty `Disallow`. */
const emptied = ({ line }: MeantRule): readonly Edit[] =>
  line.separator === null || line.value === null || line.missingColon
    ? []
    : [{ from: line.separator.to, to: line.value.to, insert: "" }];

/** Other rules are left to themselves; a rule by itself leaves an empty one, which says what is meant. */
const openingFixes = (
  context: FileContext,
  rules: readonly MeantRule[],
  closing: readonly MeantRule[],
): readonly Fix[] => {
  if (rules.filter(forbids).length > closing.length) {
    const lines = closing.map(({ line }) => line);
    return [deleteRulesFix(context, lines)];
  }
  const edits = closing.flatMap(emptied);
  if (edits.length < closing.length) return [];
  return [{ title: "Allow everything instead", kind: "suggest", edits }];
};

export const blocksEverything: Check = defineCheck({
  id: "blocks-everything",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the whole site for every crawler",
  explanation:
    "`Disallow: /` for `*`, with no `Allow` beside it, keeps every crawler out that has no group of its own. On a staging host that is right. On a public site it is the costliest line there is: search engines stop fetching, and the pages drop out of results. It usually comes from a staging file that was deployed by mistake.\n\nTo keep pages out of results but not out of reach, use `noindex` on the pages. To keep people out, use a login.",
  sources: [googleDocs, rfc9309("2.2.2")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /\n",
      "User-agent: *\nDisallow: /*\nSitemap: https://shop.example/sitemap.xml\n",
      "User-agent: Googlebot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
    ],
    good: [
      "User-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /\nAllow: /public/\n",
      "User-agent: GPTBot\nDisallow: /\n",
    ],
  },
  messages: {
    closed:
      "This closes the whole site to every crawler, search engines included. Right for a staging host; on a public site its pages drop out of search results.",
    closedToOthers:
      "This closes the whole site to every crawler without a group of its own. Only those named elsewhere in the file may fetch anything.",
  },
  *check(context) {
    const groups = meantGroups(context);
    const rules = rulesFor(groups, GLOBAL);
    // Where `*` only runs on into another crawler's rules, the missing rule is the cause.
    const closing = (groups.named.get(GLOBAL) ?? [])
      .filter((group) => standsByRules(context, group, GLOBAL))
      .flatMap((group) => group.rules.filter(closes));
    const [first] = closing;
    if (first === undefined || rules.some(opens)) return;
    yield {
      from: first.line.value?.from ?? first.line.content.from,
      to: first.line.value?.to ?? first.line.content.to,
      ...(admitsSome(groups)
        ? { message: "closedToOthers", severity: "info" }
        : { message: "closed" }),
      fixes: openingFixes(context, rules, closing),
    };
  },
});
