import {
  type Consultation,
  consult,
  coverageOf,
  dialects,
  type Followers,
  followersOf,
  isBlocked,
  LogTally,
  lineOfCode,
  PlainUrls,
  parse,
  type RobotsDocument,
  type Row,
  type RowQuery,
  type Rows,
  readerOf,
  UrlTally,
  type Versions,
} from "../../../../core/index.ts";
import { normaliseTyped } from "../../../urls/normalise-typed.ts";
import {
  type BulkCoverage,
  type BulkResult,
  type BulkRow,
  type BulkSetup,
  type FileReport,
  type FollowersInfo,
  MOST_KEPT,
  type RowFilter,
  type RowsQuestion,
  type RowVerdict,
} from "./messages.ts";
import type { Reading } from "./run.ts";
import type { Judges } from "./sink.ts";

/** The most sitemaps remembered; an index may not list more. */
const MOST_SITEMAPS = 50_000;

const verdictOf = (code: number): RowVerdict => ({
  allowed: !isBlocked(code),
  line: lineOfCode(code),
});

/** What one run judges, and the answers to queries on it. */
export class Session {
  readonly judges: Judges;
  private setup: BulkSetup;
  private now: RobotsDocument;
  private before: RobotsDocument | null;
  /** How many URLs were listed by the end of each file. */
  private readonly ends: number[] = [];
  private urls: UrlTally | null = null;
  private log: LogTally | null = null;
  private readonly sitemaps = new Set<string>();
  private last: { readonly key: string; readonly found: Int32Array } | null = null;

  constructor(setup: BulkSetup) {
    this.setup = setup;
    this.now = parse(setup.file.source, setup.file.encoding);
    const { baseline } = setup;
    this.before = baseline === null ? null : parse(baseline.source, baseline.encoding);
    const plain = new PlainUrls();
    this.judges = {
      url: (typed, kind) => {
        const start = plain.pathStart(typed);
        if (start >= 0) return this.urlTally().add(typed, kind, start, plain.host);
        return this.urlTally().add(normaliseTyped(typed).url, kind);
      },
      request: (record) => this.logTally().add(record),
    };
  }

  readonly onSitemap = (url: string): void => {
    if (this.sitemaps.size < MOST_SITEMAPS) this.sitemaps.add(url.slice(0, 2048));
  };

  /** Ends a file: what follows belongs to the next. */
  endFile(): void {
    this.ends.push(this.urls?.rows.length ?? 0);
  }

  /**
   * Whether everything read is kept, so that `judgeAgain` gives the same result as reading it
   * again.
   */
  get canJudgeAgain(): boolean {
    return (this.urls?.rows.isWhole ?? true) && (this.log?.rows.isWhole ?? true);
  }

  /** Judges everything again. Until it is done, answers are the old ones. Yields now and then. */
  *judgeAgain(setup: BulkSetup): Generator<unknown, void> {
    const next = new Session(setup);
    const urls = this.urls === null ? null : yield* this.urls.judgedBy(next.asked());
    const log = this.log === null ? null : yield* this.log.judgedBy(next.versionsOf);
    this.setup = setup;
    this.now = next.now;
    this.before = next.before;
    this.urls = urls;
    this.log = log;
    this.last = null;
  }

  /** What each rule decides of everything read. Yields now and then. */
  *coverage(): Generator<unknown, BulkCoverage> {
    const { urls, log } = this;
    const rules = coverageOf(
      [
        ...(urls?.followers ?? []).map(({ matcher }) => matcher),
        ...(log?.versions ?? []).map(({ now }) => now),
      ],
      urls?.coverage() ?? new Map(),
      log?.coverage() ?? new Map(),
    );
    return { rules, urls: urls?.count ?? 0, requests: log?.judged ?? 0 };
  }

  /** The result of the files read so far; the last may be incomplete. */
  result({ files, elapsed }: Reading, isPartial: boolean): BulkResult {
    const { urls, log } = this;
    return {
      files: this.canJudgeAgain ? files.map((file, at) => this.counted(file, at)) : files,
      sitemaps: [...this.sitemaps],
      isPartial,
      canJudgeAgain: this.canJudgeAgain,
      elapsed,
      urls: urls && {
        ...urls.summary(),
        rows: urls.rows.length,
        notListed: urls.rows.left,
        followers: this.followers(),
      },
      log: log && {
        ...log.summary(),
        rows: log.rows.length,
        notListed: log.rows.left,
        hasBaseline: this.before !== null,
      },
    };
  }

  /** A file's report with the number of its URLs that are blocked. */
  private counted(file: FileReport, at: number): FileReport {
    if (this.urls === null || file.entries === 0 || file.kind?.type === "log") return file;
    const end = this.ends[at] ?? this.urls.rows.length;
    return { ...file, blocked: this.urls.blockedBetween(this.ends[at - 1] ?? 0, end) };
  }

  /** The crawlers that lists are judged for, grouped by the rules they follow. */
  followers(): readonly FollowersInfo[] {
    return (this.urls?.followers ?? []).map(({ crawlers, reader }) => ({ crawlers, reader }));
  }

  /** Finds the matching rows. Yields now and then. */
  *find({
    filter,
    from,
    to,
  }: RowsQuestion): Generator<
    unknown,
    { readonly total: number; readonly rows: readonly BulkRow[] }
  > {
    const rows = (filter.list === "urls" ? this.urls : this.log)?.rows;
    if (rows === undefined) return { total: 0, rows: [] };
    // A resumed run has more rows than before.
    const key = `${rows.length} ${JSON.stringify(filter)}`;
    if (this.last?.key !== key) this.last = { key, found: yield* this.indices(filter, rows) };
    const { found } = this.last;
    const shown = [...found.subarray(from, to)].map((index) => this.shown(filter, rows.row(index)));
    return { total: found.length, rows: shown };
  }

  private indices(filter: RowFilter, rows: Rows): Generator<unknown, Int32Array> {
    const query: RowQuery = {
      ...filter,
      wants: filter.list === "urls" ? this.wantsUrl(filter) : this.wantsRequest(filter),
    };
    return rows.find(query);
  }

  private wantsUrl({ verdict, crawler, line }: RowFilter): (outcome: number) => boolean {
    const followers = this.urls?.followers ?? [];
    const asked = followers.flatMap(({ crawlers }, at) =>
      crawler === null || crawlers.includes(crawler) ? [at] : [],
    );
    return (outcome) => {
      const codes = this.urls?.outcome(outcome).codes ?? [];
      return asked.some((at) => fits(codes[at] as number, verdict, line));
    };
  }

  private wantsRequest({ verdict, crawler, line }: RowFilter): (outcome: number) => boolean {
    return (outcome) => {
      const found = this.log?.outcome(outcome);
      if (found === undefined) return false;
      if (crawler !== null && found.visitor.token !== crawler) return false;
      return fits(found.code, verdict, line);
    };
  }

  private shown({ list }: RowFilter, { url, outcome, count, sum }: Row): BulkRow {
    if (list === "urls") {
      const { kind, codes } = this.urls?.outcome(outcome) ?? { kind: "page", codes: [] };
      return { url, about: kind, count, sum, verdicts: codes.map(verdictOf) };
    }
    const found = this.log?.outcome(outcome);
    const codes = found === undefined ? [] : [found.code, found.before].filter((code) => code >= 0);
    return { url, about: found?.visitor.token ?? "", count, sum, verdicts: codes.map(verdictOf) };
  }

  private consultation(document: RobotsDocument, crawler: string): Consultation {
    const { dialect, response } = this.setup;
    const id = dialect === "automatic" ? readerOf(crawler) : dialect;
    return consult(document, dialects[id], crawler, response);
  }

  private urlTally(): UrlTally {
    this.urls ??= new UrlTally(this.asked(), MOST_KEPT.urls);
    return this.urls;
  }

  /** The crawlers that lists are judged for. */
  private asked(): readonly Followers[] {
    return followersOf(
      this.setup.crawlers.map((crawler) => ({
        crawler,
        consultation: this.consultation(this.now, crawler),
      })),
    );
  }

  private logTally(): LogTally {
    this.log ??= new LogTally((token) => this.versionsOf(token), MOST_KEPT.requests);
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

const fits = (code: number, verdict: RowFilter["verdict"], line: number | null): boolean =>
  (verdict === "any" || isBlocked(code) === (verdict === "blocked")) &&
  (line === null || lineOfCode(code) === line);
