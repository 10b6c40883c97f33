import { google } from "../dialects/google.ts";
import { TableMemory, type TableQuestion, verdictTable } from "../proof/verdict-table.ts";
import { parse } from "../syntax/parse.ts";
import { questions } from "./bodies.ts";
import { median } from "./measure.ts";
import { milliseconds, printTable } from "./report.ts";

const CRAWLERS = 50;
const RULES = 200;
const URLS = 10_000;
const KEYSTROKES = 15;

const secondsFor = (question: TableQuestion, memory: TableMemory): number => {
  const start = performance.now();
  const steps = verdictTable(question, memory);
  while (steps.next().done !== true);
  return (performance.now() - start) / 1000;
};

/** The table of crawlers and URLs after a keystroke. */
export interface TableTime {
  readonly name: string;
  readonly milliseconds: number;
  readonly bar: number;
}

/**
 * Times the table of fifty crawlers, each with a group of its own, and ten thousand URLs: at first,
 * and after each of some keystrokes in one group.
 */
export const benchTable = (): readonly TableTime[] => {
  const { body, urls } = questions(RULES, URLS, 1);
  const rules = body.slice(body.indexOf("User-agent: *")).split("\n").slice(1).join("\n");
  const names = Array.from(
    { length: CRAWLERS },
    (_, index) => `bot-${"abcdefghij".charAt(index % 10)}${"klmno".charAt(index / 10)}`,
  );
  const groups = names.map(
    (name, index) => `User-agent: ${name}\nDisallow: /own-${index}\n${rules}`,
  );
  const text = groups.join("\n\n");
  const columns = names.map((crawler) => ({ crawler, dialect: google }));
  const memory = new TableMemory();
  const patterns = new Set<number>();
  const times = Array.from({ length: KEYSTROKES + 1 }, (_, typed) => {
    const source = text.replace("/own-20", `/own-20${"x".repeat(typed)}`);
    const asked = { document: parse(source), response: null, columns, rows: urls, patterns };
    return secondsFor(asked, memory);
  });
  const [first = 0, ...later] = times;
  const after = median(later);
  printTable(`${CRAWLERS} crawlers with groups of ${RULES} rules, ${URLS} URLs`, [
    ["at first", milliseconds(first)],
    ["after a keystroke", milliseconds(after)],
  ]);
  return [{ name: "The table after a keystroke", milliseconds: after * 1000, bar: 100 }];
};
