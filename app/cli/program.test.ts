import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./program.ts";

const folder = mkdtempSync(join(tmpdir(), "program-"));
const inFolder = (name: string): string => join(folder, name);

const ROBOTS = "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n";

const write = (name: string, text: string): void => writeFileSync(inFolder(name), text);

/** What a run of the program comes to, in the words of a process. */
interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the program in this process, which cannot change its folder: names that begin with `./` stand for files in the
 * test's folder, whose path is left out of what the program says.
 */
const runHere = async (...args: readonly string[]): Promise<Ended> => {
  let [stdout, stderr] = ["", ""];
  const status = await run(
    args.map((arg) => (arg.startsWith("./") ? inFolder(arg) : arg)),
    {
      write: (text) => {
        stdout += text;
        return undefined;
      },
      tell: (text) => {
        stderr += text;
      },
    },
  );
  const shown = (text: string): string => text.replaceAll(`${folder}/`, "");
  return { status, stdout: shown(stdout), stderr: shown(stderr) };
};

const checks = (...urls: readonly string[]): string =>
  JSON.stringify({
    version: 1,
    checks: urls.map((url) => ({ crawler: "Googlebot", url, expect: "allowed" })),
  });

beforeAll(() => {
  write("robots.txt", ROBOTS);
  write("good.json", checks("/cart/help"));
  write("bad.json", checks("/cart/help", "/cart/7"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the command-line tool", () => {
  it("answers 0 if all verdicts hold, 1 if one fails, 2 if it cannot tell", async () => {
    expect(await runHere("./robots.txt", "./good.json")).toEqual({
      status: 0,
      stdout: "1 expectation: 1 holds, 0 fail\n",
      stderr: "",
    });
    const bad = await runHere("./robots.txt", "./bad.json");
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain(
      "robots.txt:2: error expected-verdict: Googlebot may not crawl /cart/7",
    );
    expect(await runHere("./robots.txt", "./none.json")).toMatchObject({ status: 2, stdout: "" });
    expect((await runHere("./robots.txt", "./robots.txt")).stderr).toContain("not JSON");
    expect(await runHere()).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/./),
    });
    expect(await runHere("--help")).toMatchObject({ status: 0, stderr: "" });
  });

  it("says which languages it knows if it does not know the one asked for", async () => {
    expect(await runHere("--lint", "--lang", "de", "./robots.txt")).toEqual({
      status: 2,
      stdout: "",
      stderr: "Unknown language de. Use one of en, ko, zh, ru.\n",
    });
  });

  it("checks lines, and writes JUnit and GitHub annotations", async () => {
    write("typo.txt", "Disalow: /x\n");
    const { stdout } = await runHere(
      ...["--lint", "--github", "--junit", "./out.xml", "./typo.txt", "./good.json"],
    );
    expect(stdout).toMatch(/^::\w+ file=typo\.txt,line=1,title=/m);
    expect(readFileSync(inFolder("out.xml"), "utf8")).toContain("<testcase");
    expect((await runHere("--lint", "./robots.txt")).status).toBe(0);
  });

  it("reads a URL and uses the status of the response", async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === "/robots.txt" ? 200 : 404;
      response.end(ROBOTS);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await runHere(`${site}/robots.txt`, "./bad.json")).toMatchObject({
      status: 1,
      stderr: "",
    });
    // A mistyped address must not look like a file that allows everything.
    expect(await runHere(`${site}/missing/robots.txt`, "./bad.json")).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^http:\S+\/missing\/robots\.txt: HTTP status 404\.[^\n]+\n$/),
    });
    // Nor an error page like a change.
    expect(await runHere("--compare", "./robots.txt", `${site}/robots.txt`)).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(await runHere("--compare", "./robots.txt", `${site}/missing`)).toEqual({
      status: 2,
      stdout: "",
      stderr: `${site}/missing: HTTP status 404\n`,
    });
    server.closeAllConnections();
    server.close();
  });

  it("says in one line what went wrong, and answers 2, if that is no failed expectation", async () => {
    write("empty.json", '{"version":1,"checks":[]}');
    writeFileSync(inFolder("urls.gz"), Buffer.from([0x1f, 0x8b, 8, 0]));
    for (const args of [
      ["--junit", "./no/such/folder.xml", "./robots.txt", "./good.json"],
      ["./robots.txt", "./empty.json"],
      ["--lint", "./robots.txt", "./empty.json"],
      ["./", "./good.json"],
      ["./robots.txt", "/dev/zero"],
      ["--urls", "./none.txt", "./robots.txt"],
      ["--urls", "./urls.gz", "./robots.txt"],
      ["--urls", "http://127.0.0.1:1/", "./robots.txt"],
    ]) {
      const { status, stderr } = await runHere(...args);
      expect([args, status, stderr]).toEqual([args, 2, expect.stringMatching(/^[^\n]+\n$/)]);
    }
    expect((await runHere("./robots.txt", "./empty.json")).stderr).toBe(
      "empty.json contains no expectations.\n",
    );
  });

  it("compares two files by effect", async () => {
    write("new.txt", `${ROBOTS}Disallow: /search\n`);
    write("same.txt", `# note\n${ROBOTS}`);
    const changed = await runHere(
      ...["--compare", "--json", "./out.json", "./robots.txt", "./new.txt"],
    );
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain("**newly blocked** `/search`");
    expect(changed.stdout).toMatch(/_No other URL changes\. Proved for \d+ crawlers\._/);
    expect(JSON.parse(readFileSync(inFolder("out.json"), "utf8"))).toMatchObject({
      fails: true,
      results: [{ line: 4, severity: "error", rule: "verdict-change" }],
    });
    expect(await runHere("--compare", "./robots.txt", "./same.txt")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("No verdict changes."),
    });
  });

  it("reports on saved pages: a folder of HTML and responses, or a HAR", async () => {
    const report = (path: string, ...options: readonly string[]) =>
      runHere("--pages", path, ...options, "./robots.txt");
    mkdirSync(inFolder("site/cart"), { recursive: true });
    const noindex = "<meta name=robots content=noindex>";
    write("site/index.html", "<script src=cart/x.js></script>");
    write("site/cart/index.html", noindex);
    write("site/humans.txt", noindex);
    write(
      "site/cart/a.http",
      `HTTP/2 200\nx-robots-tag: none\ncontent-type: application/pdf\n\n%PDF`,
    );
    const ofFolder = await report("./site");
    expect([ofFolder.status, ofFolder.stderr]).toEqual([1, ""]);
    expect(ofFolder.stdout.split("\n").slice(0, 4)).toEqual([
      expect.stringMatching(/^robots\.txt:2: error noindex-unread: \/cart\/a\.http: /),
      expect.stringMatching(/^robots\.txt:2: error noindex-unread: \/cart\/: /),
      "robots.txt:2: warning blocked-resource: /: the page loads a script that is blocked: /cart/x.js",
      "3 pages: 2 blocked, 2 of them with a noindex inside",
    ]);
    const linted = await report("./site", "--lint");
    expect(linted.stdout).toContain("`Disallow: /cart` blocks /cart/x.js, which they load.");
    expect(linted.stdout).toMatch(/\d problems? in the file/);
    mkdirSync(inFolder("heads"));
    write("heads/a.http", "HTTP/2 200\ncontent-type: text/html\n\n");
    expect((await report("./heads")).stdout).toContain("1 page of which it is not sure");
    const content = { mimeType: "text/html", text: noindex };
    const entry = (url: string) => ({
      request: { url },
      response: { status: 200, headers: [], content },
    });
    write("site.har", JSON.stringify({ log: { entries: [entry("https://e.example/cart")] } }));
    const har = await report("./site.har", "--sarif", "./out.sarif");
    expect(har.stdout).toContain("1 page: 1 blocked");
    expect(JSON.parse(readFileSync(inFolder("out.sarif"), "utf8")).version).toBe("2.1.0");
    const answer = "HTTP/2 200\ncontent-type: text/html\n\n";
    const moved = "HTTP/2 301\nlocation: https://e.example/cart/2\n\n";
    const named = "<link rel=canonical href=https://e.example/cart/1></html>";
    write("answers.txt", `${answer}${noindex}${named}\n${moved}${answer}${noindex}</html>`);
    const answers = await report("./answers.txt");
    expect(answers.stdout).toContain("2 pages: 2 blocked, 2 of them with a noindex inside");
    expect(answers.stdout).toContain("https://e.example/cart/2: its noindex is never read");
    mkdirSync(inFolder("none"));
    for (const path of ["./none", "./robots.txt", "./no-such-file"]) {
      expect(await report(path)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^[^\n]+\n$/),
      });
    }
  });

  it.skipIf(spawnSync("git", ["--version"]).status !== 0)(
    "tells from a git log which version opened or closed what",
    async () => {
      const git = (...args: readonly string[]) =>
        spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@e.example", ...args], {
          cwd: inFolder("repository"),
          encoding: "utf8",
        });
      mkdirSync(inFolder("repository"));
      git("init", "-q");
      for (const [text, subject] of [
        [ROBOTS, "Add it"],
        [`# shop\n${ROBOTS}`, "Note"],
        [ROBOTS.replace("/cart\n", "/\n"), "Close all"],
      ] as const) {
        write("repository/robots.txt", text);
        git("add", ".");
        git("commit", "-qm", subject);
      }
      write("all.log", git("log", "-p", "--", "robots.txt").stdout);
      const told = await runHere("--history", "./all.log");
      expect([told.status, told.stderr]).toEqual([0, ""]);
      const sections = told.stdout.split(/^(?=### )/m);
      expect(sections.map((text) => /(?:Close all|Note|Add it)/.exec(text)?.[0])).toEqual([
        "Close all",
        "Note",
        "Add it",
      ]);
      expect(sections[0]).toContain("**newly blocked** `/`");
      expect(sections[1]).toContain("_No verdict changes._");
      expect(sections[2]).toContain("**newly blocked** `/cart` except /cart/help");
      write("newest.log", git("log", "-1", "-p").stdout);
      expect(await runHere("--history", "./newest.log")).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("does not go back to the commit that created the file"),
      });
    },
  );

  it("marks lines that it cannot read, says how many, and answers 2", async () => {
    write(
      "lines.txt",
      `# shop\n- /cart\n"/a"\nnot a URL\n{"url":"/b","reader":"gogle"}\n/${"x".repeat(2 ** 21)}`,
    );
    const { status, stdout, stderr } = await runHere("--urls", "./lines.txt", "./robots.txt");
    expect(stdout.split("\n").map((line) => line.slice(0, 20))).toEqual([
      "blocked\t2\t/cart",
      "allowed\t-\t/a",
      "error\t-\tnot a URL\tTh",
      '{"url":"/b","reader"',
      expect.stringMatching(/^error\t-\t\/xx/),
      "",
    ]);
    expect([status, stderr]).toEqual([2, "3 lines were not read; they are marked as errors.\n"]);
  });
});
