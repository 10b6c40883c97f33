import { type Crawler, crawlers, identify, type Policy } from "../../../core/index.ts";
import { categoryHeadings, categoryWords } from "../../../core/service/index.ts";
import type { Option, OptionGroup } from "../../ui/options.ts";
import { MESSAGES } from "../../verdicts/messages.ts";

/** The operator and purpose of a crawler: `Google · search`. */
export const crawlerNote = (crawler: Crawler | null): string =>
  crawler === null ? "" : `${crawler.operator} · ${categoryWords[crawler.category]}`;

const suggest = (token: string, crawler: Crawler | null): Option => ({
  value: token,
  name: token,
  note: crawlerNote(crawler),
});

/** The known crawlers by what they crawl for, as in the editor's completions. */
const known: readonly OptionGroup[] = Object.entries(categoryHeadings).map(([category, label]) => ({
  label,
  options: crawlers
    .filter((crawler) => !crawler.retired && crawler.category === category)
    .map((crawler) => suggest(crawler.token, crawler)),
}));

/**
 * The names in the file's user-agent lines, as written, each once; without `*`, which names no
 * crawler.
 */
const namedIn = ({ groups, document }: Policy): readonly Option[] => {
  const found = new Map<string, Option>();
  for (const { agents } of groups) {
    for (const { from, to, name } of agents) {
      if (name === "*" || name === "") continue;
      const { token, crawler } = identify(document.source.slice(from, to));
      if (token === "" || found.has(token)) continue;
      found.set(token, suggest(token, crawler));
    }
  }
  return [...found.values()];
};

/** The suggestions for a crawler: first those named in the file, then all known ones by purpose. */
export const crawlerSuggestions = (policy: Policy): readonly OptionGroup[] => {
  const named = namedIn(policy);
  const values = new Set(named.map(({ value }) => value));
  const rest = known.map(({ label, options }) => ({
    label,
    options: options.filter(({ value }) => !values.has(value)),
  }));
  const groups = [{ label: MESSAGES.namedInFile, options: named }, ...rest];
  return groups.filter(({ options }) => options.length > 0);
};
