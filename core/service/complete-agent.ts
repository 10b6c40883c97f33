import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, lineAt, textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { formatMessage } from "../text/message.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { factsOf } from "../vocabulary/crawler-facts.ts";
import { categoryHeadings, categoryWords } from "../vocabulary/crawler-words.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import type { CompletionItem } from "./completion.ts";
import { COMPLETION_MESSAGES } from "./messages.ts";

/** The most important crawlers, for which rank matters more than a short name. */
const BOOSTED = 80;

const SECTIONS = new Map(
  Object.entries(categoryHeadings).map(([category, name], rank) => [category, { name, rank }]),
);
const RETIRED = { name: COMPLETION_MESSAGES.retiredNames, rank: SECTIONS.size + 1 };
const OWN = { name: COMPLETION_MESSAGES.ownNames, rank: SECTIONS.size };

const infoOf = (crawler: Crawler): string => {
  const { note, costs } = factsOf(crawler);
  return note || (costs ?? "");
};

/** Names used elsewhere in the file, by lower case, with their spelling and first line. */
const namedElsewhere = (
  document: RobotsDocument,
  except: number,
): ReadonlyMap<string, { readonly written: string; readonly line: number }> => {
  const named = new Map<string, { written: string; line: number }>();
  for (let number = 1; number <= document.lineCount; number++) {
    if (fieldAt(document, number) !== "user-agent" || number === except) continue;
    const { value } = lineAt(document, number);
    const written = value === null ? "" : textOf(document, value);
    const name = asciiLower(written);
    if (name !== "" && !named.has(name)) named.set(name, { written, line: number });
  }
  return named;
};

/**
 * Suggestions for a user-agent line: `*`, then the known crawlers by rank, then other names in the
 * file. Names in the file show their line.
 *
 * @param lineNumber 1-based: the line being written, whose own name does not count.
 */
export const agentItems = (
  document: RobotsDocument,
  lineNumber: number,
): readonly CompletionItem[] => {
  const named = namedElsewhere(document, lineNumber);
  const lineOf = (name: string): number | undefined => named.get(asciiLower(name))?.line;
  const detailOf = ({ token, operator, retired, category }: Crawler): string => {
    const line = lineOf(token);
    const purpose = retired ? COMPLETION_MESSAGES.retired : categoryWords[category];
    return line === undefined
      ? formatMessage(COMPLETION_MESSAGES.crawler, { operator, purpose })
      : formatMessage(COMPLETION_MESSAGES.crawlerOnLine, { operator, purpose, line: String(line) });
  };
  const known = crawlers.map(
    (crawler, rank): CompletionItem => ({
      label: crawler.token,
      insert: crawler.token,
      kind: "crawler",
      detail: detailOf(crawler),
      info: infoOf(crawler),
      section: crawler.retired ? RETIRED : (SECTIONS.get(crawler.category) ?? OWN),
      boost: crawler.retired ? -50 : Math.max(0, BOOSTED - rank),
    }),
  );
  const own = [...named.values()]
    .filter(({ written }) => written !== "*" && findCrawler(written) === null)
    .map(
      ({ written, line }): CompletionItem => ({
        label: written,
        insert: written,
        kind: "crawler",
        detail: formatMessage(COMPLETION_MESSAGES.namedOnLine, { line: String(line) }),
        info: "",
        section: OWN,
        boost: 0,
      }),
    );
  const line = lineOf("*");
  const everyone: CompletionItem = {
    label: "*",
    insert: "*",
    kind: "crawler",
    detail:
      line === undefined
        ? COMPLETION_MESSAGES.everyCrawler
        : formatMessage(COMPLETION_MESSAGES.everyCrawlerOnLine, { line: String(line) }),
    info: COMPLETION_MESSAGES.everyCrawlerMeans,
    boost: 99,
  };
  return [everyone, ...known, ...own];
};
