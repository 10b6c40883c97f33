import { google } from "../dialects/google.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { bodyOfSize } from "./bodies.ts";
import { measure, type Work } from "./measure.ts";
import { ours, type Reader, rivals, robotsParserReader } from "./readers.ts";
import { milliseconds, printTable, ratio } from "./report.ts";

const SIZES_KB = [1, 50, 500] as const;
const WITH_RULES = "  and rules for a crawler";

const parsing = ({ name, parse: read }: Reader, body: string): Work => ({
  name,
  repeat: async (times) => {
    for (let count = 0; count < times; count++) {
      const result = read(body);
      // Awaiting a value that is not a promise would cost the fast ones a turn of the event loop.
      if (result instanceof Promise) await result;
    }
  },
});

const compiling = (body: string): Work => ({
  name: WITH_RULES,
  repeat: (times) => {
    for (let count = 0; count < times; count++) compile(parse(body), google, "*");
  },
});

/** Times parsing; returns how many times faster than robots-parser the largest body is parsed. */
export const benchParsing = async (): Promise<number> => {
  let atLargest = 0;
  for (const size of SIZES_KB) {
    const body = bodyOfSize(size * 1024, size);
    const lines = body.split("\n").length - 1;
    const works = [
      parsing(ours, body),
      compiling(body),
      ...rivals.map((rival) => parsing(rival, body)),
    ];
    const seconds = await measure(works);
    const own = seconds.get(ours.name) as number;
    printTable(
      `Parsing ${size} KB (${lines} lines, ${(body.length / lines).toFixed(1)} bytes each)`,
      [
        ["", "time", "MB/s", "this core is faster"],
        ...works.map(({ name }) => {
          const time = seconds.get(name) as number;
          const isOwn = name === ours.name || name === WITH_RULES;
          const rate = (body.length / time / 1e6).toFixed(0);
          return [name, milliseconds(time), rate, isOwn ? "" : ratio(time / own)];
        }),
      ],
    );
    atLargest = (seconds.get(robotsParserReader.name) as number) / own;
  }
  return atLargest;
};
