import type { MistakeId } from "./index.ts";

/** A story: what happened, to whom, what it cost. */
type Story = readonly [string, string, string];

/** The story of each mistake, three sentences or so; only the mistake's own page tells it. */
export const stories: Readonly<Record<MistakeId, Story>> = {
  "staging-left-on": [
    "In 2008 the deployment of Dogster, a site about dogs, moved the robots.txt of a test server to the live site.",
    "Search engines were refused at once, and after about two weeks they ranked its pages lower and took them out of their results.",
    "For three weeks almost 40% of the visits from search were missing. The file was not even needed: the test servers had passwords by then.",
  ],
  "named-group-replaces-star": [
    "Proxy Smart gave five crawlers groups of their own, and in each of them two paths were left out that the group for everybody closes.",
    "GPTBot, ClaudeBot, Google-Extended, Bingbot and PerplexityBot were told that these paths are open, and all others were kept out.",
    "The lists had come apart as they were written five times. Since September 2026 one list serves all five.",
  ],
  "merged-groups": [
    "In February 2026 the owner of a tutorial site put `User-agent: *` and a Sitemap line above a list of 131 AI crawlers with `Disallow: /`.",
    "Neither a Sitemap line nor a blank line ends a group, so `*` became the first name on the list, and the whole site was closed to Google.",
    "Search Console reported that the sitemap was blocked. The question stood open for seven months until somebody saw the cause.",
  ],
  "rules-without-user-agent": [
    "Until June 2026 the robots.txt of npmx.dev, which shows the packages of npm, had Disallow lines and no User-agent line above them.",
    "Such rules belong to nobody, so all the pages were crawled that were to be closed.",
    "The site paid for the traffic, and pages of little use stood beside the real ones in search.",
  ],
  "delay-only-group": [
    "Tistory, a Korean host of blogs, closes `/manage`, `/admin` and `/search` to everybody and asks bingbot, in a group of its own, for pauses of 20 seconds.",
    "As a group names it, bingbot no longer follows the one for everybody, and its own group closes nothing.",
    "So Bing may crawl the search pages and the administration of every blog there, and no other search engine may.",
  ],
  "names-that-nobody-has": [
    "In 2017 a well-known block list for nginx printed its robots.txt from the list of its firewall, in which spaces stand behind a backslash.",
    "Every name of two words was written as no crawler calls itself.",
    "Whoever had copied the file had groups for crawlers that do not exist, until the list was printed anew.",
  ],
  "clipped-crawler-name": [
    "All in One SEO, a plugin for WordPress, has a switch to block Google's AdsBot, which writes `User-agent: AdsBot`.",
    "The name is AdsBot-Google, and that crawler follows no group for a part of its name, nor the one for everybody.",
    "Whoever uses the switch blocks nobody: the pages of ads are crawled as before.",
  ],
  "ads-crawler-ignores-star": [
    "To hide a site or the landing pages of ads, owners close them to everybody with `User-agent: *`.",
    "AdsBot-Google, AdsBot-Google-Mobile, Mediapartners-Google and APIs-Google follow only groups that name them, as Google documents.",
    "They come all the same. But who blocks them by name pays, too: Google can no longer judge the pages that ads lead to.",
  ],
  "ai-crawlers": [
    "Pagecord, a host of blogs, closed every blog to some 17 crawlers that have to do with AI.",
    "Those who obey such a list are also those whose answers name and link the pages; the others had never obeyed.",
    "The blogs were left out of such answers, and the list was out of date within months. In July 2026 it was deleted.",
  ],
  "content-signal-as-rule": [
    "World Monitor asked in its robots.txt, by a Content-Signal line, that nobody train AI on it.",
    "The line closes nothing: a crawler for training may crawl every page, and whether any heeds the wish is not known.",
    "Lighthouse, which did not know the line in June 2026, called the file invalid and took the site's SEO score from 100 to 92. The wish moved to a header.",
  ],
  "path-too-short": [
    "In 2008 the owner of a shop moved its scripts to a folder named w and closed it by `Disallow: /w`.",
    "Within a week every page whose name begins with w had lost its copy at Google, and Webmaster Tools said that robots.txt blocked them.",
    "The owner, with more than ten years of experience, took it for an exact path. A slash at the end brought the pages back a day later.",
  ],
  "trailing-slash-misses-page": [
    "Backdrop CMS came with a robots.txt that closes `/user/login/` and other such pages.",
    "These are pages and no folders, and their addresses have no slash at the end, so no rule matched them.",
    "In 2021 login pages stood in Google's results, that of backdropcms.org among them.",
  ],
  "query-matches-nothing": [
    "The search pages of a site had too many URLs, so `nocrawl=1` was added to the links there, and `Disallow: /nocrawl=1` to robots.txt.",
    "That matches addresses that begin with `/nocrawl=1`, and no page has one.",
    "Google went on to crawl, and warned again of an extremely high number of URLs, with these as examples.",
  ],
  wildcards: [
    "In December 2024 docs.rs, where the manuals of Rust's packages stand, was about to close its older versions with patterns.",
    "Before that went live somebody built Google's own parser and tried three URLs: all were still allowed.",
    "The author then tried several versions with the parser before one was merged. Nothing was lost, as somebody had tested.",
  ],
  "longest-rule-wins": [
    "In April 2026 a developer tested the robots.txt of WordPress.com with Python's own parser.",
    "It closes `/wp-admin/` and opens a file in it on the next line. Google crawls that file; Python said no, as it took the first rule that matches.",
    "Programs that use such a parser crawl less than they may, or more: with `Allow: /` on top, nothing is closed to them.",
  ],
  "case-matters": [
    "nopCommerce, a program for shops, closed URLs with the parameter `returnUrl`.",
    "The program itself also links to `returnurl` and `ReturnUrl`, which are other URLs to a crawler.",
    "These stayed open to crawlers in every shop that uses the program. Since 2025 there is a rule for each spelling.",
  ],
  "malformed-paths": [
    "In October 2020 HashiCorp corrected the robots.txt of the web interfaces of Consul, Vault and Waypoint.",
    "It was meant to close all paths, and the path of its rule did not begin with a slash.",
    "Such a rule is skipped by some readers and guessed at by others, so nobody could say who was kept out of these interfaces.",
  ],
  "rules-for-another-host": [
    "In 2019 Pachyderm wrote a robots.txt to close its old manuals, which were to move to a host of their own.",
    "Each host has its own file, so the one of the main site says nothing about `docs-archive`.",
    "It was noticed in review. On a live site such rules close nothing, and old manuals stand beside the new ones in results.",
  ],
  "letters-in-the-wrong-encoding": [
    "In 2016 YaCy, a search engine, crawled pages of a Russian wiki that its robots.txt closes.",
    "The file wrote its Cyrillic paths as URLs do, in percent-encoding, and the crawler compared them in another form.",
    "That was the crawler's fault. A path in Latin-1 is the owner's: URLs are written in UTF-8, so no crawler finds a match.",
  ],
  "disallow-hides-noindex": [
    "GOV.UK marked its own search pages with noindex, and closed them in robots.txt as well.",
    "Google could not crawl the pages, so it never saw the noindex.",
    "Search pages of GOV.UK stood in Google's results, without a description. In April 2018 the rule was removed.",
  ],
  "style-sheets-blocked": [
    "Spire Codex, a site about a game, closed `/_next/`, where Next.js keeps style sheets and scripts.",
    "In July 2026 an audit counted 1,268 files of its pages that crawlers were refused.",
    "Google looked at the pages without layout and without what scripts add. The rule had nothing to gain: such files are not listed in results.",
  ],
  "secret-paths": [
    "In 2022 a penetration test of great.gov.uk found `/admin` and `/django-admin` in its robots.txt.",
    "The file is public, and who looks for a way in reads it first.",
    "The pages were behind a filter of addresses, so nothing was lost, and no crawler would have come there. The lines were deleted.",
  ],
  "odd-spellings": [
    "webtrees, a program for family trees, wrote its Disallow lines without a colon.",
    "Google reads such lines and warns in Search Console; other crawlers skip them.",
    "Its author had blamed the search engines for crawling what he had closed. In March 2024 the colons were added.",
  ],
  "lines-that-google-skips": [
    "In 2025 an owner found an instance of Pocket ID, a sign-in server, in Google, and proposed a robots.txt with Noindex.",
    "Google has not read such a line since September 2019, and no crawler is known that does.",
    "A page stays in the results until its own noindex is read, in the page or in a header, where robots.txt lets crawlers see it.",
  ],
  "byte-order-mark": [
    "A developer found in his logs that Googlebot read URLs that his robots.txt closes.",
    "Visual Studio had saved the file with a byte order mark, so the first line did not begin with User-agent, and its group was lost.",
    "Google's parser skips the mark today. Others still lose the group, and nobody sees why.",
  ],
  "blank-line-in-group": [
    "In 2015 a user of the downloader wpull saw that it downloaded paths that a robots.txt closes.",
    "A blank line stood between User-agent and its rules, where the first standard ends a group.",
    "wpull read it as if nothing were closed. Its user could not change the file, and thought of removing its blank lines before reading it.",
  ],
  "page-instead-of-file": [
    "divine.video answered every address that it did not know with its app, with status 200, and `/robots.txt` was one of them.",
    "Crawlers found a page in place of rules.",
    "Nothing could be closed to anybody, and no sitemap could be named. It was noticed in July 2026, when another file was to be announced there.",
  ],
  "server-error": [
    "The robots.txt of a well-known brand looked like a page that says 404, but its status was 500.",
    "Google takes 404 for no rules, and a server error for a reason to stay away.",
    "The home page and the products left Google's results, and for its own name the brand stood on the third page. The agency had looked for a penalty.",
  ],
  "file-in-a-folder": [
    "TooGoodToGo-CLI published a robots.txt beside its manual, at `/docs/tgtg/robots.txt`.",
    "Crawlers ask for `/robots.txt` at the root of the host only.",
    "Its rules never counted. In July 2026 it was deleted, as the file of the whole host says what is needed.",
  ],
  "managed-block-unnoticed": [
    "In August 2026 a developer moved his site behind Cloudflare, and from then on Claude could read his home page only.",
    "Cloudflare had put groups for nine crawlers above his rules, ClaudeBot, GPTBot and Google-Extended among them.",
    "Nothing of it was in the repository, so no review could have shown it. It was found by looking at the file as it is served.",
  ],
  "managed-block-undone": [
    "Cloudflare can write a block above a site's own rules that keeps crawlers for training out.",
    "Sites have had groups for such crawlers of their own, as a welcome or to close some paths, and a group with the same name is joined with Cloudflare's.",
    "Of `Allow: /` and `Disallow: /` the first wins, so the crawler that the switch was meant for comes in.",
  ],
  "generator-drops-empty-rule": [
    "Next.js prints no line for an empty `disallow`, and Hwaro, a generator of sites, did the same until March 2026.",
    "The user-agent line is then left without a rule and is joined with the next group.",
    "A crawler that was to be let in is kept out together with everybody else.",
  ],
  "misspelt-setting": [
    "In June 2024 somebody wanted to close a site to GPTBot with the robots module of Nuxt, and wrote `userAgents` in its settings in place of `userAgent`.",
    "The module did not know that key, and a group without a name counts there for everybody.",
    "The robots.txt that it printed closed the site to all crawlers. After 19 days somebody named the cause.",
  ],
  "plugin-joins-groups": [
    "All in One SEO, a plugin for WordPress, reads the robots.txt that others have written and prints it anew (version 4.9.9).",
    "A line with an empty value is left out, so a group for everybody with an empty Disallow has no rule any more and is joined with the next.",
    "A file that kept one bad crawler out closes the site to all, though nobody has changed it.",
  ],
};
