import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Chunk>>;

/** The files that come with some, by static imports. */
const withImports = (names: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withImports(manifest[name]?.imports ?? [], known);
  }
  return known;
};

/** What the page cannot be without: the editor first of all, and what puts the page together around it. */
const needed = withImports(["index.html", "app/page.tsx"]);
const lazyFiles = Object.entries(manifest)
  .filter(([name, { file }]) => !needed.has(name) && file.endsWith(".js"))
  .map(([, { file }]) => file)
  .sort();

test.use({ serviceWorkers: "block" });

test("some files of the page load later", () => {
  expect(lazyFiles.length).toBeGreaterThan(10);
});

for (const file of lazyFiles) {
  test(`without ${file.replace(/-[\w-]{8}\.js$/, ".js")} the rest works on, and it can be tried again`, async ({
    page,
  }) => {
    const bench = new Workbench(page);
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto("./");
    await expect(bench.editor).toBeVisible();
    await page.waitForLoadState("networkidle");
    await bench.write("User-agent: Typed\nDisallow: /typed/\n");
    await expect(bench.editor).toContainText("User-agent: Typed");
    await expect(page.getByRole("heading", { name: "The page stopped working" })).toHaveCount(0);
    await page.unroute(`**/${file}`);
    const again = page.getByRole("button", { name: "Try again" });
    // One file may be missing to several parts: where one loads it, the others may go on by themselves.
    await expect(async () => {
      if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
      await expect(again).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
}

test("without the worker the problems say so, and can be tried again", async ({ page }) => {
  const bench = new Workbench(page);
  await page.route(/\/worker-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto("./");
  const failed = page.getByRole("alert").filter({ hasText: "checks could not be loaded" });
  await expect(failed).toBeVisible();
  await page.unroute(/\/worker-[\w-]{8}\.js$/);
  await failed.getByRole("button", { name: "Try again" }).click();
  await bench.write("User-agent: *\nDisalow: /\n");
  await expect(bench.problems.filter({ hasText: "Disalow" }).first()).toBeVisible();
  await expect(failed).toBeHidden();
});

test("a worker that hangs is replaced, and the problems are those of the present text", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const Real = window.Worker;
    let made = 0;
    // The first one takes messages and says nothing, as one that was closed or does not end.
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        made += 1;
        if (made === 1) this.terminate();
      }
    };
  });
  const bench = new Workbench(page);
  await page.goto("./");
  await expect(bench.editor).toBeVisible();
  await bench.write("User-agent: *\nDisalow: /\n");
  await expect(bench.problems.filter({ hasText: "Disalow" }).first()).toBeVisible({
    timeout: 30_000,
  });
});
