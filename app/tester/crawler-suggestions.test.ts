import { describe, expect, it } from "vitest";
import { dialects, parse, policyOf } from "../../core/index.ts";
import { crawlerSuggestions } from "./crawler-suggestions.ts";

const suggest = (source: string) => crawlerSuggestions(policyOf(parse(source), dialects.google));

describe("crawlerSuggestions", () => {
  it("puts the crawlers that the file names first, each once, in its spelling", () => {
    const [named, known] = suggest("User-agent: gptbot\nUser-agent: GPTBot\nUser-agent: OwnBot\n");
    expect(named?.label).toBe("Named in this file");
    expect(named?.options.map(({ name }) => name)).toEqual(["GPTBot", "OwnBot"]);
    expect(known?.options.some(({ name }) => name === "GPTBot")).toBe(false);
  });

  it("has no heading for names where the file gives none", () => {
    expect(suggest("User-agent: *\nDisallow:\n").map(({ label }) => label)).toEqual([
      "Known crawlers",
    ]);
  });

  it("says who runs a crawler and what for", () => {
    const googlebot = suggest("")[0]?.options.find(({ name }) => name === "Googlebot");
    expect(googlebot?.note).toBe("Google · search");
  });
});
