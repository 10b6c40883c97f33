// The groups of a file as its author means them, and where blank lines end them for old readers.

import { memo } from "../../collections/memo.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { google } from "../../dialects/google.ts";
import { escapePattern } from "../../match/spelling.ts";
import { agentName, GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { FileContext, LineView } from "../context.ts";
import { isField, isOfGroup } from "./lines.ts";
import { hostEnd } from "./paths.ts";

/** A user-agent line, as intended. */
export interface IntendedAgent {
  readonly line: LineView;
  /** In lower case, without version and trailing star; `*` for every crawler; empty if unknown. */
  readonly name: string;
}

/** An allow or disallow line, as intended; or a user-agent line that contains a rule. */
export interface IntendedRule {
  readonly line: LineView;
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** A group, with the intended meaning of its lines. */
export interface IntendedGroup {
  readonly agents: readonly IntendedAgent[];
  readonly rules: readonly IntendedRule[];
  /** Its further fields, such as Crawl-delay; Sitemap belongs to no group. */
  readonly others: readonly LineView[];
  /** The last of all these lines. */
  readonly last: LineView;
}

/** The groups of a file, and the crawlers that follow them. */
export interface IntendedGroups {
  readonly all: readonly IntendedGroup[];
  /** The groups that name a crawler, in file order. */
  readonly named: ReadonlyMap<string, readonly IntendedGroup[]>;
}

const nameOf = (value: string): string => {
  if (agentName(value, google) === GLOBAL) return GLOBAL;
  return asciiLower(value.replace(/(?<=[^*/])(?:\/|\*$).*$/, "").trim());
};

/** The text after the field's name; a line without a colon has no value of its own. */
const pathOf = (line: LineView): string =>
  line.kind === "directive" ? line.valueText : line.text.replace(/^\S+\s*/, "");

/**
 * The intended path of a rule. One that would block the site does not do so before it is corrected.
 */
const intendedPath = (line: LineView, intendedValues: FileContext["intendedValues"]): string => {
  const corrected = intendedValues[line.number - 1] ?? null;
  return corrected === null || isWholeSite(corrected) ? pathOf(line) : corrected;
};

interface OpenGroup {
  readonly agents: IntendedAgent[];
  readonly rules: IntendedRule[];
  readonly others: LineView[];
  last: LineView;
}

/** The groups of a file, line by line. */
const readGroups = (context: FileContext): readonly IntendedGroup[] => {
  const { lines, intended, intendedValues, agentLinesWithRule } = context;
  const groups: OpenGroup[] = [];
  for (const line of lines) {
    const field = intended[line.number - 1] ?? null;
    if (field === null || field === "sitemap") continue;
    let group = groups.at(-1);
    if (field === "user-agent" && (group === undefined || group.rules.length > 0)) {
      group = { agents: [], rules: [], others: [], last: line };
      groups.push(group);
    }
    // A line above all groups.
    if (group === undefined) continue;
    group.last = line;
    if (field === "other") group.others.push(line);
    else if (field === "user-agent") {
      const name = nameOf(intendedValues[line.number - 1] ?? line.valueText);
      group.agents.push({ line, name });
      if (agentLinesWithRule.has(line.number)) group.rules.push({ line, type: "allow", path: "" });
    } else group.rules.push({ line, type: field, path: intendedPath(line, intendedValues) });
  }
  return groups;
};

/** Items by each of their keys, which may repeat in one item. */
export const byKeys = <Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly [Item, ...Item[]]> => {
  const found = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [item]);
      else if (known.at(-1) !== item) known.push(item);
    }
  }
  return found;
};

/**
 * The groups of a file as intended: a misspelt `User-agent` still opens its group, a misspelt rule
 * still counts as one.
 */
export const intendedGroups: (context: FileContext) => IntendedGroups = memo((context) => {
  const all = readGroups(context);
  const namesOf = ({ agents }: IntendedGroup) => agents.flatMap(({ name }) => name || []);
  return { all, named: byKeys(all, namesOf) };
});

/** Whether some group names a crawler, and is not for `*`. */
export const namesCrawlers = ({ named }: IntendedGroups): boolean =>
  named.size > (named.has(GLOBAL) ? 1 : 0);

const NO_RULES: readonly IntendedRule[] = [];

const mergedRules = memo((groups: readonly IntendedGroup[]) =>
  groups.flatMap(({ rules }) => rules),
);

/**
 * All rules that apply to a name, of all its groups. The same array for the same groups, so that
 * derived data can be cached for the many names of a list.
 */
export const rulesFor = ({ named }: IntendedGroups, name: string): readonly IntendedRule[] => {
  const groups = named.get(name);
  const [first] = groups ?? [];
  if (groups === undefined || first === undefined) return NO_RULES;
  return groups.length === 1 ? first.rules : mergedRules(groups);
};

/** The agents of a group for which no group has a rule, except those with an unknown name. */
export const freeAgents = (
  groups: IntendedGroups,
  { agents }: IntendedGroup,
): readonly IntendedAgent[] =>
  agents.filter(({ name }) => name !== "" && rulesFor(groups, name).length === 0);

/** Whether a line has its own finding, which should not cause another on its group. */
export const hasCause = ({ causes }: FileContext, { number }: LineView): boolean =>
  (causes[number - 1] ?? null) !== null;

/** A rule's path as Google spells it. */
export const escapedPath = ({ path }: IntendedRule): string => escapePattern(path);

/** Whether a rule forbids something. An empty `Disallow` does not. */
export const forbids = ({ type, path }: IntendedRule): boolean =>
  type === "disallow" && path !== "";

/** Whether a path matches the whole site. */
export const isWholeSite = (path: string): boolean => /^(?:\/|\/?\*+\$?)$/.test(path);

/** Whether a rule blocks the whole site. */
export const closes = (rule: IntendedRule): boolean => forbids(rule) && isWholeSite(rule.path);

/** Whether a rule allows something. An empty `Allow` does not, nor one for a whole URL. */
export const opens = ({ type, path }: IntendedRule): boolean =>
  type === "allow" && path !== "" && hostEnd(path) === 0;

/** The number of the line a group begins on. */
export const firstLineOf = ({ agents, last }: IntendedGroup): number =>
  agents[0]?.line.number ?? last.number;

/** The first line of a group, or of the comments directly above it. */
export const introductionOf = ({ lines }: FileContext, group: IntendedGroup): LineView => {
  let first = firstLineOf(group);
  while (lines[first - 2]?.kind === "comment") first--;
  return lines[first - 1] ?? group.last;
};

/** How many lines are above the first user-agent line. */
const headLength = ({ lines, intended }: FileContext): number => {
  const first = intended.indexOf("user-agent");
  return first < 0 ? lines.length : first;
};

/** Whether there are rules above the first user-agent line, where they apply to no crawler. */
export const hasRulesOutside = (context: FileContext): boolean =>
  context.intended
    .slice(0, headLength(context))
    .some((field) => field === "allow" || field === "disallow");

/**
 * The lines of a field above the first user-agent line; none if there are also rules, which are
 * then the ones to report.
 */
export const linesOutsideGroups = (context: FileContext, name: string): readonly LineView[] => {
  if (hasRulesOutside(context)) return [];
  const above = context.lines.slice(0, headLength(context));
  return above.filter((line) => isField(line, name));
};

/** Whether a user-agent line names every crawler. */
export const isGlobal = ({ name }: IntendedAgent): boolean => name === GLOBAL;

/** Whether a group is for every crawler. */
export const isForAll = ({ agents }: Pick<IntendedGroup, "agents">): boolean =>
  agents.some(isGlobal);

/** Whether rules close the whole site and open none of it again. */
export const shutOut = (rules: readonly IntendedRule[]): boolean =>
  rules.some(closes) && !rules.some(opens);

/**
 * Whether a line may not be meant for the group above it: a blank line, and at most comments, are
 * between it and the line before.
 */
export const standsApart = ({ lines }: FileContext, { number }: LineView): boolean => {
  const above = lines.slice(0, number - 1);
  const start = above.findLastIndex(({ kind }) => kind !== "blank" && kind !== "comment");
  return above.slice(start + 1).some(({ kind }) => kind === "blank");
};

/** The blank lines between a group's first user-agent line and its last rule. */
interface BlankLines {
  /** Between the user-agent lines and the lines after them. */
  readonly afterAgents: readonly LineView[];
  /** Between rules, and fields such as Crawl-delay. */
  readonly inside: readonly LineView[];
}

const NONE: BlankLines = { afterAgents: [], inside: [] };

/** The blank lines between two lines with these numbers. */
const blanksBetween = ({ lines }: FileContext, above: number, below: number): readonly LineView[] =>
  lines.slice(above, below).filter(({ kind }) => kind === "blank");

/** The blank lines in a group, except those between its user-agent lines. */
const blankLinesOf = (context: FileContext, group: IntendedGroup): BlankLines => {
  const { agents, rules, others } = group;
  const agent = agents.at(-1)?.line.number ?? 0;
  // There is nothing between them.
  if (group.last.number - agent === rules.length + others.length) return NONE;
  const fields = others.filter(isOfGroup).map(({ number }) => number);
  const firstRule = rules.find(({ line }) => line.number > agent)?.line.number ?? agent;
  const lastRule = rules.at(-1)?.line.number ?? agent;
  // In file order, so the outermost suffice.
  const numbers = [firstRule, lastRule, ...fields].filter((number) => number > agent);
  if (rules.length === 0 || numbers.length === 0) return NONE;
  const top = Math.min(...numbers);
  return {
    afterAgents: blanksBetween(context, agent, top),
    inside: blanksBetween(context, top, Math.max(...numbers)),
  };
};

/** A group with blank lines, the first of which may separate the user-agent lines from the rest. */
export interface SplitGroup {
  readonly group: IntendedGroup;
  readonly first: LineView;
  /** All of them, because closing only one gap of a group would not help. */
  readonly blanks: readonly LineView[];
  /** Whether the first directly follows the user-agent lines. */
  readonly afterAgents: boolean;
}

/**
 * The groups with blank lines before their last rule. A reader loses everything from the first one
 * on.
 */
export const splitGroups: (context: FileContext) => readonly SplitGroup[] = memo((context) =>
  intendedGroups(context).all.flatMap((group) => {
    const { afterAgents, inside } = blankLinesOf(context, group);
    const blanks = [...afterAgents, ...inside];
    const [first] = blanks;
    if (first === undefined) return [];
    return [{ group, first, blanks, afterAgents: afterAgents.length > 0 }];
  }),
);

/** Whether a blank line ends a group for a reader. */
export const endsAtBlankLine = ({ facts }: Dialect): boolean =>
  facts.groupEnd.value === "rule-or-blank-line" ||
  facts.groupEnd.value === "rule-delay-or-empty-line";
