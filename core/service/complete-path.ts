import { memo } from "../collections/memo.ts";
import { pathOf } from "../match/path.ts";
import { formatMessage } from "../text/message.ts";
import type { CompletionItem, CompletionOptions } from "./completion.ts";
import { describePattern } from "./describe-pattern.ts";
import { COMPLETION_MESSAGES, PATH_MESSAGES } from "./messages.ts";

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
  const common = Object.entries(PATH_MESSAGES)
    .filter(([pattern]) => !tested.has(pattern))
    .map(([pattern, purpose]) => itemOf(pattern, purpose, COMMONLY, 0));
  return [...fromUrls, ...common];
});

/**
 * Paths for a rule: those of the URLs under test and their folders, then common patterns. Created
 * once for each list of URLs, because each key within a path asks again.
 */
export const pathItems = ({ urls = NO_URLS }: CompletionOptions): readonly CompletionItem[] =>
  itemsFor(urls);
