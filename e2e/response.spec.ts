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

test("verdicts follow the response that is set, and return when it is cleared", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.removeAllUrls();
  await bench.write(FILE);
  await bench.test("/cart/42", "/help");
  const cart = bench.verdicts.filter({ hasText: "/cart/42" });
  const help = bench.verdicts.filter({ hasText: "/help" });
  await bench.responseTab.click();
  const panel = page.getByRole("tabpanel", { name: "Response" });
  await panel.getByRole("button", { name: "404 Not Found" }).click();
  await expect(panel.getByText("All allowed").first()).toBeVisible();
  await expect(bench.problem("http-status-4xx")).toBeVisible();
  await page.getByRole("tab", { name: "URLs" }).click();
  await expect(cart).toContainText(/Allowed[\s\S]*no rule/);
  await bench.responseTab.click();
  await panel.getByRole("button", { name: "503 for an hour" }).click();
  await page.getByRole("tab", { name: "URLs" }).click();
  await expect(help).toContainText("Blocked");
  await expect(page.getByText("nothing is fetched for the first 12 hours").first()).toBeVisible();
  await bench.responseTab.click();
  await panel.getByRole("button", { name: "Reset response" }).click();
  await page.getByRole("tab", { name: "URLs" }).click();
  await expect(cart).toContainText(/Blocked[\s\S]*line 2/);
  await expect(help).toContainText("Allowed");
  expect(bench.faults).toEqual([]);
});

test("the response is saved with the draft, and pasted headers alone do not change the text", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  await bench.responseTab.click();
  await page.evaluate(() => navigator.clipboard.writeText("HTTP/2 503\nretry-after: 3600\n"));
  await page.getByRole("textbox", { name: "Or paste what curl -i printed" }).focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("503");
  await expect(bench.editor).toContainText("Disallow: /cart");
  await page.getByRole("textbox", { name: "Failing for (days)" }).fill("3");
  await page.reload();
  await bench.responseTab.click();
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("503");
  await expect(page.getByRole("textbox", { name: "Failing for (days)" })).toHaveValue("3");
  await expect(bench.editor).toContainText("Disallow: /cart");
  expect(bench.faults).toEqual([]);
});

test("each field accepts only numbers, and says so", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.responseTab.click();
  const status = page.getByRole("textbox", { name: "Status" });
  await status.fill("4o4");
  await expect(page.getByText("Not a valid number here")).toBeVisible();
  await status.fill("410");
  await expect(page.getByText("Not a valid number here")).toHaveCount(0);
  await expect(page.getByText("Status 410 counts as a missing file").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Body size in bytes" }).fill("600000");
  await status.fill("200");
  await expect(page.getByText("first 500 KiB of the file are read").first()).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("a pasted curl output fills text and tab, and is in the link", async ({ page, browser }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.editor.click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), CURL);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(bench.editor).toContainText("Disallow: /");
  // The next key would replace the selection.
  await expect(page.getByText("Ln 1, Col 1", { exact: true })).toBeVisible();
  await bench.responseTab.click();
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("404");
  await expect(page.getByRole("textbox", { name: "Redirects" })).toHaveValue("1");
  await expect(page.getByRole("textbox", { name: "Content-Type" })).toHaveValue("text/html");
  await bench.share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#3\.[A-Za-z0-9_-]+$/);

  const context = await browser.newContext();
  const other = new Workbench(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.editor).toContainText("Disallow: /");
  await other.responseTab.click();
  await expect(other.page.getByRole("textbox", { name: "Status" })).toHaveValue("404");
  await other.page.reload();
  await other.responseTab.click();
  await expect(other.page.getByRole("textbox", { name: "Status" })).toHaveValue("404");
  await context.close();
  expect(bench.faults).toEqual([]);
});

test("the panel accepts a pasted response, and refuses anything else", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  await bench.responseTab.click();
  const paste = page.getByRole("textbox", { name: "Or paste what curl -i printed" });
  await page.evaluate(() => navigator.clipboard.writeText("just a text"));
  await paste.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("alert")).toContainText("Not an HTTP response");
  await expect(bench.editor).toContainText("Disallow: /cart");
  await page.evaluate((text) => navigator.clipboard.writeText(text), CURL);
  await paste.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("404");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const { screen, colorScheme, width } of [
  { screen: "wide", colorScheme: "light", width: 1360 },
  { screen: "wide", colorScheme: "dark", width: 1360 },
  { screen: "phone", colorScheme: "dark", width: 390 },
] as const) {
  test(`the panel is accessible on a ${screen} screen in ${colorScheme}, and fits on it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const bench = new Workbench(page);
    await bench.open();
    if (screen === "phone") await page.getByRole("tab", { name: "Test" }).click();
    await bench.responseTab.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "503 for 3 days" }).click();
    await expect(page.getByText("Last copy counts").first()).toBeVisible();
    expect(await bench.accessibilityViolations()).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    expect(bench.faults).toEqual([]);
  });
}

test("an example of a check opens with its response", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open("#rule/http-status-5xx");
  await bench.rulePage.getByRole("button", { name: "Open in the editor" }).first().click();
  await expect(bench.problem("http-status-5xx")).toBeVisible();
  await bench.rulePage.getByRole("button", { name: "Close" }).click();
  await bench.responseTab.click();
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("503");
  expect(bench.faults).toEqual([]);
});

test("the line where a reader stops is marked in the file", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const lines = Array.from(
    { length: 9_000 },
    (_, at) => `Disallow: /section/${at}/${"x".repeat(45)}`,
  );
  await bench.editor.click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `User-agent: *\n${lines.join("\n")}`,
  );
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(bench.problem("file-too-large")).toBeVisible();
  await bench.problem("file-too-large").getByRole("button", { name: /^line/ }).click();
  await expect(page.locator("[data-note*='Google stops reading']")).toBeVisible();
});
