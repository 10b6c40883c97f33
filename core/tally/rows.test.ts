import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { TextList } from "./lists.ts";
import { Rows } from "./rows.ts";

describe("a long list of texts", () => {
  it("returns its texts, without line ends", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 2000, size: "max" }), (texts) => {
        const list = new TextList();
        for (const text of texts) list.add(text);
        expect(list.length).toBe(texts.length);
        texts.forEach((text, index) => {
          expect(list.at(index)).toBe(text.replaceAll("\n", " "));
        });
      }),
      seeded(20),
    );
  });
});

describe("rows", () => {
  const rows = new Rows(100);
  for (const [url, outcome, sum] of [
    ["https://e.com/b/2", 0, 5],
    ["https://e.com/a/1", 1, 7],
    ["/b/3", 1, 6],
  ] as const) {
    rows.add(url, outcome, sum);
  }
  const find = (query: Partial<Parameters<Rows["find"]>[0]>) => [
    ...rows.find({
      wants: () => true,
      search: "",
      within: "",
      order: "input",
      descending: false,
      ...query,
    }),
  ];

  it("are found by outcome, text and folder", () => {
    expect(find({})).toEqual([0, 1, 2]);
    expect(find({ wants: (outcome) => outcome === 1 })).toEqual([1, 2]);
    expect(find({ search: "E.COM/b" })).toEqual([0]);
    expect(find({ within: "/b/" })).toEqual([0, 2]);
  });

  it.each([
    ["/a/b", true],
    ["https://e.com/a/b", true],
    ["//e.com/a/b", true],
    ["https://e.com/b/a/", false],
    ["https://e.com?x=/a/b", false],
    ["https://e.com", false],
    ["//a/b", false],
  ])("are in a folder if their path begins with it: %s", (url, isWithin) => {
    const rows = new Rows(1);
    rows.add(url, 0);
    const query = { wants: () => true, search: "", within: "/a/", order: "input" } as const;
    expect([...rows.find({ ...query, descending: false })]).toEqual(isWithin ? [0] : []);
  });

  it("are sorted", () => {
    expect(find({ order: "url" })).toEqual([2, 1, 0]);
    expect(find({ order: "sum", descending: true })).toEqual([1, 2, 0]);
    expect(find({ order: "input", descending: true })).toEqual([2, 1, 0]);
  });

  it("are kept unchanged unless a URL is too long or has a line end", () => {
    const keptOf = (...urls: readonly string[]) => {
      const some = new Rows(2);
      const indexes = urls.map((url) => some.add(url, 0));
      return [indexes, some.row(0).url.length, some.isWhole, some.left];
    };
    expect(keptOf(`/${"a".repeat(4095)}`)).toEqual([[0], 4096, true, 0]);
    expect(keptOf(`/${"a".repeat(4096)}`)).toEqual([[0], 4097, false, 0]);
    expect(keptOf(`/${"a".repeat(9000)}`)).toEqual([[0], 4097, false, 0]);
    expect(keptOf("/a\nb")).toEqual([[0], 4, false, 0]);
    expect(keptOf("/a", "/b", "/c")).toEqual([[0, 1, -1], 2, false, 1]);
  });
});
