import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { CrawlerCategory } from "../../vocabulary/crawler.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { countNames, namesOfAgents, spanOfAgent } from "../facts/agents.ts";
import { isForSearch } from "../facts/closed-sites.ts";
import {
  closes,
  forbids,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  type IntendedRule,
  intendedGroups,
  rulesFor,
} from "../facts/groups.ts";
import { blockedFor, consultOwnReader } from "../facts/search-crawlers.ts";
import { atFirst, atLine } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteButComment, insertAbove } from "../fixes/line-edits.ts";
import { rulesBelow } from "../fixes/rule-edits.ts";

/** Categories of crawlers for which a site rarely has its own list of paths. */
const NARROW: ReadonlySet<CrawlerCategory> = new Set([
  "ai-training",
  "ai-search",
  "ai-user",
  "ai-agent",
  "coding-agent",
  "data-provider",
  "seo",
  "archive",
]);

/**
 * Paths that sites block for every crawler: carts, accounts, searches, the system's own folders.
 */
const GENERAL =
  /^\/?\*?\/?(?:cart|basket|checkout|orders?|account|my-?account|log-?in|log-?out|register|sign-?in|sign-?up|search|wishlist|compare|admin|administrator|user|customer|catalogsearch|wp-admin|wp-login|cgi-bin|includes|tmp|cache|private|feed|api|print|preview)\b/i;

/** This many general paths under one crawler's name are unlikely to be meant for it alone. */
const SEVERAL = 3;
/** More rules than this for `*` show that the owner knows where general rules belong. */
const FEW = 1;

const isNarrow = ({ agents }: IntendedGroup): boolean =>
  agents.every(({ name }) => NARROW.has(findCrawler(name)?.category ?? "other"));

/** This many rules under the name of one search engine are the rules of the file. */
const MOST_OF_FILE = 5;

/** Of so many rules for one search engine, one may be for others. */
const ONE_ELSEWHERE_IN = 5;

/** Whether nearly all rules of a file are for one search engine alone. */
const isForOneEngine = ({ all }: IntendedGroups, { agents, rules }: IntendedGroup): boolean => {
  if (countNames(agents) > 1 || !agents.some(isForSearch)) return false;
  const count = rules.filter(forbids).length;
  const others = all.flatMap((group) => group.rules.filter(forbids)).length - count;
  return count >= MOST_OF_FILE && others * ONE_ELSEWHERE_IN <= count;
};

const hasGapAbove = ({ lines }: FileContext, { line }: IntendedRule): boolean =>
  lines[line.number - 2]?.kind !== "directive";

/**
 * The rules that no crawler follows, below a `Disallow: /` of the named crawlers that they are for, and that were
 * probably meant for all: those after a blank line, a comment or a line that crawlers skip, or several on general paths.
 * A rule that `*` has as well is a mere copy.
 */
const deadRulesIn = (context: FileContext, group: IntendedGroup): readonly IntendedRule[] => {
  const closing = group.rules.findIndex(closes);
  if (closing < 0) return [];
  if (group.agents.some(({ name, line }) => name === GLOBAL || hasCause(context, line))) return [];
  const below = group.rules.slice(closing + 1);
  const start = below.findIndex((rule) => hasGapAbove(context, rule));
  const isGeneral = below.filter(({ path }) => GENERAL.test(path)).length >= SEVERAL;
  const meant = isGeneral ? below : start < 0 ? [] : below.slice(start);
  const dead = meant.filter(
    (rule) => forbids(rule) && !closes(rule) && !hasCause(context, rule.line),
  );
  const everyones = new Set(rulesFor(intendedGroups(context), GLOBAL).map(({ path }) => path));
  const own = dead.filter(({ path }) => !everyones.has(path));
  const isShutOut = ({ name }: IntendedAgent): boolean =>
    name !== "" && blockedFor(context.document, name) === "site";
  return own.length > 0 && group.agents.slice(0, MOST_NAMES).every(isShutOut) ? own : [];
};

/** The most names of a group whose verdicts are examined. */
const MOST_NAMES = 50;

/** Moves rules to the group for every crawler, or gives them one. */
const moveFix = (
  { document, lines }: FileContext,
  rules: readonly IntendedRule[],
  { line }: IntendedRule,
  star: IntendedGroup | undefined,
): Fix => {
  if (star === undefined) {
    let top = line;
    while (lines[top.number - 2]?.kind === "comment") top = lines[top.number - 2] ?? top;
    return suggest("Write User-agent: * above them", insertAbove(document, top, "User-agent: *"));
  }
  const deletions = rules.map((rule) => deleteButComment(rule.line));
  const edits = [rulesBelow(document, star.last, rules), ...deletions];
  return suggest("Move them to the group for *", edits);
};

const deadFindings = (context: FileContext, group: IntendedGroup): readonly Finding<"dead">[] => {
  const star = intendedGroups(context).named.get(GLOBAL)?.at(-1);
  const rules = deadRulesIn(context, group);
  const names = namesOfAgents(group.agents);
  return atFirst(rules, atLine, (first) => ({
    message: "dead",
    data: { names },
    fixes: [moveFix(context, rules, first, star)],
  }));
};

export const generalRulesForOneCrawler: Check = defineCheck({
  id: "general-rules-for-one-crawler",
  category: "policy",
  severity: "warning",
  summary: "Suggest checking rules on general paths that bind one crawler alone",
  explanation:
    "Rules apply to the crawlers on the `User-agent` lines above them, up to the next group, whatever blank lines and comments are between them. If somebody adds such a line above rules that were for every crawler, or joins files in the wrong order, those rules apply to that one crawler only, and all others may crawl what they block. Below `Disallow: /` for a crawler, they do nothing at all.\n\nIt is reported for rules below such a `Disallow: /`, for AI, SEO and archive crawlers whose group has several rules for carts, accounts, searches and the like, while `User-agent: *` blocks almost nothing, and as information where nearly all rules of a file are for one search engine.",
  sources: ["rfc9309#2.2.1"],
  bad: [
    "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\nDisallow: /search\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: rogerbot\nDisallow: /\n\n# Members only\nDisallow: /members/\nDisallow: /forum/\n",
    "User-agent: Googlebot\nDisallow: /members\nDisallow: /forum\nDisallow: /old\nDisallow: /lab\nDisallow: /print\n\nUser-agent: *\nDisallow: /members\n",
  ],
  good: [
    "User-agent: *\nDisallow: /search\nDisallow: /feed\n\nUser-agent: GPTBot\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\n",
    "User-agent: *\nDisallow: /members/\n\nUser-agent: rogerbot\nDisallow: /\n\nDisallow: /members/\n",
  ],
  messages: {
    bound:
      "These {rules} rules are for {names} alone. All other crawlers may crawl `{path}`, for example. Did you mean them for all?",
    dead: "No crawler follows the rules from here on: {names} may crawl nothing, and others skip them. Move them to `User-agent: *`.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const found = groups.all.flatMap((group) => deadFindings(context, group));
    const general = rulesFor(groups, GLOBAL).filter(forbids);
    if (general.length > FEW || general.some(closes)) return found;
    // In large files the claim is tried with few of the other crawlers.
    const tried = [...groups.named.keys()].filter((name) => name !== GLOBAL && name !== "");
    const canCrawl = (name: string, path: string): boolean =>
      consultOwnReader(context.document, name).matcher.decide(path).allowed;
    const bound = groups.all.flatMap((group): readonly Finding<"bound">[] => {
      const { agents, rules } = group;
      const [agent] = agents;
      const isNarrowly = isNarrow(group);
      const isForEngine = isForOneEngine(groups, group);
      if (agent === undefined || rules.some(closes) || !(isNarrowly || isForEngine)) return [];
      const blocking = rules.filter((rule) => forbids(rule) && !hasCause(context, rule.line));
      const usual = isForEngine ? blocking : blocking.filter(({ path }) => GENERAL.test(path));
      if (usual.length < SEVERAL) return [];
      const own = new Set(agents.map(({ name }) => asciiLower(name)));
      const others = tried.filter((name) => !own.has(asciiLower(name))).slice(0, MOST_NAMES);
      // A path of a rule is not a URL if it has a star, but is matched by the rules that say so.
      const first = usual.find(({ path }) =>
        [GLOBAL, ...others].every((name) => canCrawl(name, path)),
      );
      if (first === undefined) return [];
      const star = insertAbove(context.document, agent.line, "User-agent: *");
      return [
        {
          ...spanOfAgent(agent),
          message: "bound",
          severity: isNarrowly ? "warning" : "info",
          data: {
            names: namesOfAgents(agents),
            rules: blocking.length,
            path: first.path,
          },
          fixes: [suggest("Apply the group to every other crawler, too", star)],
        },
      ];
    });
    return [...found, ...bound];
  },
});
