import { expect, type Page, test } from "@playwright/test";
import { scriptOf } from "./scripts.ts";
import { Workbench } from "./workbench.ts";

const LIVE = `User-agent: *
Disallow: /cart/
Allow: /shop/help

User-agent: GPTBot
Disallow: /private/
`;

/** The parts of Compare, by accessible name. */
const compareOf = (page: Page) => ({
  tab: page.getByRole("tab", { name: "Compare", exact: true }),
  choice: page.getByRole("combobox", { name: "Compare with" }),
  changes: page.getByRole("list", { name: "Changes" }).getByRole("listitem"),
  proof: page.getByRole("status", { name: "Proof" }),
  copy: page.getByRole("button", { name: "Copy as Markdown" }),
  line: page.locator(".change-line"),
});

/** Opens a text as a file, like a drop or the button. */
const openFile = async (bench: Workbench, text: string): Promise<void> => {
  await bench.page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "robots.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
  await expect.poll(() => bench.text()).toBe(text);
};

test("the effect of an edit is shown for all URLs and crawlers, and proved to be complete", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const compare = compareOf(page);
  await bench.open();
  await openFile(bench, LIVE);
  await compare.tab.click();
  await expect(compare.proof).toContainText("Nothing to compare");
  await bench.write(LIVE.replace("Disallow: /cart/", "Disallow: /cart/\nDisallow: /shop/"));
  await expect(compare.changes).toHaveCount(1);
  const change = compare.changes.first();
  await expect(change).toContainText("newly blocked");
  await expect(change).toContainText("/shop/");
  await expect(change).toContainText("except /shop/help (line 4)");
  // The words and the pattern stand on one line.
  const [words = 0, pattern = 0] = await change
    .locator(".change__what .verdict, .change__pattern")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return [...text.getClientRects()].at(-1)?.bottom ?? 0;
      }),
    );
  expect(Math.abs(words - pattern)).toBeLessThan(3);
  await change.getByRole("button", { name: "Show all" }).click();
  await expect(change).not.toContainText(/and \d+ more/);
  await expect(change).toContainText("any other crawler");
  await expect(change).toContainText("Decided by line 3; before, no rule matched.");
  await expect(compare.proof).toContainText("No other URL changes");
  await expect(page.getByText("Nothing changes for GPTBot")).toBeVisible();
  await change.getByRole("button", { name: "line 3" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("/shop/");
  await change.getByRole("button", { name: "Test /shop/" }).click();
  await page.getByRole("tab", { name: "URLs", exact: true }).click();
  await expect(bench.verdicts.filter({ hasText: "/shop/" }).first()).toContainText("Blocked");

  // A line of the other text is shown where it was removed, or where it still stands.
  await compare.tab.click();
  await bench.write(LIVE.replace("Disallow: /cart/\n", ""));
  await expect(change).toContainText("before, line 2, Disallow: /cart/ decided");
  await change.getByRole("button", { name: "line 2" }).click();
  const text = page.getByRole("textbox", { name: "Changes in the text" });
  await expect(text).toBeFocused();
  await expect(text.locator(".cm-deletedChunk", { hasText: "/cart/" })).toBeInViewport();
  await bench.write(LIVE.replace("Disallow: /cart/", "Allow: /cart/tea\nDisallow: /cart/"));
  await expect(change).toContainText("before, by line 2, Disallow: /cart/");
  await change.getByRole("button", { name: "line 2" }).last().click();
  await expect(page.locator(".cm-activeLine").first()).toContainText("Disallow: /cart/");

  await test.step("the changes in the text link to their effects", async () => {
    await openFile(bench, LIVE);
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
    await bench.write(LIVE.replace("/private/", "/secret/"));
    await compare.tab.click();
    await expect(compare.changes).toHaveCount(2);
    await page.getByRole("button", { name: "Show the changes in the text" }).click();
    await expect(text).toContainText("/secret/");
    await expect(text).toContainText("/private/");
    await text.getByText("/secret/").click();
    await expect(page.locator(".change--marked")).toContainText("/secret/");
  });
  expect(bench.faults).toEqual([]);
});

test("a line under the editor warns that a change blocks the site, and links to the details", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const compare = compareOf(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const script = `/${scriptOf("app/features/compare/index.ts")}`;
  await bench.open();
  await openFile(bench, LIVE);
  await bench.complete();
  // Whoever saves data does not load what compares before there is something to compare.
  expect(requested).not.toContain(script);
  await bench.write(LIVE.replace("Disallow: /cart/", "Disallow: /"));
  await expect(compare.line).toContainText("This change blocks the whole site for");
  expect(requested).toContain(script);
  await expect(compare.line).toContainText("Since opened: 1 path newly blocked");
  await compare.line.getByRole("button", { name: "Show changes" }).focus();
  await page.keyboard.press("Enter");
  await expect(compare.tab).toBeFocused();
  await expect(compare.changes).toHaveCount(1);

  await test.step("Compare is accessible and fits on the screen", async () => {
    await page.getByRole("button", { name: "Show the changes in the text" }).click();
    await expect(page.getByRole("textbox", { name: "Changes in the text" })).toBeVisible();
    await bench.onEachScreen("Test", (theme) => bench.expectAccessible(bench.tester, theme));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("button", { name: "Hide the changes in the text" }).click();
  });

  // Many rules for one crawler: the first few changes, and the others on demand.
  const file = "User-agent: *\nDisallow: /x/\n\nUser-agent: GPTBot\nDisallow: /private/\n";
  await openFile(bench, file);
  await expect(compare.line).toHaveCount(0);
  const rules = Array.from({ length: 9 }, (_, at) => `Disallow: /folder${at}/\n`).join("");
  await bench.write(`${file}${rules}`);
  await expect(compare.line).toContainText("9 paths newly blocked");
  const blocked = compare.changes.filter({ hasText: "newly blocked" });
  await expect(blocked).toHaveCount(3);
  await page.getByRole("button", { name: "6 more such paths for GPTBot" }).click();
  await expect(blocked).toHaveCount(9);
  await page.getByRole("button", { name: "Show fewer" }).click();
  await expect(blocked).toHaveCount(3);
  // A line of the text leads to its change, also to one of the others.
  await page.getByRole("button", { name: "Show the changes in the text" }).click();
  const text = page.getByRole("textbox", { name: "Changes in the text" });
  await text.getByText("/folder8/").click();
  await expect(page.locator(".change--marked")).toContainText("/folder8/");
  await expect(blocked).toHaveCount(4);
  await compare.copy.click();
  await expect(page.getByText("Copied as Markdown.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /- \*\*9 paths newly blocked\*\*\. For GPTBot\.\n( {2}- `\/folder\d\/`.*\n){9}/,
  );
  await bench.write(file);
  await expect(compare.line).toHaveCount(0);
});

test("a deploy is checked: the live file, an edit, its effect, and the same opened by someone else", async ({
  page,
  browser,
}) => {
  const bench = new Workbench(page);
  const compare = compareOf(page);
  await bench.open();
  await openFile(bench, LIVE);
  await expect(compare.line).toHaveCount(0);

  await bench.write(
    LIVE.replace("/private/", "/").replace("Allow: /shop/help", "Disallow: /shop/"),
  );
  await expect(compare.line).toContainText("newly blocked");
  await compare.line.getByRole("button", { name: "Show changes" }).click();
  await expect(compare.changes).toHaveCount(2);
  await expect(compare.changes.first()).toContainText("newly blocked");
  await expect(compare.proof).toContainText("No other URL changes");
  const changes = await compare.changes.allInnerTexts();

  await compare.copy.click();
  await expect(page.getByText("Copied as Markdown.")).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain("**newly blocked** `/`");
  expect(markdown).toContain("No other URL changes");
  expect(markdown).toMatch(/\[Open this comparison\]\(http\S+#3\.[\w-]+\)/);
  await bench.share.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  const there = compareOf(other);
  // The link opens on the tab that was shared, with the file's name.
  await expect(other.getByRole("banner")).toContainText("robots.txt");
  await expect(other.getByRole("banner")).not.toContainText("Shared file");
  await expect(there.changes).toHaveCount(2);
  expect(await there.changes.allInnerTexts()).toEqual(changes);
  await expect(there.proof).toContainText("No other URL changes");
  await elsewhere.close();
  expect(bench.faults).toEqual([]);
});

test("a stored version, a pasted text, another crawler and another reader can be compared", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const compare = compareOf(page);
  await bench.open();
  await openFile(bench, LIVE);

  await test.step("a version stored in this browser", async () => {
    await openFile(bench, LIVE.replace("/cart/", "/basket/"));
    await expect(bench.editor).toContainText("/basket/");
    await compare.tab.click();
    await expect(compare.proof).toContainText("Nothing to compare");
    await compare.choice.click();
    await page.getByRole("option", { name: "as opened," }).last().click();
    await expect(compare.changes).toHaveCount(2);
    await expect(compare.changes.first()).toContainText("newly blocked /basket/");
    await expect(compare.changes.last()).toContainText("newly allowed /cart/");
  });

  await openFile(bench, LIVE);
  await bench.chooseCrawler("Googlebot");
  await compare.tab.click();
  await compare.choice.click();
  await page.getByRole("option", { name: "Paste or choose a file" }).click();
  const field = page.getByRole("textbox", { name: "Text to compare with" });
  const use = page.getByRole("button", { name: "Compare", exact: true });
  // A file that is dropped here is compared with, and replaces nothing.
  const before = await bench.text();
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["User-agent: *\nDisallow: /\n"], "dropped.txt"));
    return transfer;
  });
  await field.dispatchEvent("dragover", { dataTransfer });
  await expect(page.locator(".drop")).toHaveCount(0);
  await field.dispatchEvent("drop", { dataTransfer });
  await expect(compare.choice).toContainText("dropped.txt");
  expect(await bench.text()).toBe(before);
  await compare.choice.click();
  await page.getByRole("option", { name: "Paste or choose a file" }).click();
  // What is no robots.txt is not compared unasked.
  await field.fill("<urlset><url><loc>https://shop.example/</loc></url></urlset>");
  await use.click();
  await expect(page.getByRole("alert")).toContainText("This is a sitemap, not a robots.txt.");
  await field.fill("HTTP/2 200\ncontent-type: text/plain\n\nUser-agent: *\nDisallow:\n");
  await use.click();
  await expect(compare.changes.first()).toContainText("newly blocked");
  await expect(compare.choice).toContainText("Pasted text");
  await page.getByRole("textbox", { name: "Its name" }).fill("live");
  await page.keyboard.press("Enter");
  await expect(compare.choice).toContainText("live");
  await compare.copy.click();
  await expect(page.getByText("Copied as Markdown.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^### Changes compared with the live file\n/,
  );
  await compare.choice.click();
  await page.getByRole("option", { name: "Another crawler" }).click();
  await page.getByRole("combobox", { name: "Compared crawler" }).click();
  await page.getByRole("option", { name: "GPTBot" }).first().click();
  await expect(compare.changes.first()).toContainText("blocked for GPTBot");
  await expect(compare.changes.last()).toContainText("allowed for GPTBot");
  await compare.choice.click();
  await page.getByRole("option", { name: "Another reader" }).click();
  await expect(compare.proof).toContainText("Same verdict for all other URLs");
  expect(bench.faults).toEqual([]);
});
