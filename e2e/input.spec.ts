import { type CDPSession, expect, type Locator, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/**
 * The key with which an input method's proposal is accepted: as reported by Chromium, then by
 * Safari.
 */
const ACCEPTING = [
  { key: "Enter", keyCode: 13, isComposing: true, bubbles: true },
  { key: "Enter", keyCode: 229, isComposing: false, bubbles: true },
];

const acceptComposition = async (field: Locator): Promise<void> => {
  for (const press of ACCEPTING) {
    await field.evaluate((input, init) => {
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }, press);
  }
};

/** Composes text step by step like an input method or a dead key; the last step remains. */
const compose = async (session: CDPSession, ...steps: readonly string[]): Promise<void> => {
  for (const text of steps) {
    const end = text.length;
    await session.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  await session.send("Input.insertText", { text: steps.at(-1) ?? "" });
};

/** Lines of several colours, and selections in them: line, from and to by column, from 0. */
const COLOURED = ["User-agent: *", "Disallow: /private/*.html$", "User-agent: Googlebot"];
const SELECTIONS = [
  [1, 8, 17],
  [2, 4, 16],
  [2, 2, 15],
] as const;

test("input methods, dead keys and pastes outside of fields do what they do elsewhere", async ({
  page,
  context,
}) => {
  const bench = new Workbench(page);
  const session = await context.newCDPSession(page);
  await bench.open();
  await bench.removeAllUrls();

  await test.step("Enter that accepts a proposal of an input method adds no URL and ends no edit", async () => {
    await bench.urlToTest.fill("/\u3053\u3093");
    await acceptComposition(bench.urlToTest);
    await expect(bench.urlToTest).toHaveValue("/\u3053\u3093");
    await expect(bench.verdicts).toHaveCount(0);
    await bench.urlToTest.press("Enter");
    await expect(bench.verdicts).toHaveCount(1);

    await bench.verdicts.first().getByRole("button", { name: "Edit" }).click();
    const editor = page.getByRole("textbox", { name: "Edited URL" });
    await editor.fill("/\u4eca");
    await acceptComposition(editor);
    await expect(editor).toBeVisible();
    await editor.press("Enter");
    await expect(editor).toBeHidden();
    await bench.removeAllUrls();
  });

  await test.step("text pasted outside of any field replaces the file visibly, and one click restores it", async () => {
    await bench.write("User-agent: Mine\nDisallow: /mine/\n");
    await page.getByRole("heading", { name: "Problems" }).click();
    await page.evaluate(() => navigator.clipboard.writeText("User-agent: Pasted\nAllow: /\n"));
    await page.keyboard.press("ControlOrMeta+v");
    await expect(bench.editor).toContainText("Pasted");
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText("pasted text has replaced the file");
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(bench.editor).toContainText("User-agent: Mine");
  });

  await test.step("dead keys and an input method write in the editor and the URL field", async () => {
    await bench.write("User-agent: *\nDisallow: /caf");
    await compose(session, "\u00b4", "\u00e9");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disallow: /");
    await compose(session, "\u3068", "\u3068\u3046", "\u6771\u4eac");
    await expect
      .poll(() => bench.text())
      .toBe("User-agent: *\nDisallow: /caf\u00e9\nDisallow: /\u6771\u4eac");

    await bench.urlToTest.fill("/caf");
    await compose(session, "\u00b4", "\u00e9");
    await expect(bench.urlToTest).toHaveValue("/caf\u00e9");
    await bench.urlToTest.press("Enter");
    await expect(bench.verdicts.first()).toContainText(/Blocked[\s\S]*line 2/);
    await bench.urlToTest.fill("/");
    await compose(session, "\u3068", "\u6771\u4eac");
    await bench.urlToTest.press("Enter");
    await expect(bench.verdicts.nth(1)).toContainText(/Blocked[\s\S]*line 3/);

    await bench.editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await compose(session, "\u3042", "\u3044");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toMatch(/\u6771\u4eac$/);
  });

  await test.step("text composed with an input method replaces the whole selection", async () => {
    for (const [line, from, to] of SELECTIONS) {
      await bench.write(COLOURED.join("\n"));
      await page.keyboard.press("ControlOrMeta+Home");
      for (let step = 0; step < line; step++) await page.keyboard.press("ArrowDown");
      for (let step = 0; step < from; step++) await page.keyboard.press("ArrowRight");
      for (let step = from; step < to; step++) await page.keyboard.press("Shift+ArrowRight");
      for (const text of ["\u314e", "\ud558", "\ud55c"]) {
        await session.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
      }
      await session.send("Input.insertText", { text: "\ud55c\uae00" });
      const lines = COLOURED.map((text, index) =>
        index === line ? `${text.slice(0, from)}\ud55c\uae00${text.slice(to)}` : text,
      );
      await expect.poll(() => bench.text()).toBe(lines.join("\n"));
    }
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => bench.text()).toBe(COLOURED.join("\n"));
  });
  expect(bench.faults).toEqual([]);
});

test.describe("with touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("taps select tabs, verdicts, explanations and suggestions, and a swipe scrolls", async ({
    page,
  }) => {
    const bench = new Workbench(page);
    await bench.open();
    await page.getByRole("tab", { name: "Test", exact: true }).tap();
    const allowed = bench.verdicts.filter({ hasText: "Allowed" });
    await expect(allowed).not.toContainText("Decided");
    await allowed.getByText("Allowed").tap();
    await expect(allowed).toContainText("Decided");
    await page.getByRole("tab", { name: /Problems/ }).tap();
    await bench.problems.first().getByRole("button", { name: "Why?" }).tap();
    await expect(bench.rulePage).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bench.rulePage).toHaveCount(0);

    await page.getByRole("tab", { name: /Editor/ }).tap();
    await bench.editor.tap();
    await bench.write(`${"# a long file\n".repeat(100)}User-agent: `);
    await page.keyboard.type("Claude");
    // It takes a line from the editor, but not that of the cursor.
    await expect(page.locator(".change-line")).toBeVisible();
    await expect(page.locator(".cm-line.cm-activeLine")).toBeInViewport({ ratio: 0.9 });
    // A tap in the moment in which the suggestions appear does nothing.
    const suggestion = page.getByRole("option", { name: /^ClaudeBot/ });
    await expect(async () => {
      if ((await suggestion.count()) > 0) await suggestion.tap({ timeout: 2000 });
      await expect(bench.editor).toContainText("User-agent: ClaudeBot", { timeout: 1000 });
    }).toPass();

    const scroller = page.locator(".cm-scroller");
    const top = await scroller.evaluate((element) => element.scrollTop);
    expect(top).toBeGreaterThan(0);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: readonly number[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: ys.map((y) => ({ x: 200, y })),
      });
    await touch("touchStart", 200);
    for (let y = 220; y <= 500; y += 20) await touch("touchMove", y);
    await touch("touchEnd");
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeLessThan(top);
    expect(bench.faults).toEqual([]);
  });
});
