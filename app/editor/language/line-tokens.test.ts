import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTokens } from "./line-tokens.ts";

/** The tokens of a line as `style:text`. */
const tokensIn = (text: string, isFirst = true): readonly string[] =>
  lineTokens(text, isFirst).map(({ style, from, to }) => `${style}:${text.slice(from, to)}`);

describe("lineTokens", () => {
  it.each([
    ["User-agent: *", ["name:User-agent", "colon::", "everyone:*"]],
    [
      "user-agent: Googlebot # ours",
      ["name:user-agent", "colon::", "agent:Googlebot", "comment:# ours"],
    ],
    ["useragent: GPTBot", ["invalid:useragent", "colon::", "agent:GPTBot"]],
    [
      "Disallow: /a*b%20c$",
      [
        "name:Disallow",
        "colon::",
        "path:/a",
        "special:*",
        "path:b",
        "escape:%20",
        "path:c",
        "special:$",
      ],
    ],
    ["Disallow:", ["name:Disallow", "colon::"]],
    ["Disallow: $", ["name:Disallow", "colon::", "special:$"]],
    ["Allow /x", ["allow:Allow", "path:/x"]],
    [
      "Sitemap: https://shop.example/s.xml",
      ["name:Sitemap", "colon::", "url:https://shop.example/s.xml"],
    ],
    ["Crawl-delay: 1.5", ["name:Crawl-delay", "colon::", "path:1.5"]],
    ["Clean-param: ref /shop", ["name:Clean-param", "colon::", "path:ref /shop"]],
    ["Colour: red", ["invalid:Colour", "colon::", "path:red"]],
    ["words that say nothing # or so", ["invalid:words that say nothing ", "comment:# or so"]],
    ["# only a note", ["comment:# only a note"]],
    ["Disallow: /a\0b", ["name:Disallow", "colon::", "path:/a", "invalid:\0b"]],
    ["  ", []],
    ["\ufeffUser-agent: *", ["name:User-agent", "colon::", "everyone:*"]],
  ])("reads %j as %j", (text, expected) => {
    expect(tokensIn(text)).toEqual(expected);
  });

  it("reads a byte order mark as part of the key except at the start of the file", () => {
    expect(tokensIn("\ufeffUser-agent: *", false)).toEqual([
      "invalid:\ufeffUser-agent",
      "colon::",
      "path:*",
    ]);
  });

  it("colours the first marks of a path of a thousand stars, and the dollar sign at its end", () => {
    const tokens = tokensIn(`Disallow: /${"*a".repeat(1_000)}$`);
    expect(tokens.filter((token) => token === "special:*")).toHaveLength(32);
    expect(tokens.at(-1)).toBe("special:$");
  });

  it("gives parts of the line in order, none of them empty", () => {
    const line = fc
      .array(
        fc.constantFrom(
          "Allow",
          "user-agent",
          ":",
          " ",
          "*",
          "$",
          "%20",
          "#",
          "\0",
          "\ufeff",
          "/é",
        ),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(line, fc.boolean(), (text, isFirst) => {
        let end = 0;
        for (const { from, to } of lineTokens(text, isFirst)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
