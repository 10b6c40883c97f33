import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { Steps } from "./count-steps.ts";
import { Workbench } from "./workbench.ts";

const SHOP = `User-agent: *
Disallow: /cart
Disallow: /search
Allow: /cart/help

User-agent: GPTBot
Disallow: /

Sitemap: https://shop.example/search/map.xml
`;

const TYPO = "User-agent: *\nDisallow: /cart\n\nuseragent: GPTBot\nDisallow: /\n";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

const policy = (page: Page) => page.getByRole("table", { name: "Policy" });

const row = (page: Page, name: string) =>
  policy(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** A file with what the page says of it: see core/testing/fixtures/README.md. */
interface ToldFile {
  readonly name: string;
  readonly file: string;
  readonly status?: number;
  readonly sentence: string;
  readonly aside: string;
  readonly rows: readonly (keyof typeof OPENNESS)[];
  readonly first?: number;
}

const FILES = new URL("../core/testing/fixtures/told-files.json", import.meta.url);
const TOLD: readonly ToldFile[] = JSON.parse(readFileSync(FILES, "utf8"));
const OPENNESS = { open: "Open", part: "Partly closed", closed: "Closed" } as const;
const ROWS = ["Search results", "Training AI models", "Answers with links (AI search)"];

test("files of common kinds each get their sentence, rows and first fix", async ({ page }) => {
  const bench = new Workbench(page);
  const steps = new Steps(page);
  await bench.open();
  const panel = page.getByRole("tabpanel", { name: "Overview" });
  const heading = panel.getByRole("heading", { level: 2 });
  await bench.write("");
  await bench.overviewTab.click();
  await expect(heading).toHaveText("No file yet. Paste, drop or open your robots.txt.");
  // A status stays once it is known.
  const byStatus = [...TOLD].sort((a, b) => Number("status" in a) - Number("status" in b));
  for (const { name, file, status, sentence, aside, rows, first } of byStatus) {
    await test.step(name, async () => {
      if (status === undefined) await bench.write(file);
      else await steps.paste(`HTTP/1.1 ${status}\n\n${file}`);
      await expect(heading).toHaveText(sentence);
      await expect(panel.locator(".headline__aside")).toHaveText(aside.replaceAll("`", ""));
      for (const [at, purpose] of ROWS.entries()) {
        const cell = row(page, purpose).getByRole("cell").first();
        await expect(cell).toHaveText(OPENNESS[rows[at] ?? "open"]);
      }
      const fixes = panel.getByRole("list", { name: "Fix first" }).getByRole("listitem");
      if (first !== undefined) await expect(fixes.first()).toContainText(`line ${first} `);
    });
  }

  await test.step("a change says that nobody reads the text while there is no file", async () => {
    const block = row(page, "Search results").getByRole("button", { name: "Block", exact: true });
    await expect(page.locator(".overview")).toHaveAttribute("aria-busy", "false");
    await expect(async () => {
      await block.click();
      await expect(block).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();
    await page.getByRole("button", { name: "Change the policy", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "This text counts for nobody until robots.txt answers with status 200.",
    );
  });
});

test("the overview says what the file does and to whom, down to each path", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const steps = new Steps(page);
  const panel = page.getByRole("tabpanel", { name: "Overview" });
  const search = row(page, "Search results");
  const training = row(page, "Training AI models");

  await test.step("after a paste the page says at once what the file does, and to whom", async () => {
    await expect(tab(page, "URLs")).toHaveAttribute("aria-selected", "true");
    await bench.urlToTest.fill("/half-typed");
    await steps.paste(SHOP);
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    await expect(bench.urlToTest).toHaveValue("/half-typed");
    await expect(bench.urlToTest).toBeFocused();
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(
      "Open to search engines but for 2 paths. 1 of 8 AI trainers is kept out.",
    );
    await expect(panel).toContainText("Not kept out: CCBot, Google-Extended and 5 more.");
    const rows = policy(page).getByRole("rowheader");
    await expect(rows).toHaveText([
      "Search results",
      "Answers with links (AI search)",
      "Training AI models",
      "Everyone else",
    ]);
    const all = page.getByRole("button", { name: "Show all purposes" });
    await all.click();
    await expect(rows).toHaveCount(10);
    await page.getByRole("button", { name: "Show fewer purposes" }).click();
    await expect(rows).toHaveCount(4);
    await expect(search.getByRole("cell").first()).toHaveText("Partly closed");
    await expect(training).toContainText("closed: GPTBot");
    await expect(search).toContainText("2 paths closed");
    await expect(row(page, "Everyone else")).toContainText("the same 2 paths");
    await expect(panel).toContainText("1, blocked by line 3");
    const closed = page.getByRole("list", { name: "Closed to Googlebot" });
    await expect(closed.getByRole("listitem")).toHaveText([
      "/cart but not /cart/help line 2",
      "/search line 3",
    ]);
  });

  await test.step("a URL can be typed at once, and the field keeps the focus", async () => {
    await bench.urlToTest.fill("/cart/42");
    await bench.urlToTest.press("Enter");
    await expect(bench.verdicts).toHaveText([/Blocked.*\/cart\/42/]);
    await expect(bench.urlToTest).toBeFocused();
    // Removing it leaves the tab as it is, for the next one.
    await bench.removeAllUrls();
    await expect(tab(page, "URLs")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Overview").click();
  });

  await test.step("a path is tested with one press, and the user stays", async () => {
    const paths = page.getByRole("list", { name: "Closed to Googlebot" });
    await paths.getByRole("button", { name: "Test /cart", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Added to URLs: Blocked by line 2.")).toBeVisible();
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    // The list is one tab stop; the arrow keys go through it.
    await page.keyboard.press("ArrowDown");
    await expect(paths.getByRole("button", { name: "line 2" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /search");
    await page.getByRole("button", { name: "Show URLs" }).click();
    await expect(bench.verdicts).toHaveText([/Blocked.*\/cart/]);
    await bench.removeAllUrls();
    await tab(page, "Overview").click();
  });

  await test.step("a row opens to its crawlers, and the name of one makes it the crawler under test", async () => {
    const opener = page.getByRole("button", { name: "Training AI models" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    const gptBot = row(page, "GPTBot");
    await expect(gptBot.getByRole("cell").first()).toHaveText("Closed");
    await expect(gptBot.getByRole("cell").first()).toHaveAttribute("title", "line 7: Disallow: /");
    const crawler = page.getByRole("button", { name: "CCBot", exact: true });
    await crawler.focus();
    await page.keyboard.press("Enter");
    await expect(bench.crawler).toHaveValue("CCBot");
    await expect(page.getByRole("list", { name: "Closed to CCBot" })).toContainText("/cart");
    await expect(page.getByRole("link", { name: "More about CCBot" })).toHaveAttribute(
      "href",
      "crawlers/ccbot.html",
    );
    await page.getByRole("button", { name: "GPTBot", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Closed to CCBot" })).toHaveCount(0);
    await expect(bench.tester).toContainText("follows line 6");
    // The user's own choice of tab stays.
    await bench.write(SHOP.replace("Disallow: /\n", "Disallow: /private\n"));
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    await expect(training).not.toContainText("closed: GPTBot");
    await expect(page.getByText(/\d paths differ from the rules/)).toBeVisible();
  });

  await test.step("axe finds nothing in the overview", async () => {
    await bench.write(SHOP + TYPO);
    await expect(training).toContainText("closed: GPTBot");
    await page.getByText(/paths? differs? from the rules/).click();
    await page.getByRole("button", { name: "CCBot", exact: true }).click();
    await expect(page.getByRole("list", { name: "Closed to CCBot" })).toBeVisible();
    await bench.onEachScreen("Test", () => bench.expectAccessible(bench.tester));
  });

  await test.step("many paths are filed by folder, and can be filtered", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const paths = Array.from({ length: 25 }, (_, at) => `Disallow: /shop/item-${at}/`);
    await bench.write(
      ["User-agent: *", ...paths, "Disallow: /*?sort=", "Disallow: /old", ""].join("\n"),
    );
    const closed = page.getByRole("list", { name: "Closed to CCBot" });
    await expect(closed.locator(":scope > li")).toHaveText([/^\/old line 28$/, /^\/shop\/ 25/]);
    await expect(page.getByRole("list", { name: "In any folder" })).toHaveText("/*?sort= line 27");
    await page.getByRole("searchbox", { name: "Filter the paths" }).fill("item-17");
    await expect(closed).toHaveText("/shop/item-17/ line 19");
  });

  await test.step("another tab begins at its top, however far the last one is scrolled", async () => {
    await page.getByRole("tabpanel").evaluate((panel) => {
      panel.scrollTop = 80;
    });
    await tab(page, "URLs").click();
    await tab(page, "Overview").click();
    const scrolled = () => page.getByRole("tabpanel").evaluate((panel) => panel.scrollTop);
    await expect.poll(scrolled).toBe(0);
    await expect(panel.getByRole("heading", { level: 2 })).toBeInViewport();
  });

  await test.step("an empty file says what to do", async () => {
    await bench.write("");
    await expect(page.getByText("No file yet. Paste, drop or open your robots.txt.")).toBeVisible();
    await page.getByRole("button", { name: "See an example" }).click();
    await expect(page.getByRole("dialog", { name: "Examples" })).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});

test("the questions that users come with are answered in a few steps", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a site that is closed but for what is no page is told at once, with its line", async () => {
    const steps = new Steps(page);
    await steps.paste(
      "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /\n",
    );
    const said = page.getByRole("heading", { level: 2, name: "Closed to search engines and AI." });
    await expect(said).toBeVisible();
    const first = page.getByRole("list", { name: "Fix first" }).getByRole("listitem");
    await expect(first).toHaveText([/^line 4 closes the site to search engines/]);
    await expect(bench.problem("blocks-everything")).toContainText("line 4");
    await expect(page.getByText("which is no page")).toBeVisible();
    expect(steps.taken).toBe(1);
  });

  await test.step("a typo is found and mended in two", async () => {
    const steps = new Steps(page);
    await steps.paste(TYPO);
    const costs = page.getByRole("list", { name: "Fix first" });
    await expect(costs.getByRole("listitem")).toHaveCount(1);
    await expect(costs).toContainText("line 4 closes the site to Bing and 5 more");
    await steps.take(() => costs.getByRole("button", { name: "Write User-agent" }).click());
    expect(steps.taken).toBe(2);
    await expect(bench.editor).toContainText("User-agent: GPTBot");
    await expect(costs).toHaveCount(0);
    await expect(page.getByText("no errors, no warnings")).toBeVisible();
  });

  await test.step("a fix that keeps search engines out says so before it is applied", async () => {
    await bench.write("ï»¿User-agent: *\nDisallow: /\n");
    await expect(
      page.getByRole("heading", { level: 2, name: "No rule counts. Open to all crawlers." }),
    ).toBeVisible();
    const costs = page.getByRole("list", { name: "Fix first" });
    await costs.getByRole("button", { name: "Remove the mark" }).click();
    const problem = bench.problems.filter({ hasText: "No crawler follows the rule below" });
    await expect(problem.getByRole("button", { name: "Remove the mark" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(problem).toContainText("This blocks your whole site for Googlebot");
    await problem.getByRole("button", { name: "Cancel" }).click();
    await bench.write(TYPO.replace("useragent", "User-agent"));
  });

  await test.step("the sentence is read out once it has changed and no key is pressed", async () => {
    const said = page.getByRole("status").filter({ hasText: "1 of 8 AI trainers is kept out." });
    await expect(said).toHaveCount(1);
  });

  await test.step("why a folder is closed, in two, and whether a crawler is out, in one", async () => {
    const why = new Steps(page);
    await why.paste("User-agent: *\nDisallow: /cart\nDisallow: /shop\n");
    const closed = page.getByRole("list", { name: "Closed to Googlebot" });
    const shop = closed.getByRole("listitem").filter({ hasText: "/shop" });
    await why.take(() => shop.getByRole("button", { name: "line 3" }).click());
    await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /shop");
    expect(why.taken).toBe(2);
    const out = new Steps(page);
    await out.paste("User-agent: GPTBot\nDisallow: /\n");
    await expect(row(page, "Training AI models")).toContainText("1 of 8 closed: GPTBot");
    expect(out.taken).toBe(1);
  });

  await test.step("no line of a web page is to blame, nor one of an answer of the server", async () => {
    const first = page.getByRole("list", { name: "Fix first" }).getByRole("listitem").first();
    await bench.write(`<!doctype html>\n<html>\n${"<p>Not found</p>\n".repeat(20)}</html>\n`);
    await expect(first).toHaveText(/^file /);
    await bench.write("User-agent: *\nDisallow: /cart\n");
    await bench.responseTab.click();
    await page.getByRole("button", { name: "503 for an hour" }).click();
    await bench.overviewTab.click();
    await expect(first).toHaveText(/^server /);
    await first.getByRole("button", { name: "server" }).click();
    await expect(bench.responseTab).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Reset response" }).click();
    await bench.overviewTab.click();
  });

  await test.step("why a folder is not in search, in four", async () => {
    const steps = new Steps(page);
    await steps.paste("User-agent: *\nDisallow: /cart\nDisallow: /shop/*\n");
    await steps.take(() => bench.urlToTest.click());
    await steps.take(() => page.keyboard.insertText("/shop"));
    await steps.take(() => page.keyboard.press("Enter"));
    const verdict = bench.verdicts.first();
    await expect(verdict).toContainText(/Allowed.*\/shop.*no rule/);
    await expect(verdict).toContainText(
      "line 3 blocks /shop/*, below it: /shop itself does not match.",
    );
    await expect(verdict).toContainText("robots.txt does not keep this out.");
    await expect(verdict).toContainText("Search Console");
    expect(steps.taken).toBe(4);
    // What is expected of it is one choice, by mouse, keys or touch.
    const expected = verdict.getByRole("combobox", { name: "Expected of /shop" });
    await expected.selectOption({ label: "Must be blocked" });
    await expect(verdict).toContainText("expected blocked");
    await bench.expectAccessible(bench.tester);
  });
  expect(bench.faults).toEqual([]);
});

test("what comes and goes above the pointer waits until the pointer rests", async ({ page }) => {
  const bench = new Workbench(page);
  await page.clock.install();
  await bench.open();
  await bench.write(TYPO);
  const first = page.getByRole("list", { name: "Fix first" });
  await expect(first).toBeVisible();
  const top = async () => (await policy(page).boundingBox())?.y;
  const before = await top();

  await page.clock.pauseAt(Date.now() + 60_000);
  await row(page, "Search results").hover();
  await bench.write(TYPO.replace("useragent", "User-agent"));
  // The text settles sooner than the pointer.
  await page.clock.runFor(400);
  await expect(bench.problem("directive-typo-accepted-by-some")).toHaveCount(0);
  await expect(row(page, "Training AI models")).toContainText("closed: GPTBot");
  await expect(first).toBeVisible();
  expect(await top()).toBe(before);
  await page.clock.runFor(1_000);
  await expect(first).toHaveCount(0);
  expect(bench.faults).toEqual([]);
});

test("on the smallest phone the older answer is read whole while the next one is worked out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The worker that proves things is at one proof for as long as the test takes.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held = { isHeld: false, isAtProof: false };
    Object.assign(window, { held });
    Worker.prototype.postMessage = function (...message: [unknown]) {
      const isProof = /"kind":"(?:overview|impact)"/.test(JSON.stringify(message));
      if (held.isHeld && isProof) held.isAtProof = true;
      else post.apply(this, message);
    };
  });
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(SHOP);
  await tab(page, "Test").click();
  await bench.overviewTab.click();
  const sentence = page.getByRole("heading", { level: 2, name: /Open to search engines/ });
  await expect(sentence).toBeVisible();
  const before = await sentence.boundingBox();

  const held = await page.evaluateHandle("held");
  await held.evaluate((state) => Object.assign(state as object, { isHeld: true }));
  await tab(page, "Editor").click();
  await bench.editor.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("\n");
  await expect.poll(() => held.jsonValue()).toMatchObject({ isAtProof: true });
  await page.keyboard.insertText("User-agent: bingbot\nDisalow: /late\n");
  await tab(page, "Test").click();
  const note = page.getByText("For the previous text; working it out again…");
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await sentence.boundingBox()).toEqual(before);
  expect((await note.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  // What to fix first waits for no proof.
  const first = page.getByRole("list", { name: "Fix first" });
  await expect(first).toContainText("line 12");
  await expect(note).toBeVisible();
  // Nor is the reader's name cut.
  const reader = bench.readAs.locator(".field__value");
  await expect(reader).toHaveText("Automatic: Google");
  expect(await reader.evaluate((value) => value.scrollWidth - value.clientWidth)).toBe(0);
  expect(bench.faults).toEqual([]);
});
