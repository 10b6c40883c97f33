import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { accessOutline } from "../proof/access.ts";
import { Budget } from "../proof/budget.ts";
import { bytesOfDocument } from "../response/cut.ts";
import { effectOf, isWholesale } from "../response/effect.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineAt } from "../syntax/parse.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { ENGINES, isLarge, LEADING } from "../vocabulary/large.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { type FileState, fileStateOf } from "./file-state.ts";

/** What some crawlers may fetch, as far as a sentence tells. */
export interface Reach {
  /** The verdict of URLs outside all paths. */
  readonly allowed: boolean;
  /** The paths with the other verdict, sorted; without those that the verdict of pages does not depend on. */
  readonly paths: readonly string[];
  readonly isExact: boolean;
}

/** A crawler that counts, with what it may fetch. */
export interface Counted {
  readonly token: string;
  readonly purpose: string | null;
  readonly isNamed: boolean;
  readonly reach: Reach;
  /** The line of the rule that decides what is outside all paths; null if none does. */
  readonly line: number | null;
}

/** Exceptions, as a sentence counts them. */
export interface ButFor {
  /** The home page is one; it is not counted. */
  readonly home: boolean;
  /** The fewest and the most paths. */
  readonly least: number;
  readonly most: number;
  readonly isExact: boolean;
}

/** What a file does to search engines; names are those of crawlers. */
export type SearchPart =
  /** Every crawler that counts is treated so, without exceptions. */
  | { readonly kind: "all"; readonly open: boolean }
  /** Engines are treated alike but for exceptions, others are closed. */
  | {
      readonly kind: "alike";
      readonly open: boolean;
      /** Whether every AI crawler is treated so, too. */
      readonly withAi: boolean;
      readonly butFor: ButFor;
      /** Engines with the other base. */
      readonly others: readonly string[];
      /** AI crawlers with the other base, if they go without saying else. */
      readonly ai: readonly string[];
    }
  /** Google and those with it have other exceptions than the rest. */
  | {
      readonly kind: "apart";
      readonly open: boolean;
      readonly engines: readonly string[];
      readonly butFor: ButFor;
      readonly butForRest: ButFor;
    }
  /** Google or Bing is shut out, or let in alone. */
  | {
      readonly kind: "divided";
      /** Whether Google's side is open. */
      readonly open: boolean;
      readonly first: readonly string[];
      readonly second: readonly string[];
    };

/** How many AI crawlers are kept out, of those that count. */
export interface AiPart {
  readonly training: number;
  readonly ofTraining: number;
  readonly answers: number;
  readonly ofAnswers: number;
}

/** What a response does that decides for Google, whatever the file says. */
export interface ResponsePart {
  readonly kind: "stops" | "last-copy" | "no-file" | "redirects";
  /** Null for none. */
  readonly status: number | null;
  /** Whether it opens or stops the crawling of every large crawler as of Google's. */
  readonly isForAll: boolean;
  /** The crawlers of the engines of which the same is true, Google's first. */
  readonly engines: readonly string[];
  /** Whether Yandex crawls everything meanwhile. */
  readonly isOpenToYandex: boolean;
}

/** What follows the sentence, in a smaller line. */
export type Aside =
  /** The rule that closes the site, and the one path that stays open and is no page. */
  | { readonly kind: "closes"; readonly line: number; readonly only: string | null }
  /** A line that no engine but Google reads, because of which it is treated in another way. */
  | { readonly kind: "misspelt" | "no-colon"; readonly line: number }
  /** Engines with other paths than the rest: closed ones if `open`. */
  | {
      readonly kind: "other-engines";
      readonly tokens: readonly string[];
      readonly open: boolean;
      readonly count: number;
    }
  /** AI crawlers that are not kept out where others are. */
  | { readonly kind: "not-out"; readonly tokens: readonly string[] }
  /** Crawlers closed by name that the sentence says nothing of. */
  | { readonly kind: "by-name"; readonly tokens: readonly string[] }
  /** No group names a crawler. */
  | { readonly kind: "star"; readonly line: number };

/** What a file does to whom, as the facts of one sentence. */
export interface Headline {
  readonly file: FileState | null;
  /** If not null, nothing else is said. */
  readonly response: ResponsePart | null;
  readonly search: SearchPart;
  /** Null if it goes without saying. */
  readonly ai: AiPart | null;
  readonly aside: Aside | null;
  /** `broken`: the file or its response; `closed`: the site to engines that count; `good`: neither. */
  readonly sign: "broken" | "closed" | "good";
}

/** The home page alone. */
const HOME = "/$";

const keyOf = ({ allowed, paths }: Reach): string => `${allowed}\n${paths.join("\n")}`;

const butForOf = (reaches: readonly Reach[]): ButFor => {
  const home = reaches.every(({ paths }) => paths.includes(HOME));
  const counts = reaches.map(({ paths }) => paths.length - Number(home));
  return {
    home,
    least: Math.min(...counts),
    most: Math.max(...counts),
    isExact: reaches.every(({ isExact }) => isExact),
  };
};

const reachOf = ({ reach }: Counted): Reach => reach;
const tokenOf = ({ token }: Counted): string => token;
const isOpenBase = ({ reach }: Counted): boolean => reach.allowed;

const isAi = ({ purpose }: Counted): boolean =>
  purpose === "ai-search" || purpose === "ai-training";

/** The most frequent exceptions among some engines; the first of several. */
const usualKey = (engines: readonly Counted[]): string => {
  const counts = new Map<string, number>();
  for (const { reach } of engines) counts.set(keyOf(reach), (counts.get(keyOf(reach)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? "";
};

const searchPartOf = (engines: readonly Counted[], counted: readonly Counted[]): SearchPart => {
  const [first] = engines;
  if (first === undefined) return { kind: "all", open: true };
  if (
    counted.every(({ reach }) => reach.paths.length === 0 && reach.allowed === first.reach.allowed)
  ) {
    return { kind: "all", open: first.reach.allowed };
  }
  const open = engines.some(isOpenBase);
  const same = engines.filter(({ reach }) => reach.allowed === open);
  const others = engines.filter(({ reach }) => reach.allowed !== open).map(tokenOf);
  if (others.some((token) => LEADING.includes(token))) {
    const isFirst = ({ reach }: Counted) => reach.allowed === first.reach.allowed;
    return {
      kind: "divided",
      open: first.reach.allowed,
      first: engines.filter(isFirst).map(tokenOf),
      second: engines.filter((each) => !isFirst(each)).map(tokenOf),
    };
  }
  const ai = counted.filter(isAi);
  const key = usualKey(same);
  const keys = new Set(same.map(({ reach }) => keyOf(reach)));
  const apart = same.filter(({ reach }) => keyOf(reach) !== key);
  if (keys.size === 2 && others.length === 0 && apart.includes(first)) {
    const rest = same.filter((each) => !apart.includes(each));
    return {
      kind: "apart",
      open,
      engines: apart.map(tokenOf),
      butFor: butForOf(apart.map(reachOf)),
      butForRest: butForOf(rest.map(reachOf)),
    };
  }
  const openAi = ai.filter(isOpenBase);
  return {
    kind: "alike",
    open,
    withAi: keys.size === 1 && ai.every(({ reach }) => keyOf(reach) === key),
    butFor: butForOf(same.map(reachOf)),
    others,
    ai: !open && openAi.length > 0 && openAi.length < ai.length ? openAi.map(tokenOf) : [],
  };
};

const aiPartOf = (search: SearchPart, counted: readonly Counted[]): AiPart | null => {
  if (search.kind === "all" || search.kind === "divided") return null;
  if (search.kind === "alike" && (search.withAi || search.ai.length > 0)) return null;
  const training = counted.filter(({ purpose }) => purpose === "ai-training");
  const answers = counted.filter(({ purpose }) => purpose === "ai-search");
  const out = (of: readonly Counted[]): number => of.filter((each) => !isOpenBase(each)).length;
  return {
    training: out(training),
    ofTraining: training.length,
    answers: out(answers),
    ofAnswers: answers.length,
  };
};

const responsePartOf = (
  document: RobotsDocument,
  response: HttpResponse | null,
): ResponsePart | null => {
  if (response === null) return null;
  const bytes = bytesOfDocument(document);
  const google = effectOf(dialects.google, response, bytes);
  if (!isWholesale(google) && google.kind !== "last-copy") return null;
  const isRedirect = google.topic === "redirects";
  const isOpenTo = (token: string): boolean =>
    effectOf(dialects[readerOf(token)], response, bytes).kind === "allows-all";
  const isAlike = (token: string): boolean => isOpenTo(token) === (google.kind === "allows-all");
  return {
    kind:
      google.kind === "last-copy"
        ? "last-copy"
        : google.kind !== "allows-all"
          ? "stops"
          : isRedirect
            ? "redirects"
            : "no-file",
    status: response.status,
    isForAll: crawlers.every(({ token }) => !isLarge(token) || isAlike(token)),
    engines: [...ENGINES.keys()].filter(isAlike),
    isOpenToYandex: google.kind !== "allows-all" && isOpenTo("YandexBot"),
  };
};

/** The most lines looked at above a rule. */
const MOST_LINES_ABOVE = 100;

/** The line that only Google reads, of a rule and the lines above it down from its group's name. */
const misreadLine = (document: RobotsDocument, rule: number): Aside | null => {
  for (let line = rule; line > Math.max(0, rule - MOST_LINES_ABOVE); line--) {
    const { kind, field, spelling, separator } = lineAt(document, line);
    if (kind !== "directive" || spelling === null || field === "sitemap") continue;
    if (spelling !== "exact") return { kind: "misspelt", line };
    const isColon =
      separator !== null && document.source.slice(separator.from, separator.to) === ":";
    if (!isColon) return { kind: "no-colon", line };
    if (field === "user-agent") return null;
  }
  return null;
};

/**
 * Whether engines are treated apart because only Google's reader understands a line: each of the others would be treated
 * as Google is if it read the file as Google does.
 */
const isByReading = (document: RobotsDocument, search: SearchPart): boolean => {
  if (search.kind !== "divided") return false;
  const { open, first, second } = search;
  return (
    first.every((token) => readerOf(token) === "google") &&
    second.every((token) => {
      const { matcher } = consult(document, dialects.google, token);
      return accessOutline(matcher, new Budget()).allowed === open;
    })
  );
};

/** The engines with other paths than most, if they agree among themselves. */
const otherEngines = (search: SearchPart, engines: readonly Counted[]): Aside | null => {
  if (search.kind !== "alike") return null;
  const same = engines.filter(({ reach }) => reach.allowed === search.open);
  const usual = usualKey(same);
  const others = same.filter(({ reach }) => keyOf(reach) !== usual);
  const [first] = others;
  if (first === undefined || !others.every(({ reach }) => keyOf(reach) === keyOf(first.reach)))
    return null;
  if (!first.reach.isExact || first.reach.paths.length === 0) return null;
  const count = first.reach.paths.length;
  return { kind: "other-engines", tokens: others.map(tokenOf), open: search.open, count };
};

/** What is said in the line below the sentence. */
const asideOf = (
  document: RobotsDocument,
  search: SearchPart,
  engines: readonly Counted[],
  counted: readonly Counted[],
  openOf: (token: string) => readonly string[],
  starLine: number | null,
): Aside | null => {
  const closed = engines.find((each) => !isOpenBase(each));
  const isShut = search.kind === "divided" || (search.kind !== "apart" && !search.open);
  if (isShut && closed !== undefined && closed.line !== null) {
    const misread = isByReading(document, search) ? misreadLine(document, closed.line) : null;
    if (misread !== null) return misread;
    const open = openOf(closed.token);
    const [only = null] = open.length === 1 ? open : [];
    return { kind: "closes", line: closed.line, only: closed.reach.paths.length > 0 ? null : only };
  }
  const other = otherEngines(search, engines);
  if (other !== null) return other;
  const training = counted.filter(({ purpose }) => purpose === "ai-training");
  const open = training.filter(isOpenBase);
  if (open.length > 0 && open.length < training.length && search.kind !== "divided") {
    return { kind: "not-out", tokens: open.map(tokenOf) };
  }
  const named = counted.filter(({ isNamed }) => isNamed);
  // A name that stands for an engine's crawlers is that engine's.
  const ofEngines = new Set(engines.flatMap(({ token }) => findCrawler(token)?.fallbacks ?? []));
  const unsaid = named.filter(
    (each) => !isAi(each) && !ENGINES.has(each.token) && !ofEngines.has(each.token),
  );
  const shut = unsaid.filter((each) => !isOpenBase(each));
  if (shut.length > 0 && search.kind !== "all")
    return { kind: "by-name", tokens: shut.map(tokenOf) };
  return named.length === 0 && starLine !== null ? { kind: "star", line: starLine } : null;
};

/** What the headline of a file is made of. */
export interface HeadlineQuestion {
  readonly document: RobotsDocument;
  readonly response: HttpResponse | null;
  /** Every crawler that counts, and `*`. */
  readonly counted: readonly Counted[];
  /** What stays open of a closed site to a crawler, with what is no page. */
  readonly openOf: (token: string) => readonly string[];
  /** The first user-agent line for `*`, if any. */
  readonly starLine: number | null;
}

/** What a file does to whom, as the facts of one sentence: see `Headline`. */
export const headlineOf = (question: HeadlineQuestion): Headline => {
  const { document, response, counted, openOf, starLine } = question;
  const byToken = new Map(counted.map((each) => [each.token, each]));
  const engines = [...ENGINES.keys()].flatMap((token) => byToken.get(token) ?? []);
  const search = searchPartOf(engines, counted);
  const decided = responsePartOf(document, response);
  const file = fileStateOf(document, search.kind === "all" && search.open);
  const isClosed = search.kind === "divided" || (search.kind !== "apart" && !search.open);
  // A server error is one, even after so long that Google takes it for no file.
  const isFine = decided?.kind === "no-file" && (decided.status ?? 0) < 500;
  const isBroken = decided === null ? file !== null : !isFine;
  return {
    file: decided === null ? file : null,
    response: decided,
    search,
    ai: aiPartOf(search, counted),
    aside: asideOf(document, search, engines, counted, openOf, starLine),
    sign: isBroken ? "broken" : isClosed && decided === null ? "closed" : "good",
  };
};
