import { formatCompact, formatMessage, formatUnits, sentences } from "../../../core/index.ts";
import type { OutlineEntry, OutlineGroup } from "../../../core/service/index.ts";
import type { Coverage } from "../../state/store/coverage.ts";
import { MESSAGES, outlineMessages as words } from "./messages.ts";

/** How many of a group's names are shown; the others are counted. */
const MOST_NAMES = 3;

const namesOf = ({ crawlers }: OutlineGroup): string => {
  const names = crawlers.map((name) => (name === "*" ? words.everyCrawler : name));
  const more = names.length - MOST_NAMES;
  if (names.length === 0) return words.noCrawler;
  if (more <= 0) return formatUnits(names);
  const shown = formatUnits(names.slice(0, MOST_NAMES));
  return formatMessage(words.moreNames, { names: shown, count: more });
};

const rulesOf = ({ allows, disallows }: OutlineGroup): string => {
  if (allows + disallows === 0) return words.noRules;
  const parts = [
    ...(disallows > 0 ? [formatMessage(words.disallows, { count: disallows })] : []),
    ...(allows > 0 ? [formatMessage(words.allows, { count: allows })] : []),
  ];
  return formatUnits(parts);
};

/** The text of an outline entry: its name and its contents. */
export const entryWords = (
  entry: OutlineEntry,
): { readonly name: string; readonly content: string } =>
  entry.kind === "group"
    ? { name: namesOf(entry), content: rulesOf(entry) }
    : { name: formatMessage(words.sitemaps, { count: entry.count }), content: entry.first };

/** What the rules of an entry decide: short for a column, and as a sentence. */
export interface DecidedWords {
  readonly short: string;
  readonly long: string;
}

/**
 * How many tested, listed or logged URLs the rules of a group decide; null if nothing was counted.
 *
 * @param tested how many of the URLs under test each 1-based line decides.
 */
export const decidedWords = (
  entry: OutlineEntry,
  tested: ReadonlyMap<number, number>,
  coverage: Coverage | null,
): DecidedWords | null => {
  if (entry.kind !== "group") return null;
  const sums = { tested: 0, urls: 0, requests: 0, none: 0, dead: 0 };
  let isJudged = false;
  for (let line = entry.line; line <= entry.lastLine; line++) {
    sums.tested += tested.get(line) ?? 0;
    const rule = coverage?.rules.get(line);
    if (rule === undefined) continue;
    isJudged = true;
    sums.urls += rule.urls;
    sums.requests += rule.requests;
    if (rule.urls + rule.requests === 0) sums[rule.isDead ? "dead" : "none"]++;
  }
  const parts = [
    ...(sums.tested > 0 ? [formatMessage(MESSAGES.tested, { count: sums.tested })] : []),
    ...(isJudged && coverage !== null && coverage.urls > 0
      ? [formatMessage(MESSAGES.listed, { count: sums.urls })]
      : []),
    ...(isJudged && coverage !== null && coverage.requests > 0
      ? [formatMessage(MESSAGES.logged, { count: sums.requests })]
      : []),
    ...(sums.none > 0 ? [formatMessage(MESSAGES.none, { count: sums.none })] : []),
    ...(sums.dead > 0 ? [formatMessage(MESSAGES.dead, { count: sums.dead })] : []),
  ];
  if (parts.length === 0) return null;
  const count = isJudged ? sums.urls + sums.requests : sums.tested;
  return {
    short: formatMessage(MESSAGES.decides, { count: formatCompact(count) }),
    long: sentences(...parts),
  };
};
