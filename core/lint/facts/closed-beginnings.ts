/** A rule, represented by what it matches. */
interface PathRule {
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** Matches everything that has a query, or a further parameter. */
const ANY_QUERY = /^\/?\*[?&=]\*?$/;

/** Folders with longer names are not examined. */
const LONGEST_BEGINNING = 200;

/** Whether a prefix of a path with the given length is forbidden. */
export type ClosedBeginnings = (path: string, length: number) => boolean;

/** The path prefixes that the rules of a group forbid; null if they forbid every query. */
export const closedBeginnings = (rules: readonly PathRule[]): ClosedBeginnings | null => {
  const paths = new Set<string>();
  for (const { type, path } of rules) {
    if (type === "allow") continue;
    if (ANY_QUERY.test(path)) return null;
    paths.add(path.replace(/(?<=[^*])\*$/, ""));
  }
  return (path, length) => {
    const longest = Math.min(length, LONGEST_BEGINNING);
    for (let end = 1; end <= longest; end++) if (paths.has(path.slice(0, end))) return true;
    return false;
  };
};
