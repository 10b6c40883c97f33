import { describe, expect, it } from "vitest";
import { readPastedUrls } from "./pasted-urls.ts";

describe("URLs pasted for testing", () => {
  it.each([
    [
      "a report of Search Console",
      "Top pages\tClicks\tImpressions\nhttps://shop.example/a\t1,204\t9\nhttps://shop.example/b\t7\t8\n",
      "https://shop.example/a\nhttps://shop.example/b",
      "Top pages",
    ],
    [
      "a table with commas and quotes",
      'id,"URL",status\n1,"https://shop.example/a,b",200\n2,https://shop.example/c,404',
      "https://shop.example/a,b\nhttps://shop.example/c",
      "URL",
    ],
    ["a table without a heading", "7;/a;x\n8;/b;y", "/a\n/b", "2"],
  ])("are those of the column in %s", async (_, text, addresses, column) => {
    expect(await readPastedUrls(text)).toEqual({
      kind: "table",
      text: addresses,
      column,
      more: 0,
    });
  });

  it.each([
    ["a list of lines", "/a\n/b,c\nhttps://shop.example/d"],
    ["one line with commas", "/a,b,c"],
    ["addresses between tabs", "/a\t/b"],
    ["a query that looks like fields", "/s?a=1;b=2\n/s?a=3;b=4"],
  ])("are left as they are in %s", async (_, text) => {
    expect(await readPastedUrls(text)).toEqual({ kind: "list", text, more: 0 });
  });

  it("are none in a robots.txt", async () => {
    const text = "# ours\nUser-agent: *\nDisallow: /a\n\nSitemap: https://shop.example/s.xml\n";
    expect(await readPastedUrls(text)).toEqual({ kind: "robots" });
    expect((await readPastedUrls("/user-agent:\n/disallow:")).kind).toBe("list");
  });

  it("are those at the beginning of an endless table, and the rest is counted", async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `${index}\thttps://shop.example/${index}`,
    );
    const pasted = await readPastedUrls(rows.join("\n"));
    if (pasted.kind !== "table") throw new Error(pasted.kind);
    const taken = pasted.text.split("\n").length;
    expect(taken).toBeLessThan(20_000);
    expect(taken + pasted.more).toBe(100_000);
  });

  it("are those at the beginning of an endless list, and the rest is counted", async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `https://shop.example/${index}`);
    const pasted = await readPastedUrls(lines.join("\n"));
    if (pasted.kind !== "list") throw new Error(pasted.kind);
    const taken = pasted.text.split("\n").length;
    expect(taken).toBeLessThan(20_000);
    expect(taken + pasted.more).toBe(100_000);
  });
});
