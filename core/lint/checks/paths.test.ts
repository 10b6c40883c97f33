import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, textOf } from "../../testing/findings.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

/** Checks on the tidiness of paths, which have their own tests. */
const TIDY: ReadonlySet<string> = new Set(["needless-star", "needless-star", "raw-non-ascii"]);

/** The other findings in a file with one rule of this path: check, reported text, severity. */
const findings = (path: string): readonly string[] => {
  const source = `User-agent: *\nDisallow: ${path}\n`;
  return lint(parse(source))
    .filter(({ rule }) => !TIDY.has(rule))
    .map(({ rule, severity, from, to }) => `${severity} ${rule}: ${source.slice(from, to)}`);
};

/** The rule lines after each fix of the finding, with the kind of the fix. */
const corrected = (path: string): readonly string[] => {
  const source = `User-agent: *\nDisallow: ${path}\n`;
  const [diagnostic] = lint(parse(source));
  return (diagnostic?.fixes ?? []).map(({ kind, edits }) => {
    const lines = applyEdits(source, edits).split("\n").slice(1, -1);
    return `${kind} ${lines.join(" + ")}`;
  });
};

describe("checks on a path", () => {
  it.each([
    ["admin", "error path-missing-leading-slash: admin"],
    ["?utm_source=", "error path-missing-leading-slash: ?utm_source="],
    [".pdf$", "error path-missing-leading-slash: .pdf$"],
    ["\\admin\\", "error dot-segments: \\"],
    ["none", "error path-missing-leading-slash: none"],
    ["\u00a1\u00a1/admin", "error path-missing-leading-slash: \u00a1\u00a1"],
    ["\u00c3\u00c2 /", "error path-missing-leading-slash: \u00c3\u00c2 "],
    ["index.php", "error path-missing-leading-slash: index.php"],
    ["{{ path }}", "warning placeholder-text: {{ path }}"],
    ["https://shop.example/cart", "error path-is-url: https://shop.example"],
    ["//shop.example/cart", "error path-is-url: //shop.example"],
    ["www.shop.example/cart", "error path-is-url: www.shop.example"],
    ["community.shop.com.au/t5/", "error path-is-url: community.shop.com.au"],
    ["blog.shop.com", "info path-is-url: blog.shop.com"],
    ["/a/ /b/", "error space-in-path: /a/ /b/"],
    ["/a, /b,/c, /d", "error space-in-path: /a, /b,/c, /d"],
    ["/my files/", "warning space-in-path:  "],
    ["/a  b c/", "warning space-in-path:   "],
    ["/http: /", "warning space-in-path:  "],
    ["/private/ // no bots", "warning space-in-path:  // no bots"],
    ["/private/ (all of it)", "warning space-in-path:  (all of it)"],
    ["/(cart|login)/", "warning regex-in-path: (cart|login)"],
    ["^/temp/", "warning regex-in-path: ^"],
    ["/search\\?", "warning regex-in-path: \\?"],
    ["/item-[0-9]+", "warning regex-in-path: [0-9]"],
    ["/a/\\d+/", "warning regex-in-path: \\d"],
    ["/a/(.*)/b", "warning regex-in-path: (.*)"],
    ["/shop/.*", "hint regex-in-path: .*"],
    ["/*?filter=.*", "hint regex-in-path: .*"],
    ["/price$list", "info dollar-not-at-end: $"],
    ["/*.pdf$,", "warning dollar-not-at-end: $"],
    ["/50%off", "info percent-invalid: %"],
    ["/a%2Fb%zz", "info percent-invalid: %"],
    ["/a?b=1&amp;c=2", "error html-entity-in-path: &amp;"],
    ["/search/*\\u00", "info dot-segments: \\"],
    ["/files\\docs", "error dot-segments: \\"],
    ["/*.gif$\\", "warning dollar-not-at-end: $"],
    ["//admin", "warning dot-segments: //"],
    ["//index.php", "warning dot-segments: //"],
    ["blog.shop.com*", "info path-is-url: blog.shop.com"],
    ["http: //dynamic.", "info path-is-url: http: //dynamic."],
    ["/calendar//index.html", "hint dot-segments: //"],
    ["/a/../b", "warning dot-segments: .."],
    ["/./b", "warning dot-segments: ."],
    ["/a%2520b", "warning percent-invalid: %2520"],
    ["/%7ejoe", "warning percent-invalid: %7e"],
    ["/%%SITE%%/", "warning placeholder-text: %%SITE%%"],
    ["/{% url %}/", "warning placeholder-text: {% url %}"],
    ["a?b=1&amp;c=2", "error html-entity-in-path: &amp;"],
  ])("reports %j", (path, expected) => {
    expect(findings(path)).toEqual([expected]);
  });

  it.each([
    "",
    "/admin",
    "*.pdf$",
    "/*.pdf$",
    "/my%20files/ # with a blank",
    "/a # /b",
    "/api/swagger.*.json",
    "/list?f[0]=",
    "/{{path}}/",
    "/page{2}",
    "/c++/",
    "/.*",
    "/index.*",
    "/a|b",
    "//",
    "/*//",
    "/tag//*",
    "//;jsession*",
    "/login?next=//shop",
    "/.",
    "/*/.x",
    "/*%2520*",
    "/*&amp;*",
    "/login?next=/../x",
    "/a%20b%2Cc",
    "/login?next=%2Fshop%3Fa",
    "/*{{url}}",
    "/whois/example.com/",
    "/your-site-map.html",
    "/50%25-off",
    "/web/https://shop.example/",
    "/a,b/c",
    "/query%",
    "/*%3*",
    "/caf%C3%A9",
    "/кот/",
    "/?a=1&b=2",
    "/R&D;lab",
    "/a/$",
  ])("does not report %j", (path) => {
    expect(findings(path)).toEqual([]);
  });

  it.each([
    ["admin", ["repair Disallow: /admin"]],
    ["кот", ["repair Disallow: /кот"]],
    ["?utm_source=", ["suggest Disallow: /*?utm_source=", "suggest Disallow: /?utm_source="]],
    ["sid=", ["suggest Disallow: /*sid=", "suggest Disallow: /sid="]],
    [".pdf$", ["suggest Disallow: /*.pdf$", "suggest Disallow: /.pdf$"]],
    ["./admin", ["suggest Disallow: /admin"]],
    ["\\admin\\x", ["repair Disallow: /admin/x"]],
    ["none", ["suggest Disallow: "]],
    ["\u00a1\u00a1/admin", ["repair Disallow: /admin"]],
    ["Allow: /x", ["suggest Allow: /x"]],
    ["{{ path }}", []],
    ["admin area", []],
    ["https://shop.example/cart?a=1", []],
    // Would block the whole site.
    ["https://shop.example/", []],
    ["blog.shop.com", []],
    ["/a, /b # both", ["repair Disallow: /a + Disallow: /b # both"]],
    ["/my files/ # x", ["repair Disallow: /my%20files/ # x"]],
    ["/ files", ["suggest Disallow: /files", "suggest Disallow: /%20files"]],
    ["all of it", []],
    ["blog.shop.com*", []],
    [
      "/private/ // no bots",
      ["suggest Disallow: /private/ # // no bots", "suggest Disallow: /private/%20//%20no%20bots"],
    ],
    ["^/temp/.*", ["suggest Disallow: /temp/"]],
    ["/*.(gif|png)$", ["suggest Disallow: /*.gif$ + Disallow: /*.png$"]],
    ["/item-[0-9]+\\.html", ["suggest Disallow: /item-*.html"]],
    ["/(a|b)+/", []],
    ["*==.*", ["suggest Disallow: *=="]],
    [
      "/*.pdf$/",
      ["suggest Disallow: /*.pdf$", "suggest Disallow: /*.pdf$/ + Disallow: /*.pdf%24/"],
    ],
    ["/a$b$", ["suggest Disallow: /a$b$ + Disallow: /a%24b$"]],
    ["/50%off/100%x", ["suggest Disallow: /50%25off/100%25x"]],
    ["/x/\\", ["repair Disallow: /x/"]],
    ["/sch/*\\u00", []],
    ["/*\\print\\", ["suggest Disallow: /*/print/"]],
    ["\\", []],
    ["//admin//x", ["suggest Disallow: /admin/x"]],
    ["/a/./../b", ["suggest Disallow: /b"]],
    ["/*/../b", []],
    ["/a/../", []],
    ["/a%2520%253f", ["suggest Disallow: /a%20%3f"]],
    ["/%7Ejoe%2D%41", ["repair Disallow: /~joe-A"]],
    ["/a%2Fb", []],
    ["/a?b=1&amp;amp;c=&lt;", ["repair Disallow: /a?b=1&c=<"]],
  ])("fixes %j", (path, expected) => {
    expect(corrected(path)).toEqual(expected);
  });

  it("reads a dollar sign and its escape on two lines as one rule in both spellings", () => {
    const lines = ["User-agent: *", "Disallow: /a$b", "Disallow: /a%24b"];
    expect(findingsIn(lines)).toEqual([]);
    expect(findingsIn(lines.slice(0, 2))).toEqual(["info dollar-not-at-end 2: $"]);
  });

  it("does not warn about a space if another rule blocks the same URLs", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Disallow: /a b", "Disallow: /c d"];
    expect(findingsIn(lines).filter((each) => each.includes("space-in-path"))).toEqual([
      "info space-in-path 3:  ",
      "warning space-in-path 4:  ",
    ]);
    const elsewhere = ["User-agent: a", "Disallow: /a", "User-agent: b", "Disallow: /a b"];
    expect(findingsIn(elsewhere)).toContain("warning space-in-path 4:  ");
  });

  it("does not read brackets around a URL as a character class", () => {
    const lines = ["User-agent: *", "Disallow: /a/%20[http://b.example/c-d/1-2]"];
    expect(findingsOf("regex-in-path", lines)).toEqual([]);
  });

  it("reports spaces once per file, wherever they are", () => {
    const lines = ["User-agent: *", "Disallow: /a b", "Disallow: /c", "Disallow: /d e # f"];
    expect(findingsIn(lines)).toEqual(["warning space-in-path 2:  "]);
    expect(fixedLines(lines, "Write %20 for each space (and 1 more)")).toEqual([
      "User-agent: *",
      "Disallow: /a%20b",
      "Disallow: /c",
      "Disallow: /d%20e # f",
    ]);
  });

  it("offers no empty Allow in place of a word", () => {
    const lines = ["User-agent: *", "Allow: none", "Disallow: /x"];
    const [diagnostic] = lint(parse(lines.join("\n")));
    expect(diagnostic?.rule).toBe("path-missing-leading-slash");
    expect(diagnostic?.fixes).toEqual([]);
  });

  it("writes a path into an empty Allow, whatever follows it", () => {
    expect(fixedLines(["User-agent: *", "Allow:  "], "Write Allow: /")[1]).toBe("Allow: /");
    expect(fixedLines(["User-agent: *", "Allow:# all"], "Write Allow: /")[1]).toBe(
      "Allow: / # all",
    );
  });

  it("recognises a directive in place of a path", () => {
    const lines = ["User-agent: *", "Disallow: /x", "Allow: Sitemap: https://shop.example/x.xml"];
    expect(findingsIn(lines)).toEqual(["warning glued-directives 3: Sitemap"]);
    expect(fixedLines(lines, "Remove Allow")[2]).toBe("Sitemap: https://shop.example/x.xml");
  });

  it.each([
    ["*", "safe"],
    ["**", "suggest"],
  ])("offers / for a lone %s", (path, kind) => {
    const lines = ["User-agent: *", `Disallow: ${path}`, "Allow: /x"];
    expect(findingsOf("needless-star", lines)).toEqual([`hint needless-star 2: ${path}`]);
    expect(fixedLines(lines, "Write /")[1]).toBe("Disallow: /");
    const fixes = lint(parse(lines.join("\n"))).flatMap((each) => each.fixes);
    expect(fixes.find(({ title }) => title === "Write /")?.kind).toBe(kind);
  });

  it("finds placeholders of templates in sitemap URLs", () => {
    const sitemap = (url: string): readonly string[] =>
      findingsOf("placeholder-text", ["User-agent: *", "Disallow: /x", `Sitemap: ${url}`]);
    expect(sitemap("https://%{HTTP_HOST}/sitemap.xml")).toEqual([
      "warning placeholder-text 3: %{HTTP_HOST}",
    ]);
    expect(sitemap("https://www.example.org/sitemap.xml")).toEqual([
      "warning placeholder-text 3: www.example.org",
    ]);
    expect(sitemap("https://shop.example/example.com.xml")).toEqual([]);
  });

  it("checks paths of Allow lines too", () => {
    const source = "User-agent: *\nAllow: public\nDisallow: /x\n";
    expect(lint(parse(source)).map(({ rule }) => rule)).toEqual(["path-missing-leading-slash"]);
  });
});

describe("a whole URL as a path", () => {
  const withMap = (path: string): readonly string[] => [
    "User-agent: *",
    `Disallow: ${path}`,
    "Sitemap: https://www.shop.example/map.xml",
  ];

  it("is shortened if it is of this site, whatever its www", () => {
    const lines = withMap("https://shop.example/cart");
    expect(fixedLines(lines, "Write /cart")[1]).toBe("Disallow: /cart");
  });

  it("may be another site's where nothing tells the own one", () => {
    const messageOf = (...lines: readonly string[]): string | undefined =>
      lint(parse(textOf(lines))).find(({ rule }) => rule === "path-is-url")?.message;
    const group = ["User-agent: *", "Disallow: forum.shop.com.au/t5/survey/"];
    expect(messageOf(...group)).toContain("or delete the line if that host is another site.");
    const own = messageOf("Sitemap: https://forum.shop.com.au/map.xml", ...group);
    expect(own).toMatch(/Write `\/t5\/survey\/`\.$/);
  });

  it("is deleted, and never written as a path, if it is another site's", () => {
    const lines = withMap("//social.example/shop");
    expect(findingsIn(lines)).toEqual(["info path-is-url 2: //social.example"]);
    expect(fixedLines(lines, "Delete the line")).not.toContain("Disallow: /shop");
  });
});
