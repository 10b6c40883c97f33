import { describe, expect, it } from "vitest";
import { bestFor, listed, narrowed } from "./suggestions.ts";

const option = (name: string, note = "") => ({ value: name, name, note });
const groups = [
  { label: "A", options: [option("Googlebot-Image", "Google"), option("bingbot", "Microsoft")] },
  { label: "B", options: [option("AdsBot-Google"), option("Googlebot")] },
];
const names = (typed: string) =>
  narrowed(groups, typed).map(({ options }) => options.map(({ name }) => name));

describe("narrowed", () => {
  it("keeps options whose name or note contains the text, those that begin with it first", () => {
    expect(names("google")).toEqual([["Googlebot-Image"], ["Googlebot", "AdsBot-Google"]]);
    expect(names("micro")).toEqual([["bingbot"]]);
  });

  it("is empty once the only match is typed in full", () => {
    expect(names("BingBot")).toEqual([]);
  });

  it("keeps everything for an empty text", () => {
    expect(names(" ").flat()).toHaveLength(4);
  });
});

describe("the option that Enter takes", () => {
  it.each([
    ["bing", "bingbot"],
    ["GOOGLEBOT", "Googlebot"],
    ["google", "Googlebot-Image"],
    ["bot", undefined],
    ["micro", undefined],
    [" ", undefined],
  ])("for %s is %s", (typed, name) => {
    expect(bestFor(groups, typed)?.name).toBe(name);
  });
});

describe("listed", () => {
  it("keeps the beginning of a long group and counts the rest", () => {
    const options = Array.from({ length: 1_000 }, (_, index) => option(`bot-${index}`));
    const [long, short] = listed([{ label: "A", options }, ...groups.slice(1)]);
    expect(long?.options[0]).toBe(options[0]);
    expect((long?.options.length ?? 0) + (long?.left ?? 0)).toBe(1_000);
    expect(long?.options.length).toBeLessThan(300);
    expect(short).toBe(groups[1]);
  });
});
