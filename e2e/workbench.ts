import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface AxeViolation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

const loadedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

/** What the first page of this run loaded by itself: scripts, styles and workers. */
let loadedByItself: readonly string[] | null = null;

/** Waits, at most half a minute, until the page has loaded all of `names`. */
const hasLoaded = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    const isMissing = (): boolean => {
      const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      return wanted.some((name) => !loaded.has(name));
    };
    for (let looks = 0; isMissing() && looks < 1500; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, names);

/**
 * Waits until the page has loaded and run everything that it loads by itself. The list is
 * determined once, by half a second without a request; later pages need not wait that long.
 */
const untilLoaded = async (page: Page): Promise<void> => {
  const isQuiet = page.waitForLoadState("networkidle");
  if (loadedByItself === null) {
    await isQuiet;
    loadedByItself = await loadedBy(page);
    return;
  }
  const hasAll = hasLoaded(page, loadedByItself);
  // A page that opens something else may load less, and is then idle earlier.
  await Promise.any([isQuiet, hasAll]);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
};

/** The stored first line of each draft. */
export const storedBeginnings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open("robots-txt-workbench");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("entries").objectStore("entries").getAll();
          reading.onsuccess = () => {
            database.close();
            const entries = reading.result as { kind: string; beginning: string }[];
            const drafts = entries.filter(({ kind }) => kind === "draft");
            resolve(drafts.map(({ beginning }) => beginning));
          };
        };
      }),
  );

/** The page, by accessible names. */
/**
 * Audits the page once nothing on it is pending; repeats if elements were added or removed
 * meanwhile, which axe does not expect. A string, because it runs in the page.
 */
const auditStill = `async () => {
  const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
  for (;;) {
    while (isBusy()) await new Promise(requestAnimationFrame);
    let hasChanged = false;
    const changes = new MutationObserver(() => {
      hasChanged = true;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const result = await window.axe.run(document, { runOnly }).catch((error) => error);
    hasChanged ||= changes.takeRecords().length > 0;
    changes.disconnect();
    if (hasChanged || isBusy()) continue;
    if (result instanceof Error) throw result;
    return result.violations;
  }
}`;

export class Workbench {
  readonly page: Page;
  readonly editor: Locator;
  readonly crawler: Locator;
  readonly readAs: Locator;
  readonly urlToTest: Locator;
  readonly add: Locator;
  readonly verdicts: Locator;
  readonly problems: Locator;
  readonly fixAll: Locator;
  readonly responseTab: Locator;
  /** A check's page beside the editor. */
  readonly rulePage: Locator;
  readonly share: Locator;
  /** The button beside `Read as` that counts where readers differ; absent if they agree. */
  readonly differenceCount: Locator;
  readonly differences: Locator;
  /** All errors of the page: uncaught ones and those on the console. */
  readonly faults: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.editor = page.getByRole("textbox", { name: "robots.txt source" });
    this.crawler = page.getByRole("combobox", { name: "Crawler" });
    this.readAs = page.getByRole("combobox", { name: "Read as" });
    this.urlToTest = page.getByRole("textbox", { name: "URL to test" });
    this.add = page.getByRole("button", { name: "Add", exact: true });
    this.verdicts = page.getByRole("list", { name: "Verdicts" }).getByRole("listitem");
    this.problems = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
    this.fixAll = page.getByRole("button", { name: "Fix all safe problems" });
    this.responseTab = page.getByRole("tab", { name: "Response", exact: true });
    this.rulePage = page.getByRole("complementary", { name: "About this check" });
    this.share = page.getByRole("button", { name: "Share", exact: true });
    this.differenceCount = page.getByRole("button", { name: /differences? between readers/ });
    this.differences = page.locator('[aria-label="Differences"] > li');
    page.on("pageerror", (error) => this.faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.faults.push(message.text());
    });
  }

  /** Opens the page and waits until everything that loads by itself has loaded. */
  async open(fragment = ""): Promise<void> {
    await this.page.goto(`./${fragment}`);
    await expect(this.editor).toBeVisible();
    await untilLoaded(this.page);
    // On a slow machine loaded scripts may still have to run.
    await this.page.locator(":root:not([data-start])").waitFor();
    await this.page.locator('[aria-label="URL to test"]').waitFor({ state: "attached" });
  }

  /** Replaces the whole text as a paste does. */
  async write(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press("ControlOrMeta+a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.insertText(text);
  }

  /** The drawn text of the editor: complete only for short files. */
  async text(): Promise<string> {
    const lines = await this.editor.locator(".cm-line").allInnerTexts();
    return lines.map((line) => line.replace(/\n$/, "")).join("\n");
  }

  async test(...urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      await this.urlToTest.fill(url);
      await this.add.click();
    }
  }

  async removeAllUrls(): Promise<void> {
    for (let left = await this.verdicts.count(); left > 0; left--) {
      await this.verdicts
        .first()
        .getByRole("button", { name: /^Remove/ })
        .click();
      await expect(this.verdicts).toHaveCount(left - 1);
    }
  }

  async chooseCrawler(name: string): Promise<void> {
    await this.crawler.fill(name);
    await this.crawler.press("Enter");
  }

  async chooseDialect(name: string): Promise<void> {
    await this.readAs.click();
    await this.page.getByRole("option", { name }).first().click();
  }

  problem(rule: string): Locator {
    return this.page.getByRole("list", { name: "Problems" }).locator(`[data-rule="${rule}"]`);
  }

  /**
   * Violations that axe finds against WCAG 2.0 to 2.2, levels A and AA, once the page is stable.
   */
  async accessibilityViolations(): Promise<readonly string[]> {
    const violations = await this.page.evaluate(
      `(() => { const module = undefined, exports = undefined; ${axeSource}; })(), (${auditStill})()`,
    );
    return (violations as readonly AxeViolation[]).map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join("; ")}`,
    );
  }
}
