import type { Dialect } from "../dialects/dialect.ts";
import { agentName, GLOBAL } from "../policy/agent.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { agentSpellings } from "../vocabulary/misspellings.ts";
import { obedience, purposes } from "./crawler-words.ts";
import { quoted } from "./describe-pattern.ts";
import { hostOf } from "./host-of.ts";
import type { HoverFact, HoverText } from "./hover-content.ts";

const EXAMPLES = 4;

const everyCrawler = (): HoverText => {
  const deaf = crawlers
    .filter(({ ignoresGlobal, retired, obeys }) => ignoresGlobal && !retired && obeys === "yes")
    .slice(0, EXAMPLES)
    .map(({ token }) => quoted(token));
  return {
    title: "All other crawlers",
    paragraphs: [
      "`*` applies to every crawler without a group of its own. A crawler with its own group follows only that group: nothing from here is added to it.",
      `Some follow only groups that name them: ${deaf.join(", ")} and others.`,
    ],
    facts: [],
    source: {
      title: "RFC 9309, section 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1",
    },
  };
};

/** How a dialect's idea of the name departs from what is written. */
const cutRemark = (value: string, dialect: Dialect): string | null => {
  const name = agentName(value, dialect);
  if (name === asciiLower(value)) return null;
  if (name === "") {
    return `${dialect.name} finds no name here: names can have only letters, \`_\` and \`-\`. The line applies to no crawler.`;
  }
  return `${dialect.name} reads only ${quoted(value.slice(0, name.length))} here: names can have only letters, \`_\` and \`-\`.`;
};

const fallbackText = ({ fallbacks, ignoresGlobal }: Crawler): string => {
  const chain = fallbacks.map(quoted);
  if (!ignoresGlobal) chain.push("`*`");
  return chain.length === 0
    ? "no group: it then follows no rules"
    : `the group for ${chain.join(", then ")}`;
};

const crawlerFacts = (crawler: Crawler): readonly HoverFact[] => [
  { label: "Operator", text: crawler.operator },
  { label: "Purpose", text: purposes[crawler.category] },
  { label: "Obeys this file", text: obedience[crawler.obeys] },
  { label: "If not named, follows", text: fallbackText(crawler) },
  ...(crawler.crawlDelay === null
    ? []
    : [{ label: "Crawl-delay", text: crawler.crawlDelay ? "Followed" : "Ignored" }]),
];

const kindRemark = ({ controlOnly, retired }: Crawler): string | null => {
  if (retired) return "No crawler uses this name any more: the group has no effect.";
  return controlOnly
    ? "No crawler sends this name. It controls what pages that other crawlers fetch may be used for."
    : null;
};

const knownCrawler = (crawler: Crawler, notes: readonly string[]): HoverText => {
  const kind = kindRemark(crawler);
  return {
    title: crawler.token,
    paragraphs: [
      ...notes,
      ...(crawler.note === "" ? [] : [crawler.note]),
      ...(kind === null ? [] : [kind]),
    ],
    facts: crawlerFacts(crawler),
    source: { title: hostOf(crawler.source), url: crawler.source },
  };
};

const unknownCrawler = (value: string, notes: readonly string[]): HoverText => {
  const meant = agentSpellings.find(({ seen }) => seen === asciiLower(value))?.meant;
  return {
    title: quoted(value),
    paragraphs: [
      ...notes,
      "No known crawler has this name. A crawler that does follows this group.",
      ...(meant === undefined ? [] : [`Did you mean ${quoted(meant)}?`]),
    ],
    facts: [],
    source: null,
  };
};

/** What is said about the value of a user-agent line. */
export const hoverAgent = (value: string, dialect: Dialect): HoverText => {
  if (agentName(value, dialect) === GLOBAL) return everyCrawler();
  const cut = cutRemark(value, dialect);
  const notes = cut === null ? [] : [cut];
  const crawler = findCrawler(value) ?? findCrawler(agentName(value, dialect));
  return crawler === null ? unknownCrawler(value, notes) : knownCrawler(crawler, notes);
};
