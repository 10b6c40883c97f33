import { describe, expect, it } from "vitest";
import { findCrawler } from "./find-crawler.ts";
import { obsoletePrograms, programs } from "./programs.ts";

describe("names that are not crawlers'", () => {
  it("are in lower case, each in one list", () => {
    const names = [...programs, ...obsoletePrograms];
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are not crawlers, except for libraries and Wget", () => {
    const known = [...programs, ...obsoletePrograms].flatMap((name) => findCrawler(name) ?? []);
    expect(known.filter(({ operator }) => !["library", "GNU"].includes(operator))).toEqual([]);
  });
});
