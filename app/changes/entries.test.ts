import { describe, expect, it } from "vitest";
import { changedAreas, consult, dialects, type Matcher, parse } from "../../core/index.ts";
import {
  alarmOf,
  alikeEntries,
  countsText,
  crawlersText,
  cutText,
  exceptText,
  type Outcome,
  outcomeOf,
  outcomeBetween as outcomeOfTexts,
  proofText,
} from "./entries.ts";
import { type Compared, markdownOf } from "./markdown.ts";
import { changeMessages as words } from "./messages.ts";

const outcomeBetween = (before: string, after: string): Outcome =>
  outcomeOfTexts(parse(before), parse(after));

const SHOP = "User-agent: *\nDisallow: /cart/\nAllow: /shop/help\n";

describe("the description of a change", () => {
  it("distinguishes exceptions that stay blocked from those that were allowed before", () => {
    const outcome = outcomeBetween(SHOP, SHOP.replace("/cart/", "/"));
    expect(outcome.entries.map(({ area }) => exceptText(area, null))).toEqual([
      "except /cart/ (blocked before too) and /shop/help (line 3)",
    ]);
  });

  it("names an area once for all crawlers, in whatever order their readers have the exceptions", () => {
    const rules = "User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\nDisallow: /e$\n";
    const { entries } = outcomeBetween(rules, `${rules}Disallow: /\n`);
    const texts = entries.map(({ area }) => `${area.pattern} ${exceptText(area, null, 10)}`);
    expect(texts).toHaveLength(1);
  });

  it("names no crawler twice, though two areas of its reader are written alike", () => {
    for (const rules of ["Disallow: /*/*?*ls%3D*%3Fls%3D*\n", "Disallow: /?/\nDisallow: /*/?/\n"]) {
      const { entries } = outcomeBetween(`User-agent: *\n${rules}`, "User-agent: *\nAllow: /\n");
      const tokens = entries.map(({ crawlers }) => crawlers?.map(({ token }) => token) ?? []);
      expect(tokens.map((each) => [...new Set(each)])).toEqual(tokens);
    }
  });

  it("leaves out /robots.txt, and names both of two crawlers instead of before and now", () => {
    const document = parse(
      "User-agent: *\nDisallow: /\n\nUser-agent: Foo\nDisallow: /\nAllow: /x\n",
    );
    const [one, other] = [
      consult(document, dialects.rfc9309, "Bar").matcher,
      consult(document, dialects.google, "Foo").matcher,
    ];
    const outcome = outcomeOf({ areas: changedAreas(one, other) });
    expect(outcome.entries.map(({ area }) => area.pattern)).toEqual(["/x"]);
    const text = markdownOf(outcome, { ...AS_OPENED, pair: { first: "Bar", second: "Foo" } });
    expect(text).toContain("### Foo compared with Bar");
    expect(text).toContain("**allowed for Foo** `/x`. Decided by line 6; for Bar, by line 2.");
    expect(text).not.toMatch(/before|newly/);
  });

  it("says where the file is cut, if half a line decides", () => {
    const filler = "# filler\n".repeat(80_000);
    const head = "User-agent: *\n";
    const room = 512_000 - "Disallow: /".length;
    const start = (head + filler).slice(0, room - 1);
    const before = `${start}\nDisallow: /private\n`;
    const outcome = outcomeBetween(`${head}`, before);
    const { entries } = outcome;
    expect(markdownOf(outcome, { ...AS_OPENED, source: before })).toContain(
      "The file is cut here: what follows on line",
    );
    const cut = entries.filter(({ area }) => area.pattern === "/");
    expect(cut.map(({ area }) => cutText(area, before))).toEqual([
      expect.stringMatching(/^The file is cut here: what follows on line [\d,]+ is not read\.$/),
    ]);
    const whole = entries.filter(({ area }) => area.pattern === "/private");
    expect(whole.map(({ area }) => cutText(area, before))).toEqual([""]);
  });

  it("counts areas in both directions", () => {
    expect(countsText(outcomeBetween(SHOP, `${SHOP}Disallow: /a\nDisallow: /b\n`))).toBe(
      "2 paths newly blocked",
    );
    expect(countsText(outcomeBetween(SHOP, SHOP.replace("/cart/", "/x")))).toBe(
      "1 path newly blocked, 1 path newly allowed",
    );
    expect(countsText(outcomeBetween(SHOP, `# note\n${SHOP}`))).toBe("no URL changes");
  });

  it("warns if the whole site or the home page is blocked", () => {
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /\n`))).toMatch(
      /^This change blocks the whole site for Googlebot, /,
    );
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /$\n`))).toMatch(/the home page for/);
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /x\n`))).toBeNull();
  });

  it("does not warn if the site is closed to other crawlers than those of search engines", () => {
    const trainers = `${SHOP}\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n`;
    expect(alarmOf(outcomeBetween(SHOP, trainers))).toBeNull();
  });

  it("is proved for all affected crawlers", () => {
    const text = proofText(outcomeBetween(SHOP, `${SHOP}Disallow: /x\n`));
    expect(text).toMatch(/^No other URL changes\. Proved for \d+ crawlers\.$/);
    expect(proofText(outcomeBetween(SHOP, `# note\n${SHOP}`))).toMatch(/^No verdict changes\. No/);
  });

  it("names search engines before other crawlers, and counts the rest", () => {
    const named = (token: string, category: "search" | "ai-training" | null) => ({
      token,
      category,
    });
    expect(crawlersText([named("GPTBot", "ai-training"), named("Googlebot", "search")])).toBe(
      "Googlebot and GPTBot",
    );
    const many = ["*", "A", "B", "C", "D"].map((token) => named(token, null));
    expect(crawlersText(many)).toBe("A, B, any other crawler and 2 more");
  });
});

/** As many folders as asked for, each closed. */
const folders = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Disallow: /folder${at}/\n`).join("");

/** Two crawlers that follow different groups; GPTBot's gets as many rules more as asked for. */
const forOneCrawler = (count: number): string =>
  `User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\n${folders(count)}Disallow: /y\n`;

describe("changes alike", () => {
  const sizesBetween = (before: string, after: string) =>
    alikeEntries(outcomeBetween(before, after).entries).map(({ first, others }) => [
      first.length,
      others.length,
    ]);

  it("stand together, three of them first; a fourth is shown as well", () => {
    expect(sizesBetween(forOneCrawler(0), forOneCrawler(3))).toEqual([[3, 0]]);
    expect(sizesBetween(forOneCrawler(0), forOneCrawler(4))).toEqual([[4, 0]]);
    expect(sizesBetween(forOneCrawler(0), forOneCrawler(9))).toEqual([[3, 6]]);
  });

  it("are apart if they open instead of block, or are for other crawlers", () => {
    const both = `${forOneCrawler(5)}\nUser-agent: CCBot\nDisallow: /only/\n`;
    const reversed = `${forOneCrawler(0)}\nUser-agent: CCBot\n${folders(5)}`;
    const groups = alikeEntries(outcomeBetween(both, reversed).entries);
    const said = groups.map(({ first, others }) => {
      const crawlers = new Set(
        [...first, ...others].map((entry) => crawlersText(entry.crawlers ?? [])),
      );
      return [first[0]?.area.after.allowed, first.length + others.length, ...crawlers];
    });
    expect(said).toEqual([
      [false, 5, "CCBot"],
      [true, 1, "CCBot"],
      [true, 5, "GPTBot"],
    ]);
  });

  it("leave out nothing", () => {
    const { entries } = outcomeBetween(forOneCrawler(0), `${forOneCrawler(9)}Allow: /x\n`);
    const grouped = alikeEntries(entries).flatMap(({ first, others }) => [...first, ...others]);
    expect(new Set(grouped)).toEqual(new Set(entries));
    expect(grouped).toHaveLength(entries.length);
  });
});

const AS_OPENED: Compared = { name: "the file as opened", pair: null, source: "", link: null };

const closing = (paths: readonly string[]): Outcome => {
  const rules = `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join("")}`;
  return outcomeBetween(rules, `${rules}Disallow: /\n`);
};

describe("a change as Markdown", () => {
  it("says that there are too many exceptions to list", () => {
    const paths = Array.from({ length: 420 }, (_, at) => `/p${at}/`);
    expect(markdownOf(closing(paths), AS_OPENED)).toContain(words.notExact);
  });

  it("ends with the link to the comparison", () => {
    const link = "https://tool.example/#3.abc";
    expect(markdownOf(closing(["/a"]), { ...AS_OPENED, link })).toMatch(
      /_\n\n\[Open this comparison\]\(https:\/\/tool\.example\/#3\.abc\)\n$/,
    );
  });

  it("names all exceptions", () => {
    const paths = ["/a", "/b", "/c", "/d", "/e", "/f"];
    const text = markdownOf(closing(paths), AS_OPENED);
    for (const path of paths) expect(text).toContain(`${path} (blocked before too)`);
    expect(text).not.toMatch(/too\) and \d+ more/);
  });

  it("quotes patterns as code, whatever they hold", () => {
    const outcome = outcomeBetween(SHOP, `${SHOP}Disallow: /a\`b*_c\n`);
    const text = markdownOf(outcome, AS_OPENED);
    expect(text).toContain("### Changes compared with the file as opened");
    expect(text).toContain("- **newly blocked** `` /a`b*_c ``. For Googlebot");
    expect(text).toContain("Decided by line 4; before, no rule matched.");
    expect(text).toMatch(/\n_No other URL changes/);
  });

  it("says once for whom many paths change, and names each path below", () => {
    const text = markdownOf(outcomeBetween(forOneCrawler(0), forOneCrawler(6)), AS_OPENED);
    expect(text).toContain(
      "\n- **6 paths newly blocked**. For GPTBot.\n  - `/folder0/`. Decided by line 5; before, no rule matched. For example `/folder0/`.\n",
    );
    expect(text.match(/^ {2}- /gm)).toHaveLength(6);
    expect(text.match(/GPTBot/g)).toHaveLength(1);
  });

  it("counts the paths that two crawlers may crawl differently", () => {
    const document = parse(forOneCrawler(6));
    const [one, other] = ["Googlebot", "GPTBot"].map(
      (crawler) => consult(document, dialects.rfc9309, crawler).matcher,
    ) as [Matcher, Matcher];
    const outcome = outcomeOf({ areas: changedAreas(one, other) });
    const pair = { first: "Googlebot", second: "GPTBot" };
    const text = markdownOf(outcome, { ...AS_OPENED, pair });
    expect(text).toContain(
      "\n- **7 paths blocked for GPTBot**.\n  - `/y`. Decided by line 11; for Googlebot, no rule matches. For example `/y`.\n  - `/folder0/`. Decided by line 5;",
    );
    expect(text).toContain("\n- **allowed for GPTBot** `/x`.");
  });
});
