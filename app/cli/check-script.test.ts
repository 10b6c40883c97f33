import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

  it("exits with 0 if all verdicts hold, 1 if one fails, 2 if it cannot tell, in the language asked for", () => {
    expect(run(["robots.txt", "good.json"])).toMatchObject({
      status: 0,
      stdout: "1 expectation: 1 holds, 0 fail\n",
      stderr: "",
    });
    const inRussian = run(["--lang", "ru", "--lint", "robots.txt", "bad.json"]);
    expect(inRussian).toMatchObject({ status: 1, stderr: "" });
    expect(inRussian.stdout).toMatch(/expected-verdict: .*[а-я]{4}.*\/cart\/7/);
    expect(run(["--lint", "--lang", "zh", "none.txt"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/^\p{Script=Han}{2}.*none\.txt[^\n]+\n$/u),
    });
    expect(run(["--help", "--lang=ko"]).stdout).toMatch(/[가-힣]{2}/);
    expect(run(["--help"]).stdout).not.toMatch(/[а-я가-힣]/);
  });

  it("reads standard input, checks lines, and writes JUnit and GitHub annotations", () => {
    const result = run(
      ["--lint", "--github", "--junit", "out.xml", "-", "good.json"],
      "Disalow: /x\n",
    );
    expect(result.stdout).toMatch(/^::\w+ file=-,line=1,title=/m);
    expect(readFileSync(inFolder("out.xml"), "utf8")).toContain("<testcase");
  });

  it("says in one line that its output cannot be written, and exits with 2", () => {
    write("urls.txt", Array.from({ length: 50_000 }, (_, index) => `/cart/${index}`).join("\n"));
    for (const args of ["robots.txt good.json", "--urls urls.txt robots.txt"]) {
      const command = `"${process.execPath}" check.mjs ${args} > /dev/full`;
      const { status, stderr } = spawnSync("sh", ["-c", command], {
        cwd: folder,
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^[^\n]+\n$/)]);
    }
  });

  it("reads saved pages", () => {
    mkdirSync(inFolder("site"));
    write("site/cart.html", "<meta name=robots content=noindex><script src=cart/x.js></script>");
    const { status, stdout, stderr } = run(["--pages", "site", "--lint", "robots.txt"]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("1 page: 1 blocked, 1 of them with a noindex inside");
  });

  it("reads a git log from standard input", () => {
    const log = [
      `commit ${"a".repeat(40)}`,
      "Author: A <a@e.example>",
      "Date:   Mon Nov 23 10:00:00 2026 +0000",
      "",
      "    Add it",
      "",
      "diff --git a/robots.txt b/robots.txt",
      "new file mode 100644",
      "--- /dev/null",
      "+++ b/robots.txt",
      "@@ -0,0 +1,2 @@",
      "+User-agent: *",
      "+Disallow: /cart",
      "",
    ].join("\n");
    const { status, stdout, stderr } = run(["--history", "-"], log);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("**newly blocked** `/cart`");
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
