import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { hostPage } from "./static-host.ts";
import { Workbench } from "./workbench.ts";

test("an address prefills file, URL, crawler and response", async ({ page }) => {
  const bench = new Workbench(page);
  const robots = encodeURIComponent("User-agent: GPTBot\nDisallow: /private\n");
  const head = encodeURIComponent("HTTP/1.1 200\ncontent-type: text/html\n");
  await bench.open(`#robots=${robots}&url=%2Fprivate%2F1&url=%2F&crawler=GPTBot&response=${head}`);
  await expect(bench.editor).toContainText("Disallow: /private");
  await expect(bench.crawler).toHaveValue("GPTBot");
  await expect(bench.verdicts.first()).toContainText(/Blocked[\s\S]*line 2/);
  await expect(bench.verdicts.nth(1)).toContainText("Allowed");
  await bench.responseTab.click();
  await expect(page.getByLabel("Content-Type")).toHaveValue("text/html");
  expect(bench.faults).toEqual([]);
});

test("a prefilled address never discards a draft", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: Mybot\nDisallow: /mine\n");
  await expect(page.getByText("edited")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#robots=User-agent%3A%20*&url=%2Fx";
  });
  await expect(bench.editor).not.toContainText("Mybot");
  await page
    .getByRole("region", { name: "Notices" })
    .getByRole("button", { name: /draft|restore|bring/i })
    .click();
  await expect(bench.editor).toContainText("User-agent: Mybot");
});

test("From your site gives the command, the link, and a bookmark that opens the file here", async ({
  page,
  context,
  baseURL,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await page.getByRole("button", { name: "From your site" }).click();
  const dialog = page.getByRole("dialog", { name: "From your site" });
  await dialog.getByRole("textbox", { name: "Your domain" }).fill("Shop.example/cart");
  await expect(dialog).toContainText("curl -iL https://shop.example/robots.txt");
  await expect(dialog.getByRole("link", { name: /^Open/ })).toHaveAttribute(
    "href",
    "https://shop.example/robots.txt",
  );
  expect(await bench.accessibilityViolations()).toEqual([]);
  const bookmark = dialog.getByRole("link", { name: "Check robots.txt" });
  const code = decodeURIComponent(((await bookmark.getAttribute("href")) ?? "").slice(11));

  const site = await hostPage();
  try {
    writeFileSync(join(site.folder, "robots.txt"), "User-agent: *\nDisallow: /page\n");
    const visited = await context.newPage();
    writeFileSync(join(site.folder, "page.html"), "<!doctype html><title>A page</title>");
    await visited.goto(`${site.url}page.html`);
    const opened = context.waitForEvent("page");
    await visited.evaluate(code);
    const here = new Workbench(await opened);
    await expect(here.editor).toContainText("Disallow: /page");
    expect(here.page.url()).toContain(baseURL as string);
    await expect(here.verdicts.first()).toContainText("/page.html");
    await expect(here.verdicts.first()).toContainText("Blocked");
  } finally {
    await site.remove();
  }
});

test("More ways to share copies Markdown with the verdicts, and saves a checks file", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await page.getByRole("button", { name: "More ways to share" }).click();
  await page.getByRole("button", { name: /Markdown with the verdicts/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    "| `https://shop.example/cart/42` | Blocked | `line 3: Disallow: /cart` |",
  );
  await page.getByRole("button", { name: "More ways to share" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Checks file" }).click();
  expect((await download).suggestedFilename()).toBe("robots.checks.json");
});

test("the page says that nothing leaves the browser, and how to check it", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  // Beside Share, and in the status bar.
  const ways = page.getByRole("button", { name: "Nothing leaves your browser" });
  await expect(ways).toHaveCount(2);
  await ways.first().click();
  const dialog = page.getByRole("dialog", { name: "Nothing leaves your browser" });
  await expect(dialog).toContainText("Turn your network off");
  expect(await bench.accessibilityViolations()).toEqual([]);
});

test("in print there are the file, the verdicts and the problems", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await page.emulateMedia({ media: "print" });
  await expect(bench.editor).toBeVisible();
  await expect(bench.verdicts.first()).toBeVisible();
  await expect(bench.problems.first()).toBeVisible();
  for (const pressed of [
    bench.share,
    page.getByRole("button", { name: /^Fix all|^Write |^Why/ }),
  ]) {
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
  }
});
