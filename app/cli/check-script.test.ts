import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
      stdout: "1 expected verdict: 1 holds, 0 fail\n",
      stderr: "",
    });
    const bad = run(["robots.txt", "bad.json"]);
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain(
      "robots.txt:2: error expected-verdict: Googlebot may not fetch /cart/7",
    );
    expect(run(["robots.txt", "none.json"])).toMatchObject({ status: 2, stdout: "" });
    expect(run(["robots.txt", "robots.txt"]).stderr).toContain("not JSON");
    expect(run([]).status).toBe(2);
    expect(run(["--help"]).status).toBe(0);
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
    const codeFor = (path: string): Promise<number | null> =>
      new Promise((resolve) => {
        const args = ["check.mjs", `http://127.0.0.1:${port}${path}`, "bad.json"];
        spawn(process.execPath, args, { cwd: folder, stdio: "ignore" }).on("close", resolve);
      });
    expect(await codeFor("/robots.txt")).toBe(1);
    expect(await codeFor("/missing/robots.txt")).toBe(0);
    server.close();
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
});
