import fc from "fast-check";

/** The site of the files, another one, and a path that only the other has. */
export const OWN_SITE = "https://shop.example";
const OTHER_SITE = "https://club.example";
export const FOREIGN_PATH = "/elsewhere";

/** Crawlers of all purposes and readers, current, retired and unknown, as people write them. */
const NAMES = [
  "*",
  "*",
  "Googlebot",
  "Googlebot-Image",
  "AdsBot-Google",
  "Mediapartners-Google",
  "bingbot",
  "msnbot",
  "Slurp",
  "YandexBot",
  "Yandex",
  "Baiduspider",
  "Applebot",
  "Applebot-Extended",
  "GPTBot",
  "ChatGPT-User",
  "CCBot",
  "ClaudeBot",
  "anthropic-ai",
  "Google-Extended",
  "AhrefsBot",
  "SemrushBot",
  "MJ12bot",
  "facebookexternalhit",
  "Twitterbot",
  "ia_archiver",
  "Wget",
  "Scrapy",
  "Nutch",
  "SeznamBot",
  "PetalBot",
  "FooBot",
  "FooBot/1.0",
  "Foo",
  "Semrush",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Google bot",
  "googlebot*",
  "*bot",
  "Sogou web spider",
  "bingbot, Slurp",
  "AdsBot",
];

const PATHS = [
  "/",
  "/",
  "/*",
  "/admin/",
  "/wp-admin/",
  "/wp-admin/admin-ajax.php",
  "/wp-content/plugins/",
  "/wp-includes/",
  "/cart",
  "/cart/",
  "/checkout*",
  "/search",
  "/*?s=",
  "/*?*sort=",
  "/?p=",
  "*.pdf$",
  "/*.js",
  "/*.css$",
  "/misc/",
  "/misc/*.js$",
  "/static/",
  "/tag/*/feed/",
  "/a//b",
  "/a/../b",
  "/caf\u00e9/",
  "/caf%c3%a9/",
  "/50%off",
  "/%7euser/",
  "/Private/",
  "/private/",
  "/private",
  "/private/open/",
  "/new page/",
  "/a /b",
  "/x,/y",
  "/&amp;x=1",
  "\\temp\\",
  "admin/",
  "*",
  "/$",
  "/a$b",
  "/index.php?option=com_content&view=",
  "/backup/site.sql",
  "/robots.txt",
  "/sitemap.xml",
  `${OWN_SITE}/account/`,
  "//shop.example/account/",
  `${OTHER_SITE}${FOREIGN_PATH}/`,
  `//club.example${FOREIGN_PATH}`,
  `club.example${FOREIGN_PATH}/x`,
];

const SITEMAPS = [
  `${OWN_SITE}/sitemap.xml`,
  `${OWN_SITE}/sitemap_index.xml`,
  "http://shop.example/sitemap.xml",
  "/sitemap.xml",
  "sitemap.xml",
  "https://www.shop.example/news.xml",
  `${OTHER_SITE}${FOREIGN_PATH}.xml`,
  `${OWN_SITE}/site map.xml`,
  `${OWN_SITE}/index.html`,
];

/** Lines of other fields, comments, and what is no directive. */
const OTHERS = [
  "",
  "",
  "",
  "# Everyone else",
  "#Disallow: /old/",
  "# Disallow: /tmp # closed in spring",
  "Crawl-delay: 10",
  "Crawl-delay: 0.5",
  "Crawl-delay: ten",
  "Host: shop.example",
  "Clean-param: sid /",
  "Noindex: /drafts/",
  "Request-rate: 1/5",
  "Visit-time: 0600-0845",
  "Content-Signal: search=yes, ai-train=no",
  "Content-Usage: train-ai=n",
  "LLMs: https://shop.example/llms.txt",
  "Disallow:",
  "Allow:",
  "Allow: /",
  "User-agent:",
  "/forgotten/",
  `${OWN_SITE}/lost.xml`,
  `${OTHER_SITE}${FOREIGN_PATH}/lost.xml`,
  "Please do not crawl at night",
  "Options -Indexes",
  '<meta name="robots" content="noindex">',
  "Disallow: /tmp/ Disallow: /log/",
  "User-agent: bingbot Disallow: /",
  "Disallow : /spaced/",
  "// a note",
];

const either = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const field = (name: string, values: readonly string[]): fc.Arbitrary<string> =>
  either(values).map((value) => `${name}: ${value}`);

/** A slip of the hand or of a program: in a letter, the separator, the characters or the case. */
const SLIPS: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}#${text.slice(at)}`,
  (text, at) => text.slice(0, at),
  (text) => text.replace(":", ""),
  (text) => text.replace(": ", "="),
  (text) => text.replace(":", "\uff1a"),
  (text) => text.replace("-", "\u2013"),
  (text) => text.replace(" ", "\u00a0"),
  (text) => text.replace(/: (.*)$/, ': "$1"'),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => `  ${text}  `,
  (text) => `${text} # why`,
  (text) => `${text}*`,
  (text) => `- ${text}`,
  (text) => `${text}<br/>`,
];

const slipped = (lines: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(lines, fc.constantFrom(...SLIPS), fc.nat(20))
    .map(([text, slip, at]) => slip(text, Math.min(at, text.length)));

const written = (lines: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 7, arbitrary: lines }, { weight: 1, arbitrary: slipped(lines) });

const rules = fc.oneof(
  { weight: 3, arbitrary: field("Disallow", PATHS) },
  { weight: 1, arbitrary: field("Allow", PATHS) },
);

/** A group as people write one: names, rules, and now and then something else between them. */
const groups: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.array(written(field("User-agent", NAMES)), { minLength: 1, maxLength: 3 }),
    fc.array(
      fc.oneof({ weight: 4, arbitrary: written(rules) }, { weight: 1, arbitrary: either(OTHERS) }),
      { maxLength: 6 },
    ),
    fc.boolean(),
  )
  .map(([names, lines, hasBlank]) => [...names, ...lines, ...(hasBlank ? [""] : [])]);

const sitemaps = fc.array(written(field("Sitemap", SITEMAPS)), { maxLength: 2 });

/** Mostly one kind of line end in a file; in some files each line has its own. */
const lineEnds = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("\n", "\n", "\r\n", "\r").map((end) => [end]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom("\n", "\r\n", "\r"), { minLength: 2, maxLength: 5 }),
  },
);

const joined = (lines: readonly string[], ends: readonly string[]): string =>
  lines.map((line, index) => line + (ends[index % ends.length] ?? "\n")).join("");

const wholeFiles: fc.Arbitrary<string> = fc
  .tuple(fc.array(groups, { minLength: 1, maxLength: 4 }), sitemaps, lineEnds)
  .map(([all, addresses, ends]) => joined([...all.flat(), ...addresses], ends));

/**
 * A site's file with the faults of real ones: real-looking groups with misspelt lines here and
 * there, any line ends, some cut in the middle.
 */
export const siteFiles: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: wholeFiles },
  {
    weight: 1,
    arbitrary: fc
      .tuple(wholeFiles, fc.nat(999))
      .map(([text, at]) => text.slice(0, Math.floor((text.length * at) / 1_000))),
  },
);
