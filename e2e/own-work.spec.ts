import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const MINE = `User-agent: *\n${"Disallow: /mine\n".repeat(200)}`;

/** Replaces the whole text by pasting, as by keyboard. */
const pasteOver = async (bench: Workbench, text: string) => {
  await bench.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await bench.editor.click();
  await bench.page.keyboard.press("ControlOrMeta+a");
  await bench.page.keyboard.press("ControlOrMeta+v");
};

test("the user's own text and URLs take the place of the example, on a phone, too", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("an edit of the example keeps its URLs", async () => {
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("Disallow: /more");
    await expect(bench.verdicts).toHaveCount(2);
    // What is typed slowly is undone in several steps.
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+z");
      const banner = page.getByRole("banner");
      await expect(banner).toContainText("Example: A small shop", { timeout: 500 });
    }).toPass();
  });

  await test.step("a text pasted over the example removes its URLs and its title, and starts at line 1", async () => {
    await pasteOver(bench, MINE);
    await expect(bench.verdicts).toHaveCount(0);
    await expect(page.getByRole("banner")).toContainText("Untitled draft");
    await expect(page.getByText("Ln 1, Col 1", { exact: true })).toBeVisible();
    await expect(bench.editor.getByText("User-agent: *")).toBeInViewport();
    // Undo restores the whole example, not only its text.
    await page.keyboard.press("ControlOrMeta+z");
    await expect(bench.verdicts).toHaveCount(2);
    await expect(page.getByRole("banner")).toContainText("Example: A small shop");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(bench.verdicts).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(bench.verdicts).toHaveCount(2);
  });

  await test.step("a text pasted anywhere into the untouched example takes its place", async () => {
    await bench.editor.getByText("/cart/help").click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), MINE);
    await page.keyboard.press("ControlOrMeta+v");
    await expect(bench.editor).not.toContainText("/cart");
    await expect(page.getByRole("banner")).toContainText("Untitled draft");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByRole("banner")).toContainText("Example: A small shop");
  });

  await test.step("a file opened over the example is tested only with the user's own URLs", async () => {
    await bench.test("/mine");
    await page.locator('input[type="file"]').setInputFiles({
      name: "robots.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(MINE),
    });
    await expect(bench.verdicts).toHaveCount(1);
    await expect(bench.verdicts.first()).toContainText("/mine");
  });

  await test.step("the deciding line scrolls into view when a URL is selected, and not while the user types", async () => {
    await pasteOver(bench, `${MINE}Disallow: /far\n`);
    await bench.urlToTest.fill("/far/away");
    await bench.add.click();
    await expect(bench.editor.getByText("Disallow: /far")).toBeInViewport();
    const far = bench.verdicts.filter({ hasText: "/far/away" });
    const before = (await far.textContent()) ?? "";
    await bench.editor.press("ControlOrMeta+Home");
    await page.keyboard.type("# typed\n");
    // The same line decides, one further down.
    await expect(far).toContainText("Blocked");
    await expect(far).not.toHaveText(before);
    await expect(bench.editor.getByText("# typed")).toBeInViewport();
    await bench.test("/mine/1");
    await expect(bench.editor.getByText("User-agent: *")).toBeInViewport();
  });

  await page.setViewportSize({ width: 390, height: 780 });

  await test.step("on a phone there are undo, redo and find", async () => {
    const before = "User-agent: *\nDisalow: /before\n";
    await bench.write(before);
    await bench.write("User-agent: *\n");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => bench.text()).toBe(before);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\n");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.locator(".cm-search")).toBeVisible();
    expect(await bench.accessibilityViolations(page.locator("#view-editor"))).toEqual([]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => bench.text()).toBe(before);
  });

  await test.step("on a phone Why? opens above the list of problems, and closing it returns there", async () => {
    await page.getByRole("tab", { name: /^Problems/ }).click();
    await bench.problems.first().getByRole("button", { name: "Why?" }).click();
    await expect(bench.rulePage).toBeVisible();
    await expect(bench.rulePage.getByRole("heading", { level: 2 })).toBeInViewport();
    await bench.rulePage.getByRole("button", { name: "Close" }).click();
    await expect(bench.rulePage).toHaveCount(0);
    await expect(bench.problems.first()).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});
