import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { FILE, openBulk } from "./bulk-tab.ts";

test("a pasted list is judged, examined, saved and kept", async ({ page }) => {
  const { bench, bulk } = await openBulk(page);

  await test.step("it is judged for the crawler under test, with the lines that decide", async () => {
    await bulk.input.fill("https://shop.example/cart/1\n/cart/help\n/shoes\n");
    await bulk.start.click();
    await expect(bulk.rows()).toHaveText([
      /Blocked.*\/cart\/1.*line 2/,
      /Allowed.*\/cart\/help.*line 3/,
      /Allowed.*\/shoes.*no rule/,
    ]);
    await expect(page.getByText("3 URLs: 1 blocked, 2 allowed.")).toBeVisible();
    // What was set up is folded into one row, so that there is room for the results.
    const setUp = await page.locator(".bulk__intake").boundingBox();
    expect(setUp?.height).toBeLessThan(60);
    await bulk.rows().first().getByRole("button", { name: "line 2" }).click();
    await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /cart");
    // Results are updated as the file changes, and the editor shows what each rule decides.
    await bench.write("User-agent: *\nDisallow: /shoes\nDisallow: /shoes\nAllow: /new\n");
    await expect(bulk.rows().last()).toHaveText(/Blocked.*\/shoes.*line 2/);
    await expect(page.getByText("3 URLs: 1 blocked, 2 allowed.")).toBeVisible();
    const decides = page.locator(".cm-gutter-decides .cm-gutterElement");
    await expect(decides.filter({ hasText: /./ })).toHaveText(["1", "dead", "0"]);
    await page.locator(".cm-line", { hasText: "/new" }).click();
    await page.keyboard.press("ControlOrMeta+i");
    await expect(page.locator(".cm-hover")).toContainText("Other URLs may still match this rule");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Outline/ }).click();
    const outline = page.getByRole("navigation", { name: "Outline" });
    await expect(outline.getByRole("listitem")).toHaveText(/decides 1.*1 rule is proved/);
    await page.getByRole("button", { name: "Use in Matrix" }).click();
    await expect(page.getByRole("tab", { name: "Matrix", selected: true })).toBeFocused();
    await expect(page.getByRole("rowheader", { name: "/cart/help" })).toBeVisible();
    const notice = page.locator(".notice", { hasText: "3 URLs of this list are new rows" });
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("tab", { name: "Bulk", selected: true })).toBeFocused();
    await expect(bulk.rows()).toHaveCount(3);
    await page.getByRole("tab", { name: "Matrix" }).click();
    await expect(page.getByRole("rowheader", { name: "/cart/help" })).toHaveCount(0);
    expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);
    await page.getByRole("button", { name: /^Outline/ }).click();
  });

  await test.step("its results are kept while another tab is shown", async () => {
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
    await bulk.open();
    await expect(bulk.rows()).toHaveCount(3);
    await expect(bulk.input).toHaveValue("https://shop.example/cart/1\n/cart/help\n/shoes\n");
  });

  await test.step("crawlers are chosen freely, and an unknown name is said to be one", async () => {
    await page.getByRole("button", { name: "1 crawler", exact: true }).click();
    const name = page.getByRole("combobox", { name: "Add by name" });
    await name.fill("bimgbot");
    await name.press("Enter");
    await expect(
      page.getByText("bimgbot is no known crawler: it is judged by RFC 9309."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Use bingbot instead" }).click();
    await expect(page.getByText("is no known crawler")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Remove bingbot" })).toBeVisible();
    await page.getByRole("button", { name: "Remove bingbot" }).click();
    await page.keyboard.press("Escape");
  });

  await test.step("its folders are shown, can be opened by keyboard and listed", async () => {
    await bench.write(FILE);
    await bulk.input.fill("/cart/a/1\n/cart/a/2\n/cart/b/1\n/shoes/1\n");
    await bulk.start.click();
    await bulk.view("Folders");
    const folders = page.getByRole("table", { name: "Folders" });
    await expect(folders.getByRole("row", { name: /^cart/ })).toContainText("100%");
    // What the colours and widths of the picture mean is said below it.
    await expect(page.getByText("none blocked")).toBeVisible();
    await expect(page.getByText("The wider, the more URLs")).toBeVisible();
    await folders.getByRole("button", { name: "cart/" }).focus();
    await page.keyboard.press("Enter");
    await expect(folders.getByRole("row")).toHaveCount(3);
    await page.getByRole("button", { name: "Up to /" }).click();
    await page.locator(".bulk-slab", { hasText: "shoes" }).click();
    await expect(page.locator(".bulk__path")).toContainText("/shoes/");
    await page.getByRole("button", { name: "Up to /" }).click();
    await folders.getByRole("row", { name: /^cart/ }).getByRole("button", { name: "List" }).click();
    await expect(bulk.rows()).toHaveCount(3);
  });

  await test.step("the filtered list is saved as CSV and JSON", async () => {
    await bulk.input.fill("/cart/1\n/shoes\n");
    await bulk.start.click();
    await expect(bulk.rows()).toHaveCount(2);
    await page.getByRole("combobox", { name: "Filter" }).selectOption("blocked");
    await expect(bulk.rows()).toHaveCount(1);
    const saved = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      return readFileSync(await (await download).path(), "utf8");
    };
    expect(await saved("Save CSV")).toBe(
      "url,kind,Googlebot verdict,Googlebot line\r\n/cart/1,page,blocked,2\r\n",
    );
    expect(JSON.parse(await saved("Save JSON"))).toEqual([
      { url: "/cart/1", kind: "page", "Googlebot verdict": "blocked", "Googlebot line": 2 },
    ]);
  });

  await test.step("files dropped on the tab are added there, and the open file stays", async () => {
    await bulk.input.fill("");
    const transfer = await page.evaluateHandle(() => {
      const made = new DataTransfer();
      made.items.add(new File(["/cart/1\n"], "urls.txt"));
      return made;
    });
    await bulk.input.dispatchEvent("dragover", { dataTransfer: transfer });
    await bulk.input.dispatchEvent("drop", { dataTransfer: transfer });
    await expect(page.getByText("1 file, 8 bytes")).toBeVisible();
    await bulk.start.click();
    await expect(bulk.rows()).toHaveText([/Blocked.*\/cart\/1/]);
    expect(await bench.text()).toBe(FILE);
    await bulk.removeFiles();
    await bulk.start.click();
    await expect(page.getByRole("alert")).toHaveText("Paste something or choose a file first.");
  });

  await test.step("a robots.txt is opened in the editor by one click", async () => {
    const open = page.getByRole("button", { name: "Open it in the editor" });
    await bulk.input.fill("User-agent: *\nDisallow: /pasted\n");
    await bulk.start.click();
    await expect(bulk.report("Pasted")).toContainText("Not read: this is a robots.txt.");
    await open.click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /pasted\n");
    await bulk.input.fill("");
    await bulk.choose(["robots.txt", "User-agent: *\nDisallow: /chosen\n"]);
    await bulk.start.click();
    await expect(bulk.report("robots.txt")).toContainText("this is a robots.txt.");
    await open.click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /chosen\n");
  });
  expect(bench.faults).toEqual([]);
});
