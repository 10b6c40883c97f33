import type { Dialect } from "../dialects/dialect.ts";
import { isClosedByDelay } from "../policy/delay.ts";
import type { Policy, Selection } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import { type SelectOptions, select } from "../policy/select.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { pathTaker } from "./path.ts";
import type { Reading, Verdict } from "./readings.ts";
import { rulesetOf } from "./ruleset.ts";
import { pathSpeller } from "./spelling.ts";

/** A crawler's rules, prepared for deciding many URLs. */
export interface Matcher {
  readonly policy: Policy;
  /** The product tokens, read as one crawler. */
  readonly tokens: readonly string[];
  readonly selection: Selection;
  /** The readings of the followed rules, in order of precedence. */
  readonly readings: readonly Reading[];
  /**
   * Decides a URL as the dialect's engine would if passed this exact string: nothing is resolved or
   * cleaned up unless that engine does so itself. Accepts any string.
   */
  readonly decide: (url: string) => Verdict;
  /** The `readings` that match a URL, in order. */
  readonly matching: (url: string) => readonly Reading[];
}

/** Whether two matchers follow the same groups of one policy. */
export const followsTheSame = (a: Matcher, b: Matcher): boolean =>
  a.policy === b.policy &&
  a.selection.groups.length === b.selection.groups.length &&
  a.selection.groups.every((group, index) => group === b.selection.groups[index]);

const OPEN: Verdict = { allowed: true, rule: null };
const CLOSED: Verdict = { allowed: false, rule: null };

/**
 * Whether a dialect always allows `/robots.txt`, whatever the rules say (RFC 9309, section 2.2.2).
 */
export const isExempt = (path: string, dialect: Dialect): boolean =>
  dialect.facts.robotsTxt.value === "always-allowed" && path === "/robots.txt";

/** Why a policy decides every URL alike; null if its rules decide. */
export const wholesaleReason = (
  policy: Policy,
  selection: Selection,
): "unreadable" | "crawl-delay" | null => {
  if (policy.unreadable !== null) return "unreadable";
  return isClosedByDelay(policy, selection) ? "crawl-delay" : null;
};

const wholesaleVerdict = (policy: Policy, selection: Selection): Verdict | null => {
  if (wholesaleReason(policy, selection) === null) return null;
  return policy.unreadable === "allows-all" ? OPEN : CLOSED;
};

/** `compile` for an existing policy. */
export const compilePolicy = (
  policy: Policy,
  agent: string | readonly string[],
  options: SelectOptions = {},
): Matcher => {
  const tokens = typeof agent === "string" ? [agent] : agent;
  const selection = select(policy, tokens, options);
  const wholesale = wholesaleVerdict(policy, selection);
  if (wholesale !== null)
    return {
      policy,
      tokens,
      selection,
      readings: [],
      decide: () => wholesale,
      matching: () => [],
    };

  const { dialect } = policy;
  const rules = rulesetOf(policy, selection);
  const pathOf = pathTaker(dialect);
  const spell = pathSpeller(dialect);
  return {
    policy,
    tokens,
    selection,
    get readings() {
      return rules.readings;
    },
    decide: (url) => {
      const path = pathOf(url);
      if (isExempt(path, dialect)) return OPEN;
      return rules.decide(spell(path)) ?? OPEN;
    },
    matching: (url) => rules.matching(spell(pathOf(url))),
  };
};

/**
 * Prepares a crawler's rules for deciding many URLs.
 *
 * @param agent a product token, or several that are read as one crawler with one merged rule set.
 *   Compared as given: reduce a User-Agent header to its token first. `*` follows the global group.
 */
export const compile = (
  document: RobotsDocument,
  dialect: Dialect,
  agent: string | readonly string[],
  options: SelectOptions = {},
): Matcher => compilePolicy(readPolicy(document, dialect), agent, options);
