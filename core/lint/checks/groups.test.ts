import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const STAR = ["User-agent: *", "Disallow: /cart/", "Disallow: /login", ""];

const STAR_LINE = "User-agent: *";
const FOO = "User-agent: Foo";
const BAR = "User-agent: Bar";
const DELAY = "Crawl-delay: 5";
const SITEMAP = "Sitemap: https://a.example/s.xml";
const LOST = "user-agent-without-rules 1: ";
const INTERRUPTED = `user-agent-without-rules 2: ${DELAY}`;

/** The findings about lists of user-agent lines and their rules. */
const faultsIn = (lines: readonly string[]): readonly string[] =>
  findingsIn(lines).filter((finding) =>
    /without-rules|lost-empty|list-interrupted|blocks-everything/.test(finding),
  );

describe("a group that omits rules of *", () => {
  it.each([
    ["has some rules of its own", ["User-agent: FooBot", "Disallow: /x"], "info"],
    ["has one of the rules", ["User-agent: FooBot", "Disallow: /cart/"], "info"],
    ["only allows a path", ["User-agent: FooBot", "Allow: /x"], "info"],
    ["allows everything beside a rule", ["User-agent: FooBot", "Allow: /", "Disallow: /x"], "info"],
    ["allows everything", ["User-agent: FooBot", "Allow: /"], "hint"],
  ])("is reported when it %s", (_, group, severity) => {
    const name = group[0]?.slice(12);
    expect(findingsOf("specific-group-drops-star-rules", [...STAR, ...group])).toEqual([
      `${severity} specific-group-drops-star-rules 5: ${name}`,
    ]);
  });

  it.each([
    ["lets its crawler in everywhere", [...STAR, "User-agent: FooBot", "Disallow:"]],
    ["is stricter", [...STAR, "User-agent: FooBot", "Disallow: /"]],
    ["repeats the rules", [...STAR, "User-agent: FooBot", "Disallow: /login", "Disallow: /cart"]],
    ["covers the rules", [...STAR, "User-agent: FooBot", "Disallow: /l*", "Disallow: /c"]],
    ["mentions the same paths", [...STAR, "User-agent: FooBot", "Allow: /cart", "Allow: /login"]],
    ["allows an advertising crawler", [...STAR, "User-agent: Mediapartners-Google", "Disallow:"]],
    [
      "allows the site that * blocks",
      ["User-agent: *", "Disallow: /", "Allow: /a", "", "User-agent: FooBot", "Disallow: /x"],
    ],
    [
      "is the * group too",
      [...STAR, "User-agent: FooBot", "User-agent: *", "Disallow: /x"].slice(4),
    ],
    [
      "is repeated later with the rest",
      [...STAR, "User-agent: Foo", "Disallow: /cart/", "", "User-agent: Foo", "Disallow: /login"],
    ],
  ])("is not reported when it %s", (_, lines) => {
    expect(findingsIn(lines).filter((finding) => finding.includes("drops-star"))).toEqual([]);
  });

  it("is reported once, with the rules it omits", () => {
    const lines = [...STAR, "User-agent: FooBot", "User-agent: BarBot", "Disallow: /x"];
    expect(findingsIn(lines)).toEqual(["info specific-group-drops-star-rules 5: FooBot"]);
    expect(messageOf(lines)).toBe(
      "Only this group applies to FooBot and BarBot, not 2 rules of `*` (lines 2 and 3). Copy those that should.",
    );
  });

  it("is reported without a crawler that has a further group", () => {
    const lines = [...STAR, "User-agent: FooBot", "User-agent: BarBot", "Disallow: /x"];
    const message = messageOf(
      [...lines, "", "User-agent: BarBot", "Disallow: /y"],
      "specific-group-drops-star-rules",
    );
    expect(message).toMatch(/^Only this group applies to FooBot, /);
  });

  it("is reported with all others that omit rules in the same way", () => {
    const lines = [
      ...[...STAR, "User-agent: Foo", "Disallow: /x", "User-agent: Bar", "Allow: /"],
      ...["User-agent: Baz", "Disallow: /login"],
    ];
    expect(findingsOf("specific-group-drops-star-rules", lines)).toEqual([
      "info specific-group-drops-star-rules 5: Foo",
      "hint specific-group-drops-star-rules 7: Bar",
    ]);
    expect(messageOf(lines, "specific-group-drops-star-rules")).toMatch(
      /^Only their own groups apply to Foo and Baz: 2 leave out rules of `\*`\. /,
    );
    expect(fixedLines(lines, "Copy the 2 rules of * for Foo").slice(4, 8)).toEqual([
      ...["User-agent: Foo", "Disallow: /x", "Disallow: /cart/", "Disallow: /login"],
    ]);
    expect(fixedLines(lines, "Copy what is left out into all groups").slice(-2)).toEqual([
      ...["Disallow: /login", "Disallow: /cart/"],
    ]);
  });

  it("gets no fix if Google would not read all with the copies", () => {
    const offered = (rules: number): readonly string[] => {
      const star = Array.from({ length: rules }, (_, index) => `Disallow: /${index}/`);
      const lines = ["User-agent: *", ...star, "", "User-agent: Foo", "Disallow: /x"];
      return lint(parse(textOf(lines)))
        .filter(({ rule }) => rule === "specific-group-drops-star-rules")
        .flatMap(({ fixes }) => fixes.map(({ title }) => title));
    };
    expect(offered(12_000)).toEqual(["Copy the 12,000 rules of *"]);
    expect(offered(20_000)).toEqual([]);
  });

  it("does not hide others when it is ignored", () => {
    const lines = [
      ...STAR,
      "User-agent: Foo # workbench-ignore specific-group-drops-star-rules",
      ...["Disallow: /x", "User-agent: Bar", "Disallow: /y"],
    ];
    expect(findingsIn(lines)).toContain("info specific-group-drops-star-rules 7: Bar");
  });

  it("gets the rules below its own", () => {
    const lines = [
      ...STAR,
      "User-agent: FooBot",
      "Disallow: /login",
      "Crawl-delay: 5",
      "",
      "# end",
    ];
    expect(fixedLines(lines, "Copy the rule of *").slice(4)).toEqual([
      "User-agent: FooBot",
      "Disallow: /login",
      "Crawl-delay: 5",
      "Disallow: /cart/",
      "",
      "# end",
    ]);
  });

  it("gets rules as intended, and none that matches nothing", () => {
    const lines = [STAR_LINE, "Disallow: cart/", "Disallow: /login", "Disallow: b.example/c", ""];
    const own = [FOO, "Disallow: /x"];
    expect(fixedLines([...lines, ...own], "Copy the 2 rules of *").slice(5)).toEqual([
      FOO,
      "Disallow: /x",
      "Disallow: /cart/",
      "Disallow: /login",
    ]);
  });

  it("gets the exceptions with the rules", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /a/",
      "Allow: /a/b",
      "",
      "User-agent: Foo",
      "Disallow: /x",
    ];
    expect(fixedLines(lines, "Copy the 2 rules of *").slice(5)).toEqual([
      "Disallow: /x",
      "Disallow: /a/",
      "Allow: /a/b",
    ]);
  });
});

describe("a group without rules", () => {
  it("is not reported when it runs on into the * group, whose rules it would follow anyway", () => {
    expect(faultsIn([FOO, DELAY, "", STAR_LINE, "Disallow: /x"])).toEqual([]);
    expect(faultsIn([FOO, "", STAR_LINE, "Disallow: /x"])).toEqual([]);
  });

  it("gets the name of every crawler beside rules that were hardly written for another", () => {
    const rules = ["Disallow: /a", "Disallow: /b", "Disallow: /c", "Disallow: /d", "Disallow: /e"];
    const lines = [STAR_LINE, "", BAR, ...rules];
    expect(fixedLines(lines, "Name * next to the rules")).toEqual(["", STAR_LINE, BAR, ...rules]);
    const lost = lint(parse(textOf(lines))).find(({ rule }) => rule === "user-agent-without-rules");
    expect(lost?.fixes.map(({ title }) => title)).toEqual(["Name * next to the rules"]);
  });

  it.each([
    [
      "*, over a Crawl-delay",
      [STAR_LINE, DELAY, "", BAR, "Disallow: /a"],
      `warning ${INTERRUPTED}`,
    ],
    ["*, over a lost rule", [STAR_LINE, "# Disallow: /x", BAR, "Disallow: /a"], `warning ${LOST}*`],
    [
      "*, into a closed group",
      [STAR_LINE, DELAY, BAR, "Disallow: /"],
      "error blocks-everything 1: *",
    ],
    ["a crawler, over a blank line", [FOO, "", BAR, "Disallow: /"], `info ${LOST}Foo`],
    ["a crawler, over a field", [FOO, DELAY, BAR, "Disallow: /"], `info ${INTERRUPTED}`],
    [
      "a search crawler, over a field",
      [FOO, "User-agent: bingbot", DELAY, BAR, "Disallow: /a"],
      "warning user-agent-without-rules 3: Crawl-delay: 5",
    ],
    ["into what forbids nothing", [FOO, "", BAR, "Disallow:"], `info ${LOST}Foo`],
    [
      "a search crawler that is gone",
      [FOO, "User-agent: Slurp", DELAY, BAR, "Disallow: /a"],
      "info user-agent-without-rules 3: Crawl-delay: 5",
    ],
  ])("is found when it runs on: %s", (_, lines, expected) => {
    expect(faultsIn(lines)).toEqual([expected]);
  });

  it.each([
    ["ends the file, and * has rules", [...STAR, "User-agent: Foo"], "warning", "5: Foo"],
    [
      "ends the file, and * has none",
      ["User-agent: Bar", "Disallow: /", "", "User-agent: *"],
      "hint",
      "4: *",
    ],
  ])("is found when it %s", (_, lines, severity, place) => {
    expect(findingsIn(lines)).toEqual([`${severity} user-agent-without-rules ${place}`]);
  });

  it.each([
    ["is a list", ["User-agent: Foo", "User-agent: Bar", "Disallow: /"]],
    ["is a list with a comment", ["User-agent: Foo", "# and", "User-agent: Bar", "Disallow: /"]],
    ["names the same crawler again", ["User-agent: *", "", "User-agent: *", "Disallow: /x"]],
    [
      "only slows down every crawler",
      ["User-agent: Foo", "Disallow: /", "", "User-agent: *", "Crawl-delay: 5"],
    ],
    ["has rules elsewhere", [...STAR, "User-agent: *"]],
  ])("is not reported when it %s", (_, lines) => {
    expect(faultsIn(lines)).toEqual([]);
  });

  it("is not reported if a rule is misspelt", () => {
    const lines = ["User-agent: *", "Dissalow /x", "", "User-agent: Foo", "Disallow: /"];
    expect(faultsIn(lines)).toEqual([]);
  });

  it("is reported once if it blocks the whole site", () => {
    const lines = ["User-agent: *", "", "User-agent: BadBot", "Disallow: /"];
    expect(faultsIn(lines)).toEqual(["error blocks-everything 1: *"]);
  });

  it("is allowed everything in place", () => {
    const lines = ["User-agent: *", "Crawl-delay: 5", "", "User-agent: Foo", "Disallow: /"];
    expect(fixedLines(lines, "Allow * everything")).toEqual([
      ...lines.slice(0, 2),
      "Disallow:",
      ...lines.slice(2),
    ]);
  });

  it("has the field that splits its list moved away", () => {
    const lines = [FOO, SITEMAP, DELAY, BAR, "Disallow: /"];
    expect(fixedLines(lines, "Move them out of the list")).toEqual([
      SITEMAP,
      FOO,
      BAR,
      "Disallow: /",
      DELAY,
    ]);
  });

  it("is joined with the list it belongs to", () => {
    const lines = ["User-agent: Foo", "", " ", "User-agent: Bar", "Disallow: /"];
    expect(fixedLines(lines, "Join the user-agent lines")).toEqual([lines[0], lines[3], lines[4]]);
  });

  it("is added to the * group", () => {
    expect(fixedLines([...STAR, "User-agent: Foo"], "Add Foo to the * group")).toEqual([
      "User-agent: *",
      "User-agent: Foo",
      ...STAR.slice(1),
    ]);
  });

  it("gets rules of * when it only has a Crawl-delay", () => {
    const lines = [...STAR, "User-agent: Foo", "Crawl-delay: 5"];
    expect(findingsIn(lines)).toEqual(["info user-agent-without-rules 5: Foo"]);
    expect(fixedLines(lines, "Copy the 2 rules of *")).toEqual([...lines, STAR[1], STAR[2]]);
  });

  it.each(["bingbot", "GPTBot", "PerplexityBot"])(
    "is a warning where %s gathers pages for a search engine or a model",
    (name) => {
      const lines = [...STAR, "User-agent: AhrefsBot", `User-agent: ${name}`, "Crawl-delay: 5"];
      expect(findingsIn(lines)).toContain("warning user-agent-without-rules 5: AhrefsBot");
    },
  );

  it("is less severe when its crawler ignores * in any case", () => {
    expect(findingsIn([...STAR, "User-agent: AdsBot-Google", "Content-Signal: search=no"])).toEqual(
      ["hint user-agent-without-rules 5: AdsBot-Google"],
    );
  });
});
