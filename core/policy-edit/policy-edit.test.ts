import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../lint/fixes/apply.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { type PurposeId, purposeOf } from "../vocabulary/purposes.ts";
import { policyEdit } from "./policy-edit.ts";
import { policyEdits } from "./policy-edits.ts";
import { matcherOf, type PolicyWish } from "./wish.ts";

/** The text after the edit of a wish, and how it turned out. */
const edited = (source: string, wish: PolicyWish) => {
  const { edits, effect } = policyEdit(parse(source), wish);
  return { text: applyEdits(source, edits), ...effect };
};

const block = (...names: readonly string[]): PolicyWish => ({
  crawlers: names,
  access: "block",
  path: null,
});
const allow = (...names: readonly string[]): PolicyWish => ({
  ...block(...names),
  access: "allow",
});

const crawlersFor = (purpose: PurposeId): readonly string[] =>
  crawlers
    .filter((crawler) => !crawler.retired && purposeOf(crawler)?.id === purpose)
    .map(({ token }) => token);

const trainers = crawlersFor("ai-training");

describe("the edit of a policy", () => {
  it("starts an empty file with one group", () => {
    const { text, outcome } = edited("", block("GPTBot", "CCBot"));
    expect([text, outcome]).toEqual([
      "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
      "proved",
    ]);
  });

  it("adds a group at the end, with the file's line ends", () => {
    const { text } = edited("User-agent: *\r\nDisallow: /cart", block("GPTBot"));
    expect(text).toBe(
      "User-agent: *\r\nDisallow: /cart\r\n\r\nUser-agent: GPTBot\r\nDisallow: /\r\n",
    );
  });

  it("adds names to a group for crawlers of the same purpose that has the wished rules", () => {
    const file = "User-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /p\n";
    expect(edited(file, block("CCBot", "GPTBot")).text).toBe(
      "User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /p\n",
    );
    const other = "User-agent: AhrefsBot\nDisallow: /\n";
    expect(edited(other, block("GPTBot")).text).toBe(`${other}\nUser-agent: GPTBot\nDisallow: /\n`);
  });

  it("changes a group in place if it is for these crawlers alone, and keeps comments", () => {
    const file = "# mine\nUser-agent: GPTBot\nDisallow: /x # why\nAllow: /x/y\n";
    expect(edited(file, block("GPTBot")).text).toBe(
      "# mine\nUser-agent: GPTBot\nDisallow: /x # why\nDisallow: /\n",
    );
    expect(edited(file, allow("GPTBot")).text).toBe(
      "# mine\nUser-agent: GPTBot\n# why\nAllow: /x/y\n",
    );
  });

  it("leaves a rule that forbids nothing in a group that would have none", () => {
    const file = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /p\n";
    expect(edited(file, allow("GPTBot")).text).toBe(
      "User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nDisallow: /p\n",
    );
  });

  it("takes a crawler out of a group that it shares with others", () => {
    const file = "User-agent: GPTBot\nUser-agent: bingbot\nDisallow: /x\n";
    expect(edited(file, block("GPTBot")).text).toBe(
      "User-agent: bingbot\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /\n",
    );
  });

  it("leaves the name in a group that has no other, as the rules below need one", () => {
    const file = "User-agent: Googlebot\nDisallow: /g\n\nUser-agent: msnbot\nDisallow: /m\n";
    expect(edited(file, allow("bingbot")).text).toBe(`${file}\nUser-agent: bingbot\nDisallow:\n`);
  });

  it("copies the rules for * for a crawler that gets a rule for a path", () => {
    const file = "User-agent: *\nDisallow: /cart\nAllow: /blog/x\n";
    expect(edited(file, { ...block("GPTBot"), path: "/blog/" }).text).toBe(
      `${file}\nUser-agent: GPTBot\nDisallow: /cart\nDisallow: /blog/\n`,
    );
  });

  it("says again of narrower paths what longer rules would overrule", () => {
    const file = "User-agent: *\nAllow: /*/downloads/\nDisallow: /cart\n";
    const { text, outcome } = edited(file, { ...block("GPTBot", "CCBot"), path: "/blog/" });
    expect([outcome, text]).toEqual([
      "proved",
      `${file}\nUser-agent: GPTBot\nUser-agent: CCBot\nAllow: /*/downloads/\nDisallow: /cart\nDisallow: /blog/\nDisallow: /blog/downloads/\nDisallow: /blog/*/downloads/\n`,
    ]);
    const own = "User-agent: GPTBot\nDisallow: /*.pdf$\n";
    expect(edited(own, { ...allow("GPTBot"), path: "/a/" })).toMatchObject({
      outcome: "proved",
      text: `${own}Allow: /a/\nAllow: /a/*.pdf$\n`,
    });
  });

  it("makes one copy for readers of which one ignores a line, in the copy, too", () => {
    const wished = { ...block("YandexAdditional", "GPTBot"), path: "/b" };
    const file = "User-agent: *\nDisallow: cart\nDisallow: /p\n";
    expect(edited(file, wished)).toMatchObject({
      text: `${file}\nUser-agent: GPTBot\nUser-agent: YandexAdditional\nDisallow: cart\nDisallow: /p\nDisallow: /b\n`,
      outcome: "proved",
    });
    const broken = "User-agent: *\nDisallow /cart\nDisallow: /p\n";
    const { text, outcome } = edited(broken, { ...wished, crawlers: ["CCBot", "GPTBot"] });
    expect([outcome, text.match(/Disallow: \/p/g)?.length]).toEqual(["proved", 3]);
  });

  it("gives crawlers that fall back on another the rules that they had", () => {
    const { text, outcome } = edited("User-agent: *\nDisallow: /p\n", block("Googlebot"));
    expect(outcome).toBe("proved");
    expect(text).toContain("User-agent: Googlebot\nDisallow: /\n");
    expect(text).toMatch(/User-agent: Googlebot-Image\n(?:User-agent: .*\n)*Disallow: \/p\n/);
  });

  it("edits a rule once that several groups share", () => {
    const file = "User-agent: GPTBot\nUser-agent: CCBot\nAllow: /a\nUser-agent: CCBot\nAllow:\n";
    const wished = block("GPTBot", "CCBot");
    const { text, outcome } = edited(file, wished);
    expect(outcome).toBe("proved");
    expect(edited(text, wished).outcome).toBe("holds");
  });

  it("leaves a crawler alone that is treated as wished already", () => {
    const file = "User-agent: *\nDisallow: /\nUser-agent: GPTBot";
    const { text, outcome } = edited(file, { ...allow("GPTBot", "CCBot"), path: "/a" });
    expect([outcome, text]).toEqual([
      "proved",
      `User-agent: CCBot\nDisallow: /\nAllow: /a\n\n${file}`,
    ]);
  });

  it("needs no edit if the file does what is wished", () => {
    expect(policyEdit(parse("User-agent: *\nDisallow: /\n"), block("GPTBot"))).toMatchObject({
      edits: [],
      effect: { outcome: "holds" },
    });
    expect(policyEdit(parse(""), block())).toMatchObject({
      edits: [],
      effect: { outcome: "holds" },
    });
  });

  it("says which crawlers no rule reaches, and adds no retired names", () => {
    const deaf = crawlers.find(({ obeys, retired }) => obeys === "no" && !retired)?.token ?? "";
    const retired = crawlers.find((crawler) => crawler.retired)?.token ?? "";
    const { text, unreachable } = edited("", block("GPTBot", deaf, retired));
    expect(unreachable).toEqual([deaf]);
    expect(text).toBe("User-agent: GPTBot\nDisallow: /\n");
  });

  it("never touches lines that another program writes, and overrules them where it can", () => {
    const managed = (rule: string) =>
      `# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\n${rule}\n# END Cloudflare Managed Content\n`;
    const opened = edited(managed("Disallow: /"), allow("GPTBot"));
    expect(opened.outcome).toBe("proved");
    expect(opened.text).toBe(`${managed("Disallow: /")}\nUser-agent: GPTBot\nAllow: /\n`);
    const closed = edited(managed("Allow: /"), block("GPTBot"));
    expect([closed.outcome, closed.text]).toEqual(["impossible", managed("Allow: /")]);
  });

  it("leaves out crawlers that another program decides about, and names them", () => {
    const managed =
      "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nAllow: /\n# END Cloudflare Managed Content\n";
    const { text, outcome, changed, refused } = edited(managed, block("GPTBot", "CCBot"));
    expect([outcome, changed, refused]).toEqual(["proved", ["CCBot"], ["GPTBot"]]);
    expect(text).toBe(`${managed}\nUser-agent: CCBot\nDisallow: /\n`);
    expect(edited(text, block("GPTBot", "CCBot"))).toMatchObject({
      outcome: "impossible",
      text,
      refused: ["GPTBot"],
    });
  });

  it("writes before the file's groups if what is below them would not count", () => {
    const { text, outcome } = edited("User-agent: x\nDisallow: /a\nUser-agent: y", block("GPTBot"));
    expect([outcome, text]).toEqual([
      "proved",
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: x\nDisallow: /a\nUser-agent: y",
    ]);
  });

  it("closes or opens a site to all trainers, once", () => {
    const file =
      "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";
    for (const wish of [block(...trainers), allow(...trainers)]) {
      const { text, outcome } = edited(file, wish);
      expect(outcome).toBe("proved");
      expect(policyEdit(parse(text), wish).effect.outcome).toBe("holds");
    }
  });
});

describe("the edit of several wishes", () => {
  const file = "User-agent: *\nDisallow: /\n";

  it("fulfils all of them in one list of edits", () => {
    const { edits, effects } = policyEdits(parse(file), [
      allow("Googlebot-Image", "bingbot"),
      block("bingbot"),
      allow("OAI-SearchBot"),
    ]);
    expect(applyEdits(file, edits)).toBe(
      `${file}\nUser-agent: Googlebot-Image\nDisallow:\n\nUser-agent: OAI-SearchBot\nDisallow:\n`,
    );
    expect(effects.map(({ outcome, changed }) => [outcome, ...changed])).toEqual([
      ["proved", "Googlebot-Image"],
      ["holds"],
      ["proved", "OAI-SearchBot"],
    ]);
  });

  it.each([
    ["empty", ""],
    ["open", "User-agent: *\nDisallow:\n"],
    [
      "closed in part",
      "User-agent: *\nDisallow: /cart\nAllow: /cart/help\nSitemap: https://shop.example/map.xml\n",
    ],
    [
      "a list of those kept out",
      "# AI\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin/\n",
    ],
    [
      "a list of those let in",
      "User-agent: Googlebot\nAllow: /\n\nUser-agent: bingbot\nAllow: /\n\nUser-agent: *\nDisallow: /\n",
    ],
    [
      "with a group that has no rules",
      "User-agent: OAI-SearchBot\nDisallow: /\nUser-agent: GPTBot # not them\n\nUser-agent: *\nCrawl-delay: 5",
    ],
  ])("keeps trainers out and lets search and AI search in, in a file that is %s", (_, source) => {
    const searchers = [...crawlersFor("search"), ...crawlersFor("ai-search")];
    const wishes = [block(...trainers), allow(...searchers)];
    const { edits, effects } = policyEdits(parse(source), wishes);
    for (const { outcome, refused } of effects) {
      expect(["proved", "holds"]).toContain(outcome);
      expect(refused).toEqual([]);
    }
    const text = applyEdits(source, edits);
    const comments = (each: string) => each.match(/#.*/g) ?? [];
    expect(comments(text)).toEqual(comments(source));
    const after = parse(text);
    const unreachable = effects.flatMap((effect) => effect.unreachable);
    for (const [names, isAllowed] of [
      [trainers, false],
      [searchers, true],
    ] as const) {
      for (const name of names.filter((each) => !unreachable.includes(each))) {
        for (const url of ["/", "/cart", "/admin/x"])
          expect([name, url, matcherOf(after, name).decide(url).allowed]).toEqual([
            name,
            url,
            isAllowed,
          ]);
      }
    }
    expect(policyEdits(after, wishes).edits).toEqual([]);
  });

  it("keeps wishes for several paths apart", () => {
    const { edits } = policyEdits(parse(""), [
      { ...block("GPTBot"), path: "/shop/" },
      { ...allow("GPTBot"), path: "/shop/help/" },
    ]);
    expect(applyEdits("", edits)).toBe(
      "User-agent: GPTBot\nDisallow: /shop/\nAllow: /shop/help/\n",
    );
  });
});

describe("a new group", () => {
  const slow = "User-agent: *\nCrawl-delay: 10\nDisallow: /a\nCrawl-delay: 5\n";

  it("keeps the delay of * for crawlers that obey one, apart from the others", () => {
    const wish = { ...allow("AhrefsBot", "GPTBot", "ClaudeBot"), path: "/a/b" };
    expect(edited(slow, wish)).toMatchObject({
      text: `${slow}\nUser-agent: AhrefsBot\nUser-agent: ClaudeBot\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /a\nAllow: /a/b\n`,
      outcome: "proved",
    });
    const whole = edited(`${slow}\nUser-agent: SemrushBot\nAllow: /\n`, allow("AhrefsBot"));
    expect(whole.text).toMatch(/User-agent: AhrefsBot\n(?:Disallow:|Allow: \/)\nCrawl-delay: 5\n$/);
  });

  it.each([
    ["for a crawler that may fetch nothing", slow, block("AhrefsBot")],
    ["for one whose reader takes it from * anyway", slow, allow("bingbot")],
    ["that is no number", "User-agent: *\nDisallow: /a\nCrawl-delay: x\n", allow("AhrefsBot")],
    [
      "of other crawlers",
      "User-agent: x\nCrawl-delay: 5\nDisallow: /\nUser-agent: *\nDisallow: /a\n",
      allow("AhrefsBot"),
    ],
  ])("has no delay %s", (_, source, wish) => {
    const { text, outcome } = edited(source, wish);
    expect(outcome).toBe("proved");
    expect(text.slice(source.length)).not.toContain("Crawl-delay");
  });

  it("keeps the delay of a group that a crawler shares with others", () => {
    const shared = "User-agent: AhrefsBot\nUser-agent: MJ12bot\nCrawl-delay: 3\nDisallow: /a\n";
    expect(edited(shared, allow("MJ12bot")).text).toMatch(
      /^User-agent: AhrefsBot\nCrawl-delay: 3\nDisallow: \/a\n\nUser-agent: MJ12bot\n.*\nCrawl-delay: 3\n$/,
    );
  });
});

const NAMES = ["*", "GPTBot", "CCBot", "Googlebot", "Googlebot-Image", "YandexBot", "Other"];
const PATHS = ["", "/", "/a", "/ab", "/a$", "/*b", "/a/", "*a", "/a*b$"];

const line = fc.oneof(
  fc.constantFrom(...NAMES).map((name) => `User-agent: ${name}`),
  fc
    .tuple(fc.constantFrom("Allow", "Disallow"), fc.constantFrom(...PATHS), fc.boolean())
    .map(([key, path, noted]) => `${key}: ${path}${noted ? " # note" : ""}`),
  fc.constantFrom("", "# comment", "Sitemap: https://h.example/s.xml", "Crawl-delay: 2"),
);
const file = fc.array(line, { maxLength: 10 }).map((lines) => lines.join("\n"));

const wish: fc.Arbitrary<PolicyWish> = fc.record({
  crawlers: fc.subarray(["GPTBot", "CCBot", "Googlebot", "YandexBot"], { minLength: 1 }),
  access: fc.constantFrom("allow", "block"),
  path: fc.constantFrom(null, "/a", "/a/", "/*b", "/a$"),
});

/** All paths of up to four characters of a small alphabet. */
const URLS = ["a", "b", "/"].reduce<readonly string[]>(
  (all) => [...new Set(all.flatMap((url) => [url, ...["a", "b", "/"].map((one) => url + one)]))],
  ["/"],
);

const isWithin = (url: string, { path }: PolicyWish): boolean =>
  matcherOf(parse(`User-agent: *\nDisallow: ${path ?? "/"}`), "GPTBot").decide(url).allowed ===
  false;

describe("an edit for any file", () => {
  it("does what is wished and nothing else, and is not needed twice", () => {
    let edits = 0;
    let refused = 0;
    fc.assert(
      fc.property(file, wish, (source, wished) => {
        const before = parse(source);
        const { edits: made, effect } = policyEdit(before, wished);
        if (effect.outcome === "impossible") return;
        edits += made.length;
        refused += effect.refused.length;
        const text = applyEdits(source, made);
        const after = parse(text);
        const comments = (each: string) => each.match(/#.*/g) ?? [];
        expect(comments(text)).toEqual(comments(source));
        for (const name of NAMES) {
          const [old, now] = [matcherOf(before, name), matcherOf(after, name)];
          const isTarget = wished.crawlers.includes(name) && !effect.refused.includes(name);
          for (const url of URLS) {
            const expected =
              isTarget && isWithin(url, wished)
                ? wished.access === "allow"
                : old.decide(url).allowed;
            expect([name, url, now.decide(url).allowed]).toEqual([name, url, expected]);
          }
        }
        expect(policyEdit(after, wished).edits).toEqual([]);
      }),
      seeded(25),
    );
    expect(edits).toBeGreaterThan(8);
    expect(refused).toBeLessThan(edits / 2);
  });

  it("is nearly always found for whole sites", () => {
    const outcomes = fc
      .sample(fc.tuple(file, wish), { numRuns: 15, seed: 7 })
      .map(
        ([source, wished]) => policyEdit(parse(source), { ...wished, path: null }).effect.outcome,
      );
    expect(outcomes.filter((outcome) => outcome === "impossible").length).toBeLessThan(2);
  });
});
