import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { Edit } from "../lint/diagnostic.ts";
import { deleteButComment, insertBelow, lineEndOf } from "../lint/fixes/line-edits.ts";
import type { Matcher } from "../match/compile.ts";
import { policyOf } from "../match/consult.ts";
import { rulesOf } from "../match/ruleset.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { AgentLine, Group, Rule } from "../policy/policy.ts";
import { ruleLine } from "../policy/rule-line.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { LineView } from "../syntax/line-view.ts";
import { lineAt, parse } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { identify } from "../vocabulary/product-token.ts";
import { purposeOf } from "../vocabulary/purposes.ts";
import { appendGroup } from "./append.ts";
import { followedDelay } from "./followed-delay.ts";
import { overruledPatterns } from "./overruled.ts";
import { type Change, NOTHING_FORBIDDEN, newRules, opposes, wishedRules } from "./rule-changes.ts";
import { type PolicyWish, patternOf } from "./wish.ts";

/** Where a new group is written. */
export type Place = "end" | "start";

/** A crawler whose verdicts are to change, with what it follows now. */
export interface Target {
  readonly token: string;
  readonly matcher: Matcher;
}

/** A crawler that would lose the rules that it follows now, because it falls back on a target. */
export type Bystander = Target;

/** What a plan is made of. */
export interface PlanInput {
  readonly document: RobotsDocument;
  readonly wish: PolicyWish;
  readonly targets: readonly Target[];
  /** Crawlers that need a group with the rules that they follow now. */
  readonly bystanders: readonly Bystander[];
  /** Tests if a line, 1-based, must not be touched. */
  readonly isKept: (line: number) => boolean;
}

/** A way to carry out a plan. */
export interface Way {
  readonly change: Change;
  readonly place: Place;
}

/** What a way comes to. */
export interface Planned {
  /** None if the way is of no use for any crawler. */
  readonly edits: readonly Edit[];
  /** Whether other rules are expected to decide some of what the wish is about. */
  readonly isOverruled: boolean;
}

/** Crawlers that follow the same groups now. */
interface Cluster {
  readonly targets: readonly Target[];
  /** The same for those that follow the same lines of the file. */
  readonly followed: string;
  /** The groups that name them; empty if none does. */
  readonly groups: readonly Group[];
  readonly rules: readonly Rule[];
}

/** A group to write: names and rules. */
interface NewGroup {
  readonly tokens: readonly string[];
  readonly rules: readonly string[];
}

const nameOf = ({ name }: AgentLine): string => asciiLower(identify(name).token);

const clustersOf = memo((targets: readonly Target[]): readonly Cluster[] => {
  const followedBy = ({ matcher: { selection } }: Target): string =>
    `${selection.kind} ${selection.groups.map(({ firstLine }) => firstLine)}`;
  const keyOf = (target: Target): string =>
    `${target.matcher.policy.dialect.id} ${followedBy(target)}`;
  return Array.from(groupBy(targets, keyOf).values(), (members): Cluster => {
    const [first] = members as [Target, ...Target[]];
    const { policy, selection } = first.matcher;
    return {
      targets: members,
      followed: followedBy(first),
      groups: selection.kind === "named" ? selection.groups : [],
      rules: rulesOf(policy, selection),
    };
  });
});

/** Whether a cluster follows the same lines as another, without some that its reader ignores in a copy, too. */
const isPartOf = (part: Cluster, whole: Cluster): boolean => {
  const { length } = part.rules;
  if (part.followed !== whole.followed || length === 0 || length >= whole.rules.length)
    return false;
  const keyOf = ({ line, text }: Rule): string => `${line} ${text}`;
  const known = new Set(part.rules.map(keyOf));
  const others = whole.rules.filter((rule) => !known.has(keyOf(rule)));
  if (others.length + length !== whole.rules.length) return false;
  const copy = parse([`User-agent: ${GLOBAL}`, ...others.map(ruleLine)].join("\n"));
  const { dialect } = (part.targets[0] as Target).matcher.policy;
  return policyOf(copy, dialect).groups.every(({ ruleLines }) => ruleLines.length === 0);
};

/**
 * Joins crawlers that follow no group of their own with those whose readers use more of the same
 * lines, so that one copy will do.
 */
const withoutPartial = memo((clusters: readonly Cluster[]): readonly Cluster[] => {
  const free = clusters
    .filter(({ groups }) => groups.length === 0)
    .sort((a, b) => b.rules.length - a.rules.length);
  // The widest comes first, so that it is not part of another itself.
  const whole = new Map(free.map((part) => [part, free.find((each) => isPartOf(part, each))]));
  return clusters
    .filter((cluster) => whole.get(cluster) === undefined)
    .map((cluster) => {
      const joined = free.filter((part) => whole.get(part) === cluster);
      const targets = [...cluster.targets, ...joined.flatMap((part) => part.targets)];
      return { ...cluster, targets };
    });
});

/** The most narrower paths that get a rule of their own. */
const MOST_NARROWER = 40;

class Plan {
  private readonly input: PlanInput;
  private readonly way: Way;
  private readonly wished: ReadonlySet<string>;
  private readonly edits = new Map<string, Edit>();
  private readonly newGroups: NewGroup[] = [];
  private isOverruled = false;
  /** A crawler that is to be closed out would get a group that forbids nothing. */
  private isHopeless = false;

  constructor(input: PlanInput, way: Way) {
    this.input = input;
    this.way = way;
    this.wished = new Set(input.wish.crawlers.map((name) => asciiLower(identify(name).token)));
  }

  make(): Planned {
    const clusters = clustersOf(this.input.targets);
    const areCopied = this.input.wish.path !== null;
    for (const cluster of areCopied ? withoutPartial(clusters) : clusters) this.carryOut(cluster);
    for (const { token, matcher } of this.input.bystanders) {
      const { policy, selection } = matcher;
      const rules = [...new Set(rulesOf(policy, selection).map(ruleLine))];
      this.addGroups([token], rules.length === 0 ? [NOTHING_FORBIDDEN] : rules);
    }
    const { isOverruled } = this;
    if (this.isHopeless) return { edits: [], isOverruled };
    this.writeGroups();
    return { edits: withoutOverlaps([...this.edits.values()]), isOverruled };
  }

  private add(edit: Edit): void {
    this.edits.set(`${edit.from} ${edit.to} ${edit.insert}`, edit);
  }

  private view(line: number): LineView {
    return new LineView(this.input.document, line);
  }

  private carryOut(cluster: Cluster): void {
    const { wish } = this.input;
    const { drops, adds } = this.way.change;
    const own = cluster.groups.filter((group) => this.isOwn(group));
    const hasOwn = own.length > 0 && (wish.path === null || own.length === cluster.groups.length);
    const isCopied = wish.path !== null && adds === "nowhere";
    // The rules that crawlers follow now would not do in another group either.
    if (isCopied && !(drops && cluster.rules.some((rule) => opposes(rule, wish)))) {
      this.isOverruled = true;
      return;
    }
    const staying = cluster.groups.filter(
      (group) => own.includes(group) || !this.takeOut(cluster.targets, group),
    );
    const paths = this.pathsFor(cluster, hasOwn ? [] : staying);
    if (hasOwn) this.changeInPlace(cluster, own, paths);
    else this.giveGroup(cluster, paths);
  }

  /**
   * Takes names out of a group that others need, and tells if it could. Where a line must stay, or
   * the rules below would have no name, only a further group can help.
   */
  private takeOut(targets: readonly Target[], { agents }: Group): boolean {
    const names = new Set(targets.map(({ token }) => asciiLower(token)));
    const lines = agents.filter((agent) => names.has(nameOf(agent))).map(({ line }) => line);
    if (lines.length === agents.length || lines.some(this.input.isKept)) return false;
    for (const line of lines) this.add(deleteButComment(this.view(line)));
    return true;
  }

  /** A group for crawlers that follow none of their own, or names in one that exists. */
  private giveGroup({ targets, rules: followed }: Cluster, paths: readonly string[]): void {
    const { wish, document } = this.input;
    const rules = newRules(wish.path === null ? [] : followed, wish, this.way.change, paths);
    const tokens = this.namesNeeded(targets);
    const group = wish.path === null ? this.joinable(tokens) : null;
    const line = group?.agents.at(-1)?.line;
    if (line === undefined || tokens.some((token) => this.delayOf(token) !== null)) {
      this.addGroups(tokens, rules);
      this.isHopeless ||=
        wish.access === "block" && rules.every((rule) => rule === NOTHING_FORBIDDEN);
    } else {
      const texts = tokens.map((token) => `User-agent: ${token}`);
      this.add(insertBelow(document, lineAt(document, line), texts));
    }
  }

  /**
   * The paths that need a rule: that of the wish, and narrower ones that other rules would decide.
   *
   * @param staying groups that the crawlers follow beside the changed rules.
   */
  private pathsFor(cluster: Cluster, staying: readonly Group[]): readonly string[] {
    const { wish } = this.input;
    const { change } = this.way;
    const [{ matcher }] = cluster.targets as readonly [Target];
    const stay = rulesOf(matcher.policy, { groups: staying });
    const readers = groupBy(cluster.targets, (target) => target.matcher.policy.dialect);
    const left = [...readers.values()].flatMap(([target]) =>
      wish.path === null ? [] : overruledPatterns(change, (target as Target).matcher, wish, stay),
    );
    const narrower = new Set(left);
    // Where rules that oppose the wish stay, those for narrower paths would be no longer than they.
    const isMended = change.drops && change.adds !== "nowhere" && narrower.size <= MOST_NARROWER;
    this.isOverruled ||= narrower.size > 0 && (!isMended || narrower.has(patternOf(wish)));
    return [...new Set([patternOf(wish), ...(isMended ? narrower : [])])];
  }

  /** Whether a group is for crawlers of the wish alone, and may be changed. */
  private isOwn({ agents, firstLine, lastLine }: Group): boolean {
    if (this.input.isKept(firstLine) || this.input.isKept(lastLine)) return false;
    return agents.every((agent) => agent.name !== GLOBAL && this.wished.has(nameOf(agent)));
  }

  /** Without those that follow the groups of another crawler of the wish anyway. */
  private namesNeeded(targets: readonly Target[]): readonly string[] {
    const pending = new Set(targets.map(({ token }) => asciiLower(token)));
    return targets
      .filter(({ token, matcher: { selection } }) => {
        if (selection.kind === "named") return true;
        const { crawler } = identify(token);
        return crawler?.fallbacks.some((each) => pending.has(asciiLower(each))) !== true;
      })
      .map(({ token }) => token);
  }

  private changeInPlace(
    { targets }: Cluster,
    groups: readonly Group[],
    paths: readonly string[],
  ): void {
    const { wish, document } = this.input;
    const [{ matcher }] = targets as readonly [Target];
    const rules = rulesOf(matcher.policy, { groups });
    const { drops, adds } = this.way.change;
    const dropped = drops ? rules.filter((rule) => opposes(rule, wish)) : [];
    const isEmptied = adds === "nowhere" && dropped.length === rules.length;
    for (const [index, rule] of dropped.entries()) {
      if (isEmptied && index === 0) {
        this.add({ from: rule.from, to: rule.to, insert: NOTHING_FORBIDDEN });
      } else this.add(deleteButComment(this.view(rule.line)));
    }
    if (adds === "nowhere") return;
    const [group] = groups as readonly [Group, ...Group[]];
    const agent = group.agents.at(-1)?.line ?? group.firstLine;
    // Below the last rule that stays, or else below the names.
    const kept = group.ruleLines.filter((line) => !dropped.some((rule) => rule.line === line));
    const line = adds === "last" ? (kept.at(-1) ?? agent) : agent;
    this.add(insertBelow(document, lineAt(document, line), wishedRules(wish, paths)));
  }

  /** A group for crawlers of the same purpose in which everything has the wished verdict already. */
  private joinable(tokens: readonly string[]): Group | null {
    const { wish, document, isKept } = this.input;
    const isWished = ({ type, text }: Rule): boolean =>
      wish.access === "block" ? type === "disallow" : type === "allow" || text === "";
    const purposes = new Set(tokens.map(purposeOfName));
    const sharing = ({ agents }: Group): number =>
      agents.filter(({ name }) => purposes.has(purposeOfName(name))).length;
    const policy = policyOf(document, rfc9309);
    const found = policy.groups.filter((group) => {
      if (group.agents.some(({ name }) => name === GLOBAL) || sharing(group) === 0) return false;
      if (isKept(group.firstLine) || isKept(group.lastLine)) return false;
      const rules = rulesOf(policy, { groups: [group] });
      if (rules.length === 0 || !rules.every(isWished)) return false;
      return wish.access === "allow" || rules.some(({ text }) => text === "/" || text === "/*");
    });
    return found.sort((a, b) => sharing(b) - sharing(a))[0] ?? null;
  }

  /** The delay that a crawler keeps; for one that may fetch nothing it does not matter. */
  private delayOf(token: string): string | null {
    const { wish, targets, bystanders } = this.input;
    const matcher = [...targets, ...bystanders].find((each) => each.token === token)?.matcher;
    const isClosed =
      wish.access === "block" && wish.path === null && targets.some((each) => each.token === token);
    return matcher === undefined || isClosed ? null : followedDelay(token, matcher);
  }

  /** A group with some rules for crawlers, and others for those that keep a delay. */
  private addGroups(tokens: readonly string[], rules: readonly string[]): void {
    for (const [delay, names] of groupBy(tokens, (token) => this.delayOf(token)))
      this.newGroups.push({ tokens: names, rules: delay === null ? rules : [...rules, delay] });
  }

  private writeGroups(): void {
    const { document } = this.input;
    const end = lineEndOf(document);
    const groups = groupBy(this.newGroups, ({ rules }) => rules.join("\n"));
    const texts = Array.from(groups.values(), (same) =>
      [
        ...same.flatMap(({ tokens }) => tokens.map((token) => `User-agent: ${token}`)),
        ...(same[0]?.rules ?? []),
      ].join(end),
    );
    if (texts.length === 0) return;
    const text = texts.join(end + end);
    const first = policyOf(document, rfc9309).groups[0];
    if (this.way.place === "start" && first !== undefined) {
      const { from } = lineAt(document, first.firstLine);
      this.add({ from, to: from, insert: text + end + end });
      return;
    }
    this.add(appendGroup(document, [text]));
  }
}

/**
 * In order. Groups that share a rule may each want another edit of it: one that leaves something
 * behind goes before one that deletes.
 */
const withoutOverlaps = (edits: readonly Edit[]): readonly Edit[] => {
  const kept: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = kept.at(-1);
    if (last === undefined || last.to <= edit.from) kept.push(edit);
    else if (last.insert === "") kept[kept.length - 1] = edit;
  }
  return kept;
};

const purposeOfName = (name: string): string => {
  const { crawler } = identify(name);
  return (crawler === null ? null : purposeOf(crawler)?.id) ?? "";
};

/**
 * The edits that carry out a wish in one way; nothing is proved of them yet, though their failure
 * may be foreseen. Comments and the order of lines stay; a group that is for crawlers of the wish
 * alone is changed in place, others lose the names of these crawlers to a group of their own.
 */
export const planEdits = (input: PlanInput, way: Way): Planned => new Plan(input, way).make();
