import type { LogFormat } from "../log/formats.ts";
import type { SitemapForm } from "../sitemap/entry.ts";
import type { UrlColumn } from "../sitemap/url-column.ts";

export type ContentKind =
  | "robots"
  | "response"
  | "headers"
  | "html"
  | "har"
  | "checks"
  | "sitemap"
  | "list"
  | "table"
  | "log"
  | "unread-log"
  | "packed"
  | "empty"
  | "unknown";

/** What a text is, with what its readers need to know of it. */
export type Content =
  | { readonly kind: "robots" }
  /** `curl -i` of a robots.txt or of a page, and what its body is; null for headers alone. */
  | {
      readonly kind: "response";
      readonly of: "robots" | "page";
      readonly body: ContentKind | null;
    }
  /** The header lines of a page, without a status line. */
  | { readonly kind: "headers" }
  | { readonly kind: "html" }
  /** The requests of a page, as browsers record them (HTTP Archive 1.2). */
  | { readonly kind: "har" }
  /** Expected verdicts: `robots.checks.json`. */
  | { readonly kind: "checks" }
  | { readonly kind: "sitemap"; readonly form: SitemapForm }
  | { readonly kind: "list" }
  | { readonly kind: "table"; readonly delimiter: string; readonly column: UrlColumn }
  /** An access log: one request a line, or JSON whose objects span lines. */
  | { readonly kind: "log"; readonly format: LogFormat; readonly isJson: boolean }
  /** A log of no known format. `no-columns`: of CloudFront, which does not name its columns. */
  | { readonly kind: "unread-log"; readonly why: "no-columns" | "unknown-log" }
  /** Known by its bytes (`packedAs`), not by its text: gzip, or an archive that nothing unpacks. */
  | { readonly kind: "packed"; readonly as: "gzip" | "archive" }
  /** Nothing but white space. */
  | { readonly kind: "empty" }
  | { readonly kind: "unknown" };

/** What a text was taken for. */
export interface Recognition {
  readonly content: Content;
  /** Nothing in the text speaks for anything else. */
  readonly isSure: boolean;
  /** What else it may be; null if nothing speaks for anything else. */
  readonly alternative: Content | null;
}

/** The rows of a table and what separates its cells: the work of a CSV parser, which core lacks. */
export interface Rows {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

/** Splits the first lines of a text into the cells of a table. Accepts any text. */
export type RowsOf = (text: string) => Rows;
