import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Steps } from "./count-steps.ts";
import { startedAs } from "./playwright.config.ts";
import { hostPage, type StaticHost } from "./static-host.ts";
import { Workbench } from "./workbench.ts";

const { CHROMIUM } = process.env;

// Only Chromium with windows can tell whether a page can be installed.
test.use({ serviceWorkers: "allow", launchOptions: startedAs(CHROMIUM) });

const [, everyFile = ""] = readFileSync("dist/_headers", "utf8").split(/^\/.*$/m);

/** The headers that static hosts are asked to send with every file. */
const HEADERS = Object.fromEntries(
  everyFile
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/: (.*)/, 2)),
);

let host: StaticHost;

test.beforeEach(async () => {
  host = await hostPage(0, HEADERS);
});

test.afterEach(async () => {
  await host.remove();
});

/** Opens the page and waits until the service worker has cached all of it. */
const openKept = async (page: Page): Promise<Workbench> => {
  const bench = new Workbench(page);
  await page.goto(host.url);
  await expect(bench.verdicts.first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // From now on the cached page is shown.
  await page.reload();
  await expect(bench.verdicts.first()).toBeVisible();
  return bench;
};

/** Makes the host serve another version: one without the named file. */
const publishWithout = (name: RegExp): string => {
  const gone = readdirSync(join(host.folder, "assets")).find((file) => name.test(file)) as string;
  rmSync(join(host.folder, "assets", gone));
  const worker = join(host.folder, "service-worker.js");
  const files = readFileSync(worker, "utf8");
  const fewer = files.replace(
    new RegExp(`\\{[^{}]*assets/${gone.replaceAll(".", "\\.")}[^{}]*\\},?`),
    "",
  );
  expect(fewer).not.toBe(files);
  writeFileSync(worker, fewer);
  return gone;
};

test("the page can be installed, works without a network, and its next version waits until the user asks for it", async ({
  page,
  context,
}) => {
  test.slow();
  expect(HEADERS).toHaveProperty("Content-Security-Policy");
  const bench = await openKept(page);

  await test.step("it can be installed", async () => {
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    const client = await context.newCDPSession(page);
    const { errors, data } = await client.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toHaveProperty("file_handlers");
    const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
    // Tests run in a private window, where nothing can be installed: the only obstacle.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  });

  await test.step("it works without a network, with the draft", async () => {
    await bench.write("User-agent: *\nDisallow: /kept\n");
    await expect(page.getByText("edited")).toBeVisible();
    await host.stop();
    // Opening the page is all that one does.
    const steps = new Steps(page);
    await steps.take(() => page.reload());
    await expect(bench.editor).toContainText("Disallow: /kept");
    expect(steps.taken).toBe(1);
    await bench.write("User-agent: *\nDisallow /offline\n");
    await expect(bench.problem("missing-colon")).toBeVisible();
    await bench.problem("missing-colon").getByRole("button", { name: "Why?" }).click();
    await expect(bench.rulePage).toBeVisible();
    await page.keyboard.press("Escape");
    for (const name of ["Overview", "Matrix", "Bulk", "Compare", "Response", "URLs"]) {
      await page.getByRole("tab", { name, exact: true }).click();
      await expect(page.getByRole("tabpanel").locator("button, input").first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Examples" }).click();
    await expect(page.getByRole("dialog", { name: "Examples" })).toContainText("A small shop");
    await page.keyboard.press("Escape");
    await bench.share.click();
    await expect(page.getByText("Link copied")).toBeVisible();
    await host.start();
  });

  await test.step("a new version is announced; a tab with the earlier one still finds its parts", async () => {
    const other = await context.newPage();
    await other.goto(host.url);
    await expect(new Workbench(other).editor).toContainText("/offline");
    await bench.write("User-agent: *\nDisallow: /mine\n");
    await expect(page.getByText("edited")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const gone = publishWithout(/^ShortcutsDialog-.*\.js$/);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText("A new version of this page is ready");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await notice.getByRole("button", { name: "Reload" }).click();
    // While it reloads there is no page to query.
    const isSame = () => page.evaluate(() => "isSamePage" in window).catch(() => true);
    await expect.poll(isSame).toBe(false);
    await expect(bench.editor).toContainText("Disallow: /mine");

    await expect
      .poll(() => other.evaluate(async () => (await caches.keys()).length))
      .toBeGreaterThan(1);
    await expect
      .poll(() =>
        other.evaluate(
          async (file) =>
            Object.keys(await import(`${location.origin}/assets/${file}?again`)).length,
          gone,
        ),
      )
      .toBeGreaterThan(0);
  });
});
