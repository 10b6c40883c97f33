import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, test } from "@playwright/test";
import { storedBeginnings, Workbench } from "./workbench.ts";

const fileMenu = async ({ page }: Workbench, choice: string): Promise<void> => {
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: choice, exact: true }).click();
};

const openHistory = async (bench: Workbench) => {
  await fileMenu(bench, "History");
  const dialog = bench.page.getByRole("dialog", { name: "History" });
  const versions = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
  return { dialog, versions };
};

const openFile = async (bench: Workbench, name: string, bytes: string | Buffer): Promise<void> => {
  const chooser = bench.page.waitForEvent("filechooser");
  await bench.page.getByRole("button", { name: "Open", exact: true }).click();
  const buffer = Buffer.from(bytes);
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer });
};

const downloaded = async ({ page }: Workbench): Promise<Buffer> => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  return readFile(await (await download).path());
};

const freshTab = async (context: BrowserContext): Promise<Workbench> => {
  const bench = new Workbench(await context.newPage());
  await bench.open();
  return bench;
};

const linkCopied = ({ page }: Workbench) =>
  page.getByRole("status").filter({ hasText: "Link copied" });

test("versions are kept, and files come and go, in one page", async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const notices = page.getByRole("region", { name: "Notices" });
  const fileButton = page.getByRole("button", { name: "File", exact: true });

  await test.step("versions are kept, listed, named, restored and deleted, by keyboard alone", async () => {
    await bench.write("User-agent: First\nDisallow: /first/\n");
    await bench.share.press("Enter");
    await expect(linkCopied(bench)).toBeVisible();
    await bench.write("User-agent: Second\nDisallow: /second/\n");
    await openFile(bench, "live.txt", "User-agent: Third\nDisallow: /third/\n");
    await expect(bench.editor).toContainText("Third");

    await fileButton.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "History", exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "History" });
    const versions = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
    await expect(versions).toHaveCount(4);
    const first = versions.filter({ hasText: "User-agent: First" });
    await expect(first).toContainText("Shared");
    await expect(first).toContainText(/Today, .* 36 bytes/);
    await expect(versions.filter({ hasText: "Second" })).toContainText("Before another file");
    await expect(versions.filter({ hasText: "Draft in this tab" })).toContainText("live.txt");
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);

    await first.getByRole("button", { name: "Name" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Name of this version" })).toBeFocused();
    await page.keyboard.type("before launch");
    await page.keyboard.press("Enter");
    const named = versions.filter({ hasText: "before launch" });
    await expect(named.getByRole("button", { name: "Name" })).toBeFocused();

    await versions.filter({ hasText: "Second" }).getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await expect(versions).toHaveCount(3);
    await expect(dialog).toBeVisible();

    await named.getByRole("button", { name: "Restore" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(bench.editor).toContainText("First");
    await expect(page.getByRole("button", { name: "Swap back" })).toBeVisible();
  });

  await test.step("a new file is empty, stays so after a reload, and leaves the old one in the history", async () => {
    await bench.write("User-agent: Oldbot\nDisallow: /old/\n");
    await fileMenu(bench, "New");
    await expect(page.getByText("Paste a robots.txt here")).toBeVisible();
    await expect(bench.verdicts).toHaveCount(0);
    await bench.reload();
    await expect(page.getByText("Paste a robots.txt here")).toBeVisible();
    const { dialog, versions } = await openHistory(bench);
    await expect(versions.filter({ hasText: "Oldbot" })).toHaveCount(1);
    await expect(versions.filter({ hasText: "before launch" })).toHaveCount(1);
    await dialog.getByRole("button", { name: "Delete all" }).press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("cannot be undone");
    await dialog.getByRole("button", { name: "Delete them" }).press("Enter");
    await expect(versions).toHaveCount(1);
    await expect(versions).toContainText("Draft in this tab");
    await page.keyboard.press("Escape");
    await expect(fileButton).toBeFocused();
  });

  await test.step("a draft whose notice was dismissed is still in the history", async () => {
    await bench.write("User-agent: Draftbot\nDisallow: /draft/\n");
    await openFile(bench, "robots.txt", "User-agent: Filebot\nDisallow: /\n");
    const notice = notices.locator(".notice").filter({ hasText: "Restore my draft" });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    const { versions } = await openHistory(bench);
    await versions.filter({ hasText: "Draftbot" }).getByRole("button", { name: "Restore" }).click();
    await expect(bench.editor).toContainText("Draftbot");
  });

  await test.step("the user can change the title, links include it, and a version is compared with the current file", async () => {
    const text = "User-agent: *\nDisallow: /first/\n";
    await bench.write(text);
    const title = page.getByRole("textbox", { name: "Title" });
    const name = page.locator(".header__name");
    await fileMenu(bench, "Rename");
    await expect(title).toBeFocused();
    await title.fill("Shop, summer");
    await title.press("Enter");
    await expect(name).toHaveText("Shop, summer");
    await bench.share.click();
    await expect(linkCopied(bench)).toBeVisible();
    const link = page.url();
    await fileMenu(bench, "Copy text");
    await expect(page.getByRole("status").filter({ hasText: "Text copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await bench.write("User-agent: *\nDisallow: /first/\nDisallow: /second/\n");
    const { dialog, versions } = await openHistory(bench);
    await versions.filter({ hasText: "Shared" }).getByRole("button", { name: "Compare" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("tab", { name: "Compare" })).toBeFocused();
    await expect(page.getByRole("list", { name: "Changes" })).toContainText("/second/");
    await fileMenu(bench, "Rename");
    await title.fill("Shop, winter");
    await title.press("Enter");
    await expect(name).toHaveText("Shop, winter");
    await page.goto("about:blank");
    await page.goto(link);
    await expect(name).toHaveText("Shop, summer");
  });

  await test.step("on a phone the File menu opens, saves and restores versions", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fileButton.click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    const buffer = Buffer.from("User-agent: Phonebot\n");
    await (await chooser).setFiles({ name: "robots.txt", mimeType: "text/plain", buffer });
    await expect(bench.editor).toContainText("Phonebot");
    const { dialog, versions } = await openHistory(bench);
    await expect(versions.filter({ hasText: "Phonebot" })).toHaveCount(2);
    expect(await bench.accessibilityViolations(dialog)).toEqual([]);
    await expect(dialog).toHaveCSS("overflow-x", "hidden");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  expect(bench.faults).toEqual([]);
});

/** Keys between two looks at what is stored: far fewer than fit into a pause of the user's. */
const KEYS = 10;

/** A file of 1.5 MB with mixed line ends. */
const LARGE = Array.from(
  { length: 40_000 },
  (_, index) => `Disallow: /section/page-${index}${index % 3 === 0 ? "\n" : "\r\n"}`,
).join("");

test("each tab keeps its own draft, and a new tab continues that of a closed or crashed one", async ({
  context,
}) => {
  test.slow();
  const first = await freshTab(context);
  await first.write("User-agent: Mine\nDisallow: /mine/\n");
  const second = await freshTab(context);

  await test.step("a new tab says when it is a copy", async () => {
    await expect(second.editor).toContainText("Mine");
    await expect(second.page.getByText("copy of the draft in your other tab")).toBeVisible();
  });

  await test.step("two tabs that write at the same time both keep their drafts", async () => {
    await Promise.all([
      first.replaceText("User-agent: alpha"),
      second.replaceText("User-agent: beta"),
    ]);
    await expect(async () => {
      const stored = [...(await storedBeginnings(first.page))].sort();
      expect(stored).toEqual(["User-agent: alpha", "User-agent: beta"]);
    }).toPass();
    await Promise.all([first.reload(), second.reload()]);
    await expect(first.editor).toContainText("alpha");
    await expect(second.editor).toContainText("beta");
    const { versions } = await openHistory(first);
    const other = versions.filter({ hasText: "beta" });
    await expect(other).toContainText("Draft open in another tab");
    await first.page.keyboard.press("Escape");
    await second.page.close();
    await openHistory(first);
    await expect(other).toContainText("closed tab");
    await first.page.keyboard.press("Escape");
  });

  let bench = await test.step("a new tab continues the draft of a closed one", async () => {
    await first.write("User-agent: Last\n");
    await first.page.close();
    const third = await freshTab(context);
    await expect(third.editor).toContainText("Last");
    await expect(third.page.getByText("copy of the draft")).toHaveCount(0);
    return third;
  });

  for (const [size, text] of [
    ["a short file", "\r\n"],
    ["a large file", LARGE],
  ] as const) {
    await test.step(`a crash while typing in ${size} leaves what was typed shortly before`, async () => {
      const { page } = bench;
      await openFile(bench, "robots.txt", `\n${text}`);
      await expect(page.getByText("Opened robots.txt")).toBeVisible();
      await bench.editor.click();
      await page.keyboard.press("ControlOrMeta+Home");
      // Saving must not wait for a pause between the keys.
      await expect(async () => {
        for (let key = 0; key < KEYS; key++) await page.keyboard.press("x");
        expect(await storedBeginnings(page)).toContainEqual(expect.stringMatching(/^x+$/));
      }).toPass({ intervals: [0] });
      const crash = page.waitForEvent("crash");
      const session = await context.newCDPSession(page);
      session.send("Page.crash").catch(() => {});
      await crash;
      bench = await freshTab(context);
      await expect(bench.editor.locator(".cm-line").first()).toHaveText(/^x+$/);
      expect((await downloaded(bench)).toString().replace(/^x+/, "")).toBe(`\n${text}`);
    });
  }
});

test("a browser that stores nothing says so at once, keeps the text and offers a download", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  const bench = new Workbench(page);
  await bench.open();
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toBeEmpty();
  await bench.write("User-agent: Mine\nDisallow: /mine/\n");
  await expect(notices).toContainText("does not let the page save drafts");
  const download = page.waitForEvent("download");
  await notices.getByRole("button", { name: "Download" }).click();
  expect((await readFile(await (await download).path())).toString()).toContain("Mine");
  const { dialog } = await openHistory(bench);
  await expect(dialog).toContainText("does not let the page keep a history");
});
