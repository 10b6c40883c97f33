import { asciiLower } from "../../text/ascii.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { obsoletePrograms, programs } from "../../vocabulary/programs.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import {
  type AgentInGroup,
  agentsWhere,
  crawlerOf,
  isAiCrawler,
  isForbidding,
  isPermission,
  nameList,
  namesOfAgents,
  outdatedAliases,
  spanOfAgent,
} from "../facts/agents.ts";
import { type IntendedAgent, intendedGroups, rulesFor } from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { cutAgents } from "../fixes/group-edits.ts";
import { deleteLinesFix, insertBelow, moveIntoStarGroup } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Delete {name}", other: "Delete {count} names" } as const;

/**
 * Retired names, in lower case, that an active crawler still follows if the file has no rules for
 * its own.
 */
const stillFollowed = (context: FileContext): ReadonlySet<string> => {
  const groups = intendedGroups(context);
  const active = crawlers.filter(
    ({ retired, token }) => !retired && rulesFor(groups, asciiLower(token)).length === 0,
  );
  return new Set(active.flatMap(({ fallbacks }) => fallbacks.map(asciiLower)));
};

/**
 * Whether a name is a former one of an AI crawler: reported separately if the present one is
 * missing, and kept beside it otherwise, as many do to be safe.
 */
const isFormerAiName = (agent: AgentInGroup): boolean => {
  const crawler = crawlerOf(agent);
  return crawler !== null && crawler.successor !== null && isAiCrawler(crawler);
};

/** Names of crawlers that are gone, and of browsers, libraries and tools, which are none. */
const unusedNames = (context: FileContext): readonly AgentInGroup[] => {
  const isProgram = (agent: AgentInGroup): boolean =>
    (programs.has(agent.name) || crawlerOf(agent)?.operator === "library") &&
    isForbidding(agent.group);
  const isGone = (agent: AgentInGroup): boolean =>
    obsoletePrograms.has(agent.name) || crawlerOf(agent)?.retired === true;
  const unused = agentsWhere(context, (agent) => isGone(agent) || isProgram(agent));
  if (unused.length === 0) return unused;
  const spared = stillFollowed(context);
  return unused.filter((agent) => !spared.has(agent.name) && !isFormerAiName(agent));
};

type Message = "wget" | "one" | "renamed" | "several" | "outdated";

const messageOf = (agent: AgentInGroup): Message => {
  if (agent.name === "wget") return "wget";
  return (crawlerOf(agent)?.successor ?? null) === null ? "one" : "renamed";
};

/** The names that nobody uses, in one finding. */
const unusedFinding = (context: FileContext): readonly Finding<Message>[] => {
  const all = unusedNames(context);
  // Wget reads the file sometimes.
  const unused = all.length === 1 ? all : all.filter(({ name }) => name !== "wget");
  const [first] = unused;
  if (first === undefined) return [];
  const name = shorten(first.line.valueText);
  const count = unused.length;
  const message = count === 1 ? messageOf(first) : "several";
  const edits = cutAgents(context, new Set(unused.map((agent) => agent.name)));
  const successor = crawlerOf(first)?.successor ?? "";
  return [
    {
      ...spanOfAgent(first),
      message,
      quiet: "not-needed",
      data: { name, successor, count, names: namesOfAgents(unused) },
      fixes: [message !== "wget" && suggest(FIX_TITLE, edits, { name, count })],
    },
  ];
};

/** The former names of AI crawlers whose present names are missing, in one finding. */
const outdatedFinding = (context: FileContext): readonly Finding<Message>[] => {
  const aliases = outdatedAliases(context);
  const [first] = aliases;
  if (first === undefined) return [];
  const presentOf = (agent: IntendedAgent): string => crawlerOf(agent)?.successor ?? "";
  const present = [...new Set(aliases.map(presentOf))];
  const edits = aliases.map((agent) =>
    insertBelow(context.document, agent.line, [`User-agent: ${presentOf(agent)}`]),
  );
  return [
    {
      ...spanOfAgent(first),
      message: "outdated",
      data: { names: namesOfAgents(aliases), present: nameList(present) },
      fixes: [suggest("Add the present names", edits)],
    },
  ];
};

/**
 * Found in one file of five, most with a list of "bad bots" from the 1990s: unnecessary but
 * harmless, so a hint.
 */
const retired: Part = definePart({
  aliases: {
    "ai-agent-alias-outdated": ["outdated"],
    "user-agent-not-a-robot": ["one", "wget"],
  },
  explanation:
    "Lists of \"bad bots\" are copied from site to site, and most names on them are programs of the 1990s: WebZIP, WebCopier, EmailSiphon. Others are old names of crawlers that now have a new one, such as Googlebot-Mobile, anthropic-ai or Claude-Web. No crawler uses them any more, so their groups apply to none. Browsers never read robots.txt, nor do `curl` and the libraries that programs use to fetch pages, unless the program's author adds it. Wget does when it follows links, but its user can turn that off.\n\nSuch names do no harm, but keep nobody out; block programs in the server. An old name that a present crawler still follows is not reported: bingbot, for example, follows msnbot's group. Old names of AI crawlers are reported separately if the present one is missing; you can keep both.",
  sources: [
    "commonCrawlNames",
    "googleSpecialCrawlers",
    "anthropicCrawlers",
    "googleUserFetchers",
    "wgetManual",
  ],
  bad: [
    "User-agent: WebZIP\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: Facebot\nUser-agent: GPTBot\nDisallow: /\n",
    "User-agent: WebCopier\nUser-agent: EmailSiphon\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: anthropic-ai\nDisallow: /\n",
    "User-agent: Wget\nDisallow: /\n",
  ],
  good: ["User-agent: msnbot\nDisallow: /search\n", "User-agent: Wget\nDisallow:\n"],
  messages: {
    one: "No crawler uses the name `{name}`, so rules for it count for nobody. Delete it to keep the file short.",
    renamed:
      "`{name}` is now called `{successor}` and does not look for its old name. Write `{successor}` if you mean it, or delete the line.",
    wget: "`{name}` reads robots.txt only when it follows links, and its user can switch that off. To block it, refuse it on your server.",
    several:
      "No crawler uses these {count} names: {names}. Rules for them count for nobody. Delete them to keep the file short.",
    outdated:
      "These rules reach no crawler, as old names are out of use: {names}. Add what is used now: {present}.",
  },
  check: (context) => [...outdatedFinding(context), ...unusedFinding(context)],
});

/** What a field can require that applies only to programs that crawl. */
const PACE: ReadonlySet<string> = new Set(["seconds", "rate", "hours"]);

const isPace = ({ keyText }: LineView): boolean => PACE.has(findDirective(keyText)?.takes ?? "");

const noVisits: Part = definePart({
  aliases: ["token-is-not-a-crawler"],
  severity: "info",
  explanation:
    "Google-Extended, Applebot-Extended and webzio-extended are not crawlers. They control whether pages that Googlebot, Applebot or Webz.io crawl may be used for AI. No request comes with these names, so there is nothing to slow down. Google-Extended has no effect on Google Search.\n\nOnly `Allow` and `Disallow` mean something in such a group.",
  sources: ["googleCommonCrawlers", "appleCrawlers"],
  bad: [
    "User-agent: Google-Extended\nDisallow: /\nCrawl-delay: 5\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: Google-Extended\nDisallow: /\n\nCrawl-delay: 5\n",
  ],
  good: ["User-agent: Yandex\nDisallow: /cart/\nRequest-rate: 1/5\n"],
  messages: {
    pace: "`{field}` does nothing here, because nobody crawls as {names}. Delete it, or move it into the group for `*` if it is meant for all.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const lines = group.others.filter(isPace);
      const [first] = lines;
      if (first === undefined || !group.agents.every(isPermission)) return [];
      const move = moveIntoStarGroup(context, lines);
      return {
        ...first.content,
        message: "pace",
        data: { names: namesOfAgents(group.agents), field: first.keyText },
        fixes: [move, deleteLinesFix(lines)],
      };
    }),
});

export const userAgentRetired: CheckOfParts = joinParts({
  id: "user-agent-retired",
  category: "groups",
  severity: "hint",
  summary: "Suggest names under which somebody crawls",
  parts: { retired, noVisits },
});
