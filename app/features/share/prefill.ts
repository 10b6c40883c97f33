import { formatMessage, sentences } from "../../../core/index.ts";
import {
  MAX_CRAWLER_LENGTH,
  MAX_PAGE_LENGTH,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "../../state/store/limits.ts";
import type { SharedState } from "../../state/store/shared-state.ts";
import { prefillMessages } from "./prefill-messages.ts";

/** The parameters that other programs can put in the address, percent-encoded and joined by `&`. */
const NAMES = ["robots", "url", "crawler", "response", "page"] as const;
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
  /** Headers and HTML of the page at the first URL; empty if the address has none. */
  readonly page: string;
  /** How many URLs were too long, or beyond the first `MAX_URLS`. */
  readonly urlsLeftOut: number;
  /** The values that were too long. Without its file, an address must not be judged. */
  readonly tooLong: readonly Name[];
}

/** Runs of percent-encoded UTF-8 characters (Unicode, table 3-7), which decode without error. */
const ENCODED = (() => {
  const next = "%[89ab][\\da-f]";
  const character = [
    "%[0-7][\\da-f]",
    `%(?:c[2-9a-f]|d[\\da-f])${next}`,
    `%(?:e0%[ab][\\da-f]|e[1-9abcef]${next}|ed%[89][\\da-f])${next}`,
    `%(?:f0%[9ab][\\da-f]|f[1-3]${next}|f4%8[\\da-f])${next}${next}`,
  ].join("|");
  // Longer runs could exhaust the memory of a regular expression.
  return new RegExp(`(?:${character}){1,256}`, "gi");
})();

/** Percent-decodes a text. Escapes that encode no character stay as they are. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(ENCODED, (escapes) => decodeURIComponent(escapes));
  }
};

/** A name at the start or after `&`, and its value, still encoded. */
const VALUES = new RegExp(`(?:^|&)(${NAMES.join("|")})=([^&]*)`, "g");

/** The values of an address, still encoded: the first of each name, and all URLs that are not empty. */
const valuesIn = (fragment: string) => {
  const firsts = new Map<Name, string>();
  const urls: string[] = [];
  // One by one: a list of all parts of an address of a few megabytes takes the page noticeably long.
  for (const [, name, value = ""] of fragment.replace(/^#/, "").matchAll(VALUES)) {
    if (name !== "url") {
      if (!firsts.has(name as Name)) firsts.set(name as Name, value);
    } else if (value !== "") urls.push(value);
  }
  return { firsts, urls };
};

/** The URLs that are taken over. Those beyond the limit are only counted. */
const readUrls = (values: readonly string[]) => {
  const urls: string[] = [];
  let urlsLeftOut = 0;
  for (const value of values) {
    const isSurplus = urls.length === MAX_URLS;
    const url = isSurplus ? value : decoded(value);
    if (url.trim() === "") continue;
    if (isSurplus || url.length > MAX_URL_LENGTH) urlsLeftOut += 1;
    else urls.push(url);
  }
  return { urls, urlsLeftOut };
};

/**
 * Reads a fragment such as `#robots=User-agent%3A%20*%0ADisallow%3A&url=%2Fcart&crawler=GPTBot`.
 * Accepts any text, in linear time: unknown names are ignored, what is too long or too much is left
 * out; `url` can be repeated, and of other names the first counts. A plus is a plus.
 */
export const readPrefill = (fragment: string): Prefill => {
  const { firsts, urls } = valuesIn(fragment);
  const tooLong: Name[] = [];
  const first = (name: Name, longest: number): string | null => {
    const value = firsts.get(name);
    if (value === undefined) return null;
    const text = decoded(value);
    if (text.length <= longest) return text;
    tooLong.push(name);
    return null;
  };
  return {
    robots: first("robots", LONGEST_FILE),
    crawler: first("crawler", MAX_CRAWLER_LENGTH) ?? "",
    response: first("response", LONGEST_HEAD) ?? "",
    page: first("page", MAX_PAGE_LENGTH) ?? "",
    ...readUrls(urls),
    tooLong,
  };
};

/** What to say about an address that was opened: what of it was left out. */
export const describePrefill = ({ urlsLeftOut, tooLong }: Prefill): string =>
  sentences(
    prefillMessages.said,
    urlsLeftOut > 0 &&
      formatMessage(prefillMessages.urlsLeftOut, {
        count: urlsLeftOut,
        most: MAX_URLS,
        longest: MAX_URL_LENGTH,
      }),
    tooLong.includes("crawler") && prefillMessages.crawlerTooLong,
    tooLong.includes("response") && prefillMessages.responseTooLong,
    tooLong.includes("page") && prefillMessages.pageTooLong,
  );

/** The state for a prefilled address. Without a file in the address, an empty one. */
export const prefilledState = ({ robots, urls, crawler, page }: Prefill): SharedState => ({
  source: robots ?? "",
  lineEnd: (robots ?? "").includes("\r\n") ? "\r\n" : "\n",
  crawler: crawler === "" ? "Googlebot" : crawler,
  dialect: "automatic",
  urls: urls.map((typed, at) => ({
    typed,
    expectations: [],
    ...(at === 0 && page !== "" ? { page } : {}),
  })),
});
