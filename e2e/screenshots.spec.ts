import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

// Only run on request: pixels differ by machine, and what is on the pictures is tested elsewhere.

/** Takes a screenshot for the README. */
const take = async (page: Page, name: string): Promise<Buffer> => {
  // Hover effects should not be in the screenshot.
  await page.mouse.move(0, 0);
  const path = fileURLToPath(new URL(`./screenshots/${name}.png`, import.meta.url));
  return await page.screenshot({ path });
};

const SOURCE = `# shop.example, deployed by the web team
User-agent: *
Disallow: /account/
Disallow: /*?sort=
Crawl-delay: 10

User-agent: Googlebot
Disallow: /cart
Allow: /c*t
Allow: /cart/help$

useragent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

/** The page with a file on which readers differ and a URL for each of its groups. */
const openShop = async (page: Page): Promise<Workbench> => {
  await page.setViewportSize({ width: 1360, height: 840 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SOURCE);
  await bench.test("/account/orders", "/cart/help", "https://shop.example/cart/42?step=pay");
  return bench;
};

test("the page as the README shows it", async ({ page }) => {
  const bench = await openShop(page);
  await expect(bench.verdicts).toHaveCount(3);
  await expect(bench.problem("directive-typo-accepted-by-some")).toBeVisible();
  await expect(
    page.getByText("decides 1 URL").or(page.locator("[data-note='decides 1 URL']")).first(),
  ).toBeVisible();
  await bench.overviewTab.click();
  await expect(page.getByRole("table", { name: "Policy" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /closed to/ })).toBeVisible();
  expect((await take(page, "workbench")).length).toBeGreaterThan(20_000);
});

test("the comparison of readers as the README shows it", async ({ page }) => {
  const bench = await openShop(page);
  await bench.openFact("Readers");
  await expect(bench.differences).not.toHaveCount(0);
  const first = bench.differences.first();
  await first.locator("summary").click();
  await expect(first).toContainText("line");
  await first.scrollIntoViewIfNeeded();
  expect((await take(page, "differences")).length).toBeGreaterThan(20_000);
});
