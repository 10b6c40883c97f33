import type { EntryKind, LogLine, SitemapNote } from "../../../../core/index.ts";
import type { ReadPage } from "../read-page.ts";
import type { FieldCounts, FileKind, FileProblem, FileReport } from "./messages.ts";

/** Takes the entries of a file, each as it is read. */
export interface EntryTaker {
  /** Takes a listed URL; returns whether it is blocked for at least one crawler. */
  readonly url: (typed: string, kind: EntryKind) => boolean;
  /** Takes what a page says to crawlers. */
  readonly page: (url: string, page: ReadPage) => void;
  /** Takes a request. */
  readonly request: (record: Exclude<LogLine, "header" | null>) => void;
}

const MOST_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;
const MOST_HOSTS = 8;

/** Counts the contents of one file and passes them on. */
export class Sink {
  entries = 0;
  private blocked = 0;
  private unread = 0;
  private readonly examples: string[] = [];
  private readonly notes = new Set<SitemapNote>();
  private readonly hosts = new Set<string>();
  private readonly fields = { time: 0, host: 0, userAgent: 0, bytes: 0 };
  private readonly taker: EntryTaker;
  /** Set by the code that detects it. */
  kind: FileKind | null = null;
  problem: FileProblem | null = null;

  constructor(taker: EntryTaker) {
    this.taker = taker;
  }

  url(typed: string, kind: EntryKind = "page"): void {
    this.entries++;
    if (this.taker.url(typed, kind)) this.blocked++;
  }

  /** Reports what a page says to crawlers. */
  page(url: string, page: ReadPage): void {
    this.taker.page(url, page);
  }

  /** Reports the host of a sitemap's page. */
  host(name: string): void {
    if (this.hosts.size < MOST_HOSTS) this.hosts.add(name);
  }

  line(read: LogLine, line: string): void {
    if (read === "header") return;
    if (read === null) {
      if (line.trim() !== "") this.skip(line);
      return;
    }
    const { fields } = this;
    this.entries++;
    if (read.time !== null) fields.time++;
    if (read.host !== null) fields.host++;
    if (read.userAgent !== null) fields.userAgent++;
    if (read.bytes !== null) fields.bytes++;
    this.taker.request(read);
  }

  /** Reports something that could not be read. */
  skip(text: string): void {
    this.unread++;
    if (this.examples.length < MOST_EXAMPLES)
      this.examples.push(` ${text.slice(0, EXAMPLE_LENGTH)}`.slice(1));
  }

  note(...notes: readonly SitemapNote[]): void {
    for (const note of notes) this.notes.add(note);
  }

  report(name: string, size: number): FileReport {
    const counted: FieldCounts = { ...this.fields };
    return {
      name,
      size,
      kind: this.kind,
      entries: this.entries,
      unread: this.unread,
      unreadExamples: this.examples,
      blocked: this.kind?.type === "log" ? null : this.blocked,
      notes: [...this.notes],
      hosts: [...this.hosts],
      fields: this.kind?.type === "log" ? counted : null,
      problem: this.problem,
    };
  }
}

/** Receives the text of one file, in pieces. */
export interface TextReader {
  readonly push: (piece: string) => void;
  readonly finish: () => void;
  /** Why the rest of the file is not needed; null while it is. */
  readonly isHopeless?: () => FileProblem | null;
}
