import { closed, mistake, opened, staysAllowed, staysBlocked } from "./mistake.ts";

/** Mistakes with paths, and with the rules that match them. */
export const pathMistakes = [
  mistake({
    id: "path-too-short",
    theme: "paths",
    wrong: `User-agent: *
Disallow: /w
`,
    right: `User-agent: *
Disallow: /w/
`,
    checks: [],
    verdicts: [
      closed("Googlebot", "https://shop.example/widgets-blue.php"),
      staysBlocked("Googlebot", "https://shop.example/w/menu.js"),
    ],
    sources: [
      {
        title: "WebmasterWorld, 2008",
        url: "https://www.webmasterworld.com/google/3688613.htm",
      },
      {
        title: "status.app, pull request 1277: the same in 2026",
        url: "https://github.com/status-im/status-web/pull/1277",
      },
    ],
  }),
  mistake({
    id: "trailing-slash-misses-page",
    theme: "paths",
    wrong: `User-agent: *
Disallow: /user/login/
Disallow: /user/register/
`,
    right: `User-agent: *
Disallow: /user/login
Disallow: /user/register
`,
    checks: [],
    verdicts: [
      opened("Googlebot", "https://club.example/user/login"),
      opened("Googlebot", "https://club.example/user/register"),
      staysBlocked("Googlebot", "https://club.example/user/login/help"),
    ],
    sources: [
      {
        title: "Backdrop CMS, issue 5122",
        url: "https://github.com/backdrop/backdrop-issues/issues/5122",
      },
    ],
  }),
  mistake({
    id: "query-matches-nothing",
    theme: "paths",
    wrong: `User-agent: *
Disallow: /nocrawl=1
Disallow: /?sort=
`,
    right: `User-agent: *
Disallow: /*?nocrawl=1
Disallow: /*&nocrawl=1
Disallow: /*?sort=
Disallow: /*&sort=
`,
    checks: ["query-trap"],
    verdicts: [
      opened("Googlebot", "https://ads.example/cars?colour=red&nocrawl=1"),
      opened("Googlebot", "https://ads.example/cars?sort=price"),
      staysBlocked("Googlebot", "https://ads.example/?sort=price"),
      staysAllowed("Googlebot", "https://ads.example/cars"),
    ],
    sources: [
      {
        title: "Moz Q&A: Googlebot does not obey robots.txt disallow",
        url: "https://moz.com/community/q/topic/27575/googlebot-does-not-obey-robots-txt-disallow",
      },
    ],
  }),
  mistake({
    id: "wildcards",
    theme: "paths",
    wrong: `User-agent: *
# Ends in .pdf, with nothing after it
Disallow: /*.pdf$
# A star stands for any characters, not for a version number
Disallow: /docs/v*.*/
`,
    right: `User-agent: *
Disallow: /*.pdf$
Disallow: /*.pdf?
Disallow: /docs/v1.
Disallow: /docs/v2.
`,
    checks: [],
    verdicts: [
      opened("Googlebot", "https://library.example/guides/cats.pdf?download=1"),
      closed("Googlebot", "https://library.example/docs/videos/intro.en/"),
      staysBlocked("Googlebot", "https://library.example/guides/cats.pdf"),
      staysBlocked("Googlebot", "https://library.example/docs/v1.4/"),
    ],
    sources: [
      {
        title: "docs.rs, pull request 2695",
        url: "https://github.com/rust-lang/docs.rs/pull/2695",
      },
    ],
  }),
  mistake({
    id: "longest-rule-wins",
    theme: "paths",
    wrong: `User-agent: *
Allow: /
Disallow: /manage/
Allow: /manage/public-feed
`,
    right: `User-agent: *
Allow: /manage/public-feed
Disallow: /manage/
`,
    checks: [],
    verdicts: [
      opened("Wget", "https://app.example/manage/users"),
      staysBlocked("Googlebot", "https://app.example/manage/users"),
      staysAllowed("Googlebot", "https://app.example/manage/public-feed"),
      staysAllowed("Googlebot", "https://app.example/about"),
    ],
    sources: [
      {
        title: "CPython, issue 148951",
        url: "https://github.com/python/cpython/issues/148951",
      },
      {
        title: "robots.js, issue 18: the same with Allow first",
        url: "https://github.com/ekalinin/robots.js/issues/18",
      },
    ],
  }),
  mistake({
    id: "case-matters",
    theme: "paths",
    wrong: `User-agent: *
Disallow: /Admin/
Disallow: /*?*returnUrl=
`,
    right: `User-agent: *
Disallow: /admin/
Disallow: /*?*returnurl=
Disallow: /*?*returnUrl=
Disallow: /*?*ReturnUrl=
`,
    checks: ["path-case"],
    verdicts: [
      opened("Googlebot", "https://shop.example/admin/orders"),
      opened("Googlebot", "https://shop.example/login?returnurl=%2Fcart"),
      staysBlocked("Googlebot", "https://shop.example/login?returnUrl=%2Fcart"),
    ],
    sources: [
      {
        title: "nopCommerce, issue 7779",
        url: "https://github.com/nopSolutions/nopCommerce/issues/7779",
      },
    ],
  }),
  mistake({
    id: "malformed-paths",
    theme: "paths",
    wrong: `User-agent: *
Disallow: private/
Disallow: /(cart|checkout)/
Disallow: /print/ /pdf/
`,
    right: `User-agent: *
Disallow: /private/
Disallow: /cart/
Disallow: /checkout/
Disallow: /print/
Disallow: /pdf/
`,
    checks: ["path-missing-leading-slash", "regex-in-path", "space-in-path"],
    verdicts: [
      opened("Googlebot", "https://shop.example/private/prices"),
      opened("Googlebot", "https://shop.example/cart/42"),
      opened("Googlebot", "https://shop.example/pdf/7"),
      staysAllowed("Googlebot", "https://shop.example/shoes"),
    ],
    sources: [
      { title: "Consul, pull request 8958", url: "https://github.com/hashicorp/consul/pull/8958" },
    ],
  }),
  mistake({
    id: "rules-for-another-host",
    theme: "paths",
    wrong: `# https://www.shop.example/robots.txt
User-agent: *
Disallow: https://docs.shop.example/archive/
`,
    right: `# https://docs.shop.example/robots.txt
User-agent: *
Disallow: /archive/
`,
    checks: ["path-is-url"],
    verdicts: [
      opened("Googlebot", "https://docs.shop.example/archive/1.9"),
      staysAllowed("Googlebot", "https://docs.shop.example/latest"),
    ],
    sources: [
      {
        title: "Pachyderm, pull request 4257",
        url: "https://github.com/pachyderm/pachyderm/pull/4257",
      },
    ],
  }),
  mistake({
    id: "letters-in-the-wrong-encoding",
    theme: "paths",
    wrong: `User-agent: *
Disallow: /caf%e9/
`,
    right: `User-agent: *
Disallow: /caf%C3%A9/
`,
    checks: [],
    verdicts: [
      opened("Googlebot", "https://town.example/caf%C3%A9/menu"),
      opened("bingbot", "https://town.example/caf%C3%A9/menu"),
      staysAllowed("Googlebot", "https://town.example/bar/menu"),
    ],
    sources: [
      {
        title: "YaCy, issue 80",
        url: "https://github.com/yacy/yacy_search_server/issues/80",
      },
    ],
  }),
  mistake({
    id: "disallow-hides-noindex",
    theme: "site",
    wrong: `User-agent: *
# Keep out of Google; the pages say noindex, too
Disallow: /search/
`,
    right: `User-agent: *
Disallow:
`,
    checks: ["disallow-is-not-deindex"],
    verdicts: [
      closed("Googlebot", "https://office.example/search/passports"),
      closed("bingbot", "https://office.example/search/passports"),
      staysAllowed("Googlebot", "https://office.example/passports"),
    ],
    sources: [
      {
        title: "GOV.UK, pull request 7428",
        url: "https://github.com/alphagov/govuk-puppet/pull/7428",
      },
    ],
  }),
  mistake({
    id: "style-sheets-blocked",
    theme: "site",
    wrong: `User-agent: *
Disallow: /api/
Disallow: /_next/
`,
    right: `User-agent: *
Disallow: /api/
`,
    checks: ["blocks-rendering-resources"],
    verdicts: [
      closed("Googlebot", "https://game.example/_next/static/css/app.css"),
      closed("bingbot", "https://game.example/_next/static/chunks/main.js"),
      staysBlocked("Googlebot", "https://game.example/api/cards"),
    ],
    sources: [
      {
        title: "Spire Codex, pull request 660",
        url: "https://github.com/ptrlrd/spire-codex/pull/660",
      },
    ],
  }),
  mistake({
    id: "secret-paths",
    theme: "site",
    wrong: `User-agent: *
Disallow: /backup-2024.zip
Disallow: /admin-x7f3/
Disallow: /cart
`,
    right: `User-agent: *
Disallow: /cart
`,
    checks: ["sensitive-path-exposed"],
    verdicts: [
      staysBlocked("Googlebot", "https://shop.example/cart"),
      staysAllowed("Googlebot", "https://shop.example/shoes"),
    ],
    sources: [
      {
        title: "great.gov.uk, pull request 1847",
        url: "https://github.com/uktrade/great-cms/pull/1847",
      },
    ],
  }),
];
