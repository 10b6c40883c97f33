import type { Source } from "../dialects/dialect.ts";
import type { Operator, TermFact } from "./operators.ts";
import type { SignalRule, Signals } from "./signals.ts";
import { type Effect, type Effects, effectOfValue, TERMS, type Use } from "./terms.ts";

/** What one rule does to one use, for one crawler. */
export interface RuleEffect {
  readonly rule: SignalRule;
  readonly use: Use;
  /** `unknown`: it depends on a time that is not known exactly. */
  readonly effect: Exclude<Effect, "by-value" | "by-date"> | "unknown";
  /** Whether the operator documents it; otherwise it is the term's usual meaning. */
  readonly isDocumented: boolean;
  readonly source: Source | null;
}

/** Whether a rule is for a crawler; null if no source says so. */
const isFor = (
  { agent }: SignalRule,
  names: readonly string[],
  operator: Operator,
): boolean | null => {
  if (agent === null) return true;
  if (!names.includes(agent)) return false;
  if (operator.names.includes(agent)) return true;
  return operator.ignoresOtherNames ? false : null;
};

const dated = ({ ending }: SignalRule, time: number | null): RuleEffect["effect"] | null => {
  if (ending === null) return null;
  if (time === null) return "unknown";
  if (time >= ending.latest) return "no";
  return time < ending.earliest ? null : "unknown";
};

/** What a rule does to a use of which its term says `stated`; null if nothing. */
const effectOf = (
  rule: SignalRule,
  term: string,
  stated: Effect,
  time: number | null,
): RuleEffect["effect"] | null => {
  if (stated === "by-date") return dated(rule, time);
  return stated === "by-value" ? effectOfValue(term, rule.value) : stated;
};

/** What an operator documents of a rule; null if nothing. */
const documentedFor = (rule: SignalRule, term: string, operator: Operator): TermFact | null => {
  const isHeader = rule.place.layer === "header";
  if ((isHeader ? operator.headers : operator.tags) === null) return null;
  if (isHeader && operator.headerTerms?.includes(term) === false) return null;
  return Object.hasOwn(operator.terms, term) ? (operator.terms[term] ?? null) : null;
};

/**
 * The rules for a crawler, with what its operator says of them, or else their usual meaning. Rules
 * without an effect are left out.
 *
 * @param names of the crawler and its fallbacks, in lower case.
 */
export const ruleEffects = (
  { rules, time }: Signals,
  names: readonly string[],
  operator: Operator,
): readonly RuleEffect[] => {
  const forCrawler = rules
    .map((rule) => ({ rule, isSure: isFor(rule, names, operator) }))
    .filter(({ isSure }) => isSure !== false);
  const present = new Set(forCrawler.map(({ rule }) => rule.term));

  /** The term as which the operator reads a rule. */
  const termOf = ({ term }: SignalRule): string => {
    const other = Object.hasOwn(operator.countsAs, term) ? operator.countsAs[term] : undefined;
    return other !== undefined && present.has(other.value) ? other.value : term;
  };

  return forCrawler.flatMap(({ rule, isSure }) => {
    const term = termOf(rule);
    const documented = isSure === true ? documentedFor(rule, term, operator) : null;
    const usual: Effects = Object.hasOwn(TERMS, term) ? (TERMS[term] ?? {}) : {};
    const stated = Object.entries(documented?.effects ?? usual) as [Use, Effect][];
    return stated.flatMap(([use, each]) => {
      const effect = effectOf(rule, term, each, time);
      if (effect === null) return [];
      const isDocumented = documented !== null;
      return [{ rule, use, effect, isDocumented, source: documented?.source ?? null }];
    });
  });
};
