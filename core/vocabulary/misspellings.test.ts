import { describe, expect, it } from "vitest";
import { fieldFlags } from "../syntax/field-names.ts";
import { FIELD_OTHER } from "../syntax/table.ts";
import { findDirective } from "./directives.ts";
import { findCrawler } from "./find-crawler.ts";
import { agentSpellings, fieldSpellings, neverCorrect } from "./misspellings.ts";

describe("fieldSpellings", () => {
  it("has each spelling once, in lower case", () => {
    const seen = fieldSpellings.map((spelling) => spelling.seen);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it("maps to canonical names, and from none", () => {
    for (const { seen, intended } of fieldSpellings) {
      expect(findDirective(intended)?.name).toBe(intended);
      expect(findDirective(seen)).toBeNull();
    }
  });

  it("agrees with the tokenizer about Google", () => {
    const accepted = fieldSpellings.filter(({ acceptedBy }) => acceptedBy.includes("google"));
    const read = fieldSpellings.filter(
      ({ seen }) => fieldFlags(seen, 0, seen.length) !== FIELD_OTHER,
    );
    expect(accepted).toEqual(read);
  });

  it("distinguishes what parsers accept", () => {
    const readers = (name: string) => fieldSpellings.find(({ seen }) => seen === name)?.acceptedBy;
    expect(readers("useragent")).toEqual(["google", "crawler-commons", "protego"]);
    expect(readers("desallow")).toEqual(["crawler-commons"]);
    expect(readers("crawl delay")).toEqual(["crawler-commons", "protego"]);
    expect(readers("crawldelay")).toEqual([]);
  });
});

describe("agentSpellings", () => {
  it("has each spelling once, in lower case, and no correct one", () => {
    const seen = agentSpellings.map((spelling) => spelling.seen);
    expect(new Set(seen).size).toBe(seen.length);
    expect(
      seen.filter((name) => name !== name.toLowerCase() || findCrawler(name) !== null),
    ).toEqual([]);
  });

  it("maps to tokens of the table, or to every crawler", () => {
    const unknown = agentSpellings.filter(
      ({ intended }) => intended !== "*" && findCrawler(intended)?.token !== intended,
    );
    expect(unknown).toEqual([]);
  });
});

describe("neverCorrect", () => {
  it("contains nothing that counts as a misspelling", () => {
    expect(agentSpellings.filter(({ seen }) => neverCorrect.has(seen))).toEqual([]);
    expect(neverCorrect.has("moodlebot")).toBe(true);
  });
});
