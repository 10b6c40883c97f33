import {
  type Candidate,
  type DialectFacts,
  type Explanation,
  formatMessage,
  type Reason,
  type RobotsDocument,
  type Rule,
} from "../../core/index.ts";
import { lineName } from "./line-name.ts";
import { code, fillPieces, type Piece } from "./pieces.ts";
import { verdictMessages as words } from "./verdict-messages.ts";

/** The field of a rule, spelt correctly, with its colon. */
export const fieldText = ({ type }: Rule): string => (type === "allow" ? "Allow:" : "Disallow:");

/** A rule as in the file: its field, spelt correctly, and its value. */
export const ruleText = (rule: Rule): string => `${fieldText(rule)} ${rule.text}`.trimEnd();

/** Why a verdict is what it is. */
export interface Why {
  /** `line 8`, or `no rule`. */
  readonly place: string;
  /** All of it in one line, the place first. */
  readonly pieces: readonly Piece[];
}

const WITHOUT_RULE: Readonly<Partial<Record<Reason, string>>> = {
  "not-obeyed": words.byDisobedience,
  exempt: words.byExemption,
  "no-group": words.byNoGroup,
  "empty-group": words.byEmptyGroup,
  unreadable: words.byUnreadable,
  "crawl-delay": words.byDelay,
  "response-allows": words.byOpenResponse,
  "response-blocks": words.byClosedResponse,
  "response-pauses": words.byPause,
};

/** Why the rule won, if others competed. */
const AGAINST_OTHERS: Readonly<Partial<Record<Reason, string>>> = {
  longer: words.longer,
  tie: words.tie,
  first: words.first,
  "empty-rule": words.emptyRule,
};

/** The reason of a verdict from a single rule, or from none. */
export const plainWhy = (rule: Rule | null, document: RobotsDocument): Why => {
  if (rule === null) return { place: words.noRule, pieces: [words.noRule] };
  const line = lineName(document, rule.line);
  return {
    place: line,
    pieces: fillPieces(words.ruleDecides, { line, rule: code(ruleText(rule)) }),
  };
};

/** The reason of a verdict in one line, with the deciding line first. */
export const whyOf = ({ verdict, reason, runnerUp, policy }: Explanation): Why => {
  const { document } = policy;
  const plain = plainWhy(verdict.rule, document);
  if (verdict.rule === null) {
    return { ...plain, pieces: [WITHOUT_RULE[reason] ?? words.noRuleMatches] };
  }
  const template = AGAINST_OTHERS[reason];
  if (template === undefined) return plain;
  const other = runnerUp === null ? words.noRule : lineName(document, runnerUp.rule.line);
  return { ...plain, pieces: fillPieces(template, { line: plain.place, other }) };
};

const BY_RULES: ReadonlySet<Reason> = new Set<Reason>([
  "no-match",
  "unopposed",
  "longer",
  "tie",
  "first",
  "empty-rule",
]);

/**
 * Whether the rules followed were compared with the URL at all, or something else decided first.
 */
export const triesRules = ({ reason }: Explanation): boolean => BY_RULES.has(reason);

const bytes = (count: number): string => formatMessage(words.bytes, { count });

/** Whether a matching rule is the one that decides. */
export const isWinner = (candidate: Candidate, { winner }: Explanation): boolean =>
  candidate === winner;

/** A principle: alone, and with the compared weights. */
interface Principle {
  readonly plain: string;
  readonly weighed?: string;
}

/** The principle that decides between matching rules, for each order of precedence. */
const PRECEDENCE: Readonly<Record<DialectFacts["precedence"]["value"], Principle>> = {
  "most-bytes": { plain: words.mostBytes, weighed: words.mostBytesWeighed },
  "most-bytes-without-wildcards": {
    plain: words.mostBytesPlain,
    weighed: words.mostBytesPlainWeighed,
  },
  "first-match": { plain: words.firstMatch },
  "any-disallow": { plain: words.anyDisallow },
};

const PRINCIPLES: Readonly<Partial<Record<Reason, Principle>>> = {
  "not-obeyed": { plain: words.decidedDisobedience },
  unreadable: { plain: words.decidedUnreadable },
  "crawl-delay": { plain: words.decidedDelay },
  "response-allows": { plain: words.decidedOpenResponse },
  "response-blocks": { plain: words.decidedClosedResponse },
  "response-pauses": { plain: words.decidedPause },
  first: { plain: words.firstMatch },
  exempt: { plain: words.decidedExemption },
  "no-group": { plain: words.decidedNoGroup },
  "empty-group": { plain: words.decidedEmptyGroup },
  "no-match": { plain: words.decidedNoMatch },
  tie: { plain: words.decidedTie, weighed: words.decidedTieWeighed },
  "empty-rule": { plain: words.decidedEmptyRule },
};

const weighsBytes = ({ policy }: Explanation): boolean =>
  policy.dialect.facts.precedence.value.startsWith("most-bytes");

/** The principle that decided a verdict, in plain words, with the weights. */
export const decisionOf = (explanation: Explanation): string => {
  const { reason, policy, winner, runnerUp } = explanation;
  const principle = PRINCIPLES[reason] ?? PRECEDENCE[policy.dialect.facts.precedence.value];
  const { plain, weighed } = principle;
  const isWeighed = winner !== null && runnerUp !== null && weighsBytes(explanation);
  if (!isWeighed || weighed === undefined) return plain;
  return formatMessage(weighed, { weight: bytes(winner.weight), other: runnerUp.weight });
};

/** The outcome of a matching rule: its weight, if that counts, and how the winner won. */
export const standing = (candidate: Candidate, explanation: Explanation): string => {
  const { reason, candidates } = explanation;
  const counts = weighsBytes(explanation);
  const weight = counts ? bytes(candidate.weight) : "";
  if (!isWinner(candidate, explanation)) return weight;
  if (reason === "longer") return formatMessage(words.longestWins, { weight });
  if (reason === "tie") return formatMessage(words.tieWins, { weight });
  if (candidates.length === 1) return weight;
  return counts ? formatMessage(words.weightWins, { weight }) : words.wins;
};
