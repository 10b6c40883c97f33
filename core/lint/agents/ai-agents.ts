import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { digestOf } from "../groups/digest.ts";
import { meantGroups, rulesFor } from "../groups/meant-groups.ts";
import type { LintContext } from "../rule.ts";
import { type AgentInGroup, agentsWhere, crawlerOf } from "./agent-lists.ts";

/** Whether a crawler fetches for AI: for training, for search or for a user's question. */
const isAiCrawler = ({ category }: Crawler): boolean => category.startsWith("ai-");

/** The user-agent lines with a former name of an AI crawler whose present name is nowhere in the file. */
export const outdatedAliases = (context: LintContext): readonly AgentInGroup[] => {
  const groups = meantGroups(context);
  const { named } = groups;
  return agentsWhere(context, (agent) => {
    const crawler = crawlerOf(agent);
    if (crawler === null || crawler.successor === null || !isAiCrawler(crawler)) return false;
    if (named.has(asciiLower(crawler.successor))) return false;
    // Under its present name it follows `*`, and that may say the same.
    return digestOf(rulesFor(groups, agent.name)) !== digestOf(rulesFor(groups, GLOBAL));
  });
};

let byOperator: ReadonlyMap<string, readonly Crawler[]> | null = null;

/**
 * The AI crawlers of each operator that runs several and says of each that it obeys, more or less:
 * what can be kept out by name.
 */
export const aiCrawlersByOperator = (): ReadonlyMap<string, readonly Crawler[]> => {
  if (byOperator !== null) return byOperator;
  const found = new Map<string, Crawler[]>();
  for (const crawler of crawlers) {
    const { operator, obeys, retired, controlOnly, ignoresGlobal } = crawler;
    if (!isAiCrawler(crawler) || retired || controlOnly || ignoresGlobal) continue;
    if (obeys !== "yes" && obeys !== "partly") continue;
    const known = found.get(operator);
    if (known === undefined) found.set(operator, [crawler]);
    else known.push(crawler);
  }
  byOperator = new Map([...found].filter(([, several]) => several.length > 1));
  return byOperator;
};
