import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FAULTY = "User-agent: *\nDisallow: cart\nDisallow: /b\n";

const notices = ({ page }: Workbench) => page.getByRole("region", { name: "Notices" });

test("a text pasted over the whole one is a new file, on every way in", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: /mine/\n");
  await page.evaluate(() =>
    navigator.clipboard.writeText("User-agent: *\nDisallow: /theirs/\nDisallow: /more/\n"),
  );
  await bench.editor.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(bench.editor).toContainText("/theirs/");
  await expect(notices(bench)).toContainText("The pasted text is a new file.");
  // The change line speaks of changes since then only.
  await expect(page.locator(".change-line")).toHaveCount(0);
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByText("History", { exact: true }).click();
  const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  const before = versions.filter({ hasText: "Before another file replaced it" });
  await expect(before).toHaveCount(1);
  // What changed, and what it holds, can be seen before it is restored.
  await expect(versions.first()).toContainText("+2 lines, −1 line");
  await before.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("textbox", { name: "What Restore changes in the file" });
  await expect(preview).toContainText("/mine/");
  expect(await bench.accessibilityViolations(page.getByRole("dialog"))).toEqual([]);
  await before.getByRole("button", { name: "Restore" }).click();
  await expect(bench.editor).toContainText("/mine/");
  await expect(notices(bench)).toContainText(/Restored the version of \d+:\d\d [AP]M\./);
  await bench.editor.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(bench.editor).toContainText("/theirs/");
  await notices(bench).getByRole("button", { name: "Undo" }).click();
  await expect(bench.editor).toContainText("/mine/");

  // What is searched for is not behind a notice.
  const rules = Array.from({ length: 99 }, (_, at) => `Disallow: /shelf-${at}/\n`);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `User-agent: *\n${rules.join("")}`,
  );
  await bench.editor.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(notices(bench).getByRole("button", { name: "Undo" })).toBeVisible();
  await bench.editor.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+f");
  await page.keyboard.type("shelf-60");
  const match = page.locator(".cm-searchMatch");
  await expect(match).toBeVisible();
  // The editor scrolls to it, and its own drawing may take a moment longer.
  const roomBelow = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await match.boundingBox()) ?? {};
    return ((await notices(bench).boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  expect(bench.faults).toEqual([]);
});

test("menus, boxes and undo do what hands expect, and what the page says is about what is there", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("what the page says is about what is there: a shared example, one card at a time", async () => {
    const title = page.getByRole("banner");
    await expect(title).toContainText("Example: A small shop");
    await bench.problems.first().locator("[data-fix]").first().click();
    await expect(title).toContainText("Untitled draft");
    await bench.share.click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    await expect(title).not.toContainText("Example:");

    // One card at a time: the menu of fixes closes the card under the pointer.
    await bench.write("User-agent: *\nDisalow: /x\n");
    await page.locator(".cm-lintRange").first().hover();
    await expect(page.locator(".cm-tooltip-hover")).toBeVisible();
    await bench.editor.press("ControlOrMeta+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ControlOrMeta+.");
    await expect(page.getByRole("menu", { name: "Quick fixes" })).toBeVisible();
    await expect(page.locator(".cm-tooltip-hover")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("AI trainers are kept out in two clicks, and the menus work by keyboard", async () => {
    await bench.removeAllUrls();
    await bench.write("User-agent: *\nDisallow: /cart\n");
    await page.getByRole("button", { name: "Insert", exact: true }).click();
    const menu = page.getByRole("menu", { name: "Insert" });
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    expect(await bench.accessibilityViolations(menu)).toEqual([]);
    await menu.getByRole("menuitem", { name: "Block AI training crawlers" }).click();
    await expect(bench.editor).toContainText("User-agent: GPTBot");
    await expect(notices(bench)).toContainText(/Block AI training crawlers: added \d+ lines/);
    await bench.chooseCrawler("GPTBot");
    await bench.test("/");
    await expect(bench.verdicts).toContainText("Blocked");
    // To close the site to AI trainers alone is no alarm.
    await expect(page.locator(".change-line")).toBeVisible();
    await expect(page.locator(".change-line--alarm")).toHaveCount(0);
    await notices(bench).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /cart\n");

    // In the completion, training comes first too.
    await bench.editor.press("ControlOrMeta+End");
    await page.keyboard.type("block ai");
    await expect(page.locator('.cm-tooltip-autocomplete [aria-selected="true"]')).toContainText(
      "Block AI training crawlers",
    );
    await page.keyboard.press("Escape");

    const file = page.getByRole("button", { name: "File", exact: true });
    await file.focus();
    await page.keyboard.press("ArrowDown");
    const entries = page.getByRole("dialog", { name: "File" }).getByRole("button");
    await expect(entries.first()).toBeFocused();
    expect(await bench.accessibilityViolations(page.getByRole("dialog", { name: "File" }))).toEqual(
      [],
    );
    await page.keyboard.press("h");
    await expect(entries.filter({ hasText: "History" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(file).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText("User-agent: *\nDisallow: /pasted\n"));
    await file.click();
    await entries.filter({ hasText: "Paste" }).click();
    await expect(bench.editor).toContainText("/pasted");
    await expect(notices(bench).getByRole("button", { name: "Undo" })).toBeVisible();
  });

  await test.step("the last change of the file is undone from anywhere, and each says what it did", async () => {
    await bench.removeAllUrls();
    await bench.write(FAULTY);
    const fix = bench.problem("path-missing-leading-slash").locator("[data-fix]").first();
    await fix.click();
    await expect.poll(() => bench.text()).toContain("Disallow: /cart");
    await expect(notices(bench)).toContainText(/Fixed: .*\/cart/);
    // The focus is in the list of problems, not in the editor.
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe(FAULTY);
    await expect(notices(bench)).toContainText("Undone.");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect.poll(() => bench.text()).toContain("Disallow: /cart");
    await notices(bench).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe(FAULTY);
    await notices(bench).getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => bench.text()).toContain("Disallow: /cart");

    // A field has its own undo while it has something to undo. Several letters may be several steps of it.
    await bench.urlToTest.click();
    await page.keyboard.type("/");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(bench.urlToTest).toHaveValue("");
    expect(await bench.text()).toContain("Disallow: /cart");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe(FAULTY);
    await page.keyboard.press("ControlOrMeta+Shift+z");

    // The crawler, typed before, stays.
    await bench.chooseCrawler("Bingbot");
    await page.getByRole("button", { name: "Theme" }).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(bench.crawler).toHaveValue(/^bingbot$/i);
  });

  await test.step("Enter in the crawler box takes the best suggestion, and an unknown name says so", async () => {
    await bench.crawler.fill("bing");
    await bench.crawler.press("Enter");
    await expect(bench.crawler).toHaveValue("bingbot");
    await bench.crawler.fill("bing");
    await bench.crawler.press("Tab");
    await expect(page.getByText("bing is no known crawler.")).toBeVisible();
    await page.getByRole("button", { name: "Did you mean bingbot?" }).click();
    await expect(bench.crawler).toHaveValue("bingbot");
    // Without a URL there is no Matrix.
    await bench.test("/");
    await page.getByRole("tab", { name: "Matrix" }).click();
    await page.locator(".matrix__bar .popup__button").first().click();
    const name = page.getByRole("combobox", { name: "Add by name" });
    await name.fill("ahrefs");
    await name.press("Enter");
    await expect(page.getByRole("columnheader", { name: /AhrefsBot/ })).toBeVisible();
  });

  await test.step("what the page says is about what is there: a half-typed field, a server", async () => {
    // However long one thinks about a field's name, it is not wrong yet.
    await page.clock.install();
    await bench.write("");
    await page.keyboard.type("Use");
    await expect(page.getByRole("option", { name: /^User-agent/ })).toBeVisible();
    await page.clock.fastForward("01:00");
    await expect(bench.problems).toHaveCount(0);

    await page.getByRole("button", { name: "From your site" }).click();
    await page.getByText("Check robots.txt", { exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("Drag it to your bookmarks bar");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // The line is finished by now, so it is marked as soon as all is selected.
    await bench.write("User-agent: *\nDisallow: /over/\n");
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /over/\n");
  });
  expect(bench.faults).toEqual([]);
});
