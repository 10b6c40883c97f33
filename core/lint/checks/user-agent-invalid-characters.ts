import { formatMessage } from "../../text/message.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { obsoletePrograms, programs } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Fix } from "../diagnostic.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import {
  type AgentInGroup,
  agentsWhere,
  crawlerOf,
  hasLongList,
  namesOfAgents,
} from "../facts/agents.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { commonCrawlNames, googleLibrary, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Digits and dots also violate RFC 9309, but many real crawlers have them in their names. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** A version number after a name. */
const VERSION = /[\s/+]+v?\d[\d.]*$/i;

/** Characters around a name: quotes, brackets, punctuation. */
const AROUND = /^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g;

/**
 * The crawler that a name refers to without versions and punctuation around it; null if there is
 * none.
 */
const knownWithin = (name: string): Crawler | null => {
  const bare = name.trim().replace(VERSION, "").replace(AROUND, "");
  return findCrawler(bare) ?? findCrawler(bare.replace(/\s+/g, "-"));
};

// Names are never invented: only an existing crawler is offered.
const tokenFix = ({ line }: AgentInGroup): readonly Fix[] => {
  const crawler = knownWithin(line.valueText);
  if (crawler === null) return [];
  const { token } = crawler;
  return [
    {
      title: formatMessage(FIX_TITLES.write, { text: token }),
      kind: "suggest",
      edits: [replaceValue(line, token)],
    },
  ];
};

/**
 * Most are names with spaces, which are harmless: a hint, and not reported on a long list of names,
 * which was copied and has many of them.
 */
export const userAgentInvalidCharacters: Check = defineCheck({
  id: "user-agent-invalid-characters",
  category: "groups",
  severity: "hint",
  summary: "Suggest only letters, hyphens and underscores in names",
  explanation:
    "By RFC 9309 a crawler's name is made of letters, `-` and `_`. Google's parser reads a name up to the first other character, so to it `my bot!` is a group for a crawler named `my`; most other readers compare the whole line.\n\nSome real crawlers break the rule, such as MJ12bot, archive.org_bot or Sogou web spider: names with digits and dots, and all names that are known, are not reported, nor are long lists of names. The file is reported once.",
  sources: [rfc9309("2.2.1"), googleLibrary, commonCrawlNames],
  examples: {
    bad: [
      "User-agent: my bot!\nDisallow: /\n",
      "User-agent: Fancy Grabber\nUser-agent: Foo+Bar\nDisallow: /\n",
    ],
    good: [
      "User-agent: my-bot\nDisallow: /\n",
      "User-agent: Sogou web spider\nUser-agent: MJ12bot\nUser-agent: archive.org_bot\nDisallow: /\n",
    ],
  },
  messages: {
    one: "`{name}` may not reach the crawler it is meant for: Google reads a name up to the first character other than letters, `-` and `_`, most others read all of it. Look up the exact name in its documentation.",
    several:
      "{count} names may not reach the crawlers they are meant for: {names}. Google reads a name up to the first character other than letters, `-` and `_`, most others read all of it. Look up the exact names.",
  },
  check: (context) => {
    if (hasLongList(context)) return [];
    const odd = agentsWhere(
      context,
      (agent) =>
        !PLAIN.test(agent.name) &&
        crawlerOf(agent) === null &&
        !obsoletePrograms.has(agent.name) &&
        !programs.has(agent.name),
    );
    const [first] = odd;
    if (first === undefined) return [];
    const isOne = odd.length === 1;
    return [
      {
        ...spanOfAgent(first),
        message: isOne ? "one" : "several",
        data: { name: shorten(first.line.valueText), count: odd.length, names: namesOfAgents(odd) },
        fixes: isOne ? tokenFix(first) : [],
      },
    ];
  },
});
