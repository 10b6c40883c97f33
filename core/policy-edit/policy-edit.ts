import { memoByValue } from "../collections/memo-by-value.ts";
import { isManagedLine } from "../generators/writers-of.ts";
import type { Edit } from "../lint/diagnostic.ts";
import { applyEdits } from "../lint/fixes/apply.ts";
import { GLOBAL } from "../policy/agent.ts";
import { namesIn } from "../proof/concerned-crawlers.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { identify } from "../vocabulary/product-token.ts";
import { type Judgement, judge, type Task } from "./judge.ts";
import { type Bystander, type Place, planEdits, type Target, type Way } from "./plan.ts";
import { CHANGES } from "./rule-changes.ts";
import { holdingOf, matcherOf, type PolicyWish, tokensOf } from "./wish.ts";

/** What the edits of a wish do. */
export interface PolicyEffect {
  /**
   * - `holds`: the file does what is wished already, for all that rules reach; there are no edits
   * - `proved`: the edits do what is wished, and nothing else for any crawler or URL
   * - `unproved`: no exception was found, but not every URL could be examined
   * - `impossible`: no edit was found that does what is wished and nothing else; there are no edits
   */
  readonly outcome: "holds" | "proved" | "unproved" | "impossible";
  /** The tokens of the crawlers whose verdicts change, as wished; with `impossible`, would change. */
  readonly changed: readonly string[];
  /** Tokens of the wish that no rule reaches: their operators say that they ignore the file. */
  readonly unreachable: readonly string[];
  /**
   * Tokens of the wish whose verdicts stay, because no edit was found that changes them alone: most
   * often, another program writes the lines that decide.
   */
  readonly refused: readonly string[];
}

/** The smallest edit found for a wish. */
export interface PolicyEdit {
  /** With UTF-16 offsets into the document's source; they do not overlap. */
  readonly edits: readonly Edit[];
  /** The file with these edits: it has been read to prove them, and need not be read again. */
  readonly after: RobotsDocument;
  readonly effect: PolicyEffect;
}

const PLACES: readonly Place[] = ["end", "start"];

/** The most crawlers that get a group of their own so that they keep their rules. */
const MOST_BYSTANDERS = 40;

/** An edit that was tried. */
interface Candidate extends Judgement {
  readonly edits: readonly Edit[];
  readonly after: RobotsDocument;
}

/** Judges the text that a way makes of the file. */
type JudgeText = (source: string) => Omit<Candidate, "edits">;

/**
 * The edits of one way; once more with groups for those that would change with the crawlers of the
 * wish.
 *
 * @param isOverruled whether to try it if other rules are expected to decide in part, or else only
 *   if they are not: null if the way is not tried.
 */
const tryWay = (
  task: Task,
  way: Way,
  isOverruled: boolean,
  judgeText: JudgeText,
): Candidate | null => {
  const attempt = (bystanders: readonly Bystander[]): Candidate | null => {
    const { edits, ...planned } = planEdits({ ...task, bystanders }, way);
    if (planned.isOverruled !== isOverruled) return null;
    if (edits.length > 0) return { edits, ...judgeText(applyEdits(task.document.source, edits)) };
    const failing = task.targets.map(({ token }) => token);
    return { edits, after: task.document, answer: "no", failing, others: [], isMisplaced: false };
  };
  const first = attempt([]);
  const others = first?.others ?? [];
  if (others.length === 0 || others.length > MOST_BYSTANDERS || others.includes(GLOBAL))
    return first;
  return attempt(others.map((token) => ({ token, matcher: matcherOf(task.document, token) })));
};

/** The first way that does what is wished, or else the best one. */
const bestOf = (task: Task): Candidate => {
  const candidates: Candidate[] = [];
  // Several ways may make the same text.
  const judgeText = memoByValue((source: string) => {
    const after = parse(source, task.document.encoding);
    return { ...judge(task, after), after };
  });
  for (const place of PLACES) {
    // To judge takes longest: what is expected to fail comes last.
    for (const isOverruled of [false, true]) {
      for (const change of CHANGES) {
        const candidate = tryWay(task, { change, place }, isOverruled, judgeText);
        if (candidate?.answer === "yes") return candidate;
        if (candidate !== null) candidates.push(candidate);
      }
    }
    if (!candidates.some(({ isMisplaced }) => isMisplaced)) break;
  }
  const unproved = candidates.find(({ answer }) => answer === "unknown");
  if (unproved !== undefined) return unproved;
  // Where others change, leaving crawlers of the wish out is of no use.
  const partial = candidates.filter(({ failing }) => failing.length > 0);
  partial.sort((a, b) => a.failing.length - b.failing.length);
  return partial[0] ?? (candidates[0] as Candidate);
};

const sortedOut = (document: RobotsDocument, wish: PolicyWish, holds: Task["holds"]) => {
  const named = new Set(namesIn(document).map((name) => asciiLower(identify(name).token)));
  const targets: Target[] = [];
  const unreachable: string[] = [];
  for (const token of tokensOf(wish)) {
    const { crawler } = identify(token);
    // No crawler uses a retired name: to add it would be of no use.
    if (crawler?.retired === true && !named.has(asciiLower(token))) continue;
    const matcher = matcherOf(document, token);
    if (holds(matcher) === "yes") continue;
    if (crawler?.obeys === "no") unreachable.push(token);
    else targets.push({ token, matcher });
  }
  return { targets, unreachable };
};

/**
 * The smallest edit found that makes a file do what is wished, and nothing else: every crawler of
 * the wish has the wished verdict for every URL that it is about, as its own reader follows the
 * file, and every other crawler and URL has the verdict from before. Crawlers for which that is not
 * possible are left as they are, and named. Applied once more, it changes nothing. Lines that another
 * program would write again stay as they are. Total; a wish without crawlers holds.
 */
export const policyEdit = (document: RobotsDocument, wish: PolicyWish): PolicyEdit => {
  const holds = holdingOf(wish);
  const { targets, unreachable } = sortedOut(document, wish, holds);
  const changed = targets.map(({ token }) => token);
  const without = (
    outcome: "holds" | "impossible",
    refused: readonly string[] = [],
  ): PolicyEdit => ({
    edits: [],
    after: document,
    effect: { outcome, changed: refused, unreachable, refused },
  });
  if (targets.length === 0) return without("holds");
  const wished = new Set(changed.map(asciiLower));
  const isKept = (line: number): boolean => isManagedLine(document, line);
  const best = bestOf({ document, wish, holds, wished, targets, isKept });
  const { edits, after, answer, failing } = best;
  if (answer !== "no") {
    const outcome = answer === "yes" ? "proved" : "unproved";
    return { edits, after, effect: { outcome, changed, unreachable, refused: [] } };
  }
  if (failing.length === 0 || failing.length === targets.length) {
    return without("impossible", changed);
  }
  const rest = changed.filter((token) => !failing.includes(token));
  const { effect, ...made } = policyEdit(document, { ...wish, crawlers: rest });
  const refused = [...failing, ...effect.refused];
  return effect.outcome === "impossible"
    ? without("impossible", changed)
    : { ...made, effect: { ...effect, unreachable, refused } };
};
