import { expect, test } from "@playwright/test";
import { storedBeginnings, Workbench } from "./workbench.ts";

/** A link of a version to come, and a damaged one. */
const BROKEN: readonly string[] = ["#4.abcdef", "#1.%%%%not-base64-at-all!!!!"];

test("links are copied and opened, and none costs a draft", async ({ page }) => {
  const bench = new Workbench(page);
  const copied = page.getByRole("status").filter({ hasText: "Link copied" });
  const goTo = async (address: string): Promise<void> => {
    await page.goto("about:blank");
    await page.goto(address);
  };

  await test.step("an example opens by its address", async () => {
    await bench.open("#example/longest-rule-wins");
    await expect(bench.verdicts).not.toHaveCount(0);
    await expect(bench.editor).toContainText("Allow");
  });

  await test.step("Mod-S copies the link", async () => {
    await bench.write("User-agent: Linkbot\nDisallow: /linked/\n");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(copied).toBeVisible();
  });

  await test.step("a link opened over an unsaved draft offers to restore the draft with one click", async () => {
    const link = page.url();
    await bench.write("User-agent: Draftbot\nDisallow: /draft/\n");
    await expect.poll(() => storedBeginnings(page)).toContain("User-agent: Draftbot");
    await goTo(link);
    await expect(bench.editor).toContainText("Linkbot");
    await page.getByRole("button", { name: "Restore my draft" }).click();
    await expect(bench.editor).toContainText("Draftbot");
  });

  await test.step("a link that is damaged or newer says so and keeps the draft", async () => {
    await expect.poll(() => storedBeginnings(page)).toContain("User-agent: Draftbot");
    for (const fragment of BROKEN) {
      await goTo(`./${fragment}`);
      await expect(bench.editor).toContainText("Draftbot");
      await expect(
        page
          .getByText(/link/i)
          .filter({ hasText: /draft|kept/i })
          .first(),
      ).toBeVisible();
    }
  });

  await test.step("a link that cannot be copied is shown selected, and the focus returns", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await bench.share.press("Enter");
    const link = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(page.url());
    await page.keyboard.press("Escape");
    await expect(bench.share).toBeFocused();
  });
  expect(bench.faults).toEqual([]);
});
