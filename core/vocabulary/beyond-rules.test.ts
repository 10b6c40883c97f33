import { describe, expect, it } from "vitest";
import { beyondRules } from "./beyond-rules.ts";
import { crawlers } from "./crawlers.ts";

const of = (token: string) => {
  const crawler = crawlers.find((each) => each.token === token);
  if (crawler === undefined) throw new Error(`no crawler ${token}`);
  return beyondRules(crawler).map(({ remedy }) => remedy);
};

describe("what rules cannot do", () => {
  it("needs a page tag to leave answers but not the search", () => {
    expect([of("Googlebot"), of("bingbot"), of("Applebot"), of("Amazonbot")]).toEqual([
      ["page-tag"],
      ["page-tag"],
      ["page-tag"],
      ["page-tag"],
    ]);
  });

  it("tells names that no crawler sends, and those that a firewall must refuse", () => {
    expect([of("Google-Extended"), of("webzio-extended")]).toEqual([
      ["token-only"],
      ["token-only"],
    ]);
    expect([of("Perplexity-User"), of("ChatGPT-User"), of("Bytespider")]).toEqual([
      ["firewall"],
      ["firewall"],
      ["firewall"],
    ]);
    expect(of("img2dataset")).toEqual(["header"]);
    expect(of("GPTBot")).toEqual([]);
  });

  it("is about crawlers of the table, in whole sentences", () => {
    const found = crawlers.flatMap(beyondRules);
    expect(found.length).toBeGreaterThan(20);
    for (const { text, source } of found) {
      expect(text).toMatch(/^[A-Z\w].*\.$/);
      expect(source === null || /^\d{4}/.test(source.read)).toBe(true);
    }
  });
});
