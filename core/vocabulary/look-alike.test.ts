import { describe, expect, it } from "vitest";
import { crawlers } from "./crawlers.ts";
import { lookAlikeCrawler } from "./look-alike.ts";

describe("lookAlikeCrawler", () => {
  it.each([
    ["GoogIebot", "Googlebot"],
    ["Goog1ebot", "Googlebot"],
    ["G00glebot", "Googlebot"],
    ["SernrushBot", "SemrushBot"],
  ])("sees that %s passes for %s", (name, token) => {
    expect(lookAlikeCrawler(name)).toBe(token);
  });

  it("takes no crawler for another, in any case, nor a genuine name", () => {
    for (const { token } of crawlers) {
      for (const name of [token, token.toLowerCase(), token.toUpperCase()]) {
        expect(lookAlikeCrawler(name)).toBeNull();
      }
    }
    for (const name of ["Examplebot", "Googiebot", "Pingbot", "*", ""]) {
      expect(lookAlikeCrawler(name)).toBeNull();
    }
  });
});
