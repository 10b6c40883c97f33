import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { obsoletePrograms } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { type AgentInGroup, agentsWhere, crawlerOf, namesOfAgents } from "../facts/agents.ts";
import { outdatedAliases } from "../facts/ai-crawlers.ts";
import { intendedGroups } from "../facts/intended-groups.ts";
import { cutAgents } from "../fixes/group-edits.ts";
import { commonCrawlNames, googleSpecialCrawlers } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Delete {name}", other: "Delete {count} names" } as const;

/**
 * Retired names, in lower case, that an active crawler still follows if the file does not contain
 * its own.
 */
const stillFollowed = (context: FileContext): ReadonlySet<string> => {
  const { named } = intendedGroups(context);
  const active = crawlers.filter(({ retired, token }) => !retired && !named.has(asciiLower(token)));
  return new Set(active.flatMap(({ fallbacks }) => fallbacks.map(asciiLower)));
};

const retiredAgents = (context: FileContext): readonly AgentInGroup[] => {
  const gone = agentsWhere(
    context,
    (agent) => obsoletePrograms.has(agent.name) || crawlerOf(agent)?.retired === true,
  );
  if (gone.length === 0) return gone;
  const spared = stillFollowed(context);
  // Those have a more specific finding.
  const aliases = new Set(outdatedAliases(context).map(({ name }) => name));
  return gone.filter(({ name }) => !spared.has(name) && !aliases.has(name));
};

/**
 * Found in one file of six, most with a list of "bad bots" from the 1990s: unnecessary but
 * harmless, so a hint.
 */
export const userAgentRetired: Check = defineCheck({
  id: "user-agent-retired",
  category: "groups",
  severity: "hint",
  summary: "Suggest deleting names of crawlers that are gone",
  explanation:
    'Lists of "bad bots" are copied from site to site, and most names on them are programs of the 1990s: WebZIP, WebCopier, EmailSiphon. Others are old names of crawlers that now have a new one, such as Googlebot-Mobile or Facebot. No crawler uses them any more, so their groups apply to none.\n\nThey do no harm, but make the file long. An old name that a present crawler still follows is not reported: bingbot, for example, follows msnbot\'s group. The file is reported once.',
  sources: [commonCrawlNames, googleSpecialCrawlers],
  examples: {
    bad: [
      "User-agent: WebZIP\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: Facebot\nUser-agent: GPTBot\nDisallow: /\n",
      "User-agent: WebCopier\nUser-agent: EmailSiphon\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
    ],
    good: [
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: msnbot\nDisallow: /search\n",
    ],
  },
  messages: {
    one: "This line applies to no crawler: none uses the name `{name}` any more. Delete it to keep the file short.",
    renamed:
      "This line applies to no crawler: `{name}` is now called `{successor}` and does not look for its old name. Write `{successor}` if you mean it, or delete the line.",
    several:
      "{count} names here apply to no crawler, because their crawlers are gone: {names}. Delete them to keep the file short.",
  },
  check: (context) => {
    const retired = retiredAgents(context);
    const [first] = retired;
    if (first === undefined) return [];
    const isOne = retired.length === 1;
    const successor = crawlerOf(first)?.successor ?? null;
    return [
      {
        ...spanOfAgent(first),
        message: !isOne ? "several" : successor === null ? "one" : "renamed",
        data: {
          name: shorten(first.line.valueText),
          successor: successor ?? "",
          count: retired.length,
          names: namesOfAgents(retired),
        },
        fixes: [
          {
            title: formatMessage(FIX_TITLE, {
              name: shorten(first.line.valueText),
              count: retired.length,
            }),
            kind: "suggest",
            edits: cutAgents(context, new Set(retired.map(({ name }) => name))),
          },
        ],
      },
    ];
  },
});
