import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const SHOP = `User-agent: *
Disallow: /checkout
Disallow: /shop/
Allow: /shop/help
Allow: /shop/faq
`;

test("a pattern gets a verdict for all URLs that it matches, and expectations", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SHOP);
  await bench.test("/checkout/*", "/open/*", "/shop/*");
  await expect(bench.verdicts).toHaveCount(3);
  const checkout = bench.verdicts.nth(0);
  await expect(checkout).toContainText("All blocked");
  await expect(checkout).toContainText("line 2");
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
  expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);

  await test.step("an expectation on a pattern breaks with the first exception", async () => {
    const item = bench.verdicts.filter({ hasText: "/checkout/*" });
    await item.getByRole("button", { name: /All blocked/ }).click();
    const expected = item.getByRole("combobox", { name: "Expected of /checkout/*" });
    await expected.selectOption({ label: "Must stay allowed" });
    await expect(item).toContainText("expected allowed");
    await expected.selectOption({ label: "Must be blocked" });
    await expect(item).toContainText("as expected");
    await bench.write(`${SHOP}Allow: /checkout/status\n`);
    await expect(item).toContainText("Mixed: 1 exception");
    await expect(item).toContainText("expected blocked");
  });
  expect(bench.faults).toEqual([]);
});
