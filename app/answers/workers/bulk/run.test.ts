import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BulkInput } from "./messages.ts";
import { readAll } from "./run.ts";
import { Session } from "./session.ts";
import { input, LINE, list, rowsOf, run, SETUP, SITEMAP } from "./testing/runs.ts";

describe("a run", () => {
  it("judges lists for the selected crawlers, each by its reader", async () => {
    const { result, session } = await run([input(SITEMAP)]);
    expect(result.urls).toMatchObject({
      verdicts: { allowed: 0, mixed: 1, blocked: 1 },
      kinds: [
        { kind: "page", count: 2, blocked: 2 },
        { kind: "image", count: 1, blocked: 1 },
      ],
      rows: 3,
      notListed: 0,
    });
    expect(session.coverage()).toEqual({
      urls: 3,
      requests: 0,
      rules: [
        { line: 2, urls: 1, requests: 0, isDead: false },
        { line: 3, urls: 0, requests: 0, isDead: false },
        { line: 6, urls: 3, requests: 0, isDead: false },
      ],
    });
    const blocked = rowsOf(session, { crawler: "Googlebot", verdict: "blocked" });
    expect(blocked).toMatchObject({ total: 1, rows: [{ url: "https://shop.example/cart/1" }] });
    expect(rowsOf(session, { line: 6, search: "PNG" })).toMatchObject({
      total: 1,
      rows: [{ about: "image" }],
    });
    expect(rowsOf(session, { list: "log" }).total).toBe(0);
  });

  it("counts pages that are blocked with a noindex inside, and judges them again", async () => {
    const noindex = '<!doctype html><meta name="robots" content="noindex">';
    const entry = (url: string) => ({
      request: { url },
      response: {
        status: 200,
        headers: [{ name: "X-Robots-Tag", value: "noindex" }],
        content: { mimeType: "text/html" },
      },
    });
    const entries = [entry("https://shop.example/cart/2")];
    const { result, session } = await run([
      input(noindex, "shop/cart/index.html"),
      input(`${noindex}<!-- open -->`, "shop/cart/help/index.html"),
      input("<!doctype html><p>", "shop/cart/3.html"),
      input(`HTTP/2 200\nx-robots-tag: none\ncontent-type: text/html\n\n`, "shop/a.http"),
      input(JSON.stringify({ log: { version: "1.2", entries } }), "shop.har"),
      input(`${noindex}<p>`, "alone.html"),
    ]);
    expect(result.files.map(({ kind, problem }) => kind?.type ?? problem)).toEqual([
      "page",
      "page",
      "page",
      "page",
      "har",
      "web-page",
    ]);
    // GPTBot has no documented noindex, and bingbot reads those pages that it may fetch.
    expect(result.pages).toEqual({
      count: 5,
      hidden: 2,
      left: 0,
      examples: [
        { url: "/cart/", crawler: "Googlebot", line: 2 },
        { url: "https://shop.example/cart/2", crawler: "Googlebot", line: 2 },
      ],
    });
    session.judgeAgain({ ...SETUP, file: { source: "", encoding: "utf-8" } });
    expect(session.result({ files: [], elapsed: 0 }, false).pages).toMatchObject({ hidden: 0 });
    expect((await run([input(SITEMAP)])).result.pages).toBeNull();
  });

  it("counts pages with the same content at two paths as two, and other files once", async () => {
    const page = '<!doctype html><meta name="robots" content="noindex">';
    const { result } = await run([
      input(page, "shop/cart/1.html"),
      input(page, "shop/cart/2.html"),
      input(page, "shop/cart/1.html"),
      input(page, "shop/cart/3.html"),
      input("https://shop.example/\n", "a.txt"),
      input("https://shop.example/\n", "b.txt"),
    ]);
    expect(result.files.map(({ problem }) => problem ?? "read").join(" ")).toBe(
      "read read again read read again",
    );
    expect(result.pages).toMatchObject({
      count: 3,
      examples: [{ url: "/cart/1.html" }, { url: "/cart/2.html" }, { url: "/cart/3.html" }],
    });
  });

  it("reads several pages in one file, each with the URL that it names", async () => {
    const answer = (html: string) => `HTTP/2 200\ncontent-type: text/html\n\n${html}</html>\n`;
    const named = '<link rel="canonical" href="https://shop.example/cart/7">';
    const { result } = await run([
      input(
        `${answer(`${named}<meta name="robots" content="noindex">`)}${answer("<html>")}`,
        "shop/x.http",
      ),
    ]);
    expect(result.pages).toMatchObject({
      count: 2,
      examples: [{ url: "https://shop.example/cart/7" }],
    });
  });

  it("judges a log for its crawlers, by both versions", async () => {
    const browser = LINE.replace("GPTBot/1.3", "Mozilla/5.0 (X11) Firefox/1");
    const google = LINE.replace("GPTBot/1.3", "Googlebot/2.1").replace("/cart/1", "/cart/help");
    const { result, session } = await run([input([LINE, browser, google, google].join("\n"))], {
      baseline: { source: "", encoding: "utf-8" },
    });
    expect(result.log).toMatchObject({
      requests: 4,
      hasBaseline: true,
      visitors: [
        { visitor: { token: "Googlebot" }, requests: 2, blocked: { requests: 0 } },
        { visitor: { kind: "browser" }, blocked: null },
        {
          visitor: { token: "GPTBot" },
          blocked: { requests: 1, bytes: 12 },
          blockedBefore: { requests: 0 },
        },
      ],
    });
    expect(rowsOf(session, { list: "log", order: "count", descending: true }).rows).toEqual([
      {
        url: "/cart/help",
        about: "Googlebot",
        count: 2,
        sum: 24,
        verdicts: [
          { allowed: true, line: 3 },
          { allowed: true, line: 0 },
        ],
      },
      {
        url: "/cart/1",
        about: "GPTBot",
        count: 1,
        sum: 12,
        verdicts: [
          { allowed: false, line: 6 },
          { allowed: true, line: 0 },
        ],
      },
    ]);
    expect(rowsOf(session, { list: "log", crawler: "GPTBot", verdict: "allowed" }).total).toBe(0);
  });

  const MANY = 24_000;

  /** A file that a stream delivers in small pieces. */
  const inPieces = (name: string): BulkInput => {
    const pieces = Array.from({ length: 4 }, (_, at) => list(MANY / 4, (at * MANY) / 4));
    return { name, data: new Blob(pieces) };
  };

  it("stops within a file, with its results so far, and continues from there", async () => {
    const session = new Session(SETUP);
    const pieces = readAll(session, [inPieces("a.txt"), input(list(10, MANY), "b.txt")]);
    const partial: (number | undefined)[] = [];
    let piece = await pieces.next();
    for (; piece.done !== true; piece = await pieces.next()) {
      const { urls, files } = session.result(piece.value.soFar(), true);
      partial.push(urls?.rows);
      expect(rowsOf(session).total).toBe(urls?.rows ?? 0);
      expect(files.reduce((sum, { blocked }) => sum + (blocked ?? 0), 0)).toBe(urls?.rows ?? 0);
    }
    expect(partial.some((rows = 0) => rows > 0 && rows < MANY)).toBe(true);
    const result = session.result(piece.value, false);
    expect(result.files.map(({ entries, blocked }) => [entries, blocked])).toEqual([
      [MANY, MANY],
      [10, 10],
    ]);
    expect(result.urls).toMatchObject({ rows: MANY + 10, verdicts: { blocked: MANY + 10 } });
  });

  const AFTER = {
    source: "User-agent: *\nAllow: /cart\nDisallow: /a\n",
    encoding: "utf-8",
  } as const;

  it("gives the same result when judged again as when run with the new file", async () => {
    const log = [LINE, LINE.replace("GPTBot/1.3", "Googlebot/2.1"), LINE].join("\n");
    const inputs = [input(SITEMAP), input("/a\n/b\nnot a URL\n"), input(log)];
    const setup = { file: AFTER, crawlers: ["bingbot"], baseline: SETUP.file };
    const { session, result } = await run(inputs);
    expect(result.canJudgeAgain).toBe(true);
    session.judgeAgain({ ...SETUP, ...setup });
    const again = session.result({ files: result.files, elapsed: 0 }, false);
    const fresh = await run(inputs, setup);
    expect(again).toEqual({ ...fresh.result, elapsed: 0 });
    expect(session.coverage()).toEqual(fresh.session.coverage());
    expect(rowsOf(session, { list: "log" })).toEqual(rowsOf(fresh.session, { list: "log" }));
    expect(rowsOf(session, { verdict: "blocked" })).toEqual(
      rowsOf(fresh.session, { verdict: "blocked" }),
    );
  });

  it("reports that it cannot judge again what it has not kept in full", async () => {
    const { result } = await run([input(`/a${"b".repeat(5000)}\n`)]);
    expect(result.canJudgeAgain).toBe(false);
    expect(result.files[0]).toMatchObject({ entries: 1, blocked: 1 });
  });

  it("counts everything before the end of a truncated file", async () => {
    const lines = Array.from({ length: 40_000 }, (_, at) => `/a/${(at * 7919) % 104_729}/${at}`);
    const packed = gzipSync(`${lines.join("\n")}\n`);
    const cut = packed.subarray(0, Math.floor(packed.length / 2));
    const counts = [];
    for (let round = 0; round < 3; round++) {
      const { first } = await run([input(cut)]);
      expect(first?.problem).toBe("broken-gzip");
      counts.push(first?.entries);
    }
    const [count = 0] = counts;
    expect(count).toBeGreaterThan(15_000);
    expect(counts).toEqual([count, count, count]);
  });

  it("reads UTF-16 without a mark", async () => {
    const { first } = await run([input(Buffer.from("/cart/1\n/cart/2\n/b\n", "utf16le"))]);
    expect(first).toMatchObject({ entries: 3, unread: 0 });
  });

  it("names the hosts of a sitemap's pages", async () => {
    const { first } = await run([input(SITEMAP)]);
    expect(first?.hosts).toEqual(["shop.example"]);
  });

  it("reports a sitemap that lists nothing", async () => {
    const { first } = await run([input("<sitemapindex><sitemap>/a.xml</sitemap></sitemapindex>")]);
    expect(first).toMatchObject({ entries: 0, problem: null, notes: ["no-entries", "namespace"] });
  });

  it("reports the sitemaps that a sitemap lists", async () => {
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://shop.example/1.xml.gz</loc></sitemap></sitemapindex>`;
    const { result } = await run([input(index)]);
    expect(result.sitemaps).toEqual(["https://shop.example/1.xml.gz"]);
  });
});
