import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { coverageOf } from "./coverage.ts";
import { groupByVerdicts, ListedUrls } from "./listed-urls.ts";
import { consultation } from "./testing/shop.ts";

const crawlerGroups = (...crawlers: readonly string[]) =>
  groupByVerdicts(crawlers.map((crawler) => ({ crawler, consultation: consultation(crawler) })));

describe("crawlers", () => {
  it("that follow the same rules are judged once", () => {
    const found = crawlerGroups("Googlebot", "GPTBot", "bingbot", "Perplexity-User");
    expect(found.map(({ crawlers }) => crawlers)).toEqual([
      ["Googlebot", "bingbot"],
      ["GPTBot"],
      ["Perplexity-User"],
    ]);
  });
});

describe("listed URLs", () => {
  const listed = () => {
    const made = new ListedUrls(crawlerGroups("Googlebot", "bingbot", "GPTBot"), 10);
    made.add("https://e.com/cart/1", "page");
    made.add("https://e.com/cart/help", "page");
    made.add("/a/b/c", "page");
    made.add("https://i.e.com/cart/x.png", "image");
    return made;
  };

  it("adds up verdicts by page, type, crawler and rule", () => {
    expect(listed().summary()).toMatchObject({
      verdicts: { allowed: 0, mixed: 2, blocked: 1 },
      kinds: [
        { kind: "page", count: 3, blocked: 3 },
        { kind: "image", count: 1, blocked: 1 },
      ],
      crawlers: [
        { crawler: "Googlebot", reader: "google", allowed: 2, blocked: 1 },
        { crawler: "bingbot", allowed: 2, blocked: 1 },
        { crawler: "GPTBot", allowed: 0, blocked: 3 },
      ],
      rules: [
        { line: 6, allowed: false, count: 3, crawlers: ["GPTBot"] },
        { line: 0, allowed: true, count: 1, crawlers: ["Googlebot", "bingbot"] },
        { line: 2, allowed: false, count: 1 },
        { line: 3, allowed: true, count: 1 },
      ],
      hosts: [
        { host: "https://e.com", count: 2 },
        { host: "https://i.e.com", count: 1 },
      ],
    });
    expect([...listed().tally.coverage()]).toEqual([
      [2, 2],
      [6, 4],
      [3, 1],
    ]);
  });

  it("passes every reader the same path as with the host", () => {
    const document = parse(
      "User-agent: *\nDisallow: /a\nAllow: /*?x=\nDisallow: /b/$\nDisallow: //\nDisallow: /é\nAllow: /#\n",
    );
    const pieces = fc.constantFrom(
      "/",
      "//",
      "a",
      "b",
      ".",
      "..",
      "?",
      "x=",
      "#",
      "%2f",
      "é",
      ":",
      ";",
    );
    const asked = Object.values(dialects).map((dialect) => {
      const { matcher } = consult(document, dialect, "foo");
      return {
        matcher,
        listed: new ListedUrls([{ matcher, reader: dialect.id, crawlers: ["foo"] }], 0),
      };
    });
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const url = `https://e.com/${parts.join("")}`;
        for (const { matcher, listed } of asked) {
          expect(listed.add(url, "page")).toBe(!matcher.decide(url).allowed);
        }
      }),
    );
  });

  it("keeps a limited number, and counts the rest", () => {
    const small = new ListedUrls(crawlerGroups("Googlebot"), 1);
    expect(small.add("/cart", "page")).toBe(true);
    expect(small.add("/b", "page")).toBe(false);
    const { rows } = small.tally;
    expect([rows.length, rows.left]).toEqual([1, 1]);
    expect(small.summary().verdicts).toEqual({ allowed: 1, mixed: 0, blocked: 1 });
    const { outcome } = rows.row(0);
    expect([small.tally.nameOf(outcome), small.tally.codesOf(outcome)]).toEqual(["page", [5]]);
  });
});

describe("what each rule decides of many URLs", () => {
  it("tells rules without an example from rules that are proved dead", () => {
    const document = parse(
      "User-agent: *\nDisallow: /cart\nDisallow: /cart\nAllow: /never\n\nUser-agent: GPTBot\nDisallow: /\n",
    );
    const asked = groupByVerdicts(
      ["Googlebot", "bingbot"].map((crawler) => ({
        crawler,
        consultation: consultation(crawler, document),
      })),
    );
    const listed = new ListedUrls(asked, 10);
    listed.add("/cart/1", "page");
    const matchers = asked.map(({ matcher }) => matcher);
    expect(coverageOf(matchers, listed.tally.coverage(), new Map([[4, 2]]))).toEqual([
      { line: 2, urls: 1, requests: 0, isDead: false },
      { line: 3, urls: 0, requests: 0, isDead: true },
      { line: 4, urls: 0, requests: 2, isDead: false },
    ]);
  });
});
