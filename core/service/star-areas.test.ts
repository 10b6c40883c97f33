import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { starAreas } from "./star-areas.ts";

const FILE = `User-agent: *
Disallow: /cart
Disallow: /search

User-agent: Googlebot
Disallow: /search
Disallow: /drafts

User-agent: bingbot
Disallow: /search/
Disallow: /search
Disallow: /cart
`;

const areasOf = (crawler: string, status = 200, file = FILE) => {
  const response = { ...PLAIN_RESPONSE, status };
  return starAreas(consult(parse(file), dialects.google, crawler, response));
};

describe("starAreas", () => {
  it("finds what a crawler's own group allows and blocks compared with `*`", () => {
    const found = areasOf("Googlebot");
    expect(found?.proved).toBe(true);
    expect(
      found?.areas.map(({ pattern, after, before }) => [
        pattern,
        after.allowed,
        before.rule?.line,
        after.rule?.line,
      ]),
    ).toEqual([
      ["/cart", true, 2, undefined],
      ["/drafts", false, undefined, 7],
    ]);
  });

  it("proves that other rules have the same effect", () => {
    expect(areasOf("bingbot")).toMatchObject({ proved: true, areas: [] });
  });

  it("is null for crawlers that would never follow `*`", () => {
    const file = FILE.replace("Googlebot", "AdsBot-Google");
    expect(areasOf("AdsBot-Google", 200, file)).toBeNull();
  });

  it("is null for crawlers that follow `*`, for files without it, and if no file counts", () => {
    expect(areasOf("DuckDuckBot")).toBeNull();
    expect(areasOf("Googlebot", 404)).toBeNull();
    expect(areasOf("Googlebot", 200, "User-agent: Googlebot\nDisallow: /\n")).toBeNull();
  });
});
