import type { Crawler, CrawlerCategory } from "./crawler.ts";

/** What a site decides about crawlers, purpose by purpose. */
export type PurposeId =
  | "search"
  | "ai-search"
  | "ai-training"
  | "ai-user"
  | "ai-agent"
  | "data"
  | "ads"
  | "archive"
  | "seo";

/** A purpose for which crawlers fetch, in the words of the decision about it. */
export interface Purpose {
  readonly id: PurposeId;
  /** In sentence case, for headings and rows. */
  readonly name: string;
  /** The categories of its crawlers; each category but `other` is in one purpose only. */
  readonly categories: readonly CrawlerCategory[];
}

/**
 * The nine purposes, in the order in which they are decided. Crawlers of the category `other`
 * (download tools, libraries, internal research) serve none of them.
 */
export const purposes: readonly Purpose[] = [
  { id: "search", name: "Search results", categories: ["search"] },
  { id: "ai-search", name: "Answers with links (AI search)", categories: ["ai-search"] },
  { id: "ai-training", name: "Training AI models", categories: ["ai-training"] },
  { id: "ai-user", name: "Fetches for one user", categories: ["ai-user", "owner-agent"] },
  { id: "ai-agent", name: "AI agents that act", categories: ["ai-agent", "coding-agent"] },
  { id: "data", name: "Data sold to others", categories: ["data-provider"] },
  { id: "ads", name: "Ads and previews", categories: ["ads", "social"] },
  { id: "archive", name: "Archives", categories: ["archive"] },
  { id: "seo", name: "SEO and monitoring", categories: ["seo", "monitoring"] },
];

/** The purpose for which a crawler fetches; null if it is none of the nine (`other`). */
export const purposeOf = ({ category }: Pick<Crawler, "category">): Purpose | null =>
  purposes.find(({ categories }) => categories.includes(category)) ?? null;
