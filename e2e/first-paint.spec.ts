import { expect, type Page, test } from "@playwright/test";
import { isLaterScript } from "./scripts.ts";
import { hostPage } from "./static-host.ts";
import { hold, Workbench } from "./workbench.ts";

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

/** What was seen of a page by the user: how far things moved, and the largest ones that were painted. */
interface Seen {
  readonly shift: number;
  readonly largest: readonly string[];
}

const seenOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** All scripts. */
const SCRIPTS = /\/assets\/.*\.js$/;

test("the first screen is in the HTML, and the script takes it over without layout shift", async ({
  page,
}) => {
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
  const bench = new Workbench(page);
  for (const { screen, width, height } of SIZES) {
    await test.step(`on a ${screen} screen`, async () => {
      await page.setViewportSize({ width, height });
      const letGo = await hold(page, SCRIPTS);
      await page.goto("./", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: "robots.txt Workbench" })).toBeVisible();
      await expect(page.getByText("Disallow: /cart").first()).toBeVisible();
      await expect(page.getByText("Blocked").filter({ visible: true }).first()).toBeVisible();
      const colours = await page
        .locator(".cm-line span")
        .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
      expect(colours).toBeGreaterThan(4);
      // Each weight is a font of its own, which the browser looks up before it paints.
      const weights = await page
        .locator("#root *")
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontWeight))]);
      expect(weights.toSorted()).toEqual(["400", "600"]);
      await expect.poll(async () => (await seenOf(page)).largest.length).toBeGreaterThan(0);
      const prerendered = await placesOf(page);
      const { largest } = await seenOf(page);
      letGo();
      await bench.complete();
      await expect(page.locator("[data-rule]").first()).toBeAttached();
      expect(await placesOf(page)).toEqual(prerendered);
      const after = await seenOf(page);
      // Nothing visible moves; empty gutter cells are reused elsewhere.
      expect(after.shift).toBeLessThan(0.001);
      // The largest element painted is in the HTML; on a wide screen it may be a problem's message.
      if (screen === "phone") expect(after.largest).toEqual(largest);
    });
  }
  expect(bench.faults).toEqual([]);
  await test.step("a page that arrives in parts is painted once it is complete", async () => {
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
});

test("before the scripts are there nothing that was pressed, typed or pasted is lost", async ({
  page,
}) => {
  const letGo = await hold(page, SCRIPTS);
  const bench = new Workbench(page);
  await page.goto("./", { waitUntil: "commit" });
  await bench.urlToTest.fill("/early");
  await bench.crawler.fill("GTPBot");
  // Into the prerendered editor, behind the end of a line.
  const line = page.locator(".cm-line").filter({ hasText: "Disallow: /cart" }).first();
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await line.click({ position: { x: width - 40, y: height / 2 } });
  await page.keyboard.type("-early!");
  await page.keyboard.press("Backspace");
  await page.evaluate(() => navigator.clipboard.writeText("-pasted"));
  await page.keyboard.press("ControlOrMeta+v");
  await page.getByLabel("Line ends when saved").selectOption("CRLF");
  await page.getByRole("button", { name: "File", exact: true }).focus();
  await page.keyboard.press("Enter");
  letGo();
  const menu = page.getByRole("dialog", { name: "File" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(bench.editor).toContainText(/Disallow: \/cart\S*-early-pasted(?!!)/);
  await expect(page.getByLabel("Line ends when saved")).toHaveValue("CRLF");
  await bench.add.click();
  await expect(bench.verdicts.filter({ hasText: "/early" })).toContainText(/Blocked[\s\S]*GTPBot/);
  await page.getByRole("button", { name: "Did you mean GPTBot?" }).click();
  await expect(bench.crawler).toHaveValue("GPTBot");
  await bench.complete();
  await expect(menu).toHaveCount(0);

  // The page has a draft by now, which is not shown before it can be edited.
  await page.evaluate(() => navigator.clipboard.writeText("User-agent: *\nDisallow: /pasted/\n"));
  const letGoAgain = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(":root[data-start]")).toBeAttached();
  await bench.painted();
  await page.keyboard.press("ControlOrMeta+v");
  const isRefused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(
      new File(["/dropped/1\n/dropped/2\n"], "urls.txt", { type: "text/plain" }),
    );
    const dropped = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    return document.body.dispatchEvent(dropped);
  });
  // Otherwise the browser would have opened the file in place of the page.
  expect(isRefused).toBe(false);
  letGoAgain();
  await expect(bench.editor).toContainText("/pasted/");
  await expect(bench.verdicts.filter({ hasText: "/dropped/2" })).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("what is typed over the whole text before the scripts are there takes its place, and has fixes", async ({
  page,
}) => {
  const letGo = await hold(page, SCRIPTS);
  const bench = new Workbench(page);
  await page.goto("./", { waitUntil: "commit" });
  await page.locator(".cm-line").first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("User-agent: *\nDisallow: early");
  await page.keyboard.press("ControlOrMeta+.");
  letGo();
  await expect(page.getByRole("menu", { name: "Quick fixes" })).toBeVisible();
  expect(await bench.text()).toBe("User-agent: *\nDisallow: early");

  const letGoAgain = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: "commit" });
  await bench.painted();
  await page.keyboard.press("F8");
  letGoAgain();
  await expect(page.locator(".cm-activeLine")).toHaveText("Disallow: early");
  expect(bench.faults).toEqual([]);
});

test("before all parts have loaded one can type, use what is there, and see one's own draft", async ({
  page,
}) => {
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
  const bench = new Workbench(page);

  await test.step("a button in a part that has yet to load works as soon as the part has", async () => {
    const letGo = await hold(page, isLaterScript);
    await page.goto("./");
    await expect(bench.editor).toBeVisible();
    await page.getByRole("button", { name: "Settings of checks" }).click();
    letGo();
    await expect(page.getByRole("dialog", { name: "Checks" })).toBeVisible();
  });

  await test.step("so does a choice; nothing typed is lost, and verdicts follow", async () => {
    const letGo = await hold(page, isLaterScript);
    await page.goto("./");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("User-agent: Googlebot\nDisallow: /\n# early");
    await expect(page.getByRole("banner").getByText("edited")).toBeVisible();
    // The prerendered `Allowed` is blocked by now, by word and by colour.
    const verdict = bench.verdicts.nth(1).locator(".verdict");
    await expect(verdict).toHaveText("Blocked");
    await expect(verdict).toHaveClass(/verdict--blocked/);
    const seer = page.getByRole("combobox", { name: "As seen by" });
    await seer.selectOption("Bing");
    letGo();
    await expect(page.getByText("so nothing is claimed here")).toBeVisible();
    await expect(seer).toHaveValue("bing");
    await seer.selectOption("Workbench");
    await expect(bench.problems.first()).toBeVisible();
    await bench.editor.focus();
    await page.keyboard.type(" bird");
    await expect(bench.editor).toContainText("# early bird");
  });

  await test.step("the example is not shown, even for a moment, if there is a draft", async () => {
    await bench.write("User-agent: *\nDisallow: /kept\n");
    await expect(page.getByText("edited")).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    await page.reload();
    await expect(bench.editor).toContainText("/kept");
    await expect(bench.urlToTest).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((name) => name === "prerendered")).toEqual([]);
  });
  expect(bench.faults).toEqual([]);
});
