import { expect, type Page, test } from "@playwright/test";
import { openBulk } from "./bulk-tab.ts";

/** Rejects in the worker after its second answer: one that fails before its first is started once more instead. */
const REJECT = `{
  const answer = self.postMessage.bind(self);
  let answers = 0;
  self.postMessage = (...message) => {
    answer(...message);
    answers += 1;
    if (answers === 2) void Promise.reject(new Error("broken"));
  };
}
`;

/** Has the next worker of Bulk reject in the middle of its work. */
const breakNextWorker = async (page: Page): Promise<void> => {
  await page.route(
    /bulk-worker/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: REJECT + (await response.text()) });
    },
    { times: 1 },
  );
};

/** What Bulk says when its worker is gone. */
const lostIn = (page: Page) =>
  page.getByRole("status").filter({ hasText: "stopped working. They are untouched" });

test("a million URLs are judged while the page stays responsive, whatever happens to their worker", async ({
  page,
}) => {
  test.slow();
  const { bench, bulk } = await openBulk(page);
  const progress = page.getByRole("progressbar", { name: "Progress" });
  const cancel = page.getByRole("button", { name: "Cancel", exact: true });
  const all = page.getByText("1,000,000 URLs: 1,000,000 blocked, 0 allowed.");
  await bulk.dropLines(1_000_000);
  await expect(page.getByText(/^1 file, /)).toBeVisible();

  await test.step("a worker that rejects in the middle of them is reported", async () => {
    await breakNextWorker(page);
    await bulk.start.click();
    await expect(lostIn(page)).toBeVisible();
    await expect(progress).toBeHidden();
  });

  await test.step("they can be read again, and reading is cancelled and resumed", async () => {
    await bulk.start.click();
    await expect(progress).toBeVisible();
    await cancel.click();
    await expect(page.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();
    await expect(page.getByText(/[\d,]+ URLs: [\d,]+ blocked, 0 allowed/)).toBeVisible();
    await expect(bulk.rows().first()).toContainText("/cart/0/item");
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(all).toBeVisible({ timeout: 60_000 });
    await expect(bulk.rows().first()).toContainText("/cart/0/item");
    await expect(page.getByText("1,000,000 rows")).toBeVisible();
    expect(await bulk.rows().count()).toBeLessThan(100);
    await page.locator(".bulk__scroller").evaluate((scroller) => scroller.scrollTo(0, 3_000_000));
    await expect(bulk.rows().filter({ hasText: "/cart/100000/item" })).toBeVisible();
  });
  expect(bench.faults).toEqual(["Error: broken"]);
});

/** Milliseconds after which Cancel ends a worker that has not stopped. */
const LONGEST_CANCEL = 2_000;

/** Milliseconds after which a worker is replaced that says nothing. */
const LONGEST_SILENCE = 8_000;

test("a worker of Bulk that hangs is given up, by Cancel or by itself, and Start reads all anew", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let made = 0;
    // The first two accept messages but never answer.
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes("/bulk-worker-") && made++ < 2) this.terminate();
      }
    };
  });
  await page.clock.install();
  const { bench, bulk } = await openBulk(page);
  const progress = page.getByRole("progressbar", { name: "Progress" });
  await bulk.input.fill("/cart/1\n/shoes\n");

  await test.step("Cancel works within two seconds", async () => {
    await bulk.start.click();
    await expect(progress).toBeVisible();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.clock.fastForward(LONGEST_CANCEL);
    await expect(lostIn(page)).toBeVisible();
    await expect(progress).toBeHidden();
  });

  await test.step("without Cancel it is given up after eight", async () => {
    await bulk.start.click();
    await expect(progress).toBeVisible();
    await page.clock.fastForward(LONGEST_SILENCE / 2);
    await page.clock.fastForward(LONGEST_SILENCE / 2);
    await expect(lostIn(page)).toBeVisible();
    await expect(progress).toBeHidden();
  });

  await test.step("Start reads all anew", async () => {
    await bulk.start.click();
    await expect(bulk.rows()).toHaveText([/Blocked.*\/cart\/1/, /Allowed.*\/shoes/]);
    await expect(lostIn(page)).toBeHidden();
    await expect(bulk.input).toHaveValue("/cart/1\n/shoes\n");
  });
  expect(bench.faults).toEqual([]);
});
