import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const SHOP = `User-agent: *
Disallow: /checkout
Disallow: /shop/
Allow: /shop/help
Allow: /shop/faq
`;

const paste = async (bench: Workbench, text: string) => {
  await bench.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await bench.urlToTest.click();
  await bench.page.keyboard.press("ControlOrMeta+v");
};

test("URLs and patterns are pasted, sorted, edited and removed as a list", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a robots.txt pasted as URLs opens a question", async () => {
    await paste(bench, "User-agent: *\nDisallow: /from-the-field\n");
    await expect(page.getByText("looks like a robots.txt")).toBeVisible();
    await page.getByRole("button", { name: "Open it in the editor" }).click();
    await expect.poll(() => bench.text()).toContain("/from-the-field");
  });

  await test.step("a URL is moved and edited by keyboard, and an added one shows its steps", async () => {
    await bench.removeAllUrls();
    await bench.test("/first", "/second");
    await expect(page.getByRole("button", { name: "Steps", expanded: true })).toHaveCount(1);
    await bench.verdicts
      .nth(1)
      .getByRole("button", { name: /Allowed/ })
      .focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(bench.verdicts.first()).toContainText("/second");

    const edited = page.getByRole("textbox", { name: "Edited URL" });
    await page.keyboard.press("F2");
    await edited.fill("/dropped");
    await edited.press("Escape");
    await expect(edited).toBeHidden();
    await expect(bench.verdicts.first()).toContainText("/second");
    await page.keyboard.press("F2");
    await edited.fill("/kept");
    await edited.press("Enter");
    await expect(bench.verdicts.first()).toContainText("/kept");
    await bench.verdicts.first().getByRole("button", { name: "Remove" }).click();
    await expect(bench.verdicts).toHaveText([/\/first/]);
  });

  await test.step("a URL shows its decoded text, and that it is on another host", async () => {
    await bench.removeAllUrls();
    await bench.test("https://shop.example/%D0%BD%D0%BE", "https://other.example/a");
    await expect(page.getByText("Reads /но")).toBeVisible();
    await expect(
      page.getByText("other.example is a different host from shop.example"),
    ).toBeVisible();
  });

  await test.step("the tools of a URL under the pointer cover no reason, and move nothing", async () => {
    const item = bench.verdicts.first();
    const row = item.locator(".item__row");
    const whole = await row.boundingBox();
    await item.locator(".item__path").hover();
    const edit = item.getByRole("button", { name: "Edit" });
    await expect(edit.locator("..")).toHaveCSS("opacity", "1");
    const steps = await item.getByRole("button", { name: "Steps" }).boundingBox();
    const why = await item.locator(".item__why").boundingBox();
    expect((steps?.x ?? 0) + (steps?.width ?? 0)).toBeLessThanOrEqual(why?.x ?? 0);
    expect(await row.boundingBox()).toEqual(whole);
  });

  await test.step("URLs pasted in one line, as programs print lists, are tested one by one", async () => {
    await bench.removeAllUrls();
    await paste(bench, '["https://shop.example/a","https://shop.example/b,c"]');
    await expect(bench.verdicts).toHaveText([/\/a/, /\/b,c/]);
    await paste(bench, "https://shop.example/d, https://shop.example/e");
    await expect(bench.verdicts).toHaveCount(4);
    await expect(bench.verdicts.last()).toContainText("/e");
  });

  await test.step("a pasted report gives the URLs of its column, which can be filtered, sorted and removed", async () => {
    await bench.removeAllUrls();
    await bench.write("User-agent: *\nDisallow: /b\n");
    await paste(bench, "Top pages\tClicks\n/a\t10\n/b/1\t7\n/c\t5\n/b/2\t1\n");
    await expect(bench.verdicts).toHaveCount(4);
    await expect(page.getByText("Took 4 URLs from the column Top pages")).toBeVisible();
    // The steps of a list stay closed.
    await expect(page.getByRole("button", { name: "Steps", expanded: true })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Blocked first");
    await expect(bench.verdicts.nth(1)).toContainText("/b/2");
    // A number shows those URLs alone.
    const blocked = page.getByRole("button", { name: "2 blocked" });
    await blocked.click();
    await expect(bench.verdicts).toHaveText([/\/b\/1/, /\/b\/2/]);
    await blocked.click();
    await expect(bench.verdicts).toHaveCount(4);
    await page.getByRole("searchbox", { name: "Filter the URLs" }).fill("/b");
    await expect(bench.verdicts).toHaveCount(2);
    expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);
    await page.getByRole("button", { name: "Remove the 2 shown" }).click();
    await expect(bench.verdicts).toHaveCount(2);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(bench.verdicts).toHaveCount(4);
    // With checkboxes: one, the range from it on, all, and none.
    await page.getByRole("combobox", { name: "Sort" }).selectOption("As added");
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("checkbox", { name: "Select /a" }).click();
    await page.getByRole("checkbox", { name: "Select /c" }).click({ modifiers: ["Shift"] });
    await expect(page.getByRole("checkbox", { name: "Select /b/1" })).toBeChecked();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("checkbox", { name: "Select /b/2" })).toBeChecked();
    await page.keyboard.press("Space");
    expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);
    await page.getByRole("button", { name: "Remove 3 selected" }).click();
    await expect(bench.verdicts).toHaveCount(1);
    await expect(bench.verdicts.first()).toContainText("/b/2");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(bench.verdicts).toHaveCount(4);
    await page.getByRole("checkbox", { name: "Select all 4 shown" }).check();
    await expect(page.getByRole("button", { name: "Remove 4 selected" })).toBeEnabled();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(bench.verdicts).toHaveCount(0);
  });

  await test.step("a pattern gets a verdict for all URLs that it matches", async () => {
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
  });

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

  await test.step("the crawler field suggests similar names, reduces a pasted header and explains an empty name", async () => {
    await bench.crawler.fill("GTPBot");
    await page.getByRole("button", { name: "Did you mean GPTBot?" }).click();
    await expect(bench.crawler).toHaveValue("GPTBot");
    await bench.crawler.fill("");
    await expect(bench.crawler).toHaveAttribute("placeholder", "Any other crawler");
    const header = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), header);
    await bench.crawler.click();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(bench.crawler).toHaveValue("bingbot");
    const note = page.getByText("bingbot is the crawler's name in Mozilla/5.0");
    await expect(note).toBeVisible();

    // A typed one is reduced when the field is left, and what is clicked then stays where it is.
    await bench.crawler.fill(header);
    await expect(note).toBeVisible();
    const place = await bench.add.boundingBox();
    await bench.add.hover();
    await page.mouse.down();
    await expect(bench.crawler).toHaveValue("bingbot");
    expect(await bench.add.boundingBox()).toEqual(place);
    await page.mouse.up();
  });
  expect(bench.faults).toEqual([]);
});
