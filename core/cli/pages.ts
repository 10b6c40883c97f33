import { dialects } from "../dialects/index.ts";
import type { KnownPage } from "../lint/context.ts";
import { consult } from "../match/consult.ts";
import { outcome, type PageOutcome } from "../signals/outcome.ts";
import type { PageTags } from "../signals/page-tags.ts";
import {
  blockedResources,
  isNeeded,
  neededOnSite,
  type PageResource,
} from "../signals/resources.ts";
import { readSignals } from "../signals/signals.ts";
import { formatMessage } from "../text/message.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { MESSAGES } from "./messages.ts";
import type { Entry, Report } from "./report.ts";
import type { ServedFile } from "./verify.ts";

/** A saved page. */
export interface SavedPage {
  /** Its URL as crawlers request it, or its path on the site of the file. */
  readonly url: string;
  readonly status: number | null;
  /** Null if they are unknown. */
  readonly headers: readonly (readonly [name: string, value: string])[] | null;
  /** Null if its HTML is unknown. */
  readonly tags: PageTags | null;
  /** With addresses as crawlers request them. */
  readonly resources: readonly PageResource[];
}

const ofTrap = (url: string, { trap }: PageOutcome): readonly Entry[] => {
  if (trap?.kind !== "unread") return [];
  const message = formatMessage(MESSAGES.noindexUnread, { url });
  return [{ line: trap.line, severity: "error", rule: "noindex-unread", message }];
};

const ofResources = (
  page: SavedPage,
  blocked: readonly (PageResource & { readonly line: number | null })[],
): readonly Entry[] =>
  blocked.map(({ url, kind, line }) => ({
    line,
    severity: isNeeded({ kind }) ? "warning" : "info",
    rule: "blocked-resource",
    message: formatMessage(MESSAGES.blockedResource, {
      url: page.url,
      resource: url,
      kind: MESSAGES.resourceKinds[kind],
    }),
  }));

/** What pages cannot do without, for the checks. */
export const knownPages = (pages: readonly SavedPage[]): readonly KnownPage[] =>
  pages.map(({ url, resources }) => ({ url, needs: neededOnSite(resources, url) }));

/**
 * Reports on saved pages for one crawler: those whose `noindex` is never read, because robots.txt
 * blocks them, and what they load that the crawler may not fetch. Each unread `noindex` is an error.
 *
 * @param file the name of the robots.txt, as given.
 * @param time for which dates are judged, in milliseconds since 1970.
 */
export const pagesReport = (
  file: string,
  { document, response }: ServedFile,
  pages: readonly SavedPage[],
  crawler: string,
  time: number,
): Report => {
  const consultation = consult(document, dialects[readerOf(crawler)], crawler, response);
  const entries: Entry[] = [];
  let blockedPages = 0;
  let unread = 0;
  let unverified = 0;
  let resources = 0;
  for (const page of pages) {
    const result = outcome(consultation, readSignals({ ...page, time }), crawler);
    const isBlocked = result.fetch.because.some(({ kind }) => kind === "robots");
    if (isBlocked && result.fetch.may === "no") blockedPages++;
    if (result.index.may === "unverified") unverified++;
    const found = ofTrap(page.url, result);
    unread += found.length;
    const { blocked } = blockedResources(consultation.matcher, page.resources, page.url);
    resources += blocked.length;
    entries.push(...found, ...ofResources(page, blocked));
  }
  const summary = [
    formatMessage(MESSAGES.pagesRead, {
      count: pages.length,
      blocked: formatMessage(MESSAGES.pagesBlocked, { count: blockedPages }),
      unread: formatMessage(MESSAGES.pagesUnread, { count: unread }),
    }),
    formatMessage(MESSAGES.pagesUnverified, { count: unverified }),
    formatMessage(MESSAGES.resourcesBlocked, { count: resources }),
  ];
  return { file, entries, summary, fails: unread > 0 };
};
