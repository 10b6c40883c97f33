import { expect, type Locator, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/** The key that accepts what an input method proposes: Chromium's way of telling, then Safari's. */
const ACCEPTING = [
  { key: "Enter", keyCode: 13, isComposing: true, bubbles: true },
  { key: "Enter", keyCode: 229, isComposing: false, bubbles: true },
];

const acceptComposition = async (field: Locator): Promise<void> => {
  for (const press of ACCEPTING) {
    await field.evaluate((input, init) => {
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }, press);
  }
};

test("Enter that accepts what an input method proposes adds no URL and ends no edit", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.urlToTest.fill("/\u3053\u3093");
  await acceptComposition(bench.urlToTest);
  await expect(bench.urlToTest).toHaveValue("/\u3053\u3093");
  await expect(bench.verdicts).toHaveCount(0);
  await bench.urlToTest.press("Enter");
  await expect(bench.verdicts).toHaveCount(1);

  await bench.verdicts.first().getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("textbox", { name: "Edited URL" });
  await editor.fill("/\u4eca");
  await acceptComposition(editor);
  await expect(editor).toBeVisible();
  await editor.press("Enter");
  await expect(editor).toBeHidden();
});

test("text pasted outside of any field replaces the file visibly, and a press brings that back", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write("User-agent: Mine\nDisallow: /mine/\n");
  await page.getByRole("heading", { name: "Problems" }).click();
  await page.evaluate(() => navigator.clipboard.writeText("User-agent: Pasted\nAllow: /\n"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(bench.editor).toContainText("Pasted");
  const notice = page.getByRole("region", { name: "Notices" });
  await expect(notice).toContainText("pasted text has replaced the file");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(bench.editor).toContainText("User-agent: Mine");
});
