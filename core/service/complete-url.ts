import type { RobotsDocument } from "../syntax/document.ts";
import { lineAt, textOf } from "../syntax/parse.ts";
import type { CompletionItem, CompletionOptions } from "./completion.ts";

const SITEMAPS = ["/sitemap.xml", "/sitemap_index.xml", "/sitemap.xml.gz", "/sitemap.txt"];

/** Scheme and host of an absolute http address; null for anything else. */
const originOf = (url: string): string | null => /^https?:\/\/[^/?#\s]+/i.exec(url)?.[0] ?? null;

const originsIn = (document: RobotsDocument, except: number): readonly string[] => {
  const origins: string[] = [];
  for (let number = 1; number <= document.lineCount; number++) {
    if (number === except) continue;
    const { field, value } = lineAt(document, number);
    if (field !== "sitemap" || value === null) continue;
    const origin = originOf(textOf(document, value));
    if (origin !== null) origins.push(origin);
  }
  return origins;
};

const itemOf = (label: string, detail: string, boost: number): CompletionItem => ({
  label,
  insert: label,
  kind: "url",
  detail,
  info: "",
  boost,
});

/**
 * Addresses for a Sitemap line: the usual names on the hosts that the URLs under test and the other
 * Sitemap lines are on, and a bare scheme to begin with.
 */
export const urlItems = (
  document: RobotsDocument,
  lineNumber: number,
  { urls = [] }: CompletionOptions,
): readonly CompletionItem[] => {
  const tested = urls.map(originOf).filter((origin) => origin !== null);
  const origins = new Set([...tested, ...originsIn(document, lineNumber)]);
  const likely = [...origins]
    .slice(0, 5)
    .flatMap((origin) => SITEMAPS.map((path, index) => itemOf(origin + path, "", 1 - index)));
  return [...likely, itemOf("https://", "a whole address is needed", -10)];
};
