import type { Dialect } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import { pathTaker } from "../match/path.ts";
import { matches } from "../match/pattern.ts";
import { pathSpeller } from "../match/spelling.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import { isUnreachable } from "./reach.ts";

/** Returns what a reader compares of a URL, in its own spelling. */
export type ComparedPath = (url: string) => string;

export const comparedPath = (dialect: Dialect): ComparedPath => {
  const take = pathTaker(dialect);
  const spell = pathSpeller(dialect);
  return (url) => spell(take(url));
};

/**
 * Whether two readers compare the same part of every URL in the same spelling. No URL contains a
 * NUL.
 */
export const compareAlike = (a: Dialect, b: Dialect): boolean =>
  a === b ||
  (pathSpeller(a) === pathSpeller(b) &&
    a.facts.urlPart.value === b.facts.urlPart.value &&
    a.facts.dotSegments.value === b.facts.dotSegments.value);

/** What replaces each star except the last, plainest first. */
const FILLINGS: readonly string[] = ["page", "x", "item/1", "7", "q?id", "q?a&b", "-", ""];

/** What replaces the last star, which usually means the end. */
const ENDINGS: readonly string[] = ["", "x", "/page", "?id=1"];

/**
 * Escapes of characters that are easier to read unescaped, used if the reader compares both as
 * equal.
 */
const READABLE = /%(?:2[146-9A-C]|3[ABDF]|40|5[BD])/g;

const readable = (path: string): string =>
  path.replace(READABLE, (byte) => decodeURIComponent(byte));

/** Escapes what a URL can contain only as an escape, for readers that compare it decoded. */
const escaped = (path: string): string =>
  path.replace(
    /[\0?#;]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );

/**
 * Escapes the dot: `/robots.txt` itself is never decided by a rule, but another spelling of it is.
 */
const respelt = (path: string): string => (path === "/robots.txt" ? "/robots%2Etxt" : path);

/**
 * URLs that a reader may compare as this path. A path that begins with two slashes needs a host.
 */
const urlsOf = (path: string): readonly string[] => {
  const paths = [readable(path), path, escaped(path), respelt(path)];
  if (!path.startsWith("//")) return paths;
  return paths.map((each) => (each.startsWith("//") ? `https://site.example${each}` : each));
};

const filled = ({ pieces }: ClosedPattern, filling: string, ending: string): string => {
  const last = pieces[pieces.length - 1] as string;
  if (pieces.length === 1) return last;
  const front = pieces.slice(0, -1).join(filling);
  return last === "" ? front + ending : front + filling + last;
};

const UNRESERVED = "zqxjkvwyZQXJKVWYbcdfghlmnprstuaeioBCDFGHLMNPRSTUAEIO0123456789-_~.";

/**
 * A filling that occurs in no pattern, so that only stars match it; `*` if every other character is
 * used.
 */
export const freshFilling = (patterns: Iterable<ClosedPattern>): string => {
  const used = new Set<string>();
  for (const { pieces } of patterns) for (const piece of pieces) for (const c of piece) used.add(c);
  return [...UNRESERVED].find((character) => !used.has(character)) ?? "*";
};

/** Tests whether a URL is a valid example. */
type Test = (url: string) => boolean;

/**
 * A readable URL that a pattern matches and that passes a test; null if none is found. The pattern
 * is in the spelling that `comparedAs` returns.
 *
 * @param fresh returns a filling that only stars match.
 */
export const exampleFor = (
  pattern: ClosedPattern,
  comparedAs: readonly ComparedPath[],
  passes: Test,
  fresh: () => string,
): string | null => {
  const tried = new Set<string>();
  const attempt = (filling: string, ending: string): string | null => {
    for (const url of urlsOf(filled(pattern, filling, ending))) {
      if (tried.has(url)) continue;
      tried.add(url);
      const isWithin = comparedAs.every((compared) => matches(pattern.pattern, compared(url)));
      if (isWithin && passes(url)) return url;
    }
    return null;
  };
  for (const ending of ENDINGS) {
    for (const filling of FILLINGS) {
      const url = attempt(filling, ending);
      if (url !== null) return url;
    }
  }
  const letter = fresh();
  return attempt(letter, letter);
};

/** The ways in which the matchers compare a URL, without duplicates. */
export const waysToCompare = (matchers: readonly Matcher[]): readonly ComparedPath[] => {
  const kinds: Dialect[] = [];
  for (const { policy } of matchers) {
    if (!kinds.some((known) => compareAlike(known, policy.dialect))) kinds.push(policy.dialect);
  }
  return kinds.map(comparedPath);
};

/** An example URL; `nowhere` if it is certain that there is none, null if none was found. */
export type Example = { readonly url: string } | "nowhere" | null;

/** What finding an example URL costs, in steps of a budget. */
export const EXAMPLE_COST = 100;

/** Finds example URLs for statements about matchers. */
export class Examples {
  private readonly matchers: readonly Matcher[];
  private readonly compared: ReturnType<typeof waysToCompare>;
  private readonly patterns: () => Iterable<ClosedPattern>;
  private letter: string | null = null;

  /**
   * @param patterns all deciding patterns: one extra filling is a character that none of them
   *   contains.
   */
  constructor(matchers: readonly Matcher[], patterns: () => Iterable<ClosedPattern>) {
    this.matchers = matchers;
    this.compared = waysToCompare(matchers);
    this.patterns = patterns;
  }

  /** Finds a readable URL that all the matchers compare as the pattern, and that passes a test. */
  find(pattern: ClosedPattern, passes: (url: string) => boolean): Example {
    const fresh = (): string => {
      this.letter ??= freshFilling(this.patterns());
      return this.letter;
    };
    const url = exampleFor(pattern, this.compared, passes, fresh);
    if (url !== null) return { url };
    const isNowhere = this.matchers.some(({ policy }) => isUnreachable(pattern, policy.dialect));
    return isNowhere ? "nowhere" : null;
  }
}
