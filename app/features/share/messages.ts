/** Why a link does not open. Each message says what happened and what was kept. */
export const linkFaults = {
  /** The fragment has no content. */
  empty: "The link holds no file. Your draft is kept.",
  /** Not a link of this page. */
  foreign:
    "The address ends in something that is not a link made by this page. Nothing was opened and your draft is kept.",
  /** A version that this release does not know. */
  future:
    "This link was made by a newer version of this page. Your draft is kept. Reload the page to get that version, then open the link again.",
  truncated:
    "This link is cut short: its end is missing, so nothing was opened. Your draft is kept. Ask for the whole link again; some chat and mail programs shorten long ones.",
  /** Damaged, or not the contents of a link. */
  invalid:
    "This link is damaged: some of its characters were changed or lost, so nothing was opened. Your draft is kept. Ask for the link again.",
  "too-large":
    "This link holds more than a robots.txt can be, so it was not opened. Your draft is kept. Ask for the file itself instead.",
} as const;

/** The words of the dialog with a link. */
export const linkDialogMessages = {
  title: "Copy this link",
  about:
    "The browser did not let the page copy it. It is selected: press Ctrl+C, or ⌘C. It is also in the address bar.",
  link: "Link",
} as const;

/** The messages after sharing. */
export const shareMessages = {
  copied: "Link copied.",
  inAddress:
    "The link is in the address bar, but the browser did not let the page copy it. Copy it from there.",
  byHand: "The browser did not let the page copy the link. Copy it by hand.",
  tooLarge:
    "This file is too large for a link (more than 512 KiB). Nothing was shared; send the file itself with Download.",
  noBaseline:
    "It does not include the version you compare with: together they are too large for a link.",
  withoutPages: {
    one: "The headers and tags of {count} page are not in the link: it would be too long for many programs.",
    other:
      "The headers and tags of {count} pages are not in the link: it would be too long for many programs.",
  },
  over2000:
    "The link is longer than 2,000 characters: some chat services will cut it. Check that it arrives whole.",
  over8000:
    "The link is longer than 8,000 characters: many chat, mail and short-link services will refuse it. Send the file itself with Download.",
} as const;

/** The words of reports for tickets and mails. */
export const reportMessages = {
  title: "{file} for {crawler}",
  allowed: "Allowed",
  blocked: "Blocked",
  notExpected: "{word}, not as expected",
  noRule: "no rule matches",
  byLine: "line {line}: {rule}",
  row: "{verdict}: {url} ({reason})",
  columns: { url: "URL", verdict: "Verdict", reason: "Reason" },
} as const;

/** The words about the page itself, and of a report that one of its verdicts is wrong. */
export const aboutMessages = {
  title: "About the Workbench",
  version: "Version {version}, under the MIT licence. It runs in your browser and sends nothing.",
  source:
    "The source is in the page: open the developer tools (F12) and choose Sources or Debugger.",
  wrong: "Report a wrong verdict",
  wrongAbout:
    "Copy this text, say what you expected and why, and send it to whoever runs this page.",
  text: "Text of the report",
  copy: "Copy the report",
  copied: "Copied.",
  notCopied: "The browser did not let the page copy it. Select the text and copy it by hand.",
  program: "robots.txt Workbench {version}",
  crawler: "Crawler: {crawler}, read as {reader}",
  url: "URL: {url}",
  verdict: "Verdict: {verdict} ({reason})",
  noUrl: "URL: (add the URL)",
  expected: "Expected, and why:",
  link: "The case: {link}",
  noLink: "The case: (attach the file, it is too large for a link)",
} as const;

/** The ways to share, and the messages after copying. */
export const shareAsMessages = {
  title: "Share as",
  link: { title: "Link", note: "opens the file, its URLs and verdicts here" },
  markdownLink: { title: "Markdown link", note: "for issues and wikis" },
  markdownReport: { title: "Markdown with the verdicts", note: "the link and a table of all URLs" },
  plainReport: { title: "Plain report", note: "for a mail or a ticket" },
  checksFile: {
    title: "Checks file",
    note: "your expectations, for check.mjs in your build",
  },
  noChecks: "There are no expectations yet. Set some in the Matrix, then save the file.",
  copied: "Copied.",
  notCopied:
    "The browser did not let the page copy it. Use Share, and copy the link from the address bar.",
} as const;
