import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { lint } from "../lint/lint.ts";
import { parse } from "../syntax/parse.ts";
import { decodeChecks, type ExpectedVerdict, encodeChecks } from "./checks-file.ts";
import { reportOf } from "./report.ts";
import { LONGEST_LINE, verdictLines } from "./verdict-lines.ts";
import { verify, type Within } from "./verify.ts";
import { asGithub, asJunit, asText } from "./write-text.ts";

const FILE = {
  document: parse(
    "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n\nUser-agent: GPTBot\nDisallow: /\n",
  ),
  response: null,
};

const expectation = (facts: Partial<ExpectedVerdict>): ExpectedVerdict => ({
  crawler: "Googlebot",
  kind: "url",
  text: "/cart",
  expected: "allowed",
  reader: null,
  ...facts,
});

describe("a checks file", () => {
  const checks = fc.array(
    fc.record({
      crawler: fc.stringMatching(/^\S.{0,8}\S$/),
      kind: fc.constantFrom("url" as const, "pattern" as const),
      text: fc.string().map((text) => `/${text}`),
      expected: fc.constantFrom("allowed" as const, "blocked" as const),
      reader: fc.constantFrom(null, ...Object.values(dialects).map(({ id }) => id)),
    }),
  );

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(checks, (list) => {
        expect(decodeChecks(encodeChecks(list))).toEqual({ ok: true, checks: list });
      }),
    );
  });

  it("has one check per line", () => {
    const text = encodeChecks([
      expectation({}),
      expectation({ kind: "pattern", text: "/*.pdf$", reader: "bing" }),
    ]);
    expect(text).toBe(`{
  "version": 1,
  "checks": [
    {"crawler":"Googlebot","url":"/cart","expect":"allowed"},
    {"crawler":"Googlebot","pattern":"/*.pdf$","expect":"allowed","reader":"bing"}
  ]
}
`);
    expect(encodeChecks([])).toContain('"checks": []');
  });

  it("reports what is wrong with it", () => {
    const file = (...list: readonly unknown[]): string =>
      JSON.stringify({ version: 1, checks: list });
    const good = { crawler: "a", url: "/", expect: "allowed" };
    const faults: readonly (readonly [string, string])[] = [
      ["{", "not JSON"],
      ["[]", "must contain an object"],
      ['{"version":2,"checks":[]}', "has version 2"],
      ['{"checks":[]}', "has version –"],
      ['{"version":1}', "no list"],
      [file(1), "Expectation 1 is not an object"],
      [file(good, { ...good, crawler: " " }), "Expectation 2 names no `crawler`"],
      [file({ ...good, url: undefined }), "either a `url` or a `pattern`"],
      [file({ ...good, pattern: "/" }), "either a `url` or a `pattern`"],
      [file({ ...good, url: undefined, pattern: "a" }), "must begin with / or *"],
      [file({ ...good, expect: "yes" }), "must have `expect`"],
      [file({ ...good, reader: "x" }), "does not exist: x"],
      [file({ ...good, url: "a".repeat(8193) }), "longer than 8,192"],
      [file({ ...good, crawler: "a".repeat(8193) }), "longer than 8,192"],
      [file({ ...good, reader: 5 }), "does not exist: 5"],
      [file(...Array.from({ length: 100_001 }, () => good)), "100,001"],
      ['{"version":1,"checks":{}}', "no list"],
    ];
    for (const [text, reason] of faults) {
      expect(decodeChecks(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
    }
    const marked = decodeChecks(file({ ...good, url: "/a\ufeffb" }));
    expect(marked).toMatchObject({ checks: [{ text: "/a\ufeffb" }] });
    const fine = [
      file({ ...good, comment: "why" }),
      file({ ...good, url: "a".repeat(8192), crawler: "a".repeat(8192), reader: null }),
      file({ crawler: "a", pattern: "*", expect: "blocked" }),
      file(...Array.from({ length: 100_000 }, () => good)),
    ];
    expect(fine.map((text) => decodeChecks(`\ufeff${text}`).ok)).toEqual([true, true, true, true]);
    expect(decodeChecks(file({ ...good, crawler: " a " }))).toMatchObject({
      checks: [{ crawler: "a", kind: "url", text: "/", expected: "allowed", reader: null }],
    });
  });

  it("may be anything", () => {
    fc.assert(fc.property(fc.json(), (text) => typeof decodeChecks(text).ok === "boolean"));
  });
});

const within =
  (verdict: Within["verdict"], proved = true) =>
  (): Within => ({
    verdict,
    proved,
    steps: 10,
    regions: [
      { url: "/a", verdict: { allowed: verdict !== "blocked", rule: null } },
      { url: "/b", verdict: { allowed: verdict === "allowed", rule: null } },
    ],
  });

const outcomes = (check: Partial<ExpectedVerdict>, found = within("mixed")) =>
  verify(FILE, [expectation(check)], { spell: (typed) => typed, within: found })[0];

describe("an expected verdict", () => {
  it("holds or fails by the crawler's own group, with the line", () => {
    expect(outcomes({})).toMatchObject({ holds: false, found: "blocked", line: 2 });
    expect(outcomes({ text: "/cart/help" })).toMatchObject({ holds: true, line: 3 });
    expect(outcomes({ crawler: "GPTBot", expected: "blocked" })).toMatchObject({
      holds: true,
      line: 6,
    });
    expect(outcomes({ text: "/", expected: "blocked" })).toMatchObject({
      holds: false,
      line: null,
    });
    expect(outcomes({ text: "/cart/help", reader: "python" })).toMatchObject({ holds: false });
  });

  it("on a pattern holds if it is proved for all its URLs", () => {
    const pattern = { kind: "pattern", text: "/*" } as const;
    expect(outcomes(pattern, within("allowed"))).toMatchObject({ holds: true, found: "allowed" });
    expect(outcomes(pattern, within("blocked"))).toMatchObject({ holds: false, url: "/a" });
    expect(outcomes(pattern, within("mixed"))).toMatchObject({ holds: false, url: "/b" });
    expect(outcomes(pattern, within("allowed", false))).toMatchObject({
      holds: false,
      found: "unproved",
    });
    expect(outcomes(pattern, within("mixed", false))).toMatchObject({
      holds: false,
      found: "mixed",
    });
  });
});

describe("the work on patterns", () => {
  const costly =
    (asked: number[]) =>
    (_: unknown, __: unknown, most: number): Within => {
      asked.push(most);
      return { ...within("blocked", false)(), regions: [], steps: most };
    };

  it("has a limit for all of them together, after which they are not decided", () => {
    const pattern = expectation({ kind: "pattern", text: "/*a*b" });
    const checks = Array.from({ length: 3000 }, () => pattern);
    const asked: number[] = [];
    const found = verify(FILE, [...checks, expectation({ text: "/cart/help" })], {
      spell: (typed) => typed,
      within: costly(asked),
    });
    expect(asked).toHaveLength(30);
    expect(found.slice(0, 3000).every(({ holds }) => !holds)).toBe(true);
    expect([29, 30, 2999].map((at) => found[at]?.found)).toEqual([
      "unproved",
      "undecided",
      "undecided",
    ]);
    // URLs take next to no work.
    expect(found.at(-1)).toMatchObject({ holds: true, found: "allowed" });
    const text = asText(reportOf("robots.txt", found.slice(2999), null, FILE.document));
    expect(text).toContain("Googlebot, /*a*b: cannot be decided");
    expect(text).not.toContain("no rule matches");
  });

  it("is not limited for patterns that take little", () => {
    const checks = Array.from({ length: 5000 }, () => expectation({ kind: "pattern", text: "/*" }));
    const found = verify(FILE, checks, { spell: (typed) => typed, within: within("allowed") });
    expect(found.every(({ holds }) => holds)).toBe(true);
  });
});

describe("a report", () => {
  const report = () => {
    const list = [
      expectation({ text: "/cart/help" }),
      expectation({ text: '/cart?"<&\u0001\n' }),
      expectation({ kind: "pattern", text: "/a%,:" }),
    ];
    const verified = verify(FILE, list, { spell: (typed) => typed, within: within("mixed") });
    const source = parse("User-agent: *\nDisalow: /x\nfoo\n");
    return reportOf("dir/robots.txt", verified, lint(source).slice(0, 1), FILE.document);
  };

  it("for people lists what fails, where and why", () => {
    const text = asText(report());
    expect(text).toContain(
      'dir/robots.txt:2: error expected-verdict: Googlebot may not crawl /cart?"<&\\u0001\\u000a, but should; line 2: Disallow: /cart\n',
    );
    expect(text).toContain("for example /b; no rule matches\n");
    expect(text).toContain("3 expectations: 1 holds, 2 fail\n");
    expect(text).not.toContain("/cart/help: allowed");
    expect(report().fails).toBe(true);
  });

  it("has one line for all that does nothing, which does not count", () => {
    const document = parse("User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /a/b\nfoo\n");
    expect(asText(reportOf("robots.txt", null, lint(document), document))).toMatch(
      /^robots.txt:5: .*\n2 lines do nothing, or no harm \(redundant-rule\)\n1 problem in /,
    );
  });

  it("shows 200 characters of a long URL", () => {
    const text = `/cart?${"x".repeat(300)}`;
    const verified = verify(FILE, [expectation({ text })], {
      spell: (typed) => typed,
      within: within("mixed"),
    });
    const written = asText(reportOf("robots.txt", verified, null, FILE.document));
    expect(written).toContain(`${text.slice(0, 199)}…`);
    expect(written).not.toContain(text.slice(0, 200));
  });

  it("counts the problems by severity", () => {
    const finding = (severity: "error" | "warning" | "info") => ({
      rule: "a",
      severity,
      from: 0,
      to: 1,
      message: "A.",
      fixes: [],
    });
    const all = [finding("error"), finding("warning"), finding("warning"), finding("info")];
    const { summary, fails } = reportOf("robots.txt", null, all, FILE.document);
    expect(summary.join()).toMatch(/^4 \D*\b1 error\b.*\b2 warnings\b/);
    expect(fails).toBe(true);
    expect(reportOf("robots.txt", null, all.slice(1), FILE.document).fails).toBe(false);
  });

  it("for GitHub has an escaped command for each line", () => {
    const text = asGithub(report());
    expect(text).toContain(
      "::error file=dir/robots.txt,line=2,title=expected-verdict::Googlebot may not",
    );
    expect(text).toContain("/a%25,:");
    expect(text.split("\n").every((line) => line === "" || line.startsWith("::"))).toBe(true);
  });

  it("for JUnit is well-formed XML with a case for each", () => {
    const text = asJunit(report());
    const open: string[] = [];
    const seen: string[] = [];
    const parser = new Parser(
      {
        onopentag: (name) => open.push(name) && seen.push(name),
        onclosetag: (name) => expect(open.pop()).toBe(name),
      },
      { xmlMode: true },
    );
    parser.end(text);
    expect(open).toEqual([]);
    expect(seen.filter((name) => name === "testcase")).toHaveLength(4);
    expect(seen.filter((name) => name === "failure").length).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/<testsuites tests="4" failures="\d" errors="0">/);
    expect(text).not.toContain("\u0001");
    expect(text).toContain("\\u0001");
  });
});

describe("a stream of URLs", () => {
  const answer = verdictLines(FILE, { crawler: "*", reader: "automatic" }, (typed) => typed);

  it("returns one verdict per line", () => {
    expect(answer("/cart/1\r")).toBe("blocked\t2\t/cart/1");
    expect(answer("https://e.com/a")).toBe("allowed\t-\thttps://e.com/a");
    expect(answer("  ")).toBeNull();
    expect(answer("/a\u001b[2K\u202eb")).toBe("allowed\t-\t/a\\u001b[2K\\u202eb");
  });

  it("may be JSON that names crawlers", () => {
    expect(answer('{"url":"/a","crawler":"Mozilla/5.0 (compatible; GPTBot/1.2)","id":7}')).toBe(
      '{"url":"/a","crawler":"Mozilla/5.0 (compatible; GPTBot/1.2)","id":7,"allowed":false,"line":6}',
    );
    expect(answer('{"url":"/cart/help","reader":"python"}')).toContain('"allowed":false');
    expect(answer('{"url":"/a\u202eb"}')).toBe('{"url":"/a\\u202eb","allowed":true,"line":null}');
    expect(answer("{")).toContain("error");
    expect(answer('{"crawler":"x"}')).toContain("error");
  });

  it("is read like a list in the page", () => {
    const lines = [
      '"https://e.com/cart"',
      "- /cart",
      "* /cart",
      "<https://e.com/cart>",
      "  /cart,x",
    ];
    expect(lines.map(answer)).toEqual([
      "blocked\t2\thttps://e.com/cart",
      "blocked\t2\t/cart",
      "blocked\t2\t/cart",
      "blocked\t2\thttps://e.com/cart",
      "blocked\t2\t/cart,x",
    ]);
    expect(["# /cart", "#", "\ufeff# /cart", '"# x"'].map(answer)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("never gives a verdict on a line that it cannot read", () => {
    let errors = 0;
    const asked = { crawler: "*", reader: "automatic" } as const;
    const ask = verdictLines(
      FILE,
      asked,
      (typed) => typed,
      () => errors++,
    );
    const unread = [
      "Call me Ishmael.",
      "/cart\t200",
      `/${"x".repeat(LONGEST_LINE)}`,
      '{"url":"/cart","reader":"gogle"}',
      '{"url":"/cart","reader":7}',
      '{"url":"/cart","reader":""}',
      '{"url":"/cart","reader":{"toString":1}}',
      '{"url":"/cart","crawler":7}',
      '{"url":"/cart","crawler":""}',
      '{"url":"/cart","crawler":["a"]}',
      '{"url":" "}',
      '{"url":7}',
      "{",
      `{"url":"/cart${"x".repeat(LONGEST_LINE)}"}`,
    ];
    for (const line of unread) {
      const text = ask(line) ?? "";
      expect(text).toMatch(line.startsWith("{") ? /"error":"/ : /^error\t-\t[^\t]+\t[^\t]+$/);
      expect(text).not.toMatch(/allowed|blocked/);
      expect(text.length).toBeLessThan(400);
    }
    expect(errors).toBe(unread.length);
    expect(ask('{"url":"/cart","reader":"gogle"}')).toBe(
      '{"url":"/cart","reader":"gogle","error":"The `reader` of this line does not exist: gogle"}',
    );
    const fine = [
      `/${"x".repeat(LONGEST_LINE - 1)}`,
      '{"url":"/a","reader":null,"crawler":null}',
      '{"url":"/a","reader":"automatic"}',
      '{"url":"/a b"}',
    ];
    expect(fine.map((line) => /allowed/.test(ask(line) ?? ""))).toEqual(fine.map(() => true));
    expect(errors).toBe(unread.length + 1);
  });

  it("may name any number of crawlers", () => {
    for (let count = 0; count < 2500; count++) {
      expect(answer(`{"url":"/cart","crawler":"bot${count}"}`)).toContain('"line":2');
    }
  });
});
