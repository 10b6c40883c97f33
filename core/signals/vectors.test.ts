import { describe, expect, it } from "vitest";
import type { May, PageOutcome } from "./outcome.ts";
import type { Use } from "./terms.ts";
import { type Known, meta, outcomeFor, signalsOf, tagsOf } from "./testing/pages.ts";

const NAMES: Readonly<Record<string, string>> = {
  G: "Googlebot",
  News: "Googlebot-News",
  B: "bingbot",
  Y: "YandexBot",
  S: "SeznamBot",
  A: "Applebot",
  Z: "Amazonbot",
  D: "Baiduspider",
};

const mayOf = (outcome: PageOutcome, use: Use): May =>
  use === "index" || use === "follow" || use === "train"
    ? outcome[use].may
    : outcome.parts[use].may;

/** `G index no, follow yes`: what a vector says of some crawlers. */
type Expected = Readonly<Record<string, Readonly<Partial<Record<Use, May>>>>>;

const H = (...headers: readonly string[]): Known => ({ headers });
const M = (...tags: readonly (readonly [string, string])[]): Known => ({
  html: tags.map(([name, content]) => meta(name, content)).join(""),
});
const R = (content: string): Known => M(["robots", content]);

const NI = { index: "no" } as const;
const NF = { follow: "no" } as const;
const NEITHER = { ...NI, ...NF };
const ALL = { index: "yes", follow: "yes" } as const;
const NOT_NI = { index: "yes" } as const;

/** The vectors of header and tag rules, by number, for a page that robots.txt does not block. */
const VECTORS: readonly (readonly [title: string, known: Known, expected: Expected])[] = [
  ["1 noindex in a header", H("noindex"), { G: NI, B: NI, Y: NI }],
  ["2 case of a value", H("NOINDEX"), { G: NI }],
  ["2 case of a tag's name", M(["ROBOTS", "NoIndex"]), { G: NI }],
  ["3 none", H("none"), { G: NEITHER, Y: NEITHER }],
  ["4 all", H("all"), { G: ALL, B: ALL, Y: ALL }],
  ["5 all in a header cancels nothing", H("noindex, all"), { G: NI, Y: NI }],
  ["6 permitting wins for Yandex alone", R("noindex, index"), { G: NI, Y: NOT_NI }],
  ["7 all permits to follow for Yandex", R("nofollow, all"), { G: NF, Y: { follow: "yes" } }],
  [
    "8 rules for several names add up",
    M(["robots", "nofollow"], ["googlebot", "noindex"]),
    { G: NEITHER, B: { ...NF, ...NOT_NI }, Y: { ...NF, ...NOT_NI } },
  ],
  ["9 index for one cancels nothing", M(["robots", "noindex"], ["googlebot", "index"]), { G: NI }],
  ["10 two tags", M(["robots", "noindex"], ["robots", "nofollow"]), { G: NEITHER }],
  [
    "11 Googlebot-News",
    M(["googlebot-news", "nosnippet"]),
    { News: { snippet: "no" }, G: { snippet: "yes" } },
  ],
  ["12 Googlebot-Image is no name of a tag", M(["googlebot-image", "noindex"]), { G: ALL }],
  ["13 bingbot", M(["bingbot", "noindex"]), { B: NI, G: ALL, Y: ALL }],
  ["14 msnbot", M(["msnbot", "nofollow"]), { B: NF }],
  ["15 yandex", M(["yandex", "noindex, nofollow"]), { Y: NEITHER, G: ALL }],
  ["16 baiduspider", M(["baiduspider", "noarchive"]), { D: { copy: "no" }, G: { copy: "yes" } }],
  [
    "17 two headers",
    H("noimageindex", "unavailable_after: 25 Jun 2010 15:00:00 PST"),
    { G: { images: "no", index: "no" } },
  ],
  [
    "18 headers for single crawlers",
    H("googlebot: nofollow", "otherbot: noindex, nofollow"),
    { G: { ...NF, ...NOT_NI }, B: ALL },
  ],
  [
    "19 names within a value",
    H("BadBot: noindex, nofollow, googlebot: nofollow"),
    { G: { ...NF, ...NOT_NI }, B: ALL },
  ],
  ["20 all and one", H("nofollow", "googlebot: noindex"), { G: NEITHER, B: { ...NF, ...NOT_NI } }],
  ["21 case of a name", H("GoogleBot: noindex"), { G: NI, B: ALL }],
  [
    "22 a name after a rule for all",
    H("noindex, otherbot: nofollow"),
    { G: { ...NI, follow: "yes" } },
  ],
  ["23 a date with a weekday", H("unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT"), { G: NI }],
  [
    "24 a date between rules",
    H("max-image-preview: large, unavailable_after: Wed, 31 Dec 2025 23:59:59 GMT, index, follow"),
    { G: { ...NI, follow: "yes" } },
  ],
  [
    "25 a date for one crawler",
    H(
      "googlebot: unavailable_after: 25 Jun 2007 15:00:00 PST",
      "unavailable_after: 25 Jun 2045 15:00:00 PST",
    ),
    { G: NI, B: ALL },
  ],
  ["26 a day", R("unavailable_after: 2020-09-21"), { G: NI }],
  ["27 no date", H("unavailable_after: soon"), { G: ALL }],
  ["28 a date with dashes", H("all, unavailable_after: 25-Jun-2010 15:00:00 PST"), { G: NI }],
  ["29 nosnippet beats a length", R("max-snippet:50, nosnippet"), { G: { snippet: "no" } }],
  [
    "30 a length of 0",
    R("max-snippet:0"),
    { G: { snippet: "no", answers: "no" }, B: { snippet: "no" } },
  ],
  ["31 no limit", R("max-snippet:-1"), { G: { snippet: "yes" }, B: { snippet: "yes" } }],
  [
    "32 values that are none",
    R("max-snippet:abc, max-video-preview:"),
    { G: { snippet: "yes", video: "yes" } },
  ],
  ["36 indexifembedded alone", R("indexifembedded"), { G: ALL }],
  ["37 indexifembedded with noindex", R("noindex, indexifembedded"), { G: NI }],
  [
    "38 noarchive",
    R("noarchive"),
    {
      G: { copy: "yes", index: "yes" },
      B: { copy: "no", answers: "no", train: "no" },
      Z: { train: "no" },
      Y: { copy: "no" },
    },
  ],
  [
    "39 nocache",
    R("nocache"),
    { G: { copy: "yes", answers: "yes" }, B: { answers: "yes", copy: "no" } },
  ],
  ["41 nositelinkssearchbox", R("nositelinkssearchbox"), { G: ALL }],
  [
    "44 a tag in the body",
    { html: `<body><p>x</p>${meta("robots", "noindex")}</body>` },
    { G: NI },
  ],
  ["46 a PDF", { ...H("noindex"), html: null, type: "application/pdf" }, { G: NI }],
  ["47 stray commas", H(", noindex,,"), { G: NI }],
  ["47 stray spaces", H("  noindex  "), { G: NI }],
  ["49 another crawler's rule", H("foo: noindex"), { G: ALL, B: ALL, Y: ALL }],
  ["50 a name without rules", H("MyBot:"), { G: ALL }],
  ["50 a name after a name", H("Googlebot: MyBot: noindex"), { G: ALL }],
  ["51 an empty tag", R(""), { G: ALL }],
  [
    "52 none for Apple and Amazon",
    R("none"),
    { A: { ...NEITHER, snippet: "no" }, Z: { ...NI, follow: "yes" } },
  ],
  ["53 a header that Seznam does not document", H("noindex"), { S: { index: "unverified" } }],
  ["54 nothing", {}, { G: ALL, B: ALL, Y: ALL, S: ALL, A: ALL, Z: ALL }],
];

describe("what may happen to a page by its headers and tags", () => {
  it.each(VECTORS)("%s", (_, known, expected) => {
    for (const [short, uses] of Object.entries(expected)) {
      const result = outcomeFor(NAMES[short] ?? "", known);
      const found = Object.keys(uses).map((use) => [use, mayOf(result, use as Use)]);
      expect([short, Object.fromEntries(found)]).toEqual([short, uses]);
    }
  });
});

describe("the rules of a page", () => {
  const rulesOf = (known: Known) =>
    signalsOf(known).rules.map(({ agent, term, value }) => [agent, term, value]);

  it("18, 19, 22, 49, 50: belong to the crawler named last, also if it is not known", () => {
    expect(rulesOf(H("googlebot: nofollow", "otherbot: noindex, nofollow"))).toEqual([
      ["googlebot", "nofollow", null],
      ["otherbot", "noindex", null],
      ["otherbot", "nofollow", null],
    ]);
    expect(rulesOf(H("BadBot: noindex, nofollow, googlebot: nofollow"))).toEqual([
      ["badbot", "noindex", null],
      ["badbot", "nofollow", null],
      ["googlebot", "nofollow", null],
    ]);
    expect(rulesOf(H("noindex, otherbot: nofollow"))).toEqual([
      [null, "noindex", null],
      ["otherbot", "nofollow", null],
    ]);
    expect(rulesOf(H("MyBot:"))).toEqual([]);
    expect(rulesOf(H("Googlebot: MyBot: noindex"))).toEqual([["mybot", "noindex", null]]);
  });

  it("24, 48: have values, which may contain a comma only in a date", () => {
    expect(
      rulesOf(
        H(
          "max-image-preview: large, unavailable_after: Wed, 31 Dec 2025 23:59:59 GMT, index, follow",
        ),
      ),
    ).toEqual([
      [null, "max-image-preview", "large"],
      [null, "unavailable_after", "wed, 31 dec 2025 23:59:59 gmt"],
      [null, "index", null],
      [null, "follow", null],
    ]);
    expect(rulesOf(H(" Max-Image-Preview : large "))).toEqual([
      [null, "max-image-preview", "large"],
    ]);
  });

  it("33, 34, 35, 39, 43: limit what is shown, the strictest number first", () => {
    const because = (
      crawler: string,
      known: Known,
      part: "snippet" | "images" | "video" | "answers",
    ) =>
      outcomeFor(crawler, known).parts[part].because.map((each) =>
        each.kind === "rule" ? [each.effect, each.rule.term, each.rule.value] : each.kind,
      );
    const both = M(["robots", "max-snippet:160"], ["googlebot", "max-snippet:20"]);
    expect(because("Googlebot", both, "snippet")).toEqual([
      ["limited", "max-snippet", "20"],
      ["limited", "max-snippet", "160"],
    ]);
    expect(because("bingbot", R("max-image-preview:huge"), "images")).toEqual(["nothing"]);
    expect(because("Googlebot", R("max-video-preview:0"), "video")).toEqual([
      ["limited", "max-video-preview", "0"],
    ]);
    expect(because("bingbot", R("nocache"), "answers")).toEqual([["limited", "nocache", null]]);
    expect(because("bingbot", R("noarchive, nocache"), "answers")).toEqual([
      ["limited", "noarchive", null],
      ["limited", "nocache", null],
    ]);
  });

  it("40: noai and noimageai have no effect that an operator documents", () => {
    for (const crawler of [
      ...Object.values(NAMES),
      "GPTBot",
      "ClaudeBot",
      "CCBot",
      "meta-externalagent",
    ]) {
      const { train } = outcomeFor(crawler, R("noai, noimageai"));
      expect([crawler, train.may]).not.toEqual([crawler, "no"]);
      expect(train.because.filter(({ kind }) => kind === "rule")).toEqual([]);
    }
    expect(outcomeFor("bingbot", R("noai")).train.may).toBe("unverified");
  });

  it("42, 43: leave out elements, which are other ones for each operator", () => {
    const reasons = (crawler: string, html: string) =>
      outcomeFor(crawler, { html }).parts.snippet.because;
    expect(reasons("Googlebot", '<div data-nosnippet="false">x</div>')).toMatchObject([
      { kind: "elements", elements: ["div"] },
    ]);
    expect(reasons("Googlebot", "<p data-nosnippet>x</p>")).toEqual([{ kind: "nothing" }]);
    expect(reasons("bingbot", "<p data-nosnippet>x</p>")).toMatchObject([
      { kind: "elements", elements: ["p"] },
    ]);
    expect(outcomeFor("YandexBot", { html: "<p data-nosnippet>x</p>" }).parts.snippet.may).toBe(
      "unverified",
    );
  });

  it("45: are not read if robots.txt blocks the page", () => {
    const { index, trap } = outcomeFor("Googlebot", H("noindex"), "User-agent: *\nDisallow: /p\n");
    expect(index).toMatchObject({
      may: "yes",
      because: [{ kind: "listed" }, { kind: "not-fetched", line: 2 }],
    });
    expect(trap).toMatchObject({ kind: "unread", line: 2, rules: [{ rule: { term: "noindex" } }] });
  });

  it("2: are found in tags whatever the case of their name", () => {
    expect(tagsOf('<META NAME="Robots" CONTENT="None">').metas).toEqual([
      { name: "robots", content: "None" },
    ]);
  });
});
