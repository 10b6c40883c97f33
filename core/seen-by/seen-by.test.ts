import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { anyText, mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { seenBy, type ValidatorId, validators } from "./seen-by.ts";
import { protocolOf } from "./url-protocol.ts";

/** What is said of each line: `3 lighthouse-path`. */
const said = (validator: ValidatorId, source: string): readonly string[] =>
  seenBy(validator, parse(source)).lines.map(
    ({ line, code }) => `${line ?? "-"} ${code.slice(code.indexOf("-") + 1)}`,
  );

const AGENT = "User-agent: *\n";

describe("as seen by Lighthouse", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["a plain file", `${AGENT}Disallow: /a\nAllow: *b$\nDisallow:\n`, []],
    ["text without a colon", `${AGENT}nothing here\n`, ["2 syntax"]],
    ["a comment", `${AGENT}# nothing here\n  \n`, []],
    ["only what precedes a comment", `${AGENT}nothing # here: there\n`, ["2 syntax"]],
    [
      "fields it does not know",
      `${AGENT}License: https://e.example/a\nDisalow: /\n`,
      ["2 unknown", "3 unknown"],
    ],
    ["fields it knows in any case", `${AGENT}CONTENT-SIGNAL: x\nCrawl-Delay: 1\nhost: a\n`, []],
    ["a name before the first colon", `${AGENT}http://e.example/\n`, ["2 unknown"]],
    ["a relative sitemap", "Sitemap: /sitemap.xml\n", ["1 sitemap-url"]],
    ["an empty sitemap", "Sitemap:\n", ["1 sitemap-url"]],
    ["a sitemap with another scheme", "Sitemap: gopher://e.example/s\n", ["1 sitemap-protocol"]],
    ["sitemaps with its schemes", "Sitemap: ftp://e.example/\nSitemap: HTTPS://e.example\n", []],
    ["no name", "User-agent:\nDisallow: /\n", ["1 no-name", "2 no-agent"]],
    ["a name of spaces", "User-agent: \u00a0 # all\n", ["1 no-name"]],
    ["paths without a slash", `${AGENT}Disallow: a\nAllow: ?q\n`, ["2 path", "3 path"]],
    ["a dollar sign within a path", `${AGENT}Disallow: /a$b$\nAllow: /$\n`, ["2 dollar"]],
    ["the first of two faults", `${AGENT}Disallow: a$b\n`, ["2 path"]],
    ["rules before a group", "Disallow: /\nUser-agent: a\nDisallow: /\n", ["1 no-agent"]],
    ["a faulty rule before a group", "Disallow: a\n", ["1 path"]],
    ["other line ends", "User-agent: *\r\rnothing\r\nnone\n", ["3 syntax", "4 syntax"]],
    ["a byte order mark", "\ufeffUser-agent: *\nDisallow: /\n", []],
    ["a separator of Unicode within a line", `${AGENT}Disallow: /a\u2028b\n`, []],
  ])("%s", (_, source, expected) => expect(said("lighthouse", source)).toEqual(expected));

  it("passes, fails or does not apply, by the response too", () => {
    const resultOf = (source: string, status?: number | null) =>
      seenBy(
        "lighthouse",
        parse(source),
        status === undefined ? null : { ...PLAIN_RESPONSE, status },
      ).result;
    expect(resultOf(AGENT)).toBe("pass");
    expect(resultOf("x")).toBe("fail");
    expect(resultOf("")).toBe("not-applicable");
    expect([400, 404, 429, 499].map((status) => resultOf("x", status))).toEqual(
      Array(4).fill("not-applicable"),
    );
    expect([500, 503, null].map((status) => resultOf(AGENT, status))).toEqual(
      Array(3).fill("fail"),
    );
  });
});

describe("as seen by Google's report", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["valid lines", `${AGENT}Allow: /a\nDisallow: b\nSitemap: /s\n\n# x\n`, []],
    [
      "known fields that it does not use",
      "Noindex: /\nHost: a\nContent-Usage: x\nNOFOLLOW: /\n",
      ["1 unused", "2 unused", "3 unused", "4 unused"],
    ],
    ["other fields", "License: x\nNoindexing: /\n", ["1 unknown", "2 unknown"]],
    ["text", "nothing here at all\n", ["1 unknown"]],
    [
      "misspellings that it accepts",
      "Disalow: /\nSite-map: x\nUser agent: y\n",
      ["1 typo", "2 typo", "3 typo"],
    ],
    ["names with more letters", "Disallowed: /\nSitemaps: x\n", []],
    ["a missing colon", "Disallow /a\n", ["1 no-colon"]],
    ["both", "Disalow /a\n", ["1 typo", "1 no-colon"]],
    ["a missing colon of another field", "Noindex /a\n", ["1 unused"]],
    ["a long line", `Disallow: /${"a".repeat(16_700)}\n`, ["1 long"]],
    ["a long comment", `#${"a".repeat(16_700)}\n`, ["1 long"]],
  ])("%s", (_, source, expected) =>
    expect(said("google-search-console", source)).toEqual(expected),
  );

  it("has no errors", () => {
    expect(seenBy("google-search-console", parse("x\nLicense: y\n")).result).toBe("pass");
  });
});

describe("as seen by Yandex", () => {
  it.each<readonly [string, string, readonly string[]]>([
    [
      "a plain file",
      `${AGENT}Disallow: /\nClean-param: a&b /c\nSitemap: https://e.example/s\n`,
      [],
    ],
    ["a path without a slash", `${AGENT}Disallow: a\n`, ["2 path"]],
    [
      "two groups for all",
      `${AGENT}Disallow: /a\n\n${AGENT}Disallow: /b\n${AGENT}`,
      ["4 second-star"],
    ],
    ["a rule without a group", "Disallow: /a\n", ["1 no-agent"]],
    ["a long rule", `${AGENT}Disallow: /${"a".repeat(1024)}\n`, ["2 long"]],
    ["a relative sitemap", "Sitemap: /s.xml\n", ["1 sitemap"]],
    ["a Clean-param of another form", `${AGENT}Clean-param: a b c\n`, ["2 clean-param"]],
    ["unknown fields", `${AGENT}Disalow: /\nContent-Signal: x\n`, ["2 unknown", "3 unknown"]],
    ["what is no directive", `${AGENT}Disallow /a\nnothing here now\n`, ["2 syntax", "3 syntax"]],
    ["too many rules", AGENT + "Disallow: /a\n".repeat(2050), ["2050 too-many"]],
    ["too many bytes", `${AGENT}#${"a".repeat(512_001)}\n`, ["- too-many"]],
  ])("%s", (_, source, expected) => expect(said("yandex", source)).toEqual(expected));
});

describe("as seen by Bing", () => {
  it("nothing is claimed, as its messages are not published", () => {
    expect(seenBy("bing", parse("x"))).toMatchObject({ result: "unpublished", lines: [] });
  });
});

describe("whether it matters", () => {
  const matter = (validator: ValidatorId, source: string) =>
    seenBy(validator, parse(source)).lines[0]?.matter;

  it("is told by what readers make of the line", () => {
    const cases = [
      ["lighthouse", `${AGENT}Disallow: /a$b\n`, false, "read-by-all"],
      ["lighthouse", `${AGENT}License: https://e.example/l\n`, false, "extension"],
      ["lighthouse", `${AGENT}Agentmap: x\n`, false, "not-a-rule"],
      ["lighthouse", `${AGENT}Foo: x\n`, false, "not-a-rule"],
      ["lighthouse", "Disallow: /\n", true, "read-by-none"],
      ["lighthouse", "Sitemap: /s\n", true, "sitemap-needs-url"],
      ["google-search-console", "Crawl-delay: 3\n", false, "extension"],
      ["google-search-console", "Noindex: /\n", false, "not-a-rule"],
      ["yandex", `${AGENT}Disallow: /a\n${AGENT}`, true, "read-by-some"],
      ["yandex", `${AGENT}nonsense and more\n`, false, "not-a-rule"],
      ["yandex", `${AGENT}Disalow\n`, true, "read-by-none"],
    ] as const;
    for (const [validator, source, matters, kind] of cases) {
      expect([source, matter(validator, source)]).toMatchObject([source, { matters, kind }]);
    }
  });

  it("names those who obey a line that others do not", () => {
    expect(matter("lighthouse", `${AGENT}Disalow: /x\n`)).toMatchObject({
      matters: true,
      kind: "read-by-some",
      readers: expect.arrayContaining(["google", "crawler-commons"]),
      others: expect.arrayContaining(["rfc9309", "python"]),
    });
    const withoutSlash = matter("lighthouse", `${AGENT}Disallow: x\n`);
    expect(withoutSlash?.others).toContain("google");
  });
});

describe("any file", () => {
  it("is seen by every validator, with lines that exist", () => {
    fc.assert(
      fc.property(
        fc.oneof(robotsFiles, mangledFiles, anyText),
        fc.constantFrom(...validators),
        (source, validator) => {
          const document = parse(source);
          for (const { line } of seenBy(validator, document).lines) {
            expect(line === null || (line >= 1 && line <= document.lineCount)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("the scheme of a URL", () => {
  const browser = (text: string): string | null => {
    try {
      return new URL(text).protocol.slice(0, -1);
    } catch {
      return null;
    }
  };
  const part = fc.constantFrom(
    "http",
    "HTTPS",
    "ftp",
    "gopher",
    "mailto",
    "1x",
    ":",
    "/",
    "//",
    "\\",
    "?",
    "#",
    "@",
    " ",
    "\t",
    "e.example",
    "a",
    "80",
    "70000",
    "[::1]",
    "[",
    "1.2.3.4",
    "1.2.3.4.5",
    "256",
    "0x1",
    "09",
    ".",
    "-",
    "",
    "\u0000",
    "<",
  );

  it("is what a browser finds, but for rare hosts", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "http:", "gopher:", "http://", "gopher://"),
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
        (start, rest) => {
          const text = start + rest;
          expect([text, protocolOf(text)]).toEqual([text, browser(text)]);
        },
      ),
      seeded(3000),
    );
  });
});
