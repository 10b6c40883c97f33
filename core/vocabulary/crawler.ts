import type { CrawlerReader } from "./readers.ts";

/** What a crawler is for. */
export type CrawlerCategory =
  | "search"
  | "ai-training"
  | "ai-search"
  | "ai-user"
  | "seo"
  | "social"
  | "ads"
  | "archive"
  | "monitoring"
  | "other";

/** A crawler, or a token that stands for a use of what another crawler fetches. */
export interface Crawler {
  /** The product token as its operator writes it; compared without regard to ASCII case. */
  readonly token: string;
  readonly operator: string;
  readonly category: CrawlerCategory;
  /** Tokens whose groups it follows, in this order, when no group names it. */
  readonly fallbacks: readonly string[];
  /** It obeys only groups that name it (or a fallback): the `*` group does not bind it. */
  readonly ignoresGlobal: boolean;
  /**
   * Whether it obeys robots.txt: `partly` for "may not apply", `no` where its operator says so,
   * `reportedly-not` where only others do, `unknown` where no source says.
   */
  readonly obeys: "yes" | "partly" | "no" | "reportedly-not" | "unknown";
  /** Whether it heeds Crawl-delay; null where no source says. */
  readonly crawlDelay: boolean | null;
  /** No crawler sends this name: it only steers the use of what others fetch, as Google-Extended does. */
  readonly controlOnly: boolean;
  /** Retired or renamed: no crawler comes under this name any more. */
  readonly retired: boolean;
  /** The token of the same operator that took its place; null where none did, or it is not retired. */
  readonly successor: string | null;
  /** In which dialect it reads the file, and who says so; the standard's where nobody does. */
  readonly reader: CrawlerReader;
  /** One sentence a webmaster can use; may be empty. */
  readonly note: string;
  /** Where the operator (or the best list known) says so; https. */
  readonly source: string;
}
