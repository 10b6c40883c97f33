import type { Matcher } from "../match/compile.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, lineAt, textOf } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";
import { siteOfSitemaps, type WebAddress, webAddress } from "../text/web-address.ts";

/** A Sitemap line. */
interface SitemapLine extends Span {
  /** 1-based. */
  readonly line: number;
}

/** The Sitemap lines of a file, and whether its rules block them. */
export interface OverviewSitemaps {
  readonly count: number;
  /** Null if there is none. */
  readonly first: SitemapLine | null;
  /**
   * Those on the file's own host that Googlebot or bingbot may not fetch; null if the host is
   * unknown.
   */
  readonly blocked: readonly SitemapLine[] | null;
  /** The lines of the rules that block them: of each sitemap the first, as these crawlers are listed. */
  readonly by: readonly SitemapLine[];
}

/** The crawlers of the search engines that most sites list their sitemaps for. */
const READERS = ["Googlebot", "bingbot"] as const;

interface Listed {
  readonly at: SitemapLine;
  readonly text: string;
  readonly address: WebAddress;
}

/**
 * The sitemaps of a file.
 *
 * @param matcherOf returns how a crawler follows the file.
 */
export const sitemapsOf = (
  document: RobotsDocument,
  response: HttpResponse | null,
  matcherOf: (token: string) => Matcher,
): OverviewSitemaps => {
  const listed: Listed[] = [];
  let count = 0;
  let first: SitemapLine | null = null;
  for (let number = 1; number <= document.lineCount; number++) {
    if (fieldAt(document, number) !== "sitemap") continue;
    const { from, to, value } = lineAt(document, number);
    const at = { line: number, from, to };
    count++;
    first ??= at;
    const text = value === null ? "" : textOf(document, value);
    const address = webAddress(text);
    if (address !== null) listed.push({ at, text, address });
  }
  const site =
    webAddress(response?.requestedUrl ?? "") ??
    siteOfSitemaps(listed.map(({ address }) => address));
  if (site === null) return { count, first, blocked: count === 0 ? [] : null, by: [] };
  const matchers = READERS.map(matcherOf);
  const blocked: SitemapLine[] = [];
  const by = new Map<number, SitemapLine>();
  for (const { at, address, text } of listed) {
    if (address.host !== site.host) continue;
    const decision = matchers.map(({ decide }) => decide(text)).find(({ allowed }) => !allowed);
    if (decision === undefined) continue;
    blocked.push(at);
    const { rule } = decision;
    if (rule !== null) by.set(rule.line, { line: rule.line, from: rule.from, to: rule.to });
  }
  return { count, first, blocked, by: [...by.values()] };
};
