import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

/** Check, title of the fix, current line, corrected line. */
const REPAIRS: readonly (readonly [string, string, string, string])[] = [
  ["missing-colon", "Insert the colon", "Disallow /a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "Disallow\t/a b", "Disallow: /a b"],
  ["missing-colon", "Insert the colon", "Allow /w:x # c", "Allow: /w:x # c"],
  [
    "missing-colon",
    "Insert the colon",
    "Sitemap https://e.example/",
    "Sitemap: https://e.example/",
  ],
  ["missing-colon", "Insert the colon", "Crawl-delay 5", "Crawl-delay: 5"],
  ["missing-colon", "Insert the colon", "Disallow", "Disallow:"],
  ["missing-colon", "Insert the colon", "Disallow/a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "DisallowL /a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "disalow /a # c", "Disallow: /a # c"],
  ["missing-colon", "Insert the colon", "Disallow = /a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "Disallow=/a:b", "Disallow: /a:b"],
  ["missing-colon", "Insert the colon", "Disallow :: /a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "Disallow - /a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "Disallow;/a", "Disallow: /a"],
  ["missing-colon", "Insert the colon", "Disallow – /a", "Disallow: /a"],
  [
    "missing-colon",
    "Insert the colon",
    "Sitemap=https://e.example/",
    "Sitemap: https://e.example/",
  ],
  ["glued-directives", "Split the line", "Disallow: /aAllow: /b", "Disallow: /a\nAllow: /b"],
  ["glued-directives", "Split the line", "Disallow: /a, allow: /b", "Disallow: /a\nallow: /b"],
  ["glued-directives", "Split the line", "Disallow: /a/allow: /b", "Disallow: /a/\nallow: /b"],
  [
    "unfinished-file",
    "Write real line ends",
    "Disallow: /a\\nAllow: /b",
    "Disallow: /a\nAllow: /b",
  ],
  ["glued-directives", "Split the line", "Crawl-delay: 5 Allow: /b", "Crawl-delay: 5\nAllow: /b"],
  ["glued-directives", "Remove Disallow", "Disallow: Disallow: /a", "Disallow: /a"],
  ["glued-directives", "Remove User-agent", "User-agent: User-agent: b", "User-agent: b"],
  ["glued-directives", "Split the line", "User-agent: a Disallow: /", "User-agent: a\nDisallow: /"],
  ["directive-typo", "Write Disallow", "Dis-allow: /a", "Disallow: /a"],
  ["directive-typo", "Write Disallow", "Dis allow: /a", "Disallow: /a"],
  ["directive-typo", "Write License", "Licence: https://e.example/", "License: https://e.example/"],
  ["unparsable-line", "Remove it", "- Disallow: /a", "Disallow: /a"],
  ["unparsable-line", "Remove it", "[Disallow: /a] # c", "Disallow: /a # c"],
  ["unparsable-line", "Remove it", "**Disallow:** /a*", "Disallow:/a*"],
  ["unparsable-line", "Remove it", "* Disallow: /a*", "Disallow: /a*"],
  ["directive-typo", "Write User-agent", "User_Agent: a", "User-agent: a"],
  ["directive-typo", "Write Allow", "alow : /a", "Allow : /a"],
  [
    "directive-typo",
    "Write Sitemap",
    "Image sitemap: https://e.example/",
    "Sitemap: https://e.example/",
  ],
  ["directive-typo-accepted-by-some", "Write User-agent", "useragent: a", "User-agent: a"],
  [
    "directive-typo-accepted-by-some",
    "Write Sitemap",
    "sitemaps: https://e.example/",
    "Sitemap: https://e.example/",
  ],
  ["directive-typo-accepted-by-some", "Write Disallow", "Disallowing: /a", "Disallow: /a"],
  ["hidden-character", "Remove the mark", "\ufeffDisallow: /a", "Disallow: /a"],
  ["hidden-character", "Remove the character", "Dis\u200ballow: /\u200ba", "Disallow: /a"],
  ["hidden-character", "Put plain spaces there", "Disallow:\u00a0/a", "Disallow: /a"],
  ["hidden-character", "Put plain spaces there", "User\u00a0agent: a", "User-agent: a"],
  ["hidden-character", "Put plain spaces there", "\u3000Disallow\u00a0: /a", "Disallow : /a"],
  ["hidden-character", "Type plain characters", "Disallow：／a＊", "Disallow:/a*"],
  ["hidden-character", "Type plain characters", "Disallow: /*.gif＄ ＃ c", "Disallow: /*.gif$ # c"],
  ["hidden-character", "Type plain characters", "Disallow∶ /a", "Disallow: /a"],
  ["hidden-character", "Type plain characters", "User—agent: a", "User-agent: a"],
  ["hidden-character", "Type plain characters", "User-agent: xenu’s “x”", "User-agent: xenu's x"],
  [
    "sitemap-invalid-url",
    "Remove <",
    "Sitemap: <https://e.example/>",
    "Sitemap: https://e.example/",
  ],
  [
    "sitemap-invalid-url",
    "Complete the URL",
    "Sitemap: https:/e.example/a",
    "Sitemap: https://e.example/a",
  ],
  [
    "sitemap-invalid-url",
    "Write one line each",
    "Sitemap: https://e.example/a https://e.example/b",
    "Sitemap: https://e.example/a\nSitemap: https://e.example/b",
  ],
];

describe("repairing a line", () => {
  it.each(REPAIRS)("%s: %s in %j gives %j", (id, title, before, after) => {
    const frame = (line: string): string => `User-agent: *\nDisallow: /x\n${line}\nAllow: /y`;
    const source = frame(before);
    const found = lint(parse(source)).filter(({ rule }) => rule === id);
    const fixes = found.flatMap(({ fixes: all }) => all).filter((fix) => fix.title === title);
    expect(fixes.map(({ edits }) => applyEdits(source, edits))).toEqual([frame(after)]);
    expect(fixes.map(({ kind }) => kind)).toEqual(["repair"]);
  });
});

/** Lines that look unusual but are correct for these checks. */
const RIGHT: readonly string[] = [
  "Disallow: /a=b",
  "Disallow:/*;jsessionid=",
  "Disallow: /:8080/",
  "Disallow:.git",
  "Disallow : /a",
  "DISALLOW:\t/a",
  "Disallow: /wiki/Special:Search",
  "Disallow: /wiki/User:Allow",
  "Disallow: /*?sitemap:1",
  "Disallow: /caf\u00e9/\u4e2d\u6587\uff1a/",
  "Allow: /a # b: c",
  "# (dis)allow: /a",
  "Comment: we Disallow: /a",
  "Sitemap: http://[2001:db8::1]/sitemap.xml",
  "Sitemap : https://e.example/a.xml",
  "Crawl-delay: 1.5",
  "Host: e.example",
  "ACAP-crawler: *",
  "User-agent: Mozilla/5.0 (compatible; a: b)",
];

const MINE: ReadonlySet<string> = new Set([
  ...REPAIRS.map(([id]) => id),
  "unparsable-line",
  "unknown-directive",
]);

describe("a correct line", () => {
  it.each(RIGHT)("%j is not changed", (line) => {
    const found = lint(parse(`User-agent: *\nDisallow: /x\n${line}\n`));
    expect(found.map(({ rule }) => rule).filter((id) => MINE.has(id))).toEqual([]);
  });
});

describe("a repair of a path", () => {
  it.each([
    ["dot-segments", "*\\"],
    ["dot-segments", "/*\\"],
    ["regex-in-path", "/.*/.*"],
    ["regex-in-path", "/[a-z]*/"],
    ["space-in-path", "/ *"],
  ])("of %s is not offered if little more than a star would remain of %s", (id, path) => {
    const found = lint(parse(`User-agent: *\nDisallow: ${path}\nDisallow: /a\n`)).filter(
      ({ rule }) => rule === id,
    );
    expect(found).toHaveLength(1);
    const written = found.flatMap(({ fixes }) => fixes.map(({ edits }) => edits[0]?.insert));
    expect(written.filter((text) => /^[/*.?$]+$/.test(text ?? ""))).toEqual([]);
  });
});
