import { joinEach } from "../../collections/flat.ts";
import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { google } from "../../dialects/google.ts";
import { escapePattern } from "../../match/spelling.ts";
import { agentName, GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { FileContext, LineView } from "../context.ts";

/** A user-agent line, as intended. */
export interface MeantAgent {
  readonly line: LineView;
  /** In lower case, without version and trailing star; `*` for every crawler; empty if unknown. */
  readonly name: string;
}

/** An allow or disallow line, as intended; or a user-agent line that contains a rule. */
export interface MeantRule {
  readonly line: LineView;
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** A group, with the intended meaning of its lines. */
export interface MeantGroup {
  readonly agents: readonly MeantAgent[];
  readonly rules: readonly MeantRule[];
  /** Its further fields, such as Crawl-delay; Sitemap belongs to no group. */
  readonly others: readonly LineView[];
  /** The last of all these lines. */
  readonly last: LineView;
}

/** The groups of a file, and the crawlers that follow them. */
export interface MeantGroups {
  readonly all: readonly MeantGroup[];
  /** The groups that name a crawler, in file order. */
  readonly named: ReadonlyMap<string, readonly MeantGroup[]>;
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
const meantPath = (line: LineView, meantValues: FileContext["meantValues"]): string => {
  if (line.isPlainRule) return line.valueText;
  const corrected = meantValues.get(line.number);
  return corrected === undefined || isWholeSite(corrected) ? pathOf(line) : corrected;
};

interface OpenGroup {
  agents: MeantAgent[];
  rules: MeantRule[];
  others: LineView[];
  last: LineView;
}

/** Lines examined in one step. */
const MANY = 2000;

function* read({
  lines,
  meant,
  meantValues,
  agentLinesWithRule,
}: FileContext): Generator<void, readonly MeantGroup[]> {
  const groups: OpenGroup[] = [];
  let group: OpenGroup | undefined;
  // By index: an iterator in a generator makes an object for each line.
  for (let at = 0; at < lines.length; at++) {
    if (at % MANY === MANY - 1) yield;
    const line = lines[at] as LineView;
    const field = meant[at] ?? null;
    if (field === null || field === "sitemap") continue;
    if (field === "user-agent") {
      if (group === undefined || group.rules.length > 0) {
        group = { agents: [], rules: [], others: [], last: line };
        groups.push(group);
      }
      group.agents.push({ line, name: nameOf(meantValues.get(line.number) ?? line.valueText) });
      if (agentLinesWithRule.has(line.number)) group.rules.push({ line, type: "allow", path: "" });
    } else if (group === undefined) {
      continue;
    } else if (field === "other") {
      group.others.push(line);
    } else {
      group.rules.push({ line, type: field, path: meantPath(line, meantValues) });
    }
    group.last = line;
  }
  return groups;
}

const indexByName = (groups: readonly MeantGroup[]): ReadonlyMap<string, readonly MeantGroup[]> => {
  const named = new Map<string, MeantGroup[]>();
  for (const group of groups) {
    for (const { name } of group.agents) {
      const known = named.get(name);
      if (known === undefined) named.set(name, [group]);
      else if (known.at(-1) !== group) known.push(group);
    }
  }
  named.delete("");
  return named;
};

/** `meantGroups`, in steps. */
export const meantGroupsSteps: (context: FileContext) => Generator<void, MeantGroups> = memoSteps(
  function* (context) {
    const all = yield* read(context);
    return { all, named: indexByName(all) };
  },
);

/**
 * The groups of a file as intended: a misspelt `User-agent` still opens its group, a misspelt rule
 * still counts as one.
 */
export const meantGroups = (context: FileContext): MeantGroups =>
  runToEnd(meantGroupsSteps(context));

/** Whether some group names a crawler, and is not for `*`. */
export const namesCrawlers = ({ named }: MeantGroups): boolean =>
  named.size > (named.has(GLOBAL) ? 1 : 0);

const NO_RULES: readonly MeantRule[] = [];

const mergedRules = memo((groups: readonly MeantGroup[]) => joinEach(groups, ({ rules }) => rules));

/**
 * All rules that apply to a name, of all its groups. The same array for the same groups, so that
 * derived data can be cached for the many names of a list.
 */
export const rulesFor = ({ named }: MeantGroups, name: string): readonly MeantRule[] => {
  const groups = named.get(name);
  const [first] = groups ?? [];
  if (groups === undefined || first === undefined) return NO_RULES;
  return groups.length === 1 ? first.rules : mergedRules(groups);
};

/** The agents of a group for which no group has a rule, except those with an unknown name. */
export const freeAgents = (groups: MeantGroups, { agents }: MeantGroup): readonly MeantAgent[] =>
  agents.filter(({ name }) => name !== "" && rulesFor(groups, name).length === 0);

/** Whether a line has its own finding, which should not cause another on its group. */
export const hasCause = ({ causes }: FileContext, { number }: LineView): boolean =>
  (causes[number - 1] ?? null) !== null;

/** A rule's path as Google spells it; that of a plain rule is spelt so already. */
export const escapedPath = ({ line, path }: MeantRule): string =>
  line.isPlainRule ? path : escapePattern(path);

/** Whether a rule forbids something. An empty `Disallow` does not. */
export const forbids = ({ type, path }: MeantRule): boolean => type === "disallow" && path !== "";

/** Whether a path matches the whole site. */
export const isWholeSite = (path: string): boolean => /^(?:\/|\/?\*+\$?)$/.test(path);

/** Whether a rule blocks the whole site; a plain rule has a longer path. */
export const closes = (rule: MeantRule): boolean =>
  !rule.line.isPlainRule && forbids(rule) && isWholeSite(rule.path);

/** Whether a rule allows something. An empty `Allow` does not. */
export const opens = ({ type, path }: MeantRule): boolean => type === "allow" && path !== "";

/** The number of the line a group begins on. */
export const firstLineOf = ({ agents, last }: MeantGroup): number =>
  agents[0]?.line.number ?? last.number;

/** The first line of a group, or of the comments directly above it. */
export const introductionOf = ({ lines }: FileContext, group: MeantGroup): LineView => {
  let first = firstLineOf(group);
  while (lines[first - 2]?.kind === "comment") first--;
  return lines[first - 1] ?? group.last;
};
