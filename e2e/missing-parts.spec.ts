import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { expect, type Route, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Chunk>>;

/** All static imports of some files. */
const withImports = (names: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withImports(manifest[name]?.imports ?? [], known);
  }
  return known;
};

test.use({ serviceWorkers: "block" });

test("without all that loads later one can type, and loading can be retried", async ({ page }) => {
  const needed = [...withImports(["index.html"])].map((name) => manifest[name]?.file ?? "");
  const isMissing = ({ pathname }: URL): boolean =>
    pathname.endsWith(".js") && !needed.includes(pathname.slice(1));
  const refuse = (route: Route): Promise<void> => route.abort();
  await page.route(isMissing, refuse);
  const bench = new Workbench(page);
  await page.goto("./");
  await bench.write("User-agent: Typed\nDisallow: /typed/\n");
  await expect(bench.editor).toContainText("User-agent: Typed");
  await expect(page.getByRole("banner").getByText("edited")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "The list of problems" })).toBeVisible();
  await page.getByRole("tab", { name: "Compare", exact: true }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(page.getByRole("tabpanel").getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute(isMissing, refuse);
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(bench.crawler).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Compare with" })).toBeVisible();
  await expect(bench.problems.first()).toBeVisible();
});

test("the page says so if a file is missing that it starts with", async ({ page }) => {
  const started = withImports(["index.html"]);
  const files = [...started].map((name) => manifest[name]?.file ?? "");
  const message = page.getByRole("alert").filter({ hasText: "did not load completely" });
  for (const missing of files.filter((file) => file.endsWith(".js"))) {
    await page.route(`**/${missing}`, (route) => route.abort());
    await page.goto("./");
    await expect(message, missing).toBeVisible();
    await page.unroute(`**/${missing}`);
  }
  await page.goto("./");
  await expect(new Workbench(page).editor).toBeVisible();
  await expect(message).toBeHidden();
});

test("a part loaded on demand says that it is missing, and can be retried", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const missing = /\/(?:read-rows|text-diff)-[\w-]{8}\.js$/;
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("textbox", { name: "URL to test" }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Page;Clicks\n/table/1;204\n/table/2;7\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toContainText("pasted table was not read");
  // Changes are compared with the text that replaces the example.
  await bench.write("User-agent: *\n");
  await bench.write("User-agent: *\nDisallow: /typed/\n");
  await page.getByRole("tab", { name: "Compare", exact: true }).click();
  await page.getByRole("button", { name: "Show the changes in the text" }).click();
  const text = page.getByRole("alert").filter({ hasText: "changes in the text did not load" });
  await expect(text).toBeVisible();
  await page.unroute(missing);
  await text.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tabpanel").locator(".compare__diff")).toContainText("/typed/");
  await notices.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Took 2 URLs")).toBeVisible();
});

test("a file that cannot be opened because a part is missing is opened by trying again", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const missing = /\/files-[\w-]{8}\.js$/;
  await page.route(missing, (route) => route.abort());
  await bench.open();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const file = { name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from("# chosen\n") };
  await (await chooser).setFiles(file);
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toContainText("part of the page did not load");
  await page.unroute(missing);
  await notices.getByRole("button", { name: "Try again" }).click();
  await expect(bench.editor).toContainText("# chosen");
  await expect(notices).not.toContainText("part of the page did not load");
  // The browser itself reports the refused file; no script has failed.
  expect(bench.faults.filter((fault) => !fault.startsWith("Failed to load resource"))).toEqual([]);
});

test("without their worker the problems list says so, and can be retried", async ({ page }) => {
  const bench = new Workbench(page);
  await page.route(/\/checks-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto("./");
  const failed = page.getByRole("alert").filter({ hasText: "checks could not be loaded" });
  await expect(failed).toBeVisible();
  await page.unroute(/\/checks-[\w-]{8}\.js$/);
  await failed.getByRole("button", { name: "Try again" }).click();
  await bench.write("User-agent: *\nDisalow: /\n");
  await expect(bench.problems.filter({ hasText: "Disalow" }).first()).toBeVisible();
  await expect(failed).toBeHidden();
});

test("a worker that hangs is replaced, and the problems are those of the current text", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const Real = window.Worker;
    let made = 0;
    // The first one for checks accepts messages but never answers, like one that was terminated or
    // hangs.
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes("/checks-") && made++ === 0) this.terminate();
      }
    };
  });
  const bench = new Workbench(page);
  await page.goto("./");
  await expect(bench.editor).toBeVisible();
  await bench.write("User-agent: *\nDisalow: /\n");
  await expect(bench.problems.filter({ hasText: "Disalow" }).first()).toBeVisible({
    timeout: 60_000,
  });
});
