import { LANGUAGE, once } from "../../../core/index.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import { wordFilter } from "../../ui/word-filter.ts";
import { isOfKind, type UrlKind } from "./summary.ts";

/** The sort orders of the URLs. */
export const URL_SORTS = ["added", "blocked", "missed", "path"] as const;

export type UrlSort = (typeof URL_SORTS)[number];

const RANKS: Readonly<Record<UrlSort, ((tested: TestedUrl) => number) | null>> = {
  added: null,
  blocked: ({ allowed }) => Number(allowed),
  missed: ({ meetsExpectation }) => Number(meetsExpectation !== false),
  path: () => 0,
};

const collator = once(() => new Intl.Collator(LANGUAGE, { numeric: true }));

const byPath = (a: TestedUrl, b: TestedUrl): number =>
  collator().compare(a.normalised.url, b.normalised.url);

/** Sorts the URLs; equal ones stay in the order in which they were added. */
export const sortedUrls = (tested: readonly TestedUrl[], sort: UrlSort): readonly TestedUrl[] => {
  const rank = RANKS[sort];
  if (rank === null) return tested;
  return [...tested].sort(sort === "path" ? byPath : (a, b) => rank(a) - rank(b));
};

/**
 * The URLs of a kind, if one is given, that contain all words of a filter in the typed text, the
 * decoded text, or the verdict (`allowed`, `blocked`).
 */
export const filteredUrls = (
  all: readonly TestedUrl[],
  text: string,
  only: UrlKind | null = null,
): readonly TestedUrl[] => {
  const tested = only === null ? all : all.filter((one) => isOfKind(only, one));
  if (text.trim() === "") return tested;
  const contains = wordFilter(text);
  return tested.filter(({ testUrl, normalised, allowed }) =>
    contains(
      `${testUrl.typed} ${decodedText(normalised.url) ?? ""}`,
      allowed ? "allowed" : "blocked",
    ),
  );
};

/** The longest text that is decoded for display, in UTF-16 units. */
const LONGEST_READ = 2_000;

/**
 * The decoded text of a URL if it has letters beyond ASCII: `/новости` for `/%D0%BD…`. Null if
 * decoding adds nothing, or it is not UTF-8.
 */
export const decodedText = (url: string): string | null => {
  if (url.length > LONGEST_READ || !/%[c-f][\da-f]/i.test(url)) return null;
  try {
    const text = url.replace(/(?:%[89a-f][\da-f])+/gi, decodeURIComponent);
    return text === url ? null : text;
  } catch {
    // Not UTF-8: the encoding is unknown.
    return null;
  }
};

const HOST = /^https?:\/\/([^/?#]+)/i;

/** The host of an absolute URL, in lower case; null for a path. */
const hostOf = ({ normalised }: TestedUrl): string | null =>
  HOST.exec(normalised.url)?.[1]?.toLowerCase() ?? null;

/** The host that most URLs are on, the first of equals; null if none names a host. */
export const mainHost = (tested: readonly TestedUrl[]): string | null => {
  const counts = new Map<string, number>();
  for (const one of tested) {
    const host = hostOf(one);
    if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  let main: string | null = null;
  for (const [host, count] of counts) {
    if (main === null || count > (counts.get(main) ?? 0)) main = host;
  }
  return main;
};

/** The host of a URL if it differs from the one most are on; otherwise null. */
export const otherHost = (tested: TestedUrl, main: string | null): string | null => {
  const host = hostOf(tested);
  return host === null || host === main ? null : host;
};
