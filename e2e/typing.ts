import { Buffer } from "node:buffer";
import { type Browser, type CDPSession, expect, type Page } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/** A file of about this many bytes, of ordinary lines. */
export const largeFile = (most: number): Buffer => {
  const lines = ["# Written for measuring"];
  for (let bytes = 0, index = 0; bytes < most; index++) {
    const line =
      index % 40 === 0
        ? `\nUser-agent: crawler-${index}`
        : index % 4 === 0
          ? `Disallow: /*/page-${index}*.html`
          : `${index % 5 === 0 ? "Allow" : "Disallow"}: /section-${index % 89}/item-${index}`;
    bytes += line.length + 1;
    lines.push(line);
  }
  return Buffer.from(lines.join("\n"));
};

const VIEWPORT = { width: 1360, height: 840 };

const asFile = (buffer: Buffer) => ({ name: "robots.txt", mimeType: "text/plain", buffer });

/** Seconds of processor time that the main thread has used so far: script, layout and paint. */
export const busyTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
};

/** Milliseconds between two samples: longer than the page waits for a pause in typing. */
const LOOK = 700;

/** Seconds that an idle page may be busy between two samples. */
const REST = 0.02;

/** Waits until a page's main thread is nearly idle. */
export const untilQuiet = async (session: CDPSession): Promise<void> => {
  let before = Number.NEGATIVE_INFINITY;
  const sinceLast = async (): Promise<number> => {
    const now = await busyTime(session);
    const since = now - before;
    before = now;
    return since;
  };
  await expect.poll(sinceLast, { intervals: [LOOK], timeout: 60_000 }).toBeLessThan(REST);
};

/** Waits until the typed text is on the screen. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );

/** An editor with a file open and the cursor in its text, in a separate browser context. */
export interface OpenEditor {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

const openEditor = async (
  browser: Browser,
  fill: (page: Page) => Promise<void>,
): Promise<OpenEditor> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time that the processor spent, not time that passed: other tests run at the same time.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await fill(page);
  await untilQuiet(session);
  return { page, session, close: () => context.close() };
};

/** Opens a file in CodeMirror with its minimal setup. */
export const openBare = (browser: Browser, address: string, file: Buffer): Promise<OpenEditor> =>
  openEditor(browser, async (page) => {
    await page.goto(address);
    await page.locator("input").setInputFiles(asFile(file));
    await expect(page.locator(".cm-line").first()).toBeVisible();
  });

/** Opens a file in the Workbench. */
export const openInWorkbench = (browser: Browser, file: Buffer): Promise<OpenEditor> =>
  openEditor(browser, async (page) => {
    const bench = new Workbench(page);
    await bench.openWhole();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await (await chooser).setFiles(asFile(file));
    await expect(bench.editor).toContainText("Written for measuring");
    await bench.editor.click();
  });
