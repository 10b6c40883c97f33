import { MAX_CRAWLER_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "../../state/store/limits.ts";
import type { SharedState } from "../../state/store/shared-state.ts";

/** The parameters that other programs can put in the address, percent-encoded and joined by `&`. */
const NAMES = ["robots", "url", "crawler", "response"] as const;
type Name = (typeof NAMES)[number];

/** The longest file accepted from an address, in UTF-16 units: more than any crawler reads. */
const LONGEST_FILE = 2_000_000;

/** The longest HTTP header section accepted from an address, in UTF-16 units. */
const LONGEST_HEAD = 65_536;

/** What an address contains. */
export interface Prefill {
  /** Null if the address has no file. */
  readonly robots: string | null;
  readonly urls: readonly string[];
  /** Empty if the address has none. */
  readonly crawler: string;
  /** Status line and headers as printed by `curl -i`; empty if the address has none. */
  readonly response: string;
}

/** Whether a fragment is in the form that other programs use. */
export const isPrefill = (fragment: string): boolean =>
  /^#?(?:robots|url|crawler|response)=/.test(fragment);

/** Percent-decodes a text; invalid encoding is returned as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isName = (text: string): text is Name => NAMES.some((name) => name === text);

/**
 * Reads a fragment such as `#robots=User-agent%3A%20*%0ADisallow%3A&url=%2Fcart&crawler=GPTBot`.
 * Accepts any text: unknown names and values that are too long are ignored; `url` can be repeated,
 * and of other names the first counts. A plus is a plus.
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

/** The state for a prefilled address. Without a file in the address, an empty one. */
export const prefilledState = ({ robots, urls, crawler }: Prefill): SharedState => ({
  source: robots ?? "",
  lineEnd: (robots ?? "").includes("\r\n") ? "\r\n" : "\n",
  crawler: crawler === "" ? "Googlebot" : crawler,
  dialect: "automatic",
  urls: urls.map((typed) => ({ typed, expectations: [] })),
});
