import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import type { FileContext } from "../context.ts";
import { type AgentInGroup, agentsWhere, crawlerOf } from "./agents.ts";
import { intendedGroups, rulesFor } from "./intended-groups.ts";
import { haveSameRules } from "./rule-copies.ts";

/** Whether a crawler fetches for AI: for training, for search, for a user's question or to act. */
export const isAiCrawler = ({ category }: Crawler): boolean => category.startsWith("ai-");

/**
 * The user-agent lines with a former name of an AI crawler whose current name is not in the file.
 */
export const outdatedAliases = (context: FileContext): readonly AgentInGroup[] => {
  const groups = intendedGroups(context);
  const { named } = groups;
  return agentsWhere(context, (agent) => {
    const crawler = crawlerOf(agent);
    if (crawler === null || crawler.successor === null || !isAiCrawler(crawler)) return false;
    if (named.has(asciiLower(crawler.successor))) return false;
    // By its current name it follows `*`, whose rules may be the same.
    return !haveSameRules(rulesFor(groups, agent.name), rulesFor(groups, GLOBAL));
  });
};

const groupByOperator = memo(
  (table: readonly Crawler[]): ReadonlyMap<string, readonly Crawler[]> =>
    new Map(
      [
        ...groupBy(
          table.filter(
            (crawler) =>
              isAiCrawler(crawler) &&
              !crawler.retired &&
              !crawler.controlOnly &&
              !crawler.ignoresGlobal &&
              (crawler.obeys === "yes" || crawler.obeys === "partly"),
          ),
          ({ operator }) => operator,
        ),
      ].filter(([, several]) => several.length > 1),
    ),
);

/**
 * The AI crawlers of each operator that runs several and says that each of them obeys, more or
 * less: those that can be blocked by name.
 */
export const aiCrawlersByOperator = (): ReadonlyMap<string, readonly Crawler[]> =>
  groupByOperator(crawlers);

/** Fields meant to direct AI services to a file of their own, or to state a policy. */
const LLMS =
  /^(?:llms?(?:[-_. ](?:full|txt|text|policy|map|sitemap|url))*|ai[-_.](?:txt|policy|map|sitemap)|agentmap|agents?[-_.](?:txt|map))$/;

const AI = "(?:ai|gen-?ai|llms?|ml|gpt)";
const USE = "(?:train(?:ing)?|learning|crawl(?:ing|ers?)?|scraping|bots?|use|usage)";

/** Fields meant to block AI services. */
const AI_BAN = new RegExp(
  `^(?:${[
    "ai",
    `(?:no|dis-?allow|block|deny)[-_ ]?${AI}(?:[-_ ]?${USE})?`,
    "(?:no|dis-?allow|block|deny)[-_ ]?(?:train(?:ing)?|(?:machine-?)?learning|tdm)",
    `${AI}[-_ ]?(?:${USE}|access|disallow|allow|allowed|consent|opt-?out)`,
    "(?:train(?:ing)?|tdm)[-_ ]?(?:ai|policy|opt-?out|reservation)",
  ].join("|")})$`,
);

/** Whether a field's name, in lower case, is one that mentions llms.txt or the like. */
export const isLlmsName = (name: string): boolean => LLMS.test(name);

/** Whether a field's name, in lower case, is an invented one for AI services. */
export const isAiBanName = (name: string): boolean => AI_BAN.test(name);
