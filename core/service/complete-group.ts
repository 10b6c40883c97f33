import { memo } from "../collections/memo.ts";
import { formatMessage } from "../text/message.ts";
import type { Crawler, CrawlerCategory } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import type { CompletionItem } from "./completion.ts";
import { COMPLETION_MESSAGES } from "./messages.ts";

/** The purposes whose crawlers people block as a group, in the words of the suggestion. */
const KEPT_OUT: readonly (readonly [CrawlerCategory, string])[] = [
  ["ai-training", "Block AI training crawlers"],
  ["ai-search", "Block AI search crawlers"],
  ["ai-user", "Block AI assistants that fetch for a user"],
  ["seo", "Block SEO crawlers"],
  ["archive", "Block archive crawlers"],
];

const SECTION = { name: COMPLETION_MESSAGES.wholeGroups, rank: 1 };

/** A snippet field, in the syntax that editors share. */
const field = (number: number, text: string): string => `$\{${number}:${text}}`;

const group = (label: string, detail: string, template: string, info: string): CompletionItem => {
  const insert = template.replace(/\$\{\d:([^}]*)\}/g, "$1");
  return {
    label,
    insert,
    ...(template === insert ? {} : { template }),
    kind: "group",
    detail,
    info,
    section: SECTION,
    boost: -20,
  };
};

/** Whether a group can block it: it fetches under this name and obeys the file. */
const heeds = ({ retired, obeys }: Crawler): boolean =>
  !retired && obeys !== "no" && obeys !== "reportedly-not";

const keepingOut = (
  known: readonly Crawler[],
  category: CrawlerCategory,
  label: string,
): CompletionItem => {
  const tokens = known
    .filter((crawler) => crawler.category === category && heeds(crawler))
    .map(({ token }) => token);
  const lines = tokens.map((token) => `User-agent: ${token}\n`).join("");
  return group(
    label,
    formatMessage(COMPLETION_MESSAGES.crawlers, { count: tokens.length }),
    `${lines}Disallow: /\n`,
    formatMessage(COMPLETION_MESSAGES.ofThisKind, { names: tokens.slice(0, 4).join(", ") }),
  );
};

const itemsWith = memo((known: readonly Crawler[]): readonly CompletionItem[] => [
  group(
    "Group for every crawler",
    "everything except one folder",
    `User-agent: *\nDisallow: ${field(1, "/private/")}\n`,
    "Every crawler without a group of its own may fetch everything except this folder.",
  ),
  group(
    "Group that allows everything",
    "",
    "User-agent: *\nDisallow:\n",
    "An empty Disallow blocks nothing.",
  ),
  group(
    "Group for one crawler",
    "its own rules",
    `User-agent: ${field(1, "Googlebot")}\nDisallow: ${field(2, "/private/")}\n`,
    "The crawler follows only these rules: none of the rules for `*` are added to them.",
  ),
  ...KEPT_OUT.map(([category, label]) => keepingOut(known, category, label)),
]);

/**
 * Whole groups to start from: for every crawler, for one, and for all known ones of a purpose.
 * Created once.
 */
export const groupItems = (): readonly CompletionItem[] => itemsWith(crawlers);
