import {
  type Input,
  NodeType,
  Parser,
  type PartialParse,
  Tree,
  type TreeFragment,
} from "@lezer/common";
import { lineTree } from "./line-tree.ts";
import { linesType, nodeTypes } from "./nodes.ts";

/** Makes the tree of a line; null for a blank line. */
export type BuildLine = (text: string, isFirst: boolean) => Tree | null;

/**
 * Lines per block: few enough that an edit rebuilds little, many enough that a file has few blocks.
 */
const LINES_PER_NODE = 32;
/** A shorter node is split when it is reused, so that tiny fragments do not accumulate. */
const LEAST_REUSED = 192;
/**
 * Work done between two chances to stop: characters read, plus a fixed cost for each reused node.
 */
const WORK_PER_ADVANCE = 4096;
const REUSE_FEE = 16;

const BOM_UNIT = 0xfeff;

interface Placed {
  readonly tree: Tree;
  readonly from: number;
}

/** The child of a tree that spans `at`, with its position; null if none does. */
const childAt = ({ children, positions }: Tree, at: number): Placed | null => {
  let low = 0;
  let high = children.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((positions[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  const tree = children[low];
  const from = positions[low];
  if (!(tree instanceof Tree) || from === undefined) return null;
  return from <= at && at < from + tree.length ? { tree, from } : null;
};

/** The block of lines of an old tree that spans `at`. */
const linesAt = (top: Tree, at: number): Placed | null => {
  let placed: Placed = { tree: top, from: 0 };
  while (placed.tree.type !== linesType) {
    const child = childAt(placed.tree, at - placed.from);
    if (child === null) return null;
    placed = { tree: child.tree, from: placed.from + child.from };
  }
  return placed;
};

class RobotsParse implements PartialParse {
  parsedPos: number;
  stoppedAt: number | null = null;
  private readonly input: Input;
  private readonly fragments: readonly TreeFragment[];
  private readonly buildLine: BuildLine;
  private readonly start: number;
  private readonly end: number;
  private fragment = 0;
  private readonly children: Tree[] = [];
  private readonly positions: number[] = [];
  private lines: Tree[] = [];
  private linePositions: number[] = [];
  private lineCount = 0;
  private linesFrom: number;

  constructor(
    input: Input,
    fragments: readonly TreeFragment[],
    from: number,
    to: number,
    buildLine: BuildLine,
  ) {
    this.input = input;
    this.fragments = fragments;
    this.buildLine = buildLine;
    this.start = from;
    this.end = to;
    this.parsedPos = from;
    this.linesFrom = from;
  }

  stopAt(pos: number): void {
    this.stoppedAt = pos;
  }

  advance(): Tree | null {
    const goal = this.stoppedAt === null ? this.end : Math.min(this.end, this.stoppedAt);
    for (let work = 0; this.parsedPos < goal && work < WORK_PER_ADVANCE; ) {
      work += this.reuse() ? REUSE_FEE : this.build();
    }
    return this.parsedPos < goal ? null : this.finish();
  }

  /** Reuses what an old tree has at this position: a block of lines or a single one. */
  private reuse(): boolean {
    const pos = this.parsedPos;
    while ((this.fragments[this.fragment]?.to ?? Number.POSITIVE_INFINITY) <= pos) this.fragment++;
    const fragment = this.fragments[this.fragment];
    if (fragment === undefined || fragment.from > pos) return false;
    const { tree, offset } = fragment;
    const at = pos + offset;
    // Only the first line can begin with a byte order mark, so it is never moved.
    if ((at === 0) !== (pos === 0)) return false;
    const run = linesAt(tree, at);
    if (run === null) return false;
    if (run.from === at && this.fitsWhole(run.tree, fragment)) {
      this.flush();
      this.children.push(run.tree);
      this.positions.push(pos - this.start);
      this.parsedPos = pos + run.tree.length;
      this.linesFrom = this.parsedPos;
      return true;
    }
    const line = childAt(run.tree, at - run.from);
    if (line === null || line.from !== at - run.from || pos + line.tree.length > fragment.to) {
      return false;
    }
    const lineEnd = pos + line.tree.length;
    // Text inserted at the end of the line belongs to it too.
    if (lineEnd < this.end && this.readLine(lineEnd) !== "") return false;
    this.addLine(line.tree, line.tree.length);
    return true;
  }

  private fitsWhole(lines: Tree, { tree, offset, to }: TreeFragment): boolean {
    const end = this.parsedPos + lines.length;
    if (end > to || end > this.end) return false;
    if (lines.length < LEAST_REUSED && this.lineCount > 0) return false;
    // The last line of the old text had no line end, so it may have grown.
    return end + offset < tree.length || end === this.end;
  }

  private build(): number {
    const text = this.readLine(this.parsedPos);
    // Anywhere but at the start the mark is part of the key; `lineTree` handles that.
    const isFirst = this.parsedPos === 0 || text.charCodeAt(0) !== BOM_UNIT;
    this.addLine(this.buildLine(text, isFirst), text.length);
    return text.length + 1;
  }

  private readLine(from: number): string {
    const chunk = this.input.chunk(from);
    const end = chunk.indexOf("\n");
    const text = end < 0 ? chunk : chunk.slice(0, end);
    return from + text.length > this.end ? text.slice(0, this.end - from) : text;
  }

  private addLine(tree: Tree | null, length: number): void {
    if (tree !== null) {
      this.lines.push(tree);
      this.linePositions.push(this.parsedPos - this.linesFrom);
    }
    this.parsedPos = Math.min(this.end, this.parsedPos + length + 1);
    if (++this.lineCount >= LINES_PER_NODE) this.flush();
  }

  private flush(): void {
    const length = this.parsedPos - this.linesFrom;
    if (length > 0) {
      this.children.push(new Tree(linesType, this.lines, this.linePositions, length));
      this.positions.push(this.linesFrom - this.start);
    }
    this.lines = [];
    this.linePositions = [];
    this.lineCount = 0;
    this.linesFrom = this.parsedPos;
  }

  private finish(): Tree {
    this.flush();
    const length = this.parsedPos - this.start;
    return new Tree(nodeTypes.RobotsTxt, this.children, this.positions, length).balance({
      makeTree: (children, positions, size) => new Tree(NodeType.none, children, positions, size),
    });
  }
}

/**
 * The syntax tree of a robots.txt file, for colours and for what is under the cursor. Lines are
 * parsed by core's `parseLine`. A line's tree depends only on its text, so an edit leaves the trees
 * of other lines as they are. Only the visible part may be parsed at any time, so verdicts and
 * checks never read this tree.
 */
export class RobotsParser extends Parser {
  private readonly buildLine: BuildLine;

  /** @param buildLine makes a line's tree; passed by tests that count the calls. */
  constructor(buildLine: BuildLine = lineTree) {
    super();
    this.buildLine = buildLine;
  }

  createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    const from = ranges[0]?.from ?? 0;
    const to = ranges.at(-1)?.to ?? input.length;
    return new RobotsParse(input, fragments, from, to, this.buildLine);
  }
}
