import { describe, expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import { consult } from "../../match/consult.ts";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf } from "../../testing/findings.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import { lint } from "../lint.ts";

// Faults that people met and reported, each kind with files of its own, and one that must stay quiet.

const rulesIn = (lines: readonly string[]): readonly string[] =>
  findingsIn(lines).map((finding) => finding.split(" ")[1] ?? "");

const STAR = "User-agent: *";

describe.each([
  [
    "a site closed but for what is no page",
    "blocks-everything",
    [
      [STAR, "Disallow: /", "Allow: /feed.xml"],
      [STAR, "Allow: /ads.txt", "Allow: /*.css$", "Disallow: /*"],
      [STAR, "Disallow: /intern/", "Allow: /intern/help", "Disallow: /"],
    ],
    [STAR, "Disallow: /", "Allow: /catalogue/"],
  ],
  [
    "a template in place of the file",
    "unfinished-file",
    [
      [STAR, "{%- if is_staging -%}", "Disallow: /", "{%- endif -%}"],
      ["<% unless live? %>", STAR, "Disallow: /", "<% end %>"],
      [STAR, "{{- if not site.IsServer }}", "Disallow: /x", "{{- end }}"],
    ],
    [STAR, "Disallow: /*{%", "Disallow: /end", "# if the shop moves: tell {{ nobody }}"],
  ],
  [
    "a merge that was not finished",
    "unfinished-file",
    [
      [STAR, "<<<<<<< main", "Disallow: /old/", "=======", "Disallow: /new/", ">>>>>>> topic"],
      ["<<<<<<< HEAD", STAR, "=======", "User-agent: GPTBot", ">>>>>>> b1", "Disallow: /"],
    ],
    ["# <<<<<<< shop", "# =======", STAR, "Disallow: /a", "# >>>>>>>"],
  ],
  [
    "line ends printed as text",
    "unfinished-file",
    [
      ["User-agent: *\\nDisallow: /basket/\\nDisallow: /till/"],
      ["User-agent: *<br />", "Disallow: /basket/<br />", "Disallow: /till/<br />"],
      ["User-agent: *\\r\\nDisallow: /basket/\\r\\n"],
    ],
    [STAR, "Disallow: /docs\\news/", "Disallow: /*<br"],
  ],
  [
    "preferences that do not reach groups with a name",
    "content-preferences",
    [
      [STAR, "Content-Signal: ai-train=no", "Disallow: /a", "User-agent: GPTBot", "Disallow: /a"],
      [STAR, "Content-Usage: train-ai=n", "Allow: /", "User-agent: CCBot", "Disallow: /b"],
    ],
    [
      ...[STAR, "Content-Signal: ai-train=no", "Disallow: /a"],
      ...["User-agent: GPTBot", "Disallow: /", "User-agent: bingbot", "Disallow: /a"],
    ],
  ],
  [
    "a user-agent line without a name above another",
    "empty-user-agent",
    [
      ["User-agent:", STAR, "Disallow: /a"],
      ["User-agent: # partners", "User-agent: GPTBot", "User-agent: CCBot", "Disallow: /"],
    ],
    ["User-agent: GPTBot", STAR, "Disallow: /a"],
  ],
  [
    "two groups for every crawler",
    "duplicate-group",
    [
      [STAR, "Disallow: /a", "", STAR, "Disallow: /b"],
      [
        STAR,
        "Disallow: /a",
        "User-agent: GPTBot",
        "Disallow: /",
        STAR,
        "Allow: /b",
        STAR,
        "Disallow: /c",
      ],
    ],
    [STAR, "", STAR, "Disallow: /a", "User-agent: GPTBot", "Disallow: /b"],
  ],
  [
    "a path in the words of a person or a computer",
    "space-in-path",
    [
      [STAR, "Disallow: / basket /"],
      [STAR, "Disallow: /basket/ but not /basket/help"],
    ],
    [STAR, "Disallow: /basket%20old/", "Disallow: /till/ # but not the help"],
  ],
  [
    "a value that a program did not have",
    "placeholder-text",
    [
      [STAR, "Disallow: null"],
      [STAR, "Disallow: [object Object]"],
      [STAR, "Disallow: /a", "Sitemap: https://undefined/sitemap.xml"],
      [STAR, "Disallow: /a", "Sitemap: null/sitemap.xml"],
    ],
    [STAR, "Disallow: /undefined/", "Disallow: /a?x=null"],
  ],
  [
    "a variable of routes",
    "placeholder-text",
    [
      [STAR, "Disallow: /users/:id"],
      [STAR, "Disallow: /blog/[slug]/edit"],
      [STAR, "Disallow: /docs/[...path]"],
      [STAR, "Disallow: /orders/<int:order_id>/"],
      [STAR, "Disallow: /(account)/login"],
    ],
    [
      STAR,
      "Disallow: /wiki/Help:Search",
      "Disallow: /*?filter[name]=",
      "Disallow: /find/{search_term_string}",
    ],
  ],
  [
    "a folder to be filled in",
    "placeholder-text",
    [
      [STAR, "Disallow: /[my folder]/"],
      [STAR, "Disallow: /<folder>/"],
      [STAR, "Disallow: /YOUR_FOLDER/"],
      [STAR, "Disallow: /FOLDER_NAME/private"],
      [STAR, "Disallow: /path/PATH_TO_ADMIN"],
      [STAR, "Disallow: /insert-your-folder-here/"],
      [STAR, "Disallow: /a", "Sitemap: https://www.YOUR_DOMAIN/sitemap.xml"],
    ],
    [
      STAR,
      "Disallow: /your-account/",
      "Disallow: /folder/",
      "Disallow: /MY_ACCOUNT/",
      "Disallow: /filename/",
      "Disallow: /WEB-INF/",
      "Sitemap: https://your-site-map.example/your-domain/sitemap.xml",
    ],
  ],
  [
    "two signals that contradict each other",
    "content-preferences",
    [
      [STAR, "Content-Signal: ai-train=no", "Content-Signal: ai-train=yes", "Disallow: /a"],
      [STAR, "Content-Signal: search=yes, ai-train=yes, ai-train=no", "Disallow: /a"],
      [STAR, "Content-Signal: AI-Train=no", "Disallow: /a", STAR, "Content-Signal: ai-train=yes"],
    ],
    [
      ...[STAR, "Content-Signal: ai-train=no, search=yes", "Content-Signal: ai-train=no"],
      ...["Disallow: /a", "User-agent: bingbot", "Content-Signal: ai-train=yes", "Disallow: /b"],
    ],
  ],
  [
    "two usages that contradict each other",
    "content-preferences",
    [
      [STAR, "Content-Usage: train-ai=n, train-ai=y", "Allow: /"],
      [STAR, "Content-Usage: /blog/ search=y, train-ai=y, search=n", "Allow: /"],
      [STAR, "Content-Usage: train-ai=n", "Content-Usage: train-ai=y", "Allow: /"],
    ],
    [
      STAR,
      "Content-Usage: train-ai=n, search=y, train-ai=n",
      "Content-Usage: /blog/ train-ai=y",
      "Allow: /",
    ],
  ],
  [
    "a sitemap in Cyrillic letters",
    "raw-non-ascii",
    [
      [STAR, "Disallow: /a", "Sitemap: https://магазин.рф/sitemap.xml"],
      [STAR, "Disallow: /a", "Sitemap: https://shop.example/карта.xml"],
    ],
    [
      ...[STAR, "Disallow: /a", "Sitemap: https://xn--80aaxitdbjk.xn--p1ai/map.xml # магазин.рф"],
      "Sitemap: https://bücher.example/map.xml",
    ],
  ],
  [
    "the beginning of a crawler's name",
    "no-such-crawler",
    [
      ["User-agent: AdsBot", "Disallow: /a"],
      ["User-agent: Mediapartners", "Disallow: /a"],
      ["User-agent: Storebot", "Disallow: /a"],
    ],
    ["User-agent: AdsBot", "User-agent: AdsBot-Google", "Disallow: /a", STAR, "Disallow:"],
  ],
  [
    "code that was not filled in",
    "placeholder-text",
    [
      [STAR, "Disallow: <%= admin_path %>"],
      [STAR, "Disallow: {{ page.url }}"],
      [STAR, "Disallow: /a", "Sitemap: %BASE_URL%/sitemap.xml"],
      [STAR, "Disallow: /a", "Sitemap: $BASE_URL/sitemap.xml"],
      [STAR, "Disallow: /a", "Sitemap: __HOST__/sitemap.xml"],
    ],
    [STAR, "Disallow: /*{{", "Disallow: /%7B%7B"],
  ],
  [
    "a mark left at the end of a path",
    "quoted-value",
    [
      [STAR, 'Disallow: /secret/"'],
      [STAR, "Disallow: /secret/',"],
      [STAR, 'Disallow: /secret";'],
    ],
    [STAR, 'Disallow: /*"', "Disallow: /o'neil/"],
  ],
  [
    "a sitemap's address with something behind it",
    "sitemap-invalid-url",
    [
      [STAR, "Disallow: /a", "Sitemap: https://shop.example/sitemap.xml,"],
      [STAR, "Disallow: /a", "Sitemap: https://shop.example/sitemap.xml."],
      [STAR, "Disallow: /a", "Sitemap: https://www.https://shop.example/sitemap.xml"],
    ],
    [STAR, "Disallow: /a", "Sitemap: https://shop.example/sitemap?a=1,2"],
  ],
  [
    "a slash behind a parameter",
    "query-trap",
    [
      [STAR, "Disallow: /?s=/", "Disallow: /*&s="],
      [STAR, "Disallow: /*?replytocom/", "Disallow: /*&replytocom"],
    ],
    [STAR, "Disallow: /*?s=", "Disallow: /*&s=", "Disallow: /*?path=/a/", "Disallow: /*&path="],
  ],
  [
    "bytes that are no letter in UTF-8",
    "percent-invalid",
    [
      [STAR, "Disallow: /men%FA/"],
      [STAR, "Disallow: /%EF%F0%E8/x"],
    ],
    [STAR, "Disallow: /men%C3%BA/", "Disallow: /%D0*", "Disallow: /a?x=%E9&y"],
  ],
  [
    "a typographic dash",
    "raw-non-ascii",
    [
      [STAR, "Disallow: /log\u2011in"],
      [STAR, "Disallow: /a\u2013b/"],
    ],
    [STAR, "Disallow: /log-in"],
  ],
  [
    "two delays for one crawler",
    "crawl-delay-effect",
    [
      [STAR, "Crawl-delay: 2", "Disallow: /a", "", STAR, "Crawl-delay: 20", "Disallow: /b"],
      [STAR, "Crawl-delay: 1", STAR, "Crawl-delay: 9", "Disallow: /a"],
    ],
    [
      STAR,
      "Crawl-delay: 2",
      "Disallow: /a",
      "",
      "User-agent: bingbot",
      "Crawl-delay: 9",
      "Disallow: /b",
    ],
  ],
  [
    "a parameter in place of a preference",
    "invalid-value",
    [
      [STAR, "Content-Usage: train-ai=n; search=n", "Allow: /"],
      [STAR, "Content-Usage: search=y;train-ai=n", "Allow: /"],
    ],
    [STAR, "Content-Usage: train-ai=n, search=y", "Allow: /"],
  ],
  [
    "a name escaped for a shell",
    "no-such-crawler",
    [
      ["User-agent: Some\\ Robot", "Disallow: /"],
      ["User-agent: Robot\\ of\\ Somebody", "Disallow: /"],
    ],
    ["User-agent: SomeRobot", "Disallow: /"],
  ],
  [
    "files that pages load",
    "blocks-rendering-resources",
    [
      [STAR, "Disallow: /administrator/", "Disallow: /templates/", "Disallow: /media/"],
      [STAR, "Disallow: /wp-admin/", "Disallow: /*?ver="],
      [STAR, "Disallow: /*.min.js"],
      [STAR, "Disallow: /_astro/"],
      [STAR, "Disallow: /etc.clientlibs/"],
    ],
    [
      STAR,
      "Disallow: /administrator/",
      "Disallow: /wp-admin/",
      "Disallow: /templates-for-letters/",
      "Disallow: /*?version=",
    ],
  ],
] as const)("%s", (_, rule, bad, quiet) => {
  it.each(bad.map((lines) => [lines]))("is told: %j", (lines) => {
    expect(rulesIn(lines)).toContain(rule);
  });

  it("is not seen where there is none", () => {
    expect(rulesIn(quiet)).not.toContain(rule);
  });
});

describe("a shell's mark for a missing line end", () => {
  const rules = (source: string) => lint(parse(source)).map(({ rule }) => rule);

  it.each(["/basket/%", "/till%"])("is told behind the last rule: %j", (path) => {
    expect(rules(`${STAR}\nDisallow: ${path}`)).toContain("percent-invalid");
  });

  it("is not seen where the line ends", () => {
    for (const end of ["Disallow: /*%\n", "Disallow: /till%\n", "Disallow: /till/"])
      expect(rules(`${STAR}\n${end}`)).not.toContain("percent-invalid");
  });
});

describe("a rule for the whole site that only some read", () => {
  it.each([
    [[STAR, "Disallow /"], "missing-colon", /^This blocks your whole site for Google/],
    [
      [STAR, "Disalow: /", "Allow: /x.css"],
      "blocks-everything",
      /for Google.*; others skip this line/,
    ],
    [["User-agent: bingbot", "Allow: /", STAR, "Dissallow: /"], "blocks-everything", /for Google/],
  ])("is told with those whom it shuts out: %j", (lines, rule, words) => {
    expect(messageOf(lines, rule)).toMatch(words);
  });

  it("is not seen in a misspelt rule for a folder", () => {
    expect(rulesIn([STAR, "Dissallow: /basket/"])).not.toContain("blocks-everything");
  });
});

it("Two groups for every crawler are told as Yandex sees them", () => {
  const lines = [STAR, "Disallow: /a", "", STAR, "Disallow: /b", "", STAR, "Disallow: /c"];
  expect(messageOf(lines, "duplicate-group")).toMatch(/^Yandex.Webmaster reports an error/);
});

describe("a fix for such a fault", () => {
  it.each([
    ["Disallow: / basket /", "Remove the space beside the slash", "Disallow: /basket/"],
    ["Disallow: /users/:id/edit", "Write /users/*/edit", "Disallow: /users/*/edit"],
    ["Disallow: /(account)/login", "Write /login", "Disallow: /login"],
    ['Disallow: /secret/"', 'Remove "', "Disallow: /secret/"],
    ["Disallow: /men%FA/", "Write %C3%BA", "Disallow: /men%C3%BA/"],
    ["Disallow: /*?s=/", "Remove the slash", "Disallow: /*?s="],
    ["Disallow: /log\u2011in", "Write a hyphen", "Disallow: /log-in"],
    [
      "Sitemap: https://м.рф/я.xml",
      "Write https://xn--l1a.xn--p1ai/%D1%8F.xml",
      "Sitemap: https://xn--l1a.xn--p1ai/%D1%8F.xml",
    ],
  ])("leaves no worse line behind: %j", (line, title, fixed) => {
    expect(fixedLines([STAR, line], title)).toEqual([STAR, fixed]);
  });
});

it("A line that no crawler reads as a rule is told once", () => {
  const lines = ["Disallow: noindex", STAR, "Disallow: /a"];
  expect(rulesIn(lines).filter((rule) => rule === "rule-before-user-agent")).toEqual([]);
  expect(rulesIn(["Disallow: /b", ...lines])).toContain("rule-before-user-agent");
});

it("Letters that Yandex does not find are told as what they cost", () => {
  expect(messageOf([STAR, "Disallow: /цены/"], "raw-non-ascii")).toMatch(/^Yandex does not find/);
  expect(messageOf(["User-agent: Googlebot", "Disallow: /цены/"], "raw-non-ascii")).not.toContain(
    "does not find",
  );
});

describe("what operators say of their own crawlers", () => {
  const file = (lines: readonly string[]) => parse(lines.join("\n"));
  const isAllowed = (crawler: string, lines: readonly string[], status: number | null, days = 0) =>
    consult(file(lines), dialects[readerOf(crawler)], crawler, {
      ...PLAIN_RESPONSE,
      status,
      daysUnreachable: days,
    }).matcher.decide("/a").allowed;

  it("Screaming Frog follows Googlebot's group unless one names it", () => {
    const lines = ["User-agent: Googlebot", "Disallow: /b", STAR, "Disallow: /"];
    expect(isAllowed("Screaming Frog SEO Spider", lines, 200)).toBe(true);
    const own = [...lines, "User-agent: Screaming Frog SEO Spider", "Disallow: /a"];
    expect(isAllowed("Screaming Frog SEO Spider", own, 200)).toBe(false);
  });

  it("Amazonbot uses its copy for 30 days of failures, then crawls as without a file", () => {
    const lines = [STAR, "Disallow: /a"];
    for (const status of [503, null]) {
      expect(isAllowed("Amazonbot", lines, status, 1)).toBe(false);
      expect(isAllowed("Amazonbot", [STAR, "Disallow: /b"], status, 1)).toBe(true);
      expect(isAllowed("Amazonbot", lines, status, 31)).toBe(true);
      expect(isAllowed("GPTBot", [STAR, "Disallow: /b"], status, 1)).toBe(false);
    }
    expect(isAllowed("Amazonbot", lines, 404)).toBe(true);
  });
});
