import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`;

/** Opens the page on the Matrix of a file and URLs. */
const openMatrix = async (page: Page, ...urls: readonly string[]): Promise<Workbench> => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  // The URLs of the example go with its text.
  await expect(bench.verdicts).toHaveCount(0);
  await bench.test(...urls);
  await page.getByRole("tab", { name: "Matrix" }).click();
  return bench;
};

test("the matrix has a verdict for each crawler and URL", async ({ page }) => {
  const bench = await openMatrix(page, "/cart/1", "/cart/help", "/cart*");
  const table = page.getByRole("table", { name: "Matrix" });

  await test.step("with its reason", async () => {
    await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
    await expect(table.getByRole("columnheader")).toHaveText(["URL", "GPTBot"]);
    await page.getByRole("button", { name: "1 shown" }).click();
    const name = page.getByRole("combobox", { name: "Add by name" });
    await name.fill("Googlebot");
    await name.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "2 shown" })).toBeFocused();
    await expect(table.getByRole("columnheader")).toHaveText(["URL", "GPTBot", "Googlebot"]);
    await expect(table.getByRole("rowheader")).toHaveText(["/cart/1", "/cart/help", "/cart*"]);
    await expect(table.getByRole("cell")).toHaveText([
      /Blocked\s+line 6/,
      /Blocked\s+line 2/,
      /Blocked\s+line 6/,
      /Allowed\s+line 3/,
      /All blocked\s+line 6/,
      /Mixed/,
    ]);
    const reason = page.getByRole("region", { name: "Chosen cell" });
    await table.getByRole("cell").first().getByRole("button").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(reason).toContainText(
      "Googlebot on /cart/help: allowed by line 3, Allow: /cart/help",
    );
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(reason).toContainText("GPTBot on /cart/1: blocked by line 6");
    // It is updated while typing.
    await bench.write("User-agent: *\nAllow: /\n");
    await expect(table.getByRole("cell").first()).toHaveText(/Allowed\s+line 2/);
    expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);
  });

  await test.step("an expectation is marked and counted when the file breaks it, and one key goes to the next", async () => {
    await bench.write(FILE);
    await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
    await table.getByRole("cell").first().getByRole("button").click();
    await page.keyboard.press("b");
    await expect(table.getByRole("cell").first()).toContainText("as expected");
    await expect(page.getByRole("button", { name: "1 of 1 as expected" })).toBeVisible();
    await bench.write("User-agent: *\nAllow: /\n");
    const missed = table.getByRole("cell").first();
    await expect(missed).toContainText("expected blocked");
    // Nothing of it is cut.
    const button = missed.getByRole("button");
    expect(await button.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThan(1);
    await expect(page.getByRole("button", { name: "1 of 1 not as expected" })).toBeVisible();
    await expect(page).toHaveTitle(/^1 failing · /);
    await page.keyboard.press("F9");
    await expect(page.getByRole("combobox", { name: "Crawler", exact: true })).toHaveValue(
      "GPTBot",
    );
    await expect(page.getByRole("status").filter({ hasText: "should be blocked" })).toBeVisible();
    await page.getByRole("button", { name: "Accept the failing ones" }).click();
    await expect(page.getByRole("button", { name: "1 of 1 as expected" })).toBeVisible();
    await expect(page).not.toHaveTitle(/failing/);
    await expect(page.getByRole("button", { name: "Accept the failing ones" })).toHaveCount(0);
    await page.getByRole("button", { name: "Expect all as they are now" }).click();
    await expect(page.getByRole("button", { name: "3 of 3 as expected" })).toBeVisible();
  });

  await test.step("on a phone the matrix scrolls beside its URLs", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("tab", { name: "Test", exact: true }).click();
    await page.getByRole("combobox", { name: "Crawlers" }).selectOption("AI training");
    await table.hover();
    await page.mouse.wheel(99_999, 0);
    await expect(table.getByRole("columnheader").last()).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole("cell").last()).toContainText(/allowed|blocked|ignores/i);
    // The reason of a cell, with its buttons, is not cut.
    const reason = page.getByRole("region", { name: "Chosen cell" });
    await expect(reason.getByRole("button", { name: "No expectation" })).toBeVisible();
    expect(await reason.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("fifty crawlers on five hundred URLs are updated while typing", async () => {
    const names = Array.from(
      { length: 50 },
      (_, index) => `bot-${String.fromCharCode(97 + (index % 26))}${index < 26 ? "" : "b"}`,
    );
    const groups = names.map((name, index) => `User-agent: ${name}\nDisallow: /item/${index}\n`);
    await bench.write(groups.join("\n"));
    await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
    const urls = Array.from({ length: 499 }, (_, index) => `/item/${index}/page`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), urls.join("\n"));
    await bench.urlToTest.press("ControlOrMeta+v");
    await expect(table).toHaveAttribute("aria-rowcount", "501");
    await expect(table).toHaveAttribute("aria-colcount", "51");
    const row = table.getByRole("row", { name: /^\/item\/0\/page/ });
    await expect(row.getByRole("cell").first()).toHaveText(/Blocked\s+line 2/);
    await expect(row.getByRole("cell").nth(1)).toHaveText(/Allowed/);
    // The number of drawn elements does not grow with the table.
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("# one more line\n");
    await expect(row.getByRole("cell").first()).toHaveText(/Blocked\s+line 3/);
  });
  expect(bench.faults).toEqual([]);
});

test("expectations and a pasted list travel in a link and a checks file", async ({
  page,
}, info) => {
  const site = "https://www.shop.example";
  const bench = await openMatrix(page, `${site}/cart/1`);
  const table = page.getByRole("table", { name: "Matrix" });
  const heads = table.getByRole("rowheader");
  const folder = `${site}/house/decoration/candles-and-scents`;
  const add = async (count: number) => {
    const urls = Array.from({ length: count }, (_, index) => `${folder}/candle-${index}.html`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), urls.join("\n"));
    await bench.urlToTest.press("ControlOrMeta+v");
  };

  await test.step("expectations are exported as a checks file", async () => {
    await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
    await table.getByRole("cell").first().getByRole("button").click();
    await page.getByRole("button", { name: "Must be blocked" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export checks" }).click();
    const file = info.outputPath("robots.checks.json");
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      version: 1,
      checks: [{ crawler: "GPTBot", url: `${site}/cart/1`, expect: "blocked" }],
    });
  });

  await test.step("the URLs of a pasted list are told apart", async () => {
    await add(40);
    const second = heads.nth(2);
    await expect(second).toContainText(`${folder}/candle-1.html`);
    await expect(second.locator('[aria-hidden="true"]')).toHaveText(/^\/house.*….*candle-1\.html$/);
    // The URLs leave room for four crawlers.
    const crawlers = page.getByRole("combobox", { name: "Crawlers" });
    await crawlers.selectOption("AI training");
    await page.setViewportSize({ width: 1360, height: 820 });
    await expect(table.getByRole("columnheader").nth(4)).toBeInViewport({ ratio: 1 });
    await crawlers.selectOption("All named in the file");
    const splitter = page.getByRole("separator", { name: "Width of the URL column" });
    await splitter.focus();
    await page.keyboard.press("End");
    await expect(second.locator("[title]")).toHaveText(
      "/house/decoration/candles-and-scents/candle-1.html",
    );
    await expect(table).toHaveAttribute("aria-rowcount", "42");
  });

  await test.step("both are in the link, which opens on the tab that was shared", async () => {
    await bench.share.click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("button", { name: "1 of 1 as expected" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Matrix" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(table).toHaveAttribute("aria-rowcount", "42");
  });

  await test.step("a checks file is imported, and used in CI", async () => {
    const more = info.outputPath("more.json");
    const checks = [{ crawler: "Bingbot", pattern: "/new*", expect: "blocked" }];
    writeFileSync(more, JSON.stringify({ version: 1, checks }));
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import checks" }).click();
    await (await chooser).setFiles(more);
    await expect(page.getByRole("button", { name: "1 of 2 not as expected" })).toBeVisible();
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Use in CI…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("GitHub Actions");
    await page.getByRole("button", { name: "Copy for GitLab CI" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("--junit robots.xml");
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a list that is longer than the table goes to Bulk as a whole", async () => {
    await add(600);
    await expect(table).toHaveAttribute("aria-rowcount", "501");
    await page.getByRole("button", { name: "Test all in Bulk" }).click();
    await expect(
      page.getByText("600 URLs: 0 blocked for all, 600 for some, 0 allowed."),
    ).toBeVisible();
    // What is cut from the middle of a URL does not make another one of it: an ellipsis has room.
    const parts = page.locator(".bulk-row .cut").first().locator(":scope > span");
    await expect
      .poll(async () => {
        const widths = await parts.evaluateAll((spans) => spans.map((span) => span.clientWidth));
        const [head = 0, tail = 0] = widths;
        return head > 20 && tail > 100;
      })
      .toBe(true);
  });
  expect(bench.faults).toEqual([]);
});
