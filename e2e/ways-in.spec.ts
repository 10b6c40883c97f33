import { expect, test } from "@playwright/test";
import { Steps } from "./count-steps.ts";
import { Workbench } from "./workbench.ts";

test("an address or a bookmark brings a file in, and nothing takes one out", async ({
  page,
  context,
  baseURL,
}) => {
  const bench = new Workbench(page);
  // Styles for print load in an idle moment.
  await bench.openWhole();

  await test.step("the page says that nothing leaves the browser, and how to check it", async () => {
    // Beside Share, or where there is no room for it, in the status bar.
    const way = page.getByRole("button", { name: "Nothing leaves your browser" });
    await expect(way).toHaveCount(1);
    await page.setViewportSize({ width: 1000, height: 720 });
    await expect(way).toHaveCount(1);
    await way.click();
    const dialog = page.getByRole("dialog", { name: "Nothing leaves your browser" });
    await expect(dialog).toContainText("Turn your network off");
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    await page.keyboard.press("Escape");
    // Half a screen wide, the name of the file goes before what the menu has, too.
    await page.setViewportSize({ width: 768, height: 720 });
    await expect(page.getByRole("banner").getByText("A small shop")).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "File", exact: true }).click();
    await expect(page.getByRole("button", { name: "From your site", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("in print there are the file, the verdicts and the problems", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(bench.editor).toBeVisible();
    await expect(bench.verdicts.first()).toBeVisible();
    await expect(bench.problems.first()).toBeVisible();
    for (const pressed of [
      bench.share,
      page.getByRole("button", { name: /^Fix all|^Write |^Why/ }),
    ]) {
      await expect(pressed.filter({ visible: true })).toHaveCount(0);
    }
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("More ways to share copies Markdown with the verdicts, and saves a checks file", async () => {
    const more = page.getByRole("button", { name: "More ways to share" });
    await more.click();
    const entry = page.getByRole("button", { name: /Markdown with the verdicts/ });
    // They are a menu below their button, not a dialog in the middle of the page.
    const top = (await entry.boundingBox())?.y ?? 0;
    expect(top - ((await more.boundingBox())?.y ?? 0)).toBeLessThan(160);
    await entry.click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(
      "| `https://shop.example/cart/42` | Blocked | `line 3: Disallow: /cart` |",
    );
    await page.getByRole("button", { name: "More ways to share" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Checks file" }).click();
    expect((await download).suggestedFilename()).toBe("robots.checks.json");
    // A wrong verdict is reported by a text that holds the case; the page sends nothing.
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await page.getByRole("button", { name: "About the Workbench…" }).click();
    await page.getByRole("button", { name: "Copy the report" }).click();
    await expect(page.getByRole("dialog").getByText("Copied.")).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^robots\.txt Workbench \d+\.\d+\.\d+\nCrawler: Googlebot/);
    expect(report).toMatch(/The case: http\S+#3\./);
    await page.keyboard.press("Escape");
  });

  await test.step("an address prefills file, URL, crawler and response, and never discards a draft", async () => {
    await bench.write("User-agent: Mybot\nDisallow: /mine\n");
    await expect(page.getByText("edited")).toBeVisible();
    const robots = encodeURIComponent("User-agent: GPTBot\nDisallow: /private\n");
    const head = encodeURIComponent("HTTP/1.1 200\ncontent-type: text/html\n");
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `#robots=${robots}&url=%2Fprivate%2F1&url=%2F&crawler=GPTBot&response=${head}`);
    await expect(bench.editor).toContainText("Disallow: /private");
    await expect(bench.editor).not.toContainText("Mybot");
    await expect(bench.crawler).toHaveValue("GPTBot");
    await expect(bench.verdicts.first()).toContainText(/Blocked[\s\S]*line 2/);
    await expect(bench.verdicts.nth(1)).toContainText("Allowed");
    await bench.responseTab.click();
    await expect(page.getByLabel("Content-Type")).toHaveValue("text/html");
    await page
      .getByRole("region", { name: "Notices" })
      .getByRole("button", { name: /draft|restore|bring/i })
      .click();
    await expect(bench.editor).toContainText("User-agent: Mybot");
  });

  await test.step("From your site gives the command, the link, and a bookmark that opens the file here in one step", async () => {
    const first = new Steps(page);
    await first.press("button", "From your site");
    const dialog = page.getByRole("dialog", { name: "From your site" });
    await dialog.getByRole("textbox", { name: "Your domain" }).fill("Shop.example/cart");
    await expect(dialog).toContainText("curl -iL https://shop.example/robots.txt");
    await expect(dialog.getByRole("link", { name: /^Open/ })).toHaveAttribute(
      "href",
      "https://shop.example/robots.txt",
    );
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    const bookmark = dialog.getByRole("link", { name: "Check robots.txt" });
    // Dragged to the browser's bookmarks, where it stays.
    let code = "";
    await first.take(async () => {
      code = decodeURIComponent(((await bookmark.getAttribute("href")) ?? "").slice(11));
    });
    expect(first.taken).toBe(2);
    // A click here says what to do with it.
    await bookmark.click();
    await expect(dialog).toContainText("Here it does nothing. Drag it to your bookmarks bar");

    const site = "https://shop.example/";
    await context.route(`${site}**`, (route) => {
      const isFile = route.request().url() === `${site}robots.txt`;
      return route.fulfill(
        isFile
          ? { contentType: "text/plain", body: "User-agent: *\nDisallow: /page\n" }
          : { contentType: "text/html", body: "<!doctype html><title>A page</title>" },
      );
    });
    const visited = await context.newPage();
    await visited.goto(`${site}page.html`);
    const opened = context.waitForEvent("page");
    const steps = new Steps(visited);
    await steps.take(() => visited.evaluate(code));
    // A page that is opened with an address in this form.
    const here = new Workbench(await opened);
    await expect(here.editor).toContainText("Disallow: /page");
    expect(here.page.url()).toContain(baseURL as string);
    await expect(here.verdicts.first()).toContainText("/page.html");
    await expect(here.verdicts.first()).toContainText("Blocked");
    expect(steps.taken).toBe(1);
  });
  expect(bench.faults).toEqual([]);
});
