import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, lineAt, textOf } from "../syntax/parse.ts";
import type { CompletionItem, CompletionOptions } from "./completion.ts";
import { COMPLETION_MESSAGES } from "./messages.ts";

/** The usual names of such files, the most likely first, by directive. */
const USUAL_PATHS: Readonly<Record<string, readonly string[]>> = {
  Sitemap: ["/sitemap.xml", "/sitemap_index.xml", "/sitemap.xml.gz", "/sitemap.txt"],
  License: ["/license.xml"],
};

/** Scheme and host of an absolute http(s) URL; null for anything else. */
export const originOf = (url: string): string | null =>
  /^https?:\/\/[^/?#\s]+/i.exec(url)?.[0] ?? null;

const originsIn = (document: RobotsDocument, except: number): readonly string[] => {
  const origins: string[] = [];
  for (let number = 1; number <= document.lineCount; number++) {
    if (fieldAt(document, number) !== "sitemap" || number === except) continue;
    const { value } = lineAt(document, number);
    const origin = value === null ? null : originOf(textOf(document, value));
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
 * URLs for a directive that takes one: the usual file names on the hosts of the URLs under test and
 * the other Sitemap lines, and a bare scheme. None for directives that no crawler reads.
 *
 * @param lineNumber 1-based: the line being written.
 * @param directive its canonical name.
 */
export const urlItems = (
  document: RobotsDocument,
  lineNumber: number,
  directive: string,
  { urls = [] }: CompletionOptions,
): readonly CompletionItem[] => {
  const paths = USUAL_PATHS[directive];
  if (paths === undefined) return [];
  const tested = urls.map(originOf).filter((origin) => origin !== null);
  const origins = new Set([...tested, ...originsIn(document, lineNumber)]);
  const likely = [...origins]
    .slice(0, 5)
    .flatMap((origin) => paths.map((path, index) => itemOf(origin + path, "", 1 - index)))
    .map((item) => ({ ...item, isOwn: true as const }));
  return [...likely, itemOf("https://", COMPLETION_MESSAGES.completeUrl, -10)];
};
