import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { robotsFiles, seeded } from "../testing/arbitraries.ts";
import { flips } from "./flips.ts";

const asked = { dialect: dialects.rfc9309, crawler: "FooBot", urls: ["/", "/cart", "/cart/help"] };

describe("flips", () => {
  it("names the URLs that a change blocks or allows, with both verdicts", () => {
    const before = parse("User-agent: *\nDisalow: /cart\n");
    const after = parse("User-agent: *\nDisallow: /cart\nAllow: /cart/help\n");
    expect(flips(before, after, asked)).toEqual([
      {
        url: "/cart",
        before: { allowed: true, rule: null },
        after: { allowed: false, rule: expect.objectContaining({ line: 2 }) },
      },
    ]);
  });

  it("follows what the operator documents: a fallback's group counts", () => {
    const before = parse("");
    const after = parse("User-agent: Googlebot\nDisallow: /\n");
    const images = { ...asked, crawler: "Googlebot-Image" };
    expect(flips(before, after, images).map(({ url }) => url)).toEqual(asked.urls);
  });

  it("finds none between a file and itself", () => {
    fc.assert(
      fc.property(robotsFiles, (source) => {
        expect(flips(parse(source), parse(source), asked)).toEqual([]);
      }),
      seeded(50),
    );
  });
});
