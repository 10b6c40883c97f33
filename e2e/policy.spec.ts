import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const table = (page: Page) => page.getByRole("table", { name: "Policy" });

const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** Chooses for a row. It may move under the mouse when a later answer makes the sentence above longer. */
const choose = async (page: Page, name: string, choice: "Allow" | "Block" | "As it is") => {
  const button = row(page, name).getByRole("button", { name: choice, exact: true });
  await expect(page.locator(".overview")).toHaveAttribute("aria-busy", "false");
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Change the policy" });

const state = (page: Page, name: string) => row(page, name).getByRole("cell").first();

const review = (page: Page) =>
  page.getByRole("button", { name: "Change the policy", exact: true }).click();

const apply = (page: Page) => dialog(page).getByRole("button", { name: "Apply" }).click();

/** `core/policy-edit` is tested with files of other shapes, and with an empty one. */
const FILE =
  "# AI\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin/\n";

test("a policy is changed for one crawler, for purposes, and for a path", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("one crawler is let in under a closed *, by keyboard, and guarded", async () => {
    await bench.write("User-agent: *\nDisallow: /\n");
    const opener = page.getByRole("button", { name: "Search results" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const allow = row(page, "Googlebot").getByRole("button", { name: "Allow", exact: true });
    await allow.focus();
    await page.keyboard.press("Space");
    await expect(allow).toHaveAttribute("aria-pressed", "true");
    await expect(allow).toHaveAccessibleDescription("Googlebot");
    const bar = page.getByRole("region", { name: "Your choices" });
    await expect(bar).toContainText("Allow Googlebot.");
    await bench.expectAccessible(bench.tester);
    await bar.getByRole("button", { name: "Change the policy" }).focus();
    await page.keyboard.press("Enter");
    // Crawlers that would follow keep what they have, unless they are of Google and included.
    const text = dialog(page).getByRole("textbox", { name: "Changes in the text" });
    await expect(text).toContainText("User-agent: Googlebot-Image");
    await dialog(page)
      .getByRole("checkbox", { name: /^Include Googlebot-Image, / })
      .check();
    await expect(text).not.toContainText("User-agent: Googlebot-Image");
    await expect(dialog(page)).toContainText(
      "Opens the whole site to Googlebot, Googlebot-Image, ",
    );
    await expect(dialog(page)).toContainText("Proved: nothing else changes");
    await bench.expectAccessible(dialog(page));
    await dialog(page)
      .getByRole("checkbox", { name: /^Expect this from now on/ })
      .check();
    await dialog(page).getByRole("button", { name: "Apply" }).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => bench.text())
      .toBe(
        "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow:\n\nUser-agent: Applebot\nUser-agent: Screaming Frog SEO Spider\nDisallow: /\n",
      );
    await expect(state(page, "Googlebot")).toHaveText("Open");
    await expect(state(page, "Googlebot-Image")).toHaveText("Open");
    await expect(state(page, "bingbot")).toHaveText("Closed");
    const said = page.getByText(/^Changed the policy: .* Added \d+ expectations for \/\*\.$/);
    await expect(said).toBeVisible();
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    // One step takes back the text and the expectations, and the next does both again.
    const guard = bench.verdicts.filter({ hasText: "/*" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /\n");
    await page.getByRole("tab", { name: "URLs" }).click();
    await expect(guard).toHaveCount(0);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expect(guard).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(guard).toHaveCount(0);
    await bench.overviewTab.click();
  });

  await test.step("AI training goes out, search and AI search come in, and comments stay", async () => {
    await bench.write(FILE);
    await expect(table(page)).toBeVisible();
    await choose(page, "Training AI models", "Block");
    await choose(page, "Search results", "Allow");
    await choose(page, "Answers with links (AI search)", "Allow");
    await review(page);
    await expect(dialog(page)).toContainText("Proved: nothing else changes");
    await apply(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(state(page, "Training AI models")).toHaveText("Closed");
    await expect(state(page, "Search results")).toHaveText("Open");
    await expect(state(page, "Answers with links (AI search)")).toHaveText("Open");
    expect(await bench.text()).toContain("# AI");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe(FILE);
  });

  await test.step("a path, lines on the use of content, and what no rule can do", async () => {
    await bench.write("User-agent: *\nDisallow: /cart\n");
    // A row of the former file's overview would close with it.
    await expect(page.getByText("Open to search engines and AI but for 1 path.")).toBeVisible();
    await page.getByRole("button", { name: "Show all purposes" }).click();
    await page.getByRole("button", { name: "Fetches for one user" }).click();
    await choose(page, "Training AI models", "Block");
    await choose(page, "Fetches for one user", "Block");
    await choose(page, "Fetches for one user", "As it is");
    await choose(page, "ChatGPT-User", "Block");
    await page.getByRole("button", { name: "ChatGPT-User", exact: true }).click();
    await expect(page.getByText("Obeys robots.txt")).toBeVisible();
    await expect(page.getByText("May not apply.")).toBeVisible();
    await review(page);
    const limits = dialog(page).getByRole("region", { name: "What a rule cannot do" });
    await expect(limits).toContainText("Copilot has no name of its own.");
    await expect(limits).toContainText("It does not govern AI Overviews and AI Mode");
    await expect(limits.getByRole("link", { name: "ChatGPT-User" })).toBeVisible();
    const signal = dialog(page).getByRole("checkbox", { name: /^Write Content-Signal: / });
    await signal.check();
    await expect(dialog(page)).toContainText(
      "Google Search Console and Yandex will report the line",
    );
    await dialog(page).getByRole("textbox", { name: "Only for this path" }).fill("blog/");
    await expect(dialog(page)).toContainText("Blocks /blog/ for ");
    await expect(dialog(page)).toContainText("Proved: nothing else changes");
    await bench.expectAccessible(dialog(page));
    await apply(page);
    await expect.poll(() => bench.text()).toContain("\nDisallow: /cart\nDisallow: /blog/\n");
    expect(await bench.text()).toContain("User-agent: *\nContent-Signal: search=yes");
    await page.getByRole("button", { name: "Copy the policy in words" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("### Who may crawl this site");
    expect(copied).toContain("- **Training AI models**: ");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => bench.text()).toBe("User-agent: *\nDisallow: /cart\n");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("tab", { name: "Test", exact: true }).click();
    await choose(page, "Archives", "Block");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("region", { name: "Your choices" })).toHaveCount(0);
  });
  expect(bench.faults).toEqual([]);
});
