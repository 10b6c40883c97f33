import { describe, expect, it } from "vitest";
import { dialects, parse, policyOf } from "../../../core/index.ts";
import { crawlerSuggestions } from "./crawler-suggestions.ts";

const suggest = (source: string) => crawlerSuggestions(policyOf(parse(source), dialects.google));

describe("crawlerSuggestions", () => {
  it("lists first the crawlers that the file names, each once, in its spelling", () => {
    const [named, known] = suggest("User-agent: gptbot\nUser-agent: GPTBot\nUser-agent: OwnBot\n");
    expect(named?.label).toBe("Named in this file");
    expect(named?.options.map(({ name }) => name)).toEqual(["GPTBot", "OwnBot"]);
    expect(known?.options.some(({ name }) => name === "GPTBot")).toBe(false);
  });

  it("has no heading for names if the file names none", () => {
    expect(suggest("User-agent: *\nDisallow:\n").map(({ label }) => label)).toEqual([
      "Known crawlers",
    ]);
  });

  it("shows the operator and purpose of a crawler", () => {
    const googlebot = suggest("")[0]?.options.find(({ name }) => name === "Googlebot");
    expect(googlebot?.note).toBe("Google · search");
  });
});
