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

/** The stored first line of each draft, or of the other states of a kind. */
export const storedBeginnings = (page: Page, kind = "draft"): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open("robots-txt-workbench");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("entries").objectStore("entries").getAll();
          reading.onsuccess = () => {
            database.close();
            const entries = reading.result as { kind: string; beginning: string }[];
            const found = entries.filter((entry) => entry.kind === wanted);
            resolve(found.map(({ beginning }) => beginning));
          };
        };
      }),
    kind,
  );

/** Holds files back until the function that it returns is called. */
export const hold = async (
  page: Page,
  files: string | RegExp | ((address: URL) => boolean),
): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

interface Axe {
  readonly run: (
    context: Element,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly violations: readonly AxeViolation[] }>;
}

/**
 * Audits an element, once nothing on the page is pending; repeats if elements were added or removed meanwhile, which axe does not
 * expect. Null if the page does not have axe. Runs in the page.
 */
const auditStill = async (
  root: Element,
  runOnly: readonly string[],
): Promise<readonly AxeViolation[] | null> => {
  const { axe } = window as unknown as { readonly axe?: Axe };
  if (axe === undefined) return null;
  const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
  for (;;) {
    while (isBusy()) await new Promise(requestAnimationFrame);
    let hasChanged = false;
    const changes = new MutationObserver(() => {
      hasChanged = true;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const result = await axe
      .run(root, { runOnly, resultTypes: ["violations"] })
      .catch((error: Error) => error);
    hasChanged ||= changes.takeRecords().length > 0;
    changes.disconnect();
    if (hasChanged || isBusy()) continue;
    if (result instanceof Error) throw result;
    return result.violations;
  }
};

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Theme = "light" | "dark";

/** The screens on which panels are looked at, each in a theme: what it looks like on one screen has the same colours on the other. */
const SCREENS = [
  { isPhone: false, width: 1360, height: 840, theme: "light" },
  { isPhone: true, width: 390, height: 844, theme: "dark" },
] as const;

/** The page, by accessible names. */
export class Workbench {
  readonly page: Page;
  /** A name as the page has it in its language. */
  private readonly named: (english: string) => string;
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
  readonly overviewTab: Locator;
  /** The pane with the crawler and the tabs. */
  readonly tester: Locator;
  readonly problemsPanel: Locator;
  /** The causes for which readers differ, in the overview. */
  readonly differences: Locator;
  /** All errors of the page: uncaught ones and those on the console. */
  readonly faults: string[] = [];

  constructor(page: Page, named: (english: string) => string = (english) => english) {
    this.page = page;
    this.named = named;
    this.editor = page.getByRole("textbox", { name: named("robots.txt source") });
    this.crawler = page.getByRole("combobox", { name: "Crawler" });
    this.readAs = page.getByRole("combobox", { name: "Read as" });
    this.urlToTest = page.getByRole("textbox", { name: named("URL to test") });
    this.add = page.getByRole("button", { name: named("Add"), exact: true });
    this.verdicts = page.getByRole("list", { name: named("Verdicts") }).getByRole("listitem");
    this.problems = page.getByRole("list", { name: named("Problems") }).getByRole("listitem");
    this.fixAll = page.getByRole("button", { name: named("Fix all safe problems") });
    this.responseTab = page.getByRole("tab", { name: "Response", exact: true });
    this.rulePage = page.getByRole("complementary", { name: "About this check" });
    this.share = page.getByRole("button", { name: named("Share"), exact: true });
    this.overviewTab = page.getByRole("tab", { name: named("Overview"), exact: true });
    this.tester = page.getByRole("region", { name: "Tester", exact: true });
    this.problemsPanel = page.getByRole("region", { name: "Problems panel" });
    this.differences = page.locator('[aria-label="Differences"] > li');
    page.on("pageerror", (error) => this.faults.push(String(error)));
    page.on("console", (message) => {
      // React warns where the prerendered page is not what it would render.
      if (message.type() === "error" || /React error/.test(message.text())) {
        this.faults.push(message.text());
      }
    });
  }

  /** The overview, with one of its facts opened: `Readers` or `Written by`. */
  async openFact(name: string): Promise<void> {
    await this.overviewTab.click();
    const fact = this.page.locator(".facts > div").filter({ hasText: name });
    const more = fact.locator("details").first();
    // By keyboard: an answer that arrives between the two halves of a click moves the fact away from it.
    if ((await more.getAttribute("open")) === null)
      await more.locator("summary").first().press("Enter");
    await expect(more).toHaveAttribute("open");
  }

  /**
   * Opens the page for a user who saves data, and waits until it reacts. Each part loads when it is first shown,
   * which spares each test the two thirds of a page's work that it does not look at.
   */
  async open(fragment = ""): Promise<void> {
    await this.saveData();
    await this.page.goto(`./${fragment}`);
    await this.ready();
  }

  /** From the next load on the user saves data: nothing loads before it is shown, and nothing is kept for times without a network. */
  async saveData(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }

  /** Opens the page, and waits until it reacts and has loaded all its parts. */
  async openWhole(fragment = ""): Promise<void> {
    await this.page.goto(`./${fragment}`);
    await this.ready();
    await this.complete();
  }

  /** Waits until the page has loaded whatever it loads by itself. */
  async complete(): Promise<void> {
    await this.page.locator(":root[data-complete]").waitFor();
  }

  /** Loads the page again, and waits until it reacts. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  private async ready(): Promise<void> {
    // Of what is not there yet, an expectation describes the whole page, each time it looks.
    await this.editor.waitFor();
    await this.page.locator(":root:not([data-start])").waitFor();
    await this.page.locator('#view-test [role="tabpanel"]').waitFor({ state: "attached" });
    await this.painted();
  }

  /** Waits until the page has been painted: Chromium drops what is pressed before. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
        }),
    );
  }

  /** Replaces the whole text as a paste does. */
  async write(text: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press("ControlOrMeta+a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.insertText(text);
  }

  /** Replaces the whole text in a tab that need not be in front, which keys would not reach. */
  async replaceText(text: string): Promise<void> {
    await this.page.evaluate((inserted) => {
      document.querySelector<HTMLElement>(".cm-content")?.focus();
      document.execCommand("selectAll");
      document.execCommand("insertText", false, inserted);
    }, text);
  }

  /** The drawn text of the editor: complete only for short files. */
  async text(): Promise<string> {
    const lines = await this.editor.locator(".cm-line").allInnerTexts();
    return lines.map((line) => line.replace(/\n$/, "")).join("\n");
  }

  async test(...urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      await this.urlToTest.fill(url);
      await this.urlToTest.press("Enter");
      await expect(this.urlToTest).toHaveValue("");
    }
  }

  /** Clicks within the page: the URLs of the example go by themselves with its text, a moment later. */
  async removeAllUrls(): Promise<void> {
    const removing = this.verdicts.getByRole("button", { name: this.named("Remove") });
    await expect
      .poll(async () => {
        await removing.evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLButtonElement).click();
        });
        return this.verdicts.count();
      })
      .toBe(0);
  }

  async chooseCrawler(name: string): Promise<void> {
    await this.crawler.fill(name);
    await this.crawler.press("Enter");
  }

  async chooseDialect(name: string): Promise<void> {
    await this.readAs.click();
    await this.page.getByRole("option", { name }).first().click();
  }

  /** Applies all safe fixes, with those that delete rules if that is asked for. */
  async applyAllFixes(withRules = false): Promise<void> {
    await this.fixAll.click();
    const offer = this.page.getByRole("group", { name: this.named("Fix all safe problems") });
    if (withRules) await offer.getByRole("checkbox").check();
    // Until it is known what there is to apply, nothing is.
    await expect(offer).toHaveAttribute("aria-busy", "false");
    await offer.getByRole("button", { name: this.named("Apply") }).click();
  }

  problem(rule: string): Locator {
    return this.page
      .getByRole("list", { name: this.named("Problems") })
      .locator(`[data-rule="${rule}"]`);
  }

  /**
   * Violations that axe finds against WCAG 2.0 to 2.2, levels A and AA, once the page is stable: on
   * the whole page, or within an element, which takes a fraction of the time.
   */
  async accessibilityViolations(
    root = this.page.locator(":root"),
    runOnly: readonly string[] = STANDARDS,
  ): Promise<readonly string[]> {
    let violations = await root.evaluate(auditStill, runOnly);
    if (violations === null) {
      await this.page.evaluate(
        `(() => { const module = undefined, exports = undefined; ${axeSource}; })()`,
      );
      violations = (await root.evaluate(auditStill, runOnly)) ?? [];
    }
    return violations.map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join("; ")}`,
    );
  }

  /**
   * Expects that the page, or an element of it, is accessible in both themes or in the given one, and the page no wider
   * than the screen.
   */
  async expectAccessible(root?: Locator, theme?: Theme): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme ?? "light", reducedMotion: "reduce" });
    expect(await this.accessibilityViolations(root)).toEqual([]);
    if (theme === undefined) {
      // The theme changes nothing but colours.
      await this.page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await this.accessibilityViolations(root, ["color-contrast"])).toEqual([]);
    }
    const excess = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  }

  /** Does something on a wide screen, then on a phone, in the view with that name; each screen has a theme to look at. */
  async onEachScreen(view: string, act: (theme: Theme) => Promise<void>): Promise<void> {
    for (const { isPhone, width, height, theme } of SCREENS) {
      await this.page.setViewportSize({ width, height });
      if (isPhone) await this.page.getByRole("tab", { name: view, exact: true }).click();
      await act(theme);
    }
    expect(this.faults).toEqual([]);
  }
}
