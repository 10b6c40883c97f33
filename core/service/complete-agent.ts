import { type RobotsDocument, tableOf } from "../syntax/document.ts";
import { lineAt, textOf } from "../syntax/parse.ts";
import {
  FIELD_MASK,
  FIELD_USER_AGENT,
  FLAGS,
  KIND_DIRECTIVE,
  KIND_MASK,
  STRIDE,
} from "../syntax/table.ts";
import { asciiLower } from "../text/ascii.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import type { CompletionItem } from "./completion.ts";
import { purposeHeadings, purposes } from "./crawler-words.ts";

/** Crawlers whose rank counts for more than how short their names are. */
const BOOSTED = 80;

const SECTIONS = new Map(
  Object.entries(purposeHeadings).map(([category, name], rank) => [category, { name, rank }]),
);
const RETIRED = { name: "Retired names", rank: SECTIONS.size + 1 };
const OWN = { name: "Only in this file", rank: SECTIONS.size };

/** Names the file uses elsewhere, in lower case, with how they are written and the first line they are on. */
const namedElsewhere = (
  document: RobotsDocument,
  except: number,
): ReadonlyMap<string, { readonly written: string; readonly line: number }> => {
  const named = new Map<string, { written: string; line: number }>();
  const table = tableOf(document);
  for (let row = 0, number = 1; row < table.length; row += STRIDE, number++) {
    const flags = table[row + FLAGS] as number;
    const isAgent =
      (flags & KIND_MASK) === KIND_DIRECTIVE && (flags & FIELD_MASK) === FIELD_USER_AGENT;
    if (!isAgent || number === except) continue;
    const { value } = lineAt(document, number);
    const written = value === null ? "" : textOf(document, value);
    const name = asciiLower(written);
    if (name !== "" && !named.has(name)) named.set(name, { written, line: number });
  }
  return named;
};

/**
 * Crawlers for a user-agent line: `*`, then the known ones by rank, then names of the file's own.
 * Those that the file names already say where.
 *
 * @param lineNumber 1-based: the line being written, whose own name does not count.
 */
export const agentItems = (
  document: RobotsDocument,
  lineNumber: number,
): readonly CompletionItem[] => {
  const named = namedElsewhere(document, lineNumber);
  const mark = (name: string): string => {
    const line = named.get(asciiLower(name))?.line;
    return line === undefined ? "" : ` · named on line ${line}`;
  };
  const known = crawlers.map(
    (crawler, rank): CompletionItem => ({
      label: crawler.token,
      insert: crawler.token,
      kind: "crawler",
      detail: `${crawler.operator} · ${crawler.retired ? "retired" : purposes[crawler.category]}${mark(crawler.token)}`,
      info: crawler.note,
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
        detail: `named on line ${line}`,
        info: "",
        section: OWN,
        boost: 0,
      }),
    );
  const everyone: CompletionItem = {
    label: "*",
    insert: "*",
    kind: "crawler",
    detail: `every crawler without a group of its own${mark("*")}`,
    info: "A crawler with its own group follows only that group: nothing from here is added to it.",
    boost: 99,
  };
  return [everyone, ...known, ...own];
};
