import { describe, expect, it } from "vitest";
import { movedTo, typedTo } from "./option-keys.ts";
import { narrowed } from "./suggestions.ts";

const option = (name: string, note = "") => ({ value: name, name, note });
const groups = [
  { label: "A", options: [option("Googlebot-Image", "Google"), option("bingbot", "Microsoft")] },
  { label: "B", options: [option("AdsBot-Google"), option("Googlebot")] },
];
const names = (typed: string) =>
  narrowed(groups, typed).map(({ options }) => options.map(({ name }) => name));

describe("narrowed", () => {
  it("keeps what holds the text in name or note, what begins with it first", () => {
    expect(names("google")).toEqual([["Googlebot-Image"], ["Googlebot", "AdsBot-Google"]]);
    expect(names("micro")).toEqual([["bingbot"]]);
  });

  it("offers nothing once the only thing left is typed out", () => {
    expect(names("BingBot")).toEqual([]);
  });

  it("keeps everything for an empty text", () => {
    expect(names(" ").flat()).toHaveLength(4);
  });
});

describe("movedTo", () => {
  it("goes round at both ends", () => {
    expect(movedTo("ArrowDown", 3, 4)).toBe(0);
    expect(movedTo("ArrowUp", 0, 4)).toBe(3);
  });

  it("enters the list at either end from the field", () => {
    expect(movedTo("ArrowDown", -1, 4)).toBe(0);
    expect(movedTo("ArrowUp", -1, 4)).toBe(3);
  });

  it("stops pages at the ends", () => {
    expect(movedTo("PageDown", 1, 4)).toBe(3);
    expect(movedTo("PageUp", 1, 4)).toBe(0);
  });

  it("does not move for other keys, nor in an empty list", () => {
    expect(movedTo("a", 0, 4)).toBeNull();
    expect(movedTo("ArrowDown", -1, 0)).toBeNull();
  });
});

describe("typedTo", () => {
  it("finds the next name from a place on, round the end", () => {
    expect(typedTo(["Bing", "Google", "Bot"], "b", 1)).toBe(2);
    expect(typedTo(["Bing", "Google", "Bot"], "B", 3)).toBe(0);
  });

  it("finds nothing where nothing begins so", () => {
    expect(typedTo(["Bing"], "x", 0)).toBe(-1);
    expect(typedTo([], "x", 0)).toBe(-1);
  });
});
