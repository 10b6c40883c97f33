import { describe, expect, it } from "vitest";
import { consult, type DialectId, dialects, parse } from "../../core/index.ts";
import { PLAIN_RESPONSE } from "../../core/response/plain-response.ts";
import { countedLine, nameLines } from "./line-name.ts";
import { plainText } from "./pieces.ts";
import { decisionOf, isWinner, ruleText, standing, whyOf } from "./reason.ts";

const explainIn = (source: string, url: string, dialect: DialectId = "google") =>
  consult(parse(source), dialects[dialect], "Googlebot").explain(url);

const why = (source: string, url: string, dialect?: DialectId) => {
  const { place, pieces } = whyOf(explainIn(source, url, dialect));
  const text = plainText(pieces);
  expect(text.startsWith(place)).toBe(true);
  return text;
};

describe("whyOf", () => {
  it("names the only rule that matches", () => {
    expect(why("User-agent: *\nDisallow: /cart\n", "/cart/1")).toBe("line 2 Disallow: /cart");
  });

  it("names the line a longer rule beats", () => {
    expect(why("User-agent: *\nDisallow: /c\nAllow: /cart\n", "/cart")).toBe(
      "line 3, longer than line 2",
    );
  });

  it("calls the lines of a served text as in the own one, or names who writes them", () => {
    const document = parse("User-agent: *\nDisallow: /c\nAllow: /cart\n");
    nameLines(document, { by: "Yoast SEO", ownLine: (line) => (line === 3 ? 1 : null) });
    const explanation = consult(document, dialects.google, "Googlebot").explain("/cart");
    expect(plainText(whyOf(explanation).pieces)).toBe("line 1, longer than line 2 by Yoast SEO");
    expect(whyOf(explanation).place).toBe("line 1");
    expect([2, 3].map((line) => countedLine(document, line))).toEqual([
      "line 2 by Yoast SEO",
      "line 3",
    ]);
  });

  it("says that allow wins a tie", () => {
    expect(why("User-agent: *\nDisallow: /a\nAllow: /a\n", "/a")).toBe(
      "line 3, as long as line 2: Allow wins",
    );
  });

  it("begins with `no rule` if no rule decides", () => {
    expect(why("User-agent: *\nDisallow: /a\n", "/b")).toBe("no rule matches");
    expect(why("User-agent: *\nCrawl-delay: 1\n", "/b")).toBe("no rule: the group has none");
    expect(why("User-agent: x\nDisallow: /\n", "/b")).toBe("no rule applies to this crawler");
    expect(why("User-agent: *\nDisallow: /\n", "/robots.txt", "rfc9309")).toMatch(/^no rule: /);
  });

  it("says that the crawler does not obey the file, if so", () => {
    const file = parse("User-agent: *\nDisallow: /\n");
    const explanation = consult(file, dialects.google, "FeedFetcher-Google").explain("/a");
    expect(plainText(whyOf(explanation).pieces)).toBe(
      "no rule: this crawler does not obey robots.txt",
    );
    expect(decisionOf(explanation)).toBe("This crawler ignores the file");
  });

  it("says what the response does if it decides instead of a rule", () => {
    const whyAfter = (status: number | null) => {
      const answer = { ...PLAIN_RESPONSE, status };
      const file = parse("User-agent: *\nDisallow: /\n");
      return plainText(whyOf(consult(file, dialects.rfc9309, "a", answer).explain("/a")).pieces);
    };
    expect(whyAfter(404)).toBe("no rule: the HTTP response allows everything");
    expect(whyAfter(null)).toBe("no rule: the HTTP response blocks the site");
    expect(whyAfter(200)).toBe("line 2 Disallow: /");
  });

  it("never mentions the other verdict's word", () => {
    const texts = [
      why("User-agent: *\nDisallow: /a\nAllow: /a\n", "/a"),
      why("User-agent: *\nAllow: /a\nDisallow: /ab\n", "/ab"),
      why("User-agent: *\nDisallow:\n", "/ab"),
    ];
    for (const text of texts) expect(text).not.toMatch(/blocked|allowed/i);
  });
});

describe("standing", () => {
  const explanation = explainIn("User-agent: *\nDisallow: /c\nAllow: /cart\n", "/cart");

  it("identifies the winner by its line", () => {
    expect(explanation.candidates.map((one) => isWinner(one, explanation))).toEqual([true, false]);
  });

  it("shows each rule's bytes and the outcome", () => {
    expect(explanation.candidates.map((one) => standing(one, explanation))).toEqual([
      "5 bytes, longest: wins",
      "2 bytes",
    ]);
  });
});

describe("ruleText", () => {
  it("spells the field correctly and keeps the value", () => {
    const [one] = explainIn("User-agent: *\nDISSALLOW:   /x*\n", "/x").candidates;
    expect(one && ruleText(one.rule)).toBe("Disallow: /x*");
  });
});

describe("decisionOf", () => {
  const decision = (source: string, url: string, dialect?: Parameters<typeof explainIn>[2]) =>
    decisionOf(explainIn(source, url, dialect));

  it("gives both weights if they were compared", () => {
    expect(decision("User-agent: *\nDisallow: /c\nAllow: /cart\n", "/cart")).toBe(
      "Longest rule wins: 5 bytes against 2",
    );
    expect(decision("User-agent: *\nDisallow: /a\nAllow: /a\n", "/a")).toBe(
      "Of equally long rules, Allow wins: 2 bytes each",
    );
  });

  it("gives only the principle if nothing is weighed", () => {
    expect(decision("User-agent: *\nDisallow: /a\n", "/b")).toBe(
      "What no rule matches may be crawled",
    );
    const both = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
    expect(decision(both, "/a/b", "python")).toBe("First matching rule wins");
  });
});
