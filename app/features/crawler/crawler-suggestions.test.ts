import { describe, expect, it } from "vitest";
import { dialects, parse, policyOf } from "../../../core/index.ts";
import { crawlerSuggestions } from "./crawler-suggestions.ts";

const suggest = (source: string) => crawlerSuggestions(policyOf(parse(source), dialects.google));

describe("crawlerSuggestions", () => {
  it("lists first the crawlers that the file names, each once, in its spelling", () => {
    const [named, ...known] = suggest(
      "User-agent: gptbot\nUser-agent: GPTBot\nUser-agent: OwnBot\n",
    );
    expect(named?.label).toBe("Named in this file");
    expect(named?.options.map(({ name }) => name)).toEqual(["GPTBot", "OwnBot"]);
    const others = known.flatMap(({ options }) => options.map(({ name }) => name));
    expect(others).not.toContain("GPTBot");
  });

  it("has no heading for names if the file names none", () => {
    const [first, second] = suggest("User-agent: *\nDisallow:\n");
    expect(first?.label).toBe("Search engines");
    expect(first?.options.slice(0, 2).map(({ name }) => name)).toEqual(["Googlebot", "Yandex"]);
    expect(second?.label).toBe("AI training");
    expect(second?.options.map(({ name }) => name)).toContain("GPTBot");
  });

  it("shows the operator and purpose of a crawler", () => {
    const googlebot = suggest("")[0]?.options.find(({ name }) => name === "Googlebot");
    expect(googlebot?.note).toBe("Google · search");
  });
});
