import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import { rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { type ClosedPattern, covers, EVERYTHING } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";
import { textOf } from "./notation.ts";
import { type Ranked, RankedList, rulesOfMatcher } from "./ranked.ts";
import { minimalRulesSteps } from "./redundancy.ts";
import { Witnesses } from "./witness.ts";
import { finish, Work } from "./work.ts";

/** URLs that a rule allows or blocks, with what is left out of them. */
export interface AccessArea {
  readonly rule: Rule;
  /** What the URLs match, in the notation of robots.txt. */
  readonly pattern: string;
  readonly allowed: boolean;
  /** One of them that has this verdict; the matcher was asked. Null where none was found. */
  readonly url: string | null;
  /**
   * URLs of the area that have the other verdict, each with exceptions of its own; none lies within
   * another. In the order of the file.
   */
  readonly exceptions: readonly AccessArea[];
}

/**
 * What a crawler may fetch. An area holds for a URL that it matches and none of its exceptions holds
 * for. A URL has the verdict `allowed` unless an area of `areas` holds for it and none of `anywhere`:
 * then it has the other one.
 */
export interface Access {
  /** The verdict of URLs that no area holds for. */
  readonly allowed: boolean;
  /** The rule that says so; null where it is so because no rule matches. */
  readonly rule: Rule | null;
  /**
   * The areas with the other verdict, in the order of the file. Where one lies within another, it is an
   * exception to several of its exceptions.
   */
  readonly areas: readonly AccessArea[];
  /** Exceptions that go across many areas: they are no area's own and hold in all of them. */
  readonly anywhere: readonly AccessArea[];
  /**
   * Whether the exceptions are all named and the statement above holds for every URL but `/robots.txt`,
   * which many readers treat in a way of their own. False where the rules meet in too many ways.
   */
  readonly isExact: boolean;
  /** How many rules have been left out because no verdict hangs on them. */
  readonly leftOut: number;
}

/** An exception that goes beyond so many areas is reported once. */
const MANY_AREAS = 3;

/** Exceptions that are named at most, all together. */
const MOST_EXCEPTIONS = 20_000;

/** A way in which a rule matches, among those on which verdicts hang. */
interface Node {
  readonly reading: Reading;
  readonly label: boolean;
  /** Its place in the order of precedence. */
  readonly rank: number;
  readonly patterns: readonly ClosedPattern[];
  readonly url: string | null;
}

const isEverything = ({ patterns }: Node): boolean =>
  patterns.some((pattern) => covers(pattern, EVERYTHING));

/** Whether one way to match takes all that another one does. */
const isWithin = (inner: Node, outer: Node): boolean =>
  inner !== outer &&
  inner.patterns.every((each) => outer.patterns.some((pattern) => covers(pattern, each)));

/** The ways in which nodes match, as a list that can be asked. */
const listOf = (nodes: readonly Node[]): RankedList<Ranked & { readonly node: Node }> =>
  new RankedList(
    nodes
      .flatMap((node) => node.patterns.map((pattern) => ({ pattern, node, label: node.label })))
      .map((each, rank) => ({ ...each, rank })),
  );

/** Those that lie within no other one; of two that match the same, the better. */
const widest = (nodes: readonly Node[]): readonly Node[] => {
  if (nodes.length < 2) return nodes;
  const list = listOf(nodes);
  const unbounded = new Work(Number.POSITIVE_INFINITY);
  return nodes.filter((node) => {
    const { word } = node.patterns[0] as ClosedPattern;
    return !list
      .findAll(word, unbounded)
      .some(
        ({ node: other }) =>
          isWithin(node, other) && (!isWithin(other, node) || other.rank < node.rank),
      );
  });
};

const textOfNode = ({ reading, patterns, label, rank }: Node): string => {
  const [pattern, second] = patterns as readonly [ClosedPattern, ...ClosedPattern[]];
  return second === undefined
    ? textOf(pattern, [{ pattern, reading, label, rank }])
    : reading.rule.text;
};

const byLine = (a: AccessArea, b: AccessArea): number => a.rule.pattern.from - b.rule.pattern.from;

/** Which nodes leave which out. */
class Exceptions {
  private readonly list: RankedList<Ranked & { readonly node: Node }>;
  private readonly known = new Map<Node, readonly Node[]>();
  private readonly work: Work;
  private count = 0;

  constructor(nodes: readonly Node[], work: Work) {
    this.work = work;
    this.list = listOf(nodes);
  }

  get isFull(): boolean {
    return this.work.isOver || this.count > MOST_EXCEPTIONS;
  }

  /** The better nodes of the other verdict that match some of what each one does; worked out once. */
  *find(nodes: readonly Node[]): Generator<void, void> {
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (this.known.has(node)) continue;
      const found = yield* this.meeting(node);
      if (this.isFull) return;
      this.known.set(node, found);
      waiting.push(...found);
    }
  }

  private *meeting(node: Node): Generator<void, readonly Node[]> {
    const found = new Set<Node>();
    for (const pattern of node.patterns) {
      for (const { node: other, pattern: second } of this.list.heads.meeting(pattern)) {
        this.work.steps++;
        if (this.work.isTurn) yield;
        if (this.isFull) return [];
        if (other.label === node.label || other.rank > node.rank || found.has(other)) continue;
        if (intersection(pattern, second, this.work)?.length !== 0) found.add(other);
      }
    }
    const all = widest([...found]);
    this.count += all.length;
    return all;
  }

  of(node: Node): readonly Node[] {
    return this.known.get(node) ?? [];
  }
}

/** The exceptions that go beyond many areas. */
const acrossAreas = (areas: readonly Node[], exceptions: Exceptions): ReadonlySet<Node> => {
  const counts = new Map<Node, number>();
  for (const area of areas) {
    for (const exception of exceptions.of(area)) {
      if (isWithin(exception, area)) continue;
      counts.set(exception, (counts.get(exception) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= MANY_AREAS).map(([node]) => node));
};

/** What is an exception to several exceptions of areas: it is reported once, as an area. */
const exceptedTwice = (
  areas: readonly Node[],
  exceptions: Exceptions,
  across: ReadonlySet<Node>,
): readonly Node[] => {
  const known = new Set(areas);
  const outer = new Set(areas.flatMap((area) => exceptions.of(area)).filter((e) => !across.has(e)));
  const counts = new Map<Node, number>();
  for (const exception of outer) {
    for (const inner of exceptions.of(exception)) {
      if (!known.has(inner)) counts.set(inner, (counts.get(inner) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count > 1).map(([node]) => node);
};

/** Makes areas of nodes, each once, with those of its exceptions that pass a test. */
const shownAs = (
  exceptions: Exceptions,
  isNamed: (exception: Node) => boolean,
): ((node: Node) => AccessArea) => {
  const shown = memo((node: Node): AccessArea => {
    const named = exceptions.of(node).filter(isNamed);
    return {
      rule: node.reading.rule,
      pattern: textOfNode(node),
      allowed: node.label,
      url: node.url,
      exceptions: named.map(shown).sort(byLine),
    };
  });
  return shown;
};

/** The nodes of the rules on which verdicts hang, each with a URL that shows it. */
function* nodesOf(matcher: Matcher, kept: ReadonlySet<number>, work: Work) {
  const needed = rulesOfMatcher(matcher).list.items.filter(({ reading }) =>
    kept.has(reading.rule.pattern.from),
  );
  const list = new RankedList(needed.map((entry, rank) => ({ ...entry, rank })));
  const deciding = yield* list.live(work);
  const live = work.isOver ? list.items : deciding;
  const witnesses = new Witnesses([matcher], () => live.map(({ pattern }) => pattern));
  const nodes: Node[] = [];
  for (const [reading, entries] of groupBy(live, (entry) => entry.reading)) {
    const label = allows(reading);
    const found = entries.map(({ pattern }) =>
      work.isOver ? null : witnesses.find(pattern, (url) => matcher.decide(url).allowed === label),
    );
    const patterns = entries.map(({ pattern }) => pattern);
    const shown = found.find((witness) => witness !== null && witness !== "nowhere");
    const url = typeof shown === "object" ? (shown?.url ?? null) : null;
    // What no URL can match is nothing to report.
    if (!found.every((witness) => witness === "nowhere"))
      nodes.push({ reading, label, rank: nodes.length, patterns, url });
    if (work.isTurn) yield;
  }
  return nodes;
}

/** `accessOf`, in steps: the caller may do other work after each. */
export function* accessSteps(matcher: Matcher): Generator<void, Access> {
  const work = new Work();
  const kept = yield* minimalRulesSteps(matcher);
  const places = new Set(kept.map(({ pattern }) => pattern.from));
  const nodes = yield* nodesOf(matcher, places, work);
  const base = nodes.find(isEverything) ?? null;
  const allowed = base?.label ?? rulesOfMatcher(matcher).otherwise;
  const others = nodes.filter((node) => node.label !== allowed);
  const outer = work.isOver ? others : widest(others);
  const exceptions = new Exceptions(nodes, work);
  yield* exceptions.find(outer);

  const isExact = !exceptions.isFull;
  const across = isExact ? acrossAreas(outer, exceptions) : new Set<Node>();
  const areas = isExact ? [...outer, ...exceptedTwice(outer, exceptions, across)] : outer;
  const tops = new Set(areas);
  const isNamed = (node: Node): boolean => isExact && !across.has(node) && !tops.has(node);
  const shown = new Set(nodes.map(({ reading }) => reading.rule));
  return {
    allowed,
    rule: base?.reading.rule ?? null,
    areas: areas.map(shownAs(exceptions, isNamed)).sort(byLine),
    anywhere: [...across].map(shownAs(exceptions, () => true)).sort(byLine),
    isExact,
    leftOut: rulesOf(matcher.policy, matcher.selection).length - shown.size,
  };
}

/**
 * What a crawler may fetch, as a short list made of its own rules: only those on which some verdict
 * hangs (`minimalRules`), exceptions below what they are exceptions to. It holds for all URLs, as the
 * matcher's reader compares them.
 */
export const accessOf = (matcher: Matcher): Access => finish(accessSteps(matcher));
