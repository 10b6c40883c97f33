import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

test("lines are written from suggestions, in a view that is remembered", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a whole group is written from a suggestion, and its fields are filled in by Tab", async () => {
    await bench.write("");
    await bench.editor.click();
    await page.keyboard.press("Control+Space");
    await expect(page.getByRole("option", { name: /Group for one crawler/ })).toBeVisible();
    await page.keyboard.type("Group for one");
    const options = page.getByRole("listbox", { name: "Completions" }).getByRole("option");
    await expect(options).toHaveCount(1);
    // For 75 ms after a list has changed, the editor treats Enter as a line end, because nobody can
    // have read the list.
    await options.click();
    await page.keyboard.type("GPTBot");
    await page.keyboard.press("Tab");
    await page.keyboard.type("/drafts/");
    await expect.poll(() => bench.text()).toBe("User-agent: GPTBot\nDisallow: /drafts/\n");
  });

  await test.step("suggestions continue after a picked field, and a finished line is checked", async () => {
    await bench.write("");
    await page.keyboard.type("User-a");
    const list = page.getByRole("listbox", { name: "Completions" });
    const field = list.getByRole("option", { name: /^User-agent/ });
    // A click on a list that is being redrawn has no effect.
    await expect(async () => {
      if ((await field.count()) > 0) await field.click({ timeout: 1000 });
      await expect(list.getByRole("option", { name: /^GPTBot/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type("*\nDisal");
    await expect(list.getByRole("option", { name: /^Disallow/ })).toBeVisible();
    // A half-typed line is reported once the cursor has left it.
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowUp");
    await expect(bench.problems.filter({ hasText: "line 2" })).not.toHaveCount(0);
  });

  await test.step("crawlers are suggested by purpose", async () => {
    await bench.write("User-agent: ");
    await page.keyboard.press("Control+Space");
    const list = page.getByRole("listbox", { name: "Completions" });
    await expect(list.getByText("Search engines", { exact: true })).toBeVisible();
    await page.keyboard.type("Claude");
    await expect(list.getByText("AI training", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
  });

  await test.step("the last line is not behind a notice, and its suggestions are shown", async () => {
    await page.getByRole("button", { name: "File", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
    const notice = page.locator(".notice", { hasText: "New file" });
    await expect(notice).toBeVisible();
    await bench.write(`User-agent: *\n${"Disallow: /a\n".repeat(80)}`);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Control+Space");
    await expect(page.getByRole("listbox", { name: "Completions" })).toBeVisible();
    const roomBelow = async (): Promise<number> => {
      const { y = 0, height = 0 } = (await page.locator(".cm-activeLine").boundingBox()) ?? {};
      return ((await notice.boundingBox())?.y ?? 0) - y - height;
    };
    await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
    // Nor are suggestions that reach down to it.
    await bench.write(`User-agent: *\n${"Disallow: /a\n".repeat(12)}`);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Control+Space");
    const list = page.getByRole("listbox", { name: "Completions" });
    await expect(list).toBeVisible();
    const hidden = await list.getByRole("option").evaluateAll((options) =>
      options
        .filter((option) => option.checkVisibility())
        .filter((option) => {
          const { left, top, bottom } = option.getBoundingClientRect();
          const { bottom: end = 0 } = option.parentElement?.getBoundingClientRect() ?? {};
          const at = document.elementFromPoint(left + 40, (top + bottom) / 2);
          return bottom <= end && at !== null && !option.contains(at);
        })
        .map((option) => option.textContent),
    );
    expect(hidden).toEqual([]);
    await page.keyboard.press("Escape");
    await notice.getByRole("button", { name: "Dismiss" }).click();
  });

  await test.step("while one types what to find, the view goes to the first match", async () => {
    await page.keyboard.insertText("Sitemap: https://shop.example/last.xml\n");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("ControlOrMeta+f");
    await page.keyboard.type("last.xml");
    await expect(page.locator(".cm-searchMatch")).toBeInViewport();
    await page.keyboard.press("Escape");
  });

  await test.step("line wrapping and text size can be changed, and are remembered", async () => {
    await bench.write(`User-agent: *\nDisallow: /${"long".repeat(80)}\n`);
    const wide = () =>
      page.locator(".cm-scroller").evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(await wide()).toBe(true);
    await page.keyboard.press("Alt+z");
    await expect.poll(wide).toBe(false);
    await page.getByRole("button", { name: "View", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "View" });
    await expect(dialog.getByRole("checkbox", { name: "Wrap long lines" })).toBeChecked();
    await dialog.getByRole("combobox", { name: "Text size in the editor" }).selectOption("18 px");
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    // The numbers are beside their lines.
    const top = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect().top);
    const apart = async () => (await top(".cm-line")) - (await top(".cm-lineNumbers > div"));
    await expect.poll(apart).toBe(0);
    await bench.reload();
    await expect.poll(wide).toBe(false);
    await expect(bench.editor).toHaveCSS("font-size", "18px");
    // The search shows the number of matches.
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+f");
    await page.keyboard.type("longlong");
    await expect(page.locator(".cm-search").getByRole("status")).toHaveText("40 found");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-search").getByRole("status")).toHaveText(/^\d+ of 40$/);
  });
  expect(bench.faults).toEqual([]);
});
