import type { SitemapForm, SitemapNote } from "../../../core/index.ts";
import type { FileProblem } from "../../answers/workers/bulk/messages.ts";
import { PRESET_NAMES } from "../../state/store/messages.ts";

/** What the Bulk tab says. `{name}` stands for what differs. */
export const MESSAGES = {
  privacy:
    "Judge a whole site at once. Paste or drop URL lists, CSV files, sitemaps or access logs, also gzipped. Everything stays in this browser: no request is made.",
  input: "URLs, sitemap or log",
  placeholder: "https://shop.example/cart\n/search?q=shoes\n…",
  placeholderFolded: "More URLs",
  choose: "Choose files",
  start: "Start",
  cancel: "Cancel",
  clear: "Remove files",
  judgeFor: "Judge for",
  crawlerCount: { one: "{count} crawler", other: "{count} crawlers" },
  legendNone: "none blocked",
  legendAll: "all blocked",
  legend: "The wider, the more URLs",
  chosen: { one: "{count} file, {size}", other: "{count} files, {size}" },
  nothing: "Paste something or choose a file first.",
  chooseFolder: "Choose a folder",
  tooManyFiles: "Only the first {most} files were taken.",
  pasted: "Pasted text",

  progress: "Progress",
  running: "{percent} · {rate}/s · {left} left · {read}",
  runningAtFirst: "{percent} · {read}",
  counted: { one: "{count} entry", other: "{count} entries" },
  seconds: { one: "{count} second", other: "{count} seconds" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  resume: "Resume",
  cancelled: "Cancelled. These results cover what was read so far; Resume continues from there.",
  done: "Read {size} in {time}.",
  stale:
    "These results are for an earlier version of the file. Bulk updates results as you edit for up to {urls} URLs and {requests} different requests; this is more, so start again to update them.",
  startAgain: "Start again",
  failed:
    "The files could not be read, because part of the page did not load or stopped working. They are untouched: press Start to try again, or reload the page.",

  lists: "Lists and sitemaps",
  logs: "Logs",
  urlTotals: {
    one: "{count} URL: {blocked} blocked, {allowed} allowed.",
    other: "{count} URLs: {blocked} blocked, {allowed} allowed.",
  },
  urlTotalsMixed: {
    one: "{count} URL: {blocked} blocked for all, {mixed} for some, {allowed} allowed.",
    other: "{count} URLs: {blocked} blocked for all, {mixed} for some, {allowed} allowed.",
  },
  hostCount: "{host} ({number})",
  inPart: {
    one: "{count} file was read only in part: Files says why.",
    other: "{count} files were read only in part: Files says why.",
  },
  otherKinds: "Counted separately: {list}.",
  kindTotal: "{name} {count} ({blocked} blocked)",
  severalHosts: {
    one: "They are on {count} host; a robots.txt applies to one host only.",
    other: "They are on {count} hosts; a robots.txt applies to one host only: {list}.",
  },
  logTotals: {
    one: "{count} request, {size}, {span}.",
    other: "{count} requests, {size}, {span}.",
  },
  logTotalsTimeless: { one: "{count} request, {size}.", other: "{count} requests, {size}." },
  pagesRead: { one: "{count} page was read.", other: "{count} pages were read." },
  pagesHidden: {
    one: "{count} is blocked with a noindex inside, which is never read.",
    other: "{count} are blocked with a noindex inside, which is never read.",
  },
  noneHidden: "None is blocked with a noindex inside.",
  pagesLeft: {
    one: "{count} more page was not looked into.",
    other: "{count} more pages were not looked into.",
  },
  hiddenTable: "Blocked with a noindex inside",
  hiddenUrl: "URL",
  hiddenCrawler: "Crawler",
  hiddenLine: "Line",
  hiddenAt: "line {line}",
  crawlerShare: {
    one: "{count} from crawlers that robots.txt is meant for.",
    other: "{count} from crawlers that robots.txt is meant for.",
  },
  unknownShare: {
    one: "{count} from an unknown name, which may be a crawler.",
    other: "{count} from unknown names, which may be crawlers.",
  },
  saved: {
    one: "If known crawlers obeyed this file, it would save {count} request and {size}.",
    other: "If known crawlers obeyed this file, it would save {count} requests and {size}.",
  },
  savedBefore: {
    one: "The version it is compared with would save {count} request and {size}.",
    other: "The version it is compared with would save {count} requests and {size}.",
  },
  claims:
    "Crawlers are recognized by the User-Agent they sent, which anyone can fake. If this file was already live, the blocked requests did not obey it.",
  noUserAgent: "This log has no user-agents, so it is unknown which requests came from crawlers.",

  show: "Show",
  views: {
    rows: "URLs",
    rules: "Rules",
    crawlers: "Crawlers",
    visitors: "Visitors",
    folders: "Folders",
    sitemaps: "Sitemaps",
    files: "Files",
  },

  results: "Results",
  verdict: "Verdict",
  url: "URL",
  line: "Line",
  rule: "Rule",
  who: "Who",
  count: "Count",
  urls: "URLs",
  requests: "Requests",
  size: "Size",
  savedBytes: "Blocked bytes",
  blockedColumn: "Blocked",
  allowedColumn: "Allowed",
  before: "Before",
  readBy: "Read as",
  forCrawlers: "For",
  robotsTxt: "robots.txt read",
  allowed: "Allowed",
  blocked: "Blocked",
  mixed: "Mixed",
  blockedFor: "Blocked for {list}",
  atLine: "line {line}",
  noRule: "no rule",
  noRows: "Nothing here matches. Change the search or the filter.",
  rowCount: { one: "{count} row", other: "{count} rows" },
  firstRows: {
    one: "The first {count} is shown here: search or filter for the others.",
    other: "The first {count} are shown here: search or filter for the others.",
  },
  notListed: {
    one: "{count} more is counted in the totals but not listed.",
    other: "{count} more are counted in the totals but not listed.",
  },
  search: "Search the results",
  searchHint: "Search",
  filter: "Filter",
  order: "Order",
  anyVerdict: "All",
  within: "In {folder}",
  byLine: "Decided by line {line}",
  byNoRule: "No rule matches",
  forOne: "{crawler} only",
  removeFilter: "Remove filter: {filter}",
  orders: {
    input: { urls: "As listed", log: "As logged" },
    url: "By URL",
    count: "Most requests",
    sum: "Most bytes",
  },
  saveCsv: "Save CSV",
  saveJson: "Save JSON",
  toMatrix: "Use in Matrix",
  toMatrixAbout: "Tests the listed URLs one by one, as rows of the Matrix: it holds 500",
  inMatrix: {
    one: "{count} URL of this list is a new row of the Matrix.",
    other: "{count} URLs of this list are new rows of the Matrix.",
  },

  folderColumn: "Folder",
  shareColumn: "%",
  slab: "{folder}: {count}",
  wholeSite: "Whole site",
  foldersTable: "Folders",
  up: "Up to {folder}",
  listFolder: "List",
  picture: "Folders by size; the darker, the more is blocked",

  rulesTable: "Rules",
  crawlersTable: "Crawlers",
  visitorsTable: "Visitors",
  sitemapsTable: "Sitemaps",
  filesTable: "Files",
  saysItIs: "Calls itself",
  browsers: "Browsers",
  nameless: "No user-agent",
  notMeant: "not a crawler",
  unknownPurpose: "unknown",
  program: "program",
  scanner: "scanner",

  sitemap: "Sitemap",
  status: "Status",
  origin: "From",
  namedInFile: "Named in the file",
  wasRead: "read as {name}",
  otherHost: "not read: {name} was read, but it lists URLs of {host}",
  addressUnknown: "Read, but its address is unknown: the text was pasted",
  notRead: "not read: drop it to check it",
  listedIn: "Listed by a sitemap index",
  notNamed: "Read, but no Sitemap line names it",
  noSitemaps: "The file has no Sitemap line, and no sitemap was dropped.",

  file: "File",
  what: "What it is",
  read: "Read",
  unread: "Not readable",
  example: "such as {text}",
  openRobots: "Open it in the editor",
  notKnown: "–",
  utc: "{dates} UTC",
  shortList: { one: "{list} and {count} more", other: "{list} and {count} more" },
  moreFiles: { one: "And {count} more file.", other: "And {count} more files." },
  fieldsLack: "without {list}",
  fieldNames: { time: "times", host: "hosts", userAgent: "user-agents", bytes: "sizes" },
} as const;

/** The groups of crawlers that lists and sitemaps can be judged for. */
export const PRESET_WORDS = { tested: "Under test", ...PRESET_NAMES, own: "Your choice" } as const;

export const PROBLEM_WORDS: Readonly<Record<FileProblem, string>> = {
  unknown: "Not read: this is not a list of URLs, a sitemap or a log in a known format.",
  empty: "Empty.",
  "web-page":
    "Not read: this is a web page that does not name its URL. Add it with its folder, or test its URL and paste it there.",
  "robots-txt": "Not read: this is a robots.txt.",
  archive: "Not read: only gzip can be unpacked here. Unpack it first.",
  "no-columns":
    "Not read: this log does not say what its columns are. Add a line `#Fields: …` with their names at the top.",
  "unknown-log":
    "Not read: these are requests of a log, but not in a known format. Save it in the combined format, or put a line of column names with `url` at the top.",
  unreadable: "Not read: the browser could not open it. It may be a folder, or it was moved.",
  "broken-gzip": "The compressed data is damaged or ends too early. What came before is counted.",
  bomb: "It unpacks to far more data than any real file. What came before the limit is counted.",
  "broken-xml": "The XML is broken partway through. What came before is counted.",
  again: "The same file again: it is counted once.",
};

export const NOTE_WORDS: Readonly<Record<SitemapNote, string>> = {
  "too-many-entries": "More than 50,000 entries: search engines refuse it. Split it.",
  "too-large": "More than 50 MB unpacked: search engines refuse it. Split it.",
  "url-too-long":
    "Search engines do not accept some of its URLs: they have 2,048 characters or more.",
  "url-not-absolute": "Some URLs are not absolute; a sitemap needs https:// and the host.",
  namespace: "Some search engines refuse it: its XML namespace is not that of sitemaps.org.",
  "no-entries": "It lists no URLs: each one must be in a `loc` element.",
  "pages-in-index": "A sitemap index may list only sitemaps: move its pages to a sitemap.",
};

export const FORM_WORDS: Readonly<Record<SitemapForm, string>> = {
  urlset: "Sitemap",
  index: "Sitemap index",
  rss: "RSS feed",
  atom: "Atom feed",
  text: "Text sitemap",
};

export const KIND_WORDS = {
  har: "HAR: requests of a page",
  page: "Web page",
  urls: "List of URLs",
  table: "Table",
  tableColumn: "Table, column {heading}",
  log: "Log: {name}",
} as const;

/** The names of the types of entries, used in totals and rows. */
export const ENTRY_WORDS = {
  page: "pages",
  sitemap: "sitemaps",
  alternate: "translations",
  image: "images",
  video: "videos",
} as const;
