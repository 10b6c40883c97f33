import { describe, expect, it, vi } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { type Impact, type Impacts, impactOf, isWholeSite } from "./impact.ts";
import { RankedList } from "./ranked.ts";

const impactFor = (before: string, after: string): Impacts =>
  impactOf(parse(before), parse(after), (crawler) => dialects[readerOf(crawler)]);

const tokens = ({ crawlers }: Pick<Impact, "crawlers">): readonly string[] =>
  crawlers.map(({ token }) => token);

const summary = ({ areas }: Impact): readonly string[] =>
  areas.map(({ pattern, url, after }) => `${after.allowed ? "+" : "-"} ${pattern} ${url}`);

const SHOP = "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /private\n";

describe("the impact of a change", () => {
  it("is the same for all crawlers that follow the changed group", () => {
    const { changed, unchanged, unsure } = impactFor(SHOP, SHOP.replace("/cart", "/c"));
    expect(changed).toHaveLength(1);
    expect(changed.map(summary)).toEqual([["- /c /c"]]);
    expect(tokens(changed[0] as Impact)).toEqual(
      expect.arrayContaining(["*", "Googlebot", "bingbot"]),
    );
    expect(unchanged.map(({ token }) => token)).toContain("GPTBot");
    expect(unsure).toEqual([]);
  });

  it("lists the worst first: the front page, the whole site, search engines", () => {
    const after = SHOP.replace("/cart", "/c").replace("/private", "/private\nDisallow: /");
    const { changed } = impactFor(SHOP, after);
    expect(changed.map((each) => [tokens(each)[0], each.frontPage, ...summary(each)])).toEqual([
      ["GPTBot", "closed", "- / /"],
      ["*", null, "- /c /c"],
    ]);
  });

  it("affects a crawler that is newly named, and one that is no longer named", () => {
    const named = `${SHOP}\nUser-agent: bingbot\nDisallow: /x\n`;
    const forth = impactFor(SHOP, named);
    expect(forth.changed.map((each) => [...tokens(each), ...summary(each)])).toEqual([
      ["bingbot", "- /x /x", "+ /cart /cart"],
    ]);
    const back = impactFor(named, SHOP);
    expect(back.changed.map((each) => [...tokens(each), ...summary(each)])).toEqual([
      ["bingbot", "- /cart /cart", "+ /x /x"],
    ]);
  });

  it("is reported separately for crawlers whose readers make different exceptions", () => {
    // The reader of 1996 takes the star literally.
    const { changed } = impactOf(
      parse(""),
      parse("User-agent: Foo\nUser-agent: Bar\nAllow: /x/*b\nDisallow: /x\n"),
      (crawler) => dialects[crawler === "Bar" ? "draft-1996" : "rfc9309"],
    );
    const exceptionsFor = (name: string) =>
      changed
        .filter((each) => tokens(each).includes(name))
        .flatMap(({ areas }) => areas.flatMap(({ exceptions }) => exceptions))
        .map(({ pattern }) => pattern);
    expect(exceptionsFor("Foo")).toEqual(["/x/*b"]);
    expect(exceptionsFor("Bar")).toEqual(["/x/%2Ab"]);
  });

  it("is nothing for any crawler if only comments and order change", () => {
    const { changed, unchanged } = impactFor(SHOP, `# by us\n${SHOP}`);
    expect(changed).toEqual([]);
    expect(unchanged.length).toBeGreaterThan(20);
  });

  it("depends on the reader of each crawler", () => {
    const before = "User-agent: *\nAllow: /a/page\n";
    // For Google the longer pattern wins; Yandex does not count the star.
    const after = `${before}Disallow: /*/page*\n`;
    const { changed } = impactFor(before, after);
    const forYandex = changed.find((each) => tokens(each).includes("Yandex"));
    const forGoogle = changed.find((each) => tokens(each).includes("Googlebot"));
    expect(forGoogle?.areas[0]?.exceptions).toEqual([]);
    expect(forYandex?.areas[0]?.exceptions).toMatchObject([{ pattern: "/a/page" }]);
  });
});

describe("a change that blocks something", () => {
  it("comes before one that only allows, even if it also allows something", () => {
    const before = "User-agent: FooBot\nDisallow: /b\n\nUser-agent: Googlebot\nDisallow: /d\n";
    const after = "User-agent: FooBot\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow:\n";
    const { changed } = impactFor(before, after);
    expect(changed.map((each) => [tokens(each)[0], ...summary(each)])).toEqual([
      ["FooBot", "- /a /a", "+ /b /b"],
      ["Googlebot", "+ /d /d"],
    ]);
  });
});

describe("the whole site", () => {
  it.each(["/", "/*", "/**", "*", "**"])("is what %s matches", (pattern) => {
    expect(isWholeSite({ pattern })).toBe(true);
  });

  it.each(["/a/", "/a/*", "/*a", "/$", "", "a*"])("is not what %j matches", (pattern) => {
    expect(isWholeSite({ pattern })).toBe(false);
  });
});

describe("what a change does to the front page", () => {
  const frontPages = (before: string, after: string) =>
    impactFor(`User-agent: *\n${before}\n`, `User-agent: *\n${after}\n`).changed.map(
      ({ frontPage }) => frontPage,
    );

  it("is closed, opened or neither", () => {
    expect(frontPages("Disallow: /a", "Disallow: /")).toEqual(["closed"]);
    expect(frontPages("Disallow: /", "Disallow: /a")).toEqual(["opened"]);
    expect(frontPages("Disallow: /a", "Disallow: /b")).toEqual([null]);
    expect(frontPages("Disallow: /", "Disallow: /\nAllow: /b")).toEqual([null]);
  });
});

describe("the order of an impact's areas", () => {
  const areasOf = (before: string, after: string) =>
    impactFor(`User-agent: *\n${before}\n`, `User-agent: *\n${after}\n`).changed.map(summary);

  it("is what is blocked first, the whole site and the front page before the rest", () => {
    expect(areasOf("Disallow: /b", "Disallow: /a")).toEqual([["- /a /a", "+ /b /b"]]);
    expect(areasOf("Disallow: /b*x", "Disallow: /aaa\nDisallow: /$")).toEqual([
      ["- /$ /", "- /aaa /aaa", "+ /b*x /bpagex"],
    ]);
    expect(areasOf("Allow: /", "Disallow: /*\nAllow: /b\nDisallow: /b/c/d")).toEqual([
      ["- /* /", "- /b/c/d /b/c/d"],
    ]);
    expect(areasOf("Disallow: /longest\nDisallow: /a", "Disallow: /b")[0]).toEqual([
      "- /b /b",
      "+ /a /a",
      "+ /longest /longest",
    ]);
  });
});

describe("the order of impacts", () => {
  const file = (rules: Readonly<Record<string, string>>): string =>
    Object.entries(rules)
      .map(([name, rule]) => `User-agent: ${name}\n${rule}\n\n`)
      .join("");
  const first = (before: Record<string, string>, after: Record<string, string>) =>
    impactFor(file(before), file(after)).changed.map((each) => tokens(each)[0]);

  it("is: the front page closed, the whole site closed, something closed, a search engine", () => {
    const nothing = { AaaBot: "Allow: /", BbbBot: "Allow: /", "*": "Allow: /" };
    expect(
      first(nothing, {
        AaaBot: "Disallow: /a",
        BbbBot: "Disallow: /$",
        "*": "Allow: /",
      }),
    ).toEqual(["BbbBot", "AaaBot"]);
    expect(
      first(nothing, {
        AaaBot: "Disallow: /a",
        BbbBot: "Disallow: /\nAllow: /$",
        "*": "Allow: /",
      }),
    ).toEqual(["BbbBot", "AaaBot"]);
    const searched = { AaaBot: "Disallow: /a", Googlebot: "Disallow: /b", "*": "Allow: /" };
    expect(first(searched, { AaaBot: "Allow: /", Googlebot: "Allow: /", "*": "Allow: /" })).toEqual(
      ["Googlebot", "AaaBot"],
    );
    expect(
      first(searched, { AaaBot: "Disallow: /", Googlebot: "Allow: /", "*": "Allow: /" }),
    ).toEqual(["AaaBot", "Googlebot"]);
  });
});

describe("an impact that was not fully examined", () => {
  const stars = (letter: string) => `/${`*${letter}`.repeat(12)}`;
  const before = `User-agent: *\nDisallow: ${stars("b")}\n`;

  it("is unsure if nothing was found, and a change if something was", () => {
    const after = `${before}Allow: ${stars("a")}\n`;
    const { changed, unchanged, unsure } = impactFor(before, after);
    expect(changed).toEqual([]);
    expect(unsure.length).toBeGreaterThan(0);
    for (const { areas, proved } of unsure)
      expect({ areas, proved }).toEqual({ areas: [], proved: false });
    const all = new Set(unsure.flatMap(tokens));
    expect(all).toContain("Googlebot");
    expect(unchanged.filter(({ token }) => all.has(token))).toEqual([]);
    const more = impactFor(before, `${after}Disallow: /x\n`);
    expect(more.unsure).toEqual([]);
    expect(more.changed.map(({ proved }) => proved)).toContain(false);
  });
});

describe("the budget for an impact", () => {
  /** The number of queries for a group of some crawlers. */
  const queries = (names: readonly string[]): number => {
    const find = vi.spyOn(RankedList.prototype, "find");
    const agents = names.map((name) => `User-agent: ${name}\n`).join("");
    const [before, after] = ["/a", "/b"].map((path) => parse(`${agents}Disallow: ${path}\n`)) as [
      ReturnType<typeof parse>,
      ReturnType<typeof parse>,
    ];
    impactOf(before, after, () => dialects.google);
    const { length } = find.mock.calls;
    find.mockRestore();
    return length;
  };

  it("is done once for all crawlers that follow the same rules", () => {
    const one = queries(["FooBot"]);
    expect(one).toBeGreaterThan(0);
    expect(queries(["FooBot", "BarBot", "BazBot"])).toBe(one);
  });
});
