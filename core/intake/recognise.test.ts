import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import type { RowsOf } from "./content.ts";
import { packedAs } from "./packed.ts";
import { HEAD, recognise } from "./recognise.ts";

/** Splits at the first of these that the text has; the app has a whole CSV parser. */
const rowsOf: RowsOf = (text) => {
  const delimiter = [",", "\t", ";"].find((one) => text.includes(one)) ?? ",";
  return { rows: text.split("\n").map((line) => line.split(delimiter)), delimiter };
};

const read = (text: string) => recognise(text, rowsOf);
const kindOf = (text: string) => read(text).content.kind;

const ROBOTS = "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n";
const AT = "[22/Nov/2026:06:23:01 +0000]";
const REQUEST = `192.0.2.1 - - ${AT} "GET /cart HTTP/1.1" 200 12 "-" "GPTBot/1.3"`;
const LOG = `${REQUEST}\n${REQUEST}\n${REQUEST}\n`;
const LIST = "https://shop.example/a\nhttps://shop.example/b\nhttps://shop.example/c\n";
const TABLE = "Address,Status Code\nhttps://shop.example/a,200\nhttps://shop.example/b,404\n";
const URLSET = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/a</loc></url></urlset>`;
const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${URLSET}`;
const HTML = "<!doctype html>\n<html><head><title>Shoes</title></head><body></body></html>";
const HAR = `{\n  "log": {\n    "version": "1.2",\n    "creator": {"name": "x"},\n    "entries": []\n  }\n}`;
const CHECKS = `{\n  "version": 1,\n  "checks": [\n    {"crawler":"Googlebot","url":"/","expect":"allowed"}\n  ]\n}\n`;
const HEADERS = "content-type: text/html\nx-robots-tag: noindex\ncache-control: max-age=60\n";

const SAMPLES = { ROBOTS, LOG, LIST, TABLE, SITEMAP, HTML, HAR, CHECKS, HEADERS };

describe("recognise", () => {
  it.each([
    ["a robots.txt", ROBOTS, "robots"],
    ["misspelt fields", "useragent: *\nDissalow: /a\n", "robots"],
    ["rules without colons", "User-agent *\nDisallow /a\n", "robots"],
    ["a sitemap line alone", "Sitemap: https://shop.example/s.xml", "robots"],
    ["comments alone", "# User-agent: *\n# Disallow: /\n", "robots"],
    ["a mis-decoded byte order mark", "\u00ef\u00bb\u00bfUser-agent: *\nDisallow:", "robots"],
    [
      "warnings of a program in front",
      `<br />\n<b>Warning</b>: x in <b>y</b>\n${ROBOTS}`,
      "robots",
    ],
    ["a comment of another language", `<!-- cached -->\n${ROBOTS}`, "robots"],
    ["a sitemap", SITEMAP, "sitemap"],
    ["a sitemap with a prefix", "<sm:urlset xmlns:sm='x'><sm:url/></sm:urlset>", "sitemap"],
    ["an index", "<sitemapindex></sitemapindex>", "sitemap"],
    ["a feed", "<rss version='2.0'><channel/></rss>", "sitemap"],
    ["a part of a sitemap", "<url><loc>https://shop.example/</loc></url>", "sitemap"],
    ["lines of a sitemap", "<loc>https://shop.example/</loc>\n<loc>/b</loc>", "sitemap"],
    ["a sitemap as a browser shows it", `This XML file has no style.\n${URLSET}`, "sitemap"],
    ["other XML", "<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>", "unknown"],
    ["a list", LIST, "list"],
    ["one address", "https://shop.example/a", "list"],
    ["hosts", "shop.example\nwww.shop.example\n", "list"],
    ["paths", "/a\n/b\n", "list"],
    ["addresses with commas", "/a,b\n/c;d=1\n", "list"],
    ["addresses between tabs", "/a\t/b", "list"],
    ["a list in JSON", '["https://shop.example/a","https://shop.example/b"]', "list"],
    ["a list in JSON over several lines", '[\n  "/a",\n  "/b"\n]', "list"],
    ["addresses between commas", "https://shop.example/a, https://shop.example/b", "list"],
    [
      "a list within an object",
      '{"urls":["https://shop.example/a","https://shop.example/b"]}',
      "unknown",
    ],
    ["the same over several lines", '{\n"urls": [\n"/a",\n"/b"\n]\n}', "unknown"],
    ["other strings in JSON", '["a","b"]', "unknown"],
    ["a table", TABLE, "table"],
    [
      "a table without a heading",
      "https://shop.example/a,200\nhttps://shop.example/b,404",
      "table",
    ],
    ["a row with quoted cells", 'https://shop.example/a,200,"OK"', "table"],
    ["an access log", LOG, "log"],
    ["one request", REQUEST, "log"],
    ["a JSON log", '{"ClientRequestURI":"/a","EdgeResponseStatus":200}\n', "log"],
    ["a wrapped JSON log", '[\n{"httpRequest":{"requestUrl":"https://e.com/a"}}\n]', "log"],
    ["a log by its columns", "#Fields: date cs-uri-stem\n2026-11-22 /a", "log"],
    ["a log of CloudFront", "1795328581.512\t192.0.2.1\t0.002\t200\t12\tGET\n", "unread-log"],
    ["a page", HTML, "html"],
    ["a part of a page", "<div><h1>Not found</h1></div>", "html"],
    ["a HAR", HAR, "har"],
    ["a checks file", CHECKS, "checks"],
    ["headers", HEADERS, "headers"],
    ["nothing", " \n\t\ufeff", "empty"],
    ["a sentence", "Not found", "unknown"],
    ["an error in JSON", '{"message":"Url not found"}', "unknown"],
    ["zeros", "\0\0\0\0", "unknown"],
    ["bytes", "GIF89a\u0001\u0002\u0000\u0003\u0004", "unknown"],
  ])("knows %s", (_, text, kind) => {
    expect(kindOf(text)).toBe(kind);
    expect(kindOf(`\ufeff\n${text.replaceAll("\n", "\r\n")}`)).toBe(kind);
  });

  it("knows the response of a robots.txt from that of a page", () => {
    const responseOf = (head: string, body = "") => read(`${head}\n\n${body}`).content;
    const robots = { kind: "response", of: "robots" };
    const page = { kind: "response", of: "page" };
    expect(responseOf("HTTP/2 200\ncontent-type: text/plain", ROBOTS)).toMatchObject(robots);
    expect(responseOf("HTTP/2 301\nlocation: /\n\nHTTP/2 200", ROBOTS)).toMatchObject(robots);
    expect(responseOf("HTTP/2 404\ncontent-type: text/html", HTML)).toMatchObject(robots);
    expect(responseOf("HTTP/2 503\nretry-after: 9")).toMatchObject({ ...robots, body: null });
    expect(responseOf("HTTP/2 200\ncontent-type: text/html", HTML)).toMatchObject(page);
    expect(responseOf("HTTP/2 200\nx-robots-tag: noindex")).toMatchObject(page);
    expect(responseOf("HTTP/2 402\ncrawler-price: USD 0.01")).toMatchObject(page);
    expect(responseOf("HTTP/2 200", SITEMAP)).toMatchObject({ body: "sitemap" });
    // A missing file may be answered with the home page.
    expect(read(`HTTP/2 200\n\n${HTML}`).alternative).toMatchObject(robots);
  });

  it("takes lines of several kinds for what most of them are, and says what else they may be", () => {
    const cases = [
      [ROBOTS + REQUEST, "robots", "log"],
      [`${LOG}${LOG}${ROBOTS}`, "log", "robots"],
      [`Disallow: /a\n${LIST}${LIST}`, "list", "robots"],
      [`User-agent: *\n${LIST}`, "robots", "list"],
      [`${TABLE}${TABLE}Disallow: /a,1`, "table", "robots"],
      ["/admin/\n/cart/\n", "list", "robots"],
      [`${HTML}\n${ROBOTS}`, "html", "robots"],
    ] as const;
    for (const [text, kind, other] of cases) {
      const { content, alternative } = read(text);
      expect([content.kind, alternative?.kind], text).toEqual([kind, other]);
    }
    // Bare addresses of sitemaps are a mistake in a robots.txt, and change nothing.
    expect(read(`${ROBOTS}https://shop.example/sitemap.xml\n`)).toMatchObject({
      content: { kind: "robots" },
      isSure: true,
    });
  });

  it("is not misled by what stands deep in a long text", () => {
    expect(kindOf(`${LIST.repeat(3_000)}${ROBOTS}`)).toBe("list");
    expect(kindOf(`# x\n${"Disallow: /a\n".repeat(9_000)}${LOG}`)).toBe("robots");
    expect(kindOf(`/a\n/${"x".repeat(2 * HEAD)}`)).toBe("list");
    expect(kindOf(JSON.stringify(LIST.repeat(3_000).trim().split("\n")))).toBe("list");
  });

  it("never throws, and is never sure of one kind if a part of the text is of another", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom(...Object.values(SAMPLES)),
      fc
        .array(fc.constantFrom(...'<>{}[]":/#,;\t\n\r aU?!-'.split("")), { maxLength: 40 })
        .map((units) => units.join("")),
    );
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (parts) => {
        expect(kindOf(parts.join("\n"))).toBeTypeOf("string");
      }),
      seeded(150),
    );
    const lines = fc.tuple(fc.constantFrom(REQUEST, "https://shop.example/a"), fc.nat(8));
    fc.assert(
      fc.property(lines, fc.nat(8), ([other, further], count) => {
        const others = Array.from({ length: 1 + further }, () => other);
        const rules = ["User-agent: *", ...Array.from({ length: count }, () => "Disallow: /a")];
        const { content, alternative } = read([...rules, ...others].join("\n"));
        expect([content.kind, alternative?.kind]).toContain("robots");
        expect(alternative).not.toBeNull();
      }),
    );
  });
});

it("packedAs knows gzip and archives by their first bytes", () => {
  expect(packedAs(Uint8Array.of(0x1f, 0x8b, 8, 0))).toBe("gzip");
  expect(packedAs(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe("archive");
  expect(packedAs(Uint8Array.of(0x50, 0x4b))).toBeNull();
  expect(packedAs(new Uint8Array())).toBeNull();
});
