import { expect, test } from "@playwright/test";
import { storedBeginnings, Workbench } from "./workbench.ts";

test("a link carries text, crawler, dialect, URLs and expectations to another browser", async ({
  page,
  browser,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  const source = "User-agent: *\nDisallow: /\n\nUser-agent: Sharedbot\nDisallow: /caf\u00e9 💩\n";
  await bench.write(source);
  await bench.test("/one", "https://shop.example/two");
  await bench.chooseCrawler("Sharedbot");
  await bench.chooseDialect("RFC 9309");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = page.url();
  expect(new URL(link).hash).toMatch(/^#3\.[A-Za-z0-9_-]+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const context = await browser.newContext();
  const other = new Workbench(await context.newPage());
  await other.page.goto(link);
  await expect(other.editor).toContainText("Sharedbot");
  expect(await other.text()).toBe(source);
  await expect(other.crawler).toHaveValue("Sharedbot");
  await expect(other.readAs).toContainText("RFC 9309");
  await expect(other.verdicts).toHaveCount(2);
  await expect(other.verdicts.first()).toContainText("/one");
  expect(other.faults).toEqual([]);
  await context.close();
});

test("Mod-S copies the link", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
});

const BROKEN: readonly (readonly [string, string])[] = [
  ["cut short", "#1.q1YqLi0qyy9KVbJSKi1OLSpWslIqSy0qVrJSKkktLgEA"],
  ["from a later version", "#4.abcdef"],
  ["from elsewhere", "#pako:eNpVjk0"],
  ["full of rubbish", "#1.%%%%not-base64-at-all!!!!"],
];

for (const [what, fragment] of BROKEN) {
  test(`a link ${what} says so and keeps the draft`, async ({ page }) => {
    const bench = new Workbench(page);
    await bench.open();
    await bench.write("User-agent: Keptbot\nDisallow: /kept/\n");
    await expect.poll(() => storedBeginnings(page)).toContain("User-agent: Keptbot");
    await page.goto("about:blank");
    await page.goto(`./${fragment}`);
    await expect(bench.editor).toContainText("Keptbot");
    await expect(
      page
        .getByText(/link/i)
        .filter({ hasText: /draft|kept/i })
        .first(),
    ).toBeVisible();
    expect(bench.faults).toEqual([]);
  });
}

test("a link opened over an unsaved draft offers to restore the draft with one click", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: Linkbot\nDisallow: /linked/\n");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = page.url();
  await bench.write("User-agent: Draftbot\nDisallow: /draft/\n");
  await expect.poll(() => storedBeginnings(page)).toContain("User-agent: Draftbot");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(bench.editor).toContainText("Linkbot");
  await page.getByRole("button", { name: "Restore my draft" }).click();
  await expect(bench.editor).toContainText("Draftbot");
});

test("an example opens by its address", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open("#example/longest-rule-wins");
  await expect(bench.verdicts).not.toHaveCount(0);
  await expect(bench.editor).toContainText("Allow");
  expect(bench.faults).toEqual([]);
});

test("a link that cannot be copied is shown selected, and the focus returns", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await bench.share.press("Enter");
  const link = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(page.url());
  await page.keyboard.press("Escape");
  await expect(bench.share).toBeFocused();
});
