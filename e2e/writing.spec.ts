import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

test("a whole group is written from a suggestion, and its fields are filled in by Tab", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("");
  await bench.editor.click();
  await page.keyboard.press("Control+Space");
  await expect(page.getByRole("option", { name: /Group for one crawler/ })).toBeVisible();
  await page.keyboard.type("Group for one");
  await expect(page.getByRole("listbox", { name: "Completions" }).getByRole("option")).toHaveCount(
    1,
  );
  // For 75 ms after a list has changed the editor takes Enter for a line end: nobody has read the list.
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
  await page.keyboard.type("GPTBot");
  await page.keyboard.press("Tab");
  await page.keyboard.type("/drafts/");
  await expect.poll(() => bench.text()).toBe("User-agent: GPTBot\nDisallow: /drafts/\n");
  expect(bench.faults).toEqual([]);
});

test("crawlers are suggested by purpose", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: ");
  await page.keyboard.press("Control+Space");
  const list = page.getByRole("listbox", { name: "Completions" });
  await expect(list.getByText("Search engines", { exact: true })).toBeVisible();
  await page.keyboard.type("Claude");
  await expect(list.getByText("AI training", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  expect(bench.faults).toEqual([]);
});
