import { MAX_CRAWLER_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "../store/limits.ts";
import type { SharedState } from "../store/shared-state.ts";

/** What other programs may put into an address, each percent-encoded, joined by `&`. */
const NAMES = ["robots", "url", "crawler", "response"] as const;
type Name = (typeof NAMES)[number];

/** Longest file taken from an address, in UTF-16 units: more than any crawler reads. */
const LONGEST_FILE = 2_000_000;

/** Longest HTTP head taken from an address, in UTF-16 units. */
const LONGEST_HEAD = 65_536;

/** What an address asks to be opened. */
export interface Prefill {
  /** Null where the address names no file. */
  readonly robots: string | null;
  readonly urls: readonly string[];
  /** Empty where the address names none. */
  readonly crawler: string;
  /** Status line and headers as `curl -i` prints them; empty where the address has none. */
  readonly response: string;
}

/** Whether a fragment is one of those that other programs make. */
export const isPrefill = (fragment: string): boolean =>
  /^#?(?:robots|url|crawler|response)=/.test(fragment);

/** Undoes percent-encoding; text that is not encoded as it should be is taken as it stands. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isName = (text: string): text is Name => NAMES.some((name) => name === text);

/**
 * Reads a fragment such as `#robots=User-agent%3A%20*%0ADisallow%3A&url=%2Fcart&crawler=GPTBot`. Takes
 * any text: names it does not know and what is too long are left out, `url` may stand more than once,
 * of all others the first counts. A plus is a plus.
 */
export const readPrefill = (fragment: string): Prefill => {
  const values = new Map<Name, readonly string[]>();
  for (const part of fragment.replace(/^#/, "").split("&")) {
    const equals = part.indexOf("=");
    const name = part.slice(0, Math.max(0, equals));
    if (!isName(name)) continue;
    values.set(name, [...(values.get(name) ?? []), decoded(part.slice(equals + 1))]);
  }
  const first = (name: Name, longest: number): string | null => {
    const value = values.get(name)?.[0] ?? null;
    return value !== null && value.length <= longest ? value : null;
  };
  return {
    robots: first("robots", LONGEST_FILE),
    urls: (values.get("url") ?? [])
      .filter((url) => url.trim() !== "" && url.length <= MAX_URL_LENGTH)
      .slice(0, MAX_URLS),
    crawler: first("crawler", MAX_CRAWLER_LENGTH) ?? "",
    response: first("response", LONGEST_HEAD) ?? "",
  };
};

/** What a prefilled address opens. Without a file in the address, an empty one. */
export const prefilledState = ({ robots, urls, crawler }: Prefill): SharedState => ({
  source: robots ?? "",
  lineEnd: (robots ?? "").includes("\r\n") ? "\r\n" : "\n",
  crawler: crawler === "" ? "Googlebot" : crawler,
  dialect: "automatic",
  urls: urls.map((typed) => ({ typed, expectations: [] })),
});
