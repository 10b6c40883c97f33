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

test("where readers differ is shown by cause, with URLs to test, for the readers selected", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const panel = page.getByRole("region", { name: "Where readers differ" });
  const fact = page.locator(".facts > div").filter({ hasText: "Readers" });
  const agree = fact.getByText(/^agree on/);
  const thorough = page.getByText("How thorough is this?");

  await test.step("the page about a reader leads to where readers differ", async () => {
    await bench.write(PLAIN);
    await bench.openFact("Readers");
    await expect(agree).toBeVisible();
    await thorough.press("Enter");
    await page.getByRole("button", { name: "How Google reads it" }).click();
    // A source that most statements share is said once.
    await page.getByRole("checkbox", { name: "Show the sources" }).check();
    await expect(page.getByRole("link", { name: "source code" })).toHaveCount(1);
    await page.getByRole("button", { name: "Where readers differ on this file" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bench.overviewTab).toBeFocused();
    await expect(agree).toBeVisible();
  });

  await test.step("each cause for which readers differ is one line, which opens by keyboard", async () => {
    await bench.write(SOURCE);
    await expect(fact).toContainText("differ: 3 causes");
    await expect(bench.differences).toHaveCount(3);
    const first = bench.differences.first();
    await expect(first).toContainText("For Python the first matching rule wins; for Google");
    await expect(first.getByRole("listitem")).toHaveCount(0);
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(first.getByRole("listitem").first()).toContainText(
      /^Allowed Google, RFC 9309, Bing, Yandex line 3/,
    );
    await expect(first.getByRole("listitem").last()).toContainText(/^Blocked Python line 2/);
    await first.getByRole("button", { name: "Line 3" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-activeLine")).toContainText("admin-ajax");
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toContainText(
      "Open to Google but for 4 paths, to other search engines but for 3 paths.",
    );
  });

  await test.step("axe finds nothing in the comparison of readers", async () => {
    await bench.differences.last().locator("summary").click();
    await bench.onEachScreen("Test", (theme) => bench.expectAccessible(panel, theme));
    await page.setViewportSize({ width: 1360, height: 840 });
    await bench.differences.last().locator("summary").click();
  });

  await test.step("a URL that shows a difference can be tested with one click", async () => {
    const wildcards = bench.differences.filter({ hasText: "* and $ are ordinary characters" });
    await wildcards.locator("summary").click();
    await expect(wildcards).toContainText("Also on line 5");
    await wildcards.getByRole("button", { name: "Show it" }).click();
    await wildcards.getByRole("button", { name: /^Test \/\w+\.zip$/ }).click();
    // The user stays where the differences are.
    await expect(page.getByText("Added to URLs: ")).toBeVisible();
    await expect(wildcards).toContainText("under test");
  });

  await test.step("the readers to compare are selected, and remembered", async () => {
    await page.getByRole("checkbox", { name: "Python" }).uncheck();
    await expect(bench.differences).toHaveCount(1);
    await page.getByRole("checkbox", { name: "Google" }).uncheck();
    await expect(agree).toBeVisible();
    await page.getByRole("checkbox", { name: "RFC 9309" }).uncheck();
    await page.getByRole("checkbox", { name: "Bing" }).uncheck();
    await expect(page.getByText("Choose at least two readers")).toBeVisible();
    await bench.reload();
    await bench.openFact("Readers");
    await thorough.press("Enter");
    await expect(page.getByText("Readers compared: Yandex")).toBeVisible();
    await page.getByRole("button", { name: "Compare the usual five" }).click();
    await expect(bench.differences).toHaveCount(3);
  });
  expect(bench.faults).toEqual([]);
});
