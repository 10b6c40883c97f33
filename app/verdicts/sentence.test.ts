import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Encoding, overviewOf, PLAIN_RESPONSE, parse } from "../../core/index.ts";
import { asideOf, sentenceOf } from "./sentence.ts";

const overview = (...lines: readonly string[]) => overviewOf({ document: parse(lines.join("\n")) });

interface Told {
  readonly name: string;
  readonly file: string;
  readonly encoding?: Encoding;
  readonly status?: number;
  readonly redirects?: number;
  readonly daysUnreachable?: number;
  readonly sentence: string;
  /** The texts below, each with its line. */
  readonly aside?: string;
  /** Search, training, answers. */
  readonly rows: readonly string[];
}

const TOLD: readonly Told[] = [
  {
    name: "shop",
    file: "# shop.example\nUser-agent: *\nDisallow: /cart\nDisallow: /checkout/\nDisallow: /account/\nDisallow: /wishlist\nDisallow: /compare\nDisallow: /search\nDisallow: /*?sort=\nDisallow: /*&sort=\nDisallow: /*?filter=\nDisallow: /*&filter=\nDisallow: /*/print$\nDisallow: /*?sid=\nAllow: /cart/help\n\nSitemap: https://shop.example/sitemap.xml\n",
    sentence: "Open to search engines and AI but for 12 paths.",
    rows: ["part", "part", "part"],
    aside: "No group names a crawler: all follow {place} (`*`).2",
  },
  {
    name: "wordpress staging",
    file: "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /\n\nSitemap: https://shop.example/wp-sitemap.xml\n",
    sentence: "Closed to search engines and AI.",
    rows: ["closed", "closed", "closed"],
    aside:
      "{place} closes the site.4 Only `/wp-admin/admin-ajax.php` stays open, which is no page.",
  },
  {
    name: "publisher forgets",
    file: "# news.example\nUser-agent: *\nDisallow: /account/\nDisallow: /subscriber/\nDisallow: /search\nDisallow: /*?preview=\n\n# AI: no training, but cite us\nUser-agent: GPTBot\nUser-agent: CCBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nAllow: /\n\nSitemap: https://news.example/sitemap.xml\nSitemap: https://news.example/news.xml\n",
    sentence: "Open to search engines but for 4 paths. 3 of 8 AI trainers are kept out.",
    rows: ["part", "part", "part"],
    aside: "Not kept out: Google-Extended, Amazonbot and 3 more.",
  },
  {
    name: "html page",
    file: '<!doctype html>\n<html lang="en">\n<head>\n<title>Garden club</title>\n<script src="/assets/app.8f3a.js" defer></script>\n</head>\n<body>\n<div id="root"></div>\n</body>\n</html>\n',
    sentence: "This is a web page, not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "bytes of an image",
    file: "GIF89a\u0001\u0000\u0001\u0000\ufffd\u0000!\ufffd\u0004",
    sentence: "This is not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "Check what your server sends for `/robots.txt`.",
  },
  {
    name: "first words",
    file: "# For all crawlers\nUser agents\n/sign-in/*\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "misspelt agent",
    file: "# A small shop: keep crawlers out of the cart, but let them read its help page\nUser-agent: *\nDisallow: /cart\nAllow: /cart/help\n\n# Meant to keep an AI trainer out, but one word is misspelt\nuseragent: GPTBot\nDisallow: /\n\nSitemap: https://shop.example/sitemap.xml\n",
    sentence: "Open to Google; closed to Bing, DuckDuckGo and 4 more.",
    rows: ["part", "part", "part"],
    aside: "{place} is misspelt: only Google reads it.7",
  },
  {
    name: "allow list",
    file: "User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /intern/\nDisallow: /suche?\n\nUser-agent: *\nDisallow: /\n",
    sentence:
      "Open to search engines but for 2 paths; closed to DuckDuckGo, Yandex and 2 more. AI is kept out.",
    rows: ["part", "closed", "closed"],
  },
  {
    name: "training out answers in",
    file: "# Training: no\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nUser-agent: Applebot-Extended\nUser-agent: meta-externalagent\nUser-agent: Amazonbot\nUser-agent: Bytespider\nDisallow: /\n\nUser-agent: *\nDisallow: /draft/\n\nSitemap: https://essays.example/sitemap.xml\n",
    sentence: "Open to search engines but for 1 path. AI training is kept out; AI answers are not.",
    rows: ["part", "closed", "part"],
  },
  {
    name: "open file",
    file: "User-agent: *\nDisallow:\n\nSitemap: https://club.example/sitemap.xml\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "status 503",
    file: "User-agent: *\nDisallow: /admin/\n",
    sentence: "Search engines stop crawling: robots.txt answers with error 503.",
    rows: ["part", "closed", "closed"],
    aside:
      "This text counts for nobody until robots.txt answers with status 200. Yandex crawls everything meanwhile.",
    status: 503,
  },
  {
    name: "status 404",
    file: "User-agent: *\nDisallow: /\n",
    sentence: "Open to all crawlers: robots.txt answers 404, which counts as no file.",
    rows: ["open", "open", "open"],
    status: 404,
  },
  {
    name: "status 429, which stops Google alone",
    file: "User-agent: *\nDisallow: /admin/\n",
    sentence: "Google stops crawling: robots.txt answers with error 429.",
    rows: ["part", "part", "open"],
    aside:
      "This text counts for nobody until robots.txt answers with status 200. Other search engines crawl everything meanwhile.",
    status: 429,
  },
  {
    name: "status 503 for 40 days, which still stops CCBot",
    file: "User-agent: *\nDisallow: /admin/\n",
    sentence: "Open to search engines: robots.txt answers 503, which counts as no file.",
    rows: ["open", "part", "open"],
    status: 503,
    daysUnreachable: 40,
  },
  {
    name: "more redirects than most follow, though not Yandex",
    file: "User-agent: *\nDisallow: /\n",
    sentence:
      "Open to Google, Bing and 4 more: robots.txt redirects too often, which counts as no file.",
    rows: ["part", "part", "open"],
    redirects: 7,
  },
  {
    name: "closed but blog",
    file: "User-agent: *\nAllow: /$\nAllow: /blog/\nDisallow: /\n",
    sentence: "Closed to search engines and AI but for the home page and 1 path.",
    rows: ["part", "part", "part"],
  },
  {
    name: "template",
    file: '{% if site.env == "production" %}\nUser-agent: *\nDisallow: /drafts/\n{% else %}\nUser-agent: *\nDisallow: /\n{% endif %}\nSitemap: {{ site.url }}/sitemap.xml\n',
    sentence: "This is a template, not the finished file. Closed to search engines and AI.",
    rows: ["closed", "closed", "closed"],
    aside: "{place} is code of a template. Test the file that your server sends.1",
  },
  {
    name: "merge conflict",
    file: "User-agent: *\n<<<<<<< HEAD\nDisallow: /beta/\n=======\nDisallow: /labs/\n>>>>>>> release\nDisallow: /admin/\n",
    sentence:
      "Unresolved merge conflict: both versions count. Open to search engines and AI but for 3 paths.",
    rows: ["part", "part", "part"],
    aside: "The conflict begins on {place}.2",
  },
  {
    name: "google own group",
    file: "User-agent: *\nDisallow: /account/\nDisallow: /basket/\nDisallow: /internal/\nDisallow: /reports/\nDisallow: /search\n\nUser-agent: Googlebot\nDisallow: /beta/\n",
    sentence:
      "Open to Google and Apple but for 1 path, to other search engines but for 5 paths. AI is not kept out.",
    rows: ["part", "part", "part"],
  },
  {
    name: "baidu yandex out",
    file: "User-agent: Baiduspider\nUser-agent: YandexBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\nDisallow: /tag/\nDisallow: /author/\n",
    sentence: "Open to search engines and AI but for 3 paths; closed to Yandex and Baidu.",
    rows: ["part", "part", "part"],
  },
  {
    name: "a program's report of an error",
    file: '{"errorType":"Runtime.Error","errorMessage":"no such module"}',
    sentence: "This is a server error, not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "Check what your server sends for `/robots.txt`.",
  },
  {
    name: "a storage service's answer",
    file: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code></Error>',
    sentence: "This is a server error, not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "several crawlers on one line, which keeps none of them out",
    file: "User-agent: GPTBot, ClaudeBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No group names a crawler: all follow {place} (`*`).4",
  },
  {
    name: "several unknown names on one line, beginning with a star",
    file: "User-agent: *, SomeBot\nDisallow: /\n\nUser-agent: OneBot, TwoBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    sentence: "Open to search engines and AI but for 1 path.",
    rows: ["part", "part", "part"],
    aside: "No group names a crawler: all follow {place} (`*`).7",
  },
  {
    name: "an engine by its own name, which no crawler has",
    file: "User-agent: Bing\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n",
    sentence: "Open to search engines and AI but for 1 path.",
    rows: ["part", "part", "part"],
    aside: "No group names a crawler: all follow {place} (`*`).4",
  },
  {
    name: "rule without a colon",
    file: "User-agent: *\nDisallow: /cart\nDisallow /\n",
    sentence: "Closed to Google; open to Bing, DuckDuckGo and 4 more.",
    rows: ["part", "part", "part"],
    aside: "{place} has no colon: only Google reads it.3",
  },
  {
    name: "closed by name, below a misspelt line that is not why",
    file: "User-agent: Googlebot\nDisalow: /x\nDisallow: /\n\nUser-agent: Applebot\nUser-agent: *\nDisallow: /a\n",
    sentence: "Closed to Google; open to Bing, DuckDuckGo and 4 more.",
    rows: ["part", "part", "part"],
    aside: "{place} closes the site to Google.3",
  },
  {
    name: "own group for one engine",
    file: "User-agent: *\nDisallow: /a\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\nDisallow: /c\n",
    sentence: "Open to search engines but for 1 to 3 paths. AI is not kept out.",
    rows: ["part", "part", "part"],
    aside: "Yandex: 3 paths closed.",
  },
  {
    name: "paths that no URL matches",
    file: "User-agent: *\nDisallow: admin\nDisallow: wp-admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No URL matches the path on {place}.2",
  },
  {
    name: "an empty rule beside one that matches no URL",
    file: "User-agent: *\nDisallow:\nDisallow: admin\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "a path behind a space that crawlers do not skip",
    file: "User-agent: *\nDisallow:\u00a0/admin\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No URL matches the path on {place}.2",
  },
  {
    name: "line ends that stand in the text",
    file: "User-agent: *\\nDisallow: /admin/\\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No crawler finds a rule on {place}.1",
  },
  {
    name: "a rule on the line of a name",
    file: "# Ours\nUser-agent: * Disallow: /admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No crawler finds a rule on {place}.2",
  },
  {
    name: "rules outside of all groups",
    file: "Disallow: /admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "{place} belongs to no group that a crawler follows.1",
  },
  {
    name: "a commented rule",
    file: "User-agent: *\n# Disallow: /admin/\nCrawl-delay: 5 # Disallow: /b\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "an encoding that one reader of all those tried decodes",
    file: "User-agent: *\nDisallow: /\n",
    encoding: "utf-16le",
    sentence:
      "This file is in UTF-16, which most crawlers cannot read. Open to search engines. 1 of 8 AI trainers is kept out.",
    rows: ["open", "part", "open"],
    aside: "Save it as UTF-8.",
  },
  {
    name: "longer than Google reads",
    file: `User-agent: *\nDisallow: /a\n${`# ${"x".repeat(997)}\n`.repeat(520)}Disallow: /b\n`,
    sentence:
      "Google reads only the first 500 KiB. Open to search engines but for up to 2 paths. AI is not kept out.",
    rows: ["part", "part", "part"],
    aside: "Nothing below {place} counts for Google.514",
  },
];

describe("the sentence about a file", () => {
  it.each(TOLD)("tells what it does: $name", (told) => {
    const { file, encoding, sentence, aside, rows, ...served } = told;
    const { status = 200, redirects = 0, daysUnreachable = 0 } = served;
    const response =
      status === 200 && redirects === 0
        ? null
        : { ...PLAIN_RESPONSE, status, redirects, daysUnreachable };
    const found = overviewOf({ document: parse(file, encoding), response });
    expect(sentenceOf(found)).toBe(sentence);
    const below = asideOf(found).map(({ template, line }) => `${template}${line ?? ""}`);
    if (aside !== undefined) expect(below.join(" ")).toBe(aside);
    const of = (wanted: string) => found.rows.find(({ purpose }) => purpose === wanted)?.openness;
    expect([of("search"), of("ai-training"), of("ai-search")]).toEqual(rows);
  });

  it("is found of lines of any length", () => {
    // If each space were tried as the end of each word, this would take years, and the test would time out.
    const found = overviewOf({
      document: parse(`${" ".repeat(8_000)}a${" ".repeat(8_000)}b c\n`),
    });
    expect(sentenceOf(found)).toBe("This is not a robots.txt. Open to all crawlers.");
  });

  it("has the sign of something broken while the server answers with errors, however long", () => {
    const signOf = (status: number, daysUnreachable = 0) =>
      overviewOf({
        document: parse("User-agent: *\nDisallow: /a\n"),
        response: { ...PLAIN_RESPONSE, status, daysUnreachable },
      }).headline.sign;
    expect([signOf(404), signOf(503), signOf(503, 40)]).toEqual(["good", "broken", "broken"]);
  });

  it("says once that an engine is closed by a name for all its crawlers", () => {
    const found = overview(
      "User-agent: Yandex",
      "Disallow: /",
      "",
      "User-agent: *",
      "Disallow: /a",
    );
    expect(sentenceOf(found)).toBe(
      "Open to search engines and AI but for 1 path; closed to Yandex.",
    );
    expect(asideOf(found)).toEqual([]);
  });

  const name = fc.constantFrom("*", "Googlebot", "bingbot", "Yandex", "GPTBot", "OAI-SearchBot");
  const rule = fc.tuple(
    fc.constantFrom("Allow", "Disallow", "Dissalow"),
    fc.constantFrom("/", "/a", "/a/b", "/$", "/*.css$", "/img/", ""),
  );
  const file = fc
    .array(
      fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.array(rule, { maxLength: 4 })),
      {
        maxLength: 4,
      },
    )
    .map((groups) =>
      groups
        .map(([names, rules]) =>
          [
            ...names.map((each) => `User-agent: ${each}`),
            ...rules.map(([type, path]) => `${type}: ${path}`),
          ].join("\n"),
        )
        .join("\n\n"),
    );

  it("has at most 25 words, all of them filled in", () => {
    fc.assert(
      fc.property(file, (text) => {
        const said = sentenceOf(overview(text));
        expect(said.split(/\s+/).length).toBeLessThanOrEqual(25);
        expect(said).not.toMatch(/[{}]|\b1 paths|undefined/);
      }),
      { numRuns: 150 },
    );
  });
});
