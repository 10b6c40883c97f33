import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { hostPage, type StaticHost } from "./static-host.ts";
import { Workbench } from "./workbench.ts";

/** Where the tables of translations hold a text: area, module, key. */
const PLACES: Readonly<Record<string, readonly [string, string, string]>> = {
  "robots.txt source": ["editor", "app/editor/language/base-messages.ts", "baseMessages.source"],
  Overview: ["shell", "app/shell/messages.ts", "shellMessages.overview"],
  Share: ["shell", "app/shell/messages.ts", "shellMessages.share"],
  Insert: ["shell", "app/shell/messages.ts", "shellMessages.insert"],
  "From another page": ["shell", "app/state/store/messages.ts", "MESSAGES.names.prefilled"],
  View: ["shell", "app/shell/messages.ts", "shellMessages.view"],
  "URL to test": ["verdicts", "app/verdicts/messages.ts", "MESSAGES.urlEntry"],
  Add: ["verdicts", "app/verdicts/messages.ts", "MESSAGES.add"],
  Remove: ["verdicts", "app/verdicts/messages.ts", "MESSAGES.remove"],
  Verdicts: ["verdicts", "app/verdicts/messages.ts", "MESSAGES.verdicts"],
  Blocked: ["verdicts", "app/verdicts/messages.ts", "MESSAGES.blocked"],
  Problems: ["problems", "app/features/problems/messages.ts", "MESSAGES.heading"],
  "Fix all safe problems": ["problems", "app/features/problems/messages.ts", "MESSAGES.fixAll"],
  Apply: ["problems", "app/features/problems/messages.ts", "MESSAGES.apply"],
  "Link copied": ["panels", "app/features/share/messages.ts", "shareMessages.copied"],
};

/** A word of the page in a language; English if the journeys here do not need it. */
const wordIn =
  (id: string) =>
  (english: string): string => {
    const [area, module, key] = PLACES[english] ?? [];
    if (area === undefined || module === undefined || key === undefined) return english;
    const file = new URL(`../app/languages/${id}/${area}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8"))[module][key].text;
  };

/** A link made by the first version of the page; see `codec.test.ts`. */
const OLD_LINK =
  "#1.JY0xCgIxFESvskwp0exaSWrBE1glKeJuTISYhE0WBRE8hp215_BCHsGPO83whmHmhgqBfbHj0jgbq2gWKm5PxYSQLqLhvTl-3ip-X89Ho6Zh07ZkLUlFMASIjqGnhV1KLthDqpQOxO7PBBOElPC15iI4Lz7llb2acw6WtkeqrzXDfAMmwb0NGazT-v4D";

/** What people mainly do: correct a file, test a URL, see who may crawl what, share. All by roles and words of the language. */
const doTheMainThings = async (bench: Workbench, word: (english: string) => string) => {
  const { page } = bench;
  await bench.removeAllUrls();
  await bench.write("```\nUser-agent: *\nDisallow: /a\n```\n");
  await expect(bench.problem("unparsable-line")).not.toHaveCount(0);
  await bench.applyAllFixes();
  await expect(bench.problem("unparsable-line")).toHaveCount(0);
  expect(await bench.text()).toBe("User-agent: *\nDisallow: /a\n");
  await bench.test("/a/1");
  await expect(bench.verdicts).toContainText(word("Blocked"));
  await bench.overviewTab.click();
  // No text of the page is taken for an imitation of other letters, nor one in a menu.
  await page.getByRole("button", { name: word("Insert"), exact: true }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.locator(".look-alike")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: word("Link copied") })).toBeVisible();
  expect(bench.faults).toEqual([]);
};

/** Waits until the page is kept for times without a network. */
const untilKept = async (page: Page, address: string): Promise<void> => {
  const kept = (): Promise<string | undefined> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" ? registration.scope : undefined;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(address);
};

/** Expects that the service worker of a language can keep the page: it lists files that there are, as they are. */
const expectWholeList = (host: StaticHost, id: string): void => {
  const worker = readFileSync(join(host.folder, id, "service-worker.js"), "utf8");
  const [list = ""] = worker.match(/\[\{[^\]]*"?integrity"?:[^\]]*\}\]/) ?? [];
  const files = JSON.parse(list) as readonly { readonly url: string; readonly integrity: string }[];
  expect(files.length).toBeGreaterThan(50);
  for (const { url, integrity } of files) {
    const file = readFileSync(join(host.folder, id, url));
    expect(`sha256-${createHash("sha256").update(file).digest("base64")}`, url).toBe(integrity);
  }
};

/** A page names itself in all languages, by the whole addresses that search engines want. */
const expectAlternates = async (page: Page, host: StaticHost, name: string): Promise<void> => {
  const alternates = () =>
    page
      .locator('link[rel="canonical"], link[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const inEach = ["", "ko/", "zh/", "ru/"].map((language) => `${host.url}${language}${name}`);
  await expect.poll(alternates).toEqual(expect.arrayContaining(inEach));
  expect(await alternates()).toHaveLength(inEach.length + 2);
};

test.describe("for a browser in Korean", () => {
  test.use({ locale: "ko-KR", serviceWorkers: "allow" });

  test("each language is offered, switched to, does the main things, and works offline", async ({
    page,
  }) => {
    test.slow();
    const host = await hostPage();
    await page.goto(
      `${host.url}#robots=User-agent%3A%20*%0ADisallow%3A%20%2Fcart&url=%2Fcart%2F42`,
    );
    const open = page.getByRole("button", { name: "한국어로 열기" });
    await open.click({ timeout: 20_000 });

    await expect(page).toHaveURL(/\/ko\/(#|$)/);
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page).toHaveTitle(/^robots\.txt Workbench/);
    const korean = new Workbench(page, wordIn("ko"));
    await expect(korean.verdicts.filter({ hasText: "차단됨" })).toContainText("/cart/42");
    await expect(korean.editor).toContainText("Disallow: /cart");
    // What loads later moves what a click is aimed at.
    await korean.complete();
    await doTheMainThings(korean, wordIn("ko"));
    expect(await korean.accessibilityViolations()).toEqual([]);
    await untilKept(page, `${host.url}ko/`);

    // One language is kept for times without a network.
    await korean.saveData();
    await page.getByRole("button", { name: wordIn("ko")("View"), exact: true }).click();
    await page.getByRole("link", { name: "简体中文" }).click();
    await expect(page).toHaveURL(/\/zh\/(#|$)/);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    const chinese = new Workbench(page, wordIn("zh"));
    await expect(chinese.verdicts.filter({ hasText: "已屏蔽" })).toContainText("/a/1");
    await expect(chinese.editor).toContainText("Disallow: /a");
    // The page gave this draft its name in Korean.
    const name = wordIn("zh")("From another page");
    await expect(page.getByRole("banner")).toContainText(name);
    await chinese.complete();
    await doTheMainThings(chinese, wordIn("zh"));
    // A page names itself in every language.
    await expectAlternates(page, host, "");

    const russian = new Workbench(page, wordIn("ru"));
    await page.goto(`${host.url}ru/${OLD_LINK}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(russian.editor).toContainText("Disallow: /café");
    await russian.complete();
    await doTheMainThings(russian, wordIn("ru"));

    // So does a page about a check.
    const rule = "rules/blocks-everything.html";
    await page.goto(`${host.url}ru/${rule}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expectAlternates(page, host, rule);

    for (const id of ["ko", "zh", "ru"]) expectWholeList(host, id);
    await host.remove();
    await page.goto("about:blank");
    await page.goto(`${host.url}ko/`);
    await expect(korean.verdicts.filter({ hasText: "차단됨" }).first()).toBeVisible();
    await expect(open).toHaveCount(0);
  });
});
