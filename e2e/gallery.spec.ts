import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/** The verdicts that a mistake's page claims for a crawler, by URL, with the wrong file. */
const claimedFor = async (page: Page, crawler: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await page
    .getByRole("row")
    .filter({ has: page.getByText(crawler, { exact: true }) })
    .all();
  const pairs = rows.map(async (row) => {
    const url = await row.getByRole("rowheader").locator("code").last().innerText();
    return [url, await row.getByRole("cell").first().innerText()] as const;
  });
  return new Map(await Promise.all(pairs));
};

test("a mistake is found in the gallery, read, and opened with the verdicts that its page claims", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto("./mistakes/index.html");
  const links = page.getByRole("main").getByRole("link");
  expect(await links.count()).toBeGreaterThan(30);
  expect(await bench.accessibilityViolations()).toEqual([]);
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.fill("zzz");
  await expect(page.getByRole("status")).toHaveText("Nothing here has all of these words.");
  await search.fill("staging");
  await expect(links.filter({ visible: true })).toHaveCount(1);
  await links.filter({ visible: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staging rules left on");
  expect(await bench.accessibilityViolations()).toEqual([]);
  const claimed = await claimedFor(page, "Googlebot");
  expect(claimed.size).toBe(3);
  await page.getByRole("link", { name: "Open in the Workbench" }).first().click();
  await expect(bench.verdicts).toHaveCount(claimed.size);
  for (const [index, [url, verdict]] of [...claimed].entries()) {
    await expect(bench.verdicts.nth(index)).toContainText(verdict);
    await expect(bench.verdicts.nth(index)).toContainText(new URL(url).pathname);
  }
  await expect(bench.problem("blocks-everything")).toBeVisible();

  await page.getByRole("button", { name: "Examples", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Examples" });
  await bench.expectAccessible(dialog);
  await dialog.getByRole("searchbox", { name: "Filter the examples" }).fill("zzz");
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await dialog.getByRole("searchbox").fill("cloudflare undoes");
  await dialog.getByRole("button", { name: "A group that undoes Cloudflare's" }).click();
  await expect(bench.editor).toContainText("BEGIN Cloudflare Managed content");
  await expect(page).toHaveURL(/#example\/managed-block-undone$/);
  await expect(bench.verdicts.first()).toContainText("Allowed");
  expect(bench.faults).toEqual([]);
});

test("the pages of the reference are complete without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("./crawlers/index.html");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.getByRole("link", { name: "GPTBot", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Block it" })).toBeVisible();
  await page.getByRole("link", { name: "RFC 9309", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How RFC 9309 reads robots.txt");
  await page.getByRole("link", { name: "All directives" }).click();
  await page.getByRole("link", { name: "Crawl-delay", exact: true }).click();
  await page.getByRole("link", { name: "Two groups that are one" }).click();
  await expect(page.getByRole("table")).toContainText("Googlebot");
  await page.getByRole("link", { name: "Avoid blocking the whole site for every crawler" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Avoid blocking");
  expect(requests.every((path) => /\.(html|css)$/.test(path))).toBe(true);
  await context.close();
});
