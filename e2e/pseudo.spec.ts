import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { hostFolder, type StaticHost } from "./static-host.ts";

/**
 * The page in a language of nobody's: each text stands between marks and is longer by 60 % (`.ci/translations.ts`). What is shown
 * outside of marks is in no table, so nobody can translate it.
 */
let host: StaticHost;

/** Where every whole build leaves it. */
const FOLDER = "node_modules/.cache/pseudo";

const builtAt = (page: string): number => statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;

test.beforeAll(async () => {
  // After a build in English alone it is missing, or older than the page.
  if (builtAt(`${FOLDER}/xx/index.html`) < builtAt("dist/index.html")) {
    test.setTimeout(300_000);
    const vite = "node_modules/vite/bin/vite.js";
    const options = ["build", "--mode", "languages", "--logLevel", "error"];
    const built = spawnSync(process.execPath, [vite, ...options], {
      env: { ...process.env, LANGUAGES: "xx" },
      encoding: "utf8",
    });
    expect([built.status, built.stderr]).toEqual([0, expect.any(String)]);
  }
  host = await hostFolder(FOLDER);
});

test.afterAll(() => host.remove());

/** Names that are the same in every language. */
const NAMES =
  /^(?:[\s·:;,.。()\d]|https?:\/\/\S+|\/\S*|[\w-]*[Bb]ot|Google(?:-[A-Z]\w+)?|Bing|Yandex|Python|Wget|Protego|robots-parser|crawler-commons|Workbench|Lighthouse|UTF-8|RFC 9309|English|CRLF|LF|Ctrl\+\w|Aa|Crawl-delay|User-agent: \*|[\w-]+(?:\.\w+)*\.com)*$/;

/** The visible words that stand outside of marks. */
const unmarked = async (page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate(() => {
    const skipped =
      "style,script,.cm-content,code,pre,kbd,textarea,mark,.rule__sources,[lang]:not(html)";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    let depth = 0;
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.closest(skipped) !== null) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      let own = "";
      for (const character of data) {
        if (character === "\u27e6") depth += 1;
        else if (character === "\u27e7") depth -= 1;
        else if (depth === 0) own += character;
      }
      if (/[A-Za-z]{2}/.test(own)) outside.push(own);
    }
    return outside;
  });
  return found.filter((text) => !NAMES.test(text));
};

/** The visible elements that reach beyond the window. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const clips = (element: Element): boolean =>
      element !== document.body &&
      element !== document.documentElement &&
      getComputedStyle(element).overflowX !== "visible";
    const isClipped = (element: Element | null): boolean =>
      element !== null && (clips(element) || isClipped(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !isClipped(each))
      .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
      .map((each) => `${each.localName}.${each.className}: ${each.textContent?.slice(0, 40)}`);
  });

/** Sentences with a space between them, though the first ends as in Chinese, where none belongs. */
const apart = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator("body").innerText();
  return text.match(/[^\n]{0,40}\u3002\u27e7? +[^\n]{1,40}/g) ?? [];
};

/** Expects that all that is shown is in tables, and has room. */
const expectTranslatable = async (page: Page, place: string): Promise<void> => {
  await expect(page.locator('[aria-busy="true"], dialog .overview__busy')).toHaveCount(0);
  expect([place, await unmarked(page)]).toEqual([place, []]);
  expect([place, await apart(page)]).toEqual([place, []]);
  expect([place, await cutOff(page)]).toEqual([place, []]);
};

/** What stands over the page. */
const OPENED = "dialog[open], :popover-open";

/** Opens in turn all menus and dialogs that part of the page has buttons for. */
const lookInto = async (page: Page, part: Locator): Promise<void> => {
  const openers = part.locator("[aria-haspopup]:not([role=combobox])");
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at);
    if (!(await opener.isVisible())) continue;
    const name = `${await opener.getAttribute("aria-label")} ${await opener.textContent()}`;
    await opener.click();
    await expect(page.locator(OPENED)).toHaveCount(1);
    await expectTranslatable(page, name);
    await page.keyboard.press("Escape");
    await expect(page.locator(OPENED)).toHaveCount(0);
  }
};

/** Opens what the menu of the file has no other button for. */
const openFromFile = async (page: Page, name: RegExp): Promise<void> => {
  await page.locator("header [aria-haspopup]").first().click();
  await page.locator(OPENED).getByRole("button", { name }).click();
  await expect(page.locator("dialog[open]")).toBeVisible();
};

test("all words are in tables, and longer ones have room", async ({ page }) => {
  test.slow();
  await page.goto(`${host.url}xx/`);
  const editor = page.locator(".cm-content[contenteditable=true]");
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("User-agent: *\nDisalow: /a\nCrawl-delay: 5\nAllow:\n");
  await expect(page.locator("[data-rule]").first()).toBeVisible();
  await lookInto(page, page.locator("header, #view-editor, #view-problems"));
  for (const name of [/History/, /Rename/]) {
    await openFromFile(page, name);
    await expectTranslatable(page, String(name));
    await page.keyboard.press("Escape");
  }
  await editor.click();
  await page.keyboard.press("ControlOrMeta+f");
  await expect(page.locator(".cm-search")).toBeVisible();
  await expectTranslatable(page, "Find");
  await page.keyboard.press("Escape");
  for (const name of ["Overview", "URLs", "Matrix", "Bulk", "Compare", "Response"]) {
    const panel = page.getByRole("tabpanel");
    await page.getByRole("tab").filter({ hasText: name, visible: true }).first().click();
    await expect(panel).toBeVisible();
    // A choice has a dialog that shows what it changes in the text.
    if (name === "Overview") await panel.locator(".choose__button").nth(1).click();
    await expectTranslatable(page, name);
    await lookInto(page, panel);
  }
  await page.locator("[data-rule] button").filter({ hasText: "Why?" }).first().click();
  await expect(page.locator(".rule__sources")).toBeVisible();
  await expectTranslatable(page, "Why?");
  await page
    .locator(".cm-line")
    .filter({ hasText: "Crawl-delay" })
    .hover({ position: { x: 40, y: 8 } });
  await expect(page.locator(".cm-hover")).toBeVisible();
  await expectTranslatable(page, "hover");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTranslatable(page, "phone");
});
