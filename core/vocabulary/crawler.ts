import type { CrawlerReader } from "./readers.ts";

/**
 * The kind of a crawler. An `ai-agent` browses and acts for a user, a `coding-agent` reads while it
 * writes software, an `owner-agent` works for the site's own owner or another customer, and a
 * `data-provider` sells what it fetches.
 */
export type CrawlerCategory =
  | "search"
  | "ai-training"
  | "ai-search"
  | "ai-user"
  | "ai-agent"
  | "coding-agent"
  | "owner-agent"
  | "data-provider"
  | "seo"
  | "social"
  | "ads"
  | "archive"
  | "monitoring"
  | "other";

/** A crawler, or a token that controls the use of what another crawler fetches. */
export interface Crawler {
  /** The product token as its operator writes it; compared without regard to ASCII case. */
  readonly token: string;
  readonly operator: string;
  readonly category: CrawlerCategory;
  /** Tokens whose groups it follows, in this order, if no group names it. */
  readonly fallbacks: readonly string[];
  /** It obeys only groups that name it (or a fallback), not the `*` group. */
  readonly ignoresGlobal: boolean;
  /**
   * Whether it obeys robots.txt: `partly` for "may not apply", `no` if its operator says so,
   * `reportedly-not` if only others do, `unknown` if no source says.
   */
  readonly obeys: "yes" | "partly" | "no" | "reportedly-not" | "unknown";
  /** Whether it obeys Crawl-delay; null if no source says. */
  readonly crawlDelay: boolean | null;
  /**
   * When the file cannot be fetched, it uses its last copy for up to 30 days, and then crawls as if there were no file.
   */
  readonly keepsCopy: boolean;
  /**
   * No crawler sends this name: it only controls the use of what others fetch, as Google-Extended
   * does.
   */
  readonly controlOnly: boolean;
  /** Retired or renamed: no crawler uses this name any more. */
  readonly retired: boolean;
  /** The token of the same operator that replaced it; null if none did, or it is not retired. */
  readonly successor: string | null;
  /** The dialect in which it reads the file, with a source; the standard's if there is none. */
  readonly reader: CrawlerReader;
  /**
   * Why it may not obey, in one sentence for a webmaster; empty for others, whose notes are in
   * `crawler-facts.ts`.
   */
  readonly note: string;
  /** The page where the operator (or the best known list) says so; https. */
  readonly source: string;
}
