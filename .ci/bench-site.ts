// The parts of the benchmark that need the app's own modules, in Node: `write <folder>` writes a
// list of a million URLs, a file of a thousand rules, and the input for a large table; `read <log>
// <robots.txt>` analyses an access log like the page's worker and prints its cost as JSON.
import { openAsBlob, readFileSync, writeFileSync } from "node:fs";
import { readAll } from "../app/answers/workers/bulk/run.ts";
import { Session } from "../app/answers/workers/bulk/session.ts";
import { questions } from "../core/bench/bodies.ts";
import { tableTask } from "../core/bench/table.ts";

const RULES = 1000;
const URLS = 1_000_000;

const write = (folder: string): void => {
  const { body, urls } = questions(RULES, URLS, 1);
  writeFileSync(`${folder}/rules.txt`, body);
  writeFileSync(`${folder}/urls.txt`, urls.join("\n"));
  writeFileSync(`${folder}/table.json`, JSON.stringify(tableTask()));
};

const read = async (path: string, robotsTxt: string): Promise<void> => {
  const session = new Session({
    file: { source: readFileSync(robotsTxt, "utf8"), encoding: "utf-8" },
    response: null,
    baseline: null,
    crawlers: ["Googlebot"],
    dialect: "automatic",
  });
  const start = performance.now();
  const input = { name: "access.log", data: await openAsBlob(path) };
  const pieces = readAll(session, [input]);
  let piece = await pieces.next();
  while (piece.done !== true) piece = await pieces.next();
  const { log } = session.result(piece.value, false);
  const { user, system } = process.cpuUsage();
  console.log(
    JSON.stringify({
      seconds: (performance.now() - start) / 1000,
      processor: (user + system) / 1e6,
      memory: process.resourceUsage().maxRSS / 1024,
      requests: log?.requests,
    }),
  );
};

const [task, ...rest] = process.argv.slice(2);
if (task === "write") write(rest[0] ?? ".");
else await read(rest[0] ?? "", rest[1] ?? "");
