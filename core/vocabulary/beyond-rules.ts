import { formatMessage } from "../text/message.ts";
import type { Crawler } from "./crawler.ts";
import { type DatedSource, factsOf } from "./crawler-facts.ts";

/** What it takes where a rule does not do what people expect of it. */
export type Remedy = "page-tag" | "header" | "firewall" | "token-only";

/** Something that rules for a crawler cannot do. */
export interface BeyondRule {
  readonly remedy: Remedy;
  /** In a sentence or two, with code in backquotes. */
  readonly text: string;
  /** Null if it follows from the table of crawlers, and no page was read. */
  readonly source: DatedSource | null;
}

const GOOGLE_TAGS: DatedSource = {
  title: "Google: robots meta tag",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  read: "2026-03-24",
};
const GOOGLE_CRAWLERS: DatedSource = {
  title: "Google: common crawlers",
  url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  read: "2026-04-23",
};
const BING_CHAT: DatedSource = {
  title: "Bing: controls for Bing Chat",
  url: "https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat",
  read: "2023-09",
};
const APPLE: DatedSource = {
  title: "Apple: about Applebot",
  url: "https://support.apple.com/en-us/119829",
  read: "2026-04-19",
};
const AMAZON: DatedSource = {
  title: "Amazon: Amazonbot",
  url: "https://developer.amazon.com/amazonbot",
  read: "2026-04-19",
};
const IMG2DATASET: DatedSource = {
  title: "img2dataset",
  url: "https://github.com/rom1504/img2dataset",
  read: "2026",
};

/** What operators document besides robots.txt, by token. */
const DOCUMENTED: Readonly<Record<string, readonly BeyondRule[]>> = {
  Googlebot: [
    {
      remedy: "page-tag",
      text: "AI Overviews and AI Mode are part of Google Search and follow Googlebot. To stay in Search but out of these answers, a page needs the tag `nosnippet`, or `data-nosnippet` on a part of it.",
      source: GOOGLE_TAGS,
    },
  ],
  "Google-Extended": [
    {
      remedy: "token-only",
      text: "Google-Extended crawls nothing and is in no log: it only says whether Gemini may be trained and grounded with pages that Googlebot crawled. It does not govern AI Overviews and AI Mode, which follow Googlebot.",
      source: GOOGLE_CRAWLERS,
    },
  ],
  bingbot: [
    {
      remedy: "page-tag",
      text: "Copilot has no name of its own. To stay in Bing but out of Copilot's answers and training, a page needs the tag `noarchive`; `nocache` leaves it only the URL, title and snippet.",
      source: BING_CHAT,
    },
  ],
  Applebot: [
    {
      remedy: "page-tag",
      text: "To stay in Apple's search but out of its answers, a page needs the tag `nosnippet`.",
      source: APPLE,
    },
  ],
  "Applebot-Extended": [
    {
      remedy: "token-only",
      text: "Applebot-Extended crawls nothing and is in no log: it only says whether Apple may train on pages that Applebot crawled.",
      source: APPLE,
    },
  ],
  Amazonbot: [
    {
      remedy: "page-tag",
      text: "To let Amazonbot crawl a page but not train on it, the page needs the tag `noarchive`.",
      source: AMAZON,
    },
  ],
  img2dataset: [
    {
      remedy: "header",
      text: "img2dataset looks for `noai` in the response headers of a file, not in robots.txt.",
      source: IMG2DATASET,
    },
  ],
  LAIONDownloader: [
    {
      remedy: "header",
      text: "It downloads with img2dataset, which looks for `noai` in the response headers of a file, not in robots.txt.",
      source: IMG2DATASET,
    },
  ],
};

/** What follows from a crawler's row in the table, in words. */
const DERIVED = {
  controlOnly: {
    text: "{token} crawls nothing and is in no log: it only says what may be done with pages that others crawled.",
  },
  ignores: {
    text: "{token} ignores robots.txt, as its operator says. Only your server or a firewall can refuse it.",
  },
  mayIgnore: {
    text: "{token} may ignore robots.txt. To be sure, refuse it on your server or by a firewall.",
  },
} as const;

/** What follows from a crawler's row in the table. */
const derived = (crawler: Crawler): readonly BeyondRule[] => {
  const { token, controlOnly, obeys } = crawler;
  const { source } = factsOf(crawler);
  if (controlOnly) {
    return [
      {
        remedy: "token-only",
        text: formatMessage(DERIVED.controlOnly.text, { token }),
        source,
      },
    ];
  }
  if (obeys === "no") {
    return [
      {
        remedy: "firewall",
        text: formatMessage(DERIVED.ignores.text, { token }),
        source,
      },
    ];
  }
  if (obeys === "partly" || obeys === "reportedly-not") {
    return [
      {
        remedy: "firewall",
        text: formatMessage(DERIVED.mayIgnore.text, { token }),
        source,
      },
    ];
  }
  return [];
};

/** What rules cannot do about a crawler; empty for most. */
export const beyondRules = (crawler: Crawler): readonly BeyondRule[] =>
  DOCUMENTED[crawler.token] ?? derived(crawler);
