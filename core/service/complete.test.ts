import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { directives } from "../vocabulary/directives.ts";
import { complete } from "./complete.ts";
import type { CompletionItem, CompletionOptions } from "./completion.ts";
import { fixedValues } from "./fixed-values.ts";

/** Any UTF-16 units, paired or not. */
const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 6 })
  .map((units) => String.fromCharCode(...units));

/** Completes at `|`. */
const at = (marked: string, options?: CompletionOptions) =>
  complete(parse(marked.replace("|", "")), marked.indexOf("|"), options);

const labels = (marked: string, options?: CompletionOptions): readonly string[] =>
  at(marked, options)?.items.map(({ label }) => label) ?? [];

const itemOf = (marked: string, label: string, options?: CompletionOptions): CompletionItem => {
  const item = at(marked, options)?.items.find((each) => each.label === label);
  if (item === undefined) throw new Error(`No ${label} at ${marked}`);
  return item;
};

describe("complete", () => {
  it("offers directives at the start of a line, with colon and space", () => {
    expect(at("Dis|")).toMatchObject({ from: 0, to: 3 });
    expect(labels("|").slice(0, 4)).toEqual(["User-agent", "Disallow", "Allow", "Sitemap"]);
    expect(itemOf("Dis|", "Disallow").insert).toBe("Disallow: ");
  });

  it("ranks directives in the order in which they are offered", () => {
    const boosts = (at("|")?.items ?? [])
      .filter(({ kind }) => kind === "field")
      .map(({ boost }) => boost ?? 0);
    expect(boosts.length).toBeGreaterThan(4);
    expect(boosts).toEqual(boosts.toSorted((a, b) => b - a));
    expect(new Set(boosts).size).toBe(boosts.length);
  });

  it("replaces only a name if the colon is already there", () => {
    expect(at("Dis|alow : /x")).toMatchObject({ from: 0, to: 7 });
    expect(itemOf("Dis|alow : /x", "Disallow").insert).toBe("Disallow");
    expect(at("Dis|allow /x")).toMatchObject({ from: 0, to: 3 });
    expect(itemOf("Dis|allow /x", "Disallow").insert).toBe("Disallow: ");
  });

  it("keeps a byte order mark and leading spaces", () => {
    expect(at("\ufeff  Us|")).toMatchObject({ from: 3, to: 5 });
  });

  it("replaces a value from after all spaces behind the colon", () => {
    expect(at("User-agent: \t Goo|")).toMatchObject({ from: 14, to: 17 });
  });

  it("says which fields are standard", () => {
    const details = ["User-agent", "Disallow", "Allow", "Sitemap", "Crawl-delay"].map(
      (label) => itemOf("|", label).detail,
    );
    expect(details).toEqual(["standard", "standard", "standard", "extension", "extension"]);
  });

  it("offers a path under test once, also if it is a common one", () => {
    const offered = labels("User-agent: *\nDisallow: |", { urls: ["/admin/x"] });
    expect(offered.slice(0, 2)).toEqual(["/admin/x", "/admin/"]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it("offers groups with a line for each crawler of a type, all of which it names", () => {
    for (const { label, insert } of at("|")?.items ?? []) {
      const names = insert.match(/^User-agent: .+$/gm) ?? [];
      if (insert.includes("\n")) expect([label, names.length > 0]).toEqual([label, true]);
    }
    const training = at("|")?.items.find(({ insert }) => insert.includes("User-agent: GPTBot\n"));
    expect(training?.insert).toMatch(/^(?:User-agent: [^\n]+\n)+Disallow: \/\n$/);
  });

  it("does not offer fields that no crawler reads", () => {
    expect(labels("|")).not.toContain("Noindex");
    expect(labels("|")).not.toContain("Host");
  });

  it("offers * first and then the crawlers by rank", () => {
    expect(labels("User-agent: |").slice(0, 3)).toEqual([
      "*",
      crawlers[0]?.token,
      crawlers[1]?.token,
    ]);
  });

  it("lists crawlers by purpose, search engines first, and retired names last", () => {
    const section = (name: string) => itemOf("User-agent: |", name).section;
    expect(section("*")).toBeUndefined();
    expect(section("Googlebot")).toEqual({ name: "Search engines", rank: 0 });
    expect(section("GPTBot")?.name).toBe("AI training");
    expect(section("msnbot")?.name).toBe("Retired names");
    const own = itemOf("User-agent: HouseBot\nDisallow: /\nUser-agent: |", "HouseBot").section;
    expect(own?.name).toBe("Only in this file");
    const ranks = at("User-agent: |")?.items.flatMap((item) => item.section ?? []) ?? [];
    const names = new Map(ranks.map(({ name, rank }) => [rank, name]));
    for (const { name, rank } of ranks) expect(names.get(rank)).toBe(name);
  });

  it("offers whole groups only on an empty line", () => {
    const { insert, template } = itemOf("|", "Group for one crawler");
    expect(insert).toBe("User-agent: Googlebot\nDisallow: /private/\n");
    expect(template).toMatch(/^User-agent: \$\{1:Googlebot\}$/m);
    expect(labels("|: /x")).not.toContain("Group for one crawler");
    expect(labels("Group| /x")).not.toContain("Group for one crawler");
  });

  it("blocks, with a group for a purpose, the crawlers of that purpose that obey the file", () => {
    const blocked = itemOf("|", "Block AI training crawlers").insert;
    const agents = [...blocked.matchAll(/^User-agent: (.+)$/gm)].map(([, name]) => name);
    expect(agents).toContain("GPTBot");
    expect(blocked).toMatch(/\nDisallow: \/\n$/);
    for (const { token, category, retired, obeys } of crawlers) {
      const belongs =
        category === "ai-training" && !retired && obeys !== "no" && obeys !== "reportedly-not";
      expect(agents.includes(token)).toBe(belongs);
    }
  });

  it("blocks AI training with today's names: Amazonbot too, none that is retired", () => {
    const { insert } = itemOf("|", "Block AI training crawlers");
    const agents = insert.split("\n");
    expect(agents).toContain("User-agent: Amazonbot");
    expect(agents).toContain("User-agent: AI2Bot");
    for (const gone of ["anthropic-ai", "FacebookBot", "Diffbot"]) {
      expect(agents).not.toContain(`User-agent: ${gone}`);
    }
    expect(itemOf("|", "Block crawlers that sell data").insert).toContain("User-agent: Diffbot\n");
    expect(itemOf("|", "Block AI agents that act").insert).toContain("User-agent: Devin\n");
  });

  it("explains a crawler by what blocking it costs where nothing else is known", () => {
    expect(itemOf("User-agent: |", "YouBot").info).toContain("You.com");
  });

  it.each([
    ["License: |", "https://shop.example/license.xml"],
    ["Sitemap: |", "https://shop.example/sitemap.xml"],
    ["Visit-time: |", "0000-0600"],
  ])("offers usual values: %s", (marked, label) => {
    expect(labels(marked, { urls: ["https://shop.example/cart"] })).toContain(label);
  });

  it("treats a misspelt user-agent as one", () => {
    expect(labels("useragent: |")).toContain("GPTBot");
  });

  it("replaces the whole name and keeps the comment", () => {
    expect(at("User-agent: Goo|gle # x")).toMatchObject({ from: 12, to: 18 });
  });

  it("shows which crawlers the file already names, except on the current line", () => {
    const marked = "User-agent: GPTBot\nUser-agent: Own\nUser-agent: CCBot|";
    expect(itemOf(marked, "GPTBot").detail).toContain("named on line 1");
    expect(itemOf(marked, "CCBot").detail).not.toContain("named");
    expect(itemOf(marked, "Own").detail).toBe("named on line 2");
    expect(new Set(labels(marked)).size).toBe(labels(marked).length);
  });

  it("offers the paths under test and their folders before the common ones", () => {
    const urls = ["https://shop.example/a/b/c?x=1", "/a/d"];
    expect(labels("Disallow: |", { urls }).slice(0, 5)).toEqual([
      "/a/b/c?x=1",
      "/a/b/",
      "/a/",
      "/a/d",
      "/",
    ]);
  });

  it("describes what a common pattern matches", () => {
    expect(itemOf("Allow: /|", "/*.pdf$").info).toBe("Matches every URL that ends with `.pdf`.");
  });

  it("suggests the sitemap's address on known hosts", () => {
    expect(labels("Sitemap: |", { urls: ["https://shop.example/x"] })[0]).toBe(
      "https://shop.example/sitemap.xml",
    );
    expect(labels("Sitemap: http://a.example/1.xml\nSitemap: |")[0]).toBe(
      "http://a.example/sitemap.xml",
    );
    expect(labels("Sitemap: |")).toEqual(["https://"]);
    expect(labels("License: https://b.example/x\nHost: https://c.example\nSitemap: |")).toEqual([
      "https://",
    ]);
    const boosts = at("Sitemap: |", { urls: ["/x", "https://a.example"] })?.items.map(
      ({ label, boost }) => [label, boost],
    );
    expect(boosts).toEqual([
      ["https://a.example/sitemap.xml", 1],
      ["https://a.example/sitemap_index.xml", 0],
      ["https://a.example/sitemap.xml.gz", -1],
      ["https://a.example/sitemap.txt", -2],
      ["https://", -10],
    ]);
  });

  it("offers usual values of further directives", () => {
    expect(labels("Crawl-delay: |")).toContain("10");
    expect(labels("content-signal: |")[0]).toContain("search=yes");
  });

  it("says who the name `*` is, and where the file has it", () => {
    expect(itemOf("User-agent: |", "*").detail).toBe("every crawler without a group of its own");
    expect(itemOf("User-agent: a\nUser-agent: *\nUser-agent: |", "*").detail).toContain("line 2");
  });

  it("offers fields alone where the line goes on, and nothing before a colon at its start", () => {
    for (const marked of ["Dis|alow : /x", "Dis|allow /x", "|: /x"]) {
      const kinds = at(marked)?.items.map(({ kind }) => kind) ?? [];
      expect([marked, ...new Set(kinds)]).toEqual([marked, "field"]);
    }
    expect(at(":|")).toBeNull();
  });

  it("offers nothing in comments, after unknown names and in prose", () => {
    expect(at("# Dis|")).toBeNull();
    expect(at("Disallow: /x # |")).toBeNull();
    expect(at("Colour: |")).toBeNull();
    expect(at("/some/pa|")).toBeNull();
  });

  it("has values only for directives that exist", () => {
    const names = directives.map(({ name }) => name.toLowerCase());
    for (const name of Object.keys(fixedValues)) expect(names).toContain(name);
  });

  it("never throws, and replaces a span of the cursor's own line", () => {
    const part = fc.oneof(
      fc.constantFrom("User-agent: ", "Disallow:", "Sitemap: ", "\n", "#", "\ufeff", "\0", ":"),
      anyText,
    );
    fc.assert(
      fc.property(fc.array(part), fc.nat(60), (parts, place) => {
        const source = parts.join("");
        const offset = Math.min(place, source.length);
        const result = complete(parse(source), offset, { urls: [source] });
        if (result === null) return;
        expect(result.from).toBeLessThanOrEqual(offset);
        expect(result.to).toBeGreaterThanOrEqual(offset);
        expect(source.slice(result.from, result.to)).not.toMatch(/[\r\n]/);
      }),
      seeded(300),
    );
  });
});
