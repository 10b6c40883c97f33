import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Folders, HostCounts } from "./folders.ts";

describe("folders", () => {
  it("count their URLs, in any order", () => {
    const urls = [
      "/",
      "/a",
      "/a/",
      "/a/b",
      "https://e.com/a/b/c?x=/y/z",
      "/a/x",
      "https://e.com",
      "//e.com/a/",
    ];
    const count = (list: readonly string[]) => {
      const folders = new Folders();
      for (const url of list) folders.add(url, url.includes("b"));
      return folders.tree();
    };
    const expected = {
      name: "",
      count: 8,
      blocked: 2,
      folders: [
        {
          name: "a",
          count: 5,
          blocked: 2,
          folders: [{ name: "b", count: 1, blocked: 1, folders: [] }],
        },
      ],
    };
    expect(count(urls)).toEqual(expected);
    fc.assert(
      fc.property(fc.shuffledSubarray(urls, { minLength: urls.length }), (list) => {
        expect(count(list)).toEqual(expected);
      }),
    );
  });

  it("end where the query begins, even if nothing precedes it", () => {
    const folders = new Folders();
    for (const url of ["?a/b/", "/?a/b/", "/c?a/b/", "https://e.com/c/?a/b/"])
      folders.add(url, false, url.startsWith("h") ? 13 : 0);
    expect(folders.tree()).toEqual({
      name: "",
      count: 4,
      blocked: 0,
      folders: [{ name: "c", count: 1, blocked: 0, folders: [] }],
    });
  });

  it("are none in a URL without a path, whatever its query", () => {
    const folders = new Folders();
    folders.add("https://e.com?back=/a/b/", false);
    folders.add("//e.com?back=/a/b/", false);
    expect(folders.tree()).toEqual({ name: "", count: 2, blocked: 0, folders: [] });
  });

  it("are told apart in thousands, also if their names have one length", () => {
    const folders = new Folders();
    const nameOf = (index: number): string => `f${10_000 + index}`;
    for (let index = 0; index < 6000; index++) {
      folders.add(`/${nameOf(index)}/x`, false, 0, index + 1);
    }
    const counts = folders.tree().folders.map(({ name, count }) => [name, count]);
    expect(counts).toEqual(Array.from({ length: 6000 }, (_, at) => [nameOf(5999 - at), 6000 - at]));
  });

  it("are bounded in depth and number", () => {
    const folders = new Folders();
    for (let index = 0; index < 50_000; index++) folders.add(`/f${index}/x`, false);
    folders.add("/f0/2/3/4/5/6/7/8", false);
    const tree = folders.tree();
    expect(tree.count).toBe(50_001);
    expect(tree.folders.length).toBeLessThan(20_001);
  });
});

describe("hosts", () => {
  it("are counted up to a limit", () => {
    const hosts = new HostCounts();
    for (let index = 0; index < 5000; index++) hosts.add(`https://h${index}.example`);
    hosts.add("https://h1.example");
    expect(hosts.list()[0]).toEqual({ host: "https://h1.example", count: 2 });
    expect(hosts.list()).toHaveLength(1000);
  });
});
