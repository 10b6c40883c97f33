import { memoSteps } from "../../collections/memo-steps.ts";
import { type Ruleset, rulesetOf } from "../../match/ruleset.ts";
import type { Group, Policy } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import type { FileContext } from "../context.ts";
import { cleanFirstLines } from "./clean-groups.ts";
import { inNulls } from "./in-nulls.ts";
import {
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./intended-groups.ts";
import { type Placed, PlacedRules } from "./placed-rules.ts";
import { type RuleCopy, ruleCopies } from "./rule-copies.ts";

/** The rule sets of a policy: one for all names that follow the same groups. */
const rulesetsOf = (policy: Policy): readonly Ruleset[] => {
  if (policy.unreadable !== null) return [];
  const byName = new Map<string, Group[]>();
  for (const group of policy.groups) {
    if (group.isSkipped) continue;
    for (const { name } of group.agents) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [group]);
      else if (known.at(-1) !== group) known.push(group);
    }
  }
  const rulesets = Array.from(byName.values(), (groups) =>
    rulesetOf(policy, { kind: "named", groups, agents: [] }),
  );
  return [...new Set(rulesets)];
};

/** What the claims on a file's rules are based on. */
export interface Ground {
  /** As Google follows them, then as the standard does. */
  readonly rulesets: readonly Ruleset[];
  readonly ofGoogle: readonly Ruleset[];
  /** The rules that claims may be about, by line number. */
  readonly placed: PlacedRules;
  /** The rules that repeat an earlier one, by line number; not included in `placed`. */
  readonly copies: ReadonlyMap<number, RuleCopy>;
  /** The copies that are in a different group from the first rule, and so are reported. */
  readonly distantCopies: readonly (Placed & { readonly of: Placed })[];
}

/** The number of rules examined per step. */
const MANY = 2000;

const ALLOW = 1;
const DISALLOW = 2;

/** A set of lines, by number. */
class LineSet {
  private readonly marks: Uint8Array;

  constructor({ lineCount }: RobotsDocument) {
    this.marks = new Uint8Array(lineCount + 1);
  }

  has(line: number): boolean {
    return this.marks[line] === 1;
  }

  /** Adds the lines of all rules in a rule set. */
  addRules({ groups }: Ruleset): void {
    for (const { ruleLines } of groups) for (const line of ruleLines) this.marks[line] = 1;
  }
}

/** The types of rules that crawlers read differently than intended, as intended. */
class MisreadRules {
  private readonly types: Uint8Array;
  private count = 0;

  constructor(context: FileContext) {
    this.types = new Uint8Array(context.document.lineCount + 1);
    for (const { rules } of intendedGroups(context).all) for (const rule of rules) this.add(rule);
  }

  get size(): number {
    return this.count;
  }

  private add({ line, type, path }: IntendedRule): void {
    if (line.field === type && line.valueText === path) return;
    this.types[line.number] = type === "allow" ? ALLOW : DISALLOW;
    this.count++;
  }

  /** The types of those in a rule set: the sum of `ALLOW` and `DISALLOW`. */
  typesIn({ groups }: Ruleset): number {
    let types = 0;
    for (const { ruleLines } of groups) {
      for (const line of ruleLines) types |= this.types[line] as number;
    }
    return types;
  }
}

/**
 * The rules of a rule set that oppose a misread rule of the other type: their effect is uncertain
 * until that one is corrected, so only the misread rule's own finding is reported.
 */
function* opposedByMisread(
  ruleset: Ruleset,
  misread: MisreadRules,
): Generator<void, readonly number[]> {
  const types = misread.typesIn(ruleset);
  if (types === 0) return [];
  const readings = ruleset.rows.length > MANY ? yield* ruleset.readingsSteps() : ruleset.readings;
  return readings
    .filter(({ rule }) => (types & (rule.type === "allow" ? DISALLOW : ALLOW)) !== 0)
    .map(({ rule }) => rule.line);
}

/** The lines of all rules that oppose a misread one. */
function* opposedIn(
  rulesets: readonly Ruleset[],
  misread: MisreadRules,
): Generator<void, ReadonlySet<number>> {
  const opposed = new Set<number>();
  if (misread.size === 0) return opposed;
  let looked = 0;
  for (const ruleset of rulesets) {
    for (const line of yield* opposedByMisread(ruleset, misread)) opposed.add(line);
    looked += ruleset.rows.length;
    if (looked > MANY) yield;
    if (looked > MANY) looked = 0;
  }
  return opposed;
}

/**
 * The rule sets worth examining: those that are read as intended and do not consist only of single
 * rules.
 */
const chosenOf = (
  all: readonly Ruleset[],
  document: RobotsDocument,
  isClean: (ruleset: Ruleset) => boolean,
): ReadonlySet<Ruleset> => {
  // A single rule needs no comparison, unless another reader or crawler follows it together with
  // others.
  const crowded = new LineSet(document);
  for (const ruleset of all) {
    if (ruleset.rows.length > 1) crowded.addRules(ruleset);
  }
  const isCrowded = ({ groups }: Ruleset): boolean =>
    groups.some(({ ruleLines }) => ruleLines.some((line) => crowded.has(line)));
  return new Set(all.filter((ruleset) => isClean(ruleset) && isCrowded(ruleset)));
};

/** Adds the rules of a group that claims may be about, including copies. */
const addPlaced = (
  placed: PlacedRules,
  { rules }: IntendedGroup,
  context: FileContext,
  isLeftOut: (line: number) => boolean,
): void => {
  for (const { line, path } of rules) {
    if (path !== "" && !hasCause(context, line) && !isLeftOut(line.number)) placed.add(line.number);
  }
};

/** The rules that claims may be about, including copies. */
function* placedRules(
  context: FileContext,
  isLeftOut: (line: number) => boolean,
): Generator<null, PlacedRules> {
  const { all } = intendedGroups(context);
  const placed = new PlacedRules(all, context.document);
  let looked = 0;
  for (const group of all) {
    addPlaced(placed, group, context, isLeftOut);
    looked += group.rules.length;
    if (looked < MANY) continue;
    looked = 0;
    yield null;
  }
  return placed;
}

function* gather(context: FileContext): Generator<null, Ground> {
  const { document } = context;
  const misread = new MisreadRules(context);
  yield null;
  const clean = cleanFirstLines(context);
  yield null;
  const isClean = ({ groups }: Ruleset): boolean =>
    groups.every(({ firstLine }) => clean.has(firstLine));
  const everyOfGoogle = rulesetsOf(context.google);
  yield null;
  const all = [...everyOfGoogle, ...rulesetsOf(context.rfc9309)];
  yield null;
  const unsound = new LineSet(document);
  for (const ruleset of all) if (!isClean(ruleset)) unsound.addRules(ruleset);
  const chosen = chosenOf(all, document, isClean);
  const rulesets = all.filter((ruleset) => chosen.has(ruleset));
  const ofGoogle = everyOfGoogle.filter((ruleset) => chosen.has(ruleset));
  yield null;
  const copies = yield* ruleCopies(ofGoogle, rulesets, document);
  yield null;
  const opposed = yield* inNulls(opposedIn(all, misread));
  yield null;
  const placed = yield* placedRules(context, (line) => unsound.has(line) || opposed.has(line));
  const distantCopies = [...copies].flatMap(([line, { of, isInGroup }]) => {
    const own = isInGroup ? undefined : placed.get(line);
    const first = own === undefined ? undefined : placed.get(of);
    return own === undefined || first === undefined ? [] : [{ ...own, of: first }];
  });
  for (const line of copies.keys()) placed.delete(line);
  return { rulesets, ofGoogle, placed, copies, distantCopies };
}

/** Collects what the claims on a file's rules are based on, in steps. */
export const groundOf: (context: FileContext) => Generator<null, Ground> = memoSteps(gather);
