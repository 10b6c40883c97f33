import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import type { Dialect, Source } from "../dialects/dialect.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { Policy, Selection } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { beginningOf, bytesOfDocument, cutOffset } from "../response/cut.ts";
import { effectOf, type ResponseEffect, withLastCopy } from "../response/effect.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { formatMessage } from "../text/message.ts";
import { type Identity, identify } from "../vocabulary/product-token.ts";
import { compilePolicy, isExempt, type Matcher } from "./compile.ts";
import {
  type Explanation,
  explainWith,
  explainWithoutFile,
  type WholesaleReason,
} from "./explain.ts";
import { MATCH_MESSAGES } from "./messages.ts";
import { pathTaker } from "./path.ts";
import type { Verdict } from "./readings.ts";

/** How one crawler reads a file in one dialect, including what its operator documents. */
export interface Consultation {
  /** The crawler in question, reduced to its product token. */
  readonly crawler: Identity;
  /** The tokens tried, in order: its own, then its fallbacks. */
  readonly chain: readonly string[];
  /**
   * The token whose groups are followed; null if none of the chain is named, or the file is not
   * used.
   */
  readonly followed: string | null;
  /** How the reader interprets the HTTP response for the file. */
  readonly effect: ResponseEffect;
  /** The offset from which the file is not read; null if it is read to its end, or not at all. */
  readonly cutAt: number | null;
  /** The document of its policy is the part that is read: the whole file, or up to `cutAt`. */
  readonly matcher: Matcher;
  readonly explain: (url: string) => Explanation;
}

const policiesOf = memo((document: RobotsDocument) =>
  memo((dialect: Dialect) => readPolicy(document, dialect)),
);

/**
 * A document as a dialect reads it. Computed once, and cached for as long as the document exists.
 */
export const policyOf = (document: RobotsDocument, dialect: Dialect): Policy =>
  policiesOf(document)(dialect);

/** A crawler and the tokens to look for, the same for every file. */
type Named = Pick<Consultation, "crawler" | "chain">;

const namesOf = (input: string): Named => {
  const crawler = identify(input);
  // An empty name is no crawler's; an engine would match it to groups whose own name is cut to
  // nothing.
  return { crawler, chain: [crawler.token || GLOBAL, ...(crawler.crawler?.fallbacks ?? [])] };
};

const firstNamed = (policy: Policy, chain: readonly string[]): string | null =>
  chain.find((token) => select(policy, [token]).kind === "named") ?? null;

/** The response effects with which no rule applies, with their reason. */
const WHOLESALE: Readonly<Partial<Record<ResponseEffect["kind"], WholesaleReason["reason"]>>> = {
  "allows-all": "response-allows",
  "blocks-all": "response-blocks",
  pauses: "response-pauses",
};

const NOTHING: Selection = { kind: "none", groups: [], agents: [] };

const OPENING: ReadonlySet<WholesaleReason["reason"]> = new Set(["not-obeyed", "response-allows"]);

/**
 * What decides every verdict whatever the file says: a crawler that does not obey, or the response.
 */
const wholesaleOf = (
  { crawler }: Identity,
  { kind, source }: ResponseEffect,
): WholesaleReason | null => {
  if (crawler?.obeys === "no") {
    const title = formatMessage(MATCH_MESSAGES.knownOf, { crawler: crawler.token });
    const clause: Source = { basis: "documentation", title, url: crawler.source };
    return { reason: "not-obeyed", clause };
  }
  const reason = WHOLESALE[kind];
  return reason === undefined ? null : { reason, clause: source };
};

/** The effect of a response on a crawler, whose operator may document another one than its reader has. */
const effectOn = (
  { crawler }: Identity,
  response: HttpResponse | null,
  effect: ResponseEffect,
): ResponseEffect => {
  if (crawler?.keepsCopy !== true) return effect;
  const title = formatMessage(MATCH_MESSAGES.knownOf, { crawler: crawler.token });
  return withLastCopy(effect, response, { basis: "documentation", title, url: crawler.source });
};

/** A consultation in which no line of the file applies. */
const consultWithoutFile = (
  policy: Policy,
  named: Named,
  effect: ResponseEffect,
  because: WholesaleReason,
): Consultation => {
  const verdict: Verdict = { allowed: OPENING.has(because.reason), rule: null };
  const exempt: Verdict = { allowed: true, rule: null };
  const pathOf = pathTaker(policy.dialect);
  const matcher: Matcher = {
    policy,
    tokens: [named.crawler.token],
    selection: NOTHING,
    readings: [],
    decide: (url) => (isExempt(pathOf(url), policy.dialect) ? exempt : verdict),
    matching: () => [],
  };
  const explain = (url: string): Explanation =>
    explainWithoutFile(
      matcher,
      url,
      { identity: named.crawler, chain: named.chain, followed: null },
      because,
    );
  return { ...named, followed: null, effect, cutAt: null, matcher, explain };
};

const consultOnce = (
  document: RobotsDocument,
  dialect: Dialect,
  response: HttpResponse | null,
  readerEffect: ResponseEffect,
  input: string,
): Consultation => {
  const named = namesOf(input);
  const effect = effectOn(named.crawler, response, readerEffect);
  const because = wholesaleOf(named.crawler, effect);
  if (because !== null)
    return consultWithoutFile(policyOf(document, dialect), named, effect, because);
  const bytes = response?.bodyBytes ?? bytesOfDocument(document);
  const cutAt = effect.bytes === null ? null : cutOffset(document, effect.bytes, bytes);
  const read = cutAt === null ? document : beginningOf(document, cutAt);
  const policy = policyOf(read, dialect);
  const { crawler, chain } = named;
  const followed = firstNamed(policy, chain);
  const matcher = compilePolicy(policy, followed ?? (crawler.token || GLOBAL), {
    ignoresGlobal: crawler.crawler?.ignoresGlobal ?? false,
  });
  const explain = (url: string): Explanation =>
    explainWith(matcher, url, { identity: crawler, chain, followed });
  return { ...named, followed, effect, cutAt, matcher, explain };
};

/** In place of a response, where none is known. */
const NO_RESPONSE = {};

const consultations = memo((document: RobotsDocument) =>
  memo((dialect: Dialect) =>
    memo((known: HttpResponse | typeof NO_RESPONSE) => {
      const response = "status" in known ? known : null;
      const effect = effectOf(dialect, response, bytesOfDocument(document));
      return memoByValue((input: string) =>
        consultOnce(document, dialect, response, effect, input),
      );
    }),
  ),
);

/**
 * How a crawler reads a file, as its operator documents it:
 *
 * - a full User-Agent header is reduced to its product token
 * - a crawler that no group names follows the groups of its fallbacks (Googlebot-Image those of
 *   Googlebot)
 * - a crawler that ignores `*` follows only groups that name it
 * - a reader that stops after a number of bytes follows no rule beyond them
 * - if the HTTP response decides everything, or the crawler is known not to obey, no rule is
 *   followed
 *
 * The table of crawlers and the facts of the dialect give the source of each. Cached for as long as
 * the document and the response exist, so repeated calls cost nothing.
 *
 * @param dialect the reader; `dialects[readerOf(input)]` is the crawler's own.
 * @param input a product token or another crawler name; any string is accepted. The empty string
 *   and `*` mean any crawler that no group names.
 * @param response the HTTP response for the file; null or omitted if unknown: then status 200 is
 *   assumed.
 */
export const consult = (
  document: RobotsDocument,
  dialect: Dialect,
  input: string,
  response: HttpResponse | null = null,
): Consultation => consultations(document)(dialect)(response ?? NO_RESPONSE)(input);
