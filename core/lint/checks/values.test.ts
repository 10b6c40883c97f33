import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const GROUP = ["User-agent: *", "Disallow: /cart/"];

/** The findings of checks whose ids begin like this. */
const found = (lines: readonly string[], ...ids: readonly string[]): readonly string[] =>
  findingsIn(lines).filter((finding) => ids.some((id) => finding.split(" ")[1]?.startsWith(id)));

/** A value after the fix with this title. */
const corrected = (field: string, value: string, title: string): string =>
  fixedLines([...GROUP, `${field}: ${value} # why`], title)[2]?.slice(field.length + 2) ?? "";

/** The titles of the fixes for the value of a line. */
const titles = (line: string): readonly string[] =>
  lint(parse(textOf([...GROUP, line])))
    .filter(({ rule }) => rule === "invalid-value")
    .flatMap(({ fixes }) => fixes.map(({ title }) => title));

describe("a hash sign in a value", () => {
  const offers = (line: string): readonly string[] =>
    lint(parse(textOf(["User-agent: *", line])))
      .filter(({ rule }) => rule === "hash-truncates-value")
      .flatMap(({ fixes }) => fixes.map(({ title }) => title));

  it("is encoded anywhere in the path, but not where a comment begins", () => {
    expect(fixedLines(["User-agent: *", "Disallow: /a#b#c # why"], "Write %23")[1]).toBe(
      "Disallow: /a%23b%23c # why",
    );
    expect(offers("Disallow: /a# why")).toEqual(["Put a space before the comment"]);
    expect(offers("Disallow: /a#")).toEqual([
      "Delete the rule",
      "Put a space before the comment",
      "Write %23",
    ]);
  });

  it("is reported once for all lines", () => {
    const lines = ["User-agent: *", "Disallow: /a#b", "Disallow: /c#d", "Disallow: /e"];
    expect(found(lines, "hash")).toEqual(["warning hash-truncates-value 2: #b"]);
    expect(messageOf(lines, "hash-truncates-value")).toContain("Also on line 3.");
  });
});

describe("delays", () => {
  it.each(["10", "0", "1.", ".5", "007"])("may be written %s", (value) => {
    expect(found([...GROUP, `Crawl-delay: ${value}`], "invalid-value")).toEqual([]);
  });

  it.each([
    ["10s", "Write 10", "10 # why"],
    ["10 seconds", "Write 10", "10 # why"],
    ["0,5", "Write 0.5", "0.5 # why"],
    ["[5]", "Write 5", "5 # why"],
    ["5;", "Write 5", "5 # why"],
  ])("written %s have one obvious meaning", (value, title, expected) => {
    expect(corrected("Crawl-delay", value, title)).toBe(expected);
  });

  it.each(["2m", "-1", "0100-0800", "ten", "1e3", "1.2.3"])("written %s have none", (value) => {
    expect(found([...GROUP, `Crawl-delay: ${value}`], "crawl-delay", "invalid-value")).toEqual([
      `warning invalid-value 3: ${value}`,
    ]);
    expect(() => corrected("Crawl-delay", value, "Write 10")).toThrow();
  });

  it("of one length are reported once, with their number", () => {
    const lines = [
      ...["User-agent: a", "Disallow: /x", "Crawl-delay: 60"],
      ...["User-agent: b", "Disallow: /x", "Crawl-delay: 60"],
      ...["User-agent: c", "Disallow: /x", "Crawl-delay: 400"],
    ];
    expect(found(lines, "crawl-delay")).toEqual([
      "info crawl-delay-effect 3: 60",
      "info crawl-delay-effect 9: 400",
    ]);
    const message = messageOf(lines, "crawl-delay-effect");
    expect(message).toContain("Also on line 6.");
    expect(message).toContain("1,440 pages a day");
    expect(fixedLines(lines, "Write 10")[5]).toBe("Crawl-delay: 10");
  });

  it.each([
    ["10", []],
    ["30", []],
    ["31", ["info crawl-delay-effect 3: 31"]],
    ["301", ["warning crawl-delay-effect 3: 301"]],
    ["0.5", ["info crawl-delay-effect 3: 0.5"]],
    ["10.0", ["info crawl-delay-effect 3: 10.0"]],
    ["0.0", ["hint crawl-delay-effect 3: Crawl-delay: 0.0"]],
  ])("of %s give one finding at most", (value, expected) => {
    expect(found([...GROUP, `Crawl-delay: ${value}`], "crawl-delay", "invalid-value")).toEqual(
      expected,
    );
  });

  it("are a block only for crawlers that read them so", () => {
    const delay = (name: string): readonly string[] => [
      `User-agent: ${name}`,
      "Disallow: /x",
      "Crawl-delay: 2000",
    ];
    expect(found(delay("CCBot"), "crawl-delay")).toEqual(["warning crawl-delay-effect 3: 2000"]);
    expect(found(delay("BLEXBot"), "crawl-delay")).toEqual(["info crawl-delay-effect 3: 2000"]);
    expect(messageOf(delay("BLEXBot"))).not.toMatch(/Common Crawl|Bing/);
  });

  it("of crawlers that ignore them are reported only as ignored", () => {
    const lines = ["User-agent: Googlebot", "Disallow: /x", "Crawl-delay: 60", "Crawl-delay: 0"];
    expect(found(lines, "crawl-delay")).toEqual([
      "info crawl-delay-effect 3: Crawl-delay: 60",
      "info crawl-delay-effect 4: Crawl-delay: 0",
    ]);
  });

  it("of zero are not reported if they end the list of crawlers for some readers", () => {
    const zero = (lines: readonly string[]): readonly string[] =>
      findingsIn(lines).filter((finding) => finding.includes("crawl-delay-effect"));
    const alone = ["User-agent: bingbot", "Crawl-delay: 0"];
    expect(zero(alone)).toEqual([]);
    expect(zero([...alone, "User-agent: *", "Disallow: /cart/"])).toEqual([]);
    expect(zero([...alone, "Disallow: /cart/"])).toHaveLength(1);
  });

  it("are duplicates only if no crawler is named between them", () => {
    const apart = [
      "User-agent: a",
      "Crawl-delay: 1",
      "User-agent: b",
      "Crawl-delay: 2",
      "Allow: /",
    ];
    expect(found(apart, "crawl-delay")).toEqual([]);
    const together = ["User-agent: a", "Crawl-delay: 1", "Allow: /", "Crawl-delay: 2"];
    expect(found(together, "crawl-delay")).toEqual([
      "warning crawl-delay-effect 4: Crawl-delay: 2",
    ]);
    expect(fixedLines(together, "Keep the longest one")).toEqual([
      "User-agent: a",
      "Allow: /",
      "Crawl-delay: 2",
    ]);
  });

  it("are moved from above all groups into that for every crawler", () => {
    const lines = ["Crawl-delay: 5 # slow", "", "User-agent: a", "User-agent: *", "Allow: /"];
    expect(fixedLines(lines, "Move it into the group for *")).toEqual([
      "",
      "User-agent: a",
      "User-agent: *",
      "Crawl-delay: 5 # slow",
      "Allow: /",
    ]);
    const named = ["Crawl-delay: 5", "User-agent: a", "Allow: /"];
    expect(found(named, "crawl-delay")).toEqual(["warning crawl-delay-effect 1: Crawl-delay: 5"]);
  });

  it("are not reported if there are rules above all groups too", () => {
    const lines = ["Disallow: /x", "Crawl-delay: 5", "User-agent: *", "Allow: /"];
    expect(found(lines, "crawl-delay", "rule-before")).toEqual([
      "error rule-before-user-agent 1: Disallow: /x",
    ]);
  });
});

describe("rates, hours and parameters", () => {
  it.each([
    ["Request-rate", "1 / 10 s", "Write 1/10s", "1/10s # why"],
    ["Clean-param", "sid,ref /f", "Write sid&ref /f", "sid&ref /f # why"],
    ["Clean-param", "sid=1&ref= /f", "Write sid&ref /f", "sid&ref /f # why"],
    ["Clean-param", "/f sid ref", "Write sid&ref /f", "sid&ref /f # why"],
  ])("are reformatted: %s: %s", (field, value, title, expected) => {
    expect(corrected(field, value, title)).toBe(expected);
  });

  it.each(["6-25", "6", "6-8-10"])("are reported if they are hours such as %s", (value) => {
    expect(found([...GROUP, `Visit-time: ${value}`], "invalid-value")).toHaveLength(1);
  });
});

describe("missing values", () => {
  it.each(["Request-rate", "Visit-time", "Clean-param", "Content-Signal", "Crawl-delay"])(
    "are not quoted: %s",
    (name) => {
      const lines = [...GROUP, `${name}: # none`];
      expect(messageOf(lines)).not.toContain("``");
      expect(findingsIn(lines)[0]).toMatch(
        /^(?:error|warning|info) (?:invalid-value|invalid-value) 3: [\w-]+:$/,
      );
    },
  );

  it("keep a comment", () => {
    expect(fixedLines([...GROUP, "Crawl-delay: # later"], "Delete the line")[2]).toBe("# later");
    expect(fixedLines([...GROUP, "Sitemap: # later"], "Delete the line")[2]).toBe("# later");
  });
});

describe("signals", () => {
  it.each([
    ["ai-train=false", "ai-train=no"],
    ["search=Y; ai_training = 0", "search=yes, ai-train=no"],
    ["Search:yes ai-train:no", "search=yes, ai-train=no"],
    ["serch=yes", "search=yes"],
  ])("written %s are corrected", (value, expected) => {
    expect(corrected("Content-Signal", value, `Write ${expected}`)).toBe(`${expected} # why`);
  });

  it.each(["no training", "ai-train=maybe", "robots=no", "use=yes"])(
    "written %s are not guessed",
    (value) => {
      expect(found([...GROUP, `Content-Signal: ${value}`], "invalid-value")).toEqual([
        `error invalid-value 3: ${value}`,
      ]);
      expect(titles(`Content-Signal: ${value}`)).toEqual([]);
    },
  );

  it("may have extra commas", () => {
    expect(findingsIn([...GROUP, "Content-Signal: search=yes,"])).toEqual([]);
  });

  it("in capitals are read as well", () => {
    expect(found([...GROUP, "Content-Signal: Search=Yes"], "invalid-value")).toEqual([]);
  });

  it("contradict rules only in their own group, and reach no other", () => {
    const closed = ["User-agent: *", "Content-Signal: search=yes, ai-train=yes", "Disallow: /"];
    expect(found(closed, "content-preferences")).toEqual([
      "warning content-preferences 2: Content-Signal: search=yes, ai-train=yes",
    ]);
    expect(found([...closed, "Allow: /open"], "content-preferences")).toEqual([]);
    const trained = [
      ...["User-agent: *", "Content-Signal: ai-train=no", "Disallow: /x", ""],
      ...["User-agent: CCBot", "Disallow:", "", "User-agent: bingbot", "Disallow:"],
    ];
    expect(found(trained, "content-preferences")).toEqual([
      "info content-preferences 2: Content-Signal: ai-train=no",
    ]);
    expect(messageOf(trained, "content-preferences")).toMatch(/does not reach CCBot, /);
    expect(fixedLines(trained, "Repeat the line in their groups").slice(4, 7)).toEqual([
      "User-agent: CCBot",
      "Content-Signal: ai-train=no",
      "Disallow:",
    ]);
    const withOwn = (signal: string) => [...trained.slice(0, 5), `Content-Signal: ${signal}`];
    expect(found([...withOwn("ai-train=yes"), "Disallow:"], "content-preferences")).toEqual([]);
    expect(found([...withOwn("ai-train=no"), "Disallow:"], "content-preferences")).toEqual([
      "warning content-preferences 6: Content-Signal: ai-train=no",
    ]);
    expect(found([...trained.slice(0, 5), "Disallow: /"], "content-preferences")).toEqual([]);
  });
});

describe("preferences of the draft", () => {
  it.each([
    ["Train-AI=N", "train-ai=n"],
    ["/blog/ train-ai=no", "/blog/ train-ai=n"],
    ["ai-train=n, search=yes", "train-ai=n, search=y"],
    ["train-ai = n", "train-ai=n"],
  ])("written %s are corrected", (value, expected) => {
    expect(corrected("Content-Usage", value, `Write ${expected}`)).toBe(`${expected} # why`);
  });

  it.each(["train-ai=n", "/a/* train-ai=n;why=law, other, x=?1", "search=y,train-ai=n"])(
    "may be written %s",
    (value) => {
      expect(found([...GROUP, `Content-Usage: ${value}`], "invalid-value")).toEqual([]);
    },
  );

  it("keep the stricter of two lines", () => {
    const lines = [...GROUP, "Content-Usage: train-ai=n", "Content-Usage: train-ai=y"];
    expect(fixedLines(lines, "Keep the stricter line")).toEqual(lines.slice(0, 3));
  });
});

describe("licences", () => {
  it("are completed with the host that the sitemaps agree on", () => {
    const lines = ["License: /terms.xml", ...GROUP, "Sitemap: http://Shop.example/a.xml"];
    const url = "http://shop.example/terms.xml";
    expect(fixedLines(lines, `Write ${url}`)[0]).toBe(`License: ${url}`);
    const others = [...lines, "Sitemap: https://b.example/"];
    expect(() => fixedLines(others, `Write ${url}`)).toThrow();
  });
});
