import { joinEach } from "../../collections/flat.ts";
import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { google } from "../../dialects/google.ts";
import { escapePattern } from "../../match/spelling.ts";
import { agentName, GLOBAL } from "../../policy/agent.ts";
import type { FieldKind } from "../../syntax/document.ts";
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
  const corrected = meantValues[line.number - 1] ?? null;
  return corrected === null || isWholeSite(corrected) ? pathOf(line) : corrected;
};

interface OpenGroup {
  agents: MeantAgent[];
  rules: MeantRule[];
  others: LineView[];
  last: LineView;
}

/** Reads groups line by line. */
class GroupReader {
  readonly groups: OpenGroup[] = [];
  private readonly context: FileContext;
  private group: OpenGroup | undefined;

  constructor(context: FileContext) {
    this.context = context;
  }

  /** Reads the lines from one index up to another, which follow those read before. */
  read(from: number, to: number): void {
    const { lines, meant } = this.context;
    for (let at = from; at < to; at++) {
      const field = meant[at] ?? null;
      if (field !== null && field !== "sitemap") this.add(lines[at] as LineView, field);
    }
  }

  private add(line: LineView, field: Exclude<FieldKind, "sitemap">): void {
    if (field === "user-agent") this.addAgent(line);
    const { group } = this;
    if (group === undefined) return;
    if (field === "other") group.others.push(line);
    else if (field !== "user-agent") {
      group.rules.push({ line, type: field, path: meantPath(line, this.context.meantValues) });
    }
    group.last = line;
  }

  private addAgent(line: LineView): void {
    const { meantValues, agentLinesWithRule } = this.context;
    if (this.group === undefined || this.group.rules.length > 0) {
      this.group = { agents: [], rules: [], others: [], last: line };
      this.groups.push(this.group);
    }
    const { agents, rules } = this.group;
    agents.push({ line, name: nameOf(meantValues[line.number - 1] ?? line.valueText) });
    if (agentLinesWithRule.has(line.number)) rules.push({ line, type: "allow", path: "" });
  }
}

/** Lines read in one step. */
const MANY = 2000;

function* read(context: FileContext): Generator<void, readonly MeantGroup[]> {
  const reader = new GroupReader(context);
  const { length } = context.lines;
  for (let from = 0; from < length; from += MANY) {
    reader.read(from, Math.min(from + MANY, length));
    yield;
  }
  return reader.groups;
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
