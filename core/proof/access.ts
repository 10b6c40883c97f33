import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import type { Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import { rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { Budget } from "./budget.ts";
import { type ClosedPattern, covers, EVERYTHING } from "./closed-pattern.ts";
import { type Example, Examples } from "./example-url.ts";
import { meets } from "./intersect.ts";
import { PrefixIndex } from "./prefix-index.ts";
import type { RankedList } from "./ranked.ts";
import { isUnreachable } from "./reach.ts";
import { minimalRules } from "./reduction.ts";
import { patternText, type RulePattern, rulesOfMatcher } from "./rules.ts";

/** URLs that a rule allows or blocks, with the exceptions. */
export interface AccessArea {
  readonly rule: Rule;
  /** The pattern that the URLs match, in robots.txt notation. */
  readonly pattern: string;
  readonly allowed: boolean;
  /** A URL of the area with this verdict, confirmed by the matcher. Null if none was found or wanted. */
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

/** Patterns of one rule, all read alike; only those that verdicts depend on. */
interface Node {
  readonly items: readonly [RulePattern, ...RulePattern[]];
  readonly label: boolean;
  /** Its position in order of precedence. */
  readonly rank: number;
  readonly url: string | null;
}

const ruleOf = ({ items: [first] }: Node): Rule => first.reading.rule;

const isEverything = ({ items }: Node): boolean =>
  items.some(({ pattern }) => covers(pattern, EVERYTHING));

/** Whether one node matches everything that another one does. */
const isWithin = (inner: Node, outer: Node): boolean =>
  inner !== outer &&
  inner.items.every(({ pattern }) => outer.items.some((each) => covers(each.pattern, pattern)));

const textOfNode = ({ items: [first, second] }: Node): string =>
  second === undefined ? patternText(first.pattern, [first]) : first.reading.rule.text;

const byLine = (a: AccessArea, b: AccessArea): number => a.rule.pattern.from - b.rule.pattern.from;

/** Finds and stores the exceptions to each node. */
class Exceptions {
  private readonly nodes: readonly Node[];
  /** The list that the patterns of the nodes belong to. */
  private readonly list: RankedList<RulePattern>;
  private readonly byReading: ReadonlyMap<Reading, Node>;
  /** The patterns of the nodes that allow, and of those that block. */
  private readonly patternsOf = memoByValue((label: boolean) => {
    const nodes = this.nodes.filter((node) => node.label === label);
    return new PrefixIndex(
      nodes.flatMap((node) => node.items.map(({ pattern }) => ({ pattern, node }))),
    );
  });
  private readonly known = new Map<Node, readonly Node[]>();
  /** The nodes of the same verdict that each node lies within: many areas share their exceptions. */
  private readonly wider = memo((node: Node): readonly Node[] => this.widerThan(node));
  private readonly budget: Budget;
  private count = 0;

  constructor(nodes: readonly Node[], list: RankedList<RulePattern>, budget: Budget) {
    this.nodes = nodes;
    this.list = list;
    this.byReading = new Map(nodes.map((node) => [node.items[0].reading, node]));
    this.budget = budget;
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

  private widerThan(node: Node): readonly Node[] {
    const covering = this.list.covering(node.items[0], this.budget);
    return covering
      .flatMap(({ reading }) => this.byReading.get(reading) ?? [])
      .filter(
        (other) =>
          other.label === node.label &&
          isWithin(node, other) &&
          (!isWithin(other, node) || other.rank < node.rank),
      );
  }

  /**
   * Those of some nodes with one verdict that lie within no other of them; of two that match the
   * same, the one that takes precedence.
   */
  widest(nodes: ReadonlySet<Node>): readonly Node[] {
    const all = [...nodes];
    if (all.length < 2) return all;
    return all.filter((node) => !this.wider(node).some((other) => nodes.has(other)));
  }

  private meeting(node: Node): readonly Node[] {
    const found = new Set<Node>();
    const opposite = this.patternsOf(!node.label);
    for (const { pattern } of node.items) {
      for (const { node: other, pattern: second } of opposite.meeting(pattern)) {
        this.budget.steps++;
        if (this.isFull) return [];
        if (other.rank > node.rank || found.has(other)) continue;
        if (meets(pattern, second)) found.add(other);
      }
    }
    const all = this.widest(found);
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
  const outer = new Set<Node>();
  for (const area of areas) {
    for (const exception of exceptions.of(area)) if (!across.has(exception)) outer.add(exception);
  }
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
      rule: ruleOf(node),
      pattern: textOfNode(node),
      allowed: node.label,
      url: node.url,
      exceptions: named.map(shown).sort(byLine),
    };
  });
  return shown;
};

/** Finds a URL that a pattern matches and that has a verdict. */
type ExampleOf = (pattern: ClosedPattern, label: boolean) => Example;

const examplesOf = (matcher: Matcher, live: readonly RulePattern[]): ExampleOf => {
  const examples = new Examples([matcher], () => live.map(({ pattern }) => pattern));
  return (pattern, label) => examples.find(pattern, (url) => matcher.decide(url).allowed === label);
};

const withoutUrl =
  ({ policy }: Matcher): ExampleOf =>
  (pattern) =>
    isUnreachable(pattern, policy.dialect) ? "nowhere" : null;

/** The patterns of some rules of a matcher that decide some path without all other rules, in order. */
const decidingPatterns = (
  matcher: Matcher,
  rules: readonly Rule[],
  budget: Budget,
): readonly RulePattern[] => {
  const kept = new Set(rules);
  const { list } = rulesOfMatcher(matcher);
  const isKept = ({ reading }: RulePattern): boolean => kept.has(reading.rule);
  const needed = list.items.filter(isKept);
  const deciding = needed.filter(
    (item) => !budget.isOver && list.covering(item, budget).find(isKept) === item,
  );
  return budget.isOver ? needed : deciding;
};

/** The nodes of patterns that verdicts depend on. */
const nodesOf = (
  deciding: readonly RulePattern[],
  exampleOf: ExampleOf,
  budget: Budget,
): readonly Node[] => {
  const nodes: Node[] = [];
  for (const [reading, items] of groupBy(deciding, (item) => item.reading)) {
    const label = allows(reading);
    const found = items.map(({ pattern }) => (budget.isOver ? null : exampleOf(pattern, label)));
    // Patterns that no URL can match are not reported.
    if (found.every((example) => example === "nowhere")) continue;
    const example = found.find((each) => each !== null && each !== "nowhere");
    nodes.push({
      items: items as [RulePattern, ...RulePattern[]],
      label,
      rank: nodes.length,
      url: example?.url ?? null,
    });
  }
  return nodes;
};

/** What a crawler may fetch, as nodes (see `Access`). */
interface Areas {
  readonly nodes: readonly Node[];
  readonly base: Node | null;
  readonly allowed: boolean;
  readonly areas: readonly Node[];
  readonly across: ReadonlySet<Node>;
  readonly exceptions: Exceptions;
}

const areasOf = (matcher: Matcher, nodes: readonly Node[], budget: Budget): Areas => {
  const { list, otherwise } = rulesOfMatcher(matcher);
  const base = nodes.find(isEverything) ?? null;
  const allowed = base?.label ?? otherwise;
  const others = nodes.filter((node) => node.label !== allowed);
  const exceptions = new Exceptions(nodes, list, budget);
  const outer = budget.isOver ? others : exceptions.widest(new Set(others));
  exceptions.find(outer);
  const found = { nodes, base, allowed, exceptions };
  if (exceptions.isFull) return { ...found, areas: outer, across: new Set() };
  const across = acrossAreas(outer, exceptions);
  return { ...found, areas: [...outer, ...exceptedTwice(outer, exceptions, across)], across };
};

/**
 * What a crawler may fetch, as a short list of its own rules: only those that some verdict depends
 * on (`minimalRules`), with exceptions nested below what they are exceptions to. True of all URLs,
 * as the matcher's reader compares them.
 */
export const accessOf = (matcher: Matcher): Access => {
  const budget = new Budget();
  const deciding = decidingPatterns(matcher, minimalRules(matcher), budget);
  const nodes = nodesOf(deciding, examplesOf(matcher, deciding), budget);
  const { base, allowed, areas, across, exceptions } = areasOf(matcher, nodes, budget);
  const isExact = !exceptions.isFull;
  const tops = new Set(areas);
  const isNamed = (node: Node): boolean => isExact && !across.has(node) && !tops.has(node);
  return {
    allowed,
    rule: base === null ? null : ruleOf(base),
    areas: areas.map(shownAs(exceptions, isNamed)).sort(byLine),
    anywhere: [...across].map(shownAs(exceptions, () => true)).sort(byLine),
    isExact,
    leftOut: rulesOf(matcher.policy, matcher.selection).length - new Set(nodes.map(ruleOf)).size,
  };
};

/** The first parts of what `accessOf` says, without URLs and exceptions: much sooner. */
export interface AccessOutline extends Pick<Access, "allowed" | "isExact"> {
  /** The pattern of the rule that decides most URLs; null if none does. */
  readonly base: RulePattern | null;
  /** The patterns of the rules of the areas. */
  readonly areas: readonly RulePattern[];
}

/** @param budget may be shared by several answers. */
export const accessOutline = (matcher: Matcher, budget: Budget): AccessOutline => {
  const deciding = decidingPatterns(matcher, minimalRules(matcher, budget), budget);
  const nodes = nodesOf(deciding, withoutUrl(matcher), budget);
  const { base, allowed, areas, exceptions } = areasOf(matcher, nodes, budget);
  return {
    allowed,
    base: base?.items[0] ?? null,
    areas: areas.map(({ items }) => items[0]),
    isExact: !exceptions.isFull,
  };
};
