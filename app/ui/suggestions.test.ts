import { describe, expect, it } from "vitest";
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
