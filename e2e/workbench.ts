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

/** The page, by the accessible names its users rely on. */
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
  /** The button beside `Read as` that counts where readers differ; not there where they agree. */
  readonly differenceCount: Locator;
  readonly differences: Locator;
  /** Everything that went wrong in the page: uncaught errors and console errors. */
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
    await this.page.waitForLoadState("networkidle");
    // On a slow machine what has loaded may still have to run; on a phone it is then out of view.
    await this.page.locator('[aria-label="URL to test"]').waitFor({ state: "attached" });
  }

  /** Replaces the whole text as a paste does. */
  async write(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press("ControlOrMeta+a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.insertText(text);
  }

  /** The text in the editor, as far as it is drawn: fine for short files. */
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

  /** What axe finds against WCAG 2.0 to 2.2, levels A and AA. */
  async accessibilityViolations(): Promise<readonly string[]> {
    const violations = await this.page.evaluate(
      `(() => { const module = undefined, exports = undefined; ${axeSource}; })(),
       window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
         .then((result) => result.violations)`,
    );
    return (violations as readonly AxeViolation[]).map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join("; ")}`,
    );
  }
}
