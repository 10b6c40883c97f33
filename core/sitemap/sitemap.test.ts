import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { type SitemapEntry, sizeNotes, urlFault } from "./entry.ts";
import { isTable, urlColumn } from "./url-column.ts";
import { addressOn, isUrlList, listedAddress, listedAddresses, UNREAD } from "./url-list.ts";
import { XmlSitemap } from "./xml-sitemap.ts";

/** Reads XML as the app does, a few characters at a time. */
const read = (xml: string) => {
  const entries: SitemapEntry[] = [];
  const sitemap = new XmlSitemap((entry) => entries.push(entry));
  const parser = new Parser(
    {
      onopentag: (name, attributes) => sitemap.open(name, attributes),
      ontext: (text) => sitemap.text(text),
      onclosetag: () => sitemap.close(),
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length; at += 7) parser.write(xml.slice(at, at + 7));
  parser.end();
  return {
    form: sitemap.form,
    entries: entries.map(({ kind, url }) => `${kind} ${url}`),
    notes: [...sitemap.notes],
    isHopeless: sitemap.isHopeless,
  };
};

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe("a sitemap", () => {
  it("lists pages, images, videos and translations separately", () => {
    const xml = `<?xml version="1.0"?><urlset ${NS} xmlns:image="i" xmlns:video="v" xmlns:xhtml="x">
      <url><loc> https://e.com/a?x=1&amp;y=2 </loc><lastmod>2026-01-01</lastmod>
        <xhtml:link rel="alternate" hreflang="de" href="https://e.com/de"/>
        <image:image><image:loc>https://e.com/a.png</image:loc></image:image>
        <video:video><video:thumbnail_loc>https://e.com/t.png</video:thumbnail_loc><video:content_loc>https://e.com/v.mp4</video:content_loc></video:video>
      </url><url><loc><![CDATA[https://e.com/b?x&y]]></loc></url></urlset>`;
    expect(read(xml)).toMatchObject({
      form: "urlset",
      notes: [],
      entries: [
        "page https://e.com/a?x=1&y=2",
        "alternate https://e.com/de",
        "image https://e.com/a.png",
        "image https://e.com/t.png",
        "video https://e.com/v.mp4",
        "page https://e.com/b?x&y",
      ],
    });
  });

  it("may have a prefix before every name", () => {
    const xml = `<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc>https://e.com/</sm:loc></sm:url></sm:urlset>`;
    expect(read(xml)).toMatchObject({ entries: ["page https://e.com/"], notes: [] });
  });

  it("is read without its namespace, with a note", () => {
    for (const root of ["urlset", 'urlset xmlns="http://www.google.com/schemas/sitemap/0.84"']) {
      const xml = `<${root}><url><loc>https://e.com/</loc></url></urlset>`;
      expect(read(xml)).toMatchObject({ entries: ["page https://e.com/"], notes: ["namespace"] });
    }
  });

  it("may list other sitemaps, but then no pages", () => {
    const xml = `<sitemapindex ${NS}><sitemap><loc>https://e.com/1.xml</loc></sitemap><url><loc>https://e.com/a</loc></url></sitemapindex>`;
    expect(read(xml)).toMatchObject({
      form: "index",
      entries: ["sitemap https://e.com/1.xml", "page https://e.com/a"],
      notes: ["pages-in-index"],
    });
  });

  it("expands no entity that the file declares", () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset ${NS}><url><loc>https://e.com/&b;</loc></url></urlset>`;
    expect(read(xml).entries).toEqual(["page https://e.com/&b;"]);
  });

  it("is rejected if it is nested too deep", () => {
    expect(read("<a>".repeat(100)).isHopeless).toBe(true);
    expect(read(`<urlset ${NS}>${"<url><loc>/</loc></url>".repeat(100)}`).isHopeless).toBe(false);
  });

  it("has links with an address, and only translations among them", () => {
    const xml = `<urlset ${NS}><url>
      <link rel="alternate" href=" https://e.com/de "/><link rel="alternate" href=""/><link rel="alternate"/>
      <link href="https://e.com/x"/><link rel="self" href="https://e.com/y"/><loc> </loc></url></urlset>`;
    expect(read(xml).entries).toEqual(["alternate https://e.com/de"]);
    expect(read(xml.replaceAll("urlset", "sitemapindex")).entries).toEqual([]);
  });

  it("has addresses only in the right elements", () => {
    const xml = `<urlset ${NS}><loc>https://e.com/1</loc><url><x><loc>https://e.com/2</loc></x>
      <loc>https://e.com/3<b>x</b>y</loc></url><page><loc>https://e.com/4</loc></page></urlset>`;
    expect(read(xml).entries).toEqual([]);
    expect(read(`<other><url><loc>https://e.com/</loc></url></other>`)).toMatchObject({
      form: null,
      entries: [],
      notes: [],
    });
    expect(read("<constructor/>").form).toBeNull();
    const index = `<sitemapindex ${NS}><sitemap><loc>https://e.com/1.xml</loc></sitemap></sitemapindex>`;
    expect(read(index)).toMatchObject({ form: "index", notes: [] });
  });

  it("may contain addresses of the greatest kept length, in pieces", () => {
    const entries: SitemapEntry[] = [];
    const sitemap = new XmlSitemap((entry) => entries.push(entry));
    for (const name of ["urlset", "url", "loc"]) sitemap.open(name, {});
    for (let piece = 0; piece < 3; piece++) sitemap.text("a".repeat(4096));
    sitemap.close();
    sitemap.text("outside");
    sitemap.close();
    expect(entries.map(({ url }) => url.length)).toEqual([8192]);
    expect(sitemap.root).toBe("urlset");
  });

  it("is rejected beyond 64 nested elements", () => {
    expect(read("<a>".repeat(64)).isHopeless).toBe(false);
    expect(read("<a>".repeat(65)).isHopeless).toBe(true);
  });

  it("shortens addresses that no reader accepts", () => {
    const { entries } = read(`<urlset ${NS}><url><loc>https://e.com/${"a".repeat(50_000)}`);
    expect(entries[0]?.length ?? 0).toBeLessThan(9000);
  });

  it("has limits", () => {
    expect(sizeNotes(50_000, 52_428_800)).toEqual([]);
    expect(sizeNotes(50_001, 52_428_801)).toEqual(["too-many-entries", "too-large"]);
    expect(urlFault("https://e.com/")).toBeNull();
    expect(urlFault("/a")).toBe("url-not-absolute");
    expect(urlFault(`https://e.com/${"a".repeat(2034)}`)).toBe("url-too-long");
    expect(urlFault(`https://e.com/${"a".repeat(2033)}`)).toBeNull();
  });
});

describe("a feed", () => {
  it("in RSS lists the links of its items, not its own", () => {
    const xml = `<rss version="2.0" xmlns:atom="a"><channel><link>https://e.com/</link><atom:link href="https://e.com/feed" rel="self"/>
      <item><link>https://e.com/a</link><atom:link>https://e.com/no</atom:link></item></channel></rss>`;
    expect(read(xml)).toMatchObject({ form: "rss", entries: ["page https://e.com/a"] });
    const rdf = `<rdf:RDF xmlns:rdf="r"><item><link>https://e.com/a</link></item></rdf:RDF>`;
    expect(read(rdf)).toMatchObject({ form: "rss", entries: ["page https://e.com/a"] });
  });

  it("in Atom uses a link without a relation as the page's, and none without an address", () => {
    const xml = `<feed><entry><link/><link rel="alternate" href=" https://e.com/a "/><x><link href="https://e.com/b"/></x></entry></feed>`;
    expect(read(xml).entries).toEqual(["page https://e.com/a"]);
  });

  it("in Atom lists the links of its entries to pages", () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://e.com/"/><entry><link href="https://e.com/a"/><link rel="enclosure" href="https://e.com/x.mp3"/></entry></feed>`;
    expect(read(xml)).toMatchObject({ form: "atom", entries: ["page https://e.com/a"] });
  });
});

describe("a list of addresses", () => {
  it("has one per line, in quotes or not", () => {
    expect(addressOn(" https://e.com/a \r")).toBe("https://e.com/a");
    expect(addressOn("\ufeffhttps://e.com/a")).toBe("https://e.com/a");
    expect(addressOn('"https://e.com/a,b",')).toBe("https://e.com/a,b");
    for (const bullet of ["-", "*", "•"]) {
      expect(addressOn(`${bullet} /a b`)).toBe("/a b");
      expect(addressOn(`${bullet}/a`)).toBe(`${bullet}/a`);
    }
    expect(addressOn("<https://e.com/>")).toBe("https://e.com/");
    for (const text of ["?a=<b>", '0"b"', "1<b>", '"a" b', '"a"b"', "<a>b"]) {
      expect(addressOn(text)).toBe(text);
    }
  });

  it("has an address, nothing, or something else on each line", () => {
    const lines = ["- /c", '"/a b"', "/a b", "# /a", "•", " ", "#", "a b /c", "/a\tb", "x"];
    expect(lines.map(listedAddress)).toEqual([
      "/c",
      "/a b",
      "/a b",
      null,
      "•",
      null,
      null,
      UNREAD,
      UNREAD,
      "x",
    ]);
  });

  it("may have several addresses on a line, as programs print them", () => {
    const [a, b] = ["https://e.com/a", "https://e.com/b,c"];
    for (const line of [
      `["${a}","${b}"]`,
      `  "${a}", "${b}",`,
      `${a}, ${b}`,
      `${a},${b}`,
      `${a};${b};`,
      `${a} ${b}`,
      `${a}\t${b}`,
    ]) {
      expect(listedAddresses(line), line).toEqual([a, b]);
    }
    expect(listedAddresses('["https:\\/\\/e.com\\/a"')).toEqual([a]);
    for (const line of ["[", "],", "# a, b", " "]) expect(listedAddresses(line)).toEqual([]);
    for (const whole of ["/a,b", "/a;/b", "https://e.com/a,b", "/x?u=https://a.b,https://c.d"]) {
      expect(listedAddresses(whole)).toEqual([whole]);
    }
    for (const line of ["a b c", '["a", 1]', "/a\tb c"]) {
      expect(listedAddresses(line), line).toBe(UNREAD);
    }
  });

  it("gives each of the addresses that any separator stands between, and never throws", () => {
    const urls = fc.array(
      fc
        .constantFrom("a", "b,c", "d;e=1", "f|g", "h?i=j,k", "l[m]")
        .map((path) => `https://e.com/${path}`),
      { minLength: 2, maxLength: 6 },
    );
    const between = fc.constantFrom(", ", ",", ";", " | ", " ", "\t");
    fc.assert(
      fc.property(urls, between, (listed, separator) => {
        expect(listedAddresses(listed.join(separator))).toEqual(listed);
        expect(listedAddresses(JSON.stringify(listed))).toEqual(listed);
      }),
    );
    const units = fc.constantFrom(...'[]"\\,;| \t/ah:#'.split(""), "https://e.com");
    fc.assert(
      fc.property(fc.array(units, { maxLength: 30 }), (parts) => {
        const found = listedAddresses(parts.join(""));
        if (found !== UNREAD) expect(found.every((address) => address.trim() !== "")).toBe(true);
      }),
    );
  });

  it("is recognised by most of its lines", () => {
    expect(isUrlList(["# my pages", "https://e.com/a", "/b", "e.com/c"])).toBe(true);
    expect(isUrlList(["User-agent: *", "Disallow: /a"])).toBe(false);
    expect(isUrlList(["Call me Ishmael.", "Some years ago"])).toBe(false);
    expect(isUrlList(["/a", "", " ", "", ""])).toBe(true);
    expect(
      [3, 2].map((count) => isUrlList(["/a", "/b", "/c"].slice(0, count).concat("x", "y"))),
    ).toEqual([true, false]);
    expect(isUrlList(["", ""])).toBe(false);
    expect(isUrlList([])).toBe(false);
  });
});

describe("a table", () => {
  it("has its addresses in the column with most of them", () => {
    const rows = [
      ["#", "Address", "Status", "Redirect URL"],
      ["1", "https://e.com/a", "200", ""],
      ["2", "https://e.com/b", "301", "https://e.com/c"],
    ];
    expect(isTable(rows)).toBe(true);
    expect(urlColumn(rows)).toEqual({ index: 1, heading: "Address" });
  });

  it("is read by its headings if two columns have as many", () => {
    const rows = [
      ["Source", "URL"],
      ["https://e.com/a", "https://e.com/b"],
    ];
    expect(urlColumn(rows)).toEqual({ index: 1, heading: "URL" });
  });

  it("has one if every other row has an address, and none with fewer", () => {
    const row = (url: string): readonly string[] => ["1", url];
    expect(urlColumn([row("/a"), row("")])).toEqual({ index: 1, heading: null });
    expect(urlColumn([row("/a"), row(""), row("")])).toBeNull();
    expect(urlColumn([row("URL"), row(" /a "), row("")])).toEqual({ index: 1, heading: "URL" });
    expect(urlColumn([row("URL"), ["2"], row("/b")])).toEqual({ index: 1, heading: "URL" });
    expect(urlColumn([row("URL")])).toBeNull();
  });

  it("prefers the most likely heading, then the first column", () => {
    const columns = (...headings: readonly string[]) =>
      urlColumn([headings, headings.map(() => "/a")])?.index;
    expect(columns("Next page", "My link", " Landing Page ")).toBe(2);
    expect(columns("Note", "Target link", "x")).toBe(1);
    expect(columns("Note", "Other")).toBe(0);
  });

  it("has as many columns in nine rows of ten, and at least two", () => {
    const rows = (odd: number) =>
      Array.from({ length: 10 }, (_, at) => (at < 10 - odd ? ["a", "b"] : ["a"]));
    expect([isTable(rows(1)), isTable(rows(2))]).toEqual([true, false]);
    expect([isTable([["a"], ["b"]]), isTable([])]).toEqual([false, false]);
  });

  it("may have no headings, or no addresses", () => {
    expect(
      urlColumn([
        ["200", "/a"],
        ["200", "/b"],
      ]),
    ).toEqual({ index: 1, heading: null });
    expect(
      urlColumn([
        ["a", "b"],
        ["1", "2"],
      ]),
    ).toBeNull();
    expect(isTable([["https://e.com/a,b"], ["x"]])).toBe(false);
    expect(urlColumn([])).toBeNull();
  });

  it("has more than one address, unless its heading says that it is the one", () => {
    const row = (...cells: readonly string[]) => cells;
    expect(urlColumn([row("e.com", "1"), row("e.com", "2")])).toBeNull();
    expect(urlColumn([row("e.com", "/1"), row("e.com", "/2")])?.index).toBe(1);
    expect(urlColumn([row("e.com", "1"), row("e.com", "2"), row("f.com", "2")])?.index).toBe(0);
    expect(urlColumn([row("Site", "Clicks"), row("e.com", "1"), row("e.com", "2")])).toBeNull();
    expect(urlColumn([row("Page", "Clicks"), row("/a", "1"), row("/a", "2")])?.index).toBe(0);
    expect(urlColumn([row("e.com", "1")])?.index).toBe(0);
    expect(urlColumn([row("192.0.2.1", "0.5"), row("192.0.2.2", "0.7")])).toBeNull();
    expect(urlColumn([row("192.0.2.1/a", "1"), row("192.0.2.1/b", "1")])?.index).toBe(0);
  });
});
