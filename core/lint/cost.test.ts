import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type LintOptions, lint } from "./lint.ts";
import { mostSevereFirst } from "./order.ts";

const costsOf = (source: string, options: LintOptions = {}) =>
  Object.fromEntries(
    lint(parse(source), options).map(({ rule, cost = "none" }) => [rule, cost] as const),
  );

describe("the cost of a finding", () => {
  it("is the site if a search crawler may fetch it again after the fix", () => {
    const misspelt = "User-agent: *\nDisallow: /cart\n\nUseragent GPTBot\nDisallow: /\n";
    expect(Object.values(costsOf(misspelt))).toContain("site");
  });

  it("is the site without a fix, if a marked line keeps a search crawler out", () => {
    const closed = "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /\n";
    expect(costsOf(closed)["blocks-everything"]).toBe("site");
  });

  it("is some pages if Google may fetch them after the fix", () => {
    expect(costsOf("User-agent: *\nDisallow: /a\nAlow: /a/b\n")).toEqual({
      "directive-typo": "pages",
    });
    expect(costsOf("User-agent: *\nDisallow: /assets/css/\n")).toEqual({
      "blocks-rendering-resources": "pages",
    });
  });

  it("is nothing if the fix only blocks more, or lines are for other crawlers", () => {
    expect(costsOf("User-agent: *\nDisalow /private/\n")).toEqual({ "missing-colon": "none" });
    expect(costsOf("User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: wp\n")).toEqual({
      "path-missing-leading-slash": "none",
    });
  });

  it("is nothing for the file itself, which crawlers read whatever the rules say", () => {
    expect(costsOf("User-agent: *\nDisallow: /cart/\nDisallow: /robots.txt\n")).toEqual({
      "rule-on-robots-txt": "none",
    });
  });

  it("is the site if the HTTP response keeps Google out", () => {
    const failed = { ...PLAIN_RESPONSE, status: 503 };
    const missing = { ...PLAIN_RESPONSE, status: 404 };
    const source = "User-agent: *\nDisallow: /a\n";
    expect(costsOf(source, { response: failed })).toEqual({ "http-status": "site" });
    expect(costsOf(source, { response: missing })).toEqual({ "http-status": "none" });
  });
});

describe("the order of findings", () => {
  const finding = (
    severity: Diagnostic["severity"],
    from: number,
    cost?: Diagnostic["cost"],
  ): Diagnostic => ({
    rule: `${severity} ${from}`,
    severity,
    from,
    to: from + 1,
    message: "",
    fixes: [],
    ...(cost === undefined ? {} : { cost }),
  });

  it("is by severity, then by what they cost, then that of the file", () => {
    const sorted = [
      finding("error", 40, "site"),
      finding("error", 30, "pages"),
      finding("error", 1),
      finding("error", 2),
      finding("warning", 0, "site"),
      finding("hint", 0),
    ];
    expect(mostSevereFirst([...sorted].reverse())).toEqual(sorted);
  });
});
