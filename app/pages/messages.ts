/** The words of the static pages. */
export const pageMessages = {
  product: "robots.txt Workbench",
  title: "{title} - robots.txt Workbench",
  sections: "Reference",
  languages: "Languages",
  nav: {
    mistakes: "All mistakes",
    rules: "All checks",
    crawlers: "All crawlers",
    directives: "All directives",
    readers: "All readers",
  },
  search: "Search by name",
  noneFound: "Nothing here has all of these words.",
  open: "Open in the Workbench",
  sources: "Sources",

  mistakes: {
    heading: "Mistakes that happen in robots.txt",
    about: {
      one: "{count} mistake that has happened: what it cost, the wrong file and the right one, and what changes for whom. Every verdict here is computed when these pages are built.",
      other:
        "{count} mistakes that have happened: what each cost, the wrong file and the right one, and what changes for whom. Every verdict here is computed when these pages are built.",
    },
    story: "What happened",
    wrong: "The wrong file",
    right: "The right file",
    verdicts: "What it decides",
    crawlerAndUrl: "Crawler and URL",
    before: "Wrong file",
    after: "Right file",
    allowed: "Allowed",
    blocked: "Blocked",
    changes: "What changes for whom",
    forCrawlers: "For {crawlers}.",
    sameText: "The text is the same. What differs is the response that it comes in.",
    unread: "No crawler reads the wrong file, so this is what the right one changes.",
    guard: "How to keep it out",
    guardText:
      "Keep these expectations beside the file. The Matrix of the Workbench shows when one fails, and so does `node check.mjs robots.txt robots.checks.json`.",
    reportedBy: "The Workbench reports it while you type, and so does `check.mjs --lint`:",
    offByDefault: "{check} (off by default)",
    reportedByNone: "No check reports it: such a file may well be meant so.",
    response: {
      status: "It comes with the status {value}.",
      contentType: "It comes as {value}.",
      requestedUrl: "It is at {value}.",
    },
  },

  rules: {
    heading: "What is checked in a robots.txt",
    about: {
      one: "{count} check. Its page says what is wrong, what readers make of it, and who says so.",
      other:
        "{count} checks. Each page says what is wrong, what readers make of it, and who says so.",
    },
    severities: { error: "error", warning: "warning", info: "note", hint: "hint" },
    note: "{severity} `{id}`",
    affected: "Who is affected",
    bad: "Reported",
    good: "Not reported",
    mistakes: "How it has happened",
    open: "Open in the editor",
    beside: "This page beside the editor",
    renamed: "This check has a new name",
    nowPartOf: "{former} is now part of {check} ({id}).",
  },

  crawlers: {
    heading: "Crawlers, and how to let them in or keep them out",
    about: {
      one: "{count} name that a robots.txt may hold: who sends it, whether it obeys, and what blocking it costs.",
      other:
        "{count} names that a robots.txt may hold: who sends each, whether it obeys, and what blocking it costs.",
    },
    title: "{crawler}: block or allow it in robots.txt",
    description:
      "{crawler} of {operator}: what it is for, whether it obeys robots.txt, lines to block or allow it, and what blocking it costs.",
    block: "Block it",
    blockPart: "Keep it out of one folder",
    allow: "Let it in everywhere",
    ownGroup:
      "A group of its own replaces the one for everybody, so repeat in it what shall count for this crawler, too: {mistake}.",
    notObeyed:
      "A robots.txt does not keep it out. To block it, refuse its requests in the server or at the CDN.",
    notSure:
      "It is not sure that it heeds these lines. To be certain, refuse its requests in the server or at the CDN, too.",
    retired: "Nobody comes under this name any more, so no lines are needed.",
    successor: "Today it is {crawler}.",
    reads: "How it reads robots.txt",
    readsAs: "It is judged as {reader}: {source}.",
    mistakes: "Mistakes with this crawler",
    note: "{operator}. {note}",
  },

  directives: {
    heading: "Directives of robots.txt",
    about: {
      one: "{count} field found in real files: what it means, who reads it and who skips it.",
      other: "{count} fields found in real files: what each means, who reads it and who skips it.",
    },
    title: "{directive} in robots.txt",
    mistakes: "Mistakes with this directive",
    standings: {
      standard: "Of the standard, RFC 9309",
      extension: "Read by some crawlers",
      deprecated: "No longer read",
      unsupported: "In use, but read by none",
      "non-standard": "Ideas that no crawler reads",
    },
  },

  readers: {
    heading: "How each reader reads robots.txt",
    about: {
      one: "{count} reader, as the Workbench models it: one sentence for each habit, with its source.",
      other:
        "{count} readers, as the Workbench models them: one sentence for each habit, with its source.",
    },
    title: "How {reader} reads robots.txt",
    sourced: "{reader} ({edition}) as the Workbench models it. Every statement has a source.",
    assumed: {
      one: "{reader} ({edition}) as the Workbench models it. {count} of {total} statements has no source and is assumed.",
      other:
        "{reader} ({edition}) as the Workbench models it. {count} of {total} statements have no source and are assumed.",
    },
    crawlers: "Crawlers that read it so",
    crawlerCount: { one: "{edition}; {count} crawler", other: "{edition}; {count} crawlers" },
  },
} as const;
