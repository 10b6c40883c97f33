import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`;

test.beforeEach(async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(FILE);
  await bench.test("/cart/1", "/cart/help", "/cart*");
  await page.getByRole("tab", { name: "Matrix" }).click();
});

test("the matrix has a verdict for each crawler and URL, with its reason", async ({ page }) => {
  const bench = new Workbench(page);
  const table = page.getByRole("table", { name: "Matrix" });
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
  await expect(table.getByRole("columnheader")).toHaveText(["URL", "GPTBot"]);
  const name = page.getByRole("combobox", { name: "Add by name" });
  await name.fill("Googlebot");
  await name.press("Enter");
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
  expect(await bench.accessibilityViolations()).toEqual([]);
});

test("crawlers that are treated alike fold into one column", async ({ page }) => {
  const table = page.getByRole("table", { name: "Matrix" });
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("Search engines");
  await expect(table.getByRole("cell").first()).toContainText("Blocked");
  await page.getByRole("checkbox", { name: /Fold/ }).check();
  await expect(table.getByRole("columnheader")).toHaveText(["URL", /\+ \d+/]);
});

test("an expectation is marked and counted when the file breaks it, and one key goes to the next", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const table = page.getByRole("table", { name: "Matrix" });
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
  await table.getByRole("cell").first().getByRole("button").click();
  await page.keyboard.press("b");
  await expect(table.getByRole("cell").first()).toContainText("as expected");
  await expect(page.getByRole("button", { name: "The expectation holds" })).toBeVisible();
  await bench.write("User-agent: *\nAllow: /\n");
  await expect(table.getByRole("cell").first()).toContainText("should be blocked");
  await expect(
    page.getByRole("button", { name: "1 of 1 expectations does not hold" }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^1 failing · /);
  await page.keyboard.press("F9");
  await expect(page.getByRole("combobox", { name: "Crawler", exact: true })).toHaveValue("GPTBot");
  await expect(page.getByRole("status").filter({ hasText: "should be blocked" })).toBeVisible();
  await page.getByRole("button", { name: "Accept what holds now" }).click();
  await expect(page.getByRole("button", { name: "The expectation holds" })).toBeVisible();
  await expect(page).not.toHaveTitle(/failing/);
});

test("expectations are exported and imported as a checks file, and through a link", async ({
  page,
}, info) => {
  const bench = new Workbench(page);
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
  await page
    .getByRole("table", { name: "Matrix" })
    .getByRole("cell")
    .first()
    .getByRole("button")
    .click();
  await page.getByRole("button", { name: "Must be blocked" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export checks" }).click();
  const file = info.outputPath("robots.checks.json");
  await (await download).saveAs(file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    version: 1,
    checks: [{ crawler: "GPTBot", url: "/cart/1", expect: "blocked" }],
  });
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = page.url();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("button", { name: "The expectation holds" })).toBeVisible();

  const more = info.outputPath("more.json");
  const checks = [{ crawler: "Bingbot", pattern: "/new*", expect: "blocked" }];
  writeFileSync(more, JSON.stringify({ version: 1, checks }));
  await page.getByRole("tab", { name: "Matrix" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import checks" }).click();
  await (await chooser).setFiles(more);
  await expect(
    page.getByRole("button", { name: "1 of 2 expectations does not hold" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Use in CI…" }).click();
  await expect(page.getByRole("dialog")).toContainText("GitHub Actions");
  expect(await bench.accessibilityViolations()).toEqual([]);
});

test("on a phone the matrix shows one crawler at a time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("tab", { name: "Test", exact: true }).click();
  const table = page.getByRole("table", { name: "Matrix" });
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("AI training");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  const first = await table.getByRole("columnheader").last().textContent();
  await page.getByRole("button", { name: "Next column" }).click();
  await expect(table.getByRole("columnheader").last()).not.toHaveText(first ?? "");
  await expect(table.getByRole("cell").first()).toContainText(/Allowed|Blocked/);
});

test("fifty crawlers on ten thousand URLs are updated while typing", async ({ page }) => {
  const bench = new Workbench(page);
  const names = Array.from(
    { length: 50 },
    (_, index) => `bot-${String.fromCharCode(97 + (index % 26))}${index < 26 ? "" : "b"}`,
  );
  const groups = names.map((name, index) => `User-agent: ${name}\nDisallow: /item/${index}\n`);
  await bench.write(groups.join("\n"));
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
  await page.getByRole("button", { name: "Add many URLs…" }).click();
  const urls = Array.from({ length: 10_000 }, (_, index) => `/item/${index}/page`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), urls.join("\n"));
  await page.getByRole("textbox", { name: "Further URLs" }).press("ControlOrMeta+v");
  const table = page.getByRole("table", { name: "Matrix" });
  await expect(table).toHaveAttribute("aria-rowcount", "10004");
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
  // An expectation is kept with the URLs under test.
  await row.getByRole("cell").first().getByRole("button").click();
  await page.keyboard.press("b");
  await expect(page.getByRole("button", { name: "The expectation holds" })).toBeVisible();
  await page.getByRole("tab", { name: "URLs", exact: true }).click();
  await expect(bench.verdicts.filter({ hasText: "/item/0/page" })).toHaveCount(1);
});
