import type { Dialect } from "../dialects/dialect.ts";
import type { Policy } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { type Identity, identify } from "../vocabulary/product-token.ts";
import { compilePolicy, type Matcher } from "./compile.ts";
import { type Explanation, explainWith } from "./explain.ts";

/** A file as one crawler reads it in one dialect, with what its operator says taken into account. */
export interface Consultation {
  /** The crawler asked for, reduced to its product token. */
  readonly crawler: Identity;
  /** The tokens tried, in order: its own, then its fallbacks. */
  readonly chain: readonly string[];
  /** The token whose groups are followed; null when none of the chain is named. */
  readonly followed: string | null;
  readonly matcher: Matcher;
  readonly explain: (url: string) => Explanation;
}

const policies = new WeakMap<RobotsDocument, Map<Dialect, Policy>>();

/** `readPolicy`, kept for as long as the document lives. */
export const policyOf = (document: RobotsDocument, dialect: Dialect): Policy => {
  const known = policies.get(document) ?? new Map<Dialect, Policy>();
  policies.set(document, known);
  const policy = known.get(dialect) ?? readPolicy(document, dialect);
  known.set(dialect, policy);
  return policy;
};

const consultations = new WeakMap<Policy, Map<string, Consultation>>();

const firstNamed = (policy: Policy, chain: readonly string[]): string | null =>
  chain.find((token) => select(policy, [token]).kind === "named") ?? null;

const consultPolicy = (policy: Policy, input: string): Consultation => {
  const crawler = identify(input);
  const chain = [crawler.token, ...(crawler.crawler?.fallbacks ?? [])];
  const followed = firstNamed(policy, chain);
  const matcher = compilePolicy(policy, followed ?? crawler.token, {
    ignoresGlobal: crawler.crawler?.ignoresGlobal ?? false,
  });
  const explain = (url: string): Explanation =>
    explainWith(matcher, url, { crawler, chain, followed });
  return { crawler, chain, followed, matcher, explain };
};

/**
 * Asks how a crawler reads a file, as its operator documents it: a whole User-Agent header is
 * reduced to its token, a crawler that no group names follows its fallbacks' groups
 * (Googlebot-Image those of Googlebot), one that ignores `*` follows nothing else. Kept for as long
 * as the document lives, so asking twice costs nothing.
 *
 * @param input a product token or whatever else names the crawler; any string is accepted.
 */
export const consult = (
  document: RobotsDocument,
  dialect: Dialect,
  input: string,
): Consultation => {
  const policy = policyOf(document, dialect);
  const known = consultations.get(policy) ?? new Map<string, Consultation>();
  consultations.set(policy, known);
  const consultation = known.get(input) ?? consultPolicy(policy, input);
  known.set(input, consultation);
  return consultation;
};
