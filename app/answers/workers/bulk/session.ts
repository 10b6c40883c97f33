import {
  type Consultation,
  type CrawlerGroup,
  consult,
  coverageOf,
  dialects,
  groupByVerdicts,
  isBlocked,
  ListedUrls,
  LoggedRequests,
  lineOfCode,
  PlainUrls,
  parse,
  type RobotsDocument,
  readerOf,
  type Tally,
  type Versions,
} from "../../../../core/index.ts";
import { requestedUrl } from "../../../urls/normalise-typed.ts";
import { requestedTargets } from "../../../urls/requested-urls.ts";
import { JudgedPages } from "./judged-pages.ts";
import {
  type BulkCoverage,
  type BulkResult,
  type BulkRow,
  type BulkSetup,
  type CrawlerGroupInfo,
  type FileReport,
  MOST_KEPT,
  type RowFilter,
  type RowVerdict,
} from "./messages.ts";
import type { EntryTaker } from "./sink.ts";

/** The most sitemaps remembered; an index may not list more. */
const MOST_SITEMAPS = 50_000;

/** The files read so far. */
export interface FilesRead {
  /** The last of them is being read. */
  readonly files: readonly FileReport[];
  /** Milliseconds spent reading, without pauses. */
  readonly elapsed: number;
}

/** The rows that match a filter, in its order. */
export interface FoundRows {
  readonly total: number;
  /** Those from one index to before another. */
  readonly rows: (from: number, to: number) => readonly BulkRow[];
}

const NO_ROWS: FoundRows = { total: 0, rows: () => [] };

const verdictOf = (code: number): RowVerdict => ({
  allowed: !isBlocked(code),
  line: lineOfCode(code),
});

const foundRows = (tally: Tally, filter: RowFilter): FoundRows => {
  const { verdict, crawler, line } = filter;
  const fits = (code: number): boolean =>
    (verdict === "any" || isBlocked(code) === (verdict === "blocked")) &&
    (line === null || lineOfCode(code) === line);
  const indices = tally.rows.find({
    ...filter,
    wants: (outcome) => tally.hasVerdict(outcome, crawler, fits),
  });
  const rowAt = (index: number): BulkRow => {
    const { url, outcome, count, sum } = tally.rows.row(index);
    const verdicts = tally.codesOf(outcome).map(verdictOf);
    return { url, about: tally.nameOf(outcome), count, sum, verdicts };
  };
  return {
    total: indices.length,
    rows: (from, to) => Array.from(indices.subarray(from, to), rowAt),
  };
};

const versionsIn = ({
  file,
  baseline,
}: BulkSetup): [now: RobotsDocument, before: RobotsDocument | null] => [
  parse(file.source, file.encoding),
  baseline === null ? null : parse(baseline.source, baseline.encoding),
];

/** What one run judges, and the answers to queries on it. */
export class Session {
  readonly taker: EntryTaker;
  private setup: BulkSetup;
  private now: RobotsDocument;
  private before: RobotsDocument | null;
  /** How many URLs were listed by the end of each file. */
  private readonly ends: number[] = [];
  private urls: ListedUrls | null = null;
  private log: LoggedRequests | null = null;
  private readonly sitemaps = new Set<string>();
  private readonly pages = new JudgedPages(Date.now());
  /** The last query: the page asks for its rows a few at a time. */
  private last: { readonly key: string; readonly found: FoundRows } | null = null;

  constructor(setup: BulkSetup) {
    this.setup = setup;
    [this.now, this.before] = versionsIn(setup);
    const plain = new PlainUrls();
    this.taker = {
      url: (typed, kind) => {
        const start = plain.pathStart(typed);
        if (start >= 0) return this.listed().add(typed, kind, start, plain.host);
        return this.listed().add(requestedUrl(typed), kind);
      },
      page: (url, page) => this.pages.add(url, page),
      request: (record) => this.logged().add(record),
    };
  }

  readonly onSitemap = (url: string): void => {
    if (this.sitemaps.size < MOST_SITEMAPS) this.sitemaps.add(url.slice(0, 2048));
  };

  /** Ends a file: what follows belongs to the next. */
  endFile(): void {
    this.ends.push(this.urls?.tally.rows.length ?? 0);
  }

  /**
   * Whether everything read is kept, so that `judgeAgain` gives the same result as reading it
   * again.
   */
  get canJudgeAgain(): boolean {
    return (this.urls?.tally.rows.isWhole ?? true) && (this.log?.tally.rows.isWhole ?? true);
  }

  /** Judges everything again. */
  judgeAgain(setup: BulkSetup): void {
    this.setup = setup;
    [this.now, this.before] = versionsIn(setup);
    this.last = null;
    this.urls?.judgeAgain(this.asked());
    this.log?.judgeAgain(this.versionsOf);
  }

  /** What each rule decides of everything read. */
  coverage(): BulkCoverage {
    const { urls, log } = this;
    const rules = coverageOf(
      [
        ...(urls?.crawlerGroups ?? []).map(({ matcher }) => matcher),
        ...(log?.versions ?? []).map(({ now }) => now),
      ],
      urls?.tally.coverage() ?? new Map(),
      log?.tally.coverage() ?? new Map(),
    );
    return { rules, urls: urls?.tally.judged ?? 0, requests: log?.tally.judged ?? 0 };
  }

  /** The result of the files read so far; the last may be incomplete. */
  result({ files, elapsed }: FilesRead, isPartial: boolean): BulkResult {
    const { urls, log } = this;
    return {
      files: this.canJudgeAgain ? files.map((file, at) => this.counted(file, at)) : files,
      sitemaps: [...this.sitemaps],
      isPartial,
      canJudgeAgain: this.canJudgeAgain,
      elapsed,
      urls: urls && {
        ...urls.summary(),
        rows: urls.tally.rows.length,
        notListed: urls.tally.rows.left,
        crawlerGroups: this.crawlerGroups(),
      },
      pages: this.pages.totals(
        this.setup.crawlers.map((crawler) => this.consultation(this.now, crawler)),
      ),
      log: log && {
        ...log.summary(),
        rows: log.tally.rows.length,
        notListed: log.tally.rows.left,
        hasBaseline: this.before !== null,
      },
    };
  }

  /** A file's report with the number of its URLs that are blocked. */
  private counted(file: FileReport, at: number): FileReport {
    if (this.urls === null || file.entries === 0 || file.kind?.type === "log") return file;
    const { tally } = this.urls;
    const end = this.ends[at] ?? tally.rows.length;
    return { ...file, blocked: tally.blockedBetween(this.ends[at - 1] ?? 0, end) };
  }

  /** The crawlers that lists are judged for, grouped by the rules they follow. */
  crawlerGroups(): readonly CrawlerGroupInfo[] {
    return (this.urls?.crawlerGroups ?? []).map(({ crawlers, reader }) => ({ crawlers, reader }));
  }

  /** Finds the matching rows. */
  find(filter: RowFilter): FoundRows {
    const tally = (filter.list === "urls" ? this.urls : this.log)?.tally;
    if (tally === undefined) return NO_ROWS;
    // A resumed run has more rows than before.
    const key = `${tally.rows.length} ${JSON.stringify(filter)}`;
    if (this.last?.key !== key) this.last = { key, found: foundRows(tally, filter) };
    return this.last.found;
  }

  private consultation(document: RobotsDocument, crawler: string): Consultation {
    const { dialect, response } = this.setup;
    const id = dialect === "automatic" ? readerOf(crawler) : dialect;
    return consult(document, dialects[id], crawler, response);
  }

  private listed(): ListedUrls {
    this.urls ??= new ListedUrls(this.asked(), MOST_KEPT.urls);
    return this.urls;
  }

  /** The crawlers that lists are judged for. */
  private asked(): readonly CrawlerGroup[] {
    return groupByVerdicts(
      this.setup.crawlers.map((crawler) => ({
        crawler,
        consultation: this.consultation(this.now, crawler),
      })),
    );
  }

  private logged(): LoggedRequests {
    this.log ??= new LoggedRequests(this.versionsOf, MOST_KEPT.requests, requestedTargets());
    return this.log;
  }

  /** How both versions of the file are read for a crawler. */
  private readonly versionsOf = (token: string): Versions => {
    const { before } = this;
    return {
      now: this.consultation(this.now, token).matcher,
      before: before === null ? null : this.consultation(before, token).matcher,
    };
  };
}
