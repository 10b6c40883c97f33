// What can be proved about rules: that one is dead, overruled, too short, idle or redundant.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { Rule } from "../../policy/policy.ts";
import { intersect } from "../../proof/algebra.ts";
import { Budget } from "../../proof/budget.ts";
import { Reduction, type UnneededRule } from "../../proof/reduction.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext } from "../context.ts";
import { type ClaimInput, claimInput, type RuleInGroup } from "./claim-input.ts";
import {
  closes,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
} from "./groups.ts";
import { managedPartAt } from "./site.ts";

/**
 * The effect of other rules on a rule, proved for every URL under both Google and the standard, for
 * every crawler that follows it. Only the first that applies is reported:
 * - `conflict`: an `Allow` with the same path overrules this `Disallow`, or vice versa
 * - `shadowed`: rules of the other type match everything it matches and win, so it decides nothing
 * - `too-short`: an `Allow` without effect, below a longer `Disallow` within its path
 * - `idle`: an `Allow` that no `Disallow` needs
 * - `redundant`: rules of its type do everything it does, without stars if it has none
 */
export type ClaimKind = "conflict" | "shadowed" | "too-short" | "idle" | "redundant";

export interface Claim extends RuleInGroup {
  readonly kind: ClaimKind;
  /** The rule that causes it. */
  readonly other: IntendedRule;
}

/**
 * The budget of proof steps for one file. The largest real files need a fifth of it; a file made to
 * need more gets fewer claims, all of them still true.
 */
const MOST_STEPS = 6_000_000;

/**
 * Suffixes with which a path is only another spelling of the same one: `/a` and `/a/`, `/a*`,
 * `/a$`, `/a?`.
 */
const SAME_PATH = /^[/*?$]*$/;

const beforeStar = (path: string): string => path.replace(/\*.*$|\$$/, "");

/**
 * Whether a rule may be reported as redundant because of another of its type. Readers without
 * wildcards do not match by a star and need the plain path, and someone who writes both `/a` and
 * `/a/` wants both.
 */
const replaces = (cover: IntendedRule, { path }: IntendedRule): boolean => {
  if (!path.includes("*") && cover.path.includes("*")) return false;
  const [shorter, longer] =
    cover.path.length < path.length ? [cover.path, path] : [path, cover.path];
  const start = beforeStar(shorter);
  return !(
    longer.startsWith(start) &&
    shorter.startsWith(start) &&
    SAME_PATH.test(longer.slice(start.length))
  );
};

/** The first covering rule of a type that claims may mention; null if there is none. */
const namedCover = (
  coveredBy: UnneededRule["coveredBy"],
  type: Rule["type"],
  { rules }: ClaimInput,
): RuleInGroup | null => {
  for (const cover of coveredBy) {
    const known = cover?.type === type ? rules.get(cover.line) : undefined;
    if (known !== undefined) return known;
  }
  return null;
};

/** Whether a platform wrote one of two rules for the whole site: another check says which wins. */
const isManagedClash = (context: FileContext, own: RuleInGroup, other: RuleInGroup): boolean =>
  isWholeSite(own.rule.path) &&
  managedPartAt(context, own.rule.line.number) !== managedPartAt(context, other.rule.line.number);

/** The rules that decide nothing, because rules of the other type win wherever they match. */
const deadClaims = (
  input: ClaimInput,
  reduction: Reduction,
  context: FileContext,
): readonly Claim[] =>
  reduction.dead().flatMap(({ rule, coveredBy }): readonly Claim[] => {
    const own = input.rules.get(rule.line);
    const other = namedCover(coveredBy, rule.type === "allow" ? "disallow" : "allow", input);
    if (own === undefined || other === null || isManagedClash(context, own, other)) return [];
    const { encoding } = context.document;
    const spelled = ({ path }: IntendedRule): string =>
      path === "*" ? "/" : escapePattern(path, encoding);
    const isSame = spelled(own.rule) === spelled(other.rule);
    return [{ ...own, kind: isSame ? "conflict" : "shadowed", other: other.rule }];
  });

const isNothing = (cover: Rule | null): boolean => cover === null || cover.text === "";

const blocksNothing = (cover: Rule | null): boolean => isNothing(cover) || cover?.type === "allow";

const isBlocking = (group: IntendedGroup): boolean =>
  group.rules.some(({ type, path }) => type === "disallow" && path !== "");

/** The most rules looked at for the messages of one file: enough for any that a person maintains. */
const MOST_LOOKED_AT = 2_000_000;

/** What it costs to compare two patterns, as so many rules looked at. */
const COST_OF_MEETING = 100;

/**
 * Creates a function that finds the first `Disallow` of a rule's group whose path continues the
 * rule's own, and matches some URL that it matches; null for none, or if too many rules have been
 * looked at.
 */
const disallowsWithin = (): ((own: RuleInGroup) => IntendedRule | null) => {
  let looked = 0;
  const within = memo((group: IntendedGroup) =>
    memoByValue((own: string): IntendedRule | null => {
      looked += group.rules.length;
      const start = beforeStar(own);
      const meets = (path: string): boolean => {
        if (start === own) return true;
        looked += COST_OF_MEETING;
        return looked <= MOST_LOOKED_AT && intersect(own, path)?.length !== 0;
      };
      const isWithin = ({ type, path }: IntendedRule): boolean =>
        type === "disallow" && path !== "" && path.startsWith(start) && meets(path);
      return looked > MOST_LOOKED_AT ? null : (group.rules.find(isWithin) ?? null);
    }),
  );
  return ({ rule, group }) => within(group)(rule.path);
};

/** The `Allow` lines that no `Disallow` makes necessary. */
const idleClaims = (
  { rules }: ClaimInput,
  reduction: Reduction,
  reported: ReadonlySet<number>,
): readonly Claim[] => {
  reduction.restore();
  const covered = new Set<number>();
  const alone = reduction.reduce(
    ({ type, line }) => type === "allow" && rules.has(line) && !reported.has(line),
    blocksNothing,
    ({ rule, coveredBy }) => {
      if (coveredBy.some(isNothing)) return true;
      covered.add(rule.line);
      return false;
    },
  );
  // A rule within another idle one is idle as well once that is removed, and so are two spellings
  // of one path.
  const further = reduction.reduce(({ line }) => covered.has(line), blocksNothing);
  const idle = [...alone, ...further.filter(({ rule }) => reduction.isUncovered(rule))];
  const within = disallowsWithin();
  return idle.flatMap(({ rule }): readonly Claim[] => {
    const own = rules.get(rule.line);
    // If nothing is blocked, `Allow: /` states an intention and is not reported.
    if (own === undefined || !isBlocking(own.group)) return [];
    const other = within(own);
    const isException =
      other !== null && !isWholeSite(own.rule.path) && other.line.number < own.rule.line.number;
    return [{ ...own, kind: isException ? "too-short" : "idle", other: other ?? own.rule }];
  });
};

/**
 * The first rule to report as covering a rule, of those of its type that match everything it does;
 * null if there is none.
 */
const replacement = (
  rule: IntendedRule,
  covering: readonly Rule[],
  { rules }: ClaimInput,
): IntendedRule | null => {
  for (const { type, line } of covering) {
    if (type !== rule.type) return null;
    const other = rules.get(line)?.rule;
    // A rule that blocks the whole site is reported for that instead.
    if (other !== undefined && replaces(other, rule) && !closes(other)) return other;
  }
  return null;
};

/** The rules whose verdicts other rules of their type give as well. */
const redundantClaims = (
  input: ClaimInput,
  reduction: Reduction,
  reported: ReadonlySet<number>,
): readonly Claim[] => {
  const claims: Claim[] = input.distantCopies.map(({ rule, group, of }) => ({
    rule,
    group,
    kind: "redundant",
    other: of.rule,
  }));
  reduction.restore();
  reduction.reduce(
    ({ line }) => input.rules.has(line) && !reported.has(line),
    (cover, { type }) => cover?.type === type,
    ({ rule }) => {
      const own = input.rules.get(rule.line);
      const other =
        own === undefined ? null : replacement(own.rule, reduction.covering(rule), input);
      if (own === undefined || other === null) return false;
      claims.push({ ...own, kind: "redundant", other });
      return true;
    },
  );
  return claims;
};

/** The rules used in proofs; each proof that starts with all of them restores them first. */
const reductionOf = memo(({ rulesets, copies }: ClaimInput) => {
  const leftOut = new Set(Array.from(copies.values(), ({ place }) => place));
  return Reduction.of(rulesets, new Budget(MOST_STEPS), leftOut);
});

/**
 * The claims on how the rules of a file relate to each other. No claim is made about a line with a
 * finding of its own, or based on one. Removing all redundant rules changes no verdict of Google's
 * reader or the standard, and neither does removing all idle ones.
 */
export const ruleClaims: (context: FileContext) => readonly Claim[] = memo((context) => {
  const input = claimInput(context);
  if (input.rules.size === 0) return [];
  const reduction = reductionOf(input);
  const claims: Claim[] = [];
  const reported = new Set<number>();
  const report = (found: readonly Claim[]): void => {
    for (const claim of found) {
      const { number } = claim.rule.line;
      if (!reported.has(number)) claims.push(claim);
      reported.add(number);
    }
  };
  report(deadClaims(input, reduction, context));
  report(idleClaims(input, reduction, reported));
  report(redundantClaims(input, reduction, reported));
  return claims;
});

/**
 * The rules that can be removed together, in file order: without them no verdict of Google's reader
 * or the standard changes, for any crawler and URL. More than claims report, which leave alone
 * second spellings of a path, and plain paths covered only by patterns.
 */
export const unneededTogether: (context: FileContext) => readonly IntendedRule[] = memo(
  (context) => {
    const input = claimInput(context);
    if (input.rules.size === 0) return [];
    const reduction = reductionOf(input);
    reduction.restart();
    const removed = reduction.reduce(
      ({ line }) => input.rules.has(line),
      (cover) => cover === null || input.rules.has(cover.line),
    );
    const lines = new Set([...input.copies.keys(), ...removed.map(({ rule }) => rule.line)]);
    return intendedGroups(context).all.flatMap(({ rules }) =>
      rules.filter(({ line }) => lines.has(line.number) && !hasCause(context, line)),
    );
  },
);

/** Where a claim is marked. */
export const atRule = ({ rule }: Claim): Span => rule.line.content;

/** The claims of each kind, in file order. */
const claimsByKind = memo((context: FileContext) =>
  groupBy(
    ruleClaims(context).toSorted((a, b) => a.rule.line.number - b.rule.line.number),
    ({ kind }) => kind,
  ),
);

/** The claims of one kind, in file order. */
export const claimsOf = (context: FileContext, kind: ClaimKind): readonly Claim[] =>
  claimsByKind(context).get(kind) ?? [];
