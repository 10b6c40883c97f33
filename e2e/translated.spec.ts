import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/**
 * Puts every text on the page that may be translated into an element in its place, as browsers do that translate a page, and
 * does the same to what comes later if `stays`.
 */
const translate = (page: Page, stays = false): Promise<void> =>
  page.evaluate((isKept) => {
    const mayChange = ({ parentElement: parent }: Node): boolean =>
      parent?.translate === true && parent.closest("script, style, font") === null;
    const change = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (mayChange(walker.currentNode)) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const element = document.createElement("font");
        element.textContent = text.data;
        text.replaceWith(element);
      }
    };
    change();
    const changes = { childList: true, characterData: true, subtree: true };
    if (isKept) new MutationObserver(change).observe(document.body, changes);
  }, stays);

/** What the page says beside the editor, without the list that comes later than the verdicts. */
const said = (page: Page): Promise<readonly string[]> =>
  page.locator("header, [aria-label=Tester], [role=contentinfo]").allTextContents();

/** Half of them with a page that the browser translates once, the others with one that it follows; each half has every kind of file. */
const EDITS = 24;

/** A file with another number of groups, rules, mistakes and verdicts than those before and after it. */
const fileOf = (edit: number): string =>
  [
    ...(edit % 7 === 4 ? ["User-agent: Googlebot", "Disallow: /", ""] : []),
    ...(edit % 6 === 5 ? [] : ["User-agent: *", "Disallow: /cart", `Allow: /cart/${edit}`]),
    ...(edit % 3 === 1 ? [`Disalow: /x${edit}`] : []),
    ...(edit % 5 === 3 ? ["Disallow: /cart/42$", "Sitemap: /sitemap.xml"] : []),
    ...(edit % 11 === 6 ? ["User agent: *", "/foo"] : []),
    "",
  ].join("\n");

test("a page that the browser has translated follows each edit, and none of its parts stops", async ({
  page,
  context,
}) => {
  test.slow();
  const bench = new Workbench(page);
  const hydration: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && /React error/.test(message.text()))
      hydration.push(message.text());
  });
  // An extension puts elements of its own next to fields before the page is live.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll("input"))
        field.after(document.createElement("div"));
    });
  });
  const untouched = await context.newPage();
  const other = new Workbench(untouched);
  for (const one of [other, bench]) {
    await one.open();
    await one.page.getByRole("tab", { name: "URLs", exact: true }).click();
    await expect(one.problems.first()).toBeVisible();
  }
  await translate(page);
  for (let edit = 0; edit < EDITS; edit += 1) {
    if (edit === EDITS / 2) await translate(page, true);
    await Promise.all([other, bench].map((one) => one.replaceText(fileOf(edit))));
    await expect(async () => {
      const [translated, plain] = await Promise.all([said(page), said(untouched)]);
      expect(translated).toEqual(plain);
    }).toPass({ intervals: [50] });
  }
  await expect(page.locator(".failed")).toHaveCount(0);
  expect(hydration).toEqual([]);
  await expect(bench.problems).toHaveText(await other.problems.allTextContents());

  // What React is about to remove was taken away: the part is built anew, by itself.
  await bench.replaceText("User-agent: *\nAllow: /\n");
  await bench.test("/gone");
  await expect(bench.verdicts.last()).toContainText("robots.txt does not keep this out");
  const isEmptied = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("[aria-label=Verdicts] > li *")];
      for (const part of parts) part.remove();
      return parts.length > 0;
    });
  expect(await isEmptied()).toBe(true);
  await bench.replaceText("User-agent: *\nDisallow: /gone\n");
  await expect(bench.verdicts.last()).toContainText(/Blocked[\s\S]*line 2/);
  await expect(page.locator(".failed")).toHaveCount(0);
});
