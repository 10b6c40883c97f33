import type { DialectId } from "../../dialects/dialect.ts";
import { changesBetween } from "../../proof/changes.ts";
import { cutOffset } from "../../response/cut.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { byteLength } from "../../text/bytes.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import type { LineContext } from "../context.ts";
import type { Diagnostic, Edit, Fix } from "../diagnostic.ts";
import { agentValue } from "../facts/agents.ts";
import { consultOwnReader, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { managedParts } from "../facts/site.ts";
import { documentAfter } from "./apply.ts";

/** What Google reads of a file, in bytes (as `file-too-large` documents). */
export const GOOGLE_LIMIT = 512_000;

/** The most bytes by which a fix may make a file longer that Google then does not read to its end. */
const MOST_ADDED = 1_000;

/** The most characters of edited files that are read for one file. */
const MOST_READ = 5_000_000;

/** The most steps to compare the verdicts of one crawler. */
const MOST_STEPS = 100_000;

/**
 * The readers for which the checks themselves keep their safe fixes safe: Google's, and those that
 * decide by the standard. Bing's does so in all but delays.
 */
const PROVED: ReadonlySet<DialectId> = new Set(["google", "rfc9309", "bing"]);

/** The crawlers of a file that follow other readers: those it names, and those of search engines. */
const othersIn = ({ lines }: LineContext): readonly string[] => {
  const named = lines.flatMap((line) => findCrawler(agentValue(line) ?? "")?.token ?? []);
  return [...new Set([...SEARCH_CRAWLERS, ...named])].filter(
    (token) => !PROVED.has(readerOf(token)),
  );
};

/** Tells whether a fix changes a verdict of a crawler; true if that is too costly to tell. */
const changesVerdicts = (context: LineContext) => {
  const { document } = context;
  let left = MOST_READ;
  let crawlers: readonly string[] | null = null;
  return ({ edits }: Fix): boolean => {
    left -= document.source.length;
    if (left < 0) return true;
    crawlers ??= othersIn(context);
    const edited = documentAfter(document, edits);
    return crawlers.some((crawler) => {
      const [before, after] = [document, edited].map(
        (each) => consultOwnReader(each, crawler).matcher,
      );
      if (before === undefined || after === undefined) return true;
      const { proved, regions } = changesBetween(before, after, MOST_STEPS);
      return !proved || regions.length > 0;
    });
  };
};

/** By how many bytes edits make a file longer. */
const growthOf = (edits: readonly Edit[], { source, encoding }: RobotsDocument): number =>
  edits.reduce(
    (sum, { from, to, insert }) =>
      sum + byteLength(insert, encoding) - byteLength(source.slice(from, to), encoding),
    0,
  );

/**
 * Limits the fixes of a finding to what they can be trusted with in this file.
 *
 * - None changes a part that a platform writes: it would write it again.
 * - None pushes many rules below Google's limit.
 * - One that changes a verdict of a crawler that the file names, as its own reader follows the file,
 * or of a search engine's, is not safe.
 * - In a file that is cut at Google's limit, a fix above the cut that changes the length moves the
 * cut, so another half line is read: it is not safe.
 */
export const limitFixes = (context: LineContext): ((diagnostic: Diagnostic) => Diagnostic) => {
  const { document, format } = context;
  const parts = managedParts(context).map(({ first, last }) => ({
    from: context.lines[first - 1]?.from ?? 0,
    to: context.lines[last - 1]?.next ?? 0,
  }));
  const cut = cutOffset(document, GOOGLE_LIMIT, format.bytes);
  const isOwn = ({ edits }: Fix): boolean =>
    edits.every((edit) => parts.every(({ from, to }) => edit.to < from || edit.from >= to));
  const movesCut = ({ edits }: Fix): boolean => {
    if (cut === null) return false;
    const above = edits.filter(({ from }) => from < cut);
    return above.some(({ to }) => to > cut) || growthOf(above, document) !== 0;
  };
  const isWithin = ({ edits }: Fix): boolean => {
    const growth = growthOf(edits, document);
    return growth <= MOST_ADDED || format.bytes + growth <= GOOGLE_LIMIT;
  };
  const changes = changesVerdicts(context);
  const isUnsafe = (fix: Fix): boolean => fix.kind === "safe" && (movesCut(fix) || changes(fix));
  return (diagnostic) => ({
    ...diagnostic,
    fixes: diagnostic.fixes
      .filter((fix) => isOwn(fix) && isWithin(fix))
      .map((fix) => (isUnsafe(fix) ? { ...fix, kind: "suggest" } : fix)),
  });
};
