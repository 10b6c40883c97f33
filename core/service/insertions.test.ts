import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { applyEdits } from "../lint/fixes/apply.ts";
import { lint } from "../lint/lint.ts";
import { isLoud } from "../lint/quiet.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { insertionEdit, insertions } from "./insertions.ts";

const piece = (id: string, urls: readonly string[] = []) => {
  const found = insertions(urls).find((each) => each.id === id);
  if (found === undefined) throw new Error(`No piece ${id}`);
  return found;
};

const withPiece = (source: string, id: string): string =>
  applyEdits(source, [insertionEdit(parse(source), piece(id))]);

describe("ready pieces", () => {
  it("begin with AI training, and only the one that closes the site is drastic", () => {
    const all = insertions([]);
    expect(all[0]?.id).toBe("block-ai-training");
    expect(all.filter(({ isDrastic }) => isDrastic).map(({ id }) => id)).toEqual([
      "block-all",
      "template-staging",
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { label, text, detail } of all) {
      expect([label, detail].every(Boolean)).toBe(true);
      expect(text).toMatch(/\n$/);
    }
  });

  it("say whom they block", () => {
    const { detail, text } = piece("block-ai-training");
    const agents = text.match(/^User-agent: /gm)?.length ?? 0;
    expect(detail).toMatch(new RegExp(`GPTBot, .* and ${agents - 3} more$`));
  });

  it("take the site's address from the URLs under test", () => {
    expect(piece("sitemap", ["/a", "https://shop.example/a"]).text).toBe(
      "Sitemap: https://shop.example/sitemap.xml\n",
    );
    expect(piece("sitemap", ["/a"]).text).toContain("https://www.example.com/");
  });
});

describe("templates", () => {
  const all = insertions(["https://shop.example/a"]).filter(({ id }) => id.startsWith("template-"));

  it("are ten, from AI training to a staging site", () => {
    expect(all.map(({ label }) => label)).toEqual([
      "AI training out, search in",
      "WordPress",
      "WooCommerce",
      "Shopify",
      "Drupal 7",
      "Drupal 10",
      "Magento 2",
      "Next.js",
      "Documentation site",
      "Staging site",
    ]);
  });

  it.each(all)("$label says what it does, and the checks find nothing loud in it", (each) => {
    expect(each.text).toMatch(/^# .+\nUser-agent: |^# (?:.+\n# )+.+\nUser-agent: /);
    const loud = lint(parse(each.text)).filter(isLoud);
    // The warning about a closed site is meant to stay.
    const expected = each.isDrastic === true ? ["blocks-everything"] : [];
    expect(loud.map(({ rule }) => rule)).toEqual(expected);
  });

  it("name the site's sitemap, and keep it open", () => {
    for (const { text, isDrastic } of all) {
      if (isDrastic === true) continue;
      const { allowed } = compile(parse(text), dialects.google, "Googlebot").decide("/");
      expect(allowed).toBe(true);
    }
    expect(all[1]?.text).toContain("\nSitemap: https://shop.example/wp-sitemap.xml\n");
  });

  it("let search and AI search in where training is out", () => {
    const document = parse(all[0]?.text ?? "");
    const verdict = (name: string) => compile(document, dialects.google, name).decide("/").allowed;
    expect(["GPTBot", "CCBot", "Google-Extended"].map(verdict)).toEqual([false, false, false]);
    expect(["Googlebot", "OAI-SearchBot", "PerplexityBot"].map(verdict)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("inserting a piece", () => {
  it.each([
    ["", "User-agent: *\nDisallow:\n"],
    ["User-agent: a\nAllow: /\n", "User-agent: a\nAllow: /\n\nUser-agent: *\nDisallow:\n"],
    ["User-agent: a\nAllow: /", "User-agent: a\nAllow: /\n\nUser-agent: *\nDisallow:\n"],
    ["# note\n\n", "# note\n\nUser-agent: *\nDisallow:\n"],
  ])("after %j adds a group of its own", (source, after) => {
    expect(withPiece(source, "allow-all")).toBe(after);
  });

  it("puts a group before a last one that has no rule yet, which it would join", () => {
    const source = "User-agent: a\nAllow: /\n\nUser-agent: Googlebot\n";
    expect(withPiece(source, "block-all")).toBe(
      "User-agent: a\nAllow: /\n\nUser-agent: *\nDisallow: /\n\nUser-agent: Googlebot\n",
    );
  });

  it("adds a line at the end", () => {
    expect(withPiece("User-agent: *\nAllow: /", "sitemap")).toBe(
      "User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n",
    );
  });

  it("blocks what it names, and nothing else, whatever the file is", () => {
    const lines = fc.constantFrom(
      "User-agent: *",
      "User-agent: Googlebot",
      "Disallow: /a",
      "Allow: /",
      "Sitemap: https://a.example/s",
      "# note",
      "",
      "nonsense",
    );
    const { google } = dialects;
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), fc.boolean(), (file, ended) => {
        const before = `${file.join("\n")}${ended ? "\n" : ""}`;
        const after = withPiece(before, "block-ai-training");
        const verdict = (source: string, name: string, path: string) =>
          compile(parse(source), google, name).decide(path).allowed;
        expect(verdict(after, "GPTBot", "/x")).toBe(false);
        for (const path of ["/", "/a"])
          expect(verdict(after, "Googlebot", path)).toBe(verdict(before, "Googlebot", path));
      }),
    );
  });
});
