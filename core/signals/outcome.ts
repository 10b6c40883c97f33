import type { Source } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { type Consultation, consult } from "../match/consult.ts";
import { isWholesale } from "../response/effect.ts";
import { asciiLower } from "../text/ascii.ts";
import { type Identity, identify } from "../vocabulary/product-token.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { type Operator, operatorOf } from "./operators.ts";
import { type RuleEffect, ruleEffects } from "./rule-effects.ts";
import type { Signals } from "./signals.ts";
import type { Use } from "./terms.ts";

/** An answer that is never guessed: `unverified` if what is known does not settle it. */
export type May = "yes" | "no" | "unverified";

/** Why an answer is what it is. */
export type Because =
  /** The verdict of robots.txt: the deciding line, or null if none decides. */
  | { readonly kind: "robots"; readonly line: number | null; readonly source: Source }
  /** The same for a token that controls the use of what others fetch, such as Google-Extended. */
  | {
      readonly kind: "token";
      readonly token: string;
      readonly line: number | null;
      readonly source: Source;
    }
  /** The status of the page; with its price, if it asks for one. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly price: string | null;
      readonly source: Source | null;
    }
  /** A rule in a header or tag, which forbids, limits or permits. */
  | ({ readonly kind: "rule" } & RuleEffect)
  /** A rule that may matter, but whose effect the operator does not document. */
  | ({ readonly kind: "undocumented" } & RuleEffect)
  /** Elements that must not be quoted. */
  | {
      readonly kind: "elements";
      readonly elements: readonly string[];
      readonly source: Source | null;
    }
  /** Headers or tags that are not known may say otherwise. */
  | { readonly kind: "not-read"; readonly layer: "headers" | "tags" }
  /** The crawler does not see the page, by the line that blocks it. */
  | { readonly kind: "not-fetched"; readonly line: number | null }
  /** A blocked URL may be listed without its content. */
  | { readonly kind: "listed"; readonly source: Source }
  /** The page is not in the index, so there is nothing to show. */
  | { readonly kind: "not-indexed" }
  /** The name only controls the use of what other crawlers fetch, so it is they who decide. */
  | { readonly kind: "controls-use-only" }
  /** What decides about training by this operator is documented nowhere. */
  | { readonly kind: "no-documentation" }
  /** Nothing that was read forbids it. */
  | { readonly kind: "nothing" };

/** Whether something may happen, and why: what decides comes first. */
export interface Answer {
  readonly may: May;
  readonly because: readonly Because[];
}

/** The parts of showing a page in results. */
export type ShowPart = Exclude<Use, "index" | "follow" | "train">;

/**
 * A `noindex` (or `unavailable_after`) and robots.txt: `unread` if the page is blocked, so that it
 * is never read; `read` if it works, and a block would undo that.
 */
export interface NoindexTrap {
  readonly kind: "unread" | "read";
  readonly rules: readonly RuleEffect[];
  /** The line that blocks the page; null if it is not blocked, or not by a line. */
  readonly line: number | null;
  /** Whether the operator lists blocked URLs; null if it documents neither. */
  readonly listed: Source | null;
}

/** What may happen to a page. */
export interface PageOutcome {
  readonly crawler: Identity;
  /** The operator's name; empty if its documentation is not known. */
  readonly operator: string;
  readonly fetch: Answer;
  readonly index: Answer;
  /** The strictest of snippet, images and answers. */
  readonly show: Answer;
  readonly follow: Answer;
  readonly train: Answer;
  readonly parts: Readonly<Record<ShowPart, Answer>>;
  readonly trap: NoindexTrap | null;
}

const SHOW_PARTS = ["snippet", "images", "video", "answers", "copy", "translation"] as const;

/** The parts that "may it be shown" is about. */
const MAIN_PARTS = ["snippet", "images", "answers"] as const;

const answer = (may: May, ...because: readonly Because[]): Answer => ({ may, because });

/** A request with one of these statuses was refused (RFC 9110, sections 15.5.2 to 15.5.4). */
const REFUSALS: Readonly<Record<number, Source>> = Object.fromEntries(
  [
    [401, "15.5.2"],
    [402, "15.5.3"],
    [403, "15.5.4"],
  ].map(([status, section]) => [
    status,
    {
      basis: "clause",
      title: `RFC 9110, section ${section}`,
      url: `https://www.rfc-editor.org/rfc/rfc9110.html#section-${section}`,
    },
  ]),
);

type Status = Extract<Because, { kind: "status" }>;

/** What the status does to fetching and to indexing; null if the response is the page. */
const statusAnswers = (
  { status, price }: Signals,
  operator: Operator,
): { readonly fetch: Answer | null; readonly index: Answer } | null => {
  if (status === null || (status >= 200 && status <= 299)) return null;
  const because = (source: Source | null): Status => ({ kind: "status", status, price, source });
  const isUnlisted = operator.unlistedStatus?.value(status) ?? false;
  const index = isUnlisted
    ? answer("no", because(operator.unlistedStatus?.source ?? null))
    : answer("unverified", because(null));
  if (Object.hasOwn(REFUSALS, status)) {
    return { fetch: answer("no", because(REFUSALS[status] ?? null)), index };
  }
  // The page is gone: it may be fetched, but there is nothing.
  const isGone = status === 404 || status === 410;
  return { fetch: isGone ? null : answer("unverified", because(null)), index };
};

const fetchAnswer = ({ matcher, explain }: Consultation, url: string): Answer => {
  const { allowed, rule } = matcher.decide(url);
  const because = {
    kind: "robots" as const,
    line: rule?.line ?? null,
    source: explain(url).clause,
  };
  return answer(allowed ? "yes" : "no", because);
};

const unread = ({ headersKnown, tagsKnown }: Signals): readonly Because[] => [
  ...(headersKnown ? [] : [{ kind: "not-read" as const, layer: "headers" as const }]),
  ...(tagsKnown ? [] : [{ kind: "not-read" as const, layer: "tags" as const }]),
];

type RuleReason = Extract<Because, { kind: "rule" }>;

const isRule = (because: Because): because is RuleReason => because.kind === "rule";

const asRule = (effect: RuleEffect): Because => ({ kind: "rule", ...effect });
const asUndocumented = (effect: RuleEffect): Because => ({ kind: "undocumented", ...effect });

/**
 * The answer of rules about one use. Prohibitions win, or permissions where the operator documents
 * it; where it documents neither, rules that contradict each other settle nothing.
 */
const ruled = (
  all: readonly RuleEffect[],
  use: Use,
  { conflicts }: Operator,
  signals: Signals,
): Answer => {
  const about = all.filter((each) => each.use === use);
  const of = (effect: RuleEffect["effect"]): readonly RuleEffect[] =>
    about.filter((each) => each.effect === effect && each.isDocumented);
  const undocumented = about.filter((each) => !each.isDocumented && each.effect !== "permits");
  const [no, permits] = [of("no"), of("permits")];
  // Of several numbers the lowest is the strictest.
  const limits = of("limited").toSorted((a, b) => Number(a.rule.value) - Number(b.rule.value));
  const missing = unread(signals);
  if (no.length > 0) {
    if (conflicts?.value === "strictest") return answer("no", ...no.map(asRule));
    const isCancelled = (rule: RuleEffect): boolean =>
      conflicts?.value === "permitting" &&
      permits.some((other) => other.rule.place.layer === rule.rule.place.layer);
    const valid = no.filter((each) => !isCancelled(each));
    // Permissions that are not read yet, or in the other layer, may cancel it.
    if (valid.length > 0 && permits.length > 0)
      return answer("unverified", ...[...valid, ...permits].map(asRule));
    const mayBeCancelled = conflicts?.value === "permitting" && !signals.tagsKnown;
    if (valid.length > 0)
      return answer(mayBeCancelled ? "unverified" : "no", ...valid.map(asRule), ...missing);
  }
  const unsure = [...about.filter(({ effect }) => effect === "unknown"), ...undocumented];
  if (unsure.length > 0) {
    const each = unsure.map((one) => (one.isDocumented ? asRule(one) : asUndocumented(one)));
    return answer("unverified", ...each, ...limits.map(asRule));
  }
  const sure = [...limits, ...permits].map(asRule);
  if (missing.length > 0) return answer("unverified", ...missing, ...sure);
  return answer("yes", ...(sure.length > 0 ? sure : [{ kind: "nothing" as const }]));
};

/** Elements that must not be quoted limit the snippet and, of those who read it, the answers. */
const withElements = (given: Answer, { withoutSnippet }: Signals, operator: Operator): Answer => {
  const honoured = operator.withoutSnippet;
  const elements = withoutSnippet.filter(
    (name) => honoured === null || honoured.value === "any" || honoured.value.includes(name),
  );
  if (elements.length === 0 || given.may === "no") return given;
  const because = { kind: "elements" as const, elements, source: honoured?.source ?? null };
  const rest = given.because.filter(({ kind }) => kind !== "nothing");
  return answer(honoured === null ? "unverified" : given.may, ...rest, because);
};

const ORDER: readonly May[] = ["no", "unverified", "yes"];

/** The strictest of several answers, with the reasons of those that give it. */
const strictest = (answers: readonly Answer[]): Answer => {
  const may = ORDER.find((each) => answers.some((one) => one.may === each)) ?? "unverified";
  const because = answers.filter((one) => one.may === may).flatMap((one) => one.because);
  return answer(may, ...new Map(because.map((each) => [JSON.stringify(each), each])).values());
};

const trainAnswer = (
  consultation: Consultation,
  fetched: Answer,
  effects: readonly RuleEffect[],
  operator: Operator,
  signals: Signals,
): Answer => {
  const { training } = operator;
  if (training === null) return answer("unverified", { kind: "no-documentation" });
  const { value, source } = training;
  if (value === "fetch") return answer(fetched.may, ...fetched.because);
  if (value === "terms") return ruled(effects, "train", operator, signals);
  const { token } = value;
  const { effect, matcher } = consultation;
  const { decide } = isWholesale(effect)
    ? matcher
    : consult(matcher.policy.document, dialects[readerOf(token)], token).matcher;
  const { allowed, rule } = decide(signals.url);
  return answer(allowed ? "yes" : "no", { kind: "token", token, line: rule?.line ?? null, source });
};

const allParts = (given: Answer): PageOutcome["parts"] => {
  const entries = SHOW_PARTS.map((part) => [part, given] as const);
  return Object.fromEntries(entries) as PageOutcome["parts"];
};

/**
 * Joins robots.txt, headers and tags for one crawler: what may happen to a page. Each answer names
 * what decides it; what no source settles is `unverified`. A page that is blocked is not read, so
 * none of its signals work.
 *
 * @param consultation of the file, for the same crawler.
 * @param signals of the page, with its URL.
 * @param crawler a product token or another name, as for `consult`.
 */
export const outcome = (
  consultation: Consultation,
  signals: Signals,
  crawler: string,
): PageOutcome => {
  const identity = identify(crawler);
  const known = identity.crawler;
  const operator = operatorOf(known?.operator ?? null);
  const names = [identity.token, ...(known?.fallbacks ?? [])].map(asciiLower);
  const effects = ruleEffects(signals, names, operator);
  const ifRead = ruled(effects, "index", operator, signals);
  const base = { crawler: identity, operator: operator.name };
  const byRobots = fetchAnswer(consultation, signals.url);
  const { line } = byRobots.because[0] as Extract<Because, { kind: "robots" }>;
  const trap = (kind: NoindexTrap["kind"]): NoindexTrap | null =>
    ifRead.may === "no"
      ? { kind, rules: ifRead.because.filter(isRule), line, listed: operator.listsBlocked }
      : null;

  if (known?.controlOnly && !operator.names.includes(asciiLower(known.token))) {
    const other = answer("unverified", { kind: "controls-use-only" });
    const uses = { index: other, show: other, follow: other, parts: allParts(other) };
    return { ...base, fetch: byRobots, ...uses, train: byRobots, trap: null };
  }

  if (byRobots.may === "no") {
    // Of a crawler that may not obey, nobody knows whether it reads the page.
    const isObeyed = known?.obeys === "yes";
    const unseen = answer(isObeyed ? "no" : "unverified", { kind: "not-fetched", line });
    const { listsBlocked } = operator;
    const index =
      listsBlocked === null
        ? answer("unverified", { kind: "not-fetched", line })
        : answer("yes", { kind: "listed", source: listsBlocked }, { kind: "not-fetched", line });
    return {
      ...base,
      fetch: byRobots,
      index,
      show: unseen,
      follow: unseen,
      train: unseen,
      parts: allParts(unseen),
      trap: trap("unread"),
    };
  }

  const byStatus = statusAnswers(signals, operator);
  const fetched = byStatus?.fetch ?? byRobots;
  const index = byStatus?.index ?? ifRead;
  const partOf = (part: ShowPart): Answer => {
    if (index.may === "no") return answer("no", { kind: "not-indexed" });
    if (byStatus !== null) return byStatus.index;
    const given = ruled(effects, part, operator, signals);
    return part === "snippet" || part === "answers"
      ? withElements(given, signals, operator)
      : given;
  };
  const parts = Object.fromEntries(SHOW_PARTS.map((part) => [part, partOf(part)]));
  const typed = parts as PageOutcome["parts"];
  const gone = byStatus?.index ?? null;
  return {
    ...base,
    fetch: fetched,
    index,
    show: strictest(MAIN_PARTS.map((part) => typed[part])),
    follow: gone ?? ruled(effects, "follow", operator, signals),
    train: gone ?? trainAnswer(consultation, fetched, effects, operator, signals),
    parts: typed,
    trap: byStatus === null ? trap("read") : null,
  };
};
