import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/cart/1</loc><image:image><image:loc>https://shop.example/i.png</image:loc></image:image></url>
<url><loc>https://shop.example/shoes/red</loc></url>
</urlset>`;

const AT = "[22/Nov/2026:06:23:01 +0000]";
const GPTBOT = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const TAB = "\t";

/** A log of each format, with two requests for blocked paths and one for another. */
const requests = (line: (path: string) => string): string =>
  ["/cart/1", "/cart/2", "/shoes"].map(line).join("\n");

const COMBINED = requests(
  (path) => `192.0.2.1 - - ${AT} "GET ${path} HTTP/1.1" 200 12 "-" "${GPTBOT}"`,
);

const LOGS: Readonly<Record<string, string>> = {
  common: requests((path) => `192.0.2.1 - - ${AT} "GET ${path} HTTP/1.1" 200 12`),
  combined: COMBINED,
  vhost: requests(
    (path) => `shop.example:443 192.0.2.1 - - ${AT} "GET ${path} HTTP/1.1" 200 12 "-" "${GPTBOT}"`,
  ),
  json: requests((path) =>
    JSON.stringify({
      request_uri: path,
      status: 200,
      http_user_agent: GPTBOT,
      body_bytes_sent: 12,
    }),
  ),
  iis: `#Fields: date time cs-method cs-uri-stem cs-uri-query sc-status cs(User-Agent)\n${requests((path) => `2026-11-22 06:23:01 GET ${path} - 200 ${GPTBOT.replaceAll(" ", "+")}`)}`,
  cloudfront: `#Version: 1.0\n#Fields: date time x-edge-location cs-method cs-uri-stem sc-status cs(User-Agent) x-host-header\n${requests((path) => ["2026-11-22", "06:23:01", "FRA56", "GET", path, "200", encodeURI(GPTBOT), "shop.example"].join(TAB))}`,
  cloudflare: requests((path) =>
    JSON.stringify({
      ClientRequestURI: path,
      ClientRequestUserAgent: GPTBOT,
      EdgeResponseStatus: 200,
    }),
  ),
  alb: requests(
    (path) =>
      `h2 2026-11-22T06:23:01.1Z app/x/1 192.0.2.1:5 - -1 -1 -1 200 - 9 12 "GET https://shop.example:443${path} HTTP/2.0" "${GPTBOT}" - -`,
  ),
  gcp: `[${requests((path) => JSON.stringify({ httpRequest: { requestUrl: `https://shop.example${path}`, userAgent: GPTBOT } })).replaceAll("\n", ",\n")}]`,
  haproxy: requests(
    (path) =>
      `haproxy[9]: 192.0.2.1:5 [22/Nov/2026:06:23:01.001] fe be/s1 1/0/2/3/6 200 12 - - ---- 1/1/0/0/0 0/0 {shop.example|${GPTBOT}} "GET ${path} HTTP/1.1"`,
  ),
};

/** The Bulk tab by its accessible names. */
class BulkTab {
  readonly page: Page;
  readonly input: Locator;
  readonly start: Locator;
  readonly results: Locator;

  constructor(page: Page) {
    this.page = page;
    this.input = page.getByRole("textbox", { name: "URLs, sitemap or log" });
    this.start = page.getByRole("button", { name: "Start", exact: true });
    this.results = page.getByRole("table", { name: "Results" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("tab", { name: "Bulk" }).click();
    await expect(this.input).toBeVisible();
  }

  async choose(...files: readonly (readonly [string, string | Buffer])[]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Choose files" }).click();
    await (await chooser).setFiles(
      files.map(([name, data]) => ({ name, mimeType: "", buffer: Buffer.from(data) })),
    );
  }

  async view(name: string): Promise<void> {
    await this.page
      .getByRole("group", { name: "Results" })
      .getByRole("button", { name, exact: true })
      .click();
  }

  rows(): Locator {
    return this.results.locator("tbody").getByRole("row");
  }
}

const openBulk = async (page: Page): Promise<{ bench: Workbench; bulk: BulkTab }> => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  const bulk = new BulkTab(page);
  await bulk.open();
  return { bench, bulk };
};

test("a pasted list is judged for the crawler under test, with the lines that decide", async ({
  page,
}) => {
  const { bench, bulk } = await openBulk(page);
  await bulk.input.fill("https://shop.example/cart/1\n/cart/help\n/shoes\n");
  await bulk.start.click();
  await expect(bulk.rows()).toHaveText([
    /Blocked.*\/cart\/1.*line 2/,
    /Allowed.*\/cart\/help.*line 3/,
    /Allowed.*\/shoes.*no rule/,
  ]);
  await expect(page.getByText("3 URLs: 1 blocked, 2 allowed.")).toBeVisible();
  await bulk.rows().first().getByRole("button", { name: "line 2" }).click();
  await expect(page.locator(".cm-activeLine")).toContainText("Disallow: /cart");
  // Results are updated as the file changes, and the editor shows what each rule decides.
  await bench.write("User-agent: *\nDisallow: /shoes\nDisallow: /shoes\nAllow: /new\n");
  await expect(bulk.rows().last()).toHaveText(/Blocked.*\/shoes.*line 2/);
  await expect(page.getByText("3 URLs: 1 blocked, 2 allowed.")).toBeVisible();
  const decides = page.locator(".cm-gutter-decides .cm-gutterElement");
  await expect(decides.filter({ hasText: /./ })).toHaveText(["1", "dead", "0"]);
  await page.locator(".cm-line", { hasText: "/new" }).click();
  await page.keyboard.press("ControlOrMeta+i");
  await expect(page.locator(".cm-hover")).toContainText("Other URLs may still match this rule");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Outline/ }).click();
  const outline = page.getByRole("navigation", { name: "Outline" });
  await expect(outline.getByRole("listitem")).toHaveText(/decides 1.*1 rule is proved/);
  await page.getByRole("button", { name: "Use in Matrix" }).click();
  await page.getByRole("tab", { name: "Matrix" }).click();
  await expect(page.getByRole("rowheader", { name: "/cart/help" })).toBeVisible();
  await expect(page.getByText(/and \d further URLs/)).toBeVisible();
  expect(await bench.accessibilityViolations()).toEqual([]);
  expect(bench.faults).toEqual([]);
});

test("sitemaps show what is blocked for which crawlers, and are compared with the file's own lines", async ({
  page,
}) => {
  const { bench, bulk } = await openBulk(page);
  await bulk.choose(
    ["sitemap.xml.gz", gzipSync(SITEMAP)],
    ["other.xml", SITEMAP.replace("shoes/red", "shoes/blue")],
    ["sitemap.xml.gz", gzipSync(SITEMAP)],
    ["page.html", "<!doctype html><title>x</title>"],
    ["list.csv", "Address,Status Code\nhttps://shop.example/cart/9,200\n"],
  );
  await page.getByRole("combobox", { name: "Judge for" }).click();
  await page.getByRole("option", { name: /All named in the file/ }).click();
  await bulk.start.click();
  await expect(bulk.rows().filter({ hasText: "shoes/red" })).toHaveText(
    /Mixed.*Blocked for GPTBot/,
  );
  await expect(page.getByText("Counted separately: images 2 (2 blocked).")).toBeVisible();
  await bulk.view("Sitemaps");
  const sitemaps = page.getByRole("table", { name: "Sitemaps" });
  await expect(sitemaps.getByRole("row", { name: /shop.example\/sitemap.xml/ })).toContainText(
    "read as sitemap.xml.gz",
  );
  await expect(sitemaps.getByRole("row", { name: /other.xml/ })).toContainText("no Sitemap line");
  await bulk.view("Files");
  const files = page.getByRole("table", { name: "Files" });
  await expect(files.getByRole("row", { name: /page.html/ })).toContainText("this is a web page");
  await expect(files.getByText("The same file again")).toBeVisible();
  await expect(files.getByRole("row", { name: /list.csv/ })).toContainText("column Address");
  await bulk.view("Crawlers");
  await page
    .getByRole("table", { name: "Crawlers" })
    .getByRole("row", { name: /GPTBot/ })
    .getByRole("button")
    .click();
  await expect(page.getByRole("button", { name: "Remove filter: GPTBot only" })).toBeVisible();
  await expect(bulk.rows()).toHaveCount(7);
  await page.getByRole("searchbox", { name: "Search results" }).fill("RED");
  await expect(bulk.rows()).toHaveCount(1);
  expect(bench.faults).toEqual([]);
});

test("logs of every format show who made requests and what the file blocks of them", async ({
  page,
}) => {
  const { bench, bulk } = await openBulk(page);
  await bulk.choose(...Object.entries(LOGS).map(([name, text]) => [`${name}.log`, text] as const));
  await bulk.start.click();
  const visitors = page.getByRole("table", { name: "Visitors" });
  const known = Object.keys(LOGS).length - 1;
  await expect(visitors.getByRole("row", { name: /^GPTBot/ })).toContainText(`${3 * known}`);
  await expect(visitors.getByRole("row", { name: /^No user-agent/ })).toContainText("3");
  await bulk.view("Files");
  const files = page.getByRole("table", { name: "Files" }).locator("tbody").getByRole("row");
  await expect(files).toHaveCount(known + 1);
  for (const row of await files.all()) await expect(row).toContainText(/Log: .*3/);
  await expect(files.filter({ hasText: "common.log" })).toContainText("without user-agents");
  await bulk.view("URLs");
  await expect(bulk.rows().first()).toHaveText(/Blocked.*\/cart\/1.*line 6.*GPTBot/);
  expect(bench.faults).toEqual([]);
});

test("folders are shown, can be opened by keyboard and listed", async ({ page }) => {
  const { bulk } = await openBulk(page);
  await bulk.input.fill("/cart/a/1\n/cart/a/2\n/cart/b/1\n/shoes/1\n");
  await bulk.start.click();
  await bulk.view("Folders");
  const folders = page.getByRole("table", { name: "Folders" });
  await expect(folders.getByRole("row", { name: /^cart/ })).toContainText("100%");
  await folders.getByRole("button", { name: "cart/" }).focus();
  await page.keyboard.press("Enter");
  await expect(folders.getByRole("row")).toHaveCount(3);
  await page.getByRole("button", { name: "Up to /" }).click();
  await page.locator(".bulk-slab", { hasText: "shoes" }).click();
  await expect(page.locator(".bulk__path")).toContainText("/shoes/");
  await page.getByRole("button", { name: "Up to /" }).click();
  await folders.getByRole("row", { name: /^cart/ }).getByRole("button", { name: "List" }).click();
  await expect(bulk.rows()).toHaveCount(3);
});

test("the filtered list is saved as CSV and JSON", async ({ page }) => {
  const { bulk } = await openBulk(page);
  await bulk.input.fill("/cart/1\n/shoes\n");
  await bulk.start.click();
  await expect(bulk.rows()).toHaveCount(2);
  await page.getByRole("combobox", { name: "Filter" }).selectOption("blocked");
  await expect(bulk.rows()).toHaveCount(1);
  const saved = async (name: string): Promise<string> => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  expect(await saved("Save CSV")).toBe(
    "url,kind,Googlebot verdict,Googlebot line\r\n/cart/1,page,blocked,2\r\n",
  );
  expect(JSON.parse(await saved("Save JSON"))).toEqual([
    { url: "/cart/1", kind: "page", "Googlebot verdict": "blocked", "Googlebot line": 2 },
  ]);
});

test("a million URLs are judged while the page stays responsive, and the run is cancelled and resumed", async ({
  page,
}) => {
  const { bench, bulk } = await openBulk(page);
  const lines = Array.from({ length: 1_000_000 }, (_, index) => `/cart/${index}/item`);
  await bulk.choose(["urls.txt", lines.join("\n")]);
  await bulk.start.click();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();
  await expect(page.getByText(/[\d,]+ URLs: [\d,]+ blocked, 0 allowed/)).toBeVisible();
  await expect(bulk.rows().first()).toContainText("/cart/0/item");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("1,000,000 URLs: 1,000,000 blocked, 0 allowed.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(bulk.rows().first()).toContainText("/cart/0/item");
  await expect(page.getByText("1,000,000 rows")).toBeVisible();
  expect(await bulk.rows().count()).toBeLessThan(100);
  await page.locator(".bulk__scroller").evaluate((scroller) => scroller.scrollTo(0, 3_000_000));
  await expect(bulk.rows().filter({ hasText: "/cart/100000/item" })).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("files dropped on the tab are added there, and the open file stays", async ({ page }) => {
  const { bench, bulk } = await openBulk(page);
  const transfer = await page.evaluateHandle(() => {
    const made = new DataTransfer();
    made.items.add(new File(["/cart/1\n"], "urls.txt"));
    return made;
  });
  await bulk.input.dispatchEvent("dragover", { dataTransfer: transfer });
  await bulk.input.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("1 file, 8 bytes")).toBeVisible();
  await bulk.start.click();
  await expect(bulk.rows()).toHaveText([/Blocked.*\/cart\/1/]);
  expect(await bench.text()).toBe(FILE);
  await page.getByRole("button", { name: "Remove files" }).click();
  await bulk.start.click();
  await expect(page.getByRole("alert")).toHaveText("Paste something or choose a file first.");
});

test("a folder is read, and broken files in it are reported while the others count", async ({
  page,
}) => {
  const { bench, bulk } = await openBulk(page);
  const folder = test.info().outputPath("site");
  const bomb = `<!DOCTYPE urlset [<!ENTITY a "${"/cart".repeat(50)}"><!ENTITY b "${"&a;".repeat(50)}">]>`;
  const files: Readonly<Record<string, string | Buffer>> = {
    "a/urls.txt": "/cart/1\n",
    "a/again.txt": "/cart/1\n",
    "b/utf-16.txt": Buffer.from("/cart/2\n/b\n", "utf16le"),
    "b/entities.xml": `${bomb}<urlset><url><loc>/cart/3&b;</loc></url></urlset>`,
    "b/cut.gz": gzipSync(
      Array.from({ length: 9999 }, (_, at) => `/cart/x${at}\n`).join(""),
    ).subarray(0, 9000),
    "b/joined.gz": Buffer.concat(
      ["m", "n", "o"].map((name) =>
        gzipSync(Array.from({ length: 5000 }, (_, at) => `/cart/${name}${at}\n`).join("")),
      ),
    ),
    "b/bomb.gz": gzipSync(Buffer.alloc(100_000_000)),
    "b/line.txt": `/cart/4\n/${"long".repeat(1_000_000)}\n/cart/5\n`,
    "b/nul.bin": Buffer.alloc(100_000),
    ".git/config": "/cart/never\n",
  };
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a folder" }).click();
  await (await chooser).setFiles(folder);
  await expect(page.getByText(/^9 files/)).toBeVisible();
  await bulk.start.click();
  await bulk.view("Files");
  const report = (name: string): Locator =>
    page.getByRole("table", { name: "Files" }).getByRole("row", { name });
  await expect(report("again.txt")).toContainText("List of URLs");
  await expect(report("utf-16.txt")).toContainText(/List of URLs.*2.*1/);
  await expect(report("entities.xml")).toContainText(/Sitemap.*1/);
  await expect(report("cut.gz")).toContainText("ends too early");
  await expect(report("joined.gz")).toHaveText(/List of URLs\s*15,000/);
  await expect(report("bomb.gz")).toContainText(/unpacks to far more|not a list/);
  await expect(report("line.txt")).toContainText(/2.*1/);
  await expect(report("nul.bin")).toContainText("Not read");
  await expect(page.getByText("The same file again")).toBeVisible();
  expect(bench.faults).toEqual([]);
});

test("dropped files never leave the page", async ({ page }) => {
  const sent: string[] = [];
  const { bulk } = await openBulk(page);
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    // The page may still load its own parts.
    const isOwnPart = request.url().startsWith(`${origin}/assets/`) && request.method() === "GET";
    if (!isOwnPart && !/^(?:blob|data):/.test(request.url())) sent.push(request.url());
  });
  await bulk.choose(["sitemap.xml", SITEMAP], ["access.log", COMBINED]);
  await bulk.start.click();
  await expect(bulk.rows().first()).toContainText("/cart/1");
  expect(sent).toEqual([]);
});

test("results are kept while another tab is shown", async ({ page }) => {
  const { bulk } = await openBulk(page);
  await bulk.input.fill("/cart/1\n");
  await bulk.start.click();
  await expect(bulk.rows()).toHaveCount(1);
  await page.getByRole("tab", { name: "URLs", exact: true }).click();
  await bulk.open();
  await expect(bulk.rows()).toHaveCount(1);
  await expect(bulk.input).toHaveValue("/cart/1\n");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const [screen, width, height] of [
    ["wide", 1360, 840],
    ["phone", 390, 844],
  ] as const) {
    test(`axe finds nothing in Bulk on a ${screen} screen in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const bench = new Workbench(page);
      await bench.open();
      await bench.write(FILE);
      await page.setViewportSize({ width, height });
      if (screen === "phone") await page.getByRole("tab", { name: /Test/ }).click();
      const bulk = new BulkTab(page);
      await bulk.open();
      await bulk.input.fill("/cart/1\n/shoes/2\n");
      await bulk.choose(["access.log", `${COMBINED}\ngarbage`]);
      await bulk.start.click();
      await expect(bulk.rows()).toHaveCount(2);
      expect(await bench.accessibilityViolations()).toEqual([]);
      for (const view of ["Rules", "Crawlers", "Folders", "Sitemaps", "Files"]) {
        await bulk.view(view);
        expect(await bench.accessibilityViolations()).toEqual([]);
      }
      await page.getByRole("button", { name: "Logs", exact: true }).click();
      await expect(page.getByRole("table", { name: "Visitors" })).toBeVisible();
      expect(await bench.accessibilityViolations()).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      expect(bench.faults).toEqual([]);
    });
  }
}
