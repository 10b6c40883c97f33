import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FAULTY = `User-agent: *
Disallow: cart
Noindex: /old
Disallow: /a
Disallow: /a
`;

const TWO = "User-agent: *\nDisallow: cart\nDisallow: /a\nNoindex: /shop\n";

test("the list of problems is worked through, filtered and grouped, and each check has a page and can be turned off", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const slash = bench.problem("path-missing-leading-slash");
  const noindex = bench.problem("unsupported-noindex");

  await test.step("an address that names no check says so, and one with a former name shows today's", async () => {
    await bench.open("#rule/no-such-thing");
    await expect(bench.rulePage).toContainText("There is no check named no-such-thing");
    await page.goto("./#rule/query-order");
    await expect(bench.rulePage).toContainText("query-trap");
    await bench.rulePage.getByRole("button", { name: "Close" }).click();
  });

  await test.step("the page of a check opens beside the editor, has an address and opens its examples", async () => {
    await bench.write(FAULTY);
    const why = noindex.getByRole("button", { name: "Why?" });
    await why.click();
    await expect(bench.rulePage).toContainText("unsupported-noindex");
    expect(new URL(page.url()).hash).toBe("#rule/unsupported-noindex");
    await expect(bench.editor).toBeVisible();
    expect(await bench.accessibilityViolations(bench.rulePage)).toEqual([]);
    await bench.rulePage.getByRole("button", { name: "Close" }).click();
    await expect(bench.rulePage).toHaveCount(0);
    await expect(why).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    await page.goto("./#rule/directive-typo");
    await expect(bench.rulePage).toContainText("directive-typo");
    await expect(
      bench.rulePage.getByRole("link", { name: /^The page of this check/ }),
    ).toHaveAttribute("href", "rules/directive-typo.html");
    await expect(bench.editor).toContainText("Noindex: /old");
    await bench.rulePage.getByRole("button", { name: "Open in the editor" }).first().click();
    await expect(bench.problem("directive-typo")).toBeVisible();
    await expect(page.getByText("Your draft is kept")).toBeVisible();
    await bench.rulePage.getByRole("button", { name: "Close" }).click();
  });

  await test.step("by keyboard: to the line, to the fix, to the page and back", async () => {
    await bench.write("User-agent: *\nDisallow: cart\nNoindex: /old\n");
    await expect(slash).toBeVisible();
    const line = slash.getByRole("button", { name: "line 2" });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(bench.editor).toBeFocused();
    await expect(page.locator(".cm-activeLine")).toContainText("cart");
    await line.focus();
    await page.keyboard.press("ControlOrMeta+.");
    await expect(slash.locator("[data-fix]").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => bench.text()).toContain("Disallow: /cart");
    // The fixed problem is gone: the focus is on the one in its place.
    await expect(noindex.getByRole("button", { name: "line 3" })).toBeFocused();
    await noindex.getByRole("button", { name: "Why?" }).focus();
    await page.keyboard.press("Enter");
    await expect(bench.rulePage.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bench.rulePage).toHaveCount(0);
    await expect(noindex.getByRole("button", { name: "Why?" })).toBeFocused();
  });

  await test.step("next and previous go through the problems in the editor", async () => {
    await bench.write(TWO);
    await expect(bench.problems).toHaveCount(2);
    await page.keyboard.press("ControlOrMeta+Home");
    await page.getByRole("button", { name: "Next problem" }).click();
    await expect(page.locator(".cm-activeLine")).toContainText("cart");
    await page.keyboard.press("F8");
    await expect(page.locator(".cm-activeLine")).toContainText("shop");
    await expect(noindex).toHaveAttribute("aria-current", "true");
    await expect(noindex).toBeInViewport();
    await page.getByRole("button", { name: "Previous problem" }).click();
    await expect(page.locator(".cm-activeLine")).toContainText("cart");
  });

  await test.step("next pressed twice quickly goes two problems on", async () => {
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.getByRole("button", { name: "Next problem" }).dblclick();
    await expect(page.locator(".cm-activeLine")).toContainText("shop");
  });

  await test.step("a comment in the file ignores a check, and the panel counts what it ignores", async () => {
    await bench.write(
      "User-agent: *\nDisallow: /a\nNoindex: /old # workbench-ignore unsupported-noindex\n",
    );
    await expect(noindex).toHaveCount(0);
    await expect(page.getByText("1 ignored")).toBeVisible();
    await bench.write("User-agent: *\nDisallow: /a # workbench-ignore no-such-check\n");
    await expect(bench.problem("unknown-ignore")).toContainText("no-such-check");
  });

  await test.step("on the narrowest phone the head of the list is no wider than the screen", async () => {
    await bench.write("User-agent: *\nDisalow: /a\nNoindex: /b\n");
    await expect(bench.problems).toHaveCount(2);
    const { width, height } = page.viewportSize() ?? { width: 1360, height: 840 };
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("tab", { name: /^Problems/ }).click();
    const settings = page.getByRole("button", { name: "Settings of checks" });
    await expect(settings).toBeInViewport();
    // They share the first row with the heading.
    const heading = await page.getByRole("heading", { name: "Problems" }).boundingBox();
    const button = await settings.boundingBox();
    expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
    await expect(page.getByRole("searchbox", { name: "Filter the problems" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Next problem" })).toBeHidden();
    const excess = await page
      .locator(".problems__head")
      .evaluate((head) => head.scrollWidth - head.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
    // Nor does it cover what gets the focus on a low one.
    await page.setViewportSize({ width: 320, height: 400 });
    const why = bench.problems.getByRole("button", { name: "Why?" });
    await why.last().focus();
    await why.first().focus();
    const isOnTop = await why.first().evaluate((button) => {
      const { left, top } = button.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 4) === button;
    });
    expect(isOnTop).toBe(true);
    await page.setViewportSize({ width, height });
  });

  await test.step("problems are filtered by severity and words, and grouped by check", async () => {
    await bench.write(FAULTY);
    await expect(slash).toBeVisible();
    await page.getByRole("button", { name: /^\d+ errors?$/ }).click();
    await expect(slash).toBeVisible();
    await expect(noindex).toHaveCount(0);
    await expect(page.getByText("hidden by the filter")).toBeVisible();
    await page.getByRole("button", { name: "Show all", exact: true }).click();
    await page.getByRole("searchbox", { name: "Filter the problems" }).fill("line 3");
    await expect(bench.problems).toHaveCount(1);
    await expect(noindex).toBeVisible();
    await page.getByRole("searchbox", { name: "Filter the problems" }).fill("");
    await page.getByRole("button", { name: "By check" }).click();
    await expect(page.getByRole("list", { name: "Problems: unsupported-noindex" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /indexing directives/ })).toBeVisible();
    // What does nothing is one line that opens, and counts nowhere.
    const quiet = page.getByRole("button", { name: "1 line does nothing" });
    await expect(quiet).toHaveAttribute("aria-expanded", "false");
    await expect(bench.problem("redundant-rule")).toHaveCount(0);
    await quiet.click();
    await expect(page.getByText(/hints?$/)).toHaveCount(0);
    await bench.problem("redundant-rule").getByRole("button", { name: "Delete" }).click();
    await expect(quiet).toHaveCount(0);
    expect(await bench.text()).toBe("User-agent: *\nDisallow: cart\nNoindex: /old\nDisallow: /a\n");
    expect(await bench.accessibilityViolations(bench.problemsPanel)).toEqual([]);
  });

  await test.step("a check can be turned off and on, and a severity hidden, for the file", async () => {
    await bench.write("User-agent: *\nDisallow: /Shop/\nDisallow: /*id=\nNoindex: /old\n");
    await expect(noindex).toBeVisible();
    const settings = page.getByRole("button", { name: "Settings of checks" });
    await settings.click();
    const dialog = page.getByRole("dialog", { name: "Settings of checks" });
    await dialog.getByRole("searchbox").fill("unsupported-noindex");
    await dialog.getByRole("list", { name: "Checks" }).getByRole("checkbox").uncheck();
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(noindex).toHaveCount(0);
    await bench.reload();
    await expect(bench.problem("query-trap")).toBeVisible();
    await expect(noindex).toHaveCount(0);
    await settings.click();
    await dialog.getByRole("checkbox", { name: "hints" }).uncheck();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(bench.problem("query-trap")).toHaveCount(0);
    await settings.click();
    await dialog.getByRole("checkbox", { name: /layout, which Format mends/ }).check();
    await page.keyboard.press("Escape");
    await bench.write("user-agent: *\nDisallow:/a\nNoindex: /old\n");
    await settings.click();
    await dialog.getByRole("checkbox", { name: "hints" }).check();
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: "2 lines that Format would tidy" }),
    ).toBeVisible();
    await settings.click();
    await dialog.getByRole("button", { name: "Reset to default" }).click();
    await page.keyboard.press("Escape");
    await expect(noindex).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});

test("a fix shows what it does before it is applied", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const slash = bench.problem("path-missing-leading-slash");
  const fix = slash.locator("[data-fix]").first();
  const preview = slash.getByRole("group");

  await test.step("Fix all says in words why it has nothing to do", async () => {
    await expect(bench.problemsPanel.getByText("Each needs your choice")).toBeVisible();
    await expect(bench.fixAll).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("Fix all shows what it will do, deletes rules only if asked, and says what it did", async () => {
    await bench.write(
      "User-agent: *\nDisallow: /fish*\nDisallow: /a\nDisallow: /a\nNoindex: /old\n",
    );
    await expect(bench.problem("unsupported-noindex")).toBeVisible();
    const before = await bench.text();
    await expect(bench.problemsPanel.getByText("Each needs your choice")).toHaveCount(0);
    await bench.fixAll.click();
    const offer = page.getByRole("group", { name: "Fix all safe problems" });
    await expect(offer).toContainText("This fixes 1 kind of problem. No verdict changes.");
    await expect(offer.getByRole("listitem")).toHaveText("line 2 Remove the star");
    await expect(offer.getByRole("checkbox")).not.toBeChecked();
    await expect(offer.getByRole("button", { name: "Apply" })).toBeFocused();
    expect(await bench.accessibilityViolations(bench.problemsPanel)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(offer).toHaveCount(0);
    await expect(bench.fixAll).toBeFocused();
    expect(await bench.text()).toBe(before);

    await bench.applyAllFixes();
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText("1 kind fixed. 1 left for you.");
    expect(await bench.text()).toBe(before.replace("/fish*", "/fish"));
    await notices.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe(before);
    await bench.applyAllFixes(true);
    await expect(notices).toContainText("2 kinds fixed (1 rule deleted). 1 left for you.");

    // Apply pressed before it is known what there is to apply is not forgotten.
    await notices.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe(before);
    await expect(bench.problemsPanel.locator(".problems__quiet")).toBeVisible();
    await bench.fixAll.evaluate(async (button: HTMLElement) => {
      button.click();
      // React shows the offer, but nothing else can happen yet.
      await Promise.resolve();
      document.querySelector<HTMLElement>(".preview--all[aria-busy=true] button")?.click();
    });
    await expect.poll(() => bench.text()).toBe(before.replace("/fish*", "/fish"));
    await bench.applyAllFixes(true);

    // With nothing left to fix it still answers.
    await bench.fixAll.press("Enter");
    await expect(offer).toContainText("Nothing to fix without you");
    await offer.getByRole("button", { name: "Close" }).click();
    await bench.editor.press("ControlOrMeta+End");
    await page.keyboard.type("# typed since");
    await expect(notices).not.toContainText("kinds fixed");
  });

  await test.step("a repair that changes no verdict under test is applied at once", async () => {
    await bench.write("User-agent: *\nDisallow: cart\n");
    await bench.test("/help");
    await fix.click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /cart\n");
  });

  await test.step("a repair shows which verdicts it changes before it is applied", async () => {
    await bench.removeAllUrls();
    await bench.write("User-agent: *\nDisallow: cart\n");
    await bench.test("/cart/42", "/help");
    await fix.click();
    await expect(preview).toContainText("Changes 1 of 2 verdicts for Googlebot");
    await expect(preview).toContainText(/\/cart\/42.*Allowed.*Blocked/);
    await expect(preview).toContainText("Disallow: /cart");
    await expect(preview.getByRole("button", { name: "Apply" })).toBeFocused();
    expect(await bench.accessibilityViolations(bench.problemsPanel)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    expect(await bench.text()).toBe("User-agent: *\nDisallow: cart\n");
    await fix.click();
    await page.keyboard.press("Enter");
    await expect(slash).toHaveCount(0);
    await expect(bench.verdicts.filter({ hasText: "/cart/42" })).toContainText("Blocked");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: cart\n");
  });

  await test.step("a fix chosen before the list follows the text is offered for the new text", async () => {
    await expect(fix).toBeVisible();
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await fix.evaluate(async (button: HTMLElement) => {
      document.execCommand("insertText", false, "# Written since\n");
      // The editor has taken it by then; the list cannot have followed yet.
      await Promise.resolve();
      button.click();
    });
    await expect(preview).toContainText("Disallow: /cart");
    await preview.getByRole("button", { name: "Apply" }).click();
    const fixed = "# Written since\nUser-agent: *\nDisallow: /cart\n";
    await expect.poll(() => bench.text()).toBe(fixed);
  });

  const menu = page.getByRole("menu", { name: "Quick fixes" });

  await test.step("the editor's menu of fixes shows which verdicts a repair changes", async () => {
    await bench.write("User-agent: *\nDisallow: cart");
    await expect(slash).toBeVisible();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ControlOrMeta+.");
    await expect(menu.getByRole("menuitem").first()).toContainText("/cart/42 becomes blocked");
    await page.keyboard.press("Escape");
  });

  await test.step("a fix that blocks search crawlers says so, in the list and in the menu", async () => {
    await bench.removeAllUrls();
    await bench.write("User-agent: Googelbot\nDisallow: /\n");
    const warning = "Write Googlebot. This blocks your whole site for Googlebot";
    const problem = bench.problem("no-such-crawler");
    await problem.locator("[data-fix]").first().click();
    await expect(problem.getByRole("group")).toContainText(warning);
    await page.keyboard.press("Escape");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("ControlOrMeta+.");
    await expect(menu.getByRole("menuitem").filter({ hasText: warning })).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});

test("each check has a static page that links to the app", async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("./rules/query-order.html");
  await expect(page).toHaveURL(/\/rules\/query-trap\.html$/);
  await page.getByRole("link", { name: "All checks" }).click();
  const links = page.getByRole("main").getByRole("link");
  await expect.poll(() => links.count()).toBeGreaterThan(40);
  await page.getByRole("link", { name: "Avoid misspelt names", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("misspelt");
  expect(
    requests.every((path) => /\.(?:html|css)$|\/pages\/(?:search|whole-links)\.js$/.test(path)),
  ).toBe(true);
  const bench = new Workbench(page);
  expect(await bench.accessibilityViolations()).toEqual([]);
  await page.getByRole("link", { name: "Open in the editor" }).first().click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}#`));
  await expect(bench.problem("directive-typo")).toBeVisible();
});
