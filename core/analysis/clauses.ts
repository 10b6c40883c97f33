import { settingOf } from "../dialects/describe.ts";
import type { Dialect, Topic } from "../dialects/dialect.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { CLAUSES, CONTRAST_MESSAGES } from "./messages.ts";

/** How a reader handles one topic, as a clause that can follow "For Google". */
const clauseOn = (topic: Topic, { facts }: Dialect): string =>
  settingOf(CLAUSES[topic], facts[topic].value);

/** The most names in a sentence before the rest is counted. */
const MOST_NAMES = 5;

const namesOf = (readers: readonly Dialect[]): string => {
  const names = readers.map(({ name }) => name);
  if (names.length <= MOST_NAMES) return formatList(names);
  const shown = names.slice(0, MOST_NAMES - 1);
  const more = formatMessage(CONTRAST_MESSAGES.moreReaders, {
    count: names.length - shown.length,
  });
  return formatList([...shown, more]);
};

/** How readers with equal settings handle the topics. */
const clausesOn = (topics: readonly Topic[], [reader]: readonly Dialect[]): string =>
  reader === undefined ? "" : formatList(topics.map((topic) => clauseOn(topic, reader)));

/**
 * A sentence that contrasts two ways of reading.
 *
 * @param some readers with the same settings for the topics; `others` have different ones.
 */
export const contrast = (
  topics: readonly Topic[],
  some: readonly Dialect[],
  others: readonly Dialect[],
): string =>
  formatMessage(CONTRAST_MESSAGES.contrast, {
    some: namesOf(some),
    someDo: clausesOn(topics, some),
    others: namesOf(others),
    othersDo: clausesOn(topics, others),
  });
