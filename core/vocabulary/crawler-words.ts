import type { Crawler, CrawlerCategory } from "./crawler.ts";

/** The categories of crawlers, in words for a list, in display order. */
export const categoryWords: Readonly<Record<CrawlerCategory, string>> = {
  search: "search",
  "ai-search": "AI search",
  "ai-user": "AI, on a user's request",
  "ai-training": "AI training",
  "ai-agent": "AI agent",
  "coding-agent": "coding agent",
  "owner-agent": "agent of the site's owner or a customer",
  "data-provider": "data sold to others",
  social: "link previews",
  ads: "advertising",
  seo: "SEO",
  archive: "archive",
  monitoring: "monitoring",
  other: "other",
};

/** Headings for lists of crawlers by category, in the order in which people look for them. */
export const categoryHeadings: Readonly<Record<CrawlerCategory, string>> = {
  search: "Search engines",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user": "AI, on a user's request",
  "ai-agent": "AI agents that act",
  "coding-agent": "Coding agents",
  "owner-agent": "Agents of the owner or a customer",
  "data-provider": "Data sold to others",
  seo: "SEO tools",
  ads: "Advertising",
  social: "Social networks and previews",
  archive: "Archives",
  monitoring: "Monitoring",
  other: "Other",
};

const OBEDIENCE: Readonly<Record<Crawler["obeys"] | "by-name", string>> = {
  yes: "Yes (reported)",
  partly: "Not always (reported)",
  no: "No, says its operator",
  "reportedly-not": "No, others report",
  unknown: "Unknown",
  "by-name": "Only groups that name it",
};

/** Whether a crawler obeys the file, as a phrase. Not all of it is in its operator's own words. */
export const obedienceOf = ({ obeys, ignoresGlobal }: Crawler): string =>
  OBEDIENCE[obeys === "yes" && ignoresGlobal ? "by-name" : obeys];
