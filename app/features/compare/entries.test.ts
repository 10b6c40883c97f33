import { describe, expect, it } from "vitest";
import { dialects, impactOf, parse, readerOf } from "../../../core/index.ts";
import {
  alarmOf,
  countsText,
  crawlersText,
  exceptText,
  type Outcome,
  outcomeOf,
  proofText,
} from "./entries.ts";
import { markdownOf } from "./markdown.ts";

const outcomeBetween = (before: string, after: string): Outcome => {
  const readerFor = (crawler: string) => dialects[readerOf(crawler)];
  return outcomeOf({ impacts: impactOf(parse(before), parse(after), readerFor) });
};

const SHOP = "User-agent: *\nDisallow: /cart/\nAllow: /shop/help\n";

describe("the description of a change", () => {
  it("distinguishes exceptions that stay blocked from those that were allowed before", () => {
    const outcome = outcomeBetween(SHOP, SHOP.replace("/cart/", "/"));
    expect(outcome.entries.map(({ area }) => exceptText(area))).toEqual([
      "except /cart/ (blocked before too) and /shop/help (line 3)",
    ]);
  });

  it("counts areas in both directions", () => {
    expect(countsText(outcomeBetween(SHOP, `${SHOP}Disallow: /a\nDisallow: /b\n`))).toBe(
      "2 areas newly blocked",
    );
    expect(countsText(outcomeBetween(SHOP, SHOP.replace("/cart/", "/x")))).toBe(
      "1 area newly blocked, 1 area newly allowed",
    );
    expect(countsText(outcomeBetween(SHOP, `# note\n${SHOP}`))).toBe("no URL changes");
  });

  it("warns if the whole site or the home page is blocked", () => {
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /\n`))).toMatch(
      /^This change blocks the whole site for Googlebot, /,
    );
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /$\n`))).toMatch(/the front page for/);
    expect(alarmOf(outcomeBetween(SHOP, `${SHOP}Disallow: /x\n`))).toBeNull();
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

describe("a change as Markdown", () => {
  it("quotes patterns as code, whatever they hold", () => {
    const outcome = outcomeBetween(SHOP, `${SHOP}Disallow: /a\`b*_c\n`);
    const text = markdownOf(outcome, "the file as opened");
    expect(text).toContain("### Changes compared with the file as opened");
    expect(text).toContain("- **newly blocked** `` /a`b*_c ``. For Googlebot");
    expect(text).toContain("Decided by line 4; before, no rule matched.");
    expect(text).toMatch(/\n_No other URL changes/);
  });
});
