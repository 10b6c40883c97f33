import type { MistakeId } from "./index.ts";
import type { Theme } from "./mistake.ts";

/** What a mistake is called, and what it teaches in one sentence; by its id. */
export const mistakeWords: Readonly<
  Record<MistakeId, { readonly title: string; readonly lesson: string }>
> = {
  "staging-left-on": {
    title: "Staging rules left on",
    lesson:
      "A single slash after Disallow blocks the whole site, and it is easily carried from the test site to the real one.",
  },
  "named-group-replaces-star": {
    title: "A group of its own",
    lesson:
      "A crawler that a group names follows that group alone: the rules for everybody no longer apply to it.",
  },
  "merged-groups": {
    title: "Two groups that are one",
    lesson:
      "Only Allow and Disallow end a list of user-agent lines: without one, the next group's crawlers join the list.",
  },
  "rules-without-user-agent": {
    title: "Rules that belong to nobody",
    lesson:
      "Rules count for the crawlers that the User-agent lines above them name: without such a line they count for none.",
  },
  "delay-only-group": {
    title: "A group with nothing but a delay",
    lesson:
      "A crawler that is named only to slow it down no longer follows the rules for everybody, so repeat them in its group.",
  },
  "names-that-nobody-has": {
    title: "Names that no crawler has",
    lesson:
      "A user-agent line takes one product token, such as GPTBot: no whole User-Agent header, no list and no version.",
  },
  "clipped-crawler-name": {
    title: "Half of a crawler's name",
    lesson:
      "A crawler answers to its whole name: AdsBot-Google does not follow a group for AdsBot.",
  },
  "ads-crawler-ignores-star": {
    title: "Everybody but Google's ads",
    lesson:
      "The crawlers of Google's ads never follow the group for everybody: to keep them out, name them.",
  },
  "ai-crawlers": {
    title: "AI search blocked along with training",
    lesson:
      "Training, search and visits on a user's behalf go by different names, so each can have rules of its own.",
  },
  "content-signal-as-rule": {
    title: "Content-Signal in place of a rule",
    lesson:
      "Content-Signal states a preference: what keeps a crawler out is Disallow in its group.",
  },
  "path-too-short": {
    title: "A path that matches too much",
    lesson:
      "A path matches everything that begins like it: without the slash at its end, a rule for a folder closes pages beside it.",
  },
  "trailing-slash-misses-page": {
    title: "A slash that misses the page",
    lesson:
      "A path that ends in a slash matches what is in a folder, and not the page without the slash.",
  },
  "query-matches-nothing": {
    title: "A query that is never matched",
    lesson:
      "A path is compared from its beginning: to match a parameter anywhere, write a star before it, once with ? and once with &.",
  },
  wildcards: {
    title: "Stars and dollar signs",
    lesson:
      "A star stands for any characters, a slash among them, and a final dollar sign for the end of the URL, query and all.",
  },
  "longest-rule-wins": {
    title: "Order decides only for old readers",
    lesson:
      "The rule with the longest path decides wherever it stands, but old readers take the first that matches: write the longest first.",
  },
  "case-matters": {
    title: "Capitals that do not match",
    lesson:
      "Upper and lower case differ in paths and queries, even where the server treats them alike.",
  },
  "malformed-paths": {
    title: "Paths that match nothing",
    lesson:
      "Each line takes one path that begins with a slash: lists and regular expressions are not read.",
  },
  "rules-for-another-host": {
    title: "Rules for another host",
    lesson:
      "A robots.txt counts for its own host alone: rules for another one belong in the file there.",
  },
  "letters-in-the-wrong-encoding": {
    title: "Letters in the wrong encoding",
    lesson:
      "URLs write letters outside ASCII as percent-encoded UTF-8, so the paths of rules must, too.",
  },
  "disallow-hides-noindex": {
    title: "A noindex that nobody reads",
    lesson:
      "A crawler that may not crawl a page cannot read its noindex: open the page to take it out of results.",
  },
  "style-sheets-blocked": {
    title: "Pages without their style sheets",
    lesson:
      "Search engines look at pages as people see them, so let them crawl style sheets and scripts, too.",
  },
  "secret-paths": {
    title: "Secret paths in a public file",
    lesson:
      "Everybody can read robots.txt: what nobody should find needs a password, and no rule that points at it.",
  },
  "odd-spellings": {
    title: "Odd spellings",
    lesson: "Google reads some misspellings and a missing colon; other crawlers skip such lines.",
  },
  "lines-that-google-skips": {
    title: "Lines that do nothing for Google",
    lesson:
      "Google reads User-agent, Allow, Disallow and Sitemap: Noindex and Crawl-delay do nothing there.",
  },
  "byte-order-mark": {
    title: "A byte order mark before the first line",
    lesson:
      "Some readers take the byte order mark for a part of the first line and lose its group.",
  },
  "blank-line-in-group": {
    title: "A blank line that ends a group",
    lesson:
      "For readers of the first standard a blank line ends the group, so its rules belong to nobody.",
  },
  "page-instead-of-file": {
    title: "An HTML page in place of the file",
    lesson:
      "A server that answers every address with a page has no robots.txt, so nothing is closed.",
  },
  "server-error": {
    title: "A server error in place of the file",
    lesson: "Where robots.txt answers with a server error, Google stops crawling the whole site.",
  },
  "file-in-a-folder": {
    title: "A file in a folder",
    lesson: "Crawlers ask for robots.txt at the root of the host and nowhere else.",
  },
  "managed-block-unnoticed": {
    title: "Rules that Cloudflare adds",
    lesson:
      "What is served may hold more than what you have written: look at the served file, not at that in your repository.",
  },
  "managed-block-undone": {
    title: "A group that undoes Cloudflare's",
    lesson:
      "Groups for the same crawler are joined, and of two paths that are alike Allow wins: an own group can open what a platform has closed.",
  },
  "generator-drops-empty-rule": {
    title: "An empty rule that is not printed",
    lesson:
      "Where a generator prints nothing for an empty Disallow, the group takes the rules of the next: write Allow: / in its settings.",
  },
  "misspelt-setting": {
    title: "A misspelt setting that closes the site",
    lesson:
      "A generator may skip a setting that it does not know and print rules for everybody: read what it prints.",
  },
  "plugin-joins-groups": {
    title: "A plugin that joins two groups",
    lesson:
      "A program that reads a file and prints it anew can change what it means: compare both by effect.",
  },
};

/** The headings of the list of mistakes. */
export const themeWords: Readonly<Record<Theme, string>> = {
  site: "The whole site",
  groups: "Groups and crawlers",
  paths: "Paths",
  directives: "Directives and lines",
  ai: "AI crawlers",
  delivery: "How the file is delivered",
  programs: "Programs that write the file",
};
