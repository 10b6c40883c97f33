import { Parser } from "htmlparser2";
import { dialects } from "../../dialects/index.ts";
import { consult } from "../../match/consult.ts";
import { parse } from "../../syntax/parse.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import { outcome, type PageOutcome } from "../outcome.ts";
import { PageTagReader, type PageTags } from "../page-tags.ts";
import { readSignals, type Signals } from "../signals.ts";

/** The tags of a page. */
export const tagsOf = (html: string): PageTags => {
  const reader = new PageTagReader();
  const parser = new Parser({ onopentag: (name, attributes) => reader.open(name, attributes) });
  parser.end(html);
  return reader.tags();
};

/** 2026-11-22. */
const TODAY = 1_795_305_600_000;

/** What is known of a page: everything, with nothing in it, unless said otherwise. */
export interface Known {
  readonly headers?: readonly string[] | null;
  readonly html?: string | null;
  readonly type?: string;
  readonly status?: number | null;
  readonly price?: string;
  readonly url?: string;
  readonly time?: number | null;
}

/** The signals of a page with these `X-Robots-Tag` headers and this HTML. */
export const signalsOf = (known: Known): Signals => {
  const { headers = [], html = "", type = "text/html", status = 200, price, url = "/p" } = known;
  const named = headers?.map((value) => ["X-Robots-Tag", value] as const) ?? null;
  return readSignals({
    url,
    status,
    headers: named && [
      ["Content-Type", type],
      ...(price === undefined ? [] : [["crawler-price", price] as const]),
      ...named,
    ],
    tags: html === null ? null : tagsOf(html),
    time: known.time === undefined ? TODAY : known.time,
  });
};

/** What may happen to a page, for one crawler. */
export const outcomeFor = (crawler: string, known: Known, robots = ""): PageOutcome =>
  outcome(consult(parse(robots), dialects[readerOf(crawler)], crawler), signalsOf(known), crawler);

/** A robots meta tag. */
export const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${content}">`;
