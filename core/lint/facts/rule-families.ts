import { groupBy } from "../../collections/group-by.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { google } from "../../dialects/google.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { patternSpeller } from "../../match/spelling.ts";
import type { Policy } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import { firstLineOf, type MeantGroup, type MeantRule, meantGroups } from "./meant-groups.ts";
import { reachOf } from "./rule-path.ts";

/** A path of a rule as Google and the standard compare it, with what its place among others rests on. */
export interface PlacedRule {
  readonly rule: MeantRule;
  readonly group: MeantGroup;
  readonly text: string;
  /** Octets, which precedence goes by. */
  readonly weight: number;
  /** What stands before the first star, or before the final `$`. */
  readonly start: string;
  /** A plain path: what matches it begins with it. With a final `$` it is one as well. */
  readonly isPlain: boolean;
  readonly isAnchored: boolean;
  readonly place: Place;
  /** Stands for the directory of an index page as well (google/robotstxt, `HandleAllow`). */
  readonly isIndexPage: boolean;
}

/** The rules of one path (see `reachOf`); a place lies in another whose path begins it. */
export interface Place {
  readonly path: string;
  readonly parent: Place | null;
  readonly allow: PlacedRule[];
  readonly disallow: PlacedRule[];
}

/** The rules of one type, the lightest first. */
export interface Ranks {
  readonly all: readonly PlacedRule[];
  readonly wild: readonly PlacedRule[];
}

/** Groups that some crawler follows together, directly or by way of others. */
export interface Family {
  readonly rules: readonly PlacedRule[];
  /** In the order of their paths. */
  readonly places: readonly Place[];
  readonly ranks: Readonly<Record<MeantRule["type"], Ranks>>;
  /** Whether some rule of a type is not told by its text alone: nothing is certain against it. */
  readonly isUnsure: Readonly<Record<MeantRule["type"], boolean>>;
  /** Whether some `Allow` stands for the directory of an index page as well. */
  readonly hasIndexPage: boolean;
}

/** The lines of a group as a policy reads it, and the names, as text to compare. */
const linesRead = ({ groups }: Policy): ReadonlyMap<number, string> =>
  new Map(
    groups.map(({ agents, ruleLines, firstLine }) => [
      firstLine,
      `${agents.map(({ line }) => line).join()}|${ruleLines.join()}`,
    ]),
  );

const linesMeant = ({ agents, rules }: MeantGroup): string =>
  `${agents.map(({ line }) => line.number).join()}|${rules.map(({ line }) => line.number).join()}`;

const namesRead = ({ groups }: Policy): ReadonlyMap<number, readonly string[]> =>
  new Map(groups.map(({ agents, firstLine }) => [firstLine, agents.map(({ name }) => name)]));

/** Groups with a name in common, by any reading of the names. */
const kinOf = (context: FileContext): readonly (readonly MeantGroup[])[] => {
  const { all } = meantGroups(context);
  const leaders = all.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let at = index;
    while (leaders[at] !== at) {
      leaders[at] = leaders[leaders[at] as number] as number;
      at = leaders[at] as number;
    }
    return at;
  };
  const read = [context.google, context.rfc9309].map(namesRead);
  const byName = new Map<string, number>();
  all.forEach((group, index) => {
    const first = firstLineOf(group);
    const names = [
      ...group.agents.map(({ name }) => name),
      ...read.flatMap((names) => names.get(first) ?? []),
    ];
    for (const name of names) {
      const other = byName.get(name);
      if (other === undefined) byName.set(name, index);
      else leaders[leaderOf(index)] = leaderOf(other);
    }
  });
  const kin = groupBy(all.keys(), leaderOf);
  return [...kin.values()].map((members) => members.map((index) => all[index] as MeantGroup));
};

type Speller = (rule: MeantRule) => string | null;

/** Paths that no reader here spells otherwise, as nearly all are. */
const SPELT_ALIKE = /^[/*][\w\-.~/*?&=;:@!'()+,[\]]*\$?$/;

/** A rule's text where Google and the standard read the line as it stands, and compare it alike. */
const spellerOf = ({ document }: FileContext): Speller => {
  const asGoogle = patternSpeller(google, document.encoding);
  const asStandard = patternSpeller(rfc9309, document.encoding);
  return ({ line, type, path }) => {
    if (line.field !== type || line.tooLong || line.nul || line.valueText !== path) return null;
    if (SPELT_ALIKE.test(path)) return path;
    if (!path.startsWith("/") && !path.startsWith("*")) return null;
    const text = asGoogle(path);
    return text === asStandard(path) ? text : null;
  };
};

/** A rule before its place is known. */
type Read = Omit<PlacedRule, "place">;

const readRule = (rule: MeantRule, group: MeantGroup, text: string): Read => {
  const star = text.indexOf("*");
  const isAnchored = text.endsWith("$");
  const slash = text.lastIndexOf("/");
  return {
    rule,
    group,
    text,
    weight: text.length,
    start: star >= 0 ? text.slice(0, star) : isAnchored ? text.slice(0, -1) : text,
    isPlain: star < 0,
    isAnchored,
    isIndexPage: rule.type === "allow" && text.startsWith("/index.htm", slash),
  };
};

/** Places in the order of their paths, each knowing the nearest that its path continues. */
const placesOf = (paths: Iterable<string>): readonly Place[] => {
  const open: Place[] = [];
  // Without a function to compare by, a sort of so many texts takes a fraction of the time.
  return [...new Set(paths)].sort().map((path) => {
    while (open.length > 0 && !path.startsWith((open.at(-1) as Place).path)) open.pop();
    const place: Place = { path, parent: open.at(-1) ?? null, allow: [], disallow: [] };
    open.push(place);
    return place;
  });
};

const ranksOf = (rules: readonly PlacedRule[]): Ranks => {
  const all = [...rules].sort((a, b) => a.weight - b.weight);
  return { all, wild: all.filter(({ isPlain }) => !isPlain) };
};

/** Rules read between two pauses. */
const PORTION = 512;

function* readFamily(groups: readonly MeantGroup[], spell: Speller): Generator<null, Family> {
  const read: Read[] = [];
  const isUnsure = { allow: false, disallow: false };
  let count = 0;
  for (const group of groups) {
    const seen = { allow: new Set<string>(), disallow: new Set<string>() };
    for (const rule of group.rules) {
      if (++count % PORTION === 0) yield null;
      if (rule.path === "") continue;
      const text = spell(rule);
      if (text === null) isUnsure[rule.type] = true;
      // A second one is another check's matter.
      if (text === null || seen[rule.type].has(text)) continue;
      seen[rule.type].add(text);
      read.push(readRule(rule, group, text));
    }
  }
  const places = placesOf(read.map(({ text }) => reachOf(text)));
  yield null;
  const byPath = new Map(places.map((place) => [place.path, place]));
  const rules = read.map((each): PlacedRule => {
    const place = byPath.get(reachOf(each.text)) as Place;
    const placed = { ...each, place };
    place[each.rule.type].push(placed);
    return placed;
  });
  yield null;
  const allow = ranksOf(rules.filter(({ rule }) => rule.type === "allow"));
  yield null;
  const disallow = ranksOf(rules.filter(({ rule }) => rule.type === "disallow"));
  yield null;
  return {
    rules,
    places,
    isUnsure,
    hasIndexPage: rules.some(({ isIndexPage }) => isIndexPage),
    ranks: { allow, disallow },
  };
}

function* readFamilies(context: FileContext): Generator<null, readonly Family[]> {
  const read = [context.google, context.rfc9309].map(linesRead);
  yield null;
  const spell = spellerOf(context);
  const families: Family[] = [];
  const kin = kinOf(context);
  yield null;
  for (const groups of kin) {
    const isAlike = groups.every((group) =>
      read.every((lines) => lines.get(firstLineOf(group)) === linesMeant(group)),
    );
    const count = groups.reduce((sum, { rules }) => sum + rules.length, 0);
    if (!isAlike || count < 2) continue;
    families.push(yield* readFamily(groups, spell));
  }
  return families;
}

/**
 * The rules of a file, by the groups that are followed together, in steps. Left out are groups of
 * which Google and the standard do not read the very lines that were meant: nothing is certain there.
 */
export const ruleFamilies: (context: FileContext) => Generator<null, readonly Family[]> =
  memoSteps(readFamilies);
