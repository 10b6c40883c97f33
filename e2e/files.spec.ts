import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

const openFile = async (bench: Workbench, name: string, bytes: Buffer): Promise<void> => {
  const chooser = bench.page.waitForEvent("filechooser");
  await bench.page.getByRole("button", { name: "Open", exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: bytes });
};

const downloaded = async (bench: Workbench): Promise<{ name: string; bytes: Buffer }> => {
  const download = bench.page.waitForEvent("download");
  await bench.page.getByRole("button", { name: "Download", exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const CRLF_BOM = Buffer.from(
  "\ufeffUser-agent: *\r\nDisallow: /caf\u00e9/\r\n\r\n# end\r\n",
  "utf8",
);

const KEPT: readonly (readonly [string, Buffer])[] = [
  [
    "mixed line ends and no final one",
    Buffer.from("User-agent: *\r\nDisallow: /a\nAllow: /b\r# x"),
  ],
  ["nothing in it", Buffer.alloc(0)],
];

const CAFE = "User-agent: *\r\nDisallow: /caf\u00e9\r\n";

const TO_CONVERT: readonly (readonly [encoding: string, bytes: Buffer, comment: string])[] = [
  // Latin-1 has no quotation marks at these bytes, unlike windows-1252.
  ["Latin-1", Buffer.from(`${CAFE}# \x93x\x94`, "latin1"), "# \u201cx\u201d"],
  ["UTF-16", Buffer.from(`\ufeff${CAFE}# \u4f60`, "utf16le"), "# \u4f60"],
];

test("files are opened, saved, converted and dropped, and cost no draft", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("an opened file downloads byte for byte, whatever its line ends and encoding", async () => {
    for (const [what, bytes] of KEPT) {
      await openFile(bench, `${what}.txt`, bytes);
      await expect(page.getByText(`${what}.txt`).first()).toBeVisible();
      const file = await downloaded(bench);
      expect(file.name).toBe("robots.txt");
      expect(file.bytes.equals(bytes), what).toBe(true);
    }
  });

  await test.step("an edited file keeps its byte order mark and line ends", async () => {
    await openFile(bench, "robots.txt", CRLF_BOM);
    await expect(bench.editor).toContainText("# end");
    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.insertText("Sitemap: https://shop.example/s.xml");
    const { bytes } = await downloaded(bench);
    expect(bytes.toString("utf8")).toBe(
      `${CRLF_BOM.toString("utf8")}Sitemap: https://shop.example/s.xml`,
    );
  });

  await test.step("a dropped file opens", async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File(["User-agent: DroppedBot\nDisallow: /\n"], "robots.txt", { type: "text/plain" }),
      );
      return transfer;
    });
    for (const type of ["dragenter", "dragover", "drop"]) {
      await page.dispatchEvent("body", type, { dataTransfer: data });
    }
    await expect(bench.editor).toContainText("DroppedBot");
  });

  await test.step("a file that is read slowly does not replace what was opened later, and is offered", async () => {
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      const letGo = new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }));
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        await letGo;
        return arrayBuffer.call(this);
      };
    });
    await openFile(bench, "slow.txt", Buffer.from("User-agent: SlowBot\nDisallow: /\n"));
    await page.getByRole("button", { name: "File", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
    await expect(bench.editor).not.toContainText("DroppedBot");
    await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
    const notice = page.getByText("slow.txt was not opened", { exact: false }).first();
    await expect(notice).toBeVisible();
    await expect(bench.editor).toContainText("Paste a robots.txt here");
    await page.getByRole("button", { name: "Open it now" }).click();
    await expect(bench.editor).toContainText("SlowBot");
  });

  await test.step("a draft can be restored with one click after a file is opened over it", async () => {
    await bench.write("User-agent: Draftbot\nDisallow: /draft/\n");
    await openFile(bench, "robots.txt", Buffer.from("User-agent: Filebot\nDisallow: /\n"));
    await expect(bench.editor).toContainText("Filebot");
    await page.getByRole("button", { name: "Restore my draft" }).click();
    await expect(bench.editor).toContainText("Draftbot");
  });

  const asking = page.locator('[data-rule^="encoding-"]');
  const lineEnds = page.getByRole("combobox", { name: "Line ends when saved" });
  for (const [encoding, bytes, comment] of TO_CONVERT) {
    await test.step(`a file in ${encoding} is converted to UTF-8 with one click, and back by undo`, async () => {
      await openFile(bench, "live-robots.txt", bytes);
      await asking.getByRole("button", { name: "Convert to UTF-8" }).click();
      await expect(asking).toHaveCount(0);
      await expect(page.getByText("Opened live-robots.txt")).toHaveCount(0);
      await expect(lineEnds).toHaveValue("CRLF");
      expect((await downloaded(bench)).bytes.toString("utf8")).toBe(CAFE + comment);
      await bench.editor.click();
      await page.keyboard.press("ControlOrMeta+z");
      await expect(asking).toHaveCount(1);
      expect((await downloaded(bench)).bytes.equals(bytes)).toBe(true);
    });
  }

  await test.step("the status bar has the same button, and a link contains the converted file", async () => {
    await page
      .getByRole("region", { name: "Editor", exact: true })
      .getByRole("button", { name: "Convert to UTF-8" })
      .click();
    await bench.share.click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(link);
    await expect(lineEnds).toHaveValue("CRLF");
    await expect(bench.editor).toContainText("/caf\u00e9# \u4f60");
  });
  expect(bench.faults).toEqual([]);
});

test("a file of 600 KiB opens, gets verdicts and stays usable", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const lines = ["User-agent: *"];
  for (let bytes = 0, index = 0; bytes < 600 * 1024; index++) {
    const line = `Disallow: /section-${index % 97}/page-${index}/${"long-".repeat(20)}*.html`;
    bytes += line.length + 1;
    lines.push(line);
  }
  lines.push("Disallow: /the-very-end");
  await openFile(bench, "robots.txt", Buffer.from(lines.join("\n")));
  await expect(bench.problem("file-too-large")).toBeVisible();
  const page1 = `/section-1/page-1/${"long-".repeat(20)}x.html`;
  await bench.test(page1, "/the-very-end/x");
  await expect(bench.verdicts.filter({ hasText: page1 })).toContainText("line 3");
  // Google stops after 500 KiB; RFC 9309 requires at least that.
  const end = bench.verdicts.filter({ hasText: "/the-very-end" });
  await expect(end).toContainText("Allowed");
  await expect(page.getByText(/first 500 KiB of the file are read/).first()).toBeVisible();
  await bench.chooseDialect("RFC 9309");
  await expect(end).toContainText("Blocked");
  await expect(end).toContainText(`line ${lines.length}`);
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.insertText("# typed at the top\n");
  await expect(bench.editor).toContainText("# typed at the top");
  await expect(end).toContainText(`line ${lines.length + 1}`);
  expect(bench.faults).toEqual([]);
});
