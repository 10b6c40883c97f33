import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = "User-agent: *\nDisallow: /cart\n";

const CURL = `HTTP/2 301
location: https://www.shop.example/robots.txt

HTTP/2 404
content-type: text/html
content-length: 24

User-agent: *
Disallow: /
`;

test("verdicts follow the response that is set or pasted, which is saved with the draft and in the link", async ({
  page,
  context,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const panel = page.getByRole("tabpanel", { name: "Response" });
  const urlsTab = page.getByRole("tab", { name: "URLs" });
  const status = page.getByRole("textbox", { name: "Status" });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.getByRole("textbox", { name: "Or paste what curl -i printed" }).focus();
    await page.keyboard.press("ControlOrMeta+v");
  };

  await test.step("verdicts follow the response that is set, and return when it is cleared", async () => {
    await bench.removeAllUrls();
    await bench.write(FILE);
    await bench.test("/cart/42", "/help");
    const cart = bench.verdicts.filter({ hasText: "/cart/42" });
    const help = bench.verdicts.filter({ hasText: "/help" });
    await bench.responseTab.click();
    await panel.getByRole("button", { name: "404 Not Found" }).click();
    await expect(panel.getByText("All allowed").first()).toBeVisible();
    await expect(bench.problem("http-status")).toBeVisible();
    await urlsTab.click();
    await expect(cart).toContainText(/Allowed[\s\S]*no rule/);
    await bench.responseTab.click();
    await panel.getByRole("button", { name: "503 for an hour" }).click();
    await urlsTab.click();
    await expect(help).toContainText("Blocked");
    await expect(page.getByText("nothing is crawled for the first 12 hours").first()).toBeVisible();
    await bench.responseTab.click();
    await panel.getByRole("button", { name: "Reset response" }).click();
    await urlsTab.click();
    await expect(cart).toContainText(/Blocked[\s\S]*line 2/);
    await expect(help).toContainText("Allowed");
  });

  await test.step("each field accepts only numbers, and says so", async () => {
    await bench.responseTab.click();
    await status.fill("4o4");
    await expect(page.getByText("Not a valid number here")).toBeVisible();
    await status.fill("410");
    await expect(page.getByText("Not a valid number here")).toHaveCount(0);
    await expect(page.getByText("Status 410 counts as a missing file").first()).toBeVisible();
    await page.getByRole("textbox", { name: "Body size in bytes" }).fill("600000");
    await status.fill("200");
    await expect(page.getByText("first 500 KiB of the file are read").first()).toBeVisible();
    await panel.getByRole("button", { name: "Reset response" }).click();
  });

  await test.step("the panel is accessible, and fits on the screen", async () => {
    await urlsTab.click();
    await bench.responseTab.focus();
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "503 for 3 days" }).click();
    await bench.onEachScreen("Test", async (theme) => {
      await expect(page.getByText("Last copy counts").first()).toBeVisible();
      await bench.expectAccessible(bench.tester, theme);
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await panel.getByRole("button", { name: "Reset response" }).click();
  });

  await test.step("the panel accepts a pasted response, and offers the right place for anything else", async () => {
    await paste("just a text");
    await expect(page.getByRole("alert")).toContainText("Not an HTTP response");
    await expect(bench.editor).toContainText("Disallow: /cart");
    await paste(CURL);
    await expect(status).toHaveValue("404");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await paste("<urlset><url><loc>https://shop.example/cart/1</loc></url></urlset>");
    await panel.getByRole("button", { name: "Use it for what it is" }).click();
    await expect(page.getByRole("tab", { name: "Bulk" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("table", { name: "Results" })).toContainText("/cart/1");
    await expect(bench.editor).toContainText("Disallow: /");
    await bench.responseTab.click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("the response is saved with the draft, and pasted headers alone do not change the text", async () => {
    await bench.write(FILE);
    await paste("HTTP/2 503\nretry-after: 3600\n");
    await expect(status).toHaveValue("503");
    await expect(bench.editor).toContainText("Disallow: /cart");
    await page.getByRole("textbox", { name: "Failing for (days)" }).fill("3");
    await bench.reload();
    await bench.responseTab.click();
    await expect(status).toHaveValue("503");
    await expect(page.getByRole("textbox", { name: "Failing for (days)" })).toHaveValue("3");
    await expect(bench.editor).toContainText("Disallow: /cart");
  });

  await test.step("an example of a check opens with its response", async () => {
    await page.goto("./#rule/http-status-5xx");
    await bench.rulePage.getByRole("button", { name: "Open in the editor" }).first().click();
    await expect(bench.problem("http-status")).toBeVisible();
    await bench.rulePage.getByRole("button", { name: "Close" }).click();
    await bench.responseTab.click();
    await expect(status).toHaveValue("503");
  });

  const pasteOver = async (text: string) => {
    await bench.editor.click();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
  };

  await pasteOver(CURL);
  await expect(bench.editor).toContainText("Disallow: /");
  // The next key would replace the selection.
  await expect(page.getByText("Ln 1, Col 1", { exact: true })).toBeVisible();
  await bench.responseTab.click();
  await expect(status).toHaveValue("404");
  await expect(page.getByRole("textbox", { name: "Redirects" })).toHaveValue("1");
  await expect(page.getByRole("textbox", { name: "Content-Type" })).toHaveValue("text/html");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = page.url();
  expect(new URL(link).hash).toMatch(/^#3\.[A-Za-z0-9_-]+$/);

  await test.step("the line where a reader stops is marked in the file", async () => {
    await page.getByRole("button", { name: "Reset response" }).click();
    const lines = Array.from(
      { length: 600 },
      (_, at) => `Disallow: /section/${at}/${"x".repeat(900)}`,
    );
    await pasteOver(`User-agent: *\n${lines.join("\n")}`);
    await bench.problem("file-too-large").getByRole("button", { name: /^line/ }).click();
    await expect(page.locator("[data-note*='Google stops reading']")).toBeVisible();
  });

  await test.step("the link opens with text and response", async () => {
    const other = new Workbench(await context.newPage());
    const otherStatus = other.page.getByRole("textbox", { name: "Status" });
    await other.page.goto(link);
    await expect(other.editor).toContainText("Disallow: /");
    await other.responseTab.click();
    await expect(otherStatus).toHaveValue("404");
  });
  expect(bench.faults).toEqual([]);
});
