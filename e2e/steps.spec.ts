import { expect, type Page, test } from "@playwright/test";
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

const openWith = async (page: Page, text: string, ...urls: readonly string[]) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(text);
  await bench.test(...urls);
  return bench;
};

test("a verdict shows its steps: crawler, groups, URL, rules in words, clause", async ({
  page,
}) => {
  const bench = await openWith(page, FILE, "shop.example/cart/help#top");
  await bench.chooseCrawler("Googlebot-Image");
  const steps = bench.verdicts.first();
  await expect(steps).toContainText("Googlebot-Image; where no group names it, Googlebot");
  await expect(steps).toContainText("line 4 Googlebot, followed: it names Googlebot");
  await expect(steps).toContainText("line 1 *, does not apply: a group names the crawler");
  await expect(steps).toContainText("line 9 GPTBot, for others");
  await expect(steps).toContainText("shop.example/cart/help#top");
  await expect(steps).toContainText("Dropped the part from # on");
  const rules = steps.locator(".candidate");
  await expect(rules).toHaveCount(3);
  await expect(rules.first()).toContainText(
    "allows the URL /cart/help only, with nothing after it",
  );
  await expect(rules.nth(1)).toContainText("blocks every URL that begins with /cart");
  await expect(rules.last()).toContainText("begins with /c and contains t after that");
  await expect(rules.last().locator("mark")).toHaveText(["/c", "t"]);
  await expect(rules.first()).toContainText("11 bytes, longest: wins");
  await expect(steps).toContainText("11 bytes against 5: the most bytes win");
  await expect(steps.getByRole("link")).toHaveAttribute("href", /google\/robotstxt/);
  expect(bench.faults).toEqual([]);
});

test("a pattern that is compared in another spelling is shown in both", async ({ page }) => {
  const bench = await openWith(page, "User-agent: *\nDisallow: /café\n", "/café/x");
  const rule = bench.verdicts.first().locator(".candidate");
  await expect(rule).toContainText("Disallow: /café");
  await expect(rule).toContainText("as /caf%C3%A9: blocks every URL that begins with");
  await expect(rule.locator("mark")).toHaveText(["/caf%C3%A9"]);
});

test("rules that were not examined are counted as such", async ({ page }) => {
  const bench = await openWith(page, "User-agent: *\nDisallow: /\n", "/robots.txt");
  const steps = bench.verdicts.first();
  await expect(steps).toContainText("blocks every URL");
  await bench.chooseDialect("RFC 9309");
  await expect(steps).toContainText("1 rule followed, not examined");
});

test("rules beyond the first few are shown on demand", async ({ page }) => {
  const rules = Array.from({ length: 7 }, (_, at) => `Disallow: /${"a".repeat(at)}`);
  const bench = await openWith(page, ["User-agent: *", ...rules].join("\n"), "/aaaaaaaa");
  const candidates = bench.verdicts.first().locator(".candidate");
  await expect(candidates).toHaveCount(4);
  await page.getByRole("button", { name: "Show 3 more that match" }).click();
  await expect(candidates).toHaveCount(7);
});

test("the steps can be used by keyboard", async ({ page }) => {
  const bench = await openWith(page, FILE, "/cart/1");
  const item = bench.verdicts.first();
  await item.locator("[data-roving]").focus();
  const steps = item.getByRole("button", { name: "Steps" });
  for (let presses = 0; presses < 6; presses++) {
    if (await steps.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(steps).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(item.locator(".steps")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(item.locator(".steps")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(item.getByRole("button", { name: "line 4" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bench.editor).toBeFocused();
  await expect(page.locator(".cm-activeLine")).toContainText("User-agent: Googlebot");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1360, 390]) {
    test(`the steps look right in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const long = `/cart/${"long-".repeat(30)}`;
      const bench = await openWith(
        page,
        `${FILE}Disallow: ${long}\n`,
        "/account",
        `/x/../${long}?é`,
      );
      await bench.chooseCrawler("GPTBot");
      await page.setViewportSize({ width, height: 844 });
      if (width < 720) await page.getByRole("tab", { name: /Test/ }).click();
      await expect(page.locator(".steps")).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      expect(await bench.accessibilityViolations()).toEqual([]);
    });
  }
}

test("a crawler that does not obey the file gets no verdict", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write("User-agent: *\nDisallow: /\n");
  await bench.test("/cart/42");
  await bench.chooseCrawler("Perplexity-User");
  await expect(bench.verdicts.first()).toContainText(/Not obeyed[\s\S]*does not obey robots.txt/);
  await expect(page.getByText("1 URL: not obeyed")).toBeVisible();
});

test("the field for the next URL stays in place while verdicts scroll", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const bench = new Workbench(page);
  await bench.open();
  await bench.test("/cart/1", "/cart/2", "/cart/3");
  await expect(bench.verdicts).toHaveCount(5);
  await expect(bench.verdicts.last()).toBeInViewport();
  await expect(bench.urlToTest).toBeInViewport({ ratio: 1 });
});
