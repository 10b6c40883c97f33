// biome-ignore-all format: one term a row reads as the table it is
import type { Fact, Source } from "../dialects/dialect.ts";
import { fact, page } from "../dialects/sources.ts";
import type { Effects } from "./terms.ts";

/** What an operator documents of a term: what it affects, or that it has no effect. */
export interface TermFact {
  readonly effects: Effects;
  readonly source: Source;
}

/**
 * How one operator's crawlers treat page-level signals: a record of facts, each with its source.
 * What is null is documented nowhere. One function (`outcome`) reads all records.
 */
export interface Operator {
  readonly id: string;
  readonly name: string;
  /** The names of crawlers that its tags and headers may carry, in lower case, besides `robots`. */
  readonly names: readonly string[];
  /** Whether other names of its crawlers are documented to be ignored; otherwise nothing says so. */
  readonly ignoresOtherNames: boolean;
  /** Whether it reads robots meta tags, and `X-Robots-Tag` headers. */
  readonly tags: Source | null;
  readonly headers: Source | null;
  /** Which rule wins if two contradict each other. */
  readonly conflicts: Fact<"strictest" | "permitting"> | null;
  /** The documented terms. */
  readonly terms: Readonly<Record<string, TermFact>>;
  /** The terms that are documented for headers; null for all of `terms`. */
  readonly headerTerms: readonly string[] | null;
  /** A term that counts as another if that other one is present too. */
  readonly countsAs: Readonly<Record<string, Fact<string>>>;
  /** The elements on which `data-nosnippet` is honoured; `any` for all. */
  readonly withoutSnippet: Fact<readonly string[] | "any"> | null;
  /** Whether a URL that robots.txt blocks may be listed without its content. */
  readonly listsBlocked: Source | null;
  /** Whether a page is kept out by a status: those for which it is documented. */
  readonly unlistedStatus: Fact<(status: number) => boolean> | null;
  /**
   * What decides about training: whether the crawler may fetch, the groups for another token, or
   * (with `terms`) a term that affects it.
   */
  readonly training: Fact<"fetch" | "terms" | { readonly token: string }> | null;
}

/** Says of several terms what they affect, from one source. */
const terms = (source: Source, effects: Readonly<Record<string, Effects>>): Readonly<Record<string, TermFact>> =>
  Object.fromEntries(Object.entries(effects).map(([term, each]) => [term, { effects: each, source }]));

/** What an operator without documentation has. */
const SILENT: Omit<Operator, "id" | "name"> = {
  names: [], ignoresOtherNames: false, tags: null, headers: null, conflicts: null, terms: {},
  headerTerms: null, countsAs: {}, withoutSnippet: null, listsBlocked: null, unlistedStatus: null,
  training: null,
};

const googleSays = page("documentation", "Google: robots meta tag (2026-03-24)", "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag");
const googleStatus = page("documentation", "Google: HTTP status codes", "https://developers.google.com/search/docs/crawling-indexing/http-network-errors");
const googleIntro = page("documentation", "Google: introduction to robots.txt", "https://developers.google.com/search/docs/crawling-indexing/robots/intro");
const googleCrawlers = page("documentation", "Google: common crawlers (2026-04-23)", "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers");
const bingSays = page("documentation", "Bing: robots meta tags", "https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240");
const bingSnippets = page("documentation", "Bing: snippet controls (April 2020)", "https://blogs.bing.com/webmaster/april-2020/Announcing-new-options-for-webmasters-to-control-their-snippets-at-Bing");
const bingChat = page("documentation", "Bing: controls for Bing Chat (September 2023)", "https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat");
const bingGuidelines = page("documentation", "Bing Webmaster Guidelines (February 2026), as reported", "https://www.searchenginejournal.com/bing-adds-geo-to-official-guidelines-expands-ai-abuse-definitions/568442/");
const bingNosnippet = page("documentation", "Bing: data-nosnippet (October 2025)", "https://blogs.bing.com/webmaster/October-2025/Bing-Introduces-Support-for-the-data-nosnippet-HTML-Attribute");
const yandexSays = page("documentation", "Yandex: meta tags", "https://yandex.com/support/webmaster/en/controlling-robot/metatags");
const yandexHeader = page("documentation", "Yandex: robots meta tag and X-Robots-Tag", "https://yandex.com/support/webmaster/en/controlling-robot/meta-robots");
const yandexRemoval = page("documentation", "Yandex: how to remove pages from the search", "https://yandex.com/support/webmaster/en/yandex-indexing/removing-from-index");
const seznamSays = page("documentation", "Seznam: indexing control", "https://napoveda.seznam.cz/en/full-text-search/indexing-control");
const appleSays = page("documentation", "Apple: about Applebot (2026-04-19)", "https://support.apple.com/en-us/119829");
const amazonSays = page("documentation", "Amazon: Amazonbot (2026-04-19)", "https://developer.amazon.com/amazonbot");
const baiduSays = page("documentation", "Baidu: spider", "https://www.baidu.com/search/spider.html");
const byFetch = (title: string, url: string): Fact<"fetch"> => fact("fetch", page("documentation", title, url)("training follows robots.txt"));

const NO_INDEX: Effects = { index: "no" };
const NO_FOLLOW: Effects = { follow: "no" };
const NEITHER: Effects = { index: "no", follow: "no" };
const NOTHING: Effects = {};

const google: Operator = {
  ...SILENT,
  id: "google",
  name: "Google",
  names: ["googlebot", "googlebot-news"],
  ignoresOtherNames: true,
  tags: googleSays("meta tags, also in the body"),
  headers: googleSays("X-Robots-Tag"),
  conflicts: fact("strictest", googleSays("the more restrictive rule applies")),
  terms: {
    ...terms(googleSays("valid indexing and serving rules"), {
      all: NOTHING, index: NOTHING, follow: NOTHING,
      noindex: NO_INDEX, nofollow: NO_FOLLOW, none: NEITHER,
      nosnippet: { snippet: "no", answers: "no" },
      "max-snippet": { snippet: "by-value", answers: "by-value" },
      "max-image-preview": { images: "by-value" },
      "max-video-preview": { video: "by-value" },
      notranslate: { translation: "no" },
      noimageindex: { images: "no" },
      indexifembedded: NOTHING,
      unavailable_after: { index: "by-date" },
    }),
    ...terms(googleSays("rules that Google ignores"), {
      noarchive: NOTHING, nocache: NOTHING, nositelinkssearchbox: NOTHING,
    }),
  },
  withoutSnippet: fact(["span", "div", "section"], googleSays("data-nosnippet")),
  listsBlocked: googleIntro("a blocked page can still be indexed if others link to it"),
  unlistedStatus: fact((status) => status >= 400 && status <= 499 && status !== 429, googleStatus("4xx except 429: the content does not exist")),
  training: fact({ token: "Google-Extended" }, googleCrawlers("Google-Extended")),
};

const bing: Operator = {
  ...SILENT,
  id: "bing",
  name: "Bing",
  names: ["bingbot", "msnbot"],
  tags: bingSays("meta tags"),
  headers: bingSays("X-Robots-Tag"),
  terms: {
    ...terms(bingSays("supported terms"), {
      index: { index: "permits" }, follow: { follow: "permits" },
      noindex: NO_INDEX, nofollow: NO_FOLLOW,
    }),
    ...terms(bingChat("NOARCHIVE: not in answers, not used for training"), {
      noarchive: { copy: "no", answers: "no", train: "no" },
    }),
    ...terms(bingChat("NOCACHE: only URL, title and snippet"), {
      nocache: { copy: "no", answers: "limited", train: "limited" },
    }),
    ...terms(bingSnippets("max-snippet, max-image-preview, max-video-preview"), {
      "max-snippet": { snippet: "by-value" },
      "max-image-preview": { images: "by-value" },
      "max-video-preview": { video: "by-value" },
    }),
    ...terms(bingGuidelines("nosnippet reduces citations"), {
      nosnippet: { snippet: "no", answers: "limited" },
    }),
  },
  countsAs: { noarchive: fact("nocache", bingChat("both together are treated as NOCACHE")) },
  withoutSnippet: fact("any", bingNosnippet("data-nosnippet")),
  training: fact("terms", bingChat("NOARCHIVE and NOCACHE")),
};

const yandex: Operator = {
  ...SILENT,
  id: "yandex",
  name: "Yandex",
  names: ["yandex"],
  tags: yandexSays("meta robots"),
  headers: yandexHeader("X-Robots-Tag"),
  conflicts: fact("permitting", yandexSays("an allowing directive has priority over a prohibiting one")),
  terms: terms(yandexSays("meta robots"), {
    all: { index: "permits", follow: "permits" },
    index: { index: "permits" }, follow: { follow: "permits" }, archive: { copy: "permits" },
    noindex: NO_INDEX, nofollow: NO_FOLLOW, none: NEITHER, noarchive: { copy: "no" }, noyaca: NOTHING,
  }),
  headerTerms: ["noindex", "nofollow", "none", "noarchive"],
  unlistedStatus: fact((status) => [403, 404, 410].includes(status), yandexRemoval("statuses 403, 404 and 410")),
};

const apple: Operator = {
  ...SILENT,
  id: "apple",
  name: "Apple",
  tags: appleSays("robots meta tags"),
  terms: terms(appleSays("robots meta tags"), {
    all: NOTHING, noindex: NO_INDEX, nofollow: NO_FOLLOW,
    nosnippet: { snippet: "no", answers: "no" },
    none: { ...NEITHER, snippet: "no", answers: "no" },
  }),
  training: fact({ token: "Applebot-Extended" }, appleSays("Applebot-Extended")),
};

const amazon: Operator = {
  ...SILENT,
  id: "amazon",
  name: "Amazon",
  tags: amazonSays("page-level directives"),
  terms: terms(amazonSays("page-level directives"), {
    noindex: NO_INDEX, none: NO_INDEX, noarchive: { train: "no" },
  }),
  training: fact("terms", amazonSays("noarchive")),
};

const seznam: Operator = {
  ...SILENT,
  id: "seznam",
  name: "Seznam.cz",
  tags: seznamSays("meta robots"),
  terms: terms(seznamSays("meta robots"), {
    all: NOTHING, index: NOTHING, follow: NOTHING, noindex: NO_INDEX, nofollow: NO_FOLLOW,
  }),
  listsBlocked: seznamSays("a blocked URL can still be listed"),
};

const baidu: Operator = {
  ...SILENT,
  id: "baidu",
  name: "Baidu",
  names: ["baiduspider"],
  tags: baiduSays("meta robots"),
  terms: terms(baiduSays("meta robots"), { nofollow: NO_FOLLOW, noarchive: { copy: "no" } }),
};

/** Operators by the name that the table of crawlers gives them. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  Google: google, Microsoft: bing, Yandex: yandex, Apple: apple, Amazon: amazon,
  "Seznam.cz": seznam, Baidu: baidu,
  OpenAI: { ...SILENT, id: "openai", name: "OpenAI", training: byFetch("OpenAI: crawlers (2026-04-19)", "https://developers.openai.com/api/docs/bots") },
  Anthropic: { ...SILENT, id: "anthropic", name: "Anthropic", training: byFetch("Anthropic: crawlers (2026-04-21)", "https://support.claude.com/en/articles/8896518") },
  Meta: { ...SILENT, id: "meta", name: "Meta", training: byFetch("Meta: web crawlers (2026-04-19)", "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers") },
  "Common Crawl": { ...SILENT, id: "common-crawl", name: "Common Crawl", training: byFetch("Common Crawl: CCBot (2026-04-19)", "https://commoncrawl.org/ccbot") },
};

const UNKNOWN: Operator = { ...SILENT, id: "unknown", name: "" };

/** What is documented of an operator; of an unknown one, nothing. */
export const operatorOf = (name: string | null): Operator =>
  name !== null && Object.hasOwn(OPERATORS, name) ? (OPERATORS[name] ?? UNKNOWN) : UNKNOWN;
