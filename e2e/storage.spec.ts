import { randomBytes } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { storedBeginnings, Workbench } from "./workbench.ts";

const noticeOf = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

/** Opens the page in a new tab, once the closed ones have let go of their drafts: the browser does so when it gets to it. */
const newTab = async (context: BrowserContext): Promise<Workbench> => {
  const bench = new Workbench(await context.newPage());
  await bench.page.goto("./404.html");
  const held = () =>
    bench.page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
  await expect.poll(held).toBe(0);
  await bench.open();
  return bench;
};

const typed = async (bench: Workbench, text: string): Promise<void> => {
  await bench.write(text);
  await expect
    .poll(async () => (await storedBeginnings(bench.page)).join())
    .toContain(text.split("\n", 1)[0] ?? "");
};

/** Replaces every record of a store, as damage would; undefined deletes them. */
const damage = (page: Page, store: string, record: unknown): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("robots-txt-workbench");
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, "readwrite");
          const records = writing.objectStore(name);
          records.getAllKeys().onsuccess = ({ target }) => {
            for (const key of (target as IDBRequest<IDBValidKey[]>).result) {
              if (value === undefined) records.delete(key);
              else records.put(value, key);
            }
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, record] as const,
  );

test("what is stored is read as far as possible, though it is much, damaged or too large", async ({
  page,
  context,
}) => {
  const bench = new Workbench(page);
  await bench.open();

  await test.step("a text that the full storage did not take is shown after a reload", async () => {
    const client = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 });
    await bench.write(`# ${randomBytes(240_000).toString("hex")}\nUser-agent: Mine\n`);
    await expect(noticeOf(page, "storage for this page is full")).toBeVisible();
    await bench.reload();
    await expect(bench.verdicts).toHaveCount(0);
    await expect(page.getByRole("banner")).toContainText("Untitled draft");
    await expect(noticeOf(page, "storage for this page is full")).toBeVisible();
    await client.send("Storage.overrideQuotaForOrigin", { origin });
  });

  await test.step("History with hundreds of named versions opens, and each can be restored", async () => {
    await typed(bench, "User-agent: First\nDisallow: /first\n");
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("robots-txt-workbench");
          opening.onsuccess = () => {
            const stores = ["entries", "contents", "texts"];
            const writing = opening.result.transaction(stores, "readwrite");
            const [entries, contents, texts] = stores.map((name) => writing.objectStore(name));
            if (!entries || !contents || !texts) return;
            entries.getAll().onsuccess = ({ target }) => {
              const [entry] = (target as IDBRequest).result;
              contents.get(entry.id).onsuccess = (event) => {
                const content = (event.target as IDBRequest).result;
                for (let count = 0; count < 300; count++) {
                  const id = `v${count}`;
                  const more = { kind: "shared", label: `no. ${count}`, savedAt: count };
                  entries.put({ ...entry, ...more, id }, id);
                  contents.put(content, id);
                  texts.put(`User-agent: Bot${count}\nDisallow: /${count}\n`, id);
                }
              };
            };
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await page.getByRole("button", { name: "File", exact: true }).click();
    await page.getByRole("button", { name: "History", exact: true }).click();
    const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
    await expect(versions.filter({ hasText: /no\. \d/ })).toHaveCount(300);
    const some = versions.filter({ hasText: /no\. 123\b/ });
    await some.getByRole("button", { name: "Restore" }).click();
    await expect(bench.editor).toContainText("Bot123");
    await bench.write("User-agent: Later\nDisallow: /later\n");
    await bench.share.click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  });

  await test.step("the text of a draft whose settings are damaged is shown; without its text it is said to be lost", async () => {
    await typed(bench, "User-agent: Mine\nDisallow: /mine\n");
    // Until the link has left the address, a reload opens it.
    await expect(page).not.toHaveURL(/#/);
    await damage(page, "contents", { rest: { urls: "x" }, patch: null });
    await bench.reload();
    await expect(bench.editor).toContainText("User-agent: Mine");
    await expect(noticeOf(page, "Only the text of your draft could be read")).toBeVisible();
    await typed(bench, "User-agent: Other\nDisallow: /other\n");
    await damage(page, "texts", undefined);
    await bench.reload();
    await expect(noticeOf(page, "Your last draft is damaged")).toBeVisible();
  });
  expect(bench.faults).toEqual([]);
});

test("a draft that a link replaced in a closed tab is offered once, and no address is too long", async ({
  page,
  context,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await typed(bench, "User-agent: Mine\nDisallow: /mine\n");
  await page.evaluate(() => {
    location.hash = "#example/wildcards";
  });
  await expect(bench.editor).toContainText("/*.pdf$");
  await expect(page.getByRole("button", { name: "Restore my draft" })).toBeVisible();
  await expect.poll(() => storedBeginnings(page, "replaced")).toEqual(["User-agent: Mine"]);
  await page.close();
  const next = await newTab(context);
  await expect(noticeOf(next.page, "Your text from before a link")).toBeVisible();
  await next.page.getByRole("button", { name: "Open it" }).click();
  await expect(next.editor).toContainText("User-agent: Mine");
  await next.reload();
  await expect(next.editor).toContainText("User-agent: Mine");
  await expect(next.page.getByRole("button", { name: "Open it" })).toHaveCount(0);

  await test.step("an address with thousands of URLs opens, and says what was left out", async () => {
    // The browser itself is slow with addresses of megabytes.
    const slow = { timeout: 30_000 };
    await next.write("User-agent: Mine\nDisallow: /mine\n");
    await next.page.evaluate(() => {
      location.hash = `#url=/a&robots=${"x".repeat(1_990_000)}%0A${"y".repeat(20_000)}`;
    });
    await expect(noticeOf(next.page, "The file in the address is too long")).toBeVisible(slow);
    await expect(next.editor).toContainText("User-agent: Mine");
    await next.page.evaluate(() => {
      location.hash = `#${"url=/a&".repeat(5_000)}`;
    });
    await expect(noticeOf(next.page, "4,500 URLs were left out")).toBeVisible();
    await expect(next.verdicts.first()).toContainText("/a");
  });
});
