import { memoSteps } from "../../collections/memo-steps.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { Rule } from "../../policy/policy.ts";
import { JointReduction } from "../../proof/joint-reduction.ts";
import type { UnneededRule } from "../../proof/redundancy.ts";
import { Work } from "../../proof/work.ts";
import type { FileContext } from "../context.ts";
import { type Claim, claimOn } from "./claim.ts";
import { type Ground, groundOf } from "./claim-ground.ts";
import { inNulls } from "./in-nulls.ts";
import {
  closes,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./intended-groups.ts";
import { outweighedAllows } from "./outweighed-allows.ts";
import { disallowsWithin } from "./paths-within.ts";
import { type Placed, placedAt } from "./placed-rules.ts";

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
const placedCover = (
  coveredBy: UnneededRule["coveredBy"],
  type: Rule["type"],
  { placed }: Ground,
): Placed | null => {
  for (const cover of coveredBy) {
    const known = cover?.type === type ? placed.get(cover.line) : undefined;
    if (known !== undefined) return known;
  }
  return null;
};

/** The rules that decide nothing, because rules of the other type win wherever they match. */
function* deadClaims(
  ground: Ground,
  joint: JointReduction,
  encoding: FileContext["document"]["encoding"],
) {
  const claims: Claim[] = [];
  for (const { rule, coveredBy } of yield* joint.dead(({ line }) => ground.placed.has(line))) {
    const own = ground.placed.get(rule.line);
    const other = placedCover(coveredBy, rule.type === "allow" ? "disallow" : "allow", ground);
    if (own === undefined || other === null) continue;
    const isSame =
      escapePattern(own.rule.path, encoding) === escapePattern(other.rule.path, encoding);
    claims.push(claimOn(own, isSame ? "conflict" : "shadowed", other.rule));
  }
  return claims;
}

const isNothing = (cover: Rule | null): boolean => cover === null || cover.text === "";

const blocksNothing = (cover: Rule | null): boolean => isNothing(cover) || cover?.type === "allow";

const isBlocking = (group: IntendedGroup): boolean =>
  group.rules.some(({ type, path }) => type === "disallow" && path !== "");

/**
 * The number of idle rules examined per step: for each, the other rules of its group may have to be
 * sorted.
 */
const FEW = 100;

/** The `Allow` lines that no `Disallow` makes necessary. */
function* idleClaims(ground: Ground, joint: JointReduction, reported: ReadonlySet<number>) {
  joint.restore();
  const covered = new Set<number>();
  const alone = yield* joint.reduce(
    ({ type, line }) => type === "allow" && ground.placed.has(line) && !reported.has(line),
    blocksNothing,
    ({ rule, coveredBy }) => {
      if (coveredBy.some(isNothing)) return true;
      covered.add(rule.line);
      return false;
    },
  );
  // A rule within another idle one is idle as well once that is removed, and so are two spellings
  // of one path.
  const further = yield* joint.reduce(
    ({ line }) => covered.has(line),
    blocksNothing,
    () => true,
  );
  const idle = [...alone, ...further.filter(({ rule }) => joint.isUncovered(rule))];
  yield;
  const within = disallowsWithin();
  const claims: Claim[] = [];
  for (const [at, { rule }] of idle.entries()) {
    if (at % FEW === FEW - 1) yield;
    const own = ground.placed.get(rule.line);
    // If nothing is blocked, `Allow: /` states an intention and is not reported.
    if (own === undefined || !isBlocking(own.group)) continue;
    const other = yield* within(own);
    const isException =
      other !== null && own.rule.path !== "/" && other.line.number < own.rule.line.number;
    claims.push(claimOn(own, isException ? "too-short" : "idle", other ?? own.rule));
  }
  yield;
  return claims;
}

/**
 * The first rule to report as covering a rule, of those of its type that match everything it does;
 * null if there is none.
 */
const replacement = (
  rule: IntendedRule,
  including: readonly Rule[],
  { placed }: Ground,
): IntendedRule | null => {
  for (const { type, line } of including) {
    if (type !== rule.type) return null;
    const other = placed.get(line)?.rule;
    // A rule that blocks the whole site is reported for that instead.
    if (other !== undefined && replaces(other, rule) && !closes(other)) return other;
  }
  return null;
};

/** The rules whose verdicts other rules of their type give as well. */
function* redundantClaims(ground: Ground, joint: JointReduction, reported: ReadonlySet<number>) {
  const claims = ground.distantCopies.map((copy) => claimOn(copy, "redundant", copy.of.rule));
  joint.restore();
  yield* joint.reduce(
    ({ line }) => ground.placed.has(line) && !reported.has(line),
    (cover, { type }) => cover?.type === type,
    ({ rule }) => {
      const own = ground.placed.get(rule.line);
      if (own === undefined) return false;
      const other = replacement(own.rule, joint.including(rule), ground);
      if (other === null) return false;
      claims.push(claimOn(own, "redundant", other));
      return true;
    },
  );
  return claims;
}

/** The rules used in proofs; each proof that starts with all of them restores them first. */
const jointOf = memoSteps(({ rulesets, copies }: Ground) => {
  const places = Array.from(copies.values(), ({ place }) => place);
  return inNulls(JointReduction.of(rulesets, new Work(MOST_STEPS), places));
});

function* readClaims(context: FileContext): Generator<null, readonly Claim[]> {
  const ground = yield* groundOf(context);
  yield null;
  if (ground.placed.size === 0) return [];
  const joint = yield* jointOf(ground);
  yield null;
  const claims: Claim[] = [];
  const reported = new Set<number>();
  const report = (found: readonly Claim[]): void => {
    for (const claim of found) {
      const { number } = claim.rule.line;
      if (reported.has(number)) continue;
      reported.add(number);
      claims.push(claim);
    }
  };
  report(yield* inNulls(deadClaims(ground, joint, context.document.encoding)));
  report(yield* outweighedAllows(ground.placed, ground.ofGoogle));
  report(yield* inNulls(idleClaims(ground, joint, reported)));
  report(yield* inNulls(redundantClaims(ground, joint, reported)));
  return claims;
}

function* readFewest(context: FileContext): Generator<null, readonly IntendedRule[]> {
  const ground = yield* groundOf(context);
  yield null;
  if (ground.placed.size === 0) return [];
  const joint = yield* jointOf(ground);
  joint.restart();
  const taken = yield* inNulls(
    joint.reduce(
      ({ line }) => ground.placed.has(line),
      (cover) => cover === null || ground.placed.has(cover.line),
      () => true,
    ),
  );
  const { all } = intendedGroups(context);
  const gone = [...ground.copies.keys(), ...taken.map(({ rule }) => rule.line)];
  return gone
    .sort((a, b) => a - b)
    .flatMap((line) => placedAt(all, line)?.rule ?? [])
    .filter(({ line }) => !hasCause(context, line));
}

/**
 * The rules that can be removed together, in steps: without them no verdict of Google's reader or
 * the standard changes, for any crawler and URL, and no other rule could be removed as well. More
 * than claims report, which leave alone second spellings of a path, and plain paths covered only by
 * patterns.
 */
export const unneededTogether: (context: FileContext) => Generator<null, readonly IntendedRule[]> =
  memoSteps(readFewest);

/**
 * The claims on how the rules of a file relate to each other, in steps. No claim is made about a
 * line with a finding of its own, or based on one. Removing all redundant rules changes no verdict
 * of Google's reader or the standard, and neither does removing all idle ones.
 */
export const ruleClaims: (context: FileContext) => Generator<null, readonly Claim[]> =
  memoSteps(readClaims);
