import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

// The picture is only written when asked for: pixels differ by machine.
const { SCREENSHOTS } = process.env;

/** Where the README looks for its picture. */
const picture = fileURLToPath(new URL("./screenshots/workbench.png", import.meta.url));

const SOURCE = `# shop.example, deployed by the web team
User-agent: *
Disallow: /account/
Disallow: /*?sort=
Crawl-delay: 10

User-agent: Googlebot
Disallow: /cart
Allow: /c*t
Allow: /cart/help$

useragent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

test("the page as the README shows it", async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 840 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(SOURCE);
  await bench.test("/account/orders", "/cart/help", "https://shop.example/cart/42?step=pay");
  await expect(bench.verdicts).toHaveCount(3);
  await expect(bench.problem("directive-typo-accepted-by-some")).toBeVisible();
  await expect(
    page.getByText("decides 1 URL").or(page.locator("[data-note='decides 1 URL']")).first(),
  ).toBeVisible();
  const image = await page.screenshot({
    ...(SCREENSHOTS === undefined ? {} : { path: picture }),
  });
  expect(image.length).toBeGreaterThan(20_000);
});
