import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ALL_URLS, FILE, input, LINE, list, run, SITEMAP } from "./testing/runs.ts";

/** A log in a format of its own, with the site in its first column. */
const TABLE_LOG = Array.from(
  { length: 30 },
  (_, at) =>
    `shop.example,80,192.0.2.${at},-,[05/Dec/2026:00:10:18 +0000],"HTTP/1.1","GET","page ${at}",200,x,"Mozilla/5.0 (X11, Linux)"\n`,
).join("");

describe("dropped data", () => {
  it("is read in full and in order, wherever pieces end", async () => {
    const urls = Array.from({ length: 30_000 }, (_, index) => `/é/page-${index}/${"x".repeat(13)}`);
    const { session, first } = await run([input(urls.join("\n"))]);
    expect(first).toMatchObject({ entries: urls.length, unread: 0, problem: null });
    const rows = session.find(ALL_URLS).rows(0, urls.length);
    expect(rows.map(({ url }) => url)).toEqual(urls.map((url) => encodeURI(url)));
  });

  it("is recognised by its contents, whatever its name", async () => {
    const cases = [
      ["https://shop.example/a\n/b\n", { type: "urls" }, 2],
      [
        "Address,Status\nhttps://shop.example/a,200\n/b,404\n",
        { type: "table", heading: "Address" },
        2,
      ],
      ['"URL"\t"Clicks"\n"https://shop.example/a,b"\t"1"\n', { type: "table", heading: "URL" }, 1],
      ["Method,URL\nGET,/a\nPOST,/b\n", { type: "table", heading: "URL" }, 2],
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

  it("is reported if it is of no known type", async () => {
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
      [TABLE_LOG, "unknown-log"],
      [TABLE_LOG.replace(/\[[^\]]*\]/g, "1795328581"), "unknown-log"],
      [TABLE_LOG.replaceAll('"GET"', '"-"'), "unknown-log"],
      [TABLE_LOG.replaceAll(",", ";"), "unknown-log"],
      [TABLE_LOG.replaceAll('"GET"', "a,b,c,d"), "unknown-log"],
      [TABLE_LOG.replaceAll('"GET"', "x").replace(/\[[^\]]*\]/g, "y"), "unknown"],
    ] as const;
    for (const [text, problem] of cases) {
      const { first, result } = await run([input(text)]);
      expect(first).toMatchObject({ problem, entries: 0 });
      expect(result.urls ?? result.log).toBeNull();
    }
  });

  it("counts once if it was dropped twice", async () => {
    const { files } = await run([input(SITEMAP, "a"), input(SITEMAP, "b"), input(LINE, "c")]);
    expect(files.map(({ problem, entries }) => [problem, entries])).toEqual([
      [null, 3],
      ["again", 0],
      [null, 1],
    ]);
  });

  it("is counted up to the damage", async () => {
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
    const rows = session.find(ALL_URLS).rows(23_999, 24_000);
    expect(rows[0]?.url).toBe("/cart/23999");
    const large = [list(50_000), list(50_000, 50_000)].map((part) => gzipSync(part));
    expect((await run([input(Buffer.concat(large))])).first).toMatchObject({
      entries: 100_000,
      problem: null,
    });
  });

  it("is reported if a later gzip member is damaged, truncated, or invalid", async () => {
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
    const bomb = gzipSync(Buffer.alloc(70_000_000, "x"));
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

  it("is read no further if it unpacks to too much", async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from("/a\n/b\n/"), Buffer.alloc(70_000_000, "x")]));
    const { first } = await run([input(new Uint8Array(bomb))]);
    expect(first).toMatchObject({ problem: "bomb", entries: 2 });
  });

  it("is reported with its unreadable lines, and the fields of a log", async () => {
    const { first } = await run([input(`${LINE}\ngarbage\n\n${LINE}\n${LINE}`)]);
    expect(first).toMatchObject({
      entries: 3,
      unread: 1,
      unreadExamples: ["garbage"],
      fields: { time: 3, host: 0, userAgent: 3, bytes: 3 },
    });
  });
});
