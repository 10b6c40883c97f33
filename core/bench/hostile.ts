import { ORIGIN } from "./bodies.ts";
import { median } from "./measure.ts";
import {
  guardReader,
  ours,
  type Reader,
  robotsParserReader,
  robotsTxtParserReader,
} from "./readers.ts";
import { milliseconds, printTable } from "./report.ts";

interface Attack {
  readonly title: string;
  readonly pattern: string;
  readonly path: string;
  /** Those that finish. The regular expressions of the others backtrack exponentially. */
  readonly survivors: readonly Reader[];
}

const TEN_STARS = `/${"*a".repeat(10)}*b$`;
const LINEAR = [ours, robotsParserReader];
const ALL = [...LINEAR, guardReader, robotsTxtParserReader];

const attacks: readonly Attack[] = [
  { title: "10 stars, 16 letters", pattern: TEN_STARS, path: `/${"a".repeat(16)}`, survivors: ALL },
  { title: "10 stars, 22 letters", pattern: TEN_STARS, path: `/${"a".repeat(22)}`, survivors: ALL },
  {
    title: "10 stars, 1,000 letters",
    pattern: TEN_STARS,
    path: `/${"a".repeat(1000)}`,
    survivors: LINEAR,
  },
  {
    title: "10 stars, 100,000 letters",
    pattern: TEN_STARS,
    path: `/${"a".repeat(100_000)}`,
    survivors: LINEAR,
  },
  {
    title: "8,000 stars, 16,000 letters",
    pattern: `/${"*a".repeat(8000)}*b$`,
    path: `/${"a".repeat(15_999)}`,
    survivors: LINEAR,
  },
];

/** A few single runs: the slow ones take a second each. */
const RUNS = 3;

const timeOf = async (reader: Reader, { pattern, path }: Attack): Promise<string> => {
  const url = ORIGIN + path;
  const ask = await reader.open(`User-agent: *\nDisallow: ${pattern}\n`, "examplebot", url);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    ask(url);
    return performance.now() - start;
  });
  return milliseconds(median(times) / 1000);
};

/** Times single verdicts designed to be slow. */
export const benchHostile = async (): Promise<void> => {
  const rows: string[][] = [["", ...ALL.map(({ name }) => name)]];
  for (const attack of attacks) {
    const cells: string[] = [];
    for (const reader of ALL) {
      cells.push(attack.survivors.includes(reader) ? await timeOf(reader, attack) : "not run");
    }
    rows.push([attack.title, ...cells]);
  }
  printTable("One question about a hostile pattern (not run: would take years)", rows);
};
