import type { Candidate, DialectFacts, Explanation, Reason, Rule } from "../../core/index.ts";
import { code, type Piece } from "./pieces.ts";

/** The field of a rule, spelt properly, with its colon. */
export const fieldText = ({ type }: Rule): string => (type === "allow" ? "Allow:" : "Disallow:");

/** A rule as the file has it: its field, spelt properly, and its value. */
export const ruleText = (rule: Rule): string => `${fieldText(rule)} ${rule.text}`.trimEnd();

/** Why a verdict is what it is, in one line. */
export interface Why {
  /** `line 8`, or `no rule`. */
  readonly lead: string;
  readonly rest: readonly Piece[];
}

const NO_RULE: Readonly<Partial<Record<Reason, string>>> = {
  "not-obeyed": ": this crawler does not obey robots.txt",
  exempt: ": /robots.txt itself may always be fetched",
  "no-group": ": no group applies",
  "empty-group": ": the group has none",
  unreadable: ": this reader cannot read the file",
  "crawl-delay": ": the Crawl-delay blocks the site",
  "response-allows": ": the HTTP answer opens the site",
  "response-blocks": ": the HTTP answer closes the site",
  "response-pauses": ": nothing is fetched for now",
};

const againstRunnerUp = (winner: Rule, { reason, runnerUp }: Explanation): readonly Piece[] => {
  const other = runnerUp?.rule.line ?? 0;
  if (reason === "longer") return [`, longer than line ${other}`];
  if (reason === "tie") return [`, tie with line ${other}: allow wins`];
  if (reason === "first") return [`, before line ${other}`];
  if (reason === "empty-rule") return [", a rule without a path forbids nothing"];
  return [" ", code(ruleText(winner))];
};

/** The reason of a verdict in one line, with the deciding line first. */
export const whyOf = (explanation: Explanation): Why => {
  const { rule } = explanation.verdict;
  if (rule === null) return { lead: "no rule", rest: [NO_RULE[explanation.reason] ?? " matches"] };
  return { lead: `line ${rule.line}`, rest: againstRunnerUp(rule, explanation) };
};

const BY_RULES: ReadonlySet<Reason> = new Set<Reason>([
  "no-match",
  "unopposed",
  "longer",
  "tie",
  "first",
  "empty-rule",
]);

/** Whether the rules followed were held against the address at all, or something settled it before. */
export const triesRules = ({ reason }: Explanation): boolean => BY_RULES.has(reason);

const bytes = (count: number): string => (count === 1 ? "1 byte" : `${count} bytes`);

/** Whether a rule that matches is the one that decides. */
export const isWinner = (candidate: Candidate, { winner }: Explanation): boolean =>
  candidate === winner;

/** What decides where several rules match, for each order of precedence. */
const PRECEDENCE: Readonly<Record<DialectFacts["precedence"]["value"], string>> = {
  "most-bytes": "the most bytes win",
  "most-bytes-without-wildcards": "the most bytes win, wildcards not counted",
  "first-match": "the first matching rule wins",
  "any-disallow": "one rule that matches is enough to block",
};

const PRINCIPLES: Readonly<Partial<Record<Reason, string>>> = {
  "not-obeyed": "nothing in the file binds this crawler",
  unreadable: "a file that is not UTF-8 is given up on",
  "crawl-delay": "a delay of more than 300 seconds closes the site",
  "response-allows": "the HTTP response allows everything",
  "response-blocks": "the HTTP response blocks the site",
  "response-pauses": "after such an HTTP answer nothing is fetched for now",
  first: "the first matching rule wins",
  exempt: "the file itself is always open",
  "no-group": "without a group, nothing is forbidden",
  "empty-group": "a group without rules forbids nothing",
  "no-match": "what no rule matches is not forbidden",
  tie: "between equals, allow wins",
  "empty-rule": "a rule without a path forbids nothing",
};

const weightPair = ({ winner, runnerUp, policy, reason }: Explanation): string => {
  const counts = policy.dialect.facts.precedence.value.startsWith("most-bytes");
  if (winner === null || runnerUp === null || !counts) return "";
  return reason === "tie"
    ? `${bytes(winner.weight)} each: `
    : `${bytes(winner.weight)} against ${runnerUp.weight}: `;
};

/** What settled a verdict, as a principle in plain words, with what was weighed. */
export const decisionOf = (explanation: Explanation): string => {
  const { reason, policy } = explanation;
  const principle = PRINCIPLES[reason] ?? PRECEDENCE[policy.dialect.facts.precedence.value];
  return weightPair(explanation) + principle;
};

/** How a rule that matches fared: its weight, where that counts, and what the winner won. */
export const standing = (candidate: Candidate, explanation: Explanation): string => {
  const { reason, candidates, policy } = explanation;
  const counts = policy.dialect.facts.precedence.value.startsWith("most-bytes");
  const weight = counts ? bytes(candidate.weight) : "";
  if (!isWinner(candidate, explanation)) return weight;
  if (reason === "longer") return `${weight}, longest: wins`;
  if (reason === "tie") return `${weight}, allow wins a tie`;
  if (candidates.length === 1) return weight;
  return counts ? `${weight}: wins` : "wins";
};
