import type { Matcher } from "../match/compile.ts";
import { type Folder, Folders, type HostCount, HostCounts } from "./folders.ts";
import { detached } from "./lists.ts";
import { isBlocked, lineOfCode, Outcomes, verdictCode } from "./outcomes.ts";
import { Rows } from "./rows.ts";

/**
 * What a tally counts and by which rules. Each entry (a listed URL, or a logged request) has a
 * label, a number that says what it is or who requested it.
 */
export interface TallyRules {
  /**
   * What decides the entries with a label: for a list, each group of crawlers; for a log, the
   * crawler by the file as it is, and by another version.
   */
  readonly decidersOf: (label: number) => readonly Matcher["decide"][];
  /** How many of the deciders, from the first, follow the file as it is. Only these are totalled. */
  readonly present: number;
  /** The crawlers that a decider speaks for, by its index. */
  readonly crawlersOf: (label: number, decider: number) => readonly string[];
  readonly nameOf: (label: number) => string;
  /** Whether the entries with a label are counted by folder and by rule. */
  readonly isTotalled: (label: number) => boolean;
  /** Where the path of an entry begins. */
  readonly pathStart: (url: string) => number;
  /** What a matcher is asked about an entry, by its URL and where its path begins. */
  readonly askedOf: (url: string, start: number) => string;
  /** Whether entries with the same label and URL are one row. */
  readonly mergesRows: boolean;
}

/** How many entries one line of the file decides. */
export interface LineTotal {
  /** 1-based; 0 if no rule matches. */
  readonly line: number;
  readonly allowed: boolean;
  /** How many entries it decides for at least one crawler, and the sum of their sizes. */
  readonly count: number;
  readonly sum: number;
  readonly crawlers: readonly string[];
}

/** Longer URLs each have a row of their own. */
const LONGEST_MERGED = 2048;

/** Judges entries, counts the results, and keeps rows of them to be listed. */
export class Tally {
  readonly rows: Rows;
  readonly hosts: HostCounts = new HostCounts();
  private rules: TallyRules;
  private outcomes = new Outcomes();
  private folders = new Folders();
  /** Whether each outcome is blocked for at least one crawler, by its id. */
  private blocks: boolean[] = [];
  /** For each label, the rows of its URLs. */
  private readonly merged: Map<string, number>[] = [];

  /** @param mostRows how many rows are kept to be listed; all are counted. */
  constructor(rules: TallyRules, mostRows: number) {
    this.rules = rules;
    this.rows = new Rows(mostRows);
  }

  /**
   * Judges and counts an entry; returns the id of its outcome.
   *
   * @param url as its row shows it; `askedOf` gives what matchers are asked.
   * @param start where its path begins, for callers that know it.
   */
  add(label: number, url: string, size = 0, start: number = this.rules.pathStart(url)): number {
    const merged = this.rules.mergesRows ? this.mergedOf(label) : null;
    const row = merged?.get(url);
    const outcome = row === undefined ? this.judge(label, url, start) : this.rows.outcomeOf(row);
    this.count(outcome, label, url, size, start, 1);
    if (row !== undefined) {
      this.rows.again(row, size);
      return outcome;
    }
    const added = this.rows.add(url, outcome, size);
    if (added >= 0 && url.length <= LONGEST_MERGED) merged?.set(detached(url), added);
    return outcome;
  }

  /** Judges all entries again by other rules. Only for a tally whose rows are complete. */
  judgeAgain(rules: TallyRules): void {
    const before = this.outcomes;
    this.rules = rules;
    this.outcomes = new Outcomes();
    this.folders = new Folders();
    this.blocks = [];
    this.rows.changeOutcomes(({ url, outcome, count, sum }) => {
      const label = before.numbersOf(outcome)[0] as number;
      const start = rules.pathStart(url);
      const judged = this.judge(label, url, start);
      this.count(judged, label, url, sum, start, count);
      return judged;
    });
  }

  /** How many entries were judged. */
  get judged(): number {
    let judged = 0;
    this.outcomes.each((_, count) => {
      judged += count;
    });
    return judged;
  }

  /** Whether an outcome is blocked for at least one crawler. */
  isBlocked(outcome: number): boolean {
    const known = this.blocks[outcome];
    if (known !== undefined) return known;
    const blocks = this.present(this.codesOf(outcome)).some(isBlocked);
    this.blocks[outcome] = blocks;
    return blocks;
  }

  /** How many of the rows from `from` to `to` are blocked for at least one crawler. */
  blockedBetween(from: number, to: number): number {
    let count = 0;
    for (let row = from; row < to; row++) if (this.isBlocked(this.rows.outcomeOf(row))) count++;
    return count;
  }

  /** The name of the label in an outcome. */
  nameOf(outcome: number): string {
    return this.rules.nameOf(this.labelOf(outcome));
  }

  /** The codes of the verdicts in an outcome, one for each decider. */
  codesOf(outcome: number): readonly number[] {
    return this.outcomes.numbersOf(outcome).slice(1);
  }

  /** Whether some verdict of an outcome fits, by the file as it is, for a crawler or for any. */
  hasVerdict(outcome: number, crawler: string | null, fits: (code: number) => boolean): boolean {
    const label = this.labelOf(outcome);
    return this.present(this.codesOf(outcome)).some(
      (code, at) =>
        (crawler === null || this.rules.crawlersOf(label, at).includes(crawler)) && fits(code),
    );
  }

  /** How many entries each line decides for at least one crawler, by 1-based line. */
  coverage(): ReadonlyMap<number, number> {
    const lines = new Map<number, number>();
    this.eachOutcome((_, codes, count) => {
      for (const line of new Set(this.present(codes).map(lineOfCode))) {
        if (line > 0) lines.set(line, (lines.get(line) ?? 0) + count);
      }
    });
    return lines;
  }

  /** What each line decides of the entries that are totalled, sorted by their number. */
  lines(): readonly LineTotal[] {
    const totals = new Map<number, { count: number; sum: number; crawlers: Set<string> }>();
    this.eachOutcome((label, codes, count, sum) => {
      if (!this.rules.isTotalled(label)) return;
      const present = this.present(codes);
      for (const code of new Set(present)) {
        const total = totals.get(code) ?? { count: 0, sum: 0, crawlers: new Set<string>() };
        totals.set(code, total);
        total.count += count;
        total.sum += sum;
        for (const [at, each] of present.entries()) {
          if (each !== code) continue;
          for (const crawler of this.rules.crawlersOf(label, at)) total.crawlers.add(crawler);
        }
      }
    });
    return [...totals]
      .map(([code, { count, sum, crawlers }]) => ({
        line: lineOfCode(code),
        allowed: !isBlocked(code),
        count,
        sum,
        crawlers: [...crawlers],
      }))
      .sort((a, b) => b.count - a.count || a.line - b.line);
  }

  /** Folders and hosts of the entries. */
  places(): { readonly folders: Folder; readonly hosts: readonly HostCount[] } {
    return { folders: this.folders.tree(), hosts: this.hosts.list() };
  }

  /** Calls a function with each outcome: its label, its codes, how often, and the sum of sizes. */
  eachOutcome(
    take: (label: number, codes: readonly number[], count: number, sum: number) => void,
  ): void {
    this.outcomes.each(([label = 0, ...codes], count, sum) => take(label, codes, count, sum));
  }

  private present(codes: readonly number[]): readonly number[] {
    return codes.slice(0, this.rules.present);
  }

  private labelOf(outcome: number): number {
    return this.outcomes.numbersOf(outcome)[0] ?? 0;
  }

  private mergedOf(label: number): Map<string, number> {
    const merged = this.merged[label] ?? new Map<string, number>();
    this.merged[label] = merged;
    return merged;
  }

  private judge(label: number, url: string, start: number): number {
    const asked = this.rules.askedOf(url, start);
    let outcome = this.outcomes.next(0, label);
    for (const decide of this.rules.decidersOf(label)) {
      outcome = this.outcomes.next(outcome, verdictCode(decide(asked)));
    }
    return outcome;
  }

  private count(
    outcome: number,
    label: number,
    url: string,
    size: number,
    start: number,
    times: number,
  ): void {
    this.outcomes.count(outcome, size, times);
    if (this.rules.isTotalled(label)) {
      this.folders.add(url, this.isBlocked(outcome), start, times);
    }
  }
}
