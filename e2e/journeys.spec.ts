import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

test("each URL gets the verdict of the crawler and the reader under test", async ({ page }) => {
  const bench = new Workbench(page);
  const row = (path: string) => bench.verdicts.filter({ hasText: path });
  const answer = bench.verdicts.first();
  await bench.open();
  await bench.removeAllUrls();

  await test.step("with Automatic each crawler is judged by its own reader, and other verdicts are marked", async () => {
    await bench.test("/");
    await expect(bench.readAs).toContainText("Automatic: Google");
    await expect(answer).toContainText("Allowed");
    await bench.chooseCrawler("bingbot");
    await expect(bench.readAs).toContainText("Automatic: Bing");
    await expect(answer).toContainText("Blocked");
    await bench.readAs.click();
    const readers = page.getByRole("listbox", { name: "Read as" });
    await readers.getByRole("option", { name: /^Google/ }).click();
    await expect(answer).toContainText("Allowed");
    await expect(answer).toContainText("Bing, the reader bingbot uses, blocks this");
    await bench.chooseDialect("Automatic");
    await bench.chooseCrawler("Googlebot");
    await bench.removeAllUrls();
  });

  await test.step("verdicts name the deciding line and change with each keystroke", async () => {
    await bench.write("User-agent: *\nDisallow: /cart\nAllow: /cart/help\n");
    await bench.test("https://shop.example/cart/42", "/cart/help", "/");
    await expect(row("/cart/42")).toContainText(/Blocked[\s\S]*line 2/);
    await expect(row("/cart/help")).toContainText(/Allowed[\s\S]*line 3/);
    await expect(bench.verdicts.last()).toContainText(/Allowed[\s\S]*no rule/);
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("Disallow: /cart/help*");
    await expect(row("/cart/help")).toContainText(/Blocked[\s\S]*line 4/);
    await page.keyboard.press("Backspace");
    await expect(row("/cart/help")).toContainText(/Allowed[\s\S]*line 3/);
  });

  await test.step("a verdict links to the deciding line", async () => {
    await row("/cart/42").getByText("Blocked").click();
    await expect(bench.editor).toBeFocused();
    await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /cart");
    await bench.removeAllUrls();
  });

  await test.step("the normalised form of a typed URL is shown", async () => {
    await bench.write("User-agent: *\nDisallow: /caf%C3%A9\n");
    await bench.test("shop.example/café?x=1#top");
    await expect(answer).toContainText("Blocked");
    await expect(answer).toContainText("/caf%C3%A9?x=1");
    await bench.removeAllUrls();
  });

  await test.step("another crawler follows other lines, as its operator documents", async () => {
    await bench.write(
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /private\n\nUser-agent: MJ12bot\nDisallow: /m\n",
    );
    await bench.test("/page");
    await bench.chooseCrawler("Googlebot-Image");
    await expect(answer).toContainText("Allowed");
    await expect(page.getByText("follows line 4")).toBeVisible();
    await bench.chooseCrawler("bingbot");
    await expect(answer).toContainText(/Blocked[\s\S]*line 2/);
    await bench.chooseCrawler("AdsBot-Google");
    await expect(answer).toContainText("Allowed");
    await bench.chooseCrawler(
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    );
    await expect(page.getByText("follows line 4")).toBeVisible();
    await bench.removeAllUrls();
  });

  await test.step("another dialect can give another verdict", async () => {
    await bench.write("User-agent: *\nDisalow: /x\n");
    await bench.test("/x");
    await expect(answer).toContainText("Blocked");
    await bench.chooseDialect("RFC 9309");
    await expect(answer).toContainText("Allowed");
  });

  await test.step("the page about a reader shows its sources and assumptions", async () => {
    await bench.openFact("Readers");
    await page.getByText("How thorough is this?").click();
    await page.getByRole("button", { name: "How Bing reads it" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("Which rule wins");
    await expect(sheet.getByText("assumed", { exact: true }).first()).toBeVisible();
    expect(await bench.accessibilityViolations(sheet)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });
  expect(bench.faults).toEqual([]);
});
