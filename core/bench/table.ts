import { google } from "../dialects/google.ts";
import { type TableQuestion, verdictTable } from "../proof/verdict-table.ts";
import { parse } from "../syntax/parse.ts";
import { questions } from "./bodies.ts";
import { median } from "./measure.ts";
import { milliseconds, printTable } from "./report.ts";

const CRAWLERS = 50;
const RULES = 200;
const URLS = 500;
const KEYSTROKES = 15;

const secondsFor = (question: TableQuestion): number => {
  const start = performance.now();
  verdictTable(question);
  return (performance.now() - start) / 1000;
};

/**
 * The input of a table computed after each of some keys in one group: fifty crawlers, each with its
 * own group, and as many URLs as the page tests.
 */
export interface TableTask {
  readonly crawlers: readonly string[];
  readonly urls: readonly string[];
  /** The file at first and after each key. */
  readonly sources: readonly string[];
}

export const tableTask = (): TableTask => {
  const { body, urls } = questions(RULES, URLS, 1);
  const rules = body.slice(body.indexOf("User-agent: *")).split("\n").slice(1).join("\n");
  const crawlers = Array.from(
    { length: CRAWLERS },
    (_, index) => `bot-${"abcdefghij".charAt(index % 10)}${"klmno".charAt(index / 10)}`,
  );
  const groups = crawlers.map(
    (name, index) => `User-agent: ${name}\nDisallow: /own-${index}\n${rules}`,
  );
  const text = groups.join("\n\n");
  const sources = Array.from({ length: KEYSTROKES + 1 }, (_, typed) =>
    text.replace("/own-20", `/own-20${"x".repeat(typed)}`),
  );
  return { crawlers, urls, sources };
};

/** The table of crawlers and URLs after a key. */
export interface TableTime {
  readonly name: string;
  readonly milliseconds: number;
  readonly bar: number;
}

/** Times that table in this process. */
export const benchTable = (): readonly TableTime[] => {
  const { crawlers, urls: rows, sources } = tableTask();
  const columns = crawlers.map((crawler) => ({ crawler, dialect: google }));
  const patterns = new Set<number>();
  const times = sources.map((source) =>
    secondsFor({ document: parse(source), response: null, columns, rows, patterns }),
  );
  const [first = 0, ...later] = times;
  const after = median(later);
  printTable(`${CRAWLERS} crawlers with groups of ${RULES} rules, ${URLS} URLs`, [
    ["at first", milliseconds(first)],
    ["after a keystroke", milliseconds(after)],
  ]);
  return [{ name: "The table after a keystroke", milliseconds: after * 1000, bar: 100 }];
};
