import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsOf, fixedLines, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const group = (...names: readonly string[]): readonly string[] => [
  ...names.map((name) => `User-agent: ${name}`),
  "Disallow: /",
];

const REST = ["", "User-agent: *", "Disallow: /cart/"];

/** The messages of a check for a file. */
const messagesOf = (rule: string, lines: readonly string[]): readonly string[] =>
  lint(parse(textOf(lines)))
    .filter((diagnostic) => diagnostic.rule === rule)
    .map(({ message }) => message);

describe("names of retired crawlers", () => {
  it("are one finding, and are removed with their groups", () => {
    const lines = [...group("WebZIP", "GPTBot"), "", "# old", ...group("Teoma"), ...REST];
    expect(findingsOf("user-agent-retired", lines)).toEqual(["hint user-agent-retired 1: WebZIP"]);
    expect(messagesOf("user-agent-retired", lines)[0]).toContain("these 2 names");
    expect(fixedLines(lines, "Delete 2 names")).toEqual([...group("GPTBot"), ...REST]);
  });

  it("leave fields of the whole file in place", () => {
    const sitemap = "Sitemap: https://a.example/s.xml";
    const lines = ["User-agent: WebZIP", "Disallow: /", sitemap, "Crawl-delay: 5", ...REST];
    expect(fixedLines(lines, "Delete WebZIP")).toEqual([sitemap, ...REST.slice(1)]);
  });

  it("are kept if an active crawler follows them", () => {
    expect(findingsOf("user-agent-retired", group("msnbot"))).toEqual([]);
    expect(messagesOf("user-agent-retired", group("msnbot", "bingbot"))[0]).toContain(
      "now called `bingbot`",
    );
  });

  it("are reported once if a current name is missing", () => {
    const lines = group("anthropic-ai", "Claude-Web", "ClaudeBot");
    expect(findingsOf("user-agent-retired", lines)).toEqual([
      "hint user-agent-retired 2: Claude-Web",
    ]);
    expect(fixedLines(lines, "Add the present names")).toEqual(
      group("anthropic-ai", "Claude-Web", "Claude-User", "ClaudeBot"),
    );
  });
});

describe("names that rules do not apply to", () => {
  it.each([
    ["user-agent-retired", ["curl"]],
    ["user-agent-retired", ["Chrome"]],
    ["user-agent-retired", ["libwww-perl"]],
    ["user-agent-ignores-robots", ["Perplexity-User"]],
    ["user-agent-ignores-robots", ["meta-externalfetcher"]],
    ["user-agent-ignores-robots", ["Slackbot"]],
  ])("are reported by %s: %s", (rule, names) => {
    expect(findingsOf(rule, group(...names))).toHaveLength(1);
    const allowed = [`User-agent: ${names[0]}`, "Disallow:"];
    expect(findingsOf(rule, allowed)).toEqual([]);
  });

  it("are distinguished by how certain it is", () => {
    const lines = group("ChatGPT-User", "Perplexity-User", "Google-Agent");
    expect(findingsOf("user-agent-ignores-robots", lines)).toEqual([
      "info user-agent-ignores-robots 1: ChatGPT-User",
      "info user-agent-ignores-robots 2: Perplexity-User",
    ]);
  });

  it("may be unusual, except for known crawlers", () => {
    const rule = "no-such-crawler";
    expect(findingsOf(rule, group("Foo bar", "x@y"))).toEqual([`hint ${rule} 1: Foo bar`]);
    expect(findingsOf(rule, group("Sogou web spider", "MJ12bot", "a.b-c_9"))).toEqual([]);
    expect(fixedLines(group("Baiduspider 2.0"), "Write Baiduspider")).toEqual(group("Baiduspider"));
    expect(fixedLines(group("+Baiduspider"), "Write Baiduspider")).toEqual(group("Baiduspider"));
    const unknown = lint(parse(textOf(group("Yahoo Pipes 1.0")))).find(
      (each) => each.rule === rule,
    );
    expect(unknown?.fixes).toEqual([]);
  });
});

describe("the group that a crawler follows", () => {
  const CLOSED = ["User-agent: *", "Disallow: /"];

  it("is reported for those that ignore a blocking *", () => {
    const rule = "special-crawler-ignores-star";
    expect(findingsOf(rule, CLOSED)).toEqual([`info ${rule} 1: *`]);
    expect(fixedLines(CLOSED, "Add these names to the group")).toContain("User-agent: APIs-Google");
    expect(findingsOf(rule, [...CLOSED, "", ...group("Mediapartners-Google")])).toEqual([]);
    expect(findingsOf(rule, [...CLOSED, "Allow: /a"])).toEqual([]);
  });

  it("is reported for Applebot if Googlebot's blocks the site and * does not, or the reverse", () => {
    const rule = "applebot-follows-googlebot";
    const lines = ["User-agent: Googlebot", "Disallow: /", ...REST];
    expect(findingsOf(rule, lines)).toEqual([`hint ${rule} 1: Googlebot`]);
    const open = ["User-agent: Googlebot", "Disallow: /a", "", "User-agent: *", "Disallow: /"];
    expect(findingsOf(rule, open)).toHaveLength(1);
    expect(findingsOf(rule, ["User-agent: Googlebot", "Disallow: /a", ...REST])).toEqual([]);
    expect(fixedLines(lines, "Give Applebot a group with the rules of *").slice(-3)).toEqual([
      "",
      "User-agent: Applebot",
      "Disallow: /cart/",
    ]);
    expect(findingsOf(rule, [...lines, "", ...group("Applebot")])).toEqual([]);
    expect(findingsOf(rule, ["User-agent: Googlebot", "Disallow: /cart/", ...REST])).toEqual([]);
  });

  it("is offered to Applebot with up to 200 rules", () => {
    const offers = (rules: number): number => {
      const star = Array.from({ length: rules }, (_, index) => `Disallow: /${index}`);
      const lines = ["User-agent: Googlebot", "Disallow: /", "", "User-agent: *", ...star];
      return lint(parse(textOf(lines)))
        .filter(({ rule }) => rule === "applebot-follows-googlebot")
        .flatMap(({ fixes }) => fixes).length;
    };
    expect([offers(200), offers(201)]).toEqual([1, 0]);
  });

  it("is reported for crawlers without a group for *", () => {
    expect(findingsOf("no-default-group", group("GPTBot"))).toHaveLength(1);
    expect(findingsOf("no-default-group", [...group("GPTBot"), ...REST])).toEqual([]);
    expect(findingsOf("no-default-group", ["User-agent: * Disallow: /"])).toEqual([]);
    const outside = ["Disallow: /a", ...group("GPTBot")];
    expect(findingsOf("no-default-group", outside)).toEqual([]);
  });

  it("is not reported for an old name whose current one gets the same from *", () => {
    const missing = (lines: readonly string[]): readonly string[] =>
      messagesOf("user-agent-retired", lines).filter((text) => text.startsWith("These rules"));
    expect(missing([...group("Claude-Web"), "", ...REST])).toHaveLength(1);
    const listed = ["User-agent: Claude-Web", "User-agent: *", "Disallow: /config"];
    expect(missing(listed)).toEqual([]);
    const closed = [...group("Claude-Web"), "", "User-agent: *", "Disallow: /"];
    expect(missing(closed)).toEqual([]);
  });

  it("matters little if the rules are the same", () => {
    const rule = "redundant-group";
    const same = ["User-agent: Foo", "Disallow: /cart/", "Disallow: /cart/", ...REST];
    expect(findingsOf(rule, same)).toEqual([`hint ${rule} 1: Foo`]);
    expect(fixedLines(same, "Delete the group")).toEqual(REST.slice(1));
    const bing = ["User-agent: msnbot", "Disallow: /a", "", "User-agent: bingbot", "Disallow: /a"];
    expect(findingsOf(rule, [...bing, ...REST])).toEqual([]);
    const apple = [
      "User-agent: Googlebot",
      "Disallow: /a",
      "",
      "User-agent: Applebot",
      "Disallow: /a",
    ];
    expect(findingsOf(rule, [...apple, ...REST])).toEqual([]);
    const fallback = ["User-agent: Googlebot", "Disallow: /a", "", ...group("Foo"), ...REST];
    const image = ["User-agent: Googlebot-Image", "Disallow: /cart/", ""];
    expect(findingsOf(rule, [...image, ...fallback])).toEqual([]);
    const permission = ["User-agent: Google-Extended", "Disallow: /cart/", ""];
    expect(findingsOf(rule, [...permission, ...REST])).toEqual([]);
    expect(findingsOf(rule, ["User-agent: AdsBot-Google", "Disallow: /cart/", ...REST])).toEqual(
      [],
    );
  });

  it("is compared for at most 40 different lists of rules", () => {
    const offered = (groups: number, rule: (index: number) => string): readonly string[] => {
      const named = Array.from({ length: groups }, (_, index) => {
        const name = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
        return ["", `User-agent: Foo${name}`, "Disallow: /cart/", rule(index)];
      });
      const lines = ["User-agent: *", "Disallow: /cart/", ...named.flat()];
      return lint(parse(textOf(lines)))
        .filter(({ rule: id }) => id === "redundant-group")
        .flatMap(({ fixes }) => fixes.map(({ title }) => title));
    };
    const own = (index: number): string => `Disallow: /cart/${index}`;
    expect([39, 40, 41, 42].flatMap((groups) => offered(groups, own))).toEqual([
      ...["Delete 39 groups", "Delete 40 groups", "Delete 40 groups", "Delete 40 groups"],
    ]);
    expect(offered(50, () => "Disallow: /cart/x")).toEqual(["Delete 50 groups"]);
  });

  it("is another one for readers that look for parts of names", () => {
    const rule = "agent-substring-collision";
    const lines = ["User-agent: Foo", "Disallow: /a", "", "# bot", ...group("FooBot"), ...REST];
    expect(findingsOf(rule, lines)).toEqual([`hint ${rule} 5: FooBot`]);
    const corrected = fixedLines(lines, "Move the group above the other");
    expect(corrected.slice(0, 5)).toEqual(["# bot", ...group("FooBot"), "", "User-agent: Foo"]);
    expect(findingsOf(rule, corrected)).toEqual([]);
    const apart = ["User-agent: FooBot", "Disallow: /a", "", ...group("Foo"), ...REST];
    expect(findingsOf(rule, apart)).toEqual([]);
  });
});

describe("AI crawlers", () => {
  it("of one operator are listed with their purpose", () => {
    const rule = "ai-block-incomplete";
    const lines = group("GPTBot", "ClaudeBot", "Claude-User", "Claude-SearchBot");
    expect(findingsOf(rule, lines)).toEqual([`hint ${rule} 1: GPTBot`]);
    expect(messagesOf(rule, lines)[0]).toContain(
      "ChatGPT-User (AI, on a user's request) and OAI-SearchBot (AI search)",
    );
    expect(findingsOf(rule, fixedLines(lines, "Add 2 names"))).toEqual([]);
  });

  it.each([
    ["not altogether", ["User-agent: GPTBot", "Disallow: /blog/"]],
    ["with an exception", [...group("GPTBot"), "Allow: /press/"]],
    ["as everybody is", [...group("GPTBot"), "", ...group("*")]],
    ["all of them", group("GPTBot", "OAI-SearchBot", "ChatGPT-User")],
  ])("are not reported when blocked %s", (_, lines) => {
    expect(findingsOf("ai-block-incomplete", lines)).toEqual([]);
  });

  it("cannot be slowed down by a name that no crawler uses", () => {
    const rule = "user-agent-retired";
    const lines = [...group("Google-Extended"), "Crawl-delay: 5"];
    expect(findingsOf(rule, lines)).toEqual([`info ${rule} 3: Crawl-delay: 5`]);
    expect(findingsOf("crawl-delay-effect", lines)).toEqual([]);
    expect(fixedLines(lines, "Delete the line")).toEqual(group("Google-Extended"));
    expect(findingsOf(rule, [...group("Google-Extended", "GPTBot"), "Crawl-delay: 5"])).toEqual([]);
    expect(findingsOf(rule, [...group("Google-Extended"), "Content-Signal: search=no"])).toEqual(
      [],
    );
  });
});
