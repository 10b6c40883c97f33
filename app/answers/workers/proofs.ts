// The worker that proves what a file allows, what a change does, and where readers differ.
import {
  accessOf,
  changedAreas,
  consult,
  type DialectId,
  dialects,
  disagreements,
  type HttpResponse,
  impactOf,
  overviewOf,
  parse,
  readerOf,
  verdictsWithin,
  verdictTable,
} from "../../../core/index.ts";
import { starAreas } from "../../../core/service/index.ts";
import { requestedUrl } from "../../urls/normalise-typed.ts";
import { policyAnswer } from "./policy.ts";
import { serve } from "./serve.ts";
import type { FileText } from "./text.ts";

/** A file, and the crawler that the question is about. */
interface CrawlerQuestion extends FileText {
  readonly crawler: string;
  readonly dialect: DialectId;
  readonly response: HttpResponse | null;
}

/** A file on which readers are compared. */
interface DifferencesQuestion extends FileText {
  readonly dialects: readonly DialectId[];
  readonly crawler: string;
  readonly response: HttpResponse | null;
  /** URLs under test, normalised for a matcher. */
  readonly urls: readonly string[];
}

/** A crawler and how it reads the file. */
export interface FileReader {
  /** A product token. */
  readonly crawler: string;
  readonly dialect: DialectId;
}

/** A table of crawlers and URLs for a file. */
interface TableQuestion extends FileText {
  readonly response: HttpResponse | null;
  readonly columns: readonly FileReader[];
  /**
   * URLs normalised for a matcher, and patterns, one per line: one string is sent faster than
   * thousands.
   */
  readonly rows: string;
  /** The lines of `rows` that are patterns, from 0. */
  readonly patterns: readonly number[];
}

const consultationOf = ({ source, encoding, dialect, crawler, response }: CrawlerQuestion) =>
  consult(parse(source, encoding), dialects[dialect], crawler, response);

const tableOf = ({ source, encoding, response, columns, rows, patterns }: TableQuestion) =>
  verdictTable({
    document: parse(source, encoding),
    response,
    columns: columns.map(({ crawler, dialect }) => ({ crawler, dialect: dialects[dialect] })),
    rows: rows.split("\n"),
    patterns: new Set(patterns),
  });

export const proofAnswers = {
  /**
   * What a file does, and to whom.
   *
   * @param question.dialect the reader for every crawler; null for each one's own.
   */
  overview: ({
    source,
    encoding,
    dialect,
    response,
  }: FileText & { readonly dialect: DialectId | null; readonly response: HttpResponse | null }) =>
    overviewOf({
      document: parse(source, encoding),
      dialect: dialect === null ? null : dialects[dialect],
      response,
    }),

  /** Where readers differ. */
  differences: ({ source, encoding, dialects: ids, ...asked }: DifferencesQuestion) =>
    disagreements({
      ...asked,
      document: parse(source, encoding),
      dialects: ids.map((dialect) => dialects[dialect]),
      spell: requestedUrl,
    }),

  /**
   * What a change does, for each crawler.
   *
   * @param question.dialect the reader for every crawler; null for each one's own.
   */
  impact: (question: {
    readonly before: FileText;
    readonly after: FileText;
    readonly dialect: DialectId | null;
  }) => ({
    impacts: impactOf(
      parse(question.before.source, question.before.encoding),
      parse(question.after.source, question.after.encoding),
      (crawler) => dialects[question.dialect ?? readerOf(crawler)],
    ),
  }),

  /** Where two readers of a file differ. */
  readers: (question: FileText & { readonly first: FileReader; readonly second: FileReader }) => {
    const document = parse(question.source, question.encoding);
    const matcherOf = ({ crawler, dialect }: FileReader) =>
      consult(document, dialects[dialect], crawler).matcher;
    return { areas: changedAreas(matcherOf(question.first), matcherOf(question.second)) };
  },

  /**
   * What a crawler may crawl, and where that differs from the rules for `*`; null if it follows
   * them.
   */
  access: (question: CrawlerQuestion) => {
    const consultation = consultationOf(question);
    return { access: accessOf(consultation.matcher), star: starAreas(consultation) };
  },

  /** The verdicts for all URLs that patterns match, in the order of the patterns. */
  extents: (question: CrawlerQuestion & { readonly patterns: readonly string[] }) => {
    const { matcher } = consultationOf(question);
    return question.patterns.map((pattern) => verdictsWithin(matcher, pattern));
  },

  /** The smallest edit of a file for what is wished of it. */
  policy: policyAnswer,

  /** The verdicts of the Matrix. */
  table: tableOf,

  /** The verdicts that are expected. They have other rows and columns than the Matrix. */
  expected: tableOf,
};

serve(proofAnswers);
