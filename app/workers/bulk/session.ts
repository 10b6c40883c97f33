import {
  type Consultation,
  consult,
  dialects,
  followersOf,
  isBlocked,
  LogTally,
  lineOfCode,
  parse,
  type RobotsDocument,
  type Row,
  type RowQuery,
  type Rows,
  readerOf,
  UrlTally,
} from "../../../core/index.ts";
import { requestedUrls } from "../../urls/requested-urls.ts";
import type {
  BulkResult,
  BulkRow,
  BulkSetup,
  FileReport,
  FollowersInfo,
  RowFilter,
  RowsQuestion,
  RowVerdict,
} from "./messages.ts";
import type { Judges } from "./sink.ts";

/** How many different URLs, and requests, are kept to be listed. */
const MOST_URLS = 1_000_000;
const MOST_REQUESTS = 250_000;

/** Sitemaps that are remembered; an index lists no more. */
const MOST_SITEMAPS = 50_000;

const verdictOf = (code: number): RowVerdict => ({
  allowed: !isBlocked(code),
  line: lineOfCode(code),
});

/** What one run judges, and the answers to what is asked about it. */
export class Session {
  readonly judges: Judges;
  private readonly setup: BulkSetup;
  private readonly now: RobotsDocument;
  private readonly before: RobotsDocument | null;
  private urls: UrlTally | null = null;
  private log: LogTally | null = null;
  private readonly sitemaps = new Set<string>();
  private last: { readonly key: string; readonly found: Int32Array } | null = null;

  constructor(setup: BulkSetup) {
    this.setup = setup;
    this.now = parse(setup.file.source, setup.file.encoding);
    const { baseline } = setup;
    this.before = baseline === null ? null : parse(baseline.source, baseline.encoding);
    const spell = requestedUrls();
    this.judges = {
      url: (typed, kind) => this.urlTally().add(spell(typed), kind),
      request: (record) => this.logTally().add(record),
    };
  }

  readonly onSitemap = (url: string): void => {
    if (this.sitemaps.size < MOST_SITEMAPS) this.sitemaps.add(url.slice(0, 2048));
  };

  result(files: readonly FileReport[], isPartial: boolean, elapsed: number): BulkResult {
    const { urls, log } = this;
    const coverage = new Map(urls?.coverage());
    for (const [line, count] of log?.coverage() ?? []) {
      coverage.set(line, (coverage.get(line) ?? 0) + count);
    }
    return {
      files,
      sitemaps: [...this.sitemaps],
      coverage,
      isPartial,
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

  /** The crawlers for whom lists were judged, those together that follow the same rules. */
  followers(): readonly FollowersInfo[] {
    return (this.urls?.followers ?? []).map(({ crawlers, reader }) => ({ crawlers, reader }));
  }

  /** Finds the rows that are wanted. Yields now and then. */
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
    const key = JSON.stringify(filter);
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
    this.urls ??= new UrlTally(
      followersOf(
        this.setup.crawlers.map((crawler) => ({
          crawler,
          consultation: this.consultation(this.now, crawler),
        })),
      ),
      MOST_URLS,
    );
    return this.urls;
  }

  private logTally(): LogTally {
    const { before } = this;
    this.log ??= new LogTally(
      (token) => ({
        now: this.consultation(this.now, token).matcher,
        before: before === null ? null : this.consultation(before, token).matcher,
      }),
      MOST_REQUESTS,
    );
    return this.log;
  }
}

const fits = (code: number, verdict: RowFilter["verdict"], line: number | null): boolean =>
  (verdict === "any" || isBlocked(code) === (verdict === "blocked")) &&
  (line === null || lineOfCode(code) === line);
