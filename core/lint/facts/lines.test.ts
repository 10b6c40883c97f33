import { describe, expect, it } from "vitest";
import { readPreferences, splitUsage } from "./content-preferences.ts";
import { isPlausibleValue, suitsField } from "./lines.ts";

describe("a value", () => {
  // Field, value, whether it is of the field's type, and whether it needs no repair.
  it.each([
    ["disallow", "", true, true],
    ["disallow", "/a b", true, true],
    ["allow", "*.pdf", true, true],
    ["allow", "all of it", false, false],
    ["sitemap", "https://shop.example/s.xml", true, true],
    ["sitemap", "HTTP://shop.example/s.xml", true, true],
    ["sitemap", "/s.xml", true, false],
    ["sitemap", "https://shop.example/a b", true, false],
    ["sitemap", "see above", false, false],
    ["user-agent", "*", true, true],
    ["user-agent", "Foo-Bot/2.1", true, true],
    ["user-agent", "Sogou web spider", true, true],
    ["user-agent", "Some web spider", true, false],
    ["user-agent", "-", false, false],
    ["other", "10", true, true],
    ["other", "ten", false, false],
  ] as const)("of %s is right or not: %j", (field, value, suits, isClean) => {
    expect([suitsField(field, value), isPlausibleValue(field, value)]).toEqual([suits, isClean]);
  });
});

describe("preferences on the use of content", () => {
  it("are separated by commas, each a label and a value", () => {
    expect(readPreferences("search=yes, ai-train = no ,x,a=b=c")).toEqual([
      { label: "search", value: "yes" },
      { label: "ai-train", value: "no" },
      { label: "x", value: "" },
      { label: "a", value: "b=c" },
    ]);
  });

  it("may follow the path that they are for", () => {
    expect(splitUsage("/a/b  train-ai=n")).toEqual({ path: "/a/b", list: "train-ai=n" });
    expect(splitUsage("train-ai=n, x=/a")).toEqual({ path: "", list: "train-ai=n, x=/a" });
    expect(splitUsage("/a")).toEqual({ path: "/a", list: "" });
  });
});
