import { Buffer } from "node:buffer";
import { expect, type Locator, type Page } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/** The file that lists are judged by. */
export const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

/** The Bulk tab by its accessible names. */
export class BulkTab {
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

  /** Drops a file that the page makes itself, as large ones take long to send there. */
  async dropLines(lines: number): Promise<void> {
    const transfer = await this.page.evaluateHandle((count) => {
      const paths = Array.from({ length: count }, (_, index) => `/cart/${index}/item`);
      const made = new DataTransfer();
      made.items.add(new File([paths.join("\n")], "urls.txt"));
      return made;
    }, lines);
    await this.input.dispatchEvent("dragover", { dataTransfer: transfer });
    await this.input.dispatchEvent("drop", { dataTransfer: transfer });
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

  /** The row of a file in the view Files. */
  report(name: string): Locator {
    return this.page.getByRole("table", { name: "Files" }).getByRole("row", { name });
  }

  async removeFiles(): Promise<void> {
    await this.page.getByRole("button", { name: "Remove files" }).click();
  }
}

/** Opens the page with that file, at Bulk. */
export const openBulk = async (page: Page): Promise<{ bench: Workbench; bulk: BulkTab }> => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(FILE);
  const bulk = new BulkTab(page);
  await bulk.open();
  return { bench, bulk };
};
