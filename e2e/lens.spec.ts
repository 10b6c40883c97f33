import { expect, type Locator, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = `User-agent: *
Disallow: /account/
Disallow: /*?sort=
Crawl-delay: 10

User-agent: Googlebot
Disallow: /cart
Allow: /cart/help$

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;

const lensOn = (page: Page): Locator => page.getByRole("group", { name: "Ignored * rules" });

test("the lens shows what a crawler with its own group lost, and gives it back", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const lens = lensOn(page);
  const lineWith = (text: string) => page.locator(".cm-line", { hasText: text });
  const undo = async (): Promise<void> => {
    await expect(bench.editor).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
  };
  await bench.open();
  await bench.write(FILE);
  // The URLs of the example go with its text.
  await expect(bench.verdicts).toHaveCount(0);

  await test.step("the lost rules are copied in one step, and the step can be undone", async () => {
    await bench.test("/account/orders");
    await expect(bench.verdicts.first()).toContainText("Allowed");
    await lens.getByRole("button", { name: "Copy the * rules into this group" }).click();
    await expect(bench.verdicts.first()).toContainText(/Blocked[\s\S]*line 9/);
    await expect(lens).toHaveCount(0);
    expect(await bench.text()).toBe(
      FILE.replace("help$\n", "help$\nDisallow: /account/\nDisallow: /*?sort=\n"),
    );
    await undo();
    await expect(lens).toBeVisible();
    expect(await bench.text()).toBe(FILE);
  });

  await test.step("the crawler is added to the * group in one step, and the step can be undone", async () => {
    await bench.test("/cart");
    const add = lens.getByRole("button", { name: "Add this crawler to the * group" });
    await expect(add).toHaveAttribute("title", /above line 1\. Its own group stays/);
    await add.click();
    await expect(bench.verdicts.first()).toContainText(/Blocked[\s\S]*line 3/);
    await expect(bench.verdicts.last()).toContainText(/Blocked[\s\S]*line 8/);
    expect(await bench.text()).toBe(`User-agent: Googlebot\n${FILE}`);
    await undo();
    expect(await bench.text()).toBe(FILE);
  });

  await test.step("the lens is reached from the text by Tab, and its remedies are among the quick fixes", async () => {
    const copy = lens.getByRole("button", { name: /^Copy/ });
    await expect(copy).toBeVisible();
    await bench.editor.focus();
    await page.keyboard.press("Tab");
    await expect(copy).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(lens).toHaveCount(0);
    await undo();
    await expect(lens).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Home");
    for (let line = 1; line < 7; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ControlOrMeta+.");
    await page.getByRole("menuitem", { name: "Add this crawler to the * group" }).click();
    await expect(lens).toHaveCount(0);
    await expect(bench.editor).toContainText("User-agent: Googlebot");
  });

  await test.step("the text can be edited, navigated and folded as if the lens were not there", async () => {
    const cursor = (line: number) => page.getByText(`Ln ${line}, Col 1`, { exact: false });
    await bench.write(FILE);
    await expect(lens).toBeVisible();
    await lineWith("/cart/help").click();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(cursor(9)).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(cursor(8)).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.type("\nDisallow: /basket");
    await expect(lineWith("/basket")).not.toHaveClass(/cm-dimmed/);
    expect(await bench.text()).toBe(FILE.replace("help$\n", "help$\nDisallow: /basket\n"));
    const below = async (): Promise<boolean> => {
      const line = await lineWith("/basket").boundingBox();
      const block = await lens.boundingBox();
      return line !== null && block !== null && block.y >= line.y + line.height;
    };
    await expect.poll(below).toBe(true);
    await page.keyboard.press("ControlOrMeta+Home");
    for (let line = 1; line < 6; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ControlOrMeta+Shift+[");
    await expect(page.locator(".cm-foldPlaceholder")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Shift+]");
    await expect(lens).toBeVisible();
    // A click beside the buttons is a click on the text.
    await bench.add.focus();
    await lens.getByText("no longer obeys").click();
    await expect(bench.editor).toBeFocused();
  });

  await test.step("the lens is accessible and fits on the screen", async () => {
    await bench.onEachScreen("Editor", async (theme) => {
      await expect(lens).toBeVisible();
      const excess = await lens.evaluate(
        (element) => element.getBoundingClientRect().right - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      await bench.expectAccessible(lens, theme);
    });
    await page.setViewportSize({ width: 1360, height: 840 });
  });

  await test.step("the lens shows which rules of * the crawler under test lost", async () => {
    await bench.write(FILE);
    await expect(lens).toContainText("Googlebot no longer obeys 2 rules of * (lines 2 and 3)");
    await expect(lineWith("/account/")).toHaveClass(/cm-dimmed/);
    await bench.chooseCrawler("bingbot");
    await expect(lens).toHaveCount(0);
    await expect(lineWith("/account/")).not.toHaveClass(/cm-dimmed/);
    await bench.chooseCrawler("Googlebot-Image");
    await expect(lens).toContainText("the group for Googlebot replaces them");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Disallow: /early\n");
    await expect(lens).toContainText("lines 3 and 4");
  });

  await test.step("user-agent lines that share their rules are joined by a bracket", async () => {
    await bench.chooseCrawler("Googlebot");
    await bench.write("User-agent: *\nCrawl-delay: 5\n\nUser-agent: x\nDisallow: /\n");
    const stack = page.locator(".cm-lineNumbers .cm-stack");
    await expect(stack).toHaveCount(4);
    await expect(page.locator("[data-note*='shares the rules of line 4']")).toBeVisible();
    await bench.chooseDialect("Python");
    await expect(stack).toHaveCount(0);
  });
  expect(bench.faults).toEqual([]);
});
