import { asciiLower } from "../text/ascii.ts";

/** A field of robots.txt: one entry for each name found in real files. */
export interface Directive {
  /** The canonical spelling; names are compared without regard to ASCII case. */
  readonly name: string;
  /** Other names with the same meaning, or for the same purpose. */
  readonly aliases: readonly string[];
  /** Whether it opens a group, belongs to one, or applies to the whole file. */
  readonly scope: "group-start" | "group" | "file";
  /**
   * `standard`: defined by RFC 9309. `extension`: documented by a crawler that reads it or by a
   * specification. `deprecated`: no longer read. `unsupported`: in use, but no crawler is
   * documented to read it. `non-standard`: a proposal or an invention that no crawler reads.
   */
  readonly status: "standard" | "extension" | "deprecated" | "unsupported" | "non-standard";
  /** The type of value, which determines its completions. */
  readonly takes:
    | "token"
    | "path"
    | "url"
    | "seconds"
    | "host"
    | "parameters"
    | "rate"
    | "hours"
    | "preferences"
    | "text";
  readonly syntax: string;
  /** One sentence. */
  readonly summary: string;
  readonly honouredBy: string;
  /** Null if every crawler reads it. */
  readonly ignoredBy: string | null;
  /** The page that defines it, or shows that no crawler reads it; https. */
  readonly source: string;
}

const RFC = "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2";
const GOOGLE_2019 =
  "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt";
const GOOGLE_LIBRARY = "https://github.com/google/robotstxt";
const CONNER = "https://www.conman.org/people/spc/robots2.html";
const LLMS_TXT = "https://llmstxt.org/";

const NOBODY = "No known crawler";
const EVERYBODY = "All crawlers";

/** A field that no crawler reads: its name, its value, and why it exists. */
const unread = (
  name: string,
  status: "unsupported" | "non-standard",
  takes: Directive["takes"],
  facts: Pick<Directive, "summary" | "source"> & Partial<Directive>,
): Directive => ({
  name,
  aliases: [],
  scope: "file",
  status,
  takes,
  syntax: `${name}: <${takes}>`,
  honouredBy: NOBODY,
  ignoredBy: EVERYBODY,
  ...facts,
});

/** All described directives, the most important first. */
export const directives: readonly Directive[] = [
  {
    name: "User-agent",
    aliases: [],
    scope: "group-start",
    status: "standard",
    takes: "token",
    syntax: "User-agent: <product token> | *",
    summary:
      "Names a crawler that the rules below are for; several such lines in a row share the rules, and * stands for every crawler without a group of its own.",
    honouredBy: EVERYBODY,
    ignoredBy: null,
    source: `${RFC}.1`,
  },
  {
    name: "Disallow",
    aliases: [],
    scope: "group",
    status: "standard",
    takes: "path",
    syntax: "Disallow: [/path]",
    summary:
      "Blocks the group's crawlers from URLs whose path starts like this. * matches any text and a final $ the end of the URL; without a path it blocks nothing.",
    honouredBy: EVERYBODY,
    ignoredBy: null,
    source: `${RFC}.2`,
  },
  {
    name: "Allow",
    aliases: [],
    scope: "group",
    status: "standard",
    takes: "path",
    syntax: "Allow: [/path]",
    summary:
      "Allows URLs that a shorter Disallow would block: the longest matching path wins, and Allow wins a tie.",
    honouredBy: "Google, Bing, Yandex, Baidu, Naver, Seznam and others that follow RFC 9309",
    ignoredBy: "Crawlers that only know the 1994 standard",
    source: `${RFC}.2`,
  },
  {
    name: "Sitemap",
    aliases: [],
    scope: "file",
    status: "extension",
    takes: "url",
    syntax: "Sitemap: <absolute URL>",
    summary:
      "Tells every crawler where a sitemap is, in whatever group it stands. You can list several, on any host.",
    honouredBy: "Google, Bing, Yandex, Naver, Seznam; Baidu (reported); most parsers",
    ignoredBy: "RFC 9309 leaves it to the crawler",
    source: "https://www.sitemaps.org/protocol.html#submit_robots",
  },
  {
    name: "Crawl-delay",
    aliases: [],
    scope: "group",
    status: "extension",
    takes: "seconds",
    syntax: "Crawl-delay: <seconds>",
    summary: "Asks the group's crawlers to wait this many seconds between requests.",
    honouredBy:
      "Bing (1 to 30), Anthropic, Common Crawl, Ahrefs, Semrush, Majestic, SE Ranking, Pinterest",
    ignoredBy: "Google, Apple, Amazon; Yandex since February 2018",
    source:
      "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/",
  },
  {
    name: "Clean-param",
    aliases: [],
    scope: "file",
    status: "extension",
    takes: "parameters",
    syntax: "Clean-param: <name>[&<name>…] [/path]",
    summary:
      "Names query parameters that do not change a page, so that Yandex treats URLs that differ only in them as one page.",
    honouredBy: "Yandex",
    ignoredBy: "Google, Bing",
    source: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },
  {
    name: "Request-rate",
    aliases: [],
    scope: "group",
    status: "extension",
    takes: "rate",
    syntax: "Request-rate: <pages>/<time>[s|m|h|d] [hhmm-hhmm]",
    summary:
      "Limits how many pages are crawled in a given time, optionally only at certain hours (UTC).",
    honouredBy: "Seznam; Protego and Python's parser read it for their users",
    ignoredBy: "Google, Bing, Yandex",
    source: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
  },
  {
    name: "Content-Signal",
    aliases: [],
    scope: "group",
    status: "extension",
    takes: "preferences",
    syntax: "Content-Signal: <key>=yes|no[, <key>=yes|no…]",
    summary:
      "States whether crawled pages may be used for search, ai-input and ai-train. A key that is left out says neither yes nor no.",
    honouredBy: "Unknown: it states a preference, which Cloudflare writes into many files",
    ignoredBy: "Google",
    source: "https://contentsignals.org/",
  },
  {
    name: "Content-Usage",
    aliases: [],
    scope: "group",
    status: "extension",
    takes: "preferences",
    syntax: "Content-Usage: [/path ]<key>=y|n[, <key>=y|n…]",
    summary:
      "An IETF draft: states whether crawled pages may be used for train-ai or search, for all paths or one.",
    honouredBy: "No crawler yet",
    ignoredBy: EVERYBODY,
    source: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
  },
  {
    name: "License",
    aliases: [],
    scope: "file",
    status: "extension",
    takes: "url",
    syntax: "License: <absolute URL>",
    summary: "Points to a document of terms for using the site's content, in the RSL format.",
    honouredBy: "Unknown",
    ignoredBy: "Google; Bing does not mention it",
    source: "https://rslstandard.org/guide/robots-txt",
  },
  {
    name: "Host",
    aliases: [],
    scope: "file",
    status: "deprecated",
    takes: "host",
    syntax: "Host: <host name>",
    summary:
      "Named the main mirror of a site for Yandex, which dropped it in March 2018; use a permanent redirect instead.",
    honouredBy: NOBODY,
    ignoredBy: EVERYBODY,
    source: "https://yandex.com/support/webmaster/en/robot-workings/",
  },
  unread("Noindex", "unsupported", "path", {
    scope: "group",
    summary:
      "Was meant to keep pages out of search results; use a robots meta tag or the X-Robots-Tag header.",
    ignoredBy: "All crawlers; Google since September 2019",
    source: GOOGLE_2019,
  }),
  unread("Nofollow", "unsupported", "path", {
    scope: "group",
    summary: "Links are kept from being followed by a robots meta tag or rel=nofollow, not here.",
    source: GOOGLE_2019,
  }),
  unread("Noarchive", "unsupported", "path", {
    scope: "group",
    summary: "Cached copies are refused by a robots meta tag, not here.",
    source: GOOGLE_LIBRARY,
  }),
  unread("Visit-time", "non-standard", "hours", {
    scope: "group",
    syntax: "Visit-time: <hhmm>-<hhmm>",
    summary: "A 1996 proposal to name the hours (UTC) in which crawlers are welcome.",
    honouredBy: "Protego reads it for its users",
    ignoredBy: "Google, Bing, Yandex",
    source: CONNER,
  }),
  unread("Robot-version", "non-standard", "text", {
    scope: "group",
    syntax: "Robot-version: 1.0 | 2.0",
    summary: "A 1996 proposal to say which version of the format a group is written in.",
    source: CONNER,
  }),
  unread("Comment", "non-standard", "text", {
    scope: "group",
    summary: "A 1996 proposal for comments to the crawler's owner; write # comments instead.",
    source: CONNER,
  }),
  unread("Cache-delay", "non-standard", "seconds", {
    summary: "Found in hosting guides but never defined anywhere; Crawl-delay may be meant.",
    source: `${RFC}.4`,
  }),
  unread("Revisit-after", "non-standard", "text", {
    summary:
      "Originally a meta tag of a search engine that no longer exists; crawlers decide themselves when to return.",
    source: GOOGLE_LIBRARY,
  }),
  unread("Domain", "non-standard", "host", {
    summary: "A robots.txt file applies only to the host it is on.",
    source: GOOGLE_LIBRARY,
  }),
  unread("ACAP-*", "non-standard", "text", {
    syntax: "ACAP-<field>: <value>",
    summary:
      "Lines of the Automated Content Access Protocol, which publishers proposed around 2007.",
    source: "https://en.wikipedia.org/wiki/Automated_Content_Access_Protocol",
  }),
  unread("LLMs-txt", "non-standard", "url", {
    aliases: ["LLMs"],
    summary: "llms.txt is a file of its own: no crawler looks here for its address.",
    source: LLMS_TXT,
  }),
  unread("LLM-Policy", "non-standard", "url", {
    summary: "An invention for AI crawlers; to keep one out, give it a group with Disallow.",
    source: LLMS_TXT,
  }),
  unread("AI", "non-standard", "text", {
    summary: "An invention for AI crawlers; to keep one out, give it a group with Disallow.",
    source: `${RFC}.4`,
  }),
  unread("Agentmap", "non-standard", "url", {
    summary: "A 2026 idea to help AI agents find a site's services.",
    source: `${RFC}.4`,
  }),
  unread("Permits", "non-standard", "text", {
    aliases: ["Prohibits", "Compensation"],
    summary: "Terms of an RSL document: they belong in the file that License points to.",
    source: "https://rslstandard.org/guide/robots-txt",
  }),
  unread("DisallowAITraining", "non-standard", "path", {
    summary: "A proposal that no crawler adopted; name the AI crawlers and give them a Disallow.",
    source: `${RFC}.4`,
  }),
];

let byName: ReadonlyMap<string, Directive> | null = null;

/** The directive with a name in any ASCII case, or an alias; null if unknown. */
export const findDirective = (name: string): Directive | null => {
  byName ??= new Map(
    directives.flatMap((directive) =>
      [directive.name, ...directive.aliases].map((each) => [asciiLower(each), directive] as const),
    ),
  );
  const key = asciiLower(name.trim());
  // ACAP is a family of fields, so its entry covers every name with that prefix.
  return byName.get(key.startsWith("acap-") ? "acap-*" : key) ?? null;
};
