import type { Dialect } from "../dialects/dialect.ts";
import { agentName, GLOBAL } from "../policy/agent.ts";
import { asciiLower } from "../text/ascii.ts";
import { formatUnits } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { type CrawlerFacts, factsOf, figuresSource } from "../vocabulary/crawler-facts.ts";
import { categoryWords, obedienceOf } from "../vocabulary/crawler-words.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { agentSpellings } from "../vocabulary/misspellings.ts";
import { crawlerPageOf } from "../vocabulary/pages.ts";
import { quoted } from "./describe-pattern.ts";
import { type HoverFact, type HoverText, sourceName } from "./hover-content.ts";
import { HOVER_MESSAGES } from "./messages.ts";

const EXAMPLES = 4;

const everyCrawler = (): HoverText => {
  const deaf = crawlers
    .filter(({ ignoresGlobal, retired, obeys }) => ignoresGlobal && !retired && obeys === "yes")
    .slice(0, EXAMPLES)
    .map(({ token }) => quoted(token));
  return {
    title: HOVER_MESSAGES.everyCrawler,
    paragraphs: [
      HOVER_MESSAGES.everyCrawlerMeans,
      formatMessage(HOVER_MESSAGES.everyCrawlerBut, { names: formatUnits(deaf) }),
    ],
    facts: [],
    source: {
      title: "RFC 9309, section 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1",
    },
  };
};

/** How a dialect's reading of the name differs from the text. */
const cutNote = (value: string, dialect: Dialect): string | null => {
  const name = agentName(value, dialect);
  if (name === asciiLower(value)) return null;
  const reader = dialect.name;
  return name === ""
    ? formatMessage(HOVER_MESSAGES.noName, { reader })
    : formatMessage(HOVER_MESSAGES.cutName, { reader, name: quoted(value.slice(0, name.length)) });
};

const fallbackText = ({ fallbacks, ignoresGlobal }: Crawler): string => {
  const chain = fallbacks.map(quoted);
  if (!ignoresGlobal) chain.push("`*`");
  const [first, ...next] = chain;
  if (first === undefined) return HOVER_MESSAGES.noFallback;
  return next.reduce(
    (fallbacks, name) => formatMessage(HOVER_MESSAGES.nextFallback, { fallbacks, name }),
    formatMessage(HOVER_MESSAGES.fallback, { name: first }),
  );
};

const crawlerFacts = (crawler: Crawler): readonly HoverFact[] => [
  { label: HOVER_MESSAGES.operator, text: crawler.operator },
  { label: HOVER_MESSAGES.purpose, text: categoryWords[crawler.category] },
  { label: HOVER_MESSAGES.obeys, text: obedienceOf(crawler) },
  { label: HOVER_MESSAGES.fallbacks, text: fallbackText(crawler) },
  ...(crawler.crawlDelay === null
    ? []
    : [
        {
          label: HOVER_MESSAGES.crawlDelay,
          text: crawler.crawlDelay ? HOVER_MESSAGES.obeyed : HOVER_MESSAGES.ignored,
        },
      ]),
];

/** What blocking a crawler costs, how many files do, and when it was read what the card says. */
const furtherFacts = (
  crawler: Crawler,
  { source, costs, since, namedIn, closedIn }: CrawlerFacts,
): readonly HoverFact[] => {
  const facts: HoverFact[] = [];
  if (costs !== null) facts.push({ label: HOVER_MESSAGES.costs, text: costs });
  if (since !== null) facts.push({ label: HOVER_MESSAGES.since, text: since });
  if (namedIn !== null && closedIn !== null) {
    const { title, read, licence } = figuresSource;
    const counts = { named: namedIn, closed: closedIn };
    facts.push({
      label: HOVER_MESSAGES.namedIn,
      text: formatMessage(HOVER_MESSAGES.namedInFiles, { ...counts, title, read, licence }),
    });
  }
  if (source !== null) {
    const text =
      source.url === crawler.source
        ? source.read
        : formatMessage(HOVER_MESSAGES.readIn, { read: source.read, title: source.title });
    facts.push({ label: HOVER_MESSAGES.sourceRead, text });
  }
  return facts;
};

const kindNote = ({ controlOnly, retired }: Crawler): string | null => {
  if (retired) return HOVER_MESSAGES.retired;
  return controlOnly ? HOVER_MESSAGES.controlOnly : null;
};

const knownCrawler = (crawler: Crawler, notes: readonly string[]): HoverText => {
  const kind = kindNote(crawler);
  const facts = factsOf(crawler);
  return {
    title: crawler.token,
    paragraphs: [
      ...notes,
      ...(facts.note === "" ? [] : [facts.note]),
      ...(kind === null ? [] : [kind]),
    ],
    facts: [...crawlerFacts(crawler), ...furtherFacts(crawler, facts)],
    source: { title: sourceName(crawler.source), url: crawler.source },
    page: crawlerPageOf(crawler.token),
  };
};

const unknownCrawler = (value: string, notes: readonly string[]): HoverText => {
  const intended = agentSpellings.find(({ seen }) => seen === asciiLower(value))?.intended;
  return {
    title: quoted(value),
    paragraphs: [
      ...notes,
      HOVER_MESSAGES.unknownCrawler,
      ...(intended === undefined
        ? []
        : [formatMessage(HOVER_MESSAGES.didYouMean, { name: quoted(intended) })]),
    ],
    facts: [],
    source: null,
    // How a reader takes the name is told nowhere else.
    ...(notes.length === 0 ? { toldBy: ["no-such-crawler"] } : {}),
  };
};

/** The hover content for the value of a user-agent line. */
export const hoverAgent = (value: string, dialect: Dialect): HoverText => {
  if (agentName(value, dialect) === GLOBAL) return everyCrawler();
  const cut = cutNote(value, dialect);
  const notes = cut === null ? [] : [cut];
  const crawler = findCrawler(value) ?? findCrawler(agentName(value, dialect));
  return crawler === null ? unknownCrawler(value, notes) : knownCrawler(crawler, notes);
};
