import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { agentRuns, standsByRules } from "../facts/agent-runs.ts";
import { closes, type MeantGroup, meantGroups, opens, rulesFor } from "../facts/meant-groups.ts";
import { SEARCH_CRAWLERS } from "../facts/search-readers.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { bingDocs, googleDocs, yandexRobots } from "../sources.ts";

/** A site that most of its visitors come to by a search can hardly mean to close these out. */
const LEADING: ReadonlySet<string> = new Set(["Googlebot", "bingbot"]);

const SEARCH_NAMES: ReadonlySet<string> = new Set(SEARCH_CRAWLERS);

/** The lines that close a group's crawlers out: all of its own, or their names among others'. */
const linesFor = (
  { agents, rules, others }: MeantGroup,
  names: readonly string[],
): readonly LineView[] =>
  agents.every(({ name }) => names.includes(name))
    ? [...agents, ...rules].map(({ line }) => line).concat(others)
    : agents.filter(({ name }) => names.includes(name)).map(({ line }) => line);

type Crawlers = readonly [string, ...string[]];

/** Names under which a crawler finds its group, in lower case; that of another engine does not count. */
const namesOf = (crawler: string): readonly string[] => {
  const fallbacks = findCrawler(crawler)?.fallbacks ?? [];
  return [crawler, ...fallbacks.filter((name) => !SEARCH_NAMES.has(name))].map(asciiLower);
};

/** The groups that close the whole site to search engines' crawlers, with those crawlers. */
const closedGroups = (context: FileContext): ReadonlyMap<MeantGroup, Crawlers> => {
  const { named } = meantGroups(context);
  const closed = new Map<MeantGroup, [string, ...string[]]>();
  for (const crawler of SEARCH_CRAWLERS) {
    const name = namesOf(crawler).find((each) => named.has(each)) ?? "";
    const groups = named.get(name) ?? [];
    if (groups.some(({ rules }) => rules.some(opens))) continue;
    const group = groups.find(
      (each) => each.rules.some(closes) && standsByRules(context, each, name),
    );
    if (group === undefined) continue;
    const known = closed.get(group);
    if (known === undefined) closed.set(group, [crawler]);
    else known.push(crawler);
  }
  return closed;
};

// Sites outside Russia and China often close out YandexBot and Baiduspider on purpose, and many
// copy such lists: a remark for those, a warning for the two engines that nobody closes out lightly.
export const blocksSearchEngine: Check = defineCheck({
  id: "blocks-search-engine",
  category: "policy",
  severity: "warning",
  summary: "Avoid closing the site to a search engine by name",
  explanation:
    "A group that names a search engine's crawler and blocks the whole site takes the site out of that engine, little by little: its pages are no longer fetched, and at best their bare URLs stay in the results. For Googlebot and bingbot that is hardly ever meant; for others, such as YandexBot or Baiduspider, it often is.\n\nBing's index also serves other engines, DuckDuckGo among them.",
  sources: [googleDocs, bingDocs, yandexRobots],
  examples: {
    bad: [
      "User-agent: Googlebot\nDisallow: /\n",
      "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: AhrefsBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /cart/\n\nUser-agent: Baiduspider\nUser-agent: AhrefsBot\nDisallow: /\n",
    ],
    good: [
      "User-agent: Googlebot\nDisallow: /\nAllow: /public/\n",
      "User-agent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /\n",
    ],
  },
  messages: {
    one: "This closes the whole site to {name}, so the search engine it crawls for drops your pages. If that is not meant, delete the group.",
    several:
      "This closes the whole site to the crawlers of search engines {names}, so these drop your pages. If that is not meant, take them out of the group.",
  },
  *check(context) {
    const groups = meantGroups(context);
    const everyones = rulesFor(groups, GLOBAL);
    // Closed to all is for another check to say.
    if (everyones.some(closes) && !everyones.some(opens)) return;
    for (const [group, crawlers] of closedGroups(context)) {
      const names = crawlers.flatMap(namesOf);
      const agent = group.agents.find(({ name }) => names.includes(name));
      if (agent === undefined) continue;
      const own = names.flatMap((name) => groups.named.get(name) ?? []);
      // Without its own crawlers' lines a group would be for those that only run on into it.
      const isSound = own.every((each) => agentRuns(context, each).length === 1);
      const lines = isSound ? own.flatMap((each) => linesFor(each, names)) : [];
      const edits = [...new Set(lines)].sort((a, b) => a.number - b.number).map(deleteButComment);
      const [first] = crawlers;
      yield {
        from: agent.line.value?.from ?? agent.line.content.from,
        to: agent.line.value?.to ?? agent.line.content.to,
        message: crawlers.length === 1 ? "one" : "several",
        severity: crawlers.some((crawler) => LEADING.has(crawler)) ? "warning" : "info",
        data: { name: first, names: crawlers.join(", ") },
        fixes:
          edits.length === 0
            ? []
            : [
                {
                  title: crawlers.length === 1 ? `Let ${first} in again` : "Let them in again",
                  kind: "suggest",
                  edits,
                },
              ],
      };
    }
  },
});
