import { memo } from "../collections/memo.ts";
import { dialects } from "../dialects/index.ts";
import type { Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import { firstUrls } from "../proof/changes.ts";
import { verdictsWithin } from "../proof/extent.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { asciiLower } from "../text/ascii.ts";
import { identify } from "../vocabulary/product-token.ts";
import { readerOf } from "../vocabulary/reader-of.ts";

/** What somebody wants a file to do for some crawlers. */
export interface PolicyWish {
  /** Product tokens, or names that lead to one (see `identify`). Retired ones count only if the file names them. */
  readonly crawlers: readonly string[];
  readonly access: "allow" | "block";
  /** A path pattern in robots.txt notation (RFC 9309, section 2.2.3); null for the whole site. */
  readonly path: string | null;
}

/** The answer to a question that a proof may not settle. */
export type Answer = "yes" | "no" | "unknown";

/** The file itself, which many readers always allow: no wish is about it. */
export const ROBOTS_TXT = "/robots.txt";

/** The pattern of every URL. */
const WHOLE_SITE = "/";

/** The pattern that a wish is about. */
export const patternOf = ({ path }: Pick<PolicyWish, "path">): string => path ?? WHOLE_SITE;

/** How a crawler's own reader follows a file. */
export const matcherOf = (document: RobotsDocument, token: string): Matcher =>
  consult(document, dialects[readerOf(token)], token).matcher;

/** URLs that most rules leave alone. */
const ANY_URL = "/x";
const PLAIN_URLS: readonly string[] = ["/", ANY_URL];

/** Whether one of a few URLs has another verdict than is wished for the whole site. */
const failsAtOnce = (matcher: Matcher, { access, path }: PolicyWish): boolean => {
  const fails = (url: string): boolean =>
    url.startsWith("/") &&
    url !== ROBOTS_TXT &&
    matcher.decide(url).allowed !== (access === "allow");
  return path === null && (PLAIN_URLS.some(fails) || firstUrls(matcher).some(fails));
};

const holdsFor = (matcher: Matcher, wish: PolicyWish): Answer => {
  if (failsAtOnce(matcher, wish)) return "no";
  const { verdict, proved } = verdictsWithin(matcher, patternOf(wish));
  if (verdict !== (wish.access === "allow" ? "allowed" : "blocked")) return "no";
  return proved ? "yes" : "unknown";
};

/**
 * Tells whether matchers do what is wished, for every URL that the wish is about. Those with the
 * same rules are examined once.
 */
export const holdingOf = (wish: PolicyWish): ((matcher: Matcher) => Answer) => {
  const answers = memo((_rules: Ruleset) => new Map<boolean, Answer>());
  return (matcher) => {
    const known = answers(rulesetOf(matcher.policy, matcher.selection));
    // Where no group is followed, a crawler may ignore the file, or be unable to read it.
    const usual = matcher.selection.groups.length > 0 || matcher.decide(ANY_URL).allowed;
    const answer = known.get(usual) ?? holdsFor(matcher, wish);
    known.set(usual, answer);
    return answer;
  };
};

/** The tokens of a wish, each once, as their operators write them. */
export const tokensOf = ({ crawlers }: Pick<PolicyWish, "crawlers">): readonly string[] => {
  const found = new Map<string, string>();
  for (const name of crawlers) {
    const { token } = identify(name);
    if (token !== "" && token !== "*") found.set(asciiLower(token), token);
  }
  return [...found.values()];
};
