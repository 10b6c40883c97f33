import { GLOBAL } from "../../policy/agent.ts";
import { counted } from "../../text/wording.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import {
  forbids,
  hasCause,
  isWholeSite,
  type MeantAgent,
  type MeantGroup,
  type MeantRule,
  meantGroups,
  rulesFor,
} from "../groups/meant-groups.ts";
import { copyFixes, droppedRules, listingBudget, starRules } from "../groups/star-rules.ts";
import { defineRule, type LintRule, type Severity } from "../rule.ts";
import { googleDocs, googleSpecialCrawlers, rfc9309 } from "../sources.ts";
import { lineList, shorten } from "../wording.ts";

type Case = "some" | "open" | "apart";

const SEVERITIES: Readonly<Record<Case, Severity>> = { some: "info", open: "hint", apart: "hint" };

const ignoresGlobal = ({ line }: MeantAgent): boolean =>
  findCrawler(line.valueText)?.ignoresGlobal ?? false;

/** Rules that say outright that everything is allowed. */
const isOpen = (rules: readonly MeantRule[]): boolean =>
  !rules.some(forbids) &&
  rules.some(({ type, path }) => (type === "disallow" ? path === "" : isWholeSite(path)));

/** Null when leaving the rules of `*` out can only be meant. */
const caseOf = (group: MeantGroup, own: readonly MeantRule[]): Case | null => {
  if (own.some(({ line }) => line.field === "user-agent")) return null;
  const stands = group.agents.every(ignoresGlobal);
  if (isOpen(own)) return stands ? null : "open";
  return stands ? "apart" : "some";
};

/**
 * Found in one file of five. It is the costliest slip of all and nothing else shows it, so what leaves
 * out some rules is a remark; what allows everything says so outright, and is a hint.
 */
export const specificGroupDropsStarRules: LintRule = defineRule({
  id: "specific-group-drops-star-rules",
  category: "groups",
  severity: "info",
  summary: "Suggest repeating rules of the * group in a crawler's own group",
  explanation:
    "A crawler follows the group that names it and nothing else: the rules of `User-agent: *` are not added to it. A group made to slow a crawler down or to allow it one more folder thus opens everything that `*` closes.\n\nOften that is meant, so this is a remark and no fault. It is left out where the named group is stricter, where it speaks of the same paths itself, and where `*` is closed altogether and the group is there to let its crawler in. A few crawlers, such as AdsBot-Google and Mediapartners-Google, never follow `*` anyway.",
  sources: [rfc9309("2.2.1"), googleDocs, googleSpecialCrawlers],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /temp/\n",
      "User-agent: *\nDisallow: /api/\nDisallow: /account/\n\nUser-agent: GPTBot\nAllow: /\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: AdsBot-Google\nDisallow: /temp/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /temp/\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /search\n",
    ],
  },
  messages: {
    some: "`{name}` follows this group alone, with Google as elsewhere, and skips {rules} of `User-agent: *` ({lines}). Copy those it should obey.",
    open: "`{name}` follows this group alone, which allows everything, and skips {rules} of `User-agent: *` ({lines}). Copy those it should obey.",
    apart:
      "`{name}` never follows `User-agent: *`, with or without this group, and skips {rules} there ({lines}). Copy those it should obey.",
  },
  *check(context) {
    const groups = meantGroups(context);
    if (groups.named.size < 2) return;
    const star = starRules(groups);
    if (star.disallows.length === 0 || star.isClosed) return;
    const listed = listingBudget();
    const below = `line ${star.disallows.reduce((least, { line }) => Math.min(least, line.number), Number.POSITIVE_INFINITY)} and below`;
    const seen = new Set<string>(["", GLOBAL]);
    for (const group of groups.all) {
      const isStar = group.agents.some(({ name }) => name === GLOBAL);
      const agent = group.agents.find(
        ({ name, line }) => !seen.has(name) && !hasCause(context, line),
      );
      for (const { name } of group.agents) seen.add(name);
      if (isStar || agent === undefined) continue;
      const own = rulesFor(groups, agent.name);
      const kind = own.length === 0 ? null : caseOf(group, own);
      if (kind === null) continue;
      const dropped = droppedRules(star, own);
      if (dropped.count === 0) continue;
      const rules = listed(dropped);
      yield {
        from: agent.line.value?.from ?? agent.line.content.from,
        to: agent.line.value?.to ?? agent.line.content.to,
        message: kind,
        severity: SEVERITIES[kind],
        data: {
          name: shorten(agent.line.valueText),
          rules: counted(dropped.count, "rule"),
          lines: rules === null ? below : lineList(rules.map(({ line }) => line.number)),
        },
        fixes: copyFixes(context, group, rules ?? []),
      };
    }
  },
});
