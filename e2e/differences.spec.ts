import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const SOURCE = `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
Disallow: /*.pdf$
Disallow: /*.zip$
Disalow: /old/
`;

const PLAIN = "User-agent: *\nDisallow: /cart\n";

test("readers that differ are counted, and shown on demand by keyboard", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(PLAIN);
  await expect(bench.differenceCount).toHaveCount(0);
  await bench.write(SOURCE);
  await expect(bench.differenceCount).toHaveText("3 differences");
  await bench.differenceCount.focus();
  await page.keyboard.press("Enter");
  await expect(bench.differences).toHaveCount(3);
  const first = bench.differences.first();
  await expect(first).toContainText("For Python the first matching rule wins; for Google");
  await expect(first.getByRole("listitem").first()).toContainText(
    /^Allowed Google, RFC 9309, Bing, Yandex line 3/,
  );
  await expect(first.getByRole("listitem").last()).toContainText(/^Blocked Python line 2/);
  await first.getByRole("button", { name: "Line 3" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".cm-activeLine")).toContainText("admin-ajax");
  await expect(bench.differences).toHaveCount(3);
  await first.getByRole("button", { name: "Line 3" }).focus();
  await page.keyboard.press("Escape");
  await expect(bench.differenceCount).toBeFocused();
  await expect(bench.differences).toHaveCount(0);
  await expect(bench.urlToTest).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("a URL that shows a difference can be added to the tests with one click", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SOURCE);
  await bench.differenceCount.click();
  const wildcards = bench.differences.filter({ hasText: "* and $ are ordinary characters" });
  await expect(wildcards).toContainText("Also on line 5");
  await wildcards.getByRole("button", { name: /^Test \/\w+\.pdf$/ }).click();
  await expect(wildcards).toContainText("under test");
  await wildcards.getByRole("button", { name: "Show it" }).click();
  await wildcards.getByRole("button", { name: /^Test \/\w+\.zip$/ }).click();
  await bench.differenceCount.click();
  await expect(bench.verdicts).toHaveText([/Blocked.*\.pdf/, /Blocked.*\.zip/]);
});

test("the readers to compare are selected, and remembered", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(SOURCE);
  await bench.differenceCount.click();
  await page.getByText("Readers compared:").click();
  await page.getByRole("checkbox", { name: "Python" }).uncheck();
  await expect(bench.differences).toHaveCount(1);
  await expect(bench.differenceCount).toHaveText("1 difference");
  await page.getByRole("checkbox", { name: "Google" }).uncheck();
  await expect(page.getByText("These readers agree on")).toBeVisible();
  await page.getByRole("checkbox", { name: "RFC 9309" }).uncheck();
  await page.getByRole("checkbox", { name: "Bing" }).uncheck();
  await expect(page.getByText("Choose at least two readers")).toBeVisible();
  await page.reload();
  await expect(bench.differenceCount).toHaveText("no differences");
  await bench.differenceCount.click();
  await expect(page.getByText("Readers compared: Yandex")).toBeVisible();
  await page.getByText("Readers compared: Yandex").click();
  await page.getByRole("button", { name: "Compare the usual five" }).click();
  await expect(bench.differences).toHaveCount(3);
});

test("readers that agree can be selected too", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(PLAIN);
  await page.getByRole("button", { name: "How Google reads it" }).click();
  await page.getByRole("button", { name: "Where readers differ on this file" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("These readers agree on")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).press("Escape");
  await expect(page.getByRole("button", { name: "How Google reads it" })).toBeFocused();
  await expect(bench.urlToTest).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const [screen, width, height] of [
    ["wide", 1360, 840],
    ["phone", 390, 844],
  ] as const) {
    test(`axe finds nothing in the comparison on a ${screen} screen in ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const bench = new Workbench(page);
      await bench.open();
      await bench.write(SOURCE);
      await page.setViewportSize({ width, height });
      if (screen === "phone") await page.getByRole("tab", { name: /Test/ }).click();
      await expect(bench.differenceCount).toBeVisible();
      expect(await bench.accessibilityViolations()).toEqual([]);
      await bench.differenceCount.click();
      await page.getByText("Readers compared:").click();
      await page.getByRole("button", { name: "Show it" }).click();
      expect(await bench.accessibilityViolations()).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      expect(bench.faults).toEqual([]);
    });
  }
}
