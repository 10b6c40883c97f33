import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { lintRules } from "../lint/index.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { hover } from "./hover.ts";

/** Any UTF-16 units, paired or not. */
const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Hovers at `|`. */
const at = (marked: string, dialect = dialects.google) => {
  const offset = marked.indexOf("|");
  return hover(parse(marked.replace("|", "")), offset, dialect);
};

const said = (marked: string, dialect = dialects.google): string => {
  const content = at(marked, dialect);
  if (content === null) return "";
  const facts = content.facts.map(({ label, text }) => `${label}: ${text}`);
  return [content.title, ...content.paragraphs, ...facts].join("\n");
};

describe("hover", () => {
  it("names the page about a known crawler or directive, and none for others", () => {
    expect(at("Cra|wl-delay: 10")?.page).toBe("directives/crawl-delay.html");
    expect(at("User-agent: gpt|bot")?.page).toBe("crawlers/gptbot.html");
    expect(at("User-agent: Un|known")?.page).toBeUndefined();
    expect(at("User-agent: |*")?.page).toBeUndefined();
    expect(at("Inven|ted: 10")?.page).toBeUndefined();
  });

  it("explains a directive and spans its name", () => {
    expect(at("Cra|wl-delay: 10")).toMatchObject({ from: 0, to: 11, title: "Crawl-delay" });
    expect(said("Cra|wl-delay: 10")).toContain("Skipped by: Google");
  });

  it("has the facts on a directive and its value, or none on what is unknown", () => {
    const labelsAt = (marked: string) => at(marked)?.facts.map(({ label }) => label);
    expect(labelsAt("Cra|wl-delay: 10")).toEqual(["Write", "Read by", "Skipped by"]);
    expect(labelsAt("Crawl-delay: 1|0")).toEqual(["Write", "Obeyed by"]);
    expect(labelsAt("colo|ur: red")).toEqual([]);
    expect(labelsAt("User-agent: Nobody|Bot")).toEqual([]);
    expect(at("Sitemap: https://e.com/|s.xml")?.paragraphs).toHaveLength(1);
    expect(at("Crawl-delay: 1|0")?.paragraphs).toHaveLength(2);
  });

  it("says how the chosen reader takes a misspelt name, and leaves the rest to the finding", () => {
    const noteAt = (marked: string, dialect = dialects.google) =>
      at(marked, dialect)?.paragraphs[0];
    expect(noteAt("user|agent: *")).toBe("Google reads this line as `User-agent`.");
    expect(noteAt("user|agent: *", dialects.rfc9309)).toBe("RFC 9309 skips this line.");
    expect(noteAt("Disallo|wed: /")).toBe("Google reads this line as `Disallow`.");
    expect(noteAt("Disallo|wed: /", dialects.rfc9309)).toBe("RFC 9309 skips this line.");
    expect(noteAt("dsal|low: /", dialects["crawler-commons"])).toBe(
      "crawler-commons reads this line as `Disallow`.",
    );
    expect(noteAt("dsal|low: /")).toBe("Google skips this line.");
    expect(noteAt("DISAL|LOW: /")).not.toMatch(/this line/);
  });

  it("says how the chosen reader takes a line without a colon", () => {
    expect(said("Disal|low /x")).toContain("Google reads this line as `Disallow`.");
    expect(said("Disal|low /x", dialects.rfc9309)).toContain("RFC 9309 skips this line.");
  });

  it("says of an unknown name only that the line is skipped", () => {
    expect(said("colo|ur: red")).toBe("`colour`\nGoogle skips this line.");
    expect(said("use|r_agent: *")).toBe("`user_agent`\nGoogle skips this line.");
  });

  it("names the checks that say as much of what is not known", () => {
    const toldBy = (marked: string) => at(marked)?.toldBy ?? [];
    expect(toldBy("colo|ur: red")).toContain("unknown-directive");
    expect(toldBy("three words |here")).toContain("unparsable-line");
    expect(toldBy("User-agent: Nobody|Bot")).toContain("no-such-crawler");
    expect(toldBy("User-agent: Nobody2|Bot")).toEqual([]);
    expect(toldBy("Disalo|w: /")).toEqual([]);
    const all = ["colo|ur: red", "three words |here", "User-agent: Nobody|Bot"].flatMap(toldBy);
    expect(all.filter((id) => !lintRules.some((rule) => rule.id === id))).toEqual([]);
  });

  it("shows whether a crawler follows Crawl-delay, if a source says so", () => {
    expect(said("User-agent: bing|bot")).toContain("Crawl-delay: Obeyed");
    expect(said("User-agent: Google|bot")).toContain("Crawl-delay: Ignored");
    expect(said("User-agent: PetalB|ot")).not.toContain("Crawl-delay:");
  });

  it("shows the operator, purpose and fallbacks of a crawler", () => {
    const text = said("User-agent: Googlebot-|Image");
    expect(text).toContain("Operator: Google");
    expect(text).toContain("If not named, follows: the group for `Googlebot`, then `*`");
  });

  it("says what blocking a crawler costs, how many files do, and when its source was read", () => {
    const text = said("User-agent: GPT|Bot");
    expect(text).toContain("If blocked: Future pages stay out of training");
    expect(text).toContain("Known since: 2023-08");
    expect(text).toContain(
      "Named in: 15,524,330 robots.txt files, 10,817,752 of which close the site to it (OpenRobotsTXT, 2026-05-19, CC BY 4.0)",
    );
    expect(text).toContain("Source read: 2026-04-19");
    expect(said("User-agent: YouB|ot")).toContain("Source read: 2026-08-22, in ai.robots.txt");
    expect(said("User-agent: Tumb|lr")).not.toMatch(/If blocked|Known since|Named in/);
  });

  it("says that a crawler obeys only groups that name it", () => {
    expect(said("User-agent: AdsBot-|Google")).toContain(
      "Obeys this file: Only groups that name it",
    );
    expect(said("User-agent: Google|bot")).toContain("Obeys this file: Yes");
    expect(said("User-agent: AdsBot-|Google")).toContain("no group: it then follows no rules");
  });

  it("shows where Google cuts a name with digits", () => {
    expect(said("User-agent: MJ12|bot")).toContain("Google reads only `MJ` here");
    expect(said("User-agent: 360|Spider")).toContain("The line applies to no crawler");
  });

  it("explains * and lists crawlers that ignore it", () => {
    expect(said("User-agent: |*")).toMatch(
      /every crawler without a group of its own[\s\S]*AdsBot-Google/,
    );
    expect(at("User-agent: |*")?.source).toEqual({
      title: "RFC 9309, section 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1",
    });
  });

  it("says that it does not know a crawler", () => {
    expect(said("User-agent: Nobody|Bot")).toContain("No known crawler has this name");
    expect(said("User-agent: Nobody|Bot")).not.toContain("Did you mean");
    expect(said("User-agent: ahrefs|-bot")).toContain("Did you mean `AhrefsBot`?");
  });

  it("says whether a crawler is retired, or only controls the use of pages", () => {
    expect(said("User-agent: Claude-|Web")).toContain("No crawler uses this name any more");
    expect(said("User-agent: Google-Ext|ended")).toContain("No crawler sends this name:");
    expect(said("User-agent: GPT|Bot")).not.toMatch(/No crawler (?:uses|sends) this name/);
  });

  it("describes a path and gives its weight", () => {
    expect(said("Disallow: /*.p|df$")).toContain("Blocks every URL that ends with `.pdf`.");
    expect(said("Disallow: /*.p|df$")).toContain("Weight: 7 bytes");
    expect(said("Allow: /hel|p")).toContain("Allows every URL that begins with `/help`.");
  });

  it("shows the compared spelling if it differs", () => {
    expect(said("Disallow: /caf|é")).toContain("Google compares it as `/caf%C3%A9`.");
    expect(said("Disallow: /caf|é")).toContain("Weight: 10 bytes");
  });

  it("follows the selected reader", () => {
    const source = "Disallow: /*.pdf$";
    const text = JSON.stringify(hover(parse(source), source.indexOf("pdf"), dialects.python));
    expect(text).toContain(
      "Python has no wildcards and compares `/*.pdf$` character by character.",
    );
    expect(text).toContain("the first in the file wins");
    expect(text).not.toContain("longest");
    const yandex = JSON.stringify(hover(parse(source), source.indexOf("pdf"), dialects.yandex));
    expect(yandex).toContain("5 bytes");
  });

  it("says that a path without a slash matches nothing", () => {
    expect(said("Disallow: adm|in")).toContain("Matches no URL");
  });

  it("requires absolute URLs for sitemaps", () => {
    expect(said("Sitemap: /site|map.xml")).toContain("not a complete URL");
    expect(said("Sitemap: https://shop.example/|s.xml")).not.toContain("not a complete URL");
  });

  it("requires no URL for a field that takes none", () => {
    expect(said("Crawl-delay: 1|0")).not.toContain("not a complete URL");
  });

  it("explains why the text after a value is not read", () => {
    expect(at("Disallow: /x  |  # c")).toBeNull();
    expect(at("Disallow: | /x\0abc")).toBeNull();
    expect(said(`Disallow: /${"a".repeat(3000)}|`)).not.toBe("");
    const [cut, nul] = [`Disallow: /${"a".repeat(20_000)}|`, "Disallow: /x\0ab|c"].map((text) =>
      said(text),
    );
    expect(cut).not.toBe("");
    expect(nul).not.toBe("");
    expect(cut).not.toBe(nul);
  });

  it("says that a line of prose is not read", () => {
    expect(said("three words |here")).toContain("This line has no effect");
  });

  it("shows nothing on white space and comments", () => {
    expect(at("# no|te")).toBeNull();
    expect(at("|")).toBeNull();
    expect(at("Disallow: /x   # re|mark")).toBeNull();
  });

  it("never throws and always spans the position, whatever the text", () => {
    const line = fc.oneof(
      fc.constantFrom("User-agent: ", "Disallow: ", "Sitemap:", "Noindex: ", "\0", "\ufeff", ":"),
      anyText,
    );
    fc.assert(
      fc.property(fc.array(line), fc.nat(80), (parts, place) => {
        const document = parse(parts.join(""));
        for (const dialect of Object.values(dialects)) {
          const content = hover(document, place, dialect);
          if (content === null) continue;
          const offset = Math.min(place, document.source.length);
          expect(content.from).toBeLessThanOrEqual(offset);
          expect(content.to).toBeGreaterThanOrEqual(offset);
          expect(content.paragraphs.length).toBeGreaterThan(0);
        }
      }),
      seeded(300),
    );
  });
});
