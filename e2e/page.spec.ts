import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const PAGE = `HTTP/2 200
content-type: text/html
x-robots-tag: nofollow

<html><head><meta name="robots" content="noindex"><link rel="canonical" href="https://shop.example/cart/42">
<script src="/js/app.js"></script><script src="https://cdn.example/x.js"></script><link rel="stylesheet" href="/a.css"></head></html>`;

test("what a page says beside the file is judged with it", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  // The field for it looks as it does later before the answers to it have loaded.
  await expect(page.getByRole("textbox", { name: "Page headers or HTML" })).toHaveCSS(
    "font-size",
    "13px",
  );

  await test.step("a HAR goes to its URL, with the resources that are blocked; the link holds what is known", async () => {
    await bench.write("User-agent: *\nDisallow: /api/\nDisallow: /*.woff2$\n");
    const entry = (path: string, type: string, text?: string) => ({
      _resourceType: type,
      request: { url: `https://shop.example${path}` },
      response: {
        status: 200,
        headers: [{ name: "X-Robots-Tag", value: "nofollow" }],
        content: { mimeType: "", text },
      },
    });
    const requests = Array.from({ length: 199 }, (_, at) =>
      entry(`/${at % 20 === 0 ? "api/" : "img/"}${at}`, at % 20 === 0 ? "xhr" : "image"),
    );
    const log = { version: "1.2", entries: [entry("/shoes", "document", "<p>"), ...requests] };
    const paste = (pasted: string) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, pasted);
    await paste(JSON.stringify({ log }));
    const kept = page.getByText("It is kept with https://shop.example/shoes, the address");
    await expect(kept).toBeVisible();
    await expect(page.getByRole("button", { name: "Test its URLs in Bulk" })).toBeVisible();
    const region = page.getByRole("region", { name: "Page", exact: true });
    const blocked = region.getByRole("list", { name: "Blocked resources" }).getByRole("listitem");
    await expect(blocked).toHaveCount(10);
    await expect(blocked.first()).toHaveText("API call https://shop.example/api/0 line 2");
    await expect(region).toContainText("10 of 199 files that the page loads are blocked:");
    await expect(region.getByRole("textbox")).toHaveValue(
      /^HTTP\/1\.1 200\nX-Robots-Tag: nofollow\n/,
    );
    // The check on rendering names them.
    await expect(bench.problem("blocks-rendering-resources")).toContainText(
      "blocks /api/0, /api/20, /api/40 and 7 more, which they load.",
    );

    // What curl prints for several pages goes to each of them.
    const answer = "HTTP/2 200\r\ncontent-type: text/html\r\n\r\n<html>";
    const moved = "HTTP/2 301\r\nlocation: https://shop.example/boots\r\n\r\n";
    const hats = '<link rel="canonical" href="https://shop.example/hats">';
    await paste(`${moved}${answer}</html>${answer}${hats}</html>\n`);
    await expect(bench.verdicts.filter({ hasText: /boots|hats/ })).toHaveCount(2);
    await bench.verdicts.filter({ hasText: "/shoes" }).getByRole("button").first().click();

    await bench.share.click();
    await expect(page.getByText(/^Link copied|address bar/).first()).toBeVisible();
    const shared = new Workbench(await page.context().newPage());
    await shared.page.goto(page.url());
    await shared.verdicts.filter({ hasText: "/shoes" }).getByRole("button").first().click();
    await expect(
      shared.page.getByRole("region", { name: "Page", exact: true }).getByRole("textbox"),
    ).toHaveValue(/X-Robots-Tag: nofollow/);
    expect(shared.faults).toEqual([]);
    await shared.page.close();
  });

  await test.step("says which line Lighthouse complains of, whether a crawler cares, and what to remove costs", async () => {
    await bench.write(
      "User-agent: *\nDisallow: /a$b\nDisalow: /x\nLicense: https://shop.example/license.xml\n",
    );
    const seer = page.getByRole("combobox", { name: "As seen by" });
    await seer.selectOption("Lighthouse");
    await expect(bench.problems).toHaveCount(3);
    await expect(page.getByText("not valid, because of 3 lines")).toContainText(
      "1 matters to crawlers.",
    );
    await expect(bench.problem("lighthouse-dollar")).toContainText("line 2");
    await expect(bench.problem("lighthouse-dollar")).toContainText("does not matter");
    const misspelt = bench.problems.filter({ hasText: "line 3" });
    await expect(misspelt).toContainText("It matters: RFC 9309");
    await expect(misspelt).toContainText("it no longer applies to Google");
    await misspelt.getByRole("button", { name: "line 3" }).click();
    await expect(bench.editor).toBeFocused();
    // It follows the file, and so does the choice with the keyboard alone.
    await bench.write("User-agent: *\nDisallow: /x\n");
    await expect(page.getByText("Lighthouse has nothing to say of this file.")).toBeVisible();
    await seer.focus();
    await seer.press("ArrowDown");
    await expect(seer).toHaveValue("yandex");
    await seer.selectOption("Bing");
    await expect(page.getByText("so nothing is claimed here")).toBeVisible();
    await bench.onEachScreen("Problems", (theme) =>
      bench.expectAccessible(bench.problemsPanel, theme),
    );
    await seer.selectOption("Workbench");
    await expect(bench.fixAll).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("Bulk counts the pages that are blocked with a noindex inside", async () => {
    await bench.write("User-agent: *\nDisallow: /cart\n");
    await page.getByRole("tab", { name: "Bulk", exact: true }).click();
    const pageAt = (path: string, content: string) =>
      `<!doctype html><link rel="canonical" href="https://shop.example${path}"><meta name="robots" content="${content}">`;
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(
        [
          ["cart.html", pageAt("/cart", "noindex")],
          ["shoes.html", pageAt("/shoes", "noindex")],
          ["help.html", pageAt("/cart/help", "all")],
        ].map(([name = "", text = ""]) => ({
          name,
          mimeType: "text/html",
          buffer: Buffer.from(text),
        })),
      );
    const start = page.getByRole("button", { name: "Start", exact: true });
    if (await start.isVisible()) await start.click();
    await expect(
      page.getByText("3 pages were read. 1 is blocked with a noindex inside"),
    ).toBeVisible();
    const hidden = page.getByRole("table", { name: "Blocked with a noindex inside" });
    await expect(hidden.getByRole("row").nth(1)).toContainText("https://shop.example/cart");
    await hidden.getByRole("button", { name: "line 2" }).click();
    await expect(bench.editor).toBeFocused();
    await bench.write("User-agent: *\nDisallow:\n");
    await expect(page.getByText("None is blocked with a noindex inside.")).toBeVisible();
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
  });

  await test.step("a noindex on a blocked page is never read; once the page is open it is, until it is blocked again", async () => {
    await bench.removeAllUrls();
    await bench.write("User-agent: *\nDisallow: /cart\nDisallow: /js/\n");
    await bench.test("https://shop.example/cart/42");
    const region = page.getByRole("region", { name: "Page", exact: true });
    const field = region.getByRole("textbox", { name: "Page headers or HTML" });
    const may = (use: string) =>
      region
        .getByRole("table", { name: "What may happen" })
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: use, exact: true }) });
    await field.fill("x-robots-tag: nofollow\ncontent-type: text/html");
    await expect(may("fetch").getByRole("cell").first()).toHaveText("No");
    await field.fill(PAGE);
    await expect(region.getByText("Blocked, so its noindex is never read.")).toBeVisible();
    await expect(region).toContainText("If it stays blocked, Google may list the URL");
    await expect(may("index").getByRole("cell", { name: "Yes", exact: true })).toBeVisible();
    await expect(may("show").getByRole("cell", { name: "No", exact: true })).toBeVisible();
    const blocked = region.getByRole("list", { name: "Blocked resources" }).getByRole("listitem");
    await expect(blocked).toHaveText(["script https://shop.example/js/app.js line 3"]);
    await expect(region).toContainText("1 is on another host");
    await bench.onEachScreen("Test", (theme) => bench.expectAccessible(region, theme));

    await page.setViewportSize({ width: 1280, height: 900 });
    await region.getByRole("button", { name: "Insert the line" }).click();
    await expect(
      region.getByText("Its noindex works, because the page may be crawled."),
    ).toBeVisible();
    await expect(may("fetch").getByRole("cell", { name: "Yes", exact: true })).toContainText("Yes");
    await expect(may("index")).toContainText('noindex in <meta name="robots" content="noindex">');
    await expect(may("index").getByRole("cell", { name: "No", exact: true })).toBeVisible();
    await expect(may("follow")).toContainText("nofollow in X-Robots-Tag: nofollow forbids it.");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(region.getByText("Blocked, so its noindex is never read.")).toBeVisible();

    // What is known of a page stays with its URL, and other statuses decide by themselves.
    await field.fill("HTTP/1.1 402 Payment Required\ncrawler-price: USD 0.01\n");
    await bench.write("User-agent: *\nDisallow:\n");
    await expect(may("fetch")).toContainText("402 and asks for USD 0.01");
    await bench.reload();
    await expect(may("fetch").getByRole("cell", { name: "No", exact: true })).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});
