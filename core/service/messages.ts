/** The messages of the services, as templates. Text from a file is quoted as code. */

/** The meaning of the value of a further field. */
export const VALUE_MESSAGES = {
  noDelay: "Asks for no delay between requests.",
  delay: "Asks for {time} between requests: at most {pages} a day from one crawler.",
  rate: "Asks for at most {pages} every {time}.",
  rateAtHours: "Asks for at most {pages} every {time}, {hours}.",
  visit: "Asks to crawl only {hours}.",
  hours: "from {from} to {to} UTC",
  pages: { one: "{count} page", other: "{count} pages" },
  cleanParam: {
    one: "States that the query parameter {names} does not change the page, on any path.",
    other: "States that the query parameters {names} do not change the page, on any path.",
  },
  cleanParamOnPath: {
    one: "States that the query parameter {names} does not change the page, where the path matches {path}.",
    other:
      "States that the query parameters {names} do not change the page, where the path matches {path}.",
  },
  preference: "States a preference: {wishes}.",
  preferenceWithRest: "States a preference: {wishes}. It does not mention {rest}.",
  preferenceFor: "{preference} For {urls}.",
  atMost: 'use no more than "{use}"',
  yes: "yes to {use}",
  no: "no to {use}",
} as const;

export const TIME_MESSAGES = {
  s: { one: "{count} second", other: "{count} seconds" },
  m: { one: "{count} minute", other: "{count} minutes" },
  h: { one: "{count} hour", other: "{count} hours" },
  d: { one: "{count} day", other: "{count} days" },
} as const;

/** The subject of each label of a preference. */
export const USE_MESSAGES: Readonly<Record<string, string>> = {
  search: "showing it in search results",
  "ai-input": "feeding it to an AI that answers a question",
  "ai-train": "training AI",
  "train-ai": "training AI",
};

/** The rules that a crawler lost by being named, and how to apply them again. */
export const LOST_MESSAGES = {
  toOwnGroup: {
    one: "{crawler} no longer obeys {count} rule of `*` ({lines}): a group of its own replaces it.",
    other:
      "{crawler} no longer obeys {count} rules of `*` ({lines}): a group of its own replaces them.",
  },
  toGroupFor: {
    one: "{crawler} no longer obeys {count} rule of `*` ({lines}): the group for {name} replaces it.",
    other:
      "{crawler} no longer obeys {count} rules of `*` ({lines}): the group for {name} replaces them.",
  },
  copy: "Copy the * rules into this group",
  copied: {
    one: "Writes {count} rule below line {line}, at the end of the group.",
    other: "Writes {count} rules below line {line}, at the end of the group.",
  },
  copiedForOther: "{copied} They then apply to {name} too.",
  copiedForOthers: "{copied} They then apply to the other crawlers in this group too.",
  join: "Add this crawler to the * group",
  joinedInPlace:
    "Writes “User-agent: {name}” above {lines}. Its own group is deleted, because it adds nothing.",
  joined: "Writes “User-agent: {name}” above {lines}. Its own group stays, and it obeys both.",
} as const;

/** The contents of the hover card. */
export const HOVER_MESSAGES = {
  notDirective: "Not a directive",
  unreadable:
    "This line has no effect: a line needs a name, a colon and a value. Put `#` in front to make it a comment.",
  notRead: "Not read",
  afterNul: "A NUL character ends the line for Google's library.",
  afterLimit: "Google's library reads only the first 16,663 bytes of a line.",

  everyCrawler: "All other crawlers",
  everyCrawlerMeans:
    "`*` applies to every crawler without a group of its own. A crawler with its own group follows only that group: nothing from here is added to it.",
  everyCrawlerBut: "Some follow only groups that name them: {names} and others.",
  noName:
    "{reader} finds no name here: names can have only letters, `_` and `-`. The line applies to no crawler.",
  cutName: "{reader} reads only {name} here: names can have only letters, `_` and `-`.",
  retired: "No crawler uses this name any more: the group has no effect.",
  controlOnly:
    "No crawler sends this name: it says what may be done with pages that other crawlers have read.",
  unknownCrawler: "No known crawler has this name. A crawler that does follows this group.",
  didYouMean: "Did you mean {name}?",
  noFallback: "no group: it then follows no rules",
  fallback: "the group for {name}",
  nextFallback: "{fallbacks}, then {name}",

  operator: "Operator",
  purpose: "Purpose",
  obeys: "Obeys this file",
  fallbacks: "If not named, follows",
  crawlDelay: "Crawl-delay",
  obeyed: "Obeyed",
  ignored: "Ignored",
  costs: "If blocked",
  since: "Known since",
  namedIn: "Named in",
  namedInFiles:
    "{named} robots.txt files, {closed} of which close the site to it ({title}, {read}, {licence})",
  sourceRead: "Source read",
  readIn: "{read}, in {title}",

  write: "Write",
  readBy: "Read by",
  skippedBy: "Skipped by",
  obeyedBy: "Obeyed by",
  readAs: "{reader} reads this line as {name}.",
  skips: "{reader} skips this line.",

  pattern: "Path pattern",
  allows: "Allows {urls}.",
  blocks: "Blocks {urls}.",
  matches: "Matches {urls}.",
  noWildcards: "{reader} has no wildcards and compares {path} character by character.",
  comparedAs: "{reader} compares it as {path}.",
  precedence: "Precedence",
  weight: "Weight",
  weightOf: {
    one: "{count} byte: of the rules that match, the longest wins",
    other: "{count} bytes: of the rules that match, the longest wins",
  },
  valueOf: "Value of {field}",
  incompleteUrl:
    "This is not a complete URL: add the scheme and host, as in `https://shop.example/sitemap.xml`.",
} as const;

/** The notes beside completion's suggestions. */
export const COMPLETION_MESSAGES = {
  retiredNames: "Retired names",
  ownNames: "Only in this file",
  crawler: "{operator} · {purpose}",
  crawlerOnLine: "{operator} · {purpose} · named on line {line}",
  retired: "retired",
  namedOnLine: "named on line {line}",
  everyCrawler: "every crawler without a group of its own",
  everyCrawlerOnLine: "every crawler without a group of its own · named on line {line}",
  everyCrawlerMeans:
    "A crawler with its own group follows only that group: nothing from here is added to it.",
  wholeGroups: "Whole groups",
  fromUrls: "From the URLs under test",
  common: "Common",
  matches: "Matches {urls}.",
  completeUrl: "a complete URL is needed",
  generalGroup: "Group for every crawler",
  generalGroupDetail: "everything except one folder",
  generalGroupMeans:
    "Every crawler without a group of its own may crawl everything except this folder.",
  openGroup: "Group that allows everything",
  openGroupMeans: "An empty Disallow blocks nothing.",
  ownGroup: "Group for one crawler",
  ownGroupDetail: "its own rules",
  ownGroupMeans:
    "The crawler follows only these rules: none of the rules for `*` are added to them.",
} as const;

/** What common paths are for, by their patterns, those that suit any site first. */
export const PATH_MESSAGES = {
  "/": "the whole site",
  "/*?": "every URL with a query",
  "/*.pdf$": "every PDF",
  "/$": "only the home page",
  "/search": "search results",
  "/*?q=": "search results by a parameter",
  "/*?*sort=": "sorted lists",
  "/*?*filter=": "filtered lists",
  "/*?*utm_": "campaign links",
  "/*?*sessionid=": "session links",
  "/cart": "a shop's cart",
  "/checkout": "a shop's checkout",
  "/account/": "customers' pages",
  "/login": "the login",
  "/admin/": "administration pages",
  "/api/": "an API for programs",
  "/tmp/": "temporary files",
  "/wp-admin/": "WordPress administration",
  "/wp-admin/admin-ajax.php": "WordPress: what pages need from wp-admin",
  "/*/feed/$": "WordPress: feeds",
} as const;

/** The usual values of fields, by the field's name in lower case, and what each asks for. */
export const FIELD_VALUE_MESSAGES = {
  "crawl-delay": {
    "1": "one second between requests",
    "2": "two seconds between requests",
    "5": "five seconds: 17,280 pages a day at most",
    "10": "ten seconds: 8,640 pages a day at most",
    "30": "30 seconds: the most Bing takes",
  },
  "request-rate": {
    "1/5s": "a page every five seconds",
    "1/10s": "a page every ten seconds",
    "1/1m": "one page a minute",
    "1/10s 0000-0600": "a page every ten seconds, only at night (UTC)",
  },
  "visit-time": {
    "0000-0600": "at night (UTC)",
    "2200-0600": "late evening to early morning (UTC)",
  },
  "content-signal": {
    "search=yes, ai-train=no": "search, but no training",
    "search=yes, ai-input=no, ai-train=no": "search alone",
    "search=yes, ai-input=yes, ai-train=yes": "everything",
  },
  "content-usage": {
    "train-ai=n": "no training",
    "train-ai=n, search=y": "search, but no training",
    "train-ai=y": "training is fine",
  },
  "clean-param": {
    "utm_source&utm_medium&utm_campaign": "campaign links, on every path",
    "sid /": "a session parameter, on every path",
  },
} as const;

/** The words of ready pieces of a file. */
export const INSERTION_MESSAGES = {
  block: {
    "ai-training": "Block AI training crawlers",
    "ai-search": "Block AI search crawlers",
    "ai-user": "Block AI assistants that visit for a user",
    "ai-agent": "Block AI agents that act",
    "data-provider": "Block crawlers that sell data",
    seo: "Block SEO crawlers",
    archive: "Block archive crawlers",
  },
  crawlers: { one: "{names} and {count} more", other: "{names} and {count} more" },
  ofThisKind: "{names} and others: all known crawlers of this kind that do not ignore the file.",
  allowAll: "Allow everything",
  allowAllDetail: "for every crawler without a group of its own",
  allowAllInfo: "An empty Disallow blocks nothing.",
  blockAll: "Block everything",
  blockAllDetail: "for a test site only: the site disappears from search engines",
  sitemap: "Sitemap line",
  sitemapInfo: "Tells crawlers where the list of pages is.",
} as const;
