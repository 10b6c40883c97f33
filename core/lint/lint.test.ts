import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { anyText, mangledFiles, robotsFiles, seeded, tidyFiles } from "../testing/arbitraries.ts";
import { firstDifference } from "../testing/witnesses.ts";
import { lintRules } from "./checks/index.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { applyEdits, collectEdits } from "./fixes/apply.ts";
import { lint } from "./lint.ts";

const find = (source: string): readonly Diagnostic[] => lint(parse(source));

const idsOf = (source: string): readonly string[] => find(source).map(({ rule }) => rule);

const anyReader = fc.constantFrom(...Object.values(dialects));

const expectInRange = (source: string, found = find(source)): void => {
  let last = 0;
  for (const { from, to, fixes } of found) {
    expect(from).toBeGreaterThanOrEqual(last);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(source.length);
    last = from;
    // Throws if edits overlap or are outside the text.
    for (const { edits } of fixes) expect(typeof applyEdits(source, edits)).toBe("string");
  }
};

describe("linting", () => {
  it("accepts any string, with findings within it", () => {
    fc.assert(
      fc.property(anyText, (source) => expectInRange(source)),
      seeded(300),
    );
  });

  it("accepts any mangled file, with findings within it", () => {
    fc.assert(
      fc.property(mangledFiles, (source) => expectInRange(source)),
      seeded(400),
    );
  });

  it("has findings within the text in every dialect with all checks on", () => {
    fc.assert(
      fc.property(mangledFiles, anyReader, (source, dialect) => {
        const on = lintRules.map(({ id }) => id);
        expectInRange(source, lint(parse(source), { dialect, on }));
      }),
      seeded(300),
    );
  });

  it("is deterministic", () => {
    fc.assert(
      fc.property(robotsFiles, (source) => {
        expect(find(source)).toEqual(find(source));
      }),
      seeded(100),
    );
  });

  it("gives at most one finding of line checks for a line", () => {
    expect(idsOf("User-agent: *\nDisallow：/cart/\n")).toEqual(["hidden-character"]);
    expect(idsOf("User–agent: *\nDisallow /cart/\n")).toEqual([
      "hidden-character",
      "missing-colon",
    ]);
  });

  it("reports the same fault on several lines once, and fixes them all", () => {
    const source = "User-agent: *\nDisallow: a\n\nDisallow: b\nDisallow: none\nDisallow: c\n";
    const [first, second, third] = find(source).filter(({ rule }) => rule.includes("path"));
    expect([first?.from, second?.from].map((at) => source[at ?? 0])).toEqual(["a", "n"]);
    expect(third).toBeUndefined();
    expect(first?.message).toMatch(/ Also on lines 4 and 6\.$/);
    expect(first?.alsoAt?.map(({ from, to }) => source.slice(from, to))).toEqual(["b", "c"]);
    expect(second?.alsoAt).toBeUndefined();
    expect(first?.fixes[0]?.title).toBe("Write /a (and 2 more)");
    expect(applyEdits(source, first?.fixes[0]?.edits ?? [])).toBe(
      "User-agent: *\nDisallow: /a\n\nDisallow: /b\nDisallow: none\nDisallow: /c\n",
    );
  });

  it("uses the intended meaning of a misspelt line", () => {
    expect(idsOf("User_agent: *\nDisallow: /cart/\n")).toEqual(["directive-typo"]);
    expect(idsOf("Disalow /cart/\n")).not.toContain("no-rules");
  });

  it.each([
    ["a crawler's name in quotation marks", 'User-agent: "*"\nDisallow: /a\n'],
    ["an invisible character behind a star", "User-agent: *\u200b\nDisallow: /a\n"],
    [
      "a path in quotation marks",
      'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /c\nDisallow: "/a"\n',
    ],
    [
      "a user-agent line with a stray character",
      "User-agent: *\nDisallow: /a\n\n\ufeffUser-agent: b\nDisallow: /a\nDisallow: /c\n",
    ],
    ["an exception with a hidden mark", "User-agent: *\nDisallow: /a\u200b\nAllow: /a/b\n"],
  ])("goes by the value that was meant: %s is the one thing said", (_, source) => {
    expect(find(source)).toHaveLength(1);
  });

  it("does not report a site blocked by a rule that has no effect yet", () => {
    expect(idsOf("User-agent: *\nDisallow: “/”\n")).toEqual(["hidden-character"]);
  });

  it("leaves out everything else if the file is a page", () => {
    expect(idsOf("<!doctype html>\n<p>Note: /\nDisallow /x\n")).toEqual(["html-content"]);
  });

  it("accepts any case, line ends, a missing last line end and known extensions", () => {
    const source =
      "USER-AGENT: *\r\nDISALLOW: /cart/\r\nCrawl-delay: 5\r\nHost: shop.example\r\nClean-param: sid /\r\nRequest-rate: 1/5\r\nContent-Signal: ai-train=no\r\nSITEMAP: https://shop.example/sitemap.xml";
    const faults = find(source).filter(({ severity }) => /error|warning/.test(severity));
    expect(faults).toEqual([]);
  });

  it("never mentions a comment's characters", () => {
    const source =
      "# “quoted” – a\u00a0b\u200bc： ＃ \ufeff\nUser-agent: *\nDisallow: /cart/ # ：“\u200b\n";
    expect(idsOf(source)).toEqual([]);
  });

  it("shortens quotations of a long line", () => {
    const long = `${"a".repeat(5_000)}: b`;
    for (const { message } of find(`User-agent: *\nDisallow:\n${long}\nDisallow /${long}\n`)) {
      expect(message.length).toBeLessThan(400);
    }
  });
});

describe("a run of lines with one cause", () => {
  it("of prose is one finding at its first line", () => {
    const source = "User-agent: *\nDisallow: /cart/\n\nThis file\n\nis not for\nreading aloud\n";
    const [finding, ...others] = find(source);
    expect(others).toEqual([]);
    expect(finding?.message).toContain("skip lines 4, 6 and 7");
    expect(source.slice(finding?.from, finding?.to)).toBe("This file");
  });

  it("of rules before any user-agent line is one finding", () => {
    const source = "Disallow: /a\n\nDisallow: /b\n# note\nAllow: /c\nUser-agent: *\nDisallow: /d\n";
    const findings = find(source).filter(({ rule }) => rule === "rule-before-user-agent");
    expect(findings.map(({ from, to }) => source.slice(from, to))).toEqual(["Disallow: /a"]);
    expect(findings[0]?.message).toContain("ignore rules above");
  });

  it("of unknown directives is one finding that names the first", () => {
    const source = "User-agent: *\nDisallow: /cart/\nMood: good\nWeather: fine\n";
    const messages = find(source).map(({ message }) => message);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain("to read names such as `Mood` (lines 3 and 4), so this");
  });
});

describe("safe fixes", () => {
  const expectSafe = (source: string): void => {
    const document = parse(source);
    for (const { fixes, rule } of lint(document)) {
      for (const { kind, edits, title } of fixes) {
        if (kind !== "safe") continue;
        const after = applyEdits(source, edits);
        const difference = firstDifference(document, parse(after));
        expect({ rule, title, after, difference }).toEqual({
          rule,
          title,
          after,
          difference: null,
        });
      }
    }
  };

  it("change no verdict in tidy files", () => {
    fc.assert(fc.property(tidyFiles, expectSafe), seeded(300));
  });

  it("change no verdict in files with typos", () => {
    fc.assert(fc.property(robotsFiles, expectSafe), seeded(300));
  });

  it("finish within ten rounds, and change no verdict together", () => {
    fc.assert(
      fc.property(robotsFiles, (source) => {
        let text = source;
        let rounds = 0;
        for (; rounds < 10; rounds++) {
          const edits = collectEdits(find(text), "safe");
          if (edits.length === 0) break;
          text = applyEdits(text, edits);
        }
        expect(rounds).toBeLessThan(10);
        expect({ text, difference: firstDifference(parse(source), parse(text)) }).toEqual({
          text,
          difference: null,
        });
      }),
      seeded(300),
    );
  });
});

describe("the settings of checks", () => {
  const source =
    "User-agent: * # all\nDissallow: /a\nDisallow: /b*\nDisallow: c\nSitemap: /map.xml\n#Allow: /d\n";
  const all = lint(parse(source));

  it("may use a former name of a check", () => {
    const text = "User-agent: *\nDisallow: /*?s=\n";
    expect(idsOf(text)).toEqual(["query-trap"]);
    expect(lint(parse(text), { off: ["query-order"] })).toEqual([]);
  });

  it("leave out only the findings of checks that are off", () => {
    expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThan(2);
    for (const { rule } of all) {
      const others = all.filter((each) => each.rule !== rule);
      expect(lint(parse(source), { off: [rule] })).toEqual(others);
    }
  });

  it("add checks that are off by default", () => {
    const found = lint(parse(source), { on: ["layout"] });
    expect(found.filter(({ rule }) => rule !== "layout")).toEqual(all);
    expect(found.length).toBe(all.length + 1);
  });

  it("turn off a check that is both on and off, and ignore unknown names", () => {
    const both = ["layout", "no-such-check"];
    expect(lint(parse(source), { on: both, off: both })).toEqual(all);
  });

  it("leave out a page in place of the file without reporting its lines", () => {
    const page = parse("<!doctype html>\n<html><body>Not found</body></html>\n");
    expect(lint(page)).toHaveLength(1);
    expect(lint(page, { off: ["html-content"] })).toEqual([]);
  });
});
