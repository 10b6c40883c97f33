import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { concernedCrawlers } from "./concerned-crawlers.ts";

const concerned = (before: string, after = "") => concernedCrawlers(parse(before), parse(after));
const tokens = (before: string, after = ""): readonly string[] =>
  concerned(before, after).map(({ token }) => token);

describe("the crawlers that a change may affect", () => {
  it("begin with any other crawler, then those that the files name, the new file's first", () => {
    const before = "User-agent: OldBot\nUser-agent: *\nDisallow: /\n";
    const after = "User-agent: NewBot/2.0\nDisallow: /a\n\nUser-agent: oldbot\nDisallow: /\n";
    expect(concerned(before, after).slice(0, 3)).toEqual([
      { token: "*", category: null },
      { token: "NewBot", category: null },
      { token: "oldbot", category: null },
    ]);
  });

  it("include the active search engines and AI crawlers that obey, named or not", () => {
    const all = tokens("");
    expect(all).toEqual(
      expect.arrayContaining(["Googlebot", "bingbot", "GPTBot", "OAI-SearchBot", "ChatGPT-User"]),
    );
    for (const { token, category } of concerned("").slice(1)) {
      expect(["search", "ai-training", "ai-search", "ai-user", "ai-agent"]).toContain(category);
      expect(findCrawler(token)).toMatchObject({ token, category, retired: false });
      expect(findCrawler(token)?.obeys).not.toBe("no");
    }
  });

  it.each([
    ["a crawler for other purposes", "AhrefsBot", "seo"],
    ["a retired crawler", "Slurp", "search"],
    ["a crawler that obeys no file", "Perplexity-User", "ai-user"],
  ])("include %s only if a file names it", (_, token, category) => {
    expect(tokens("")).not.toContain(token);
    expect(concerned(`User-agent: ${token}\nDisallow: /\n`)).toContainEqual({ token, category });
  });

  it("are each listed once, whatever the case of their names", () => {
    const all = tokens("User-agent: GOOGLEBOT\nUser-agent: GoogleBot/2.1\nDisallow: /\n");
    const lower = all.map((token) => token.toLowerCase());
    expect(new Set(lower).size).toBe(lower.length);
    expect(lower.filter((token) => token === "googlebot")).toHaveLength(1);
  });

  it("are at most 500 names of a file, plus the known ones", () => {
    const names = Array.from({ length: 600 }, (_, at) => `User-agent: Bot${at}x\n`).join("");
    const found = tokens(`${names}Disallow: /\n`).filter((token) => /^Bot\d+x$/i.test(token));
    expect(found).toHaveLength(500);
  });
});

describe("a user-agent line without a name", () => {
  it.each(["User-agent:", "User-agent: User-agent:", "User-agent: ,"])(
    "affects no crawler: %s",
    (line) => {
      expect(tokens(`${line}\nDisallow: /\n`)).not.toContain("");
    },
  );
});
