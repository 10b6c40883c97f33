import { joinEach } from "../../collections/flat.ts";
import { groupBy } from "../../collections/group-by.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { firstIndex } from "../../collections/search.ts";
import { type Ruleset, rulesetOf } from "../../match/ruleset.ts";
import type { Policy, Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import type { FileContext } from "../context.ts";
import type { Placed } from "./claim.ts";
import { inNulls } from "./in-nulls.ts";
import { hasCause, type MeantGroup, meantGroups } from "./meant-groups.ts";
import { type RuleCopy, ruleCopies } from "./rule-copies.ts";
import { soundFirstLines } from "./sound-groups.ts";

/** The rule sets of a policy: one for all names that follow the same groups. */
const rulesetsOf = (policy: Policy): readonly Ruleset[] => {
  if (policy.unreadable !== null) return [];
  const names = policy.groups
    .filter(({ isSkipped }) => !isSkipped)
    .flatMap((group) =>
      [...new Set(group.agents.map(({ name }) => name))].map((name) => ({ name, group })),
    );
  const selections = new Map(
    [...groupBy(names, ({ name }) => name).values()].map((members) => {
      const groups = members.map(({ group }) => group);
      return [groups.map(({ firstLine }) => firstLine).join(), groups] as const;
    }),
  );
  return Array.from(selections.values(), (groups) =>
    rulesetOf(policy, { kind: "named", groups, agents: [] }),
  );
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

const linesOf = ({ groups }: Ruleset): readonly number[] =>
  joinEach(groups, ({ ruleLines }) => ruleLines);

/** The index of the first of some items in file order that does not end before a line. */
const firstNotBefore = <Item>(
  items: readonly Item[],
  line: number,
  endOf: (item: Item) => number,
): number => firstIndex(items.length, (index) => endOf(items[index] as Item) >= line);

/**
 * Rules with their groups, by line number. Marks the lines, and searches the groups for the few
 * that are asked for.
 */
class PlacedRules {
  private readonly groups: readonly MeantGroup[];
  private readonly marks: Uint8Array;
  private count = 0;

  constructor(groups: readonly MeantGroup[], { lineCount }: RobotsDocument) {
    this.groups = groups;
    this.marks = new Uint8Array(lineCount + 1);
  }

  get size(): number {
    return this.count;
  }

  has(line: number): boolean {
    return this.marks[line] === 1;
  }

  get(line: number): Placed | undefined {
    if (!this.has(line)) return undefined;
    const group = this.groups[firstNotBefore(this.groups, line, ({ last }) => last.number)];
    const rules = group?.rules ?? [];
    const rule = rules[firstNotBefore(rules, line, (each) => each.line.number)];
    return group === undefined || rule === undefined ? undefined : { rule, group };
  }

  add(line: number): void {
    if (!this.has(line)) this.count++;
    this.marks[line] = 1;
  }

  delete(line: number): void {
    if (this.has(line)) this.count--;
    this.marks[line] = 0;
  }
}

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

type MisreadTypes = ReadonlyMap<number, Rule["type"]>;

/**
 * The rules that crawlers read differently than intended, by line number, with their intended type.
 */
const misreadRules = (context: FileContext): MisreadTypes => {
  const misread = new Map<number, Rule["type"]>();
  for (const { rules } of meantGroups(context).all) {
    for (const { line, type, path } of rules) {
      if (line.isPlainRule) continue;
      if (line.field !== type || line.valueText !== path) misread.set(line.number, type);
    }
  }
  return misread;
};

/**
 * The rules of a rule set that oppose a misread rule of the other type: their effect is uncertain
 * until that one is corrected, so only the misread rule's own finding is reported.
 */
function* opposedByMisread(
  ruleset: Ruleset,
  misread: MisreadTypes,
): Generator<void, readonly number[]> {
  const lines = linesOf(ruleset);
  const types = new Set(lines.map((line) => misread.get(line)));
  if (!types.has("allow") && !types.has("disallow")) return [];
  const readings = lines.length > MANY ? yield* ruleset.readingsSteps() : ruleset.readings;
  return readings
    .filter(({ rule }) => types.has(rule.type === "allow" ? "disallow" : "allow"))
    .map(({ rule }) => rule.line);
}

/** The lines of all rules that oppose a misread one. */
function* opposedIn(
  rulesets: readonly Ruleset[],
  misread: MisreadTypes,
): Generator<void, ReadonlySet<number>> {
  const opposed = new Set<number>();
  if (misread.size === 0) return opposed;
  let looked = 0;
  for (const ruleset of rulesets) {
    for (const line of yield* opposedByMisread(ruleset, misread)) opposed.add(line);
    looked += ruleset.groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
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
  isSound: (ruleset: Ruleset) => boolean,
): ReadonlySet<Ruleset> => {
  // A single rule needs no comparison, unless another reader or crawler follows it together with
  // others.
  const crowded = new LineSet(document);
  for (const ruleset of all) {
    const rules = ruleset.groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
    if (rules > 1) crowded.addRules(ruleset);
  }
  const isCrowded = ({ groups }: Ruleset): boolean =>
    groups.some(({ ruleLines }) => ruleLines.some((line) => crowded.has(line)));
  return new Set(all.filter((ruleset) => isSound(ruleset) && isCrowded(ruleset)));
};

/** Adds the rules of a group that claims may be about, including copies. */
const addPlaced = (
  placed: PlacedRules,
  { rules }: MeantGroup,
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
  const { all } = meantGroups(context);
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
  const misread = misreadRules(context);
  yield null;
  const sound = soundFirstLines(context);
  yield null;
  const isSound = ({ groups }: Ruleset): boolean =>
    groups.every(({ firstLine }) => sound.has(firstLine));
  const everyOfGoogle = rulesetsOf(context.google);
  yield null;
  const all = [...everyOfGoogle, ...rulesetsOf(context.rfc9309)];
  yield null;
  const unsound = new LineSet(document);
  for (const ruleset of all) if (!isSound(ruleset)) unsound.addRules(ruleset);
  const chosen = chosenOf(all, document, isSound);
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
