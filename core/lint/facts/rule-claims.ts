import { memoSteps } from "../../collections/memo-steps.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { FileContext } from "../context.ts";
import type { MeantGroup, MeantRule } from "./meant-groups.ts";
import { closes, hasCause } from "./meant-groups.ts";
import { type Family, type Place, type PlacedRule, ruleFamilies } from "./rule-families.ts";

/**
 * What there is to say of a rule beside others, under Google and the standard alike. The first that
 * holds is said, and no other:
 * - `conflict`: an `Allow` with the same path overrules this `Disallow`
 * - `shadowed`: a longer rule of the other type matches all that it matches, so it decides nothing
 * - `outweighed`: a `Disallow` for a kind of file wins by its stars over this plain `Allow`
 * - `too-short`: an `Allow` without effect, below a longer `Disallow` within its path
 * - `idle`: an `Allow` that no `Disallow` needs
 * - `redundant`: a shorter rule of its type and group does all that it does, without stars if it has none
 */
export type ClaimKind = "conflict" | "shadowed" | "outweighed" | "too-short" | "idle" | "redundant";

export interface Claim {
  readonly kind: ClaimKind;
  readonly rule: MeantRule;
  readonly group: MeantGroup;
  /** The rule on account of which it is so. */
  readonly other: MeantRule;
}

/** Rules looked at for one family beyond which nothing more is claimed: time stays linear. */
const STEPS_PER_RULE = 20;
const LEAST_STEPS = 20_000;

/** Counts down what may still be looked at. */
interface Budget {
  left: number;
}

const otherType = (type: MeantRule["type"]): MeantRule["type"] =>
  type === "allow" ? "disallow" : "allow";

/** The first rule of a list sorted by weight that weighs at least so much. */
const lowerBound = (rules: readonly PlacedRule[], weight: number): number => {
  let low = 0;
  let high = rules.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rules[middle] as PlacedRule).weight < weight) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether some path may match both, as far as what stands before their stars tells. */
const mayMeet = (a: PlacedRule, b: PlacedRule): boolean =>
  a.start.startsWith(b.start) || b.start.startsWith(a.start);

/**
 * Whether some rule of the other type that weighs from `least` to `most` may match what a rule
 * matches. When in doubt, or out of time, it may.
 */
const isOpposed = (
  rule: PlacedRule,
  family: Family,
  { least, most }: { readonly least: number; readonly most: number },
  budget: Budget,
): boolean => {
  const type = otherType(rule.rule.type);
  if (least > most) return false;
  if (family.isUnsure[type]) return true;
  if (!rule.isPlain && type === "allow" && family.hasIndexPage) return true;
  const { all, wild } = family.ranks[type];
  const ranked = rule.isPlain ? wild : all;
  for (let index = lowerBound(ranked, least); index < ranked.length; index++) {
    const other = ranked[index] as PlacedRule;
    if (other.weight > most) break;
    if (--budget.left < 0 || mayMeet(rule, other)) return true;
  }
  if (!rule.isPlain) return false;
  // Plain paths weigh what they are long: those below `least` stand further up.
  for (let place: Place | null = rule.place; place !== null; place = place.parent) {
    if (place.path.length < least) return false;
    budget.left -= 1 + place[type].length;
    if (budget.left < 0) return true;
    if (place[type].some(({ isPlain, weight }) => isPlain && weight >= least && weight <= most))
      return true;
  }
  return false;
};

/** Whether all crawlers of one group follow another as well; out of time, they do not. */
const isFollowedBy = (other: MeantGroup, group: MeantGroup, budget: Budget): boolean => {
  if (other === group) return true;
  budget.left -= other.agents.length + group.agents.length;
  if (budget.left < 0) return false;
  // As written: readers do not agree on what of `Foo/1.0` is the name.
  const names = new Set(other.agents.map(({ line }) => asciiLower(line.valueText)));
  return group.agents.every(({ line }) => names.has(asciiLower(line.valueText)));
};

/** A rule of the other type that matches the same and takes precedence. */
const overruling = (rule: PlacedRule, budget: Budget): PlacedRule | undefined => {
  const { place, weight, group } = rule;
  const isAllow = rule.rule.type === "allow";
  const others = place[otherType(rule.rule.type)];
  budget.left -= others.length;
  if (budget.left < 0) return undefined;
  return others.find(
    (other) =>
      (isAllow ? other.weight > weight : other.weight >= weight) &&
      isFollowedBy(other.group, group, budget),
  );
};

/** Octets by which wildcards lengthen such a pattern at most: two stars and a final `$`. */
const MOST_STARS = 3;

/** A pattern for one kind of file: what people write without thinking of how long it is. */
const FILE_TYPE = /^\/?\*\.\w{2,5}\*?\$?$/;

/** Octets of a pattern that Yandex weighs: stars and a final `$` do not count there. */
const plainWeight = ({ text, isAnchored }: PlacedRule): number =>
  text.replaceAll("*", "").length - Number(isAnchored);

/** The patterns for kinds of files that are forbidden, lightest first. */
const forbiddenTypes = ({ ranks }: Family): readonly PlacedRule[] =>
  ranks.disallow.wild.filter(({ text }) => FILE_TYPE.test(text));

/** A pattern that forbids a kind of file and outweighs an `Allow` by its stars alone. */
const outweighing = (
  rule: PlacedRule,
  types: readonly PlacedRule[],
  budget: Budget,
): PlacedRule | undefined => {
  if (rule.rule.type !== "allow" || !rule.isPlain || rule.isAnchored) return undefined;
  if (rule.place.path === "/") return undefined;
  for (let at = lowerBound(types, rule.weight + 1); at < types.length; at++) {
    const other = types[at] as PlacedRule;
    if (--budget.left < 0 || other.weight > rule.weight + MOST_STARS) return undefined;
    if (plainWeight(other) <= rule.weight && isFollowedBy(other.group, rule.group, budget))
      return other;
  }
  return undefined;
};

/** What follows a path in one more way to write it: `/a` and `/a/`, `/a*`, `/a$`, `/a?`. */
const SAME_PATH = /^[/*?$]*$/;

/**
 * Whether a shorter rule that matches all that another does leaves that one nothing to do. Readers
 * without wildcards find nothing by a star and need the plain path. Who writes both `/a` and `/a/` wants
 * to see both.
 */
const replaces = (cover: PlacedRule, { isPlain, place }: PlacedRule): boolean => {
  if (isPlain && !cover.isPlain) return false;
  const shorter = cover.place.path;
  return shorter === "/" || !SAME_PATH.test(place.path.slice(shorter.length));
};

/** A shorter rule of the same group and type that does all that a rule does. */
const covering = (rule: PlacedRule, budget: Budget): PlacedRule | undefined => {
  const { type } = rule.rule;
  for (let place: Place | null = rule.place; place !== null; place = place.parent) {
    budget.left -= 1 + place[type].length;
    if (budget.left < 0) return undefined;
    const other = place[type].find(
      (each) =>
        each.group === rule.group &&
        !each.isAnchored &&
        each.weight < rule.weight &&
        replaces(each, rule),
    );
    if (other !== undefined) return other;
  }
  return undefined;
};

/** The first `Disallow` within the path of each place. */
const forbiddenWithin = ({ places }: Family): ReadonlyMap<Place, PlacedRule> => {
  const firsts = new Map<Place, PlacedRule>();
  const offer = (place: Place, rule: PlacedRule): void => {
    const known = firsts.get(place);
    if (known === undefined || rule.rule.line.number < known.rule.line.number)
      firsts.set(place, rule);
  };
  for (const place of [...places].reverse()) {
    const { parent } = place;
    if (parent === null) continue;
    const within = firsts.get(place);
    if (within !== undefined) offer(parent, within);
    for (const rule of place.disallow) offer(parent, rule);
  }
  return firsts;
};

/** What is said of an `Allow` that overrules nothing. */
const idleClaim = (
  { rule, place, group }: PlacedRule,
  within: ReadonlyMap<Place, PlacedRule>,
): Claim => {
  const other = within.get(place);
  const isOwn = other?.group === group;
  const isException = isOwn && place.path !== "/" && other.rule.line.number < rule.line.number;
  return {
    kind: isException ? "too-short" : "idle",
    rule,
    group,
    other: isOwn ? other.rule : rule,
  };
};

/** What the claims on a family's rules go by. */
interface Outlook {
  readonly within: ReadonlyMap<Place, PlacedRule>;
  readonly types: readonly PlacedRule[];
  readonly budget: Budget;
}

const claimOn = (
  rule: PlacedRule,
  family: Family,
  { within, types, budget }: Outlook,
): Claim | null => {
  const { weight, group } = rule;
  const isAllow = rule.rule.type === "allow";
  const claim = (kind: ClaimKind, other: PlacedRule): Claim => ({
    kind,
    rule: rule.rule,
    group,
    other: other.rule,
  });
  const winner = rule.isIndexPage ? undefined : overruling(rule, budget);
  if (winner !== undefined)
    return claim(winner.text === rule.text ? "conflict" : "shadowed", winner);
  const pattern = outweighing(rule, types, budget);
  if (pattern !== undefined) return claim("outweighed", pattern);
  if (rule.isIndexPage) return null;
  const forbids = family.ranks.disallow.all.length > 0;
  if (isAllow && forbids && !isOpposed(rule, family, { least: 0, most: weight }, budget))
    return idleClaim(rule, within);
  const cover = covering(rule, budget);
  if (cover === undefined) return null;
  const between = isAllow
    ? { least: cover.weight + 1, most: weight }
    : { least: cover.weight, most: weight - 1 };
  return isOpposed(rule, family, between, budget) ? null : claim("redundant", cover);
};

/** Rules between two pauses. */
const PORTION = 256;

/**
 * Whether what is claimed rests on a rule that is meant as it stands: not on one with a finding of
 * its own, nor on one that blocks the whole site, for then that is what to speak of.
 */
const isSound = ({ kind, rule, other }: Claim, context: FileContext): boolean =>
  other === rule || !(hasCause(context, other.line) || (kind === "redundant" && closes(other)));

function* readClaims(context: FileContext): Generator<null, readonly Claim[]> {
  const claims: Claim[] = [];
  for (const family of yield* ruleFamilies(context)) {
    const outlook: Outlook = {
      within: forbiddenWithin(family),
      types: forbiddenTypes(family),
      budget: { left: LEAST_STEPS + family.rules.length * STEPS_PER_RULE },
    };
    yield null;
    let count = 0;
    for (const rule of family.rules) {
      if (++count % PORTION === 0) yield null;
      if (hasCause(context, rule.rule.line)) continue;
      const claim = claimOn(rule, family, outlook);
      if (claim !== null && isSound(claim, context)) claims.push(claim);
    }
  }
  return claims;
}

/**
 * What there is to say of the rules of a file beside each other, in file order, each group's
 * together; in steps. A line with a finding of its own is left alone. Removing all that is redundant
 * changes no verdict of Google's or the standard's.
 */
export const ruleClaims: (context: FileContext) => Generator<null, readonly Claim[]> =
  memoSteps(readClaims);
