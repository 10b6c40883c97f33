import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { expect, type Route, test } from "@playwright/test";
import { EDITOR_SCRIPTS, FIRST_SCRIPTS, isLaterScript, scriptOf } from "./scripts.ts";
import { hold, Workbench } from "./workbench.ts";

/** The worker of the checks. */
const CHECKS = /\/checks-[\w-]{8}\.js$/;

/** The worker of what takes proofs, such as the Matrix. */
const PROOFS = /\/proofs-[\w-]{8}\.js$/;

/** Milliseconds after which a worker that does not answer is replaced. */
const LIMIT = 8_000;

const refuse = (route: Route): Promise<void> => route.abort();

test("without all that loads later one can type, and loading can be retried", async ({ page }) => {
  await page.route(isLaterScript, refuse);
  const bench = new Workbench(page);
  await page.goto("./");
  await bench.write("User-agent: Typed\nDisalow: /typed/\n");
  await expect(bench.editor).toContainText("User-agent: Typed");
  await expect(page.getByRole("banner").getByText("edited")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "The list of problems" })).toBeVisible();
  const compare = page.getByRole("tab", { name: "Compare", exact: true });
  await compare.click();
  // A button within a tab would choose it.
  await expect(page.getByRole("tab").getByRole("button")).toHaveCount(0);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(page.getByRole("tabpanel").getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute(isLaterScript, refuse);
  const left = async (): Promise<number> => {
    // Within the page: what comes back moves the buttons below it away from under a pointer.
    await again.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click();
    });
    return again.count();
  };
  await expect.poll(left).toBe(0);
  await expect(bench.crawler).toBeVisible();
  await expect(compare).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox", { name: "Compare with" })).toBeVisible();
  await expect(bench.problems.first()).toBeVisible();
});

test("keys pressed before what they need has loaded take effect once it has", async ({ page }) => {
  const bench = new Workbench(page);

  await test.step("the editor's help", async () => {
    const help = `**/${scriptOf("app/editor/language/help.ts")}`;
    const release = await hold(page, help);
    const asked = page.waitForRequest(help);
    await page.goto("./");
    await asked;
    await bench.write("");
    await page.keyboard.press("Control+Space");
    release();
    await expect(page.getByRole("option", { name: /Group for one crawler/ })).toBeVisible();
  });

  await test.step("its assistance, and the checks", async () => {
    const assistance = `**/${scriptOf("app/editor/assistance.ts")}`;
    const releaseAssistance = await hold(page, assistance);
    const releaseChecks = await hold(page, CHECKS);
    const asked = page.waitForRequest(assistance);
    await page.reload();
    await asked;
    await bench.write("Disalow: /x\n\nUser-agent: GPTBot");
    await page.keyboard.press("Alt+Enter");
    releaseAssistance();
    await expect(bench.crawler).toHaveValue("GPTBot");
    await page.keyboard.press("F8");
    releaseChecks();
    await expect(page.locator(".cm-activeLine")).toContainText("Disalow");
  });
});

test("the Matrix sets expectations to the verdicts on the present file once they are known, or says why not", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const matrix = page.getByRole("tab", { name: "Matrix", exact: true });
  const expectAll = page.getByRole("button", { name: "Expect all as they are now" });

  await test.step("if they cannot be worked out", async () => {
    await page.route(PROOFS, refuse);
    await bench.open();
    await matrix.click();
    await expectAll.click();
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText("The verdicts could not be worked out");
    await page.unroute(PROOFS, refuse);
  });

  await test.step("if they are not known yet", async () => {
    const before = bench.faults.length;
    const release = await hold(page, PROOFS);
    await bench.reload();
    await bench.removeAllUrls();
    await bench.test("/cart/1", "/tea");
    await matrix.click();
    await expectAll.click();
    release();
    await expect(page.getByRole("button", { name: /^([\d,]+) of \1 as expected/ })).toBeVisible();
    expect(bench.faults.slice(before)).toEqual([]);
  });
});

test("the list of problems outlives its worker", async ({ page }) => {
  const bench = new Workbench(page);
  const misspelt = bench.problems.filter({ hasText: "Disalow" }).first();

  await test.step("without the worker it says so, and loading can be retried", async () => {
    await page.route(CHECKS, refuse);
    await page.goto("./");
    const failed = page.getByRole("alert").filter({ hasText: "checks could not be loaded" });
    await expect(failed).toBeVisible();
    await page.unroute(CHECKS, refuse);
    await failed.getByRole("button", { name: "Try again" }).click();
    await bench.write("User-agent: *\nDisalow: /\n");
    await expect(misspelt).toBeVisible();
    await expect(failed).toBeHidden();
  });

  await test.step("a worker that hangs is replaced, and the problems are those of the current text", async () => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      let made = 0;
      // The first one for checks accepts messages but never answers, like one that was terminated or
      // hangs.
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (String(url).includes("/checks-") && made++ === 0) this.terminate();
        }
      };
    });
    await page.clock.install();
    await page.reload();
    await expect(bench.editor).toBeVisible();
    await bench.write("User-agent: *\nDisalow: /later\n");
    await expect(bench.editor).toContainText("/later");
    await expect(async () => {
      await page.clock.fastForward(LIMIT);
      await expect(misspelt).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test("the text can be read, written and saved if a file is missing that the page starts with", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const message = page.getByRole("alert").filter({ hasText: "did not load completely" });
  const field = page.getByRole("textbox", { name: "robots.txt source" });
  let text = "User-agent: *\nDisallow: /mine\n";
  await bench.open();
  await bench.write(text);
  await expect(page.getByRole("banner").getByText("edited")).toBeVisible();

  for (const missing of FIRST_SCRIPTS) {
    await test.step(`without ${missing}`, async () => {
      await page.route(`**/${missing}`, (route) => route.abort());
      await page.reload();
      await expect(message).toBeVisible();
      await expect(field).toHaveValue(text);
      await field.press("ControlOrMeta+End");
      await field.pressSequentially("# more\n");
      text += "# more\n";
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download robots.txt" }).click(),
      ]);
      expect(readFileSync(await saved.path(), "utf8")).toBe(text);
      if (missing === FIRST_SCRIPTS[0]) await bench.expectAccessible(page.locator("body"));
      await page.unroute(`**/${missing}`);
    });
  }

  await test.step("a dropped robots.txt is opened, and any other file is said to be one", async () => {
    await page.route(`**/${FIRST_SCRIPTS[0]}`, (route) => route.abort());
    await page.reload();
    await expect(field).toHaveValue(text);
    const drop = (name: string, content: string) =>
      field.evaluate(
        (target, [file, inside]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([inside], file));
          const init = { dataTransfer, bubbles: true, cancelable: true };
          target.dispatchEvent(new DragEvent("drop", init));
        },
        [name, content] as const,
      );
    await drop("urls.txt", "https://shop.example/a\nhttps://shop.example/b\n");
    await expect(page.getByText("Your robots.txt stays as it was.")).toBeVisible();
    await expect(field).toHaveValue(text);
    // What has not been saved is offered again.
    await field.press("ControlOrMeta+End");
    await field.pressSequentially("# unsaved\n");
    text += "# unsaved\n";
    await drop("mine.txt", "User-agent: *\r\nDisallow: /dropped\r\n");
    await expect(field).toHaveValue("User-agent: *\nDisallow: /dropped\n");
    await expect(page.getByText("Opened mine.txt.")).toBeVisible();
    await expect(page.getByText("Your robots.txt stays as it was.")).toBeHidden();
    await page.getByRole("button", { name: "Restore my draft" }).click();
    await expect(field).toHaveValue(text);
    await page.unrouteAll();
  });

  await test.step("without what shows it, too, the page says so", async () => {
    for (const missing of [...FIRST_SCRIPTS.slice(0, 1), "rescue.js"])
      await page.route(`**/${missing}`, (route) => route.abort());
    await page.reload();
    await expect(message).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("the page has what was written meanwhile", async () => {
    await bench.reload();
    await expect(message).toBeHidden();
    expect(await bench.text()).toBe(text);
  });
});

test("without the editor a plain text field takes its place, and all else works", async ({
  page,
}) => {
  const bench = new Workbench(page);
  const field = page.getByRole("textbox", { name: "robots.txt source" });
  const notices = page.getByRole("region", { name: "Notices" });
  expect(EDITOR_SCRIPTS.length).toBeGreaterThan(0);
  await bench.saveData();
  for (const missing of EDITOR_SCRIPTS) {
    await page.route(`**/${missing}`, (route) => route.abort());
    await page.goto("./");
    await expect(notices, missing).toContainText("this is a plain text field");
    await expect(field).toHaveValue(/^(?:# |User-agent)/);
    await page.unroute(`**/${missing}`);
  }

  await test.step("what is typed is tested, fixed and undone", async () => {
    await field.fill("User-agent: *\nDisallov: /typed/\n");
    await expect(page.getByRole("banner").getByText("edited")).toBeVisible();
    await bench.test("/typed/1");
    await expect(bench.verdicts.first()).toContainText("Allowed");
    await bench.problems
      .first()
      .getByRole("button", { name: /Disallow/ })
      .click();
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(field).toHaveValue("User-agent: *\nDisallow: /typed/\n");
    await expect(bench.verdicts.first()).toContainText("Blocked");
    await field.press("ControlOrMeta+z");
    await expect(field).toHaveValue("User-agent: *\nDisallov: /typed/\n");
    await expect(bench.verdicts.first()).toContainText("Allowed");
    await field.press("ControlOrMeta+Shift+z");
    await expect(field).toHaveValue("User-agent: *\nDisallow: /typed/\n");
    await field.press("End");
    await field.pressSequentially("x");
  });

  await test.step("an input method can compose in it", async () => {
    const typed = await field.inputValue();
    await field.press("ControlOrMeta+End");
    const devTools = await page.context().newCDPSession(page);
    for (const text of ["ㅎ", "하", "한"]) {
      await devTools.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    }
    await devTools.send("Input.insertText", { text: "한" });
    await expect(field).toHaveValue(`${typed}한`);
    await field.press("Backspace");
    await expect(field).toHaveValue(typed);
  });

  await test.step("and is there in the whole editor after a reload", async () => {
    const { length } = await field.inputValue();
    expect(length).toBe("User-agent: *\nDisallow: /typed/\n".length + 1);
    await page.reload();
    await expect(bench.editor).toContainText("/typed/");
    await expect(page.locator(".cm-content")).toBeVisible();
  });
});

test("a part loaded on demand says that it is missing, and can be retried", async ({ page }) => {
  const bench = new Workbench(page);
  const missing = /\/(?:addresses|text-diff)-[\w-]{8}\.js$/;
  const missingFiles = /\/files-[\w-]{8}\.js$/;
  const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404 });
  await page.route(missing, notFound);
  await page.route(missingFiles, refuse);
  await bench.open();
  const notices = page.getByRole("region", { name: "Notices" });

  await test.step("the URLs of a pasted table, and the changes in the text", async () => {
    await page.getByRole("textbox", { name: "URL to test" }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Page;Clicks\n/table/1;204\n/table/2;7\n");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await expect(notices).toContainText("What you pasted was not read");
    // Changes are compared with the text that replaces the example.
    await bench.write("User-agent: *\n");
    await bench.write("User-agent: *\nDisallow: /typed/\n");
    await page.getByRole("tab", { name: "Compare", exact: true }).click();
    await page.getByRole("button", { name: "Show the changes in the text" }).click();
    const text = page.getByRole("alert").filter({ hasText: "changes in the text did not load" });
    await expect(text).toBeVisible();
    await page.unroute(missing, notFound);
    await text.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("tabpanel").locator(".compare__diff")).toContainText("/typed/");
    await notices.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Took 2 URLs")).toBeVisible();
  });

  await test.step("a file that cannot be opened because a part is missing is opened by trying again", async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    const file = { name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from("# chosen\n") };
    await (await chooser).setFiles(file);
    await expect(notices).toContainText("part of the page did not load");
    await page.unroute(missingFiles, refuse);
    await notices.getByRole("button", { name: "Try again" }).click();
    await expect(bench.editor).toContainText("# chosen");
    await expect(notices).not.toContainText("part of the page did not load");
  });
  // The browser itself reports the refused files; no script has failed.
  expect(bench.faults.filter((fault) => !fault.startsWith("Failed to load resource"))).toEqual([]);
});
