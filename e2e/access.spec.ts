import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const SHOP = `User-agent: *
Disallow: /cart
Disallow: /search

User-agent: Googlebot
Disallow: /shop/
Allow: /shop/help
Disallow: /shop/help/old
Disallow: /shop/private
Disallow: /*.pdf$
`;

test("the list of what a crawler may fetch is short and proved", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SHOP);
  await bench.chooseCrawler("Googlebot");
  const opener = page.getByRole("button", { name: "What it may fetch" });
  await opener.click();
  const panel = page.getByRole("region", { name: "What it may fetch" });
  await expect(panel).toContainText("Googlebot may crawl everything but 2 areas:");
  const areas = panel.getByRole("list", { name: "Areas" });
  const shop = areas.locator(":scope > li").first();
  await expect(shop).toContainText("Blocked /shop/ line 6 every URL that begins with /shop/");
  await expect(shop.getByRole("list", { name: "Exceptions to /shop/", exact: true })).toContainText(
    "Allowed /shop/help line 7",
  );
  await expect(shop.getByRole("list", { name: "Exceptions to /shop/help" })).toContainText(
    "Blocked /shop/help/old line 8",
  );
  await expect(panel).toContainText("1 rule is left out: no verdict depends on it.");
  await expect(panel).toContainText("Proved: every URL but /robots.txt itself");
  const star = panel.getByRole("list", { name: "Compared with *" }).getByRole("listitem");
  await expect(star.filter({ hasText: "line 2" })).toContainText("Allowed /cart");
  await shop.getByRole("button", { name: "line 7" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("/shop/help");
  expect(await bench.accessibilityViolations()).toEqual([]);

  // It depends on the HTTP response, and follows the text.
  await bench.write(SHOP.replace("Disallow: /shop/\n", "Disallow: /\n"));
  await expect(panel).toContainText("Googlebot may crawl nothing but 1 area:");
  await panel.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(bench.urlToTest).toBeVisible();
  expect(bench.faults).toEqual([]);
});
