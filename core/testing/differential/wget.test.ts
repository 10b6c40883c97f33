import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { answersOf } from "./answers.ts";
import { BROKEN, compareAnswers, type Ingredients, ORDINARY, questions } from "./generate.ts";

/** Found on the PATH. */
const WGET = "wget";

const hasWget = /^GNU Wget 1\./.test(
  spawnSync(WGET, ["--version"], { encoding: "utf8" }).stdout ?? "",
);

const asWget = (ingredients: Ingredients): Ingredients => ({
  ...ingredients,
  agents: ingredients.agents.map((name) => name.replace(/foobot/i, "Wget")),
  // Raw non-ASCII, quotes and backslashes in a link are encoded by Wget's HTML parser, not by its
  // rules.
  segments: ingredients.segments.filter((segment) => /^[\x21-\x7e]*$/.test(segment)),
  urlEndings: ingredients.urlEndings.filter((ending) => !/["']/.test(ending)),
});

/** Wget ends with 8 if a page was refused or missing, which says nothing; with any other code it did not finish. */
const throwUnlessAnswered = (error: { readonly code?: unknown }): void => {
  if (error.code !== 8) throw error;
};

/** Which links of a page Wget fetched, with this robots.txt on the server. */
const fetched = async (robots: string, paths: readonly string[]): Promise<readonly boolean[]> => {
  const seen = new Set<number>();
  let page = "";
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    const link = /[?&]link=(\d+)$/.exec(url)?.[1];
    if (link !== undefined) seen.add(Number(link));
    response.setHeader("Content-Type", url === "/start" ? "text/html" : "text/plain");
    response.end(url === "/robots.txt" ? robots : url === "/start" ? page : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const folder = mkdtempSync(join(tmpdir(), "robots-wget-"));
  const { port } = server.address() as AddressInfo;
  const links = paths.map((path, index) => {
    const marked = `${path}${path.includes("?") ? "&" : "?"}link=${index}`;
    return `<a href="http://127.0.0.1:${port}${marked.replaceAll("&", "&amp;")}">${index}</a>`;
  });
  page = links.join("\n");
  const options = "--quiet --no-config --recursive --level=1 --tries=1 --timeout=0 --delete-after";
  const start = `http://127.0.0.1:${port}/start`;
  await promisify(execFile)(WGET, [
    ...options.split(" "),
    "--no-proxy",
    `--directory-prefix=${folder}`,
    start,
  ])
    .catch(throwUnlessAnswered)
    .finally(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    });
  return paths.map((_, index) => seen.has(index));
};

describe.skipIf(!hasWget)("the dialect wget and GNU Wget on a loopback server", () => {
  it.each([
    ["ordinary", ORDINARY, 24],
    ["broken", BROKEN, 12],
  ] as const)(
    "agree on generated questions about %s files",
    async (_, ingredients, files) => {
      const perFile = 12;
      const generated = questions(3, files * perFile, asWget(ingredients));
      const asked = generated.map((question, index) => {
        const { robots } = generated[index - (index % perFile)] as typeof question;
        return { robots, agent: "Wget", path: question.path.replace(/[#\s\0].*$/, "") };
      });
      const theirs: boolean[] = [];
      for (let from = 0; from < asked.length; from += perFile) {
        const some = asked.slice(from, from + perFile);
        theirs.push(
          ...(await fetched(
            some[0]?.robots ?? "",
            some.map(({ path }) => path),
          )),
        );
      }
      expect(theirs.filter((allowed) => !allowed).length).toBeGreaterThan(10);
      expect(compareAnswers(asked, theirs, answersOf("wget", asked)).differences).toEqual([]);
    },
    60_000,
  );
});
