import { memo } from "../../collections/memo.ts";
import { closedBeginnings } from "./closed-beginnings.ts";

/** The part of a rule that determines which URLs it matches. */
interface PathRule {
  readonly type: "allow" | "disallow";
  readonly path: string;
}

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
