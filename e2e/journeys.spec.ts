import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

test("the first visit explains itself: a file, two URLs tested, a problem shown", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await expect(bench.editor).toContainText("User-agent");
  await expect(bench.verdicts.filter({ hasText: "Blocked" })).not.toHaveCount(0);
  await expect(bench.verdicts.filter({ hasText: "Allowed" })).not.toHaveCount(0);
  await expect(bench.problems).not.toHaveCount(0);
  expect(bench.faults).toEqual([]);
});

test("a pasted file is checked, fixed as one step, and the step can be undone", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const source = "User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /b\nDisallow: /b\n";
  await bench.write(source);
  await expect(bench.problem("duplicate-rule")).not.toHaveCount(0);
  await bench.fixAll.click();
  await expect(bench.problem("duplicate-rule")).toHaveCount(0);
  expect(await bench.text()).toBe("User-agent: *\nDisallow: /a\nDisallow: /b\n");
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(bench.problem("duplicate-rule")).not.toHaveCount(0);
  expect(await bench.text()).toBe(source);
});

test("useragent is reported as misspelt, with its effect on readers, and one click fixes it", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: /cart\n\nuseragent: GPTBot\nDisallow: /\n");
  const problem = bench.problem("directive-typo-accepted-by-some");
  await expect(problem).toContainText("line 4");
  await expect(problem).toContainText("Google");
  await problem.getByRole("button", { name: /User-agent/ }).click();
  await expect(bench.editor).toContainText("User-agent: GPTBot");
  await expect(problem).toHaveCount(0);
});

test("Why? explains the check, with examples and sources", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow /private/\n");
  await bench.problem("missing-colon").getByRole("button", { name: "Why?" }).click();
  const sheet = page.getByRole("complementary", { name: "About this check" });
  await expect(sheet).toContainText("Every line is a name, a colon and a value");
  await expect(sheet).toContainText("Disallow: /private/");
  await expect(sheet.getByRole("link", { name: "RFC 9309, section 2.2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("verdicts name the deciding line and change with each keystroke", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: /cart\nAllow: /cart/help\n");
  await bench.test("https://shop.example/cart/42", "/cart/help", "/");
  const row = (path: string) => bench.verdicts.filter({ hasText: path });
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

test("a verdict links to the deciding line", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: /cart\n");
  await bench.test("/cart/1");
  await bench.verdicts.first().getByText("Blocked").click();
  await expect(bench.editor).toBeFocused();
  await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /cart");
});

test("the normalised form of a typed URL is shown", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: /caf%C3%A9\n");
  await bench.test("shop.example/café?x=1#top");
  await expect(bench.verdicts.first()).toContainText("Blocked");
  await expect(bench.verdicts.first()).toContainText("/caf%C3%A9?x=1");
});

test("another crawler follows other lines, as its operator documents", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(
    "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /private\n\nUser-agent: MJ12bot\nDisallow: /m\n",
  );
  await bench.test("/page");
  const answer = bench.verdicts.first();
  await bench.chooseCrawler("Googlebot-Image");
  await expect(answer).toContainText("Allowed");
  await expect(page.getByText(/group on line 4/)).toBeVisible();
  await bench.chooseCrawler("bingbot");
  await expect(answer).toContainText(/Blocked[\s\S]*line 2/);
  await bench.chooseCrawler("AdsBot-Google");
  await expect(answer).toContainText("Allowed");
  await bench.chooseCrawler(
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  );
  await expect(page.getByText(/group on line 4/)).toBeVisible();
});

test("another dialect can give another verdict", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisalow: /x\n");
  await bench.test("/x");
  await expect(bench.verdicts.first()).toContainText("Blocked");
  await bench.chooseDialect("RFC 9309");
  await expect(bench.verdicts.first()).toContainText("Allowed");
});

test("with Automatic each crawler is judged by its own reader, and other verdicts are marked", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.test("/");
  await expect(bench.readAs).toContainText("Automatic: Google");
  await expect(bench.verdicts.first()).toContainText("Allowed");
  await bench.chooseCrawler("bingbot");
  await expect(bench.readAs).toContainText("Automatic: Bing");
  await expect(bench.verdicts.first()).toContainText("Blocked");
  await page.getByRole("combobox", { name: "Read as" }).click();
  await page.getByRole("option", { name: /^Google/ }).click();
  await expect(bench.verdicts.first()).toContainText("Allowed");
  await expect(bench.verdicts.first()).toContainText("Bing, the reader bingbot uses, blocks this");
});

test("the page about a reader shows its sources and assumptions", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.chooseDialect("Bing");
  await page.getByRole("button", { name: "How Bing reads it" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("Which rule wins");
  await expect(sheet.getByText("assumed", { exact: true }).first()).toBeVisible();
  expect(await bench.accessibilityViolations()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("a web page pasted by mistake gets one message", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(
    `<!doctype html>\n<html>\n${"<p>Not found: try again</p>\n".repeat(80)}</html>\n`,
  );
  await expect(bench.problem("html-content")).toHaveCount(1);
  await expect(bench.problems).toHaveCount(1);
});

test("an empty draft says what to do", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("");
  await expect(page.getByText(/[Pp]aste/).first()).toBeVisible();
  await expect(bench.problem("file-empty")).toHaveCount(1);
});
