/** The words of the dialogs `From your site` and about privacy. */
export const siteMessages = {
  title: "From your site",
  why: "This page cannot fetch files from other sites. Here are three ways to bring yours.",
  domain: "Your domain",
  placeholder: "shop.example",
  terminal: "In a terminal: run this and paste all it prints anywhere on this page.",
  command: "Command",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not let the page copy it. Select it and copy it by hand.",
  browser: "In the browser: open the file, then copy its text and paste it here.",
  open: "Open {url}",
  bookmark:
    "With one click: drag this link to your bookmarks bar. On any page of your site, click it: the site's robots.txt opens here with its HTTP response, and the page as a test: its URL, its headers and tags for crawlers, and the addresses of what it loads.",
  bookmarkName: "Check robots.txt",
  /** Said by the bookmark on another site. */
  bookmarkFailed: "robots.txt could not be read: {why}",
  bookmarkHere:
    "Here it does nothing. Drag it to your bookmarks bar, open a page of your site, and click it there.",
  privacyTitle: "Nothing leaves your browser",
  privacyLead:
    "All of it runs on this page: your file, your URLs and your drafts are never sent anywhere. There is no server behind it, no account and no tracking of visits.",
  privacyChecks: [
    "Turn your network off and keep working. After the first visit the page even opens without a network.",
    "Wait until the page has loaded, open the developer tools (F12), choose Network and type: no request appears.",
    "Look at the page's source (Ctrl+U, or ⌘U): its Content-Security-Policy says default-src 'none' and names no other site, so the browser blocks every request except for the files of this page.",
    "A link carries the file after its #, a part that browsers do not send to servers.",
  ],
} as const;
