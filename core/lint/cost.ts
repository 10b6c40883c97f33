import { memo } from "../collections/memo.ts";
import { google } from "../dialects/google.ts";
import type { Consultation } from "../match/consult.ts";
import { rulesetOf, rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { effectOf } from "../response/effect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { LEADING } from "../vocabulary/large.ts";
import type { LineContext } from "./context.ts";
import { type Diagnostic, type Fix, SEVERITIES, type VisitorCost } from "./diagnostic.ts";
import { blockedSearchCrawlers, consultOwnReader, opensHome } from "./facts/search-crawlers.ts";
import { rulesBelowLine } from "./facts/skipped-line.ts";
import { documentAfter } from "./fixes/apply.ts";

/** The most characters of edited files that are read to weigh the findings of one file. */
const MOST_READ = 1_000_000;

/** The most paths that are decided for one fix. */
const MOST_PATHS = 20;

/** The lines that a finding is about; for a user-agent line also the rules below it. */
const linesOf = (
  { document, lines }: LineContext,
  { from, to, alsoAt = [] }: Diagnostic,
): ReadonlySet<number> => {
  const numbers = new Set<number>();
  for (const span of [{ from, to }, ...alsoAt]) {
    const last = lineNumberAt(document, span.to);
    for (let number = lineNumberAt(document, span.from); number <= last; number++) {
      numbers.add(number);
      const line = lines[number - 1];
      if (line === undefined || line.field === "allow" || line.field === "disallow") continue;
      for (const rule of rulesBelowLine(lines, line)) numbers.add(rule.number);
    }
  }
  return numbers;
};

/** The lines of the rules that keep search crawlers off the home page. */
const closingLines = memo((document: RobotsDocument): ReadonlySet<number> => {
  // Many crawlers follow the same rules, which are asked once.
  const matchers = new Map(
    [...blockedSearchCrawlers(document).keys()].map((token) => {
      const { matcher } = consultOwnReader(document, token);
      return [rulesetOf(matcher.policy, matcher.selection), matcher];
    }),
  );
  const rules = Array.from(matchers.values(), ({ decide }) => decide("/").rule);
  return new Set(rules.flatMap((rule) => rule?.line ?? []));
});

/** Whether one of some lines is the rule that keeps a search crawler off the home page. */
const shutsOut = (document: RobotsDocument, lines: ReadonlySet<number>): boolean =>
  [...closingLines(document)].some((line) => lines.has(line));

const rulesFor = ({ matcher: { policy, selection } }: Consultation): readonly Rule[] =>
  rulesOf(policy, selection);

/** The paths of rules, by type. */
const pathsIn = memo((rules: readonly Rule[]) => {
  const pathsOf = (wanted: Rule["type"]): readonly string[] =>
    rules.flatMap(({ type, text }) => (type === wanted && text !== "" ? [text] : []));
  return { allow: pathsOf("allow"), disallow: pathsOf("disallow") };
});

/** The paths of those rules of a type that others lack. */
const pathsOnlyIn = (
  rules: readonly Rule[],
  others: readonly Rule[],
  type: Rule["type"],
): readonly string[] => {
  const known = new Set(pathsIn(others)[type]);
  return pathsIn(rules)[type].filter((text) => !known.has(text));
};

/** A URL that a rule with this path matches. */
const sampleOf = (path: string): string => {
  const plain = path.replace(/\$$/, "").replaceAll("*", "x");
  return plain.startsWith("/") ? plain : `/${plain}`;
};

/**
 * Whether a crawler may fetch more after an edit: what an `Allow` that it did not follow before is
 * for, or what a rule that is gone was for. A rule that is written otherwise tells no real URL.
 */
const isOpened = (before: Consultation, after: Consultation): boolean => {
  const [old, present] = [rulesFor(before), rulesFor(after)];
  const gone = pathsOnlyIn(old, present, "disallow");
  const paths = [
    ...pathsOnlyIn(present, old, "allow"),
    ...(gone.length > pathsOnlyIn(present, old, "disallow").length ? gone : []),
  ];
  // No page of a site has another site's whole URL as its path, and rules do not apply to the file itself.
  const own = paths.filter((path) => !path.includes("://") && path !== "/robots.txt");
  return own.slice(0, MOST_PATHS).some((path) => {
    const url = sampleOf(path);
    return !before.matcher.decide(url).allowed && after.matcher.decide(url).allowed;
  });
};

/** What a fix gives back to search crawlers. */
const givenBack = ({ document }: LineContext, { edits }: Fix): VisitorCost | null => {
  const edited = documentAfter(document, edits);
  if (opensHome(document, edited)) return "site";
  return LEADING.some((token) =>
    isOpened(consultOwnReader(document, token), consultOwnReader(edited, token)),
  )
    ? "pages"
    : null;
};

/** What the HTTP response costs: Google reads no file, and fetches nothing. */
const costOfResponse = ({ response, format }: LineContext): VisitorCost | null => {
  if (response === null) return null;
  const { kind } = effectOf(google, response, format.bytes);
  return kind === "allows-all" || kind === "read" || kind === "read-cut" ? null : "site";
};

const costOf = (context: LineContext, diagnostic: Diagnostic): VisitorCost | null => {
  if (diagnostic.about === "response") return costOfResponse(context);
  const [fix] = diagnostic.fixes;
  if (fix !== undefined) return fix.kind === "safe" ? null : givenBack(context, fix);
  return shutsOut(context.document, linesOf(context, diagnostic)) ? "site" : null;
};

/**
 * Adds to findings what they cost of the visitors from search, told by the verdicts of search
 * crawlers: whether the first fix gives them something back, or, without a fix, whether a marked
 * line keeps them out. Quiet findings cost nothing. In large files only the first are weighed, the
 * most severe first.
 */
export const weigh = (
  context: LineContext,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] => {
  let left = Math.max(1, Math.floor(MOST_READ / Math.max(1, context.document.source.length)));
  const costs = new Map<Diagnostic, VisitorCost>();
  for (const severity of SEVERITIES) {
    for (const diagnostic of diagnostics) {
      if (diagnostic.severity !== severity || diagnostic.quiet !== undefined || left <= 0) continue;
      left--;
      const cost = costOf(context, diagnostic);
      if (cost !== null) costs.set(diagnostic, cost);
    }
  }
  return diagnostics.map((diagnostic) => {
    const cost = costs.get(diagnostic);
    return cost === undefined ? diagnostic : { ...diagnostic, cost };
  });
};
