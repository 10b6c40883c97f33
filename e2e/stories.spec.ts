import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Steps } from "./count-steps.ts";
import { Workbench } from "./workbench.ts";

const LIVE = "User-agent: *\nDisallow: /cart\nDisallow: /search\n";

const TOWN = `User-agent: *
Disallow: /admin/
Disallow: /shop/*
`;

const LOG = Array.from(
  { length: 44 },
  (_, at) =>
    `192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET ${at % 4 === 0 && at < 40 ? "/shop/tea/" : "/news/"}${at} HTTP/1.1" 200 1200 "-" "${at < 40 ? "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" : "Till/3.1"}"`,
).join("\n");

/** With the command, as it is copied from a terminal. */
const CURL = `$ curl -iL https://shop.example/robots.txt
HTTP/2 301
location: https://www.shop.example/robots.txt

HTTP/2 200
content-type: text/plain

User-agent: *
Disallow: /fetched/
`;

const SITEMAP = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from(
  { length: 50 },
  (_, at) => `<url><loc>https://shop.example${at < 3 ? "/cart/" : "/tea/"}${at}</loc></url>`,
).join("\n")}</urlset>`;

const nothingFaulty = (bench: Workbench) => expect(bench.faults).toEqual([]);

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("a draft is compared with the live file and sent in six steps; the fifty URLs of a sitemap are tested for some crawlers in four, then expected as they are and checked in CI in four more", async ({
  page,
}, info) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a draft is compared and sent", async () => {
    const steps = new Steps(page);
    await steps.paste(LIVE);
    await expect(bench.editor).toContainText("/search");
    await bench.editor.press("ControlOrMeta+End");
    await steps.take(() => page.keyboard.insertText("Disallow: /account\n"));
    await steps.press("button", "Show changes");
    const changes = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    await expect(changes).toHaveCount(1);
    await expect(changes).toContainText(/newly blocked[\s\S]*\/account/);
    await expect(page.getByRole("status", { name: "Proof" })).toContainText("No other URL changes");
    await steps.press("button", "Copy as Markdown");
    await expect(page.getByText("Copied as Markdown.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/account");
    await steps.press("button", "Share");
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(steps.taken).toBeLessThanOrEqual(6);
  });

  const steps = new Steps(page);
  await steps.paste(LIVE);
  await expect(bench.editor).toContainText("/search");
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), SITEMAP);
  await page.getByRole("tab", { name: "URLs", exact: true }).click();
  await bench.urlToTest.click();
  await steps.take(() => page.keyboard.press("ControlOrMeta+v"));
  await expect(bench.verdicts).toHaveCount(50);
  await steps.press("tab", "Matrix");
  await steps.choose("Crawlers", "AI training");
  const rows = page.getByRole("table", { name: "Matrix" }).getByRole("rowheader");
  await expect(rows.first()).toContainText("/cart/0");
  expect(steps.taken).toBeLessThanOrEqual(4);

  await steps.press("button", "Table");
  await steps.press("button", "Expect all as they are now");
  await expect(page.getByRole("button", { name: /^([\d,]+) of \1 as expected/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await steps.press("button", "Export checks");
  const file = info.outputPath("robots.checks.json");
  await (await download).saveAs(file);
  expect(JSON.parse(readFileSync(file, "utf8")).checks.length).toBeGreaterThanOrEqual(50);
  await bench.write("User-agent: *\nDisallow: /tea/\n");
  await expect(page.getByRole("button", { name: /not as expected/ })).toBeVisible();
  expect(steps.taken).toBeLessThanOrEqual(8);

  // F6 goes round the parts of the page: no part needs more than a few presses of Tab.
  const part = () =>
    page.evaluate(() => document.activeElement?.closest(".header, [id^=view-]")?.id);
  await bench.editor.focus();
  for (const id of ["view-test", "view-problems", "", "view-editor"]) {
    await page.keyboard.press("F6");
    await expect.poll(part).toBe(id);
  }
  await page.keyboard.press("Shift+F6");
  await expect.poll(part).toBe("");
  nothingFaulty(bench);
});

test("a misspelt name takes one step, a missing page three, AI trainers two, a log one, curl's answer three, and yesterday's version three", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const notices = page.getByRole("region", { name: "Notices" });
  const policy = page.getByRole("table", { name: "Policy" });
  const row = (name: string) =>
    policy
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .first();

  await test.step("a row of buttons is one tab stop, the one that had the focus last", async () => {
    await page.getByRole("button", { name: "File", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    const examples = page.getByRole("button", { name: "Examples" });
    await expect(examples).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bench.editor).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(examples).toBeFocused();
  });

  await test.step("the first visit explains itself, and its misspelt name is written right", async () => {
    await expect(bench.verdicts).toHaveText([/Blocked/, /Allowed/]);
    const problem = bench.problem("directive-typo-accepted-by-some");
    await expect(problem).toContainText("line 7");
    await expect(problem).toContainText("Blocks your whole site for Bing, Yandex and others");
    const steps = new Steps(page);
    await steps.press("button", "Write User-agent");
    await expect(bench.editor).toContainText("User-agent: GPTBot");
    await expect(problem).toHaveCount(0);
    await expect(notices.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(steps.taken).toBe(1);
  });

  await test.step("why a page is missing from search", async () => {
    const steps = new Steps(page);
    await steps.paste(TOWN);
    await expect(row("Search results")).toContainText("2 paths");
    await steps.take(() => bench.urlToTest.click());
    await steps.take(async () => {
      await page.keyboard.type("/shop/tea");
      await page.keyboard.press("Enter");
    });
    await expect(bench.verdicts).toHaveText([/Blocked[\s\S]*\/shop\/tea[\s\S]*line 3/]);
    await expect(bench.editor.locator(".cm-line", { hasText: "/shop/*" })).toHaveClass(/blocked/);
    expect(steps.taken).toBe(3);
    // Half of all such questions are about a page that is not blocked.
    await page.keyboard.type("/shop");
    await page.keyboard.press("Enter");
    await expect(bench.verdicts.last()).toContainText("Allowed");
    await expect(bench.verdicts.last()).toContainText(/line 3 blocks \/shop\/\*, below it/);
    await expect(bench.verdicts.last()).toContainText("robots.txt does not keep this out");
  });

  await test.step("AI trainers out, AI search in", async () => {
    const steps = new Steps(page);
    await steps.press("button", "Insert");
    await steps.press("menuitem", /^AI training out, search in/);
    await page.getByRole("tab", { name: "Overview", exact: true }).click();
    await expect(row("Training AI models")).toContainText(/\b\d\d of \d\d closed/);
    await expect(row("Answers with links (AI search)")).toContainText("the same 2 paths");
    // To close the site to AI trainers alone is no alarm.
    await expect(page.locator(".change-line")).toBeVisible();
    await expect(page.locator(".change-line--alarm")).toHaveCount(0);
    expect(steps.taken).toBe(2);
  });

  await test.step("what a log says of the rules", async () => {
    const steps = new Steps(page);
    await steps.paste(LOG);
    const visitors = page.getByRole("table", { name: "Visitors" });
    await expect(visitors.getByRole("row", { name: /^Googlebot/ })).toContainText("40");
    await expect(page.getByRole("tabpanel")).toContainText(/would save 10 requests/);
    await expect(page.getByRole("tabpanel")).toContainText("4 from unknown names");
    const decides = page.locator(".cm-gutter-decides .cm-gutterElement");
    await expect(decides.filter({ hasText: /^10$/ })).toHaveCount(1);
    expect(steps.taken).toBe(1);
  });

  await test.step("what curl prints fills the file and the response", async () => {
    const steps = new Steps(page);
    await steps.press("button", "From your site");
    await steps.press("button", "Copy");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("curl -iL");
    await page.keyboard.press("Escape");
    await steps.paste(CURL);
    await expect(bench.editor).toContainText("/fetched/");
    await bench.responseTab.click();
    await expect(page.getByRole("textbox", { name: "Redirects" })).toHaveValue("1");
    expect(steps.taken).toBe(3);
  });

  await test.step("the version before is back", async () => {
    const steps = new Steps(page);
    await steps.press("button", "File");
    await steps.press("button", /^History/);
    const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
    const before = versions.filter({ hasText: "Before another file" }).first();
    await steps.take(() => before.getByRole("button", { name: "Restore" }).click());
    await expect(bench.editor).toContainText("/shop/*");
    await expect(notices).toContainText(/Restored the version of \d+:\d\d [AP]M\./);
    expect(steps.taken).toBe(3);
  });
  nothingFaulty(bench);
});

test("a link shows in another browser, in one step, the text, crawler, reader, URLs and tab that were shared", async ({
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
  await page.getByRole("tab", { name: "Matrix", exact: true }).click();
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = page.url();
  expect(new URL(link).hash).toMatch(/^#3\.[A-Za-z0-9_-]+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const context = await browser.newContext();
  const other = new Workbench(await context.newPage());
  const steps = new Steps(other.page);
  await steps.take(() => other.page.goto(link));
  await expect(other.editor).toContainText("Sharedbot");
  expect(await other.text()).toBe(source);
  await expect(other.page.getByRole("combobox", { name: "Crawler", exact: true })).toHaveValue(
    "Sharedbot",
  );
  await expect(other.readAs).toContainText("RFC 9309");
  const rows = other.page.getByRole("table", { name: "Matrix" }).getByRole("rowheader");
  await expect(rows).toHaveText(["/one", "https://shop.example/two"]);
  expect(steps.taken).toBe(1);
  await other.page.getByRole("tab", { name: "URLs", exact: true }).click();
  await expect(other.verdicts).toHaveCount(2);
  await expect(other.verdicts.first()).toContainText("/one");
  nothingFaulty(other);
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a file is pasted, a URL tested and a problem fixed in eight steps", async ({ page }) => {
    const bench = new Workbench(page);
    await bench.open();
    await page.evaluate(() =>
      navigator.clipboard.writeText("User-agent: *\nDisallow: cart\nDisallow: /search\n"),
    );
    const steps = new Steps(page);
    await steps.press("button", "File");
    await steps.press("button", /^Paste/);
    await expect(bench.editor).toContainText("/search");
    // What the file does is said beside it, too.
    const strip = page.getByRole("region", { name: "Active verdict" });
    await expect(strip).toContainText("Open to search engines and AI but for 1 path.");
    await steps.press("tab", "Test");
    await steps.take(() => bench.urlToTest.tap());
    // iOS zooms into fields with smaller letters.
    const size = await bench.urlToTest.evaluate((field) => getComputedStyle(field).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    await steps.take(async () => {
      await page.keyboard.type("/cart/1");
      await page.keyboard.press("Enter");
    });
    await expect(strip).toContainText("Allowed");
    await steps.press("tab", /^Problems/);
    await steps.take(() => bench.problems.first().locator("[data-fix]").first().tap());
    // It shows first what it changes.
    await steps.press("button", "Apply");
    await expect(strip).toContainText(/Blocked[\s\S]*line 2/);
    expect(steps.taken).toBe(8);
    // The header has room for the name of the file, and for what became of it.
    const edited = page.getByRole("banner").getByText("edited");
    await expect(edited).toBeInViewport({ ratio: 1 });
    // Undo stands where the fix was pressed, and covers neither the panel nor the tabs.
    const notices = page.getByRole("region", { name: "Notices" });
    const [panel, notice, tabs] = await Promise.all(
      [
        page.locator("#view-problems"),
        notices,
        page.getByRole("navigation", { name: "Views" }),
      ].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return { top: y, bottom: y + height };
      }),
    );
    expect(panel?.bottom).toBeLessThanOrEqual(notice?.top ?? 0);
    expect(notice?.bottom).toBeLessThanOrEqual(tabs?.top ?? 0);
    // A warning that comes later does not hide it.
    await page.getByRole("tab", { name: "Test" }).tap();
    await bench.urlToTest.fill(`/${"long".repeat(5000)}`);
    await page.keyboard.press("Enter");
    await expect(notices.getByText("left out")).toBeVisible();
    await notices.getByRole("button", { name: "Undo" }).tap();
    await expect(strip).toContainText("Allowed");
    nothingFaulty(bench);
  });
});
