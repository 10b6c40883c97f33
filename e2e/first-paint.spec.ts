import { expect, type Page, test } from "@playwright/test";
import { hostPage } from "./static-host.ts";
import { Workbench } from "./workbench.ts";

const SIZES = [
  { screen: "wide", width: 1360, height: 840 },
  { screen: "phone", width: 390, height: 844 },
] as const;

/** The positions of the file's lines and of other elements, in pixels. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const named = ".cm-line, .cm-lineNumbers, .header__name, .item, .verdict";
    return [...document.querySelectorAll(named)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, height }) => [x, y, height].map((value) => Math.round(value * 2) / 2));
  });

/** All scripts. */
const SCRIPTS = /\/assets\/.*\.js$/;

/** The scripts that the page does not start with. */
const LATER = /\/assets\/(?!index|react|codemirror|rolldown-runtime).*\.js$/;

/** Delays scripts; returns a function that releases them. */
const holdScripts = async (page: Page, scripts: RegExp): Promise<() => void> => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

for (const { screen, width, height } of SIZES) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport: { width, height } });

    test("the first screen is in the HTML: header, coloured file and verdicts", async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto("./");
      await expect(page.getByRole("heading", { name: "robots.txt Workbench" })).toBeVisible();
      await expect(page.getByText("Disallow: /cart").first()).toBeVisible();
      await expect(page.getByText("Blocked").filter({ visible: true }).first()).toBeVisible();
      const colours = await page
        .locator(".cm-line span")
        .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
      expect(colours).toBeGreaterThan(4);
    });

    test("the script takes over the prerendered page without layout shift", async ({ page }) => {
      const letGo = await holdScripts(page, SCRIPTS);
      await page.addInitScript(() => {
        const seen = { shift: 0, largest: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { readonly element: Element | null };
            seen.largest.push(element?.textContent ?? "");
          }
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      const measured = () =>
        page.evaluate(
          () => (window as unknown as { seen: { shift: number; largest: string[] } }).seen,
        );
      const bench = new Workbench(page);
      await page.goto("./", { waitUntil: "commit" });
      await expect.poll(async () => (await measured()).largest.length).toBeGreaterThan(0);
      const prerendered = await placesOf(page);
      const { largest } = await measured();
      letGo();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[data-rule]").first()).toBeAttached();
      expect(await placesOf(page)).toEqual(prerendered);
      const after = await measured();
      // Nothing visible moves; empty gutter cells are reused elsewhere.
      expect(after.shift).toBeLessThan(0.001);
      // The largest element painted is in the HTML; on a wide screen it may be a problem's message.
      if (screen === "phone") expect(after.largest).toEqual(largest);
      expect(bench.faults).toEqual([]);
    });
  });
}

test("a page that arrives in parts is painted once it is complete", async ({ page }) => {
  const host = await hostPage(200);
  try {
    await page.goto(host.url);
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    await expect.poll(painted).toBeDefined();
    const arrived = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation");
      return (load as PerformanceNavigationTiming).responseEnd;
    });
    expect(await painted()).toBeGreaterThan(arrived);
  } finally {
    await host.remove();
  }
});

test("one can type before all parts have loaded: nothing typed is lost, and verdicts follow", async ({
  page,
}) => {
  const letGo = await holdScripts(page, LATER);
  const bench = new Workbench(page);
  await page.goto("./");
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("User-agent: Googlebot\nDisallow: /\n# early");
  await expect(page.getByRole("banner").getByText("edited")).toBeVisible();
  // The prerendered `Allowed` is blocked by now, by word and by colour.
  const verdict = bench.verdicts.nth(1).locator(".verdict");
  await expect(verdict).toHaveText("Blocked");
  await expect(verdict).toHaveClass(/verdict--blocked/);
  letGo();
  await expect(bench.problems.first()).toBeVisible();
  await page.keyboard.type(" bird");
  await expect(bench.editor).toContainText("# early bird");
  expect(bench.faults).toEqual([]);
});

test("a button pressed before the scripts are there works as soon as they are", async ({
  page,
}) => {
  const letGo = await holdScripts(page, SCRIPTS);
  const bench = new Workbench(page);
  await page.goto("./", { waitUntil: "commit" });
  await page.getByRole("button", { name: "File", exact: true }).focus();
  await page.keyboard.press("Enter");
  letGo();
  const menu = page.getByRole("dialog", { name: "File" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expect(menu).toHaveCount(0);
  expect(bench.faults).toEqual([]);
});

test("a URL typed before the scripts are there can be added", async ({ page }) => {
  const letGo = await holdScripts(page, SCRIPTS);
  const bench = new Workbench(page);
  await page.goto("./", { waitUntil: "commit" });
  await bench.urlToTest.fill("/early");
  letGo();
  await bench.add.click();
  await expect(bench.verdicts.filter({ hasText: "/early" })).toContainText("Allowed");
  expect(bench.faults).toEqual([]);
});

test("a button in a part that has yet to load works as soon as the part has", async ({ page }) => {
  const letGo = await holdScripts(page, LATER);
  const bench = new Workbench(page);
  await page.goto("./");
  await expect(bench.editor).toBeVisible();
  await page.getByRole("button", { name: "Settings of checks" }).click();
  letGo();
  await expect(page.getByRole("dialog", { name: "Checks" })).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("the example is not shown, even for a moment, if there is a draft", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: /kept\n");
  await expect(page.getByText("edited")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      for (const element of document.querySelectorAll<HTMLElement>(".prerendered, .item, .strip")) {
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        if (isSeen && element.textContent.includes("/cart/")) seen.push(element.className);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(bench.editor).toContainText("/kept");
  await expect(bench.urlToTest).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((name) => name === "prerendered")).toEqual([]);
  expect(bench.faults).toEqual([]);
});
