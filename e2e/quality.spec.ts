import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

test("axe finds nothing on the first screen, in both themes, nor beside a page instead of a file", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.expectAccessible();

  await test.step("forced colours keep the deciding line, the group and the outline's marks distinct", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const winner = page.locator(".cm-line.cm-rule-winner");
    await expect(winner).toHaveCSS("outline-style", "solid");
    await expect(page.locator(".cm-foldGutter .cm-followed").first()).toHaveCSS(
      "border-left-width",
      "3px",
    );
    // The result is announced to screen readers.
    await bench.test("/cart/help/me");
    const read = page.locator("[aria-live]").filter({ hasText: "/cart/help/me: Allowed, line 4" });
    await expect(read).toHaveCount(1);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("a page instead of a file", async () => {
    await bench.write("<!doctype html><p>x</p>");
    await expect(bench.problem("html-content")).toBeVisible();
    await bench.expectAccessible(undefined, "light");
  });

  await test.step("the theme follows the system and can be set", async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(background).toBe(light);
    const theme = page.getByRole("button", { name: "Theme" });
    // Each press changes the look.
    await theme.click();
    await expect.poll(background).toBe(dark);
    await theme.click();
    await expect.poll(background).toBe(light);
    await theme.click();
    await expect.poll(background).toBe(dark);
    await bench.reload();
    await expect.poll(background).toBe(dark);
  });
  expect(bench.faults).toEqual([]);
});

/** What is shown in letters of less than 13 px. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sizeOf = (element: Element): number =>
      Number.parseFloat(getComputedStyle(element).fontSize);
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ({ name: element.className, size: sizeOf(element) }))
      .filter(({ size }) => 0 < size && size < 13)
      .map(({ name, size }) => `${name}: ${size} px`);
  });

test("on a phone all is within the screen, and accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bench = new Workbench(page);
  await bench.open();

  await test.step("nothing scrolls sideways", async () => {
    await expect(page.getByRole("button", { name: /as expected/ })).toBeVisible();
    for (const name of ["Outline", "Format", "Nothing leaves your browser"]) {
      await expect(page.getByRole("button", { name }).last()).toBeInViewport({ ratio: 1 });
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  await test.step("the verdict is visible on every tab, and no text is small", async () => {
    for (const tab of [/Editor/, /Test/, /Problems/]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await smallTexts(page)).toEqual([]);
      await expect(
        page
          .getByText(/^(Blocked|Allowed)/)
          .filter({ visible: true })
          .first(),
      ).toBeInViewport();
    }
  });

  await test.step("the tester scrolls as a whole", async () => {
    await page.getByRole("tab", { name: "Test", exact: true }).click();
    await bench.test("/a", "/b", "/c", "/d");
    await expect(bench.verdicts.last()).toBeInViewport();
    await expect(bench.crawler).not.toBeInViewport();
  });

  await test.step("a page instead of a file", async () => {
    await page.getByRole("tab", { name: "Editor", exact: true }).click();
    await bench.write("<!doctype html><p>x</p>");
    await page.getByRole("tab", { name: /Problems/ }).click();
    await expect(bench.problem("html-content")).toBeVisible();
    await page.getByRole("tab", { name: "Editor", exact: true }).click();
    await bench.expectAccessible(undefined, "dark");
  });
  expect(bench.faults).toEqual([]);
});

/** Waits for a dialog and closes it. */
const dismiss = async (page: Page): Promise<void> => {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
};

test("the page makes no request once it has loaded, and none to other sites at all", async ({
  page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const scripts: { readonly url: string; readonly text: Promise<string> }[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push({ url: response.url(), text: response.text() });
  });
  const bench = new Workbench(page);
  await bench.openWhole();
  await expect(bench.problems.first()).toBeVisible();
  expect(
    requests.filter((url) => new URL(url).origin !== new URL(baseURL as string).origin),
  ).toEqual([]);
  const loaded = requests.length;
  await bench.write("User-agent: *\nDisalow: /x\nDisallow: /y\n");
  await bench.test("https://shop.example/x", "/y");
  await bench.chooseCrawler("GPTBot");
  await bench.chooseDialect("RFC 9309");
  await bench
    .problem("directive-typo-accepted-by-some")
    .getByRole("button", { name: "Why?" })
    .click();
  await expect(bench.rulePage).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bench.rulePage).toHaveCount(0);
  await page.getByRole("button", { name: "Examples" }).click();
  await dismiss(page);
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+f");
  await page.keyboard.press("Escape");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const data = /^(data|blob):/;
  expect(requests.slice(loaded).filter((url) => !data.test(url))).toEqual([]);

  await test.step("workers, not the page, load the checks and the comparison of readers", async () => {
    await bench.write("User-agent: *\nDisallow /x\n");
    await expect(bench.problem("missing-colon")).toBeVisible();
    const workers = page.workers().map((worker) => worker.url());
    expect(workers).toHaveLength(2);
    expect(scripts.length).toBeGreaterThan(5);
    // Only a running check has messages, and only a comparison has clauses about readers.
    const words = {
      checks: /no directive, and no comment/,
      proofs: /a NUL character hides the rest of its line/,
    };
    for (const { url, text } of scripts) {
      if (workers.includes(url)) continue;
      for (const each of Object.values(words)) {
        expect(each.test(await text), `${each} in ${url}`).toBe(false);
      }
    }
    for (const [name, each] of Object.entries(words)) {
      const beside = await page.request.get(workers.find((url) => url.includes(name)) ?? "");
      expect(await beside.text()).toMatch(each);
    }
  });
  expect(bench.faults).toEqual([]);

  await test.step("the Content-Security-Policy allows only the page's own files", async () => {
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute("content");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/worker-src 'self'(;|$)/);
    expect(policy).toMatch(/connect-src 'self'(;|$)/);
    const reached = await page.evaluate(() =>
      fetch("https://shop.example/").then(
        () => true,
        () => false,
      ),
    );
    expect(reached).toBe(false);
  });

  await test.step("the page continues to work without a network", async () => {
    await context.setOffline(true);
    await bench.write("User-agent: *\nDisallow: /offline\n");
    await bench.test("/offline");
    await expect(bench.verdicts.last()).toContainText("Blocked");
    await bench.write("User-agent: *\nDisallow /offline\n");
    await expect(bench.problem("missing-colon")).toBeVisible();
    await bench.share.click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  });
});

test("the whole job can be done from the keyboard", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; presses++) {
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        const named = element?.getAttribute("aria-label") ?? "";
        const labelled = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? "";
        return `${named} ${labelled} ${element?.textContent?.slice(0, 60) ?? ""}`;
      });
      if (name.test(label)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo(/robots\.txt source/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("User-agent: *\nDisallow /keys\n");
  await expect(bench.problem("missing-colon")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.locator(".cm-activeLine")).toContainText("Disallow /keys");
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.getByRole("menu", { name: "Quick fixes" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(bench.problem("missing-colon")).toHaveCount(0);
  await expect(bench.editor).toContainText("Disallow: /keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await tabTo(/URL to test/);
  await page.keyboard.type("/keys/1");
  await page.keyboard.press("Enter");
  await expect(bench.verdicts.filter({ hasText: "/keys/1" })).toContainText("Blocked");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();

  await test.step("a question mark lists the shortcuts, and Escape restores the focus", async () => {
    await bench.share.focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toContainText("F8");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bench.share).toBeFocused();
  });
  expect(bench.faults).toEqual([]);
});
