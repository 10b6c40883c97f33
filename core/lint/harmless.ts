import { google } from "../dialects/google.ts";
import { type Consultation, policyOf } from "../match/consult.ts";
import { rulesOf } from "../match/ruleset.ts";
import { GLOBAL } from "../policy/agent.ts";
import { changesBetween } from "../proof/changes.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { type LineView, lineViews } from "../syntax/line-view.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { allChecks } from "./checks/index.ts";
import type { LineContext } from "./context.ts";
import type { Diagnostic, Edit } from "./diagnostic.ts";
import { agentValue } from "./facts/agents.ts";
import { isRule } from "./facts/lines.ts";
import { consultOwnReader, SEARCH_CRAWLERS } from "./facts/search-crawlers.ts";
import { documentAfter } from "./fixes/apply.ts";

/** The most characters of edited files that are read for one file. */
const MOST_READ = 500_000;

/** The most names of a file whose rules are compared, the most crawlers that are asked, and the most steps for each. */
const MOST_NAMES = 1_000;
const MOST_CRAWLERS = 30;
const MOST_STEPS = 10_000;

/** Checks on single lines. The others speak of what lines do together. */
const LINE_CHECKS: ReadonlySet<string> = new Set(
  allChecks.filter(({ stage }) => stage !== undefined).map(({ id }) => id),
);

/** A rule for every reader, so that it ends a list of names. */
const isCertainRule = (line: LineView): boolean =>
  isRule(line) && !line.missingColon && line.spelling === "exact";

const empty = ({ from, to }: LineView): Edit => ({ from, to, insert: "Disallow:" });

const isAgent = ({ field }: LineView): boolean => field === "user-agent";

/** A path without a fault that another check would report next. */
const SOUND = /^[/*](?:(?!&amp;|\.\.\/|\\)[!-~])*$/;

/** Whether a corrected line is as its author means it, and not without effect for another reason. */
const isSound = (line: LineView, before: LineView, document: RobotsDocument): boolean => {
  if (!isRule(line)) return line.field === "sitemap" || isAgent(line);
  if (policyOf(document, google).orphanLines.includes(line.number)) return false;
  return SOUND.test(line.valueText) || (line.valueText === "" && !isRule(before));
};

/** What a file says besides its groups. A sitemap may be named twice; of the rest each line counts. */
const besidesGroups = (lines: readonly LineView[]): string => {
  const others = lines.filter(({ field }) => field === "other").map(({ text }) => text);
  const maps = lines.filter(({ field }) => field === "sitemap").map(({ valueText }) => valueText);
  return JSON.stringify([others, [...new Set(maps)].sort()]);
};

/** The rules that a crawler follows, as text. */
const rulesIn = ({ matcher: { policy, selection } }: Consultation): string =>
  rulesOf(policy, selection)
    .map(({ type, text }) => `${type} ${text}`)
    .join("\n");

/** Whether every crawler may fetch the same with both files, as its own reader follows them. */
const isSame = (one: RobotsDocument, other: RobotsDocument): boolean => {
  const [left, right] = [lineViews(one), lineViews(other)];
  if (besidesGroups(left) !== besidesGroups(right)) return false;
  const names = [...left, ...right].flatMap((line) => agentValue(line) ?? []);
  const crawlers = new Set([...SEARCH_CRAWLERS, GLOBAL, ...names].map(asciiLower));
  if (crawlers.size > MOST_NAMES) return false;
  const changed = [...crawlers]
    .map((name) => [consultOwnReader(one, name), consultOwnReader(other, name)] as const)
    .filter(([before, after]) => rulesIn(before) !== rulesIn(after));
  if (changed.length > MOST_CRAWLERS) return false;
  return changed.every(([before, after]) => {
    const { proved, regions } = changesBetween(before.matcher, after.matcher, MOST_STEPS);
    return proved && regions.length === 0;
  });
};

/**
 * Whether the lines of a finding do nothing, correct or not: crawlers may fetch the same without them
 * as with them corrected, because other rules say it, or it is what they would do anyway. Where the
 * correction is to delete them, they must do nothing as they are.
 */
const isNeedless = (
  { document, lines }: LineContext,
  { from, alsoAt = [], fixes: [fix] }: Diagnostic,
): boolean => {
  if (fix === undefined || fix.kind === "safe") return false;
  const places = [from, ...alsoAt.map((place) => place.from)];
  const numbers = new Set(places.map((place) => lineNumberAt(document, place)));
  const marked = lines.filter(({ number }) => numbers.has(number));
  const deletions = marked.map((line) => ({ from: line.from, to: line.next, insert: "" }));
  const corrected = documentAfter(document, fix.edits);
  const rest = documentAfter(document, deletions);
  const after = lineViews(corrected);
  const isEmptied = ({ number }: LineView): boolean => (after[number - 1]?.valueText ?? "") === "";
  if (corrected.source === rest.source || (marked.every(isRule) && marked.every(isEmptied))) {
    const arePaths = marked.every((line) => isRule(line) && SOUND.test(line.valueText));
    return arePaths && isSame(document, rest);
  }
  if (after.length !== lines.length) {
    // A rule is split: its parts add nothing if they stand elsewhere. A name is read in different ways.
    const [split] = marked;
    if (split === undefined || marked.length > 1 || !isRule(split)) return false;
    const parts = after.slice(split.number - 1, split.number + after.length - lines.length);
    const isSaid = ({ field, valueText }: LineView): boolean =>
      lines.some((line) => line.field === field && line.valueText === valueText);
    return (
      parts.every((part) => isSound(part, split, corrected) && isSaid(part)) &&
      isSame(document, corrected)
    );
  }
  const written = marked.map((line) => after[line.number - 1] ?? line);
  if (!written.every((line, at) => isSound(line, marked[at] ?? line, corrected))) return false;
  // Without a name, a delay or the like would count for others.
  if (written.some(isAgent) && after.some(({ field }) => field === "other")) return false;
  if (isSame(corrected, rest)) return true;
  return (
    marked.every(isCertainRule) && isSame(corrected, documentAfter(document, marked.map(empty)))
  );
};

/**
 * Errors and warnings about single lines that make no difference to any crawler become information,
 * and quiet unless the line names a crawler, as the next rule would be lost. The crawlers are those
 * that the file names, the search engines' and, as Google reads it, all others. In large files only
 * the first findings are examined.
 */
export const weakenNeedless = (
  context: LineContext,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] => {
  const { document, lines } = context;
  let left = Math.floor(MOST_READ / Math.max(1, document.source.length));
  const isWeighed = ({ rule, severity }: Diagnostic): boolean =>
    LINE_CHECKS.has(rule) && (severity === "error" || severity === "warning");
  const isOfName = ({ from }: Diagnostic): boolean =>
    /agent/i.test(lines[lineNumberAt(document, from) - 1]?.text ?? "");
  // If names are in doubt, it is not known for whom rules are.
  const areNamesSure = !diagnostics.some((each) => isWeighed(each) && isOfName(each));
  return diagnostics.map((diagnostic): Diagnostic => {
    const isName = isOfName(diagnostic);
    if (!isWeighed(diagnostic) || !(areNamesSure || isName) || left <= 0) return diagnostic;
    left--;
    if (!isNeedless(context, diagnostic)) return diagnostic;
    return { ...diagnostic, severity: "info", ...(isName ? {} : { quiet: "not-needed" }) };
  });
};
