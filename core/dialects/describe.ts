import { formatMessage } from "../text/message.ts";
import type { Dialect, Source, Topic } from "./dialect.ts";
import { STATEMENTS } from "./statements.ts";

/** One statement about how a reader reads a file. */
export interface Statement {
  /** Its topic, in a few words. */
  readonly topic: string;
  /** A plain sentence. */
  readonly statement: string;
  /** Its source. */
  readonly source: Source;
}

/**
 * The sentence for a switch's value, with a number for `{count}`.
 *
 * @param words one text for each setting of the switch; a switch with a limit has `limited` and
 * `unlimited`.
 */
export const settingOf = (
  words: Readonly<Record<string, string>>,
  value: string | number | null,
): string => {
  if (typeof value === "string") return words[value] ?? "";
  const { limited = "", unlimited = "" } = words;
  return value === null ? unlimited : formatMessage(limited, { count: value });
};

/** How a reader handles one topic. */
export const statementOn = (topic: Topic, dialect: Dialect): Statement => {
  const { value, source } = dialect.facts[topic];
  return {
    topic: STATEMENTS[topic].topic,
    statement: settingOf(STATEMENTS[topic].settings, value),
    source,
  };
};

/** How a reader reads a file, in plain sentences: one for each switch, from lines to delays. */
export const describeDialect = (dialect: Dialect): readonly Statement[] =>
  (Object.keys(STATEMENTS) as Topic[]).map((topic) => statementOn(topic, dialect));
