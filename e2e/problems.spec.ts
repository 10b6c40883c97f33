import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FAULTY = `User-agent: *
Disallow: cart
Noindex: /old
Disallow: /a
Disallow: /a
`;

test("problems are filtered by severity and words, and grouped by check", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FAULTY);
  await expect(bench.problem("path-missing-leading-slash")).toBeVisible();
  await page.getByRole("button", { name: /^\d+ errors?$/ }).click();
  await expect(bench.problem("path-missing-leading-slash")).toBeVisible();
  await expect(bench.problem("unsupported-noindex")).toHaveCount(0);
  await expect(page.getByText("hidden by the filter")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("searchbox", { name: "Filter the problems" }).fill("line 3");
  await expect(bench.problems).toHaveCount(1);
  await expect(bench.problem("unsupported-noindex")).toBeVisible();
  await page.getByRole("searchbox", { name: "Filter the problems" }).fill("");
  await page.getByRole("button", { name: "By check" }).click();
  await expect(page.getByRole("list", { name: "Problems: duplicate-rule" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Avoid the same rule twice" })).toBeVisible();
  expect(await bench.accessibilityViolations()).toEqual([]);
  expect(bench.faults).toEqual([]);
});

test("the list can be worked through by keyboard: to the line, to the fix, to the page and back", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: cart\nNoindex: /old\n");
  const slash = bench.problem("path-missing-leading-slash");
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
  await expect(
    bench.problem("unsupported-noindex").getByRole("button", { name: "line 3" }),
  ).toBeFocused();
  await bench.problem("unsupported-noindex").getByRole("button", { name: "Why?" }).focus();
  await page.keyboard.press("Enter");
  await expect(bench.rulePage.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bench.rulePage).toHaveCount(0);
  await expect(
    bench.problem("unsupported-noindex").getByRole("button", { name: "Why?" }),
  ).toBeFocused();
  expect(bench.faults).toEqual([]);
});

test("next and previous go through the problems in the editor", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: cart\nDisallow: /a\nNoindex: /shop\n");
  await expect(bench.problems).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.getByRole("button", { name: "Next problem" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("cart");
  await page.getByRole("button", { name: "Next problem" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("shop");
  await page.getByRole("button", { name: "Previous problem" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("cart");
});

test("next pressed twice quickly goes two problems on", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: cart\nDisallow: /a\nNoindex: /shop\n");
  await expect(bench.problems).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.getByRole("button", { name: "Next problem" }).dblclick();
  await expect(page.locator(".cm-activeLine")).toContainText("shop");
});

test("Fix all reports what was fixed and what is left, with an Undo button", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent : *\nDisallow : /a\nNoindex: /old\n");
  await expect(bench.problem("unsupported-noindex")).toBeVisible();
  const before = await bench.text();
  await bench.fixAll.click();
  const notice = page.getByRole("region", { name: "Notices" }).getByText(/^Fixed \d+; 1 needs you/);
  await expect(notice).toBeVisible();
  expect(await bench.text()).not.toBe(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => bench.text()).toBe(before);

  await bench.fixAll.click();
  await expect(notice).toBeVisible();
  await bench.editor.press("ControlOrMeta+End");
  await page.keyboard.type("# typed since");
  await expect(notice).toBeHidden();
});

test("a check can be turned off and on, and a severity hidden, for the file", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: /a*\nNoindex: /old\n");
  await expect(bench.problem("unsupported-noindex")).toBeVisible();
  const settings = page.getByRole("button", { name: "Settings of checks" });
  await settings.click();
  const dialog = page.getByRole("dialog", { name: "Settings of checks" });
  await dialog.getByRole("searchbox").fill("unsupported-noindex");
  await dialog.getByRole("list", { name: "Checks" }).getByRole("checkbox").uncheck();
  expect(await bench.accessibilityViolations()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(bench.problem("unsupported-noindex")).toHaveCount(0);
  await page.reload();
  await expect(bench.problem("trailing-wildcard")).toBeVisible();
  await expect(bench.problem("unsupported-noindex")).toHaveCount(0);
  await settings.click();
  await dialog.getByRole("checkbox", { name: "hints" }).uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(bench.problem("trailing-wildcard")).toHaveCount(0);
  await settings.click();
  await dialog.getByRole("button", { name: "Reset to default" }).click();
  await page.keyboard.press("Escape");
  await expect(bench.problem("unsupported-noindex")).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("a repair shows which verdicts it changes before it is applied", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: cart\n");
  await bench.test("/cart/42", "/help");
  const problem = bench.problem("path-missing-leading-slash");
  const fix = problem.locator("[data-fix]").first();
  await fix.click();
  const preview = problem.getByRole("group");
  await expect(preview).toContainText("Changes 1 of 2 verdicts for Googlebot");
  await expect(preview).toContainText(/\/cart\/42.*Allowed.*Blocked/);
  await expect(preview).toContainText("Disallow: /cart");
  await expect(preview.getByRole("button", { name: "Apply" })).toBeFocused();
  expect(await bench.accessibilityViolations()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
  expect(await bench.text()).toBe("User-agent: *\nDisallow: cart\n");
  await fix.click();
  await page.keyboard.press("Enter");
  await expect(problem).toHaveCount(0);
  await expect(bench.verdicts.filter({ hasText: "/cart/42" })).toContainText("Blocked");
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: cart\n");
});

test("the editor's menu of fixes shows which verdicts a repair changes", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: cart");
  await bench.test("/cart/42");
  await expect(bench.problem("path-missing-leading-slash")).toBeVisible();
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+.");
  const menu = page.getByRole("menu", { name: "Quick fixes" });
  await expect(menu.getByRole("menuitem").first()).toContainText("/cart/42 becomes blocked");
});

test("a fix that blocks search crawlers says so before it is applied, in the list and in the menu", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: Googelbot\nDisallow: /\n");
  const warning = "Write Googlebot. This blocks your whole site for Googlebot";
  const problem = bench.problem("user-agent-typo");
  await problem.locator("[data-fix]").first().click();
  await expect(problem.getByRole("group")).toContainText(warning);
  await page.keyboard.press("Escape");
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+.");
  const menu = page.getByRole("menu", { name: "Quick fixes" });
  await expect(menu.getByRole("menuitem").filter({ hasText: warning })).toBeVisible();
});

test("a repair that changes no verdict under test is applied at once", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: cart\n");
  await bench.test("/help");
  await bench.problem("path-missing-leading-slash").locator("[data-fix]").first().click();
  await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /cart\n");
});

test("the page of a check opens beside the editor, has an address and opens its examples", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FAULTY);
  const why = bench.problem("unsupported-noindex").getByRole("button", { name: "Why?" });
  await why.click();
  await expect(bench.rulePage).toContainText("unsupported-noindex");
  expect(new URL(page.url()).hash).toBe("#rule/unsupported-noindex");
  await expect(bench.editor).toBeVisible();
  expect(await bench.accessibilityViolations()).toEqual([]);
  await bench.rulePage.getByRole("button", { name: "Close" }).click();
  await expect(bench.rulePage).toHaveCount(0);
  await expect(why).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");

  await page.goto("./#rule/directive-typo");
  await expect(bench.rulePage).toContainText("directive-typo");
  await expect(bench.editor).toContainText("Noindex: /old");
  await bench.rulePage.getByRole("button", { name: "Open in the editor" }).first().click();
  await expect(bench.problem("directive-typo")).toBeVisible();
  await expect(page.getByText("Your draft is kept")).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("a comment in the file ignores a check, and the panel counts what it ignores", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: *\nDisallow: /a\nNoindex: /old\n");
  await expect(bench.problem("unsupported-noindex")).toBeVisible();
  await bench.write(
    "User-agent: *\nDisallow: /a\nNoindex: /old # workbench-ignore unsupported-noindex\n",
  );
  await expect(bench.problem("unsupported-noindex")).toHaveCount(0);
  await expect(page.getByText("1 ignored")).toBeVisible();
  await bench.write("User-agent: *\nDisallow: /a # workbench-ignore no-such-check\n");
  await expect(bench.problem("unknown-ignore")).toContainText("no-such-check");
});

test("a URL that names no check says so", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open("#rule/no-such-thing");
  await expect(bench.rulePage).toContainText("There is no check named no-such-thing");
  expect(bench.faults).toEqual([]);
});

test("each check has a static page that needs no script and links to the app", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("./rules/index.html");
  const links = await page.getByRole("main").getByRole("link").count();
  expect(links).toBeGreaterThan(40);
  await page.getByRole("link", { name: "Avoid misspelt names", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("misspelt");
  expect(requests.every((path) => /\.(html|css)$/.test(path))).toBe(true);
  const bench = new Workbench(page);
  expect(await bench.accessibilityViolations()).toEqual([]);
  await page.getByRole("link", { name: "Open in the editor" }).first().click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}#`));
  await expect(bench.problem("directive-typo")).toBeVisible();
});
