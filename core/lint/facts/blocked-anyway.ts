// What the rules of a group block together, as far as prefixes tell.

import { memo } from "../../collections/memo.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { LineContext, LineView } from "../context.ts";

/** A rule, represented by what it matches. */
interface PathRule {
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** Matches everything that has a query, or a further parameter. */
const ANY_QUERY = /^\/?\*[?&=]\*?$/;
const LONGEST_ANY = "/*?*".length;

/** Folders with longer names are not examined. */
const LONGEST_BEGINNING = 200;

/** A path without a star at its end, unless that is one of several. */
const withoutLastStar = (path: string): string =>
  path.endsWith("*") && path.length > 1 && !path.endsWith("**") ? path.slice(0, -1) : path;

/** Whether a prefix of a path with the given length is forbidden. */
export type ClosedBeginnings = (path: string, length: number) => boolean;

/**
 * The path prefixes that the rules of a group forbid; null if they forbid every query.
 *
 * @param longest the length of the longest prefix that will be examined.
 */
export const closedBeginnings = (
  rules: readonly PathRule[],
  longest: number = LONGEST_BEGINNING,
): ClosedBeginnings | null => {
  const paths = new Set<string>();
  for (const { type, path } of rules) {
    if (type === "allow") continue;
    if (path.length <= LONGEST_ANY && ANY_QUERY.test(path)) return null;
    if (path.length <= longest + 1) paths.add(withoutLastStar(path));
  }
  return (path, length) => {
    const last = Math.min(length, longest, LONGEST_BEGINNING);
    for (let end = 1; end <= last; end++) if (paths.has(path.slice(0, end))) return true;
    return false;
  };
};

const startOf = (path: string): string => path.replace(/\*.*$|\$$/, "");

/** Whether an `Allow` may exempt some URLs of a path from a `Disallow`. */
const mayExcept = (allow: string, path: string): boolean => {
  const [a, b] = [startOf(allow), startOf(path)];
  return a.startsWith(b) || (b.startsWith(a) && (a !== allow || allow.length >= path.length));
};

/** The most exceptions examined for one path: with more, the result would not be obvious. */
const MOST_EXCEPTIONS = 200;

/**
 * Whether rules block all URLs of a path pattern, as far as prefixes tell: false if it would take
 * more than that to know.
 */
export const blockedAnyway: (rules: readonly PathRule[]) => (path: string) => boolean = memo(
  (rules) => {
    const isClosed = closedBeginnings(rules.filter(({ path }) => path !== ""));
    const allows = rules.filter(({ type, path }) => type === "allow" && path !== "");
    if (isClosed === null || allows.length > MOST_EXCEPTIONS) return () => false;
    // If a `Disallow` and an `Allow` have the same length, the `Allow` wins (RFC 9309, section
    // 2.2.2).
    const isStronger = (allow: string, path: string): boolean =>
      path.startsWith(allow) && isClosed(path, allow.length);
    return (path) =>
      isClosed(path, path.length) &&
      !allows.some((allow) => mayExcept(allow.path, path) || isStronger(allow.path, path));
  },
);

/** The other rules of each rule's group, which may block its URLs too, by line number. */
const blockersByLine = memo(({ google }: LineContext) => {
  const byLine = new Map<number, (path: string) => boolean>();
  for (const group of google.groups) {
    const rules = rulesOf(google, { groups: [group] });
    const paths = rules.map(({ type, text }) => ({ type, path: escapePattern(text) }));
    const isBlocked = blockedAnyway(paths);
    for (const { line } of rules) byLine.set(line, isBlocked);
  }
  return byLine;
});

/** Whether other rules of its group block all URLs of a path that a `Disallow` was meant for. */
export const isBlockedByOthers = (
  context: LineContext,
  { field, number }: LineView,
  meant: string,
): boolean =>
  field === "disallow" && blockersByLine(context).get(number)?.(escapePattern(meant)) === true;
