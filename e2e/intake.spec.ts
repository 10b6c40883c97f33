import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const FILE = "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n";

const sitemapOf = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>https://shop.example${path}</loc></url>`)
    .join("\n")}\n</urlset>`;

const SITEMAP = sitemapOf(["/cart/1", "/cart/help", "/shoes"]);

const logOf = (paths: readonly string[]): string =>
  paths
    .map(
      (path) =>
        `192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET ${path} HTTP/1.1" 200 12 "-" "Mozilla/5.0 (compatible; GPTBot/1.3)"`,
    )
    .join("\n");

const LOG = logOf(["/cart/1", "/cart/2", "/shoes", "/cart/1"]);

const HTML = "<!doctype html>\n<html><head><title>Shoes</title></head><body></body></html>";

const CHECKS = `{"version":1,"checks":[{"crawler":"Googlebot","url":"/cart","expect":"allowed"}]}`;

type Dropped = readonly [name: string, content: string | Buffer, type?: string];

/** Pastes as the browser does, outside of any field. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
    document.body.dispatchEvent(event);
  }, text);

const copy = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

const pasteOverFile = async (bench: Workbench, text: string): Promise<void> => {
  await copy(bench.page, text);
  await bench.editor.press("ControlOrMeta+a");
  await bench.page.keyboard.press("ControlOrMeta+v");
};

const pasteAsUrls = async (bench: Workbench, text: string): Promise<void> => {
  await copy(bench.page, text);
  await bench.urlToTest.click();
  await bench.page.keyboard.press("ControlOrMeta+v");
};

/** Drags files over a place; `drop` ends it there. */
const drag = async (page: Page, at: { x: number; y: number }, ...files: readonly Dropped[]) => {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const [name, bytes, type] of all) {
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      }
      return transfer;
    },
    files.map(([name, content, type = ""]) => [name, [...Buffer.from(content)], type] as const),
  );
  const fire = (type: string) =>
    page.evaluate(
      ([dataTransfer, { x, y }, kind]) => {
        const target = document.elementFromPoint(x, y) ?? document.body;
        const init = { dataTransfer, bubbles: true, cancelable: true, clientX: x, clientY: y };
        target.dispatchEvent(new DragEvent(kind, init));
      },
      [data, at, type] as const,
    );
  await fire("dragenter");
  await fire("dragover");
  return { drop: () => fire("drop") };
};

const EDITOR = { x: 200, y: 200 };

const drop = async (page: Page, ...files: readonly Dropped[]): Promise<void> => {
  const dragged = await drag(page, EDITOR, ...files);
  await dragged.drop();
};

const openFile = async (page: Page) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  // The URLs of the example go with its text.
  await expect(bench.verdicts).toHaveCount(0);
  const notices = page.getByRole("region", { name: "Notices" });
  const bulk = page.getByRole("tab", { name: "Bulk", exact: true });
  const rows = page.getByRole("table", { name: "Results" }).locator("tbody").getByRole("row");
  return { bench, notices, bulk, rows };
};

test("what is pasted or dropped goes where it belongs by its content, the file stays, and one click reverses it", async ({
  page,
}) => {
  const { bench, notices, bulk, rows } = await openFile(page);

  await test.step("what is pasted outside of a field", async () => {
    // A sitemap is tested in Bulk at once.
    await paste(page, SITEMAP);
    await expect(bulk).toHaveAttribute("aria-selected", "true");
    await expect(rows).toHaveText([/Blocked.*\/cart\/1.*line 2/, /Allowed.*line 3/, /Allowed/]);
    await expect(notices).toContainText("The pasted text is a sitemap. Bulk tests its URLs.");
    expect(await bench.text()).toBe(FILE);
    expect(await bench.accessibilityViolations(bench.tester)).toEqual([]);
    await notices.getByRole("button", { name: "Open as robots.txt instead" }).click();
    await expect(bench.editor).toContainText("<urlset");
    // The report of the last step takes the place of the one before.
    await expect(notices.locator(".notice")).toHaveCount(1);
    await expect(rows).toHaveCount(0);
    await notices.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => bench.text()).toBe(FILE);

    // So is a log, with who made the requests.
    await paste(page, LOG);
    const visitors = page.getByRole("table", { name: "Visitors" });
    await expect(visitors.getByRole("row", { name: /^GPTBot/ })).toContainText("4");
    await expect(notices).toContainText("The pasted text is an access log, Combined");

    // A page leaves the file alone, and so does any other text.
    await paste(page, HTML);
    await expect(notices).toContainText(
      "The pasted text is a web page (HTML). It names no address",
    );
    await paste(page, "Call me Ishmael.");
    await expect(notices).toContainText("not a robots.txt, nor a list, sitemap or log");
    expect(await bench.text()).toBe(FILE);

    // Checks are imported.
    await paste(page, CHECKS);
    await expect(page.getByRole("table", { name: "Matrix" })).toContainText("Blocked");
    await expect(page.getByRole("rowheader", { name: "/cart" })).toBeVisible();

    // So are files that were copied elsewhere.
    await page.evaluate((log) => {
      const data = new DataTransfer();
      data.items.add(new File([log], "copied.txt"));
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
      document.body.dispatchEvent(event);
    }, LOG);
    await expect(notices).toContainText("copied.txt is an access log, Combined");

    // A short list is tested, and can be opened instead.
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
    await bench.removeAllUrls();
    await paste(page, "https://shop.example/cart/9\nhttps://shop.example/shoes\n");
    await expect(bench.verdicts).toHaveText([/Blocked[\s\S]*line 2/, /Allowed/]);
    await expect(notices).toContainText("a list of URLs. 2 URLs are tested.");
    await notices.getByRole("button", { name: "Open as robots.txt instead" }).click();
    await expect(bench.verdicts).toHaveCount(0);
    await expect(bench.editor).toContainText("https://shop.example/cart/9");
    await bench.write(FILE);
  });

  await test.step("what is pasted over the whole file replaces it only if it may be one", async () => {
    await pasteOverFile(bench, LOG);
    await expect(bulk).toHaveAttribute("aria-selected", "true");
    await expect(notices).toContainText("The pasted text is an access log, Combined");
    expect(await bench.text()).toBe(FILE);
    await notices.getByRole("button", { name: "Open as robots.txt instead" }).click();
    await expect(bench.editor).toContainText("192.0.2.1");
    await pasteOverFile(bench, "Call me Ishmael.\nSome years ago");
    await expect(bench.editor).toContainText("Some years ago");
    await pasteOverFile(bench, FILE);
    await expect(bench.editor).toContainText("/cart/help");
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
  });

  await test.step("what is pasted within one's own file goes into it only if it may be a part of one", async () => {
    const pasteWithin = async (text: string) => {
      await copy(page, text);
      await bench.editor.press("ControlOrMeta+End");
      await page.keyboard.press("ControlOrMeta+v");
    };
    await pasteWithin("Disallow: /tea\nDisallow: /coffee\n");
    await expect.poll(() => bench.text()).toBe(`${FILE}Disallow: /tea\nDisallow: /coffee\n`);
    await pasteWithin(LOG);
    await expect(bulk).toHaveAttribute("aria-selected", "true");
    await expect(notices).toContainText("The pasted text is an access log, Combined");
    await expect(page.getByRole("table", { name: "Visitors" })).toContainText("GPTBot");
    expect(await bench.text()).toBe(`${FILE}Disallow: /tea\nDisallow: /coffee\n`);
    await notices.getByRole("button", { name: "Put it into your file instead" }).click();
    await expect.poll(() => bench.text()).toBe(`${FILE}Disallow: /tea\nDisallow: /coffee\n${LOG}`);
    await bench.write(FILE);
    // A single line, too.
    const [request = ""] = LOG.split("\n");
    await pasteWithin(request);
    await expect(page.getByRole("table", { name: "Visitors" })).toContainText("GPTBot");
    expect(await bench.text()).toBe(FILE);
    await notices.getByRole("button", { name: "Put it into your file instead" }).click();
    await expect.poll(() => bench.text()).toBe(`${FILE}${request}`);
    await bench.write(FILE);
    await pasteWithin("https://shop.example/cart/5\nhttps://shop.example/tea\n");
    await expect(notices).toContainText("a list of URLs. It was put into your file.");
    expect(await bench.text()).toContain("/cart/help\nhttps://shop.example/cart/5");
    await page.getByRole("tab", { name: "URLs", exact: true }).click();
    await notices.getByRole("button", { name: "Test these URLs instead" }).click();
    await expect(bench.verdicts).toHaveText([/Blocked[\s\S]*\/cart\/5/, /Allowed[\s\S]*\/tea/]);
    await expect.poll(() => bench.text()).toBe(FILE);
    await bench.removeAllUrls();
  });

  await test.step("the field for URLs and the Matrix take the URLs of a sitemap, a log and a table", async () => {
    const paths = Array.from({ length: 50 }, (_, at) => (at < 3 ? `/cart/${at}` : `/page/${at}`));
    await pasteAsUrls(bench, sitemapOf(paths));
    await expect(bench.verdicts).toHaveCount(50);
    await expect(bench.verdicts.filter({ hasText: "Blocked" })).toHaveCount(3);
    await expect(page.getByText("Took 50 URLs: what you pasted is a sitemap.")).toBeVisible();
    await page.getByRole("button", { name: "Remove all" }).click();
    await pasteAsUrls(bench, LOG);
    await expect(bench.verdicts).toHaveText([
      /Blocked[\s\S]*\/cart\/1[\s\S]*line 2/,
      /Blocked[\s\S]*\/cart\/2[\s\S]*line 2/,
      /Allowed[\s\S]*\/shoes/,
    ]);
    // So is a row of a table; the line can be tested as it is instead.
    await pasteAsUrls(bench, "https://shop.example/row\t1204\t9");
    await expect(bench.verdicts.last()).toHaveText(/\/row/);
    await notices.getByRole("button", { name: "Test the line as it is" }).click();
    await expect(bench.verdicts.last()).toHaveText(/\/row 1204 9/);
    await bench.verdicts.last().getByRole("button", { name: "Remove" }).click();
    await expect(bench.verdicts).toHaveCount(3);
    // One line may be a whole sitemap; a page has no URLs to test.
    await pasteAsUrls(bench, sitemapOf(["/one"]).replaceAll("\n", ""));
    await expect(bench.verdicts).toHaveCount(4);
    await pasteAsUrls(bench, HTML);
    await expect(page.getByText("What you pasted is a web page (HTML)")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(bench.verdicts).toHaveCount(4);
    expect(await bench.text()).toBe(FILE);

    await page.getByRole("tab", { name: "Matrix", exact: true }).click();
    await pasteAsUrls(bench, sitemapOf(["/cart/77", "/tea"]));
    await expect(page.getByRole("rowheader", { name: /\/cart\/77/ })).toBeVisible();
    expect(await notices.getByText("left out").count()).toBe(0);
  });

  await test.step("dropped files go where they belong, and the page says before what will happen", async () => {
    const dragged = await drag(page, EDITOR, ["robots.txt", LOG, "text/plain"]);
    const hint = page.locator(".drop");
    await expect(hint).toContainText("robots.txtopens in the editor");
    await expect(hint).toContainText("URLs, sitemap, CSV or logare tested in Bulk");
    await expect(hint).not.toContainText("Checks file");
    await dragged.drop();
    await expect(hint).toHaveCount(0);
    await expect(bulk).toHaveAttribute("aria-selected", "true");
    await expect(notices).toContainText("robots.txt is an access log, Combined");
    await expect(page.getByRole("table", { name: "Visitors" })).toContainText("GPTBot");
    expect(await bench.text()).toBe(FILE);
    await page.getByRole("button", { name: "Remove files" }).click();

    // With Bulk open, below its controls: the whole panel takes it, as does the rest of the page.
    const start = await page.getByRole("button", { name: "Start", exact: true }).boundingBox();
    if (start === null) throw new Error("Bulk has no Start");
    const below = { x: start.x, y: start.y + start.height + 20 };
    const packed = await drag(page, below, ["pages.dat", gzipSync(SITEMAP), "application/gzip"]);
    await expect(hint).not.toContainText("opens in the editor");
    await packed.drop();
    await expect(rows).toHaveText([/Blocked.*\/cart\/1/, /Allowed/, /Allowed/]);
    await expect(notices).toContainText("pages.dat is packed with gzip. Bulk tests its URLs.");

    // A robots.txt by any name is opened, its companions go with it.
    await drop(
      page,
      ["notes.csv", "# dropped\nUser-agent: *\nDisallow: /x\n", "text/csv"],
      ["urls.csv", "Address,Status\nhttps://shop.example/x,200\nhttps://shop.example/y,404\n"],
      ["page.html", HTML, "text/html"],
    );
    await expect(bench.editor).toContainText("# dropped");
    await expect(notices).toContainText("Opened notes.csv. Bulk tests the URLs of 2 files.");
    await expect(rows.filter({ hasText: "/x" })).toHaveText(/Blocked.*line 3/);
  });
  expect(bench.faults).toEqual([]);
});
