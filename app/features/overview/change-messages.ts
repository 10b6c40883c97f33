/** The words of the dialog that changes the policy. */
export const changeMessages = {
  title: "Change the policy",
  where: "Only for this path",
  whereHint: "Empty for the whole site. `*` stands for any text, `$` for the end of a URL.",
  wherePlaceholder: "the whole site",
  followers: {
    one: "Include {names}, which follows the same group if none names it",
    other: "Include {names}, which follow the same group if none names them",
  },

  working: "Working it out…",
  failed: "This could not be worked out. Your text is kept.",

  effect: "What changes",
  blocksSite: "Blocks the whole site for {crawlers}.",
  opensSite: "Opens the whole site to {crawlers}.",
  blocksPath: "Blocks {path} for {crawlers}.",
  opensPath: "Opens {path} to {crawlers}.",
  opensClosed: "That includes what is closed to some of them now, such as {line}.",
  closesSearch: "Search engines will drop the whole site: {crawlers}.",
  proved: "Proved: nothing else changes, for any crawler or URL.",
  provedNothing: "Proved: the file does this already.",
  unproved:
    "Not proved for every URL: nothing else was found to change, but the rules overlap in too many ways.",
  impossible: "No edit was found that does this and nothing else. Nothing will be changed.",
  unreachable: {
    one: "Not changed: {crawlers} ignores robots.txt, so no rule reaches it.",
    other: "Not changed: {crawlers} ignore robots.txt, so no rule reaches them.",
  },
  refused: {
    one: "Not changed: {crawlers}. No edit was found for it alone.",
    other: "Not changed: {crawlers}. No edit was found for them alone.",
  },
  refusedManaged:
    "Not changed: {crawlers}. {writer} writes lines that decide about this; change them {where}.",
  refusedManagedOnly:
    "Not changed: {crawlers}. {writer} writes lines that decide about this, again and again.",

  text: "The text",
  textDiff: "Changes in the text",
  textFailed: "The changes in the text did not load. Your text is kept.",
  noText: "No line changes.",

  limits: "What a rule cannot do",
  firewall: "May ignore the file, so a firewall or your server must refuse them:",
  "page-tag": "Needs a tag in the page:",
  header: "Needs a header:",
  "token-only": "Names that no crawler sends, so no log or firewall shows them:",

  signals: "Say it of the use of content, too",
  writeLine: "Write {line}",
  lineThere: "The file says so already.",
  lineImpossible: "It cannot be added without other changes.",
  complained: "{validators} will report the line; that does no harm.",
  notComplained: "No validator that we know complains about it.",
  honoured: {
    "Content-Signal":
      "Cloudflare's own crawl service acts on it; no other crawler is known to ({source}).",
    "Content-Usage":
      "A draft of the IETF, which may change; no crawler is known to act on it ({source}).",
  },
  validators: {
    "google-search-console": "Google Search Console",
    lighthouse: "Lighthouse",
    yandex: "Yandex",
    bing: "Bing",
  },

  guard: "Expect this from now on, so that no later edit undoes it unnoticed",
  apply: "Apply",
  cancel: "Keep choosing",
  applied: "Changed the policy: {what}",
  guarded: {
    one: "Added {count} expectation for {pattern}.",
    other: "Added {count} expectations for {pattern}.",
  },
  outdated: "The text has changed. Look at the new result, then apply it.",
} as const;
