import { describe, expect, it } from "vitest";
import { google } from "../../dialects/google.ts";
import { protego } from "../../dialects/protego.ts";
import { python } from "../../dialects/python.ts";
import { wget } from "../../dialects/wget.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { lint } from "../lint.ts";

const FILE = "User-agent: *\nDisallow: /a\n";

const severities = (source: string): readonly string[] =>
  lint(parse(source)).map(({ rule, severity }) => `${severity} ${rule}`);

const found = (source: string, encoding: "utf-8" | "latin1" = "utf-8"): readonly string[] =>
  lint(parse(source, encoding))
    .filter(({ rule }) => rule === "bom-at-start" || rule === "hidden-character")
    .map(({ rule, from, to, fixes }) => `${rule} ${from}-${to} ${fixes.map(({ kind }) => kind)}`);

describe("a byte order mark", () => {
  it("at the start can be removed safely", () => {
    expect(found(`\ufeff${FILE}`)).toEqual(["bom-at-start 0-1 safe"]);
  });

  it("at the start is more severe the more readers other than Google lose", () => {
    expect(severities(`\ufeff${FILE}`)).toEqual(["info bom-at-start"]);
    expect(severities(`\ufeffSitemap: https://e.example/s.xml\n${FILE}`)).toEqual([
      "hint bom-at-start",
    ]);
    expect(severities(`\ufeff# note\n${FILE}`)).toEqual(["hint bom-at-start"]);
    expect(severities(`\ufeff\n${FILE}`)).toEqual(["hint bom-at-start"]);
    for (const dialect of [protego, python, wget]) {
      const [finding] = lint(parse(`\ufeff${FILE}`), { dialect });
      expect(finding).toMatchObject({ rule: "bom-at-start", severity: "warning" });
    }
    const decide = (text: string, dialect: typeof google) =>
      compile(parse(text), dialect, "Bingbot").decide("/a").allowed;
    const readers = [google, protego, python, wget];
    const decided = (text: string) => readers.map((reader) => decide(text, reader));
    expect(decided(`\ufeff${FILE}`)).toEqual([false, true, true, true]);
    expect(decided(`\ufeff# note\n${FILE}`)).toEqual([false, false, false, false]);
  });

  it("at the start is recognised by its bytes if the file is not UTF-8", () => {
    expect(found(`ï»¿${FILE}# caf\u00e9`, "latin1")).toEqual(["bom-at-start 0-3 safe"]);
  });

  it("read in the wrong encoding is a fault of UTF-8 text", () => {
    expect(found(`ï»¿${FILE}`)).toEqual(["hidden-character 0-3 repair"]);
  });

  it("before a user-agent line without rules blocks and opens nothing", () => {
    const map = "Sitemap: https://shop.example/map.xml\n";
    const delay = "Crawl-delay: 5\n";
    expect(severities(`ï»¿User-agent: *\n${map}`)).toContain("info hidden-character");
    expect(severities(`ï»¿User-agent: *\n${delay}${map}`)).toContain("warning hidden-character");
  });

  it("after another makes the line invalid, which is the only finding", () => {
    expect(found(`\ufeff\ufeff${FILE}`)).toEqual(["hidden-character 1-2 repair"]);
  });

  it("after another before a comment is harmless, and both are removed together", () => {
    expect(found(`\ufeff\ufeff# note\n${FILE}`)).toEqual(["bom-at-start 0-2 repair"]);
  });

  it("is not whitespace if the file is not UTF-8", () => {
    const bytes = lint(parse(`ï»¿${FILE}`, "latin1"));
    expect(bytes.map(({ rule }) => rule)).toEqual(["bom-at-start"]);
  });

  it("tells how many rules no crawler follows, unless they become those of another", () => {
    const [headless] = lint(parse(`ï»¿${FILE}`));
    expect(headless?.severity).toBe("error");
    expect(headless?.message).toMatch(/^No crawler follows the .*rules? below/);
    const joined = lint(parse(`User-agent: GPTBot\nDisallow: /a\n\ufeff${FILE}`));
    const joins = joined.find(({ rule }) => rule === "hidden-character");
    expect(joins?.message).toMatch(/^Google and other crawlers skip this line/);
  });

  it("on a line of its own is not reported", () => {
    expect(found(`${FILE}\ufeff\n`)).toEqual([]);
  });
});
