import { pathStart } from "./folders.ts";
import { float64s, int32s, TextList } from "./lists.ts";

/** A row of a list of results. */
export interface Row {
  /** Its index among all rows, from 0, in input order. */
  readonly index: number;
  readonly url: string;
  /** The id of its outcome. */
  readonly outcome: number;
  /** How often it occurred. */
  readonly count: number;
  /** Its sum, such as bytes. */
  readonly sum: number;
}

/** The sort key of rows; `input` keeps the input order. */
export type RowOrder = "input" | "url" | "count" | "sum";

/** The filter and sort order of rows. */
export interface RowQuery {
  /** Whether rows of an outcome match. */
  readonly wants: (outcome: number) => boolean;
  /** Text that the URL must contain, ignoring ASCII case; empty for any. */
  readonly search: string;
  /** The beginning of the path; empty for any. */
  readonly within: string;
  readonly order: RowOrder;
  readonly descending: boolean;
}

/** The most UTF-16 units kept, of all URLs and of one: hostile lists have few and long ones. */
const MOST_TEXT = 120_000_000;
const LONGEST_URL = 4096;

/** Rows of results in compact form: a million take about their text and twenty bytes each. */
export class Rows {
  private readonly urls = new TextList();
  private readonly outcomes = int32s();
  private readonly counts = int32s();
  private readonly sums = float64s();
  /** How many came after the limit was reached. */
  left = 0;
  private text = 0;
  private isAsGiven = true;
  private readonly most: number;

  /** @param most the most rows to keep. */
  constructor(most: number) {
    this.most = most;
  }

  get length(): number {
    return this.urls.length;
  }

  /** Adds a row, and returns its index; -1 if no more are kept. */
  add(url: string, outcome: number, sum = 0): number {
    if (this.length >= this.most || this.text >= MOST_TEXT) {
      this.left++;
      return -1;
    }
    const kept = url.length > LONGEST_URL ? `${url.slice(0, LONGEST_URL)}…` : url;
    if (!this.urls.add(kept) || url.length > LONGEST_URL) this.isAsGiven = false;
    this.text += kept.length;
    this.outcomes.add(outcome);
    this.counts.add(1);
    this.sums.add(sum);
    return this.length - 1;
  }

  /** Counts a row once more. */
  again(index: number, sum: number): void {
    this.counts.set(index, this.counts.at(index) + 1);
    this.sums.set(index, this.sums.at(index) + sum);
  }

  /** Whether every row is kept unchanged, so that all can be judged again. */
  get isWhole(): boolean {
    return this.left === 0 && this.isAsGiven;
  }

  /** Gives each row another outcome. `outcomeOf` is called once for each, in order. */
  changeOutcomes(outcomeOf: (row: Row) => number): void {
    for (let index = 0; index < this.length; index++) {
      this.outcomes.set(index, outcomeOf(this.row(index)));
    }
  }

  outcomeOf(index: number): number {
    return this.outcomes.at(index);
  }

  row(index: number): Row {
    return {
      index,
      url: this.urls.at(index),
      outcome: this.outcomes.at(index),
      count: this.counts.at(index),
      sum: this.sums.at(index),
    };
  }

  /** The indexes of the matching rows, sorted. */
  find({ wants, search, within, order, descending }: RowQuery): Int32Array {
    const found = int32s();
    const known = new Map<number, boolean>();
    const needle = search.toLowerCase();
    for (let index = 0; index < this.length; index++) {
      const outcome = this.outcomes.at(index);
      let isWanted = known.get(outcome);
      if (isWanted === undefined) {
        isWanted = wants(outcome);
        known.set(outcome, isWanted);
      }
      if (!isWanted) continue;
      if ((needle !== "" || within !== "") && !this.fits(index, needle, within)) continue;
      found.add(index);
    }
    const indices = Int32Array.from({ length: found.length }, (_, at) => found.at(at));
    return this.sorted(indices, order, descending);
  }

  private fits(index: number, needle: string, within: string): boolean {
    const url = this.urls.at(index);
    if (needle !== "" && !url.toLowerCase().includes(needle)) return false;
    return within === "" || url.startsWith(within, pathStart(url));
  }

  private sorted(indices: Int32Array, order: RowOrder, descending: boolean): Int32Array {
    if (order === "url") {
      const keyed = Array.from(indices, (index) => ({ index, url: this.urls.at(index) }));
      keyed.sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : a.index - b.index));
      keyed.forEach(({ index }, at) => {
        indices[at] = index;
      });
    } else if (order !== "input") {
      const { counts, sums } = this;
      const values = order === "count" ? counts : sums;
      indices.sort((a, b) => values.at(a) - values.at(b) || b - a);
    }
    return descending ? indices.reverse() : indices;
  }
}
