import { describe, expect, it } from "vitest";
import { runToEnd } from "../../collections/run-to-end.ts";
import { google } from "../../dialects/google.ts";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext, lastOf } from "../../testing/contexts.ts";
import { lineContextSteps } from "../make-context.ts";
import { digestSteps, haveSameDigest } from "./digest.ts";
import { runsOf } from "./line-runs.ts";
import { type MeantRule, meantGroups } from "./meant-groups.ts";
import { ownSite } from "./sitemaps.ts";

describe("the site of a file", () => {
  const siteOf = (addresses: readonly string[], requestedUrl: string | null = null) => {
    const document = parse(addresses.map((address) => `Sitemap: ${address}\n`).join(""));
    const response = requestedUrl === null ? null : { ...PLAIN_RESPONSE, requestedUrl };
    const context = lastOf(lineContextSteps(document, { dialect: google, response }));
    return ownSite(context)?.host ?? null;
  };

  it.each([
    [["https://shop.example/s.xml"], "shop.example"],
    [["https://shop.example/s.xml", "http://SHOP.example/t.xml"], "shop.example"],
    [["https://shop.example/s.xml", "https://www.shop.example/t.xml"], null],
    [["/s.xml"], null],
    [["https://cdn.shop.example/s.xml"], null],
    [["https://static2.shop.example/s.xml"], null],
    [["https://assets-eu.shop.example/s.xml"], null],
    [["https://my-sitemaps.example/s.xml"], null],
    [["https://bucket.s3.amazonaws.com/s.xml"], null],
    [["https://amazonaws.com.example/s.xml"], "amazonaws.com.example"],
    [["https://filesharing.example/s.xml"], "filesharing.example"],
    [[], null],
  ])("is that of its sitemaps, unless they only lie there: %j, %j", (addresses, host) => {
    expect(siteOf(addresses)).toBe(host);
  });

  it("is the one it was requested from, whatever its sitemaps say", () => {
    expect(siteOf(["https://a.example/"], "https://b.example/robots.txt")).toBe("b.example");
    expect(siteOf(["https://a.example/"], "")).toBe("a.example");
  });
});

describe("the digest of rules", () => {
  const rulesOf = (rules: readonly string[]): readonly MeantRule[] => {
    const context = faultlessContext(parse(`User-agent: *\n${rules.join("\n")}\n`));
    return meantGroups(context).all[0]?.rules ?? [];
  };
  const areSame = (a: readonly string[], b: readonly string[]): boolean => {
    const [one, other] = [rulesOf(a), rulesOf(b)];
    const same = haveSameDigest(one, other);
    expect(haveSameDigest(other, one)).toBe(same);
    expect(runToEnd(digestSteps(one)) === runToEnd(digestSteps(other))).toBe(same);
    return same;
  };

  it("is the same for another order, spelling and number", () => {
    const repeated = ["Disallow: /a", "Allow: /a/%C3%A9", "Disallow: /a", "Disallow:"];
    expect(areSame(["Allow: /a/é", "Disallow: /a"], repeated)).toBe(true);
  });

  it("is empty if nothing is forbidden", () => {
    for (const rules of [["Allow: /a"], ["Disallow:"], []]) {
      expect(runToEnd(digestSteps(rulesOf(rules)))).toBe("");
      expect(areSame(rules, [])).toBe(true);
      expect(areSame(rules, ["Disallow: /a"])).toBe(false);
    }
  });

  it("differs for another rule", () => {
    expect(areSame(["Disallow: /a"], ["Disallow: /b"])).toBe(false);
    expect(areSame(["Disallow: /a"], ["Disallow: /a", "Allow: /a/b"])).toBe(false);
  });
});

describe("consecutive lines", () => {
  it("are runs, which blank lines do not end", () => {
    const { lines } = faultlessContext(parse("x\n\nx\nx\ny\nx\n\n\ny\n"));
    const runs = runsOf(lines, ({ text }) => text === "x");
    expect(runs.map((run) => run.map(({ number }) => number))).toEqual([[1, 3, 4], [6]]);
  });
});
