import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const SHOP = `User-agent: *
Disallow: /checkout
Disallow: /shop/
Allow: /shop/help
Allow: /shop/faq
`;

test("a pattern gets a verdict for all URLs that it matches", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SHOP);
  await bench.test("/checkout/*", "/open/*", "/shop/*");
  await expect(bench.verdicts).toHaveCount(3);
  await expect(bench.verdicts.nth(0)).toContainText("All blocked");
  await expect(bench.verdicts.nth(0)).toContainText("line 2");
  await expect(bench.verdicts.nth(1)).toContainText("All allowed");
  const mixed = bench.verdicts.nth(2);
  await expect(mixed).toContainText("Mixed: 2 exceptions");
  const regions = mixed.getByRole("group", { name: "Verdicts for /shop/*" });
  await expect(regions.getByRole("paragraph")).toHaveText([
    /^Blocked \/shop\/\* line 3/,
    /^Allowed \/shop\/faq line 5 for example \/shop\/faq/,
    /^Allowed \/shop\/help line 4/,
  ]);
  await expect(mixed).toContainText("Proved for every URL that matches.");
  await regions.getByRole("button", { name: "Test /shop/help" }).focus();
  await page.keyboard.press("Enter");
  await expect(bench.verdicts).toHaveCount(4);
  expect(await bench.accessibilityViolations()).toEqual([]);
  expect(bench.faults).toEqual([]);
});

test("an expectation on a pattern breaks with the first exception", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SHOP);
  await bench.test("/checkout/*");
  const item = bench.verdicts.first();
  await item.getByRole("button", { name: "expect…" }).click();
  await item.getByRole("button", { name: "expected allowed" }).click();
  await expect(item.getByRole("button", { name: "as expected" })).toBeVisible();
  await bench.write(`${SHOP}Allow: /checkout/status\n`);
  await expect(item).toContainText("Mixed: 1 exception");
  await expect(item.getByRole("button", { name: "expected blocked" })).toBeVisible();
});
