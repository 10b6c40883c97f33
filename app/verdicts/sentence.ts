import {
  type AiPart,
  type ButFor,
  ENGINES,
  formatList,
  formatMessage,
  type Headline,
  type Overview,
  type ResponsePart,
  sentences,
} from "../../core/index.ts";
import { sentenceMessages as words } from "./sentence-messages.ts";

/** The most names in a list; of more, all but the last one and those left are counted. */
const MOST_NAMES = 3;

/** The most words of a sentence. */
const MOST_WORDS = 25;

const namesOf = (names: readonly string[]): string =>
  formatList(
    names.length <= MOST_NAMES
      ? names
      : [
          ...names.slice(0, MOST_NAMES - 1),
          formatMessage(words.andMore, { count: names.length - MOST_NAMES + 1 }),
        ],
  );

/** Names of crawlers as a sentence says them: those of engines without `bot`. */
const spoken = (tokens: readonly string[]): string =>
  namesOf(tokens.map((token) => ENGINES.get(token) ?? token));

/** Exceptions in words; empty for none. */
const exceptionsIn = ({ home, least, most, isExact }: ButFor): string => {
  if (most === 0) return home ? words.home : "";
  const count = most;
  if (!isExact) return formatMessage(words.atLeastPaths, { count: Math.max(1, least) });
  if (least === 0) return formatMessage(words.upToPaths, { count });
  if (least < most) return formatMessage(words.betweenPaths, { least, count });
  return formatMessage(home ? words.homeAndPaths : words.paths, { count });
};

/** One half of the templates: those for what is open, or closed. */
const SAYING = {
  open: {
    plain: words.open,
    but: words.openBut,
    exceptTo: words.openExceptTo,
    butExceptTo: words.openButExceptTo,
    apart: words.openApart,
    apartEverywhere: words.openApartEverywhere,
    restEverywhere: words.openRestEverywhere,
  },
  closed: {
    plain: words.closed,
    but: words.closedBut,
    exceptTo: words.closedExceptTo,
    butExceptTo: words.closedButExceptTo,
    apart: words.closedApart,
    apartEverywhere: words.closedApartEverywhere,
    restEverywhere: words.closedRestEverywhere,
  },
} as const;

const searchSentence = ({ search }: Headline): string => {
  if (search.kind === "all") return search.open ? words.allOpen : words.allClosed;
  const saying = search.open ? SAYING.open : SAYING.closed;
  if (search.kind === "divided") {
    const { first, second } = search;
    return formatMessage(saying.exceptTo, { who: spoken(first), others: spoken(second) });
  }
  const exceptions = exceptionsIn(search.butFor);
  if (search.kind === "apart") {
    const who = spoken(search.engines);
    const others = exceptionsIn(search.butForRest);
    if (exceptions === "") return formatMessage(saying.apartEverywhere, { who, others });
    if (others === "") return formatMessage(saying.restEverywhere, { who, exceptions });
    return formatMessage(saying.apart, { who, exceptions, others });
  }
  const who = search.withAi ? words.enginesAndAi : words.engines;
  const others = spoken([...search.others, ...search.ai]);
  if (others === "") {
    return exceptions === ""
      ? formatMessage(saying.plain, { who })
      : formatMessage(saying.but, { who, exceptions });
  }
  return exceptions === ""
    ? formatMessage(saying.exceptTo, { who, others })
    : formatMessage(saying.butExceptTo, { who, exceptions, others });
};

const aiSentence = ({ training, ofTraining, answers, ofAnswers }: AiPart): string => {
  if (training === ofTraining) {
    if (answers === ofAnswers) return words.aiOut;
    if (answers === 0) return words.trainingOut;
    return formatMessage(words.trainingOutSome, { count: answers, total: ofAnswers });
  }
  if (training > 0)
    return formatMessage(words.someTraining, { count: training, total: ofTraining });
  return answers === 0
    ? words.aiIn
    : formatMessage(words.someAnswers, { count: answers, total: ofAnswers });
};

/** Whether a response stops the crawling of Google alone, as status 429 does. */
const stopsGoogleAlone = ({ kind, engines }: ResponsePart): boolean =>
  kind === "stops" && engines.length === 1;

const responseSentence = (part: ResponsePart): string => {
  const { kind, isForAll, engines } = part;
  const isForEngines = engines.length === ENGINES.size;
  const who = isForAll ? words.everyone : isForEngines ? words.engines : spoken(engines);
  if (kind === "redirects") return formatMessage(words.redirects, { who });
  if (part.status === null) return kind === "last-copy" ? words.lastCopySilent : words.silent;
  const stops = stopsGoogleAlone(part) ? words.googleStops : words.stops;
  const template = { stops, "last-copy": words.lastCopy, "no-file": words.noFile };
  return formatMessage(template[kind], { status: String(part.status), who });
};

type FileKind = NonNullable<Headline["file"]>["kind"];

/** What is said of a file that is none, or not as it should be. */
const FILE_WORDS: Readonly<Record<FileKind, string>> = {
  page: words.page,
  error: words.error,
  template: words.template,
  conflict: words.conflict,
  cut: words.cut,
  utf16: words.utf16,
  lost: words.lost,
  unmatched: words.lost,
  hidden: words.lost,
  foreign: words.foreign,
};

/** What is said of it below, of its first line or of none. */
const FILE_ASIDES: Readonly<Record<FileKind, string>> = {
  page: words.checkServer,
  error: words.checkServer,
  template: words.testServed,
  conflict: words.conflictLines,
  cut: words.nothingBelow,
  utf16: words.saveAsUtf8,
  lost: words.lostAt,
  unmatched: words.unmatchedAt,
  hidden: words.hiddenAt,
  foreign: words.checkServer,
};

const fileSentence = ({ file }: Headline): string | false => {
  if (file === null) return false;
  if (file.hasRules && file.kind === "page") return words.pageWithRules;
  if (file.hasRules && file.kind === "error") return words.errorWithRules;
  return FILE_WORDS[file.kind];
};

const wordCount = (text: string): number => text.split(/\s+/).length;

/** What a file does to search engines and AI, in one to three sentences of at most 25 words together. */
export const sentencesOf = ({ headline }: Pick<Overview, "headline">): readonly string[] => {
  if (headline.response !== null) return [responseSentence(headline.response)];
  const file = fileSentence(headline);
  const short = [...(file === false ? [] : [file]), searchSentence(headline)];
  if (headline.ai === null) return short;
  const whole = [...short, aiSentence(headline.ai)];
  return wordCount(sentences(...whole)) > MOST_WORDS ? short : whole;
};

/** The same as one text. */
export const sentenceOf = (overview: Pick<Overview, "headline">): string =>
  sentences(...sentencesOf(overview));

/** A text below the sentence; `line` is where its placeholder `{place}` leads. */
export interface AsideText {
  readonly template: string;
  readonly line: number | null;
  /** Whether the text begins with the line. */
  readonly isFirst: boolean;
}

const text = (template: string): AsideText => ({ template, line: null, isFirst: false });

const at = (template: string, line: number): AsideText => ({
  template,
  line,
  isFirst: template.startsWith("{place}"),
});

const fileAside = ({ file }: Headline): readonly AsideText[] => {
  if (file === null) return [];
  const said = FILE_ASIDES[file.kind];
  return [file.lines === null ? text(said) : at(said, file.lines.first)];
};

/** What is said below the sentence; empty for nothing. */
export const asideOf = ({ headline }: Pick<Overview, "headline">): readonly AsideText[] => {
  const { response, file, aside } = headline;
  if (response !== null) {
    if (response.kind === "no-file" || response.kind === "redirects") {
      return [text(words.countsAtOk)];
    }
    const meanwhile = stopsGoogleAlone(response) ? words.othersMeanwhile : words.yandexMeanwhile;
    return [words.countsAtOk, ...(response.isOpenToYandex ? [meanwhile] : [])].map(text);
  }
  if (file !== null) return fileAside(headline);
  if (aside === null) return [];
  const { search } = headline;
  const closing =
    search.kind === "divided"
      ? formatMessage(words.closesTo, {
          names: spoken(search.open ? search.second : search.first),
          place: "{place}",
        })
      : words.closes;
  switch (aside.kind) {
    case "closes":
      return [
        at(closing, aside.line),
        ...(aside.only === null ? [] : [text(formatMessage(words.onlyOpen, { path: aside.only }))]),
      ];
    case "misspelt":
    case "no-colon":
      return [at(words[aside.kind], aside.line)];
    case "other-engines": {
      const { open, tokens, count } = aside;
      const message = open ? words.othersClosed : words.othersOpen;
      return [text(formatMessage(message, { names: spoken(tokens), count }))];
    }
    case "not-out":
      return [text(formatMessage(words.notOut, { names: namesOf(aside.tokens) }))];
    case "by-name":
      return [text(formatMessage(words.byName, { names: namesOf(aside.tokens) }))];
    default:
      return [at(words.star, aside.line)];
  }
};
