import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { mangledFiles, seeded } from "../testing/arbitraries.ts";
import { compile } from "./compile.ts";
import { explain } from "./explain.ts";
import { nearestRule } from "./nearest-rule.ts";

const nearest = (url: string, ...rules: readonly string[]): string | null => {
  const document = parse(["User-agent: *", ...rules].join("\n"));
  const found = nearestRule(explain(document, dialects.google, "Googlebot", url));
  return found === null ? null : `${found.how} ${found.rule.line} ${found.example}`;
};

describe("nearestRule", () => {
  it("is the rule that blocks what is below a path, the closest first", () => {
    expect(nearest("/shop", "Disallow: /shop/")).toBe("below 2 /shop/");
    expect(nearest("/shop", "Disallow: /shop/*")).toBe("below 2 /shop/");
    expect(nearest("/de/shop", "Disallow: /*/shop/")).toBe("below 2 /de/shop/");
    expect(nearest("/shop", "Disallow: /shop-old/x", "Disallow: /shops")).toBe("below 3 /shops");
  });

  it("is the rule that differs only in case", () => {
    expect(nearest("/Shop/1", "Disallow: /shop/")).toBe("case 2 /shop/");
  });

  it("is the rule that ends in $ where the path goes on", () => {
    expect(nearest("/shop?page=2", "Disallow: /shop$")).toBe("longer 2 /shop");
    expect(nearest("/a.pdf?x", "Disallow: /*.pdf$")).toBe("longer 2 /.pdf");
  });

  it("does not exist where no rule is close, or where one matches", () => {
    expect(nearest("/blog", "Disallow: /shop/")).toBeNull();
    expect(nearest("/", "Disallow: /shop/")).toBeNull();
    expect(nearest("/shop/1", "Disallow: /shop/")).toBeNull();
    expect(nearest("/shop", "Allow: /shop/")).toBeNull();
    expect(nearest("/shop", "Disallow: /shop/", "Allow: /shop/")).toBeNull();
  });

  it("does not match the path, and blocks its example, which is close to the path", () => {
    const paths = fc.stringMatching(/^\/[aA/b*$?]{1,4}$/);
    const fields = fc.constantFrom("Disallow", "Disallow", "Allow");
    const files = fc
      .array(fc.tuple(fields, paths), { minLength: 1, maxLength: 6 })
      .map((rules) => ["User-agent: *", ...rules.map((rule) => rule.join(": "))].join("\n"));
    const dialect = fc.constantFrom(...Object.values(dialects));
    let count = 0;
    fc.assert(
      fc.property(files, paths, dialect, (file, path, reader) => {
        const document = parse(file);
        const explanation = explain(document, reader, "x", path);
        const found = nearestRule(explanation);
        if (found === null) return;
        count++;
        const matcher = compile(document, reader, "x");
        const { rule, how, example } = found;
        const { comparedPath } = explanation;
        expect(explanation.verdict.allowed).toBe(true);
        expect(matcher.matching(path).map((reading) => reading.rule)).not.toContain(rule);
        expect(matcher.decide(example)).toEqual({ allowed: false, rule });
        if (how === "below") expect(example.startsWith(comparedPath)).toBe(true);
        if (how === "case") expect(/[A-Z]/.test(rule.text + path)).toBe(true);
      }),
      seeded(800),
    );
    expect(count).toBeGreaterThan(20);
  });

  it("accepts any file and URL", () => {
    fc.assert(
      fc.property(mangledFiles, fc.string(), (file, url) => {
        nearestRule(explain(parse(file), dialects.google, "Googlebot", url));
      }),
      seeded(200),
    );
  });
});
