import { Buffer } from "node:buffer";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { FILE, openBulk } from "./bulk-tab.ts";

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

test("files of every kind are read and judged, and never leave the page", async ({ page }) => {
  test.slow();
  const sent: string[] = [];
  const { bench, bulk } = await openBulk(page);
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    // The page may still load its own parts.
    const isOwnPart = request.url().startsWith(`${origin}/assets/`) && request.method() === "GET";
    if (!isOwnPart && !/^(?:blob|data):/.test(request.url())) sent.push(request.url());
  });

  // The button for folders is there until something was read.
  await test.step("a folder is read, and broken files in it are reported while the others count", async () => {
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
    await expect(page.getByText(/^8 files/)).toBeVisible();
    await bulk.start.click();
    await expect(page.getByText("1 file was read only in part: Files says why.")).toBeVisible();
    await bulk.view("Files");
    await expect(bulk.report("again.txt")).toContainText("List of URLs");
    await expect(bulk.report("utf-16.txt")).toContainText(/List of URLs.*2.*1/);
    await expect(bulk.report("entities.xml")).toContainText(/Sitemap.*1/);
    await expect(bulk.report("cut.gz")).toContainText("ends too early");
    await expect(bulk.report("joined.gz")).toHaveText(/List of URLs\s*15,000/);
    await expect(bulk.report("line.txt")).toContainText(/2.*1/);
    await expect(bulk.report("nul.bin")).toContainText("Not read");
    await expect(page.getByText("The same file again")).toBeVisible();
    await bulk.removeFiles();
  });

  await test.step("sitemaps show what is blocked for which crawlers, and are compared with the file's own lines", async () => {
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
    await expect(bulk.report("page.html")).toContainText(
      "this is a web page that does not name its URL",
    );
    await expect(page.getByText("The same file again")).toBeVisible();
    await expect(bulk.report("list.csv")).toContainText("column Address");
    await bulk.view("Crawlers");
    await page
      .getByRole("table", { name: "Crawlers" })
      .getByRole("row", { name: /GPTBot/ })
      .getByRole("button")
      .click();
    await expect(page.getByRole("button", { name: "Remove filter: GPTBot only" })).toBeVisible();
    await expect(bulk.rows()).toHaveCount(7);
    await page.getByRole("searchbox", { name: "Search the results" }).fill("RED");
    await expect(bulk.rows()).toHaveCount(1);
    await page.getByRole("combobox", { name: "Judge for" }).click();
    await page.getByRole("option", { name: /^Under test/ }).click();
    await bulk.removeFiles();
  });

  await test.step("logs of every format show who made requests and what the file blocks of them", async () => {
    await bulk.choose(
      ...Object.entries(LOGS).map(([name, text]) => [`${name}.log`, text] as const),
    );
    await bulk.start.click();
    const visitors = page.getByRole("table", { name: "Visitors" });
    const known = Object.keys(LOGS).length - 1;
    await expect(visitors.getByRole("row", { name: /^GPTBot/ })).toContainText(`${3 * known}`);
    await expect(visitors.getByRole("row", { name: /^No user-agent/ })).toContainText("3");
    const wide = page.getByRole("region", { name: "Visitors" });
    const sideways = () => wide.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await sideways()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("tab", { name: "Test", exact: true }).click();
    expect(await sideways()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await bulk.view("Files");
    const files = page.getByRole("table", { name: "Files" }).locator("tbody").getByRole("row");
    await expect(files).toHaveCount(known + 1);
    for (const row of await files.all()) {
      await expect(row).toContainText(/Log: .*3/);
      await expect(row.getByRole("cell").nth(2)).toHaveText("");
    }
    await expect(files.filter({ hasText: "common.log" })).toContainText("without user-agents");
    await bulk.view("URLs");
    await expect(bulk.rows().first()).toHaveText(/Blocked.*\/cart\/1.*line 6.*GPTBot/);
    // Once the file is edited, it is compared with its text as opened.
    await bulk.view("Visitors");
    await expect(visitors.getByRole("columnheader", { name: "Before" })).toBeHidden();
    await bench.write("User-agent: *\nDisallow:\n");
    await expect(visitors.getByRole("columnheader", { name: "Before" })).toBeVisible();
    await expect(
      page.getByText(/The version it is compared with would save \d\d requests/),
    ).toBeVisible();
    await bulk.removeFiles();
  });

  await test.step("logged requests are shown as logged and judged as spelt, and a log of no known format is not read", async () => {
    await bench.write(`User-agent: *\n${"#\n".repeat(1200)}Disallow: /привет\n`);
    const lineFor = (target: string): string =>
      `192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET ${target} HTTP/1.1" 200 12 "-" "Googlebot/2.1"`;
    const targets = [
      "/%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82/1",
      "/\\xD0\\xBF\\xD1\\x80\\xD0\\xB8\\xD0\\xB2\\xD0\\xB5\\xD1\\x82/2",
      "/x/../привет/3",
    ];
    const unknown = "shop.example,[22/Nov/2026:06:23:01 +0000],GET,/cart,200\n".repeat(30);
    await bulk.choose(["access.log", targets.map(lineFor).join("\n")], ["custom.csv", unknown]);
    await bulk.start.click();
    await bulk.view("Files");
    await expect(bulk.report("custom.csv")).toContainText("Not read: these are requests of a log");
    await bulk.view("URLs");
    await expect(bulk.rows()).toHaveCount(3);
    for (const row of await bulk.rows().all()) await expect(row).toHaveText(/Blocked.*line 1,?202/);
    // A line number without its end would be another one.
    const line = bulk.rows().first().getByRole("button", { name: /^line/ });
    expect(await line.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    await expect(bulk.rows().filter({ hasText: "/x/../" })).toHaveCount(1);
    await bulk.removeFiles();
  });

  await test.step("axe finds nothing in Bulk's results", async () => {
    await bench.write(FILE);
    await bulk.input.fill("/cart/1\n/shoes/2\n");
    await bulk.choose(["access.log", `${COMBINED}\ngarbage`]);
    await bulk.start.click();
    await expect(bulk.rows()).toHaveCount(2);
    const panel = page.getByRole("tabpanel", { name: "Bulk" });
    await bench.onEachScreen("Test", async (theme) => {
      // On a phone they have the least room.
      const views = ["URLs", "Rules", "Crawlers", "Folders", "Sitemaps", "Files"];
      for (const view of theme === "dark" ? views : views.slice(0, 1)) {
        await bulk.view(view);
        await bench.expectAccessible(panel, theme);
      }
    });
    await page.getByRole("button", { name: "Logs", exact: true }).click();
    await expect(page.getByRole("table", { name: "Visitors" })).toBeVisible();
    await bench.expectAccessible();
  });
  expect(sent).toEqual([]);
  expect(bench.faults).toEqual([]);
});
