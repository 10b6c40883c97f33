import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const UNTIDY = "user-agent:*\nDISALLOW: /cart  \nUser-agent: gptbot\nDisallow: /";

const TIDY = "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n";

test("a file is outlined, formatted and written from suggestions, in a view that is remembered", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const button = page.getByRole("button", { name: "Outline", exact: true });
  const outline = page.getByRole("navigation", { name: "Outline" });

  await test.step("an element that removes itself moves the focus on", async () => {
    for (const key of ["Enter", "Escape"]) {
      await button.press("Enter");
      await outline.getByRole("button", { name: "Close the outline" }).press(key);
      await expect(outline).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await bench.verdicts.first().getByRole("button", { name: "Blocked" }).press("Delete");
    await page.keyboard.press("Delete");
    await expect(bench.verdicts).toHaveCount(0);
    await expect(bench.urlToTest).toBeFocused();
    await page.goto("#example/none");
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(page.getByRole("region", { name: "Notices" })).toBeFocused();
  });

  await test.step("the file is formatted by a shortcut, and one undo reverts it", async () => {
    await bench.write(UNTIDY);
    await page.keyboard.press("ControlOrMeta+Shift+F");
    await expect.poll(() => bench.text()).toBe(TIDY);
    await expect(page.getByText("no verdict changes")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe(UNTIDY);
    await page.getByRole("button", { name: "Format" }).click();
    await page.getByRole("button", { name: "Format" }).click();
    await expect(page.getByText("Nothing to format")).toBeVisible();
    expect(await bench.text()).toBe(TIDY);
  });

  await test.step("the outline shows the groups, links to them and follows the cursor", async () => {
    await bench.write(`${TIDY}\nSitemap: https://shop.example/sitemap.xml\n`);
    await button.click();
    await expect(outline.getByRole("listitem")).toHaveText([
      /every crawler.*1 disallow.*line 1/,
      /GPTBot.*1 disallow.*line 4/,
      /1 sitemap.*line 7/,
    ]);
    await outline.getByRole("button", { name: "GPTBot" }).click();
    await expect(bench.editor).toBeFocused();
    await expect(page.getByText("Ln 4,")).toBeVisible();
    await expect(outline.locator("[aria-current]")).toHaveText(/GPTBot/);
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(outline.locator("[aria-current]")).toHaveText(/every crawler/);
    expect(await bench.accessibilityViolations(outline)).toEqual([]);
    await outline.getByRole("button", { name: "Close the outline" }).click();
    await expect(outline).toHaveCount(0);
  });

  await test.step("on a phone the outline covers the editor until an entry is selected", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.keyboard.press("ControlOrMeta+Home");
    await page.getByRole("button", { name: "Outline", exact: false }).click();
    expect(await bench.accessibilityViolations(outline)).toEqual([]);
    await outline.getByRole("button", { name: "GPTBot" }).click();
    await expect(outline).toHaveCount(0);
    await expect(page.locator(".cm-activeLine").first()).toContainText("GPTBot");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

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

  await test.step("line wrapping, text size and the layout can be changed, and are remembered", async () => {
    await bench.write(`User-agent: *\nDisalow: /x\nDisallow: /${"long".repeat(80)}\n`);
    await expect(bench.problems.first()).toBeVisible();
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
    await page.keyboard.press("Escape");
    // So is the layout of the panes and the outline.
    await button.click();
    const width = page.getByRole("separator", { name: "Width of the editor" });
    const height = page.getByRole("separator", { name: "Height of the problems" });
    await width.press("Home");
    await height.press("End");
    await bench.reload();
    await expect(width).toHaveAttribute("aria-valuenow", "25");
    await expect(height).toHaveAttribute("aria-valuenow", "92");
    await expect(outline).toBeVisible();
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
