import { closed, mistake, opened, staysAllowed, staysBlocked } from "./mistake.ts";

/** The block that Cloudflare writes, shortened. */
const MANAGED = `# BEGIN Cloudflare Managed content

User-agent: *
Content-Signal: search=yes,ai-train=no
Allow: /

User-agent: ClaudeBot
Disallow: /

User-agent: GPTBot
Disallow: /

# END Cloudflare Managed Content
`;

/** Mistakes with directives, with how the file is delivered, and of programs that write it. */
export const deliveryMistakes = [
  mistake({
    id: "odd-spellings",
    theme: "directives",
    wrong: `user agent: *
Dissallow: /drafts/
Disallow /tmp/
Disallow: /photos/
# This one is lost on every crawler
Alow: /photos/public/
`,
    right: `User-agent: *
Disallow: /drafts/
Disallow: /tmp/
Disallow: /photos/
Allow: /photos/public/
`,
    checks: ["directive-typo", "directive-typo-accepted-by-some", "missing-colon"],
    verdicts: [
      closed("Googlebot", "https://blog.example/photos/public/cat"),
      staysBlocked("Googlebot", "https://blog.example/drafts/monday"),
      staysBlocked("Googlebot", "https://blog.example/tmp/upload"),
      staysAllowed("Googlebot", "https://blog.example/posts/1"),
      opened("GPTBot", "https://blog.example/drafts/monday"),
    ],
    sources: [
      {
        title: "webtrees, pull request 4972",
        url: "https://github.com/fisharebest/webtrees/pull/4972",
      },
    ],
  }),
  mistake({
    id: "lines-that-google-skips",
    theme: "directives",
    wrong: `User-agent: *
Crawl-delay: 10
Noindex: /drafts/
Disallow: /cart
`,
    right: `User-agent: *
Disallow: /cart
`,
    checks: ["unsupported-noindex"],
    verdicts: [
      staysAllowed("Googlebot", "https://shop.example/drafts/plan"),
      staysBlocked("Googlebot", "https://shop.example/cart"),
    ],
    sources: [
      {
        title: "Pocket ID, pull request 806",
        url: "https://github.com/pocket-id/pocket-id/pull/806",
      },
      {
        title: "Google: a note on unsupported rules in robots.txt",
        url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
      },
    ],
  }),
  mistake({
    id: "byte-order-mark",
    theme: "delivery",
    wrong: `\ufeffUser-agent: *
Disallow: /private/
`,
    right: `User-agent: *
Disallow: /private/
`,
    checks: ["bom-at-start"],
    verdicts: [
      opened("Scrapy", "https://photos.example/private/2024"),
      staysBlocked("Googlebot", "https://photos.example/private/2024"),
    ],
    sources: [
      { title: "12 Titans, about 2010", url: "http://www.12titans.net/p/robots-txt-bom.aspx" },
      {
        title: "Search Engine Roundtable, 2008",
        url: "https://seroundtable.com/archives/017801.html",
      },
    ],
  }),
  mistake({
    id: "blank-line-in-group",
    theme: "directives",
    wrong: `User-agent: *

Disallow: /private/
`,
    right: `User-agent: *
Disallow: /private/
`,
    checks: ["blank-line-inside-group"],
    verdicts: [
      opened("Python-urllib", "https://photos.example/private/2024"),
      staysBlocked("Googlebot", "https://photos.example/private/2024"),
    ],
    sources: [
      { title: "wpull, issue 273", url: "https://github.com/ArchiveTeam/wpull/issues/273" },
    ],
  }),
  mistake({
    id: "page-instead-of-file",
    theme: "delivery",
    wrong: `<!doctype html>
<html lang="en">
  <head><title>Videos</title></head>
  <body><div id="root"></div></body>
</html>
`,
    right: `User-agent: *
Disallow: /admin/
`,
    response: { contentType: "text/html" },
    checks: ["html-content"],
    verdicts: [
      opened("Googlebot", "https://video.example/admin/users"),
      staysAllowed("Googlebot", "https://video.example/watch"),
    ],
    sources: [
      {
        title: "divine.video, issue 484",
        url: "https://github.com/divinevideo/divine-web/issues/484",
      },
    ],
  }),
  mistake({
    id: "server-error",
    theme: "delivery",
    wrong: `User-agent: *
Disallow: /cart
`,
    right: `User-agent: *
Disallow: /cart
`,
    response: { status: 500 },
    checks: ["http-status"],
    verdicts: [
      closed("Googlebot", "https://shop.example/"),
      closed("Googlebot", "https://shop.example/shoes"),
      staysBlocked("Googlebot", "https://shop.example/cart"),
    ],
    sources: [
      {
        title: "Intrapromote: a toxic combination",
        url: "http://blog.intrapromote.com/robots-txt-and-500-server-errors-toxic-combination/",
      },
      {
        title: "Search Engine Roundtable, 2022",
        url: "https://www.seroundtable.com/500-code-robots-google-34567.html",
      },
    ],
  }),
  mistake({
    id: "file-in-a-folder",
    theme: "delivery",
    wrong: `User-agent: *
Disallow: /drafts/
`,
    right: `User-agent: *
Disallow: /project/drafts/
`,
    response: { requestedUrl: "https://team.example/project/robots.txt" },
    isUnread: true,
    checks: ["wrong-location"],
    verdicts: [
      opened("Googlebot", "https://team.example/project/drafts/1"),
      staysAllowed("Googlebot", "https://team.example/project/"),
    ],
    sources: [
      {
        title: "TooGoodToGo-CLI, pull request 45",
        url: "https://github.com/peterschwps/TooGoodToGo-CLI/pull/45",
      },
    ],
  }),
  mistake({
    id: "managed-block-unnoticed",
    theme: "programs",
    wrong: `${MANAGED}User-agent: *
Disallow: /drafts/
`,
    right: `User-agent: *
Disallow: /drafts/
`,
    checks: [],
    verdicts: [
      closed("ClaudeBot", "https://me.example/articles/1"),
      closed("GPTBot", "https://me.example/articles/1"),
      staysAllowed("Googlebot", "https://me.example/articles/1"),
      staysBlocked("Googlebot", "https://me.example/drafts/1"),
    ],
    sources: [
      {
        title: "HARSHDIPSAHA.github.io, issue 25",
        url: "https://github.com/HarshdipSaha/HARSHDIPSAHA.github.io/issues/25",
      },
      {
        title: "sunilabraham.in, issue 27",
        url: "https://github.com/sunilabrahamindia/sunilabraham/issues/27",
      },
    ],
  }),
  mistake({
    id: "managed-block-undone",
    theme: "programs",
    wrong: `${MANAGED}User-agent: GPTBot
Allow: /
Disallow: /drafts/
`,
    right: `${MANAGED}User-agent: *
Disallow: /drafts/
`,
    checks: ["managed-block-overruled"],
    verdicts: [
      opened("GPTBot", "https://me.example/articles/1"),
      staysBlocked("GPTBot", "https://me.example/drafts/1"),
      staysBlocked("ClaudeBot", "https://me.example/articles/1"),
      staysAllowed("Googlebot", "https://me.example/articles/1"),
    ],
    sources: [
      {
        title: "Cloudflare: managed robots.txt",
        url: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
      },
    ],
  }),
  mistake({
    id: "generator-drops-empty-rule",
    theme: "programs",
    wrong: `User-Agent: Googlebot

User-Agent: *
Disallow: /
`,
    right: `User-Agent: Googlebot
Disallow:

User-Agent: *
Disallow: /
`,
    checks: [],
    verdicts: [
      closed("Googlebot", "https://archive.example/"),
      staysBlocked("bingbot", "https://archive.example/"),
    ],
    sources: [
      { title: "Hwaro, pull request 276", url: "https://github.com/hahwul/hwaro/pull/276" },
      {
        title: "Next.js, resolve-route-data.ts (0961e33)",
        url: "https://github.com/vercel/next.js",
      },
    ],
  }),
  mistake({
    id: "misspelt-setting",
    theme: "programs",
    wrong: `# START nuxt-simple-robots (indexing disabled)
User-agent: *
Disallow: /

# END nuxt-simple-robots
`,
    right: `# START nuxt-simple-robots (indexable)
User-agent: *
Disallow: /logout/
Disallow: /profile/

User-agent: GPTBot
Disallow: /

# END nuxt-simple-robots
`,
    checks: ["blocks-everything"],
    verdicts: [
      closed("Googlebot", "https://club.example/"),
      staysBlocked("Googlebot", "https://club.example/profile/7"),
      staysBlocked("GPTBot", "https://club.example/"),
    ],
    sources: [
      { title: "Nuxt SEO, issue 246", url: "https://github.com/harlan-zw/nuxt-seo/issues/246" },
    ],
  }),
  mistake({
    id: "plugin-joins-groups",
    theme: "programs",
    wrong: `User-agent: *
User-agent: BadBot
Disallow: /
`,
    right: `User-agent: *
Disallow:

User-agent: BadBot
Disallow: /
`,
    checks: ["blocks-everything"],
    verdicts: [
      closed("Googlebot", "https://blog.example/"),
      closed("bingbot", "https://blog.example/"),
      staysBlocked("BadBot", "https://blog.example/"),
    ],
    sources: [
      {
        title: "All in One SEO 4.9.9 (3e4a927)",
        url: "https://github.com/awesomemotive/all-in-one-seo-pack",
      },
    ],
  }),
];
