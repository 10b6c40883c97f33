import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BulkInput, BulkSetup, RowFilter } from "./messages.ts";
import { type RunControl, readAll } from "./run.ts";
import { Session } from "./session.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`;

const SETUP: BulkSetup = {
  file: { source: FILE, encoding: "utf-8" },
  response: null,
  baseline: null,
  crawlers: ["Googlebot", "bingbot", "GPTBot"],
  dialect: "automatic",
};

const UNDISTURBED: RunControl = { onProgress: () => {}, mayGoOn: () => Promise.resolve(true) };

const input = (data: BlobPart, name = "input.txt"): BulkInput => ({ name, data: new Blob([data]) });

const run = async (inputs: readonly BulkInput[], setup: Partial<BulkSetup> = {}) => {
  const session = new Session({ ...SETUP, ...setup });
  const reading = await readAll(session, inputs, UNDISTURBED);
  if (reading === null) throw new Error("The run was ended");
  const result = session.result(reading, false);
  return { session, result, files: result.files, first: result.files[0] };
};

const finish = <Result>(steps: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

const FILTER: RowFilter = {
  list: "urls",
  verdict: "any",
  crawler: null,
  line: null,
  within: "",
  search: "",
  order: "input",
  descending: false,
};

const rowsOf = (session: Session, filter: Partial<RowFilter> = {}) => {
  return finish(session.find({ id: 1, filter: { ...FILTER, ...filter }, from: 0, to: 100 }));
};

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/cart/1</loc><image:image><image:loc>https://shop.example/i.png</image:loc></image:image></url>
<url><loc>https://shop.example/a</loc></url>
</urlset>`;

const list = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `/cart/${from + index}\n`).join("");

const LINE =
  '192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /cart/1 HTTP/1.1" 200 12 "-" "GPTBot/1.3"';

describe("what is dropped", () => {
  it("reads a file of many pieces whole and in order, wherever letters and lines are cut", async () => {
    const urls = Array.from({ length: 30_000 }, (_, index) => `/é/page-${index}/${"x".repeat(13)}`);
    const { session, first } = await run([input(urls.join("\n"))]);
    expect(first).toMatchObject({ entries: urls.length, unread: 0, problem: null });
    const { rows } = finish(session.find({ id: 1, filter: FILTER, from: 0, to: urls.length }));
    expect(rows.map(({ url }) => url)).toEqual(urls.map((url) => encodeURI(url)));
  });

  it("is known by what it holds, whatever it is called", async () => {
    const cases = [
      ["https://shop.example/a\n/b\n", { type: "urls" }, 2],
      [
        "Address,Status\nhttps://shop.example/a,200\n/b,404\n",
        { type: "table", heading: "Address" },
        2,
      ],
      ['"URL"\t"Clicks"\n"https://shop.example/a,b"\t"1"\n', { type: "table", heading: "URL" }, 1],
      [SITEMAP, { type: "sitemap", form: "urlset" }, 3],
      [`\ufeff${SITEMAP}`, { type: "sitemap", form: "urlset" }, 3],
      [`${LINE}\n${LINE}`, { type: "log", format: "combined" }, 2],
      [
        '[{"httpRequest":{"requestUrl":"https://e.com/a","userAgent":"x"}},\n{"httpRequest":{"requestUrl":"/"}}]',
        { type: "log", format: "gcp" },
        2,
      ],
      [
        '{\n  "request": {\n    "uri": "/a"\n  },\n  "status": 200\n}\n',
        { type: "log", format: "caddy" },
        1,
      ],
    ] as const;
    for (const [text, kind, entries] of cases) {
      const { first } = await run([input(text)]);
      expect(first).toMatchObject({ kind, entries, problem: null });
    }
  });

  it("may be compressed, and in UTF-16", async () => {
    const packed = await run([input(new Uint8Array(gzipSync(SITEMAP)), "sitemap.xml.gz")]);
    expect(packed.first).toMatchObject({ entries: 3, blocked: 3, problem: null });
    const wide = await run([input(new Uint8Array(Buffer.from(`\ufeff${SITEMAP}`, "utf16le")))]);
    expect(wide.first).toMatchObject({ entries: 3, problem: null });
  });

  it("is told of where it is none of that", async () => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    const cases = [
      ["", "empty"],
      [" \n", "empty"],
      ["<!doctype html><title>x</title>", "web-page"],
      [FILE, "robots-txt"],
      [zip, "archive"],
      ["Call me Ishmael. Some years ago,\nnever mind how long precisely", "unknown"],
      ["<svg></svg>", "unknown"],
      ["\0\0\0\0\u0001", "unknown"],
      ["1795328581.512\t192.0.2.1\t0.002\t200\t12\tGET\n", "no-columns"],
    ] as const;
    for (const [text, problem] of cases) {
      const { first, result } = await run([input(text)]);
      expect(first).toMatchObject({ problem, entries: 0 });
      expect(result.urls ?? result.log).toBeNull();
    }
  });

  it("counts once where it is there twice", async () => {
    const { files } = await run([input(SITEMAP, "a"), input(SITEMAP, "b"), input(LINE, "c")]);
    expect(files.map(({ problem, entries }) => [problem, entries])).toEqual([
      [null, 3],
      ["again", 0],
      [null, 1],
    ]);
  });

  it("is counted up to where it is damaged", async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `/page/${Math.sin(index)}`).join(
      "\n",
    );
    const packed = gzipSync(lines);
    const { first } = await run([input(new Uint8Array(packed.subarray(0, packed.length - 2000)))]);
    expect(first?.problem).toBe("broken-gzip");
    expect(first?.entries).toBeGreaterThan(1000);
    const deep = await run([input(`${SITEMAP.replace("</urlset>", "")}${"<a>".repeat(500)}`)]);
    expect(deep.first).toMatchObject({ problem: "broken-xml", entries: 3 });
    const attributes = Array.from({ length: 500 }, (_, index) => `a${index}=""`).join(" ");
    expect((await run([input(`<urlset ${attributes}>`)])).first?.problem).not.toBeNull();
  });

  it("may be gzip of several members: joined, appended to, or in blocks", async () => {
    const parts = Array.from({ length: 60 }, (_, at) => list(400, at * 400));
    const members = parts.map((part) => gzipSync(part));
    const { session, first } = await run([input(Buffer.concat(members))]);
    expect(first).toMatchObject({ entries: 24_000, unread: 0, problem: null });
    const { rows } = finish(session.find({ id: 1, filter: FILTER, from: 23_999, to: 24_000 }));
    expect(rows[0]?.url).toBe("/cart/23999");
    const large = [list(50_000), list(50_000, 50_000)].map((part) => gzipSync(part));
    expect((await run([input(Buffer.concat(large))])).first).toMatchObject({
      entries: 100_000,
      problem: null,
    });
  });

  it("is told of where a later member of gzip is damaged, cut off, or none", async () => {
    const [one, other] = [gzipSync(list(10)), gzipSync(list(10, 10))];
    const wrongSum = Buffer.from(other);
    wrongSum[other.length - 8] = 255 - (other[other.length - 8] ?? 0);
    const cases = [
      [Buffer.concat([one, wrongSum]), 20],
      [Buffer.concat([one, other.subarray(0, other.length - 4)]), 20],
      [Buffer.concat([wrongSum, one]), 10],
      [Buffer.concat([one, Buffer.from("no member at all")]), 10],
    ] as const;
    for (const [packed, entries] of cases) {
      const { first } = await run([input(packed)]);
      expect(first).toMatchObject({ problem: "broken-gzip", entries });
    }
    const bomb = gzipSync(Buffer.alloc(100_000_000, "x"));
    const { first } = await run([input(Buffer.concat([one, bomb]))]);
    expect(first).toMatchObject({ problem: "bomb", entries: 10 });
  });

  it("may be one endless line, and others are read all the same", async () => {
    const endless = `/a\n/${"x".repeat(5_000_000)}\n/b\n`;
    const { first } = await run([input(endless)]);
    expect(first).toMatchObject({ entries: 2, unread: 1, problem: null });
    expect(first?.unreadExamples[0]?.length).toBeLessThan(200);
    const tag = `<urlset><url ${"x".repeat(3_000_000)}`;
    expect((await run([input(tag), input("/a")])).files.map(({ problem }) => problem)).toEqual([
      "broken-xml",
      null,
    ]);
  });

  it("stops where it unpacks to what nobody keeps", async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from("/a\n/b\n/"), Buffer.alloc(100_000_000, "x")]),
    );
    const { first } = await run([input(new Uint8Array(bomb))]);
    expect(first).toMatchObject({ problem: "bomb", entries: 2 });
  });

  it("says what could not be read, and which fields a log has", async () => {
    const { first } = await run([input(`${LINE}\ngarbage\n\n${LINE}\n${LINE}`)]);
    expect(first).toMatchObject({
      entries: 3,
      unread: 1,
      unreadExamples: ["garbage"],
      fields: { time: 3, host: 0, userAgent: 3, bytes: 3 },
    });
  });
});

describe("a run", () => {
  it("judges lists for the chosen crawlers, each by its reader", async () => {
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
    expect(finish(session.coverage())).toEqual({
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

  it("judges a log for who came, by both versions", async () => {
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

  /** A file that a stream hands over bit by bit. */
  const inPieces = (name: string): BulkInput => {
    const pieces = Array.from({ length: 4 }, (_, at) => list(MANY / 4, (at * MANY) / 4));
    return { name, data: new Blob(pieces) };
  };

  it("stops in the midst of a file, tells what it has, and goes on from there", async () => {
    const session = new Session(SETUP);
    const inputs = [inPieces("a.txt"), input(list(10, MANY), "b.txt")];
    const partial: (number | undefined)[] = [];
    const reading = await readAll(session, inputs, {
      onProgress: () => {},
      mayGoOn: (soFar) => {
        const { urls, files } = session.result(soFar(), true);
        partial.push(urls?.rows);
        expect(rowsOf(session).total).toBe(urls?.rows ?? 0);
        expect(files.reduce((sum, { blocked }) => sum + blocked, 0)).toBe(urls?.rows ?? 0);
        return Promise.resolve(true);
      },
      pause: 0,
    });
    expect(partial.some((rows = 0) => rows > 0 && rows < MANY)).toBe(true);
    const result = session.result(reading as NonNullable<typeof reading>, false);
    expect(result.files.map(({ entries, blocked }) => [entries, blocked])).toEqual([
      [MANY, MANY],
      [10, 10],
    ]);
    expect(result.urls).toMatchObject({ rows: MANY + 10, verdicts: { blocked: MANY + 10 } });
  });

  it("ends where another one takes its place", async () => {
    const session = new Session(SETUP);
    const control: RunControl = {
      onProgress: () => {},
      mayGoOn: () => Promise.resolve(false),
      pause: 0,
    };
    expect(await readAll(session, [inPieces("a.txt"), input("/b\n")], control)).toBeNull();
    expect(rowsOf(session).total).toBeLessThan(MANY);
  });

  const AFTER = {
    source: "User-agent: *\nAllow: /cart\nDisallow: /a\n",
    encoding: "utf-8",
  } as const;

  it("judges what it has read anew as a run by the new file would", async () => {
    const log = [LINE, LINE.replace("GPTBot/1.3", "Googlebot/2.1"), LINE].join("\n");
    const inputs = [input(SITEMAP), input("/a\n/b\nnot a URL\n"), input(log)];
    const setup = { file: AFTER, crawlers: ["bingbot"], baseline: SETUP.file };
    const { session, result } = await run(inputs);
    expect(result.canJudgeAgain).toBe(true);
    finish(session.judgeAgain({ ...SETUP, ...setup }));
    const again = session.result({ files: result.files, elapsed: 0 }, false);
    const fresh = await run(inputs, setup);
    expect(again).toEqual({ ...fresh.result, elapsed: 0 });
    expect(finish(session.coverage())).toEqual(finish(fresh.session.coverage()));
    expect(rowsOf(session, { list: "log" })).toEqual(rowsOf(fresh.session, { list: "log" }));
    expect(rowsOf(session, { verdict: "blocked" })).toEqual(
      rowsOf(fresh.session, { verdict: "blocked" }),
    );
  });

  it("says that it cannot judge anew what it has not kept whole", async () => {
    const { result } = await run([input(`/a${"b".repeat(5000)}\n`)]);
    expect(result.canJudgeAgain).toBe(false);
    expect(result.files[0]).toMatchObject({ entries: 1, blocked: 1 });
  });

  it("counts everything that stands before the end of a file that was cut", async () => {
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

  it("tells of a sitemap that lists nothing", async () => {
    const { first } = await run([input("<sitemapindex><sitemap>/a.xml</sitemap></sitemapindex>")]);
    expect(first).toMatchObject({ entries: 0, problem: null, notes: ["no-entries", "namespace"] });
  });

  it("tells of sitemaps that a sitemap lists", async () => {
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://shop.example/1.xml.gz</loc></sitemap></sitemapindex>`;
    const { result } = await run([input(index)]);
    expect(result.sitemaps).toEqual(["https://shop.example/1.xml.gz"]);
  });
});
