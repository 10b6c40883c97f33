import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = `User-agent: *
Disallow: /account/

User-agent: Googlebot
Disallow: /cart
Allow: /c*t
Allow: /cart/help$

User-agent: GPTBot
Disallow: /
`;

test("a verdict shows its steps", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const judge = async (text: string, ...urls: readonly string[]) => {
    await bench.removeAllUrls();
    await bench.write(text);
    await bench.test(...urls);
  };
  const steps = bench.verdicts.first();
  const candidates = steps.locator(".candidate");

  await test.step("by keyboard", async () => {
    await judge(FILE, "/cart/1");
    await steps.locator("[data-roving]").focus();
    const button = steps.getByRole("button", { name: "Steps" });
    for (let presses = 0; presses < 6; presses++) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("ArrowRight");
    }
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expect(steps.locator(".steps")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(steps.locator(".steps")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(steps.getByRole("button", { name: "line 4" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(bench.editor).toBeFocused();
    await expect(page.locator(".cm-activeLine")).toContainText("User-agent: Googlebot");
  });

  await test.step("a pattern that is compared in another spelling is shown in both", async () => {
    await judge("User-agent: *\nDisallow: /café\n", "/café/x");
    await expect(candidates).toContainText("Disallow: /café");
    await expect(candidates).toContainText("as /caf%C3%A9: blocks every URL that begins with");
    await expect(candidates.locator("mark")).toHaveText(["/caf%C3%A9"]);
  });

  await test.step("rules beyond the first few are shown on demand", async () => {
    const rules = Array.from({ length: 7 }, (_, at) => `Disallow: /${"a".repeat(at)}`);
    await judge(["User-agent: *", ...rules].join("\n"), "/aaaaaaaa");
    await expect(candidates).toHaveCount(4);
    await page.getByRole("button", { name: "Show 3 more that match" }).click();
    await expect(candidates).toHaveCount(7);
  });

  await test.step("the field for the next URL stays in place while verdicts scroll", async () => {
    await page.setViewportSize({ width: 900, height: 700 });
    await judge("User-agent: *\nDisallow: /cart\n", "/cart/1", "/2", "/cart/3", "/4", "/cart/5");
    await expect(bench.verdicts).toHaveCount(5);
    await expect(bench.verdicts.last()).toBeInViewport();
    await expect(bench.urlToTest).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("crawler, groups, URL, rules in words, clause", async () => {
    await judge(FILE, "shop.example/cart/help#top");
    await bench.chooseCrawler("Googlebot-Image");
    await expect(steps).toContainText("Googlebot-Image; where no group names it, Googlebot");
    await expect(steps).toContainText("line 4 Googlebot, applies: it names Googlebot");
    await expect(steps).toContainText("line 1 *, does not apply: a group names the crawler");
    await expect(steps).toContainText("line 9 GPTBot, for others");
    await expect(steps).toContainText("shop.example/cart/help#top");
    await expect(steps).toContainText("Dropped the part from # on");
    await expect(candidates).toHaveCount(3);
    await expect(candidates.first()).toContainText(
      "allows the URL /cart/help only, with nothing after it",
    );
    await expect(candidates.nth(1)).toContainText("blocks every URL that begins with /cart");
    await expect(candidates.last()).toContainText("begins with /c and contains t after that");
    await expect(candidates.last().locator("mark")).toHaveText(["/c", "t"]);
    await expect(candidates.first()).toContainText("11 bytes, longest: wins");
    await expect(steps).toContainText("Longest rule wins: 11 bytes against 5");
    await expect(steps.getByRole("link")).toHaveAttribute("href", /google\/robotstxt/);
  });

  await test.step("a crawler that does not obey the file gets no verdict", async () => {
    await judge("User-agent: *\nDisallow: /\n", "/cart/42");
    await bench.chooseCrawler("Perplexity-User");
    await expect(steps).toContainText(/Not obeyed[\s\S]*does not obey robots.txt/);
    await expect(page.getByText("1 URL: not obeyed")).toBeVisible();
  });

  await test.step("they are accessible and fit on the screen, with long paths too", async () => {
    const long = `/cart/${"long-".repeat(30)}`;
    await judge(`${FILE}Disallow: ${long}\n`, "/account");
    // Of several that come at once, none shows its steps.
    await expect(bench.verdicts).toHaveCount(1);
    await bench.test(`/x/../${long}?é`);
    await bench.chooseCrawler("GPTBot");
    await bench.onEachScreen("Test", async (theme) => {
      await expect(page.locator(".steps")).toBeVisible();
      await bench.expectAccessible(bench.tester, theme);
    });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("rules that were not examined are counted as such", async () => {
    await judge("User-agent: *\nDisallow: /\n", "/robots.txt");
    await bench.chooseCrawler("Googlebot");
    await expect(steps).toContainText("blocks every URL");
    await bench.chooseDialect("RFC 9309");
    await expect(steps).toContainText("1 rule, not examined");
  });
  expect(bench.faults).toEqual([]);
});
