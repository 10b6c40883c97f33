import { commonEnds } from "../../../core/index.ts";
import type { FileFormat } from "../../state/store/state.ts";

type LineEnd = FileFormat["lineEnd"];

interface SplitText {
  readonly lines: readonly string[];
  /** The end of each line; there is one fewer than lines. */
  readonly ends: readonly string[];
}

const split = (text: string): SplitText => ({
  lines: text.split(/\r\n?|\n/),
  ends: text.match(/\r\n?|\n/g) ?? [],
});

/** Some consecutive lines of both texts. */
interface Stretch {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

/** The places of lines that occur once in a stretch. */
const placesOfUnique = (
  lines: readonly string[],
  [from, to]: Stretch["before"],
): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const line = lines[index] ?? "";
    places.set(line, places.has(line) ? Number.NaN : index);
  }
  return places;
};

/** The longest subsequence whose places before the edit rise, in O(n log n). */
const longestRising = (pairs: readonly Pair[]): readonly Pair[] => {
  interface Link {
    readonly pair: Pair;
    readonly last: Link | null;
  }
  const ends: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair.before ?? 0) < pair.before) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, last: ends[low - 1] ?? null };
  }
  const rising: Pair[] = [];
  for (let link = ends.at(-1) ?? null; link !== null; link = link.last) rising.push(link.pair);
  return rising.reverse();
};

/** The places of a line that both texts have. */
interface Pair {
  readonly before: number;
  readonly after: number;
}

/**
 * For each line of the edited text, the place of the same line in the original, undefined for new
 * ones: a patience diff. Lines that both begin or end with belong together; between them, those
 * that occur once in each, in the same order, and the equal lines beside those.
 */
const keptLines = (
  before: readonly string[],
  after: readonly string[],
): readonly (number | undefined)[] => {
  const kept: (number | undefined)[] = after.map(() => undefined);
  const match = (stretch: Stretch, isWhole: boolean): void => {
    const { prefix: lead, suffix: tail } = commonEnds(
      before.slice(...stretch.before),
      after.slice(...stretch.after),
    );
    const from: Pair = { before: stretch.before[0] + lead, after: stretch.after[0] + lead };
    const to: Pair = { before: stretch.before[1] - tail, after: stretch.after[1] - tail };
    for (let count = 0; count < lead; count++)
      kept[stretch.after[0] + count] = stretch.before[0] + count;
    for (let count = 0; count < tail; count++) kept[to.after + count] = to.before + count;
    if (!isWhole) return;
    const once = placesOfUnique(before, [from.before, to.before]);
    const common = [...placesOfUnique(after, [from.after, to.after])].flatMap(([line, place]) => {
      const pair = { before: once.get(line) ?? Number.NaN, after: place };
      return Number.isNaN(pair.before + pair.after) ? [] : [pair];
    });
    let last = from;
    for (const next of [...longestRising(common), to]) {
      match({ before: [last.before, next.before], after: [last.after, next.after] }, false);
      last = next;
    }
  };
  match({ before: [0, before.length], after: [0, after.length] }, true);
  return kept;
};

/**
 * Restores an edited text's line ends from the original file: unchanged lines keep theirs; the
 * others get `lineEnd`.
 *
 * @param source the edited text, with LF line ends.
 * @param original the text as opened, with its own.
 */
export const restoreLineEnds = (source: string, original: string, lineEnd: LineEnd): string => {
  const before = split(original);
  const lines = source.split("\n");
  const kept = keptLines(before.lines, lines);
  const endOf = (index: number): string => {
    const own = kept[index];
    // A line end is also kept if the line after it is kept.
    const place = own ?? (kept[index + 1] ?? 0) - 1;
    return before.ends[place] ?? lineEnd;
  };
  const pieces: string[] = [];
  let lastEnd: string | null = null;
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const end = endOf(index);
    // If an edit put a CR before an LF they would become one line end, and a line would be lost.
    const isJoined: boolean = lastEnd === "\r" && line === "" && end === "\n";
    lastEnd = isJoined ? "\r" : end;
    pieces.push(line, lastEnd);
  }
  return pieces.join("") + (lines.at(-1) ?? "");
};
