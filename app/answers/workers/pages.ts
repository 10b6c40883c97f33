// The worker that reads pages, and says what may happen to them.
import {
  answersIn,
  type BlockedResources,
  blockedResources,
  consult,
  type DialectId,
  dialects,
  type HttpResponse,
  lineAt,
  type May,
  neededOnSite,
  outcome,
  type PageOutcome,
  parse,
  readerOf,
  readHar,
  readSignals,
  type SignalNote,
} from "../../../core/index.ts";
import type { KnownPage } from "../../../core/lint/index.ts";
import { pageText } from "./page-text.ts";
import { type ReadPage, readHarPage, readPage, resourcesOf } from "./read-page.ts";
import { serve } from "./serve.ts";
import type { FileText } from "./text.ts";

/** Texts that were pasted or dropped, each a page or the archive of some. */
export interface ReadQuestion {
  readonly texts: readonly string[];
  /** The longest text of a page to return, in UTF-16 units. */
  readonly longest: number;
  /** A shorter one is returned as it is. */
  readonly asIs: number;
}

/** A page that was read. */
export interface FoundPage {
  /** The address that it names as its own; null if it names none. */
  readonly named: string | null;
  /** The text, or if that is long or an archive, what crawlers look at. */
  readonly text: string;
  /** Whether the text was shortened to that. */
  readonly isShortened: boolean;
}

/** A page and a file, and the crawler that the question is about. */
export interface JudgeQuestion extends FileText {
  readonly response: HttpResponse | null;
  readonly crawler: string;
  readonly dialect: DialectId;
  /** The URL of the page as crawlers request it. */
  readonly url: string;
  /** What is known of the page, as typed. */
  readonly text: string;
  /** The time for which dates are judged, in milliseconds since 1970. */
  readonly time: number;
}

/** A page and its URL as crawlers request it. */
export interface PageText {
  readonly url: string;
  readonly text: string;
}

/** The questions that are answered of a page, in order. */
export const USES = ["fetch", "index", "show", "follow", "train"] as const;
export type PageUse = (typeof USES)[number];

/** What may happen to a page by another crawler. */
export interface OtherOutcome {
  readonly crawler: string;
  readonly may: Readonly<Record<PageUse, May>>;
}

/** A rule that opens one URL, and the 1-based line to put it above. */
export interface Opening {
  readonly line: number;
  readonly rule: string;
}

/** What may happen to a page, and why. */
export interface JudgedPage {
  readonly outcome: PageOutcome;
  /** The rule that would have a blocked page read; null if none is known to do so. */
  readonly opening: Opening | null;
  /** What is unclear in its headers and tags. */
  readonly notes: readonly SignalNote[];
  readonly resources: BlockedResources;
  readonly others: readonly OtherOutcome[];
  /** Whether anything was recognised in the text. */
  readonly isRead: boolean;
}

/** Crawlers of which each has rules of its own for what pages say. */
const OTHERS = [
  "Googlebot",
  "bingbot",
  "YandexBot",
  "Applebot",
  "Amazonbot",
  "SeznamBot",
  "Baiduspider",
  "GPTBot",
  "ClaudeBot",
  "CCBot",
] as const;

/** Of a page that needs more, the rest is not checked: each key in the editor sends them. */
const MOST_NEEDS = 200;

const mayOf = (result: PageOutcome): OtherOutcome["may"] =>
  Object.fromEntries(USES.map((use) => [use, result[use].may])) as OtherOutcome["may"];

/**
 * The rule for one URL, above the line that blocks it, if that opens it to the crawler by its own
 * reader; null for a path with characters that rules read otherwise.
 */
const openingOf = (
  { source, encoding, crawler, dialect, response, url }: JudgeQuestion,
  path: string,
  line: number | null,
): Opening | null => {
  if (line === null || /[*$#\s]/.test(path)) return null;
  const rule = `Allow: ${path}$`;
  const { from } = lineAt(parse(source, encoding), line);
  const opened = parse(`${source.slice(0, from)}${rule}\n${source.slice(from)}`, encoding);
  const { matcher } = consult(opened, dialects[dialect], crawler, response);
  return matcher.decide(url).allowed ? { line, rule } : null;
};

const foundPage =
  (longest: number) =>
  (page: ReadPage): FoundPage => ({
    named: page.named,
    text: pageText(page, longest),
    isShortened: true,
  });

export const pageAnswers = {
  /** The pages in texts of any kind. */
  read: ({ texts, longest, asIs }: ReadQuestion): readonly FoundPage[] =>
    texts.flatMap((text) => {
      const har = text.trimStart().startsWith("{") ? readHar(text) : null;
      if (har !== null) return har.pages.map(readHarPage).map(foundPage(longest));
      return answersIn(text).map((each) => {
        const page = readPage(each);
        if (each.length > asIs) return foundPage(longest)(page);
        return { named: page.named, text: each, isShortened: false };
      });
    }),

  /** What pages cannot do without, of those that load anything. */
  needs: ({ pages }: { readonly pages: readonly PageText[] }): readonly KnownPage[] =>
    pages
      .map(({ url, text }) => ({
        url,
        needs: neededOnSite(resourcesOf(readPage(text), url), url).slice(0, MOST_NEEDS),
      }))
      .filter(({ needs }) => needs.length > 0),

  /** What may happen to a page. */
  judge: (asked: JudgeQuestion): JudgedPage => {
    const document = parse(asked.source, asked.encoding);
    const page = readPage(asked.text);
    const signals = readSignals({ ...page, url: asked.url, time: asked.time });
    const outcomeOf = (crawler: string, dialect: DialectId): PageOutcome =>
      outcome(consult(document, dialects[dialect], crawler, asked.response), signals, crawler);
    const consultation = consult(document, dialects[asked.dialect], asked.crawler, asked.response);
    const { matcher } = consultation;
    const result = outcome(consultation, signals, asked.crawler);
    const { comparedPath } = consultation.explain(asked.url);
    const isUnread = result.trap?.kind === "unread";
    return {
      outcome: result,
      opening: isUnread ? openingOf(asked, comparedPath, result.trap?.line ?? null) : null,
      notes: signals.notes,
      resources: blockedResources(matcher, resourcesOf(page, asked.url), asked.url),
      others: OTHERS.map((crawler) => ({
        crawler,
        may: mayOf(outcomeOf(crawler, readerOf(crawler))),
      })),
      isRead: page.status !== null || page.headers !== null || page.tags !== null,
    };
  },
};

serve(pageAnswers);
