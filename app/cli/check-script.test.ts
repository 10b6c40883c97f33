import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const { PATH = "" } = process.env;

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "check-script-"));
const inFolder = (name: string): string => join(folder, name);

const ROBOTS = "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n";

/** Whether a program that one test needs is not installed. */
const lacks = (program: string): boolean => spawnSync(program, ["--version"]).status !== 0;

const write = (name: string, text: string): void => writeFileSync(inFolder(name), text);

const run = (args: readonly string[], input = ""): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ["check.mjs", ...args], {
    cwd: folder,
    input,
    encoding: "utf8",
    maxBuffer: 1e9,
  });

beforeAll(() => {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const config = join(ROOT, ".ci/check-script.config.ts");
  const built = spawnSync(
    process.execPath,
    [vite, "build", "--config", config, "--outDir", folder],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  expect(built.stderr).toBe("");
  write("robots.txt", ROBOTS);
  write("good.json", checks("/cart/help"));
  write("bad.json", checks("/cart/help", "/cart/7"));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checks = (...urls: readonly string[]): string =>
  JSON.stringify({
    version: 1,
    checks: urls.map((url) => ({ crawler: "Googlebot", url, expect: "allowed" })),
  });

describe("check.mjs", () => {
  it("is a single file without dependencies", () => {
    const code = readFileSync(inFolder("check.mjs"), "utf8");
    const imports = [...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name);
    expect(
      imports.filter((name) => !name?.startsWith("node:") && !/^(?:fs|stream)$/.test(name ?? "")),
    ).toEqual([]);
  });

  it("exits with 0 if all verdicts hold, 1 if one fails, 2 if it cannot tell", () => {
    expect(run(["robots.txt", "good.json"])).toMatchObject({
      status: 0,
      stdout: "1 expectation: 1 holds, 0 fail\n",
      stderr: "",
    });
    const bad = run(["robots.txt", "bad.json"]);
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain(
      "robots.txt:2: error expected-verdict: Googlebot may not crawl /cart/7",
    );
    expect(run(["robots.txt", "none.json"])).toMatchObject({ status: 2, stdout: "" });
    expect(run(["robots.txt", "robots.txt"]).stderr).toContain("not JSON");
    expect(run([]).status).toBe(2);
    expect(run(["--help"]).status).toBe(0);
  });

  it("writes in the language asked for, English unless another is", () => {
    const inRussian = run(["--lang", "ru", "--lint", "robots.txt", "bad.json"]);
    expect(inRussian).toMatchObject({ status: 1, stderr: "" });
    expect(inRussian.stdout).toMatch(/expected-verdict: .*[а-я]{4}.*\/cart\/7/);
    expect(run(["--help", "--lang=ko"]).stdout).toMatch(/[가-힣]{2}/);
    expect(run(["--lint", "--lang", "zh", "none.txt"]).stderr).toMatch(/\p{Script=Han}{2}/u);
    expect(run(["--help"]).stdout).not.toMatch(/[а-я가-힣]/);
    expect(run(["--lint", "--lang", "de", "robots.txt"])).toMatchObject({
      status: 2,
      stderr: "Unknown language de. Use one of en, ko, zh, ru.\n",
    });
  });

  it("reads standard input, checks lines, and writes JUnit and GitHub annotations", () => {
    const result = run(
      ["--lint", "--github", "--junit", "out.xml", "-", "good.json"],
      "Disalow: /x\n",
    );
    expect(result.stdout).toMatch(/^::\w+ file=-,line=1,title=/m);
    expect(readFileSync(inFolder("out.xml"), "utf8")).toContain("<testcase");
    expect(run(["--lint", "robots.txt"]).status).toBe(0);
  });

  it("reads a URL and uses the status of the response", async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === "/robots.txt" ? 200 : 404;
      response.end(ROBOTS);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    // A local server that answers the other process's request.
    const { spawn } = await import("node:child_process");
    const resultOf = (args: readonly string[]): Promise<readonly [number | null, string]> =>
      new Promise((resolve) => {
        const stdio = ["ignore", "ignore", "pipe"] as const;
        const started = spawn(process.execPath, ["check.mjs", ...args], {
          cwd: folder,
          stdio: [...stdio],
        });
        let errors = "";
        started.stderr?.on("data", (piece) => {
          errors += piece;
        });
        started.on("close", (code) => resolve([code, errors]));
      });
    const site = `http://127.0.0.1:${port}`;
    expect(await resultOf([`${site}/robots.txt`, "bad.json"])).toEqual([1, ""]);
    // A mistyped address must not look like a file that allows everything.
    expect(await resultOf([`${site}/missing/robots.txt`, "bad.json"])).toEqual([
      0,
      expect.stringMatching(/^http:\S+\/missing\/robots\.txt: HTTP status 404\.[^\n]+\n$/),
    ]);
    // Nor an error page like a change.
    expect(await resultOf(["--compare", "robots.txt", `${site}/robots.txt`])).toEqual([0, ""]);
    expect(await resultOf(["--compare", "robots.txt", `${site}/missing`])).toEqual([
      2,
      `${site}/missing: HTTP status 404\n`,
    ]);
    server.close();
  });

  it("says in one line what went wrong, and exits with 2, if that is no failed expectation", () => {
    write("empty.json", '{"version":1,"checks":[]}');
    write("urls.txt", Array.from({ length: 50_000 }, (_, index) => `/cart/${index}`).join("\n"));
    writeFileSync(inFolder("urls.gz"), Buffer.from([0x1f, 0x8b, 8, 0]));
    const toFull = (args: string) => `"${process.execPath}" check.mjs ${args} > /dev/full`;
    const shell = (command: string) =>
      spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
    const runs = [
      shell(toFull("robots.txt good.json")),
      shell(toFull("--urls urls.txt robots.txt")),
      run(["--junit", "no/such/folder.xml", "robots.txt", "good.json"]),
      run(["robots.txt", "empty.json"]),
      run(["--lint", "robots.txt", "empty.json"]),
      run([".", "good.json"]),
      run(["robots.txt", "/dev/zero"]),
      run(["--urls", "none.txt", "robots.txt"]),
      run(["--urls", "urls.gz", "robots.txt"]),
      run(["--urls", "http://127.0.0.1:1/", "robots.txt"]),
    ];
    for (const { status, stderr } of runs) {
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^[^\n]+\n$/)]);
    }
    expect(runs[3]?.stderr).toBe("empty.json contains no expectations.\n");
  });

  it("compares two files by effect", () => {
    write("new.txt", `${ROBOTS}Disallow: /search\n`);
    write("same.txt", `# note\n${ROBOTS}`);
    const changed = run(["--compare", "--json", "out.json", "robots.txt", "new.txt"]);
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain("**newly blocked** `/search`");
    expect(changed.stdout).toMatch(/_No other URL changes\. Proved for \d+ crawlers\._/);
    expect(JSON.parse(readFileSync(inFolder("out.json"), "utf8"))).toMatchObject({
      fails: true,
      results: [{ line: 4, severity: "error", rule: "verdict-change" }],
    });
    expect(run(["--compare", "robots.txt", "same.txt"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("No verdict changes."),
    });
  });

  it("reports on saved pages: a folder of HTML and responses, or a HAR", () => {
    mkdirSync(inFolder("site/cart"), { recursive: true });
    const noindex = "<meta name=robots content=noindex>";
    write("site/index.html", "<script src=cart/x.js></script>");
    write("site/cart/index.html", noindex);
    write("site/humans.txt", noindex);
    write(
      "site/cart/a.http",
      `HTTP/2 200\nx-robots-tag: none\ncontent-type: application/pdf\n\n%PDF`,
    );
    const folder = run(["--pages", "site", "robots.txt"]);
    expect([folder.status, folder.stderr]).toEqual([1, ""]);
    expect(folder.stdout.split("\n").slice(0, 4)).toEqual([
      expect.stringMatching(/^robots\.txt:2: error noindex-unread: \/cart\/a\.http: /),
      expect.stringMatching(/^robots\.txt:2: error noindex-unread: \/cart\/: /),
      "robots.txt:2: warning blocked-resource: /: the page loads a script that is blocked: /cart/x.js",
      "3 pages: 2 blocked, 2 of them with a noindex inside",
    ]);
    const linted = run(["--pages", "site", "--lint", "robots.txt"]);
    expect(linted.stdout).toContain("`Disallow: /cart` blocks /cart/x.js, which they load.");
    expect(linted.stdout).toMatch(/\d problems? in the file/);
    mkdirSync(inFolder("heads"));
    write("heads/a.http", "HTTP/2 200\ncontent-type: text/html\n\n");
    expect(run(["--pages", "heads", "robots.txt"]).stdout).toContain(
      "1 page of which it is not sure",
    );
    const content = { mimeType: "text/html", text: noindex };
    const entry = (url: string) => ({
      request: { url },
      response: { status: 200, headers: [], content },
    });
    write("site.har", JSON.stringify({ log: { entries: [entry("https://e.example/cart")] } }));
    const har = run(["--pages", "site.har", "--sarif", "out.sarif", "robots.txt"]);
    expect(har.stdout).toContain("1 page: 1 blocked");
    expect(JSON.parse(readFileSync(inFolder("out.sarif"), "utf8")).version).toBe("2.1.0");
    const answer = "HTTP/2 200\ncontent-type: text/html\n\n";
    const moved = "HTTP/2 301\nlocation: https://e.example/cart/2\n\n";
    const named = "<link rel=canonical href=https://e.example/cart/1></html>";
    write("answers.txt", `${answer}${noindex}${named}\n${moved}${answer}${noindex}</html>`);
    const answers = run(["--pages", "answers.txt", "robots.txt"]);
    expect(answers.stdout).toContain("2 pages: 2 blocked, 2 of them with a noindex inside");
    expect(answers.stdout).toContain("https://e.example/cart/2: its noindex is never read");
    mkdirSync(inFolder("none"));
    for (const path of ["none", "robots.txt", "no-such-file"]) {
      expect(run(["--pages", path, "robots.txt"])).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^[^\n]+\n$/),
      });
    }
  });

  it.skipIf(lacks("git"))("tells from a git log which version opened or closed what", () => {
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
    const log = git("log", "-p", "--", "robots.txt").stdout;
    const told = run(["--history", "-"], log);
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
    const newest = git("log", "-1", "-p").stdout;
    expect(run(["--history", "-"], newest)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("does not go back to the commit that created the file"),
    });
  });

  it.skipIf(lacks("curl"))(
    "can watch the served file: the script opens an issue if any verdict changes",
    () => {
      mkdirSync(inFolder("bin"));
      const log = inFolder("gh.log");
      writeFileSync(
        inFolder("bin/gh"),
        `#!/bin/sh\necho "$1 $2 $3" >> "${log}"\n[ "$2" = list ] && cat open.txt\nexit 0\n`,
        { mode: 0o755 },
      );
      write("open.txt", "");
      write("served.txt", ROBOTS);
      const script = join(ROOT, "public/watch-robots.sh");
      const watch = (name: string) => {
        writeFileSync(log, "");
        const { status } = spawnSync(
          "sh",
          [script, `file://${inFolder(name)}`, "robots.txt", "https://workbench.example/"],
          {
            cwd: folder,
            encoding: "utf8",
            env: {
              ...process.env,
              PATH: [inFolder("bin"), dirname(process.execPath), PATH].join(":"),
            },
          },
        );
        return [status, readFileSync(log, "utf8").match(/^issue (?:create|comment).*/m)?.[0] ?? ""];
      };
      expect(watch("served.txt")).toEqual([0, ""]);
      write("served.txt", `${ROBOTS}Disallow: /%C3%BC b\n`);
      expect(watch("served.txt")).toEqual([1, "issue create --title"]);
      const issue = readFileSync(inFolder("change.md"), "utf8");
      expect(issue).toContain("**newly blocked**");
      const link = /\(https:\/\/workbench\.example\/#robots=([^)]*)\)/.exec(issue)?.[1] ?? "";
      expect(decodeURIComponent(link)).toBe(readFileSync(inFolder("served.txt"), "utf8"));
      write("open.txt", "7\n");
      expect(watch("served.txt")).toEqual([1, "issue comment 7"]);
      expect(watch("no-such-file")).toEqual([1, ""]);
      const serve = (status: number) =>
        writeFileSync(inFolder("bin/curl"), `#!/bin/sh\nprintf ${status}\n`, { mode: 0o755 });
      // A file that is gone opens what it closed; a server that fails says nothing.
      serve(404);
      expect(watch("served.txt")).toEqual([1, "issue comment 7"]);
      expect(readFileSync(inFolder("change.md"), "utf8")).toMatch(
        /\*\*newly allowed\*\*[\s\S]*The site serves no rules at all: status 404\./,
      );
      serve(503);
      expect(watch("served.txt")).toEqual([1, ""]);
    },
  );

  it("marks lines that it cannot read, says how many, and exits with 2", () => {
    const lines = `# shop\n- /cart\n"/a"\nnot a URL\n{"url":"/b","reader":"gogle"}\n/${"x".repeat(2 ** 21)}`;
    const { status, stdout, stderr } = run(["--urls", "-", "robots.txt"], lines);
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

  it("writes as many verdicts as there are URLs, even for a consumer that stops early", () => {
    const urls = Array.from({ length: 100_000 }, (_, index) => `/cart/${index}`).join("\n");
    const { stdout, status } = run(["--urls", "-", "robots.txt"], urls);
    expect(status).toBe(0);
    expect(stdout.split("\n").filter((line) => line.startsWith("blocked\t2\t/cart/"))).toHaveLength(
      100_000,
    );
    write("urls.txt", urls);
    const shell = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" check.mjs --urls urls.txt robots.txt | head -n 1`],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    expect(shell).toMatchObject({ stdout: "blocked\t2\t/cart/0\n", stderr: "" });
  });

  it("can process the parts of a list in parallel, as the README shows", () => {
    write("urls.txt", Array.from({ length: 5000 }, (_, index) => `/cart/${index}`).join("\n"));
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    const recipe = /^ {4}split .*\n.*\n.*$/m.exec(readme)?.[0] ?? "";
    const { stdout } = spawnSync("sh", ["-c", recipe], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { ...process.env, PATH: [dirname(process.execPath), PATH].join(":") },
    });
    expect(stdout.split("\n").filter((line) => line.startsWith("blocked"))).toHaveLength(5000);
  });

  /** A shell command of the README, by its beginning: indented, over one or more lines. */
  const recipe = (beginning: string): string => {
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    const from = readme.indexOf(`    ${beginning}`);
    return /^(?:.*\\\n)*.*/.exec(readme.slice(from).trimStart())?.[0] ?? "";
  };

  const inShell = (command: string, input = "") =>
    spawnSync("sh", ["-c", command], {
      cwd: folder,
      encoding: "utf8",
      input,
      maxBuffer: 1e9,
      env: { ...process.env, PATH: [dirname(process.execPath), PATH].join(":") },
    });

  it.skipIf(lacks("parallel"))(
    "can be run by GNU parallel on parts of a list, as the README shows",
    () => {
      const urls = Array.from({ length: 5000 }, (_, index) => `/cart/${index}`);
      write("urls.txt", `${urls.join("\n")}\n`);
      // No other host is at hand: parallel calls the local one `:`, without ssh and what it copies.
      const onHosts = recipe("parallel --pipe ")
        .replace("host1,host2", ":")
        .replaceAll(/ --basefile [\w.]+/g, "");
      for (const command of [recipe("parallel --pipepart "), onHosts]) {
        expect(inShell(command)).toMatchObject({ status: 0 });
        const verdicts = readFileSync(inFolder("verdicts.txt"), "utf8").trimEnd().split("\n");
        expect(verdicts.map((line) => line.split("\t")[2])).toEqual(urls);
      }
    },
  );

  it("can be the mapper of Hadoop and the pipe of Spark, as the README shows", () => {
    const [, mapper = ""] = /-mapper "(.*)"$/.exec(recipe("hadoop jar ")) ?? [];
    const [, pipe = ""] = /\.pipe\("(.*?)"\)/.exec(recipe("sc.textFile")) ?? [];
    for (const command of [mapper.replaceAll("\\$", "$"), pipe]) {
      const { status, stdout } = inShell(command, "/cart/1\n/x\n");
      expect([command, status, stdout.trimEnd().split("\n")]).toMatchObject([
        command,
        0,
        [/^(?:blocked|allowed)\t.*\/cart\/1/, /^allowed\t.*\/x/].map((each) =>
          expect.stringMatching(each),
        ),
      ]);
    }
    // A line that is none must not fail the task.
    expect(inShell(mapper.replaceAll("\\$", "$"), "not a URL\n")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^error\t/),
    });
  });
});
