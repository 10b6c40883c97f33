import { closed, mistake, opened, staysAllowed, staysBlocked } from "./mistake.ts";

/** Mistakes with whole sites, groups and the names of crawlers. */
export const groupMistakes = [
  mistake({
    id: "staging-left-on",
    theme: "site",
    wrong: `# staging.shop.example: not for search engines
User-agent: *
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`,
    right: `User-agent: *
Disallow:

Sitemap: https://shop.example/sitemap.xml
`,
    checks: ["blocks-everything"],
    verdicts: [
      closed("Googlebot", "https://shop.example/"),
      closed("Googlebot", "https://shop.example/shoes/red"),
      closed("Googlebot", "https://shop.example/sitemap.xml"),
      closed("bingbot", "https://shop.example/"),
    ],
    sources: [
      {
        title: "Dogster's company blog, 2008",
        url: "http://blog.dogster.com/2008/07/14/but-not-everything-goes-perfectly/",
      },
      {
        title: "v2.ocaml.org, issue 821: the same in 2016",
        url: "https://github.com/ocaml/v2.ocaml.org/issues/821",
      },
    ],
  }),
  mistake({
    id: "named-group-replaces-star",
    theme: "groups",
    wrong: `User-agent: *
Disallow: /account/
Disallow: /internal/

# Meant as a welcome; it also opens /account/ and /internal/ to this crawler
User-agent: GPTBot
Allow: /
`,
    right: `User-agent: *
Disallow: /account/
Disallow: /internal/

User-agent: GPTBot
Allow: /
Disallow: /account/
Disallow: /internal/
`,
    checks: ["specific-group-drops-star-rules"],
    verdicts: [
      opened("GPTBot", "https://club.example/account/invoices"),
      opened("GPTBot", "https://club.example/internal/report"),
      staysAllowed("GPTBot", "https://club.example/news"),
      staysBlocked("Googlebot", "https://club.example/account/invoices"),
    ],
    sources: [
      {
        title: "proxy-smart, pull request 1181",
        url: "https://github.com/proxy-smart/proxy-smart/pull/1181",
      },
    ],
  }),
  mistake({
    id: "merged-groups",
    theme: "groups",
    wrong: `# Meant: everybody may come in, slowly
User-agent: *
Crawl-delay: 10

# Meant: only this one stays out. But no rule stands between the two
User-agent: NoisyBot
Disallow: /
`,
    right: `User-agent: *
Crawl-delay: 10
Disallow:

User-agent: NoisyBot
Disallow: /
`,
    checks: ["blocks-everything"],
    verdicts: [
      closed("Googlebot", "https://forum.example/"),
      closed("Googlebot", "https://forum.example/topic/7"),
      staysBlocked("NoisyBot", "https://forum.example/topic/7"),
    ],
    sources: [
      {
        title: "ai.robots.txt, issue 215",
        url: "https://github.com/ai-robots-txt/ai.robots.txt/issues/215",
      },
      {
        title: "google/robotstxt, issue 51: the same with Crawl-delay",
        url: "https://github.com/google/robotstxt/issues/51",
      },
    ],
  }),
  mistake({
    id: "rules-without-user-agent",
    theme: "groups",
    wrong: `Disallow: /search
Disallow: /compare

Sitemap: https://packages.example/sitemap.xml
`,
    right: `User-agent: *
Disallow: /search
Disallow: /compare

Sitemap: https://packages.example/sitemap.xml
`,
    checks: ["rule-before-user-agent"],
    verdicts: [
      opened("Googlebot", "https://packages.example/search?q=parser"),
      opened("GPTBot", "https://packages.example/compare/a/b"),
      staysAllowed("Googlebot", "https://packages.example/package/parser"),
    ],
    sources: [
      {
        title: "npmx.dev, pull request 2892",
        url: "https://github.com/npmx-dev/npmx.dev/pull/2892",
      },
    ],
  }),
  mistake({
    id: "delay-only-group",
    theme: "groups",
    wrong: `User-agent: *
Disallow: /manage
Disallow: /admin
Disallow: /search

User-agent: bingbot
Crawl-delay: 20
`,
    right: `User-agent: *
Disallow: /manage
Disallow: /admin
Disallow: /search

User-agent: bingbot
Crawl-delay: 20
Disallow: /manage
Disallow: /admin
Disallow: /search
`,
    checks: ["user-agent-without-rules"],
    verdicts: [
      opened("bingbot", "https://blog.example/manage/posts"),
      opened("bingbot", "https://blog.example/search?q=tea"),
      staysBlocked("Googlebot", "https://blog.example/manage/posts"),
    ],
    sources: [
      { title: "robots.txt of a blog at Tistory", url: "https://ggarden.tistory.com/robots.txt" },
    ],
  }),
  mistake({
    id: "names-that-nobody-has",
    theme: "groups",
    wrong: `User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)
Disallow: /

User-agent: CCBot, Bytespider
Disallow: /
`,
    right: `User-agent: GPTBot
User-agent: CCBot
User-agent: Bytespider
Disallow: /
`,
    checks: ["no-such-crawler", "no-such-crawler"],
    verdicts: [
      opened("GPTBot", "https://magazine.example/"),
      opened("Bytespider", "https://magazine.example/"),
      staysAllowed("Googlebot", "https://magazine.example/"),
    ],
    sources: [
      {
        title: "nginx-ultimate-bad-bot-blocker, issue 66",
        url: "https://github.com/mitchellkrogza/nginx-ultimate-bad-bot-blocker/issues/66",
      },
    ],
  }),
  mistake({
    id: "clipped-crawler-name",
    theme: "groups",
    wrong: `User-agent: AdsBot
Disallow: /
`,
    right: `User-agent: AdsBot-Google
Disallow: /
`,
    checks: ["no-such-crawler"],
    verdicts: [
      opened("AdsBot-Google", "https://shop.example/lp/spring"),
      staysAllowed("Googlebot", "https://shop.example/lp/spring"),
    ],
    sources: [
      {
        title: "All in One SEO 4.9.9",
        url: "https://github.com/awesomemotive/all-in-one-seo-pack",
      },
      {
        title: "Google: special-case crawlers",
        url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
      },
    ],
  }),
  mistake({
    id: "ads-crawler-ignores-star",
    theme: "groups",
    wrong: `User-agent: *
Disallow: /
`,
    right: `User-agent: *
User-agent: AdsBot-Google
User-agent: AdsBot-Google-Mobile
User-agent: Mediapartners-Google
User-agent: APIs-Google
Disallow: /
`,
    checks: ["special-crawler-ignores-star"],
    verdicts: [
      opened("AdsBot-Google", "https://shop.example/lp/spring"),
      opened("Mediapartners-Google", "https://shop.example/lp/spring"),
      staysBlocked("Googlebot", "https://shop.example/lp/spring"),
    ],
    sources: [
      {
        title: "Google: special-case crawlers",
        url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
      },
    ],
  }),
  mistake({
    id: "ai-crawlers",
    theme: "ai",
    wrong: `User-agent: *
Disallow: /search

# All that has to do with AI
User-agent: GPTBot
User-agent: OAI-SearchBot
User-agent: ClaudeBot
User-agent: Claude-SearchBot
User-agent: CCBot
User-agent: Google-Extended
User-agent: PerplexityBot
Disallow: /
`,
    right: `User-agent: *
Disallow: /search

# Training: nothing
User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
User-agent: Google-Extended
Disallow: /

# Answers that link back here: everything but the search pages
User-agent: OAI-SearchBot
User-agent: Claude-SearchBot
User-agent: PerplexityBot
Disallow: /search
`,
    checks: [],
    verdicts: [
      closed("OAI-SearchBot", "https://magazine.example/articles/bees"),
      closed("PerplexityBot", "https://magazine.example/articles/bees"),
      staysBlocked("OAI-SearchBot", "https://magazine.example/search?q=bees"),
      staysBlocked("GPTBot", "https://magazine.example/articles/bees"),
      staysAllowed("Googlebot", "https://magazine.example/articles/bees"),
    ],
    sources: [
      { title: "Pagecord, pull request 1102", url: "https://github.com/lylo/pagecord/pull/1102" },
    ],
  }),
  mistake({
    id: "content-signal-as-rule",
    theme: "ai",
    wrong: `User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /
`,
    right: `User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
User-agent: Google-Extended
Disallow: /
`,
    checks: [],
    verdicts: [
      opened("GPTBot", "https://news.example/today"),
      opened("CCBot", "https://news.example/today"),
      staysAllowed("Googlebot", "https://news.example/today"),
    ],
    sources: [
      {
        title: "World Monitor, issue 4471",
        url: "https://github.com/koala73/worldmonitor/issues/4471",
      },
      { title: "Content Signals", url: "https://contentsignals.org/" },
    ],
  }),
];
