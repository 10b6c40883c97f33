/** What the page says of things that were pasted, dropped or opened. */
export const intakeMessages = {
  pasted: "The pasted text",
  is: "{name} is {kind}.",
  looksLike: "{name} looks like {kind}.",
  inBulk: "Bulk tests its URLs. Your robots.txt stays.",
  inUrls: {
    one: "{count} URL is tested. Your robots.txt stays.",
    other: "{count} URLs are tested. Your robots.txt stays.",
  },
  stays: "Your robots.txt stays as it was.",
  fileStays: "Your robots.txt stays.",
  pageKept: "It is kept with {url}, the address that it names: see Page in the steps.",
  pageAtSelected:
    "It names no address, so it is kept with the selected URL, {url}: see Page in the steps.",
  pagesKept: {
    one: "{count} page is kept with its URL: see Page in the steps.",
    other: "{count} pages are kept with their URLs: see Page in the steps of each.",
  },
  pagesLeft: {
    one: "{count} page was left out: it names no address, or there are too many.",
    other: "{count} pages were left out: they name no address, or there are too many.",
  },
  pageNowhere: "It names no address. Test the page’s URL first, then paste the page again.",
  pagesNotRead: "The page could not be read. Nothing has changed.",
  putInstead: "Use it for {url} instead",
  severalPages: {
    one: "{count} file is a web page.",
    other: "{count} files are web pages.",
  },
  unknown: "{name} is not a robots.txt, nor a list, sitemap or log that can be read here.",
  archive: "{name} is an archive. Unpack it, then drop its files here.",
  severalInBulk: {
    one: "Bulk tests the URLs of {count} file.",
    other: "Bulk tests the URLs of {count} files.",
  },
  notRead: {
    one: "{count} other file was not read.",
    other: "{count} other files were not read.",
  },
  oneRobots: "Of {count} robots.txt files, {name} was opened.",
  tooMany: "Only the first {most} files were looked at.",
  noFile: "There is no file in what was dropped. Your robots.txt stays.",
  unreadable: "{name} could not be read: it was moved or changed. Your robots.txt stays.",
  pastedOver: "The pasted text has replaced the file.",
  inserted: "It was put into your file.",
  insertInstead: "Put it into your file instead",
  openInstead: "Open as robots.txt instead",
  open: "Open as robots.txt",
  testInstead: "Test these URLs instead",
  testHar: "Test its URLs in Bulk",
  asResponse: "Use it as the response for robots.txt",
  left: {
    one: "{count} line has no URL and was left out.",
    other: "{count} lines have no URL and were left out.",
  },
} as const;

/** What a text is, for a sentence. */
export const KIND_WORDS = {
  robots: "a robots.txt",
  response: "the HTTP response of a web page",
  answer: "an HTTP response",
  headers: "the HTTP headers of a web page",
  html: "a web page (HTML)",
  har: "a HAR file, the requests of a web page",
  checks: "a checks file",
  sitemap: "a sitemap",
  index: "a sitemap index",
  feed: "a feed",
  list: "a list of URLs",
  table: "a table with URLs",
  tableColumn: "a table with URLs in the column {heading}",
  log: "an access log, {format}",
  "unread-log": "a log in a format that cannot be read here",
  packed: "packed with gzip",
  empty: "empty",
  unknown: "no list, sitemap or log that can be read here",
} as const;
