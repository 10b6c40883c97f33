import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import { rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { Budget } from "./budget.ts";
import { type ClosedPattern, covers, EVERYTHING } from "./closed-pattern.ts";
import { Examples } from "./example-url.ts";
import { intersection } from "./intersect.ts";
import { type Ranked, RankedList, ranked } from "./ranked.ts";
import { minimalRules } from "./reduction.ts";
import { patternText, rulesOfMatcher } from "./rules.ts";

/** URLs that a rule allows or blocks, with the exceptions. */
export interface AccessArea {
  readonly rule: Rule;
  /** The pattern that the URLs match, in robots.txt notation. */
  readonly pattern: string;
  readonly allowed: boolean;
  /** A URL of the area with this verdict, confirmed by the matcher. Null if none was found. */
  readonly url: string | null;
  /**
   * The URLs of the area with the other verdict, each with its own exceptions; none lies within
   * another. In file order.
   */
  readonly exceptions: readonly AccessArea[];
}

/**
 * What a crawler may fetch. An area applies to a URL that it matches and to which none of its
 * exceptions applies. A URL has the verdict `allowed` unless an area of `areas` applies to it and
 * none of `anywhere` does: then it has the opposite verdict.
 */
export interface Access {
  /** The verdict of URLs to which no area applies. */
  readonly allowed: boolean;
  /** The rule that decides those; null if it is the default, because no rule matches. */
  readonly rule: Rule | null;
  /**
   * The areas with the opposite verdict, in file order. An area within another one is an exception
   * to several of that one's exceptions.
   */
  readonly areas: readonly AccessArea[];
  /** Exceptions that extend beyond many areas: they belong to no single area and apply to all. */
  readonly anywhere: readonly AccessArea[];
  /**
   * Whether all exceptions are listed and the description above is true of every URL except
   * `/robots.txt`, which many readers treat specially. False if the rules overlap in too many ways.
   */
  readonly isExact: boolean;
  /** The number of rules omitted because no verdict depends on them. */
  readonly leftOut: number;
}

/** An exception that extends beyond this many areas is reported once, under `anywhere`. */
const MANY_AREAS = 3;

/** The most exceptions listed, in total. */
const MOST_EXCEPTIONS = 20_000;

/** A rule as one reader reads it, with all its patterns; only rules that verdicts depend on. */
interface Node {
  readonly reading: Reading;
  readonly label: boolean;
  /** Its position in order of precedence. */
  readonly rank: number;
  readonly patterns: readonly ClosedPattern[];
  readonly url: string | null;
}

const isEverything = ({ patterns }: Node): boolean =>
  patterns.some((pattern) => covers(pattern, EVERYTHING));

/** Whether one node matches everything that another one does. */
const isWithin = (inner: Node, outer: Node): boolean =>
  inner !== outer &&
  inner.patterns.every((each) => outer.patterns.some((pattern) => covers(pattern, each)));

/** The patterns of the nodes, as a list that can be queried. */
const listOf = (nodes: readonly Node[]): RankedList<Ranked & { readonly node: Node }> =>
  new RankedList(
    ranked(
      nodes.flatMap((node) =>
        node.patterns.map((pattern) => ({ pattern, node, label: node.label })),
      ),
    ),
  );

/**
 * The nodes that lie within no other; of two that match the same, the one that takes precedence.
 */
const widest = (nodes: readonly Node[]): readonly Node[] => {
  if (nodes.length < 2) return nodes;
  const list = listOf(nodes);
  const unbounded = new Budget(Number.POSITIVE_INFINITY);
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
    ? patternText(pattern, [{ pattern, reading, label, rank }])
    : reading.rule.text;
};

const byLine = (a: AccessArea, b: AccessArea): number => a.rule.pattern.from - b.rule.pattern.from;

/** Finds and stores the exceptions to each node. */
class Exceptions {
  private readonly list: RankedList<Ranked & { readonly node: Node }>;
  private readonly known = new Map<Node, readonly Node[]>();
  private readonly budget: Budget;
  private count = 0;

  constructor(nodes: readonly Node[], budget: Budget) {
    this.budget = budget;
    this.list = listOf(nodes);
  }

  get isFull(): boolean {
    return this.budget.isOver || this.count > MOST_EXCEPTIONS;
  }

  /**
   * Finds, once for each node, the nodes of the opposite verdict that take precedence over it and
   * match part of what it does.
   */
  find(nodes: readonly Node[]): void {
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (this.known.has(node)) continue;
      const found = this.meeting(node);
      if (this.isFull) return;
      this.known.set(node, found);
      waiting.push(...found);
    }
  }

  private meeting(node: Node): readonly Node[] {
    const found = new Set<Node>();
    for (const pattern of node.patterns) {
      for (const { node: other, pattern: second } of this.list.meeting(pattern)) {
        this.budget.steps++;
        if (this.isFull) return [];
        if (other.label === node.label || other.rank > node.rank || found.has(other)) continue;
        if (intersection(pattern, second, this.budget)?.length !== 0) found.add(other);
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

/** The exceptions that extend beyond many areas. */
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

/** Nodes that are exceptions to several exceptions of areas: each is reported once, as an area. */
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

/**
 * Returns a function that turns a node into an area, once each, with those of its exceptions that
 * pass a test.
 */
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

/** The nodes of the rules that verdicts depend on, each with an example URL. */
const nodesOf = (matcher: Matcher, kept: ReadonlySet<Rule>, budget: Budget): readonly Node[] => {
  const needed = rulesOfMatcher(matcher).list.items.filter(({ reading }) => kept.has(reading.rule));
  const list = new RankedList(ranked(needed));
  const deciding = list.live(budget);
  const live = budget.isOver ? list.items : deciding;
  const examples = new Examples([matcher], () => live.map(({ pattern }) => pattern));
  const nodes: Node[] = [];
  for (const [reading, items] of groupBy(live, (item) => item.reading)) {
    const label = allows(reading);
    const found = items.map(({ pattern }) =>
      budget.isOver ? null : examples.find(pattern, (url) => matcher.decide(url).allowed === label),
    );
    const patterns = items.map(({ pattern }) => pattern);
    const urls = found.flatMap((example) =>
      example === null || example === "nowhere" ? [] : [example.url],
    );
    // Patterns that no URL can match are not reported.
    if (!found.every((example) => example === "nowhere"))
      nodes.push({ reading, label, rank: nodes.length, patterns, url: urls[0] ?? null });
  }
  return nodes;
};

/**
 * What a crawler may fetch, as a short list of its own rules: only those that some verdict depends
 * on (`minimalRules`), with exceptions nested below what they are exceptions to. True of all URLs,
 * as the matcher's reader compares them.
 */
export const accessOf = (matcher: Matcher): Access => {
  const budget = new Budget();
  const nodes = nodesOf(matcher, new Set(minimalRules(matcher)), budget);
  const base = nodes.find(isEverything) ?? null;
  const allowed = base?.label ?? rulesOfMatcher(matcher).otherwise;
  const others = nodes.filter((node) => node.label !== allowed);
  const outer = budget.isOver ? others : widest(others);
  const exceptions = new Exceptions(nodes, budget);
  exceptions.find(outer);

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
};
