import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const UNTIDY = "user-agent:*\nDISALLOW: /cart  \nUser-agent: gptbot\nDisallow: /";

const TIDY = "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n";

test("the file is formatted, and its outline links to the groups", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const button = page.getByRole("button", { name: "Outline", exact: true });
  const outline = page.getByRole("navigation", { name: "Outline" });

  await test.step("an element that removes itself moves the focus on", async () => {
    for (const key of ["Enter", "Escape"]) {
      await button.press("Enter");
      await outline.getByRole("button", { name: "Close the outline" }).press(key);
      await expect(outline).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await bench.verdicts.first().getByRole("button", { name: "Blocked" }).press("Delete");
    await page.keyboard.press("Delete");
    await expect(bench.verdicts).toHaveCount(0);
    await expect(bench.urlToTest).toBeFocused();
    await page.goto("#example/none");
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(page.getByRole("region", { name: "Notices" })).toBeFocused();
  });

  await test.step("the file is formatted by a shortcut, and one undo reverts it", async () => {
    await bench.write(UNTIDY);
    await page.keyboard.press("ControlOrMeta+Shift+F");
    await expect.poll(() => bench.text()).toBe(TIDY);
    await expect(page.getByText("no verdict changes")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe(UNTIDY);
    await page.getByRole("button", { name: "Format" }).click();
    await page.getByRole("button", { name: "Format" }).click();
    await expect(page.getByText("Nothing to format")).toBeVisible();
    expect(await bench.text()).toBe(TIDY);
  });

  await test.step("the outline shows the groups, links to them and follows the cursor", async () => {
    await bench.write(`${TIDY}\nSitemap: https://shop.example/sitemap.xml\n`);
    await button.click();
    await expect(outline.getByRole("listitem")).toHaveText([
      /every crawler.*1 disallow.*line 1/,
      /GPTBot.*1 disallow.*line 4/,
      /1 sitemap.*line 7/,
    ]);
    await outline.getByRole("button", { name: "GPTBot" }).click();
    await expect(bench.editor).toBeFocused();
    await expect(page.getByText("Ln 4,")).toBeVisible();
    await expect(outline.locator("[aria-current]")).toHaveText(/GPTBot/);
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(outline.locator("[aria-current]")).toHaveText(/every crawler/);
    expect(await bench.accessibilityViolations(outline)).toEqual([]);
    await outline.getByRole("button", { name: "Close the outline" }).click();
    await expect(outline).toHaveCount(0);
  });

  await test.step("on a phone the outline covers the editor until an entry is selected", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.keyboard.press("ControlOrMeta+Home");
    await page.getByRole("button", { name: "Outline", exact: false }).click();
    expect(await bench.accessibilityViolations(outline)).toEqual([]);
    await outline.getByRole("button", { name: "GPTBot" }).click();
    await expect(outline).toHaveCount(0);
    await expect(page.locator(".cm-activeLine").first()).toContainText("GPTBot");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("the layout of the panes and the outline survives a reload", async () => {
    await button.click();
    const width = page.getByRole("separator", { name: "Width of the editor" });
    const height = page.getByRole("separator", { name: "Height of the problems" });
    await width.press("Home");
    await height.press("End");
    await bench.reload();
    await expect(width).toHaveAttribute("aria-valuenow", "25");
    await expect(height).toHaveAttribute("aria-valuenow", "92");
    await expect(outline).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});
