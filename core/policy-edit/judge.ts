import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import { dialects } from "../dialects/index.ts";
import type { Matcher } from "../match/compile.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { AgentLine } from "../policy/policy.ts";
import { Budget } from "../proof/budget.ts";
import { type Changes, compareMatchers, firstUrls } from "../proof/changes.ts";
import { closedPatternsOf, covers } from "../proof/closed-pattern.ts";
import { namesIn } from "../proof/concerned-crawlers.ts";
import { rulesOfMatcher } from "../proof/rules.ts";
import { followSameRules } from "../proof/same-rules.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { asciiLower } from "../text/ascii.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { identify } from "../vocabulary/product-token.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import type { Target } from "./plan.ts";
import { type Answer, matcherOf, type PolicyWish, ROBOTS_TXT } from "./wish.ts";

/** Steps for all comparisons of one candidate: about 0.1 s. */
const MOST_STEPS = 1_000_000;

/** Whether one of the first URLs changes; false if that is not known. */
const differAtOnce = (old: Matcher, now: Matcher): boolean =>
  [...firstUrls(old), ...firstUrls(now)].some(
    (url) => url !== ROBOTS_TXT && old.decide(url).allowed !== now.decide(url).allowed,
  );

/** How crawlers follow two versions of a file. Those with the same rules are compared once. */
class Comparison {
  private readonly before: RobotsDocument;
  private readonly after: RobotsDocument;
  private readonly budget = new Budget(MOST_STEPS);
  private readonly known = memo((_before: Ruleset) => new Map<Ruleset, Changes>());

  constructor(before: RobotsDocument, after: RobotsDocument) {
    this.before = before;
    this.after = after;
  }

  private changes(old: Matcher, now: Matcher): Changes {
    const row = this.known(rulesetOf(old.policy, old.selection));
    const after = rulesetOf(now.policy, now.selection);
    const changes = row.get(after) ?? compareMatchers(old, now, this.budget).changes;
    row.set(after, changes);
    return changes;
  }

  /** Whether all that changes for a crawler lies within a pattern; null for no change at all. */
  keeps(token: string, within: string | null): Answer {
    const [old, now] = [matcherOf(this.before, token), matcherOf(this.after, token)];
    if (followSameRules(old, now)) return "yes";
    const [a, b] = [rulesOfMatcher(old), rulesOfMatcher(now)];
    if (a.list.items.length + b.list.items.length === 0) {
      return a.otherwise === b.otherwise ? "yes" : "no";
    }
    if (within === null && differAtOnce(old, now)) return "no";
    const { proved, regions } = this.changes(old, now);
    const outer = within === null ? [] : closedPatternsOf(within);
    const keeps = regions.every(
      ({ url, pattern }) =>
        url === ROBOTS_TXT ||
        closedPatternsOf(pattern).every((each) => outer.some((one) => covers(one, each))),
    );
    if (!keeps) return "no";
    return proved ? "yes" : "unknown";
  }
}

/**
 * The tokens of all crawlers that an edit may affect: those that a file names, the known ones, and
 * any other. In lists of crawlers that follow both files alike, whatever their rules are.
 */
const concerned = (...documents: readonly RobotsDocument[]): readonly (readonly string[])[] => {
  const named = new Map(
    [...new Set(documents.flatMap(namesIn))].map((name): [string, string] => {
      const { token } = identify(name);
      return [asciiLower(token), token];
    }),
  );
  // Nobody uses a retired name that the file does not know.
  const others = crawlers.filter(({ token, retired }) => !retired && !named.has(asciiLower(token)));
  const alike = groupBy(others, ({ token, fallbacks, ignoresGlobal, obeys }) => {
    const { id, facts } = dialects[readerOf(token)];
    const isByWholeName = facts.agentMatch.value === "equal";
    return [id, isByWholeName ? "" : token, fallbacks, ignoresGlobal, obeys === "no"].join(" ");
  });
  return [
    [GLOBAL],
    ...[...named.values()]
      .filter((token) => token !== "" && token !== GLOBAL)
      .map((token) => [token]),
    ...Array.from(alike.values(), (same) => same.map(({ token }) => token)),
  ];
};

/** A wish, and what there is to know of the file before it is edited. */
export interface Task {
  readonly document: RobotsDocument;
  readonly wish: PolicyWish;
  /** Tells whether a matcher does what is wished. */
  readonly holds: (matcher: Matcher) => Answer;
  /** The tokens of the targets, in lower case. */
  readonly wished: ReadonlySet<string>;
  readonly targets: readonly Target[];
  /** Tests if a line, 1-based, must not be touched. */
  readonly isKept: (line: number) => boolean;
}

/** How well an edit does. */
export interface Judgement {
  /** Whether it does what is wished, and nothing else. */
  readonly answer: Answer;
  /** The tokens of the wish for which it does not. */
  readonly failing: readonly string[];
  /** Whether another place for new groups may help those: not if each follows its own one. */
  readonly isMisplaced: boolean;
  /** The tokens that change although nobody wishes it; empty if some are `failing`. */
  readonly others: readonly string[];
}

/** Whether a matcher follows just one group, each user-agent line of which names a crawler of the wish. */
const followsOwn = ({ selection }: Matcher, wished: Task["wished"]): boolean => {
  const [group, another] = selection.groups;
  if (selection.kind !== "named" || group === undefined || another !== undefined) return false;
  const isWished = ({ name }: AgentLine): boolean => wished.has(asciiLower(identify(name).token));
  const lines = new Set(group.agents.filter(isWished).map(({ line }) => line));
  return group.agents.every(({ line }) => lines.has(line));
};

/** Judges an edit by its result. */
export const judge = (task: Task, after: RobotsDocument): Judgement => {
  const { document, wish, holds, wished, targets } = task;
  const comparison = new Comparison(document, after);
  const answers: Answer[] = [];
  const failing: string[] = [];
  for (const { token } of targets) {
    const does = holds(matcherOf(after, token));
    const keeps = does === "no" || wish.path === null ? does : comparison.keeps(token, wish.path);
    if (keeps === "no") failing.push(token);
    answers.push(does, keeps);
  }
  const others: string[] = [];
  if (failing.length > 0) {
    const isMisplaced = !failing.every((token) => followsOwn(matcherOf(after, token), wished));
    return { answer: "no", failing, isMisplaced, others };
  }
  const found = { failing, isMisplaced: true, others };
  for (const alike of concerned(document, after)) {
    const unwished = alike.filter((token) => !wished.has(asciiLower(token)));
    const [token] = unwished;
    if (token === undefined) continue;
    const same = comparison.keeps(token, null);
    if (same === "no") others.push(...unwished);
    answers.push(same);
  }
  if (others.length > 0) return { ...found, answer: "no" };
  return { ...found, answer: answers.includes("unknown") ? "unknown" : "yes" };
};

/** Whether two versions of a file are proved to give every crawler the same verdict for every URL. */
export const changesNothing = (before: RobotsDocument, after: RobotsDocument): boolean => {
  const comparison = new Comparison(before, after);
  return concerned(before, after).every(
    ([token = GLOBAL]) => comparison.keeps(token, null) === "yes",
  );
};
