import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { hostPage, type StaticHost } from "./static-host.ts";
import { Workbench } from "./workbench.ts";

test.use({ serviceWorkers: "allow" });

let host: StaticHost;

test.beforeEach(async () => {
  host = await hostPage();
});

test.afterEach(async () => {
  await host.remove();
});

const assets = (): readonly string[] =>
  readdirSync(join(host.folder, "assets")).filter((name) => /\.(?:js|css)$/.test(name));

const assetNamed = (name: string): string =>
  assets().find((file) => file.startsWith(`${name}-`) && file.endsWith(".js")) as string;

const runBulk = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: "URLs, sitemap or log" }).fill("/a/1\n/b/2\n");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("tabpanel")).toContainText(/2 URLs: \d blocked/);
};

/** Uses every panel and each worker. */
const expectAllPanels = async (page: Page): Promise<void> => {
  const bench = new Workbench(page);
  await bench.write("User-agent: *\nDisalow: /\nDisallow: /a\n");
  await bench.test("/a");
  await expect(bench.verdicts.first()).toBeVisible();
  await expect(bench.problems.filter({ hasText: "Disalow" }).first()).toBeVisible();
  for (const name of ["Overview", "Matrix", "Bulk", "Compare", "Response", "URLs"]) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tabpanel")).not.toBeEmpty();
    await expect(page.getByRole("tabpanel").locator("button, input").first()).toBeVisible();
    if (name === "Bulk") await runBulk(page);
  }
  for (const name of ["Examples", "History", "Share"]) {
    if (name === "History") await page.getByRole("button", { name: "File", exact: true }).click();
    const button = name === "Share" ? "More ways to share" : name;
    await page.getByRole("button", { name: button, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.locator("button, input, h3").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await bench.problems.getByRole("button", { name: "Why?" }).first().click();
  await expect(bench.rulePage).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bench.rulePage).toBeHidden();
  await expect(page.locator(".failed, .broken:not([hidden])")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
};

/** The type of each file that the browser keeps for offline use. */
const keptTypes = (page: Page): Promise<readonly (readonly [name: string, type: string])[]> =>
  page.evaluate(async () => {
    const types: (readonly [string, string])[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        types.push([request.url, response?.headers.get("content-type") ?? ""]);
      }
    }
    return types;
  });

const expectNoWrongFile = async (page: Page): Promise<void> => {
  const wrong = (await keptTypes(page)).filter(
    ([url, type]) => /\.(?:js|css)/.test(url) && type.startsWith("text/html"),
  );
  expect(wrong).toEqual([]);
};

/** Makes the host serve a version whose service worker does not list a file; returns how to undo that. */
const publishUnlisted = (file: string): (() => void) => {
  const path = join(host.folder, "service-worker.js");
  const listed = readFileSync(path, "utf8");
  const fewer = listed.replace(new RegExp(`\\{[^{}]*assets/${file}[^{}]*\\},?`), "");
  expect(fewer).not.toBe(listed);
  writeFileSync(path, fewer);
  return () => writeFileSync(path, listed);
};

/** Looks for a new version; tells whether one is ready. */
const update = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const { installing } = registration;
    if (installing !== null) {
      await new Promise((resolve) => {
        installing.addEventListener("statechange", resolve);
      });
    }
    return registration.waiting !== null;
  });

test("after visits with wrong files everything works from the next load on, offline and in a new version, too", async ({
  page,
}) => {
  test.slow();
  const bench = new Workbench(page);
  const publishWhole = publishUnlisted(assetNamed("ShortcutsDialog"));
  const file = assetNamed("compare");
  const publishNext = publishUnlisted(file);

  await test.step("a page whose first files were wrong starts at the next load", async () => {
    host.lies.add(assetNamed("index"));
    host.lies.add(assetNamed("codemirror"));
    await page.goto(host.url);
    await expect(
      page.getByRole("alert").filter({ hasText: "did not load completely" }),
    ).toBeVisible();
    host.lies.clear();
  });
  await test.step("after a visit on which all later files were wrong everything works", async () => {
    const html = readFileSync(join(host.folder, "index.html"), "utf8");
    // Those that the page names itself are the ones that it cannot do without.
    for (const file of assets()) if (!html.includes(file)) host.lies.add(file);
    await page.reload();
    await expect(bench.editor).toBeVisible();
    await expect(page.locator(".failed").first()).toBeVisible();
    await expectNoWrongFile(page);
    host.lies.clear();
    await page.reload();
    await expectAllPanels(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await expectNoWrongFile(page);
  });

  await test.step("a version with a wrong file does not replace one that is whole", async () => {
    host.lies.add(file);
    publishNext();
    expect(await update(page)).toBe(false);
    await expectNoWrongFile(page);
    host.lies.clear();
    expect(await update(page)).toBe(true);
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).waiting?.postMessage({ type: "SKIP_WAITING" });
    });
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting).toBe(false);
    await page.reload();
    await expect(bench.verdicts.first()).toBeVisible();
    await expectNoWrongFile(page);
  });

  await test.step("wrong files that are kept already are fetched again", async () => {
    const half = assetNamed("RulePage");
    const pages = ["matrix", "compare", "bulk", "bulk-worker", "checks", "proofs"].map(assetNamed);
    await page.evaluate(
      async ([cut, ...wrong]) => {
        const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"));
        const cache = await caches.open(name);
        for (const file of wrong) {
          const body = new Blob(["<!doctype html>"], { type: "text/html" });
          await cache.put(`assets/${file}`, new Response(body));
        }
        const url = `assets/${cut}`;
        const whole = (await (await cache.match(url))?.text()) ?? "";
        const body = new Blob([whole.slice(0, 500)], { type: "text/javascript" });
        await cache.put(url, new Response(body));
      },
      [half, ...pages],
    );
    // What is wrong by its type is noticed when it is needed, what is cut off when a new version comes.
    publishWhole();
    expect(await update(page)).toBe(true);
    await page.reload();
    await expectAllPanels(page);
    await expectNoWrongFile(page);
  });
});
