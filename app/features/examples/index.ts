import type { Example } from "./example.ts";
import { firstVisit } from "./first-visit.ts";

export type { Example } from "./example.ts";

/** A URL, and its verdict for the example's crawler. */
interface ExampleUrl {
  readonly typed: string;
  readonly expected: "allowed" | "blocked";
}

const blocked = (typed: string): ExampleUrl => ({ typed, expected: "blocked" });
const allowed = (typed: string): ExampleUrl => ({ typed, expected: "allowed" });

/** An example for its crawler, with LF line ends. */
const example = (
  id: string,
  title: string,
  lesson: string,
  { crawler, source, urls }: { crawler: string; source: string; urls: readonly ExampleUrl[] },
): Example => ({
  id,
  title,
  lesson,
  state: {
    source,
    lineEnd: "\n",
    crawler,
    dialect: "automatic",
    urls: urls.map(({ typed, expected }) => ({ typed, expectations: [{ crawler, expected }] })),
  },
});

/** The examples, in menu order; the first is shown on a first visit. */
export const examples: readonly Example[] = [
  firstVisit,
  example(
    "staging-left-on",
    "Staging rules left on",
    "A single slash after Disallow blocks the whole site, and it is easily carried from the test site to the real one.",
    {
      crawler: "Googlebot",
      source: `# staging.shop.example: not for search engines
User-agent: *
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`,
      urls: [
        blocked("https://shop.example/"),
        blocked("https://shop.example/shoes/red"),
        blocked("https://shop.example/sitemap.xml"),
      ],
    },
  ),
  example(
    "named-group-replaces-star",
    "A group of its own",
    "A crawler that a group names follows that group alone: the rules for everybody no longer apply to it.",
    {
      crawler: "GPTBot",
      source: `User-agent: *
Disallow: /account/
Disallow: /internal/

# Meant as a welcome; it also opens /account/ and /internal/ to this crawler
User-agent: GPTBot
Allow: /
`,
      urls: [
        allowed("https://club.example/account/invoices"),
        allowed("https://club.example/internal/report"),
        allowed("https://club.example/news"),
      ],
    },
  ),
  example(
    "merged-groups",
    "Two groups that are one",
    "Only Allow and Disallow end a list of user-agent lines: without one, the next group's crawlers join the list.",
    {
      crawler: "Googlebot",
      source: `# Meant: everybody may come in, slowly
User-agent: *
Crawl-delay: 10

# Meant: only this one stays out. But no rule stands between the two
User-agent: NoisyBot
Disallow: /
`,
      urls: [blocked("https://forum.example/"), blocked("https://forum.example/topic/7")],
    },
  ),
  example(
    "longest-rule-wins",
    "Order does not matter",
    "Of all rules that match, the one with the longest path decides; between equals, Allow does.",
    {
      crawler: "Bingbot",
      source: `User-agent: *
Allow: /
Disallow: /manage/
Allow: /manage/public-feed
Disallow: /manage/public-feed/drafts/

# The same length on both sides
Disallow: /shared
Allow: /shared
`,
      urls: [
        blocked("/manage/users"),
        allowed("/manage/public-feed/today"),
        blocked("/manage/public-feed/drafts/9"),
        allowed("/shared/photo"),
        allowed("/about"),
      ],
    },
  ),
  example(
    "wildcards",
    "Stars and dollar signs",
    "A star stands for any characters and a final dollar sign for the end of the URL; without a star a path matches from its start only.",
    {
      crawler: "Googlebot",
      source: `User-agent: *
# Ends in .pdf, with nothing after it
Disallow: /*.pdf$
# sort anywhere in the query
Disallow: /*?sort=
Disallow: /*&sort=
# Looks similar, but matches only the home page's query
Disallow: /?page=
`,
      urls: [
        blocked("https://library.example/guides/cats.pdf"),
        allowed("https://library.example/guides/cats.pdf?download=1"),
        blocked("https://library.example/books?sort=year"),
        blocked("https://library.example/books?lang=en&sort=year"),
        allowed("https://library.example/books?page=2"),
        blocked("https://library.example/?page=2"),
      ],
    },
  ),
  example(
    "ai-crawlers",
    "AI crawlers",
    "Training, search and visits on a user's behalf go by different names, so each can have rules of its own.",
    {
      crawler: "GPTBot",
      source: `User-agent: *
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
      urls: [
        blocked("https://magazine.example/articles/bees"),
        blocked("https://magazine.example/search?q=bees"),
      ],
    },
  ),
  example(
    "odd-spellings",
    "Odd spellings",
    "Google reads some misspellings and a missing colon; other crawlers skip such lines.",
    {
      crawler: "Googlebot",
      source: `user agent: *
Dissallow: /drafts/
Disallow /tmp/
Disallow: /photos/
# This one is lost on every crawler
Alow: /photos/public/
`,
      urls: [
        blocked("https://blog.example/drafts/monday"),
        blocked("https://blog.example/tmp/upload"),
        blocked("https://blog.example/photos/public/cat"),
        allowed("https://blog.example/posts/1"),
      ],
    },
  ),
];
