import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const chooseServedAs = async (page: Page, name: string) => {
  await page.getByRole("combobox", { name: "Served as", exact: true }).click();
  await page.getByRole("option", { name }).click();
};

/** The bar above a page that judges the served text. */
const bar = (page: Page) => page.getByRole("region", { name: "Served text" });

const MANAGED = `# BEGIN Cloudflare Managed content

User-agent: *
Content-Signal: search=yes,ai-train=no,use=reference
Allow: /

User-agent: GPTBot
Disallow: /

# END Cloudflare Managed Content
`;

const BLOG = `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php

Sitemap: https://blog.example/sitemap.xml
Sitemap: https://blog.example/sitemap.rss
`;

test("the page judges what others make of the file, beside the own lines", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a managed block is labelled, folded and judged beside the own groups", async () => {
    await bench.removeAllUrls();
    await bench.write(`${MANAGED}User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nDisallow: /\n`);

    // The block is named where it stands, and folded.
    await expect(
      bench.editor.getByText("Cloudflare writes this; change it in Cloudflare's dashboard"),
    ).toBeVisible();
    await expect(bench.editor.getByText("9 lines")).toBeVisible();
    await expect(bench.editor.getByText("User-agent: GPTBot")).toHaveCount(1);

    // The overview names the writer, and what nobody chose.
    await bench.openFact("Written by");
    const writers = page.getByRole("region", { name: "Who wrote this?" });
    await expect(writers).toContainText("Cloudflare wrote lines 1 to 10.");
    await expect(writers).toContainText("You did not choose 2 groups there.");

    // The checks say which side wins, and touch nothing in the block.
    const clashes = bench.problem("managed-block-overruled");
    await expect(clashes.filter({ hasText: "has no effect on GPTBot" })).toContainText("line 12");
    await expect(clashes.filter({ hasText: "This blocks nothing" })).toContainText(
      "Change it in Cloudflare's dashboard",
    );

    // Going to a line of the block unfolds it.
    await writers.getByRole("button", { name: "Cloudflare wrote lines 1 to 10." }).click();
    await expect(bench.editor.getByText("Content-Signal")).toBeVisible();
    await bench.expectAccessible(bench.tester);
  });

  await test.step("the page judges what All in One SEO makes of an edit", async () => {
    await bench.write(
      `User-agent: Googlebot\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n\n${BLOG}`,
    );

    // The feed tells the plugin, so that its mistake is known before anything is published.
    await expect(bench.problem("closed-when-served")).toContainText(
      "closes your whole site to Google and Apple: All in One SEO",
    );
    await bench.openFact("Written by");
    await expect(page.getByRole("region", { name: "Who wrote this?" })).toContainText(
      "All in One SEO probably wrote this file.",
    );

    await bench.test("/post");
    await expect(bench.verdicts.first()).toContainText("Allowed");
    await bench.openFact("Written by");
    await chooseServedAs(page, "All in One SEO");
    await expect(bar(page)).toContainText("As served: All in One SEO");
    await expect(bar(page)).toContainText("Closes the site to Googlebot");
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
    await expect(bench.verdicts.first()).toContainText("Blocked");
    await bar(page).getByRole("button", { name: "Show the text" }).click();
    await expect(page.getByRole("dialog")).toContainText("without rules that have no value");
    await page.keyboard.press("Escape");

    // The choice is kept, and the text is the user's.
    await expect.poll(() => bench.text()).toContain("User-agent: Googlebot\nDisallow:\n");
    await bench.reload();
    await expect(bar(page)).toContainText("As served: All in One SEO");
    await bench.onEachScreen("Test", (theme) => bench.expectAccessible(bench.tester, theme));

    // The fix is made in the own text, and helps.
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar(page).getByRole("button", { name: "As written" }).click();
    await bench
      .problem("closed-when-served")
      .getByRole("button", { name: "Write Allow: /" })
      .click();
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(bench.problem("closed-when-served")).toHaveCount(0);
    await bench.openFact("Written by");
    await chooseServedAs(page, "All in One SEO");
    await expect(bar(page)).toContainText("Nobody gains or loses the whole site.");

    // Lines that only the served text has are named as such.
    await chooseServedAs(page, "Cloudflare");
    await expect(bar(page)).toContainText("Closes the site to");
    await expect(page.getByRole("list", { name: "Problems" })).toContainText("by Cloudflare");
  });
  expect(bench.faults).toEqual([]);
});
