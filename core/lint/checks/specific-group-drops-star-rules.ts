import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { atAgent, namesOfAgents } from "../facts/agents.ts";
import {
  forbids,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isForAll,
  isWholeSite,
  namesCrawlers,
  rulesFor,
} from "../facts/groups.ts";
import { everyonesRules, leftOutRules, listingBudget } from "../facts/left-out-rules.ts";
import { atFirst, type Told } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { copyable, copyFix, rulesBelow } from "../fixes/rule-edits.ts";
import { LIST_MESSAGES } from "../messages.ts";
import { LISTED, lineList, shorten } from "../wording.ts";

const ID = "specific-group-drops-star-rules";

type Case = "some" | "open";

const ignoresGlobal = ({ line }: IntendedAgent): boolean =>
  findCrawler(line.valueText)?.ignoresGlobal ?? false;

/** Where rules are, in few words: the message names crawlers, too. */
const placesOf = (rules: readonly IntendedRule[]): string =>
  lineList(
    rules.map(({ line }) => line.number),
    rules.length > LISTED ? 1 : LISTED,
  );

/** Whether an empty `Disallow` says that everything is allowed, which nobody writes by accident. */
const isExempt = (rules: readonly IntendedRule[]): boolean =>
  !rules.some(forbids) && rules.some(({ type, path }) => type === "disallow" && path === "");

/** Whether rules allow everything by `Allow: /`, which some take for an addition to those of `*`. */
const isOpen = (rules: readonly IntendedRule[]): boolean =>
  !rules.some(forbids) && rules.some(({ type, path }) => type === "allow" && isWholeSite(path));

/** Null if omitting the rules of `*` must be intended, or if they would never apply. */
const caseOf = (group: IntendedGroup, own: readonly IntendedRule[]): Case | null => {
  if (own.some(({ line }) => line.field === "user-agent") || isExempt(own)) return null;
  if (group.agents.every(ignoresGlobal)) return null;
  return isOpen(own) ? "open" : "some";
};

/** A group that omits rules of `*`. */
interface Apart {
  readonly kind: Case;
  readonly group: IntendedGroup;
  readonly agent: IntendedAgent;
  /** The agents that follow no other group; this is their first one. */
  readonly agents: readonly IntendedAgent[];
  /** The number of rules that it omits. */
  readonly count: number;
  /** These rules; null if there are too many to list. */
  readonly rules: readonly IntendedRule[] | null;
}

/** The groups that omit rules of `*`. */
const separateGroups = (context: FileContext): readonly Apart[] => {
  const groups = intendedGroups(context);
  if (!namesCrawlers(groups)) return [];
  const star = everyonesRules(groups);
  if (star.list.blocking.length === 0 || star.isClosed) return [];
  const listed = listingBudget();
  const seen = new Set<string>(["", GLOBAL]);
  const apart: Apart[] = [];
  for (const group of groups.all) {
    const isStar = isForAll(group);
    const fresh = group.agents.filter(
      ({ name, line }) => !seen.has(name) && !hasCause(context, line),
    );
    for (const { name } of group.agents) seen.add(name);
    const [agent] = fresh;
    if (isStar || agent === undefined) continue;
    const own = rulesFor(groups, agent.name);
    const kind = own.length === 0 ? null : caseOf(group, own);
    if (kind === null) continue;
    const dropped = leftOutRules(star, own);
    if (dropped.count === 0) continue;
    const agents = fresh.filter(({ name }) => rulesFor(groups, name) === own);
    apart.push({ kind, group, agent, agents, count: dropped.count, rules: listed(dropped) });
  }
  return apart;
};

/** Copies the omitted rules into each group; also offers the first group alone. */
const fixesFor = (context: FileContext, apart: readonly Apart[]): readonly (Fix | null)[] => {
  const copied = apart.filter(({ rules }) => copyable(rules ?? []).length > 0);
  const [first] = copied;
  if (first === undefined) return [];
  const { group, rules, agent } = first;
  if (apart.length === 1) return [copyFix(context, group, rules ?? [])];
  const edits = copied.map((each) =>
    rulesBelow(context.document, each.group.last, copyable(each.rules ?? [])),
  );
  const name = shorten(agent.line.valueText, 30);
  return [
    copyFix(context, group, rules ?? [], name),
    suggest("Copy what is left out into all groups", edits),
  ];
};

/**
 * Found in one file of five. It is the costliest mistake of all and nothing else shows it, so a
 * group that omits some rules is information; one that allows everything by `Allow: /` is a hint.
 */
export const specificGroupDropsStarRules: Check = defineCheck({
  id: ID,
  category: "groups",
  severity: "info",
  summary: "Suggest repeating rules of the * group in a crawler's own group",
  explanation:
    "A crawler follows the group that names it and nothing else: the rules of `User-agent: *` are not added. A group that was meant to slow a crawler down, or to allow one more folder, therefore allows everything that `*` blocks.\n\nThat is often intended, so it is information. It is not reported where the named group is stricter, where its rules are about the same paths, where an empty `Disallow` lets its crawler in everywhere, or where `*` blocks the whole site and the group lets its crawler in. Nor is it for crawlers that never follow `*`, such as AdsBot-Google and Mediapartners-Google.\n\nThe file is reported once for each case: groups with some rules, and groups that allow everything.",
  sources: ["rfc9309#2.2.1", "googleDocs", "googleSpecialCrawlers"],
  bad: [
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /temp/\n",
    "User-agent: *\nDisallow: /api/\nDisallow: /account/\n\nUser-agent: GPTBot\nAllow: /\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /temp/\n\nUser-agent: YandexBot\nDisallow: /temp/\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nAllow: /\n\nUser-agent: CCBot\nAllow: /\n",
  ],
  good: [
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /temp/\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: LinkChecker\nDisallow:\n",
    "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /search\n",
  ],
  messages: {
    some: {
      one: "Only this group applies to {names}, not a rule of `*` ({lines}). Copy it here if it should.",
      other:
        "Only this group applies to {names}, not {count} rules of `*` ({lines}). Copy those that should.",
    },
    someSeveral: {
      other:
        "Only their own groups apply to {names}: {count} leave out rules of `*`. Copy those that should apply.",
    },
    open: {
      one: "{names} may crawl everything: a rule of `*` ({lines}) does not apply here. Copy it if it should.",
      other:
        "{names} may crawl everything: {count} rules of `*` ({lines}) do not apply. Copy those that should.",
    },
    openSeveral: {
      other:
        "{names} may crawl everything: {count} groups leave out the rules of `*`. Copy those that should apply.",
    },
  },
  check(context) {
    const all = separateGroups(context);
    // An ignored one is reported separately, so that it does not hide the others.
    const ignored = all.filter(({ agent }) => context.ignores.ignore([ID], agent.line.number));
    const others = all.filter((each) => !ignored.includes(each));
    const byKind = groupBy(others, ({ kind }) => kind);
    const reported = [...ignored.map((each) => [each]), ...byKind.values()];
    return reported.flatMap((apart) =>
      atFirst(
        apart,
        atAgent,
        ({ kind, count, rules }): Told<Case | `${Case}Several`> => ({
          message: apart.length === 1 ? kind : `${kind}Several`,
          severity: kind === "some" ? "info" : "hint",
          data: {
            names: namesOfAgents(apart.flatMap(({ agents }) => agents)),
            count: apart.length === 1 ? count : apart.length,
            lines: rules === null ? LIST_MESSAGES.tooMany : placesOf(rules),
          },
          fixes: fixesFor(context, apart),
        }),
      ),
    );
  },
});
