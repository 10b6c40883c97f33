import {
  type Crawler,
  consult,
  crawlers,
  dialects,
  escapedHtml,
  factsOf,
  formatMessage,
  pageNameOf,
  parse,
  readerOf,
} from "../../core/index.ts";
import { categoryHeadings } from "../../core/service/index.ts";
import { mistakeWords } from "../features/examples/mistakes/words.ts";
import { encodeShare } from "../features/share/codec.ts";
import { hovered } from "./hovered.ts";
import {
  figure,
  folderPages,
  link,
  list,
  type PageContent,
  type PageFile,
  section,
} from "./html.ts";
import { mistakesWith } from "./mentions.ts";
import { pageMessages } from "./messages.ts";

const words = pageMessages.crawlers;

/** The lines that each section shows, with the verdicts that they must give the crawler. */
const WAYS = [
  { heading: words.block, rule: "Disallow: /", verdicts: { "/": false, "/private/a": false } },
  {
    heading: words.blockPart,
    rule: "Disallow: /private/",
    verdicts: { "/": true, "/private/a": false },
  },
  { heading: words.allow, rule: "Allow: /", verdicts: { "/": true, "/private/a": true } },
] as const;

type Way = (typeof WAYS)[number];

const OWN_GROUP = `<p>${formatMessage(words.ownGroup, {
  mistake: link(
    "../mistakes/named-group-replaces-star.html",
    escapedHtml(mistakeWords["named-group-replaces-star"].title),
  ),
})}</p>`;

const linesFor = ({ token }: Crawler, { rule }: Way): string => `User-agent: ${token}\n${rule}\n`;

/** Whether lines do to a crawler what their heading says, by its own reader. */
const holds = (crawler: Crawler, way: Way): boolean => {
  const reader = dialects[readerOf(crawler.token)];
  const { matcher } = consult(parse(linesFor(crawler, way)), reader, crawler.token);
  return Object.entries(way.verdicts).every(
    ([path, allowed]) => matcher.decide(path).allowed === allowed,
  );
};

/** Whether rules for a crawler have an effect: it comes, and is not known to disobey. */
const canBeRuled = ({ obeys, retired }: Crawler): boolean =>
  !retired && obeys !== "no" && obeys !== "reportedly-not";

/** The ready lines of a page. Throws if one does not do what it is for. */
const waysFor = (crawler: Crawler): readonly string[] => {
  const { token, retired, successor } = crawler;
  if (!canBeRuled(crawler)) {
    const next =
      successor === null
        ? ""
        : `<p>${formatMessage(words.successor, { crawler: link(`${pageNameOf(successor)}.html`, escapedHtml(successor)) })}</p>`;
    return [
      section(
        words.block,
        `<p>${escapedHtml(retired ? words.retired : words.notObeyed)}</p>`,
        next,
      ),
    ];
  }
  return WAYS.map((way) => {
    if (!holds(crawler, way)) throw new Error(`${token}: "${way.rule}" does not do what it is for`);
    const source = linesFor(crawler, way);
    const urls = Object.keys(way.verdicts).map((typed) => ({ typed, expectations: [] }));
    const state = { source, lineEnd: "\n", crawler: token, dialect: "automatic", urls } as const;
    return section(
      way.heading,
      figure(source.trimEnd(), [link(`../#${encodeShare(state)}`, escapedHtml(pageMessages.open))]),
    );
  });
};

const contentOf = (crawler: Crawler): PageContent => {
  const { token, operator, reader } = crawler;
  const dialect = dialects[reader.dialect];
  const field = "User-agent: ";
  const { url, title: sourceTitle } = reader.source;
  const readerSource =
    url === null ? escapedHtml(sourceTitle) : link(url, escapedHtml(sourceTitle));
  return {
    title: formatMessage(words.title, { crawler: token }),
    description: formatMessage(words.description, { crawler: token, operator }),
    content: [
      ...hovered(`${field}${token}\n`, field.length, dialect),
      ...waysFor(crawler),
      canBeRuled(crawler) ? OWN_GROUP : "",
      canBeRuled(crawler) && crawler.obeys !== "yes" ? `<p>${escapedHtml(words.notSure)}</p>` : "",
      section(
        words.reads,
        `<p>${formatMessage(words.readsAs, {
          reader: link(`../readers/${dialect.id}.html`, escapedHtml(dialect.name)),
          source: readerSource,
        })}</p>`,
      ),
      mistakesWith(words.mistakes, ({ verdicts }) => verdicts.some((one) => one.crawler === token)),
      section(
        pageMessages.sources,
        list([link(crawler.source, escapedHtml(factsOf(crawler).source?.title ?? crawler.source))]),
      ),
    ],
  };
};

/** A page for each crawler of the table, and their list. */
export const crawlerPages = (): readonly PageFile[] =>
  folderPages("crawlers", {
    words,
    groups: (Object.keys(categoryHeadings) as Crawler["category"][]).map((category) => [
      categoryHeadings[category],
      crawlers.filter((crawler) => crawler.category === category),
    ]),
    nameOf: ({ token }) => pageNameOf(token),
    entryOf: (crawler) => {
      const { token, operator } = crawler;
      const { note } = factsOf(crawler);
      return {
        title: token,
        note: note === "" ? operator : formatMessage(words.note, { operator, note }),
      };
    },
    contentOf,
  });
