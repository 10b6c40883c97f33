import { memo } from "../collections/memo.ts";
import { pathOf } from "../match/path.ts";
import { formatMessage } from "../text/message.ts";
import type { CompletionItem, CompletionOptions } from "./completion.ts";
import { describePattern } from "./describe-pattern.ts";
import { COMPLETION_MESSAGES } from "./messages.ts";

interface CommonPath {
  readonly pattern: string;
  /** Its purpose, in a few words. */
  readonly purpose: string;
}

/** Patterns that many files have, those that suit any site first. */
const COMMON: readonly CommonPath[] = [
  { pattern: "/", purpose: "the whole site" },
  { pattern: "/*?", purpose: "every URL with a query" },
  { pattern: "/*.pdf$", purpose: "every PDF" },
  { pattern: "/$", purpose: "only the home page" },
  { pattern: "/search", purpose: "search results" },
  { pattern: "/*?q=", purpose: "search results by a parameter" },
  { pattern: "/*?*sort=", purpose: "sorted lists" },
  { pattern: "/*?*filter=", purpose: "filtered lists" },
  { pattern: "/*?*utm_", purpose: "campaign links" },
  { pattern: "/*?*sessionid=", purpose: "session links" },
  { pattern: "/cart", purpose: "a shop's cart" },
  { pattern: "/checkout", purpose: "a shop's checkout" },
  { pattern: "/account/", purpose: "customers' pages" },
  { pattern: "/login", purpose: "the login" },
  { pattern: "/admin/", purpose: "administration pages" },
  { pattern: "/api/", purpose: "an API for programs" },
  { pattern: "/tmp/", purpose: "temporary files" },
  { pattern: "/wp-admin/", purpose: "WordPress administration" },
  { pattern: "/wp-admin/admin-ajax.php", purpose: "WordPress: what pages need from wp-admin" },
  { pattern: "/*/feed/$", purpose: "WordPress: feeds" },
];

const MOST_URLS = 50;

/** The path of a URL and its folders, the deepest first. */
const pathsAround = (url: string): readonly string[] => {
  const path = pathOf(url);
  const [folders = ""] = path.split(/[?;]/);
  const around = [path];
  for (let slash = folders.lastIndexOf("/", folders.length - 2); slash > 0; ) {
    around.push(folders.slice(0, slash + 1));
    slash = folders.lastIndexOf("/", slash - 1);
  }
  return around;
};

const FROM_URLS = { name: COMPLETION_MESSAGES.fromUrls, rank: 0 };
const COMMONLY = { name: COMPLETION_MESSAGES.common, rank: 1 };

const itemOf = (
  pattern: string,
  detail: string,
  section: NonNullable<CompletionItem["section"]>,
  boost: number,
): CompletionItem => ({
  label: pattern,
  insert: pattern,
  kind: "path",
  detail,
  info: formatMessage(COMPLETION_MESSAGES.matches, { urls: describePattern(pattern) }),
  section,
  boost,
});

const NO_URLS: readonly string[] = [];

const itemsFor = memo((urls: readonly string[]): readonly CompletionItem[] => {
  const tested = new Set(urls.slice(0, MOST_URLS).flatMap(pathsAround));
  tested.delete("/");
  const fromUrls = [...tested].map((path) => ({
    ...itemOf(path, "", FROM_URLS, 1),
    isOwn: true as const,
  }));
  const common = COMMON.filter(({ pattern }) => !tested.has(pattern)).map(({ pattern, purpose }) =>
    itemOf(pattern, purpose, COMMONLY, 0),
  );
  return [...fromUrls, ...common];
});

/**
 * Paths for a rule: those of the URLs under test and their folders, then common patterns. Created
 * once for each list of URLs, because each key within a path asks again.
 */
export const pathItems = ({ urls = NO_URLS }: CompletionOptions): readonly CompletionItem[] =>
  itemsFor(urls);
