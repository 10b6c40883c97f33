import type { Crawler, CrawlerCategory } from "./crawler.ts";

/** The purposes of crawlers, in words for a list, in display order. */
export const purposes: Readonly<Record<CrawlerCategory, string>> = {
  search: "search",
  "ai-search": "AI search",
  "ai-user": "AI, on a user's request",
  "ai-training": "AI training",
  social: "link previews",
  ads: "advertising",
  seo: "SEO",
  archive: "archive",
  monitoring: "monitoring",
  other: "other",
};

/** Headings for lists of crawlers by purpose, in the order in which people look for them. */
export const purposeHeadings: Readonly<Record<CrawlerCategory, string>> = {
  search: "Search engines",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user": "AI, on a user's request",
  seo: "SEO tools",
  ads: "Advertising",
  social: "Social networks and previews",
  archive: "Archives",
  monitoring: "Monitoring",
  other: "Other",
};

/** Whether a crawler obeys the file, as a phrase. Not all of it is in its operator's own words. */
export const obedience: Readonly<Record<Crawler["obeys"], string>> = {
  yes: "Yes (reported)",
  partly: "Not always (reported)",
  no: "No, says its operator",
  "reportedly-not": "No, others report",
  unknown: "Unknown",
};
