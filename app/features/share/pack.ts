import type { HttpResponse } from "../../../core/index.ts";
import { crawlerKey } from "../../state/store/expectations.ts";
import { isRecord, type SharedState, type SharedUrl } from "../../state/store/shared-state.ts";
import type { Expectation } from "../../state/store/state.ts";

/** The parts of an HTTP response, in the order used in links. */
const RESPONSE_PARTS = [
  "status",
  "redirects",
  "contentType",
  "bodyBytes",
  "daysUnreachable",
  "requestedUrl",
  "finalUrl",
  "cacheControl",
] as const satisfies readonly (keyof HttpResponse)[];

const LINE_ENDS = ["\n", "\r\n", "\r"] as const;

const packResponse = (response: HttpResponse): readonly unknown[] =>
  RESPONSE_PARTS.map((part) => response[part]);

const unpackResponse = (packed: unknown): unknown => {
  if (!Array.isArray(packed)) return packed;
  return Object.fromEntries(RESPONSE_PARTS.map((part, index) => [part, packed[index]]));
};

/** The crawlers with expectations, each once, in order of appearance. */
const expectedCrawlers = (urls: readonly SharedUrl[]): ReadonlyMap<string, string> => {
  const crawlers = new Map<string, string>();
  for (const { expectations } of urls) {
    for (const { crawler } of expectations) {
      const key = crawlerKey(crawler);
      if (!crawlers.has(key)) crawlers.set(key, crawler);
    }
  }
  return crawlers;
};

const packUrls = (urls: readonly SharedUrl[], crawlers: readonly string[]): readonly unknown[] => {
  const numbers = new Map(crawlers.map((key, index) => [key, index + 1]));
  const packOne = ({ crawler, expected }: Expectation): number => {
    const number = numbers.get(crawlerKey(crawler)) ?? 0;
    return expected === "allowed" ? number : -number;
  };
  return urls.map(({ typed, expectations }) =>
    expectations.length === 0 ? typed : [typed, ...expectations.map(packOne)],
  );
};

const packPages = (urls: readonly SharedUrl[]): Readonly<Record<string, string>> =>
  Object.fromEntries(urls.flatMap(({ page }, at) => (page === undefined ? [] : [[at, page]])));

/** A URL with what is known of its page; anything else is returned as it is. */
const withPage = (url: unknown, page: unknown): unknown =>
  isRecord(url) && page !== undefined ? { ...url, page } : url;

const unpackUrl = (packed: unknown, crawlers: readonly unknown[]): unknown => {
  if (typeof packed === "string") return { typed: packed, expectations: [] };
  if (!Array.isArray(packed)) return null;
  const [typed, ...numbers] = packed as readonly unknown[];
  const expectations = numbers.map((number) => ({
    crawler: typeof number === "number" ? crawlers[Math.abs(number) - 1] : null,
    expected: Number(number) > 0 ? "allowed" : "blocked",
  }));
  return { typed, expectations };
};

/** The expectations of versions 1 and 2, which are those of the link's crawler. */
const EXPECTED = [null, "allowed", "blocked"] as const;

const unpackOldUrl = (packed: unknown): unknown => {
  if (typeof packed === "string") return { typed: packed, expected: null };
  if (!Array.isArray(packed)) return null;
  const [typed, expected] = packed as readonly unknown[];
  return { typed, expected: EXPECTED[expected as number] };
};

/**
 * Turns a list of fields into a record with names. Anything but a list is returned as it is, to be
 * refused.
 */
const named = (packed: unknown, names: readonly string[]): unknown =>
  Array.isArray(packed) ? Object.fromEntries(names.map((name, at) => [name, packed[at]])) : packed;

const CHECK_PARTS = ["off", "on", "hidden"] as const;
const BASELINE_PARTS = ["name", "source", "encoding"] as const;

/**
 * The fields of a link, one letter each: `t` text, `e` encoding (left out for UTF-8), `l` line end
 * (left out for LF), `c` crawler, `d` dialect, `u` URLs: a string, or a string and its
 * expectations, each the 1-based number of a crawler in `x`, negative for blocked. Left out if
 * there is none: `m` crawlers of the table, `k` settings of checks (off, on, hidden), `b` baseline
 * (name, text, encoding), `n` name, `r` HTTP response part by part, `f` further URLs, one per line,
 * in older links only, `v` tab, `p` what is known of pages: a record of texts, by the index of their URLs,
 * `s` system as whose served text the file is judged.
 */
export const pack = (state: SharedState): Readonly<Record<string, unknown>> => {
  const { encoding = "utf-8", lineEnd, urls, crawlers, checks, baseline, name, response } = state;
  const { tab, servedAs } = state;
  const expected = expectedCrawlers(urls);
  return {
    t: state.source,
    ...(encoding === "utf-8" ? {} : { e: encoding }),
    ...(lineEnd === "\n" ? {} : { l: LINE_ENDS.indexOf(lineEnd) }),
    c: state.crawler,
    d: state.dialect,
    u: packUrls(urls, [...expected.keys()]),
    ...(expected.size === 0 ? {} : { x: [...expected.values()] }),
    ...(crawlers === undefined ? {} : { m: crawlers }),
    ...(checks === undefined ? {} : { k: CHECK_PARTS.map((part) => checks[part]) }),
    ...(baseline === undefined ? {} : { b: BASELINE_PARTS.map((part) => baseline[part]) }),
    ...(name === undefined ? {} : { n: name }),
    ...(response === undefined ? {} : { r: packResponse(response) }),
    ...(tab === undefined ? {} : { v: tab }),
    ...(urls.some(({ page }) => page !== undefined) ? { p: packPages(urls) } : {}),
    ...(servedAs === undefined ? {} : { s: servedAs }),
  };
};

/**
 * Renames packed fields to those of `SharedState`, to be validated by `checkShared`. Accepts
 * anything; invalid contents are returned in a form that is refused.
 *
 * @param version before 3 there was one expectation for each URL, 1 allowed or 2 blocked, and none
 * of the fields `x`, `m`, `k`, `b`, `n`, `f`, `v`, `p` and `s`.
 */
export const unpack = (packed: unknown, version: number): unknown => {
  if (!isRecord(packed)) return null;
  const { t, e = "utf-8", l = 0, c, d, u, x = [], r } = packed as Readonly<Record<string, unknown>>;
  const { m, k, b, n, f, v, p, s } = packed as Readonly<Record<string, unknown>>;
  const pages = isRecord(p) ? p : {};
  const expected: readonly unknown[] = Array.isArray(x) ? x : [];
  const state = {
    source: t,
    encoding: e,
    lineEnd: LINE_ENDS[l as number],
    crawler: c,
    dialect: d,
    response: unpackResponse(r),
  };
  if (version < 3) return { ...state, urls: Array.isArray(u) ? u.map(unpackOldUrl) : null };
  return {
    ...state,
    urls: Array.isArray(u)
      ? u.map((url, at) => withPage(unpackUrl(url, expected), pages[at]))
      : null,
    crawlers: m,
    checks: named(k, CHECK_PARTS),
    baseline: named(b, BASELINE_PARTS),
    name: n,
    further: typeof f === "string" ? f.split("\n") : f,
    tab: v,
    servedAs: s,
  };
};
