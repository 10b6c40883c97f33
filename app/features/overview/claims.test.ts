import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  consult,
  dialects,
  ENGINES,
  type HttpResponse,
  type Overview,
  type OverviewRow,
  overviewOf,
  PLAIN_RESPONSE,
  parse,
  type RobotsDocument,
  readerOf,
} from "../../../core/index.ts";
import { lint } from "../../../core/lint/index.ts";
import { asideOf, sentenceOf } from "../../verdicts/sentence.ts";
import { detailsOf } from "./row-words.ts";

/** A path that no rule below is about: its verdict is that of everything else. */
const ELSEWHERE = "/elsewhere";

const FOLDERS = ["", "a", "b", "img", "news", "a/b", "b/a", "img/a", "news/2024", "elsewhere"];
const ENDS = ["", "/", "x", "/x", ".css", "/y.css", "?s=1", "/?s=1", "/a.pdf", ".html"];
const PATHS: readonly string[] = [
  ...FOLDERS.flatMap((folder) => ENDS.map((end) => `/${folder}${end}`)),
  ...FOLDERS.flatMap((folder) => ENDS.map((end) => `/x/${folder}${end}`)),
];

/** Those that no rule for what is no page can match. */
const PAGES = PATHS.filter((path) => !/img|\.css/.test(path));

const NAMES = [
  "*",
  "Googlebot",
  "bingbot",
  "Yandex",
  "Baiduspider",
  "GPTBot",
  "CCBot",
  "OAI-SearchBot",
  "Claude-SearchBot",
  "AhrefsBot",
] as const;

const rule = fc.tuple(
  fc.constantFrom("Allow", "Disallow", "Disallow", "Disallow ", "Dissalow"),
  fc.constantFrom("/", "/a", "/a/b", "/$", "/*.css$", "/img/", "/*?s=", "/b/", ""),
);

/** Names of a group: one on each line, or a list, which most readers take for one name. */
const names = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 3 }),
        fc.boolean(),
      )
      .map(([list, hasComma]) => [list.join(hasComma ? ", " : " ")]),
  },
);

const group = fc.tuple(
  fc.constantFrom("User-agent", "User-agent", "User-agent", "useragent"),
  names,
  fc.array(rule, { maxLength: 4 }),
);

/** What a server may answer; half of the files come without a response. */
const RESPONSES: readonly Partial<HttpResponse>[] = [
  { status: 206 },
  { status: 404 },
  { status: 403 },
  { status: 429 },
  { status: 503 },
  { status: 503, daysUnreachable: 5 },
  { status: 500, daysUnreachable: 40 },
  { status: null },
  { redirects: 3 },
  { redirects: 7 },
  { redirects: 12 },
  { bodyBytes: 600_000 },
  { contentType: "text/html" },
];
const response = fc
  .option(fc.constantFrom(...RESPONSES), { freq: 1 })
  .map((served) => (served === null ? null : { ...PLAIN_RESPONSE, ...served }));

const file = fc
  .array(group, { maxLength: 4 })
  .map((groups) =>
    groups
      .map(([field, names, rules]) =>
        [
          ...names.map((name) => `${field}: ${name}`),
          ...rules.map(([type, path]) => (type.endsWith(" ") ? type + path : `${type}: ${path}`)),
        ].join("\n"),
      )
      .join("\n\n"),
  );

/** The verdicts of a crawler by its own reader. */
const verdictsIn = (document: RobotsDocument, served: HttpResponse | null) => {
  return (token: string) => {
    const { decide } = consult(document, dialects[readerOf(token)], token, served).matcher;
    return {
      isOpen: (path: string): boolean => decide(path).allowed,
      line: decide(ELSEWHERE).rule?.line,
      all: PATHS.map((path) => decide(path).allowed).join(),
    };
  };
};

type Verdicts = ReturnType<typeof verdictsIn>;

const counted = ({ rows }: Overview, purpose?: string | null): readonly string[] =>
  rows
    .filter((row) => purpose === undefined || row.purpose === purpose)
    .flatMap(({ crawlers }) => crawlers.filter(({ counts }) => counts))
    .map(({ token }) => token);

const tokensOf = (names: string): readonly string[] =>
  names
    .replace(/,? and \d+ more$/, "")
    .split(/, | and /)
    // Of several words, the first is the name.
    .map(
      (name) => [...ENGINES].find(([, engine]) => engine === name)?.[0] ?? name.replace(/ .*/, ""),
    );

/** What contradicts a claim about all crawlers of a list: those that are treated in another way. */
const notSo = (
  verdictsOf: Verdicts,
  tokens: readonly string[],
  isOpen: boolean,
  paths: readonly string[] = [ELSEWHERE],
) => tokens.filter((token) => paths.some((path) => verdictsOf(token).isOpen(path) !== isOpen));

const engines = [...ENGINES.keys()];

/** Expects that some crawlers may fetch some paths, or none of them. */
type Claim = (isOpen: boolean, tokens: readonly string[], paths?: readonly string[]) => void;

/** What is said of a response that decides alone. */
const checkServed = (said: string, found: Overview, claim: Claim): void => {
  const open = /^Open to ([^.:]*): robots\.txt /.exec(said)?.[1];
  if (open === "all crawlers") claim(true, [...counted(found), ...engines], PATHS);
  else if (open === "search engines") claim(true, engines, PATHS);
  else if (open !== undefined) claim(true, tokensOf(open), PATHS);
  if (!/stops? crawling/.test(said)) return;
  const aside = asideOf(found).map(({ template }) => template);
  const isOthers = aside.some((text) => text.startsWith("Other search engines crawl everything"));
  const isYandex = aside.some((text) => text.startsWith("Yandex crawls everything"));
  const isIn = (token: string): boolean =>
    token === "Googlebot" ? false : token === "YandexBot" ? isYandex || isOthers : isOthers;
  claim(true, engines.filter(isIn), PATHS);
  claim(
    false,
    engines.filter((token) => !isIn(token)),
    PATHS,
  );
};

const checkSentence = (found: Overview, verdictsOf: Verdicts): void => {
  const said = sentenceOf(found);
  const claim: Claim = (isOpen, tokens, paths) =>
    expect([said, ...notSo(verdictsOf, tokens, isOpen, paths)]).toEqual([said]);

  const whole = /(?:^|\. )(Open|Closed) to (all crawlers|search engines(?: and AI)?)\./.exec(said);
  if (whole !== null) {
    const isAll = whole[2] === "all crawlers";
    claim(whole[1] === "Open", isAll ? counted(found) : engines, PAGES);
  }
  checkServed(said, found, claim);
  const base =
    /(?:^|\. )(Open|Closed) to (search engines(?: and AI)?) but for (?!the home page\.)/.exec(said);
  const others = /; (open|closed) to ([^.]*)\./.exec(said);
  const apart = others === null ? [] : tokensOf(others[2] ?? "");
  const isCut = / more$/.test(others?.[2] ?? "");
  if (others !== null) claim(others[1] === "open", apart);
  if (base !== null && !isCut) {
    claim(
      base[1] === "Open",
      engines.filter((token) => !apart.includes(token)),
    );
  }
  const withAi = /(Open|Closed) to search engines and AI/.exec(said);
  if (withAi !== null) {
    claim(withAi[1] === "Open", [...counted(found, "ai-training"), ...counted(found, "ai-search")]);
  }
  const some = /(Open|Closed) to ([^;.]*?)(?: but for [^;,.]*| everywhere)?, to other/.exec(said);
  if (some !== null) claim(some[1] === "Open", tokensOf(some[2] ?? ""));

  const out = (purpose: string): number =>
    counted(found, purpose).filter((token) => !verdictsOf(token).isOpen(ELSEWHERE)).length;
  const [training, answers] = [out("ai-training"), out("ai-search")];
  const all = [counted(found, "ai-training").length, counted(found, "ai-search").length];
  const expected: readonly (readonly [RegExp, readonly number[]])[] = [
    [/AI is kept out/, all],
    [/AI is not kept out/, [0, 0]],
    [/AI training is kept out; AI answers are not/, [all[0] ?? 0, 0]],
  ];
  for (const [claimed, numbers] of expected) {
    if (claimed.test(said)) expect([said, training, answers]).toEqual([said, ...numbers]);
  }
  const trainers = /(\d+) of (\d+) AI trainers (?:is|are) kept out/.exec(said);
  if (trainers !== null) {
    expect([said, training, all[0]]).toEqual([said, Number(trainers[1]), Number(trainers[2])]);
  }
  for (const { template } of asideOf(found)) {
    const [, what, names = ""] = /^(Not kept out|Closed by name): (.*)\.$/.exec(template) ?? [];
    if (what !== undefined) claim(what === "Not kept out", tokensOf(names));
  }
};

const checkRow = (row: OverviewRow, found: Overview, verdictsOf: Verdicts): void => {
  const { text, lines } = detailsOf(row, found);
  const tokens = row.crawlers.filter(({ counts }) => counts).map(({ token }) => token);
  const said = `${row.purpose} ${row.openness} ${text}`;
  if (row.openness === "open" && tokens.length > 0) {
    expect([said, ...notSo(verdictsOf, tokens, true, [...PATHS])]).toEqual([said]);
  }
  if (row.openness === "closed") {
    expect([said, ...notSo(verdictsOf, tokens, false, [...PAGES])]).toEqual([said]);
  }
  if (/^the same/.test(text)) {
    const all = [...tokens, ...counted(found, "search")].map((token) => verdictsOf(token).all);
    expect([said, new Set(all).size]).toEqual([said, 1]);
  }
  const closed = /^(\d+) of (\d+) closed(?:, not|:)/.exec(text);
  if (closed !== null) {
    const shut = tokens.filter((token) => !PAGES.some((path) => verdictsOf(token).isOpen(path)));
    expect([said, shut.length, tokens.length]).toEqual([
      said,
      Number(closed[1]),
      Number(closed[2]),
    ]);
  }
  if (row.openness === "closed") {
    const deciding = new Set(tokens.map((token) => verdictsOf(token).line));
    expect([said, ...lines.map(({ line }) => line)].sort()).toEqual([said, ...deciding].sort());
  }
};

const CLOSING =
  /[Bb]locks your whole site for (.*?)(?:, so | ?; |\. |: line |: only |, because |, where |, while |\.$)/;

/** What the list of problems says of a closed site, and that it says something. */
const checkProblems = (
  document: RobotsDocument,
  served: HttpResponse | null,
  found: Overview,
  verdictsOf: Verdicts,
): void => {
  const problems = lint(document, served === null ? {} : { response: served });
  // Names with commas cannot be told apart in a list of names.
  const isList = /^user-?agent: .*,/im.test(document.source);
  for (const { message } of problems) {
    const who = CLOSING.exec(message)?.[1] ?? /^(.*) may crawl nothing:/.exec(message)?.[1];
    if (who === undefined || isList) continue;
    const tokens =
      who === "every crawler"
        ? [...engines, ...counted(found, "ai-training"), ...counted(found, "ai-search")]
        : who === "all other crawlers"
          ? ["*"]
          : tokensOf(who.replace(/,? and others$/, ""));
    expect([message, ...notSo(verdictsOf, tokens, false, ["/", ELSEWHERE])]).toEqual([message]);
  }
  const shut = ["Googlebot", "bingbot"].filter(
    (token) => !PATHS.some((path) => verdictsOf(token).isOpen(path)),
  );
  const isSaid = problems.some(({ severity }) => severity === "error" || severity === "warning");
  expect([...shut, shut.length === 0 || isSaid]).toEqual([...shut, true]);
};

describe("what the overview claims", () => {
  it("holds for 200 paths and every large crawler", () => {
    expect(PATHS).toHaveLength(200);
    const spoken = new Map<string, number>();
    fc.assert(
      fc.property(file, response, (text, served) => {
        const document = parse(text);
        const found = overviewOf({ document, response: served });
        const known = new Map<string, ReturnType<Verdicts>>();
        const decideFor = verdictsIn(document, served);
        const verdictsOf: Verdicts = (token) => {
          const verdicts = known.get(token) ?? decideFor(token);
          known.set(token, verdicts);
          return verdicts;
        };
        checkSentence(found, verdictsOf);
        checkProblems(document, served, found, verdictsOf);
        for (const row of found.rows) checkRow(row, found, verdictsOf);
        const kind = found.headline.search.kind;
        spoken.set(kind, (spoken.get(kind) ?? 0) + 1);
      }),
      { numRuns: 100 },
    );
    // Each part of the grammar was heard.
    expect([...spoken.keys()].sort()).toEqual(["alike", "all", "apart", "divided"]);
  });
});
