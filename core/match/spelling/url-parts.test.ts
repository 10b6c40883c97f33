import { describe, expect, it } from "vitest";
import { joinReference, splitReference } from "./url-parts.ts";

describe("a reference", () => {
  it.each([
    ["/a;p?q#f", { path: "/a", params: "p", query: "q", fragment: "f" }],
    ["/a;b/c;d", { path: "/a;b/c", params: "d", query: "", fragment: "" }],
    ["a;b", { path: "a", params: "b", query: "", fragment: "" }],
    ["/a?b?c", { path: "/a", params: "", query: "b?c", fragment: "" }],
    ["/a#b?c#d", { path: "/a", params: "", query: "", fragment: "b?c#d" }],
    ["/a?b;c", { path: "/a", params: "", query: "b;c", fragment: "" }],
    [" \0/a\tb\r\nc ", { path: "/abc ", params: "", query: "", fragment: "" }],
    ["", { path: "", params: "", query: "", fragment: "" }],
  ])("%j is taken apart as urlparse does", (reference, parts) => {
    expect(splitReference(reference)).toEqual(parts);
  });

  it("loses delimiters that nothing follows", () => {
    expect(joinReference(splitReference("/a;?#"))).toBe("/a");
    expect(joinReference(splitReference("/a;p?q#f"))).toBe("/a;p?q#f");
  });
});
