import type { FieldKind } from "../../syntax/document.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";

/**
 * Whether a value is of the type its field takes, so that prose is left alone; `other` takes a
 * number.
 */
export const suitsField = (field: FieldKind, value: string): boolean => {
  if (field === "allow" || field === "disallow") return value === "" || /^[/*]/.test(value);
  if (field === "sitemap") return /^(?:https?:|\/)/i.test(value);
  return field === "user-agent" ? /^[\w*]/.test(value) : /^\d/.test(value);
};

/**
 * Whether a value is good enough that its line needs no second repair once its name is corrected.
 */
export const isPlausibleValue = (field: FieldKind, value: string): boolean => {
  if (!suitsField(field, value)) return false;
  if (field === "sitemap") return /^https?:\/\/\S+$/i.test(value);
  return field !== "user-agent" || /^[\w*./-]+$/.test(value) || findCrawler(value) !== null;
};
