/** A rule by what it matches. */
interface PathRule {
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** Whatever has a query, or a further parameter, matches. */
const ANY_QUERY = /^\/?\*[?&=]\*?$/;

/** No folder has a longer name that is worth a look. */
const LONGEST_BEGINNING = 200;

/** Says whether the beginning of a path, up to so many characters of it, is forbidden as it stands. */
export type ClosedBeginnings = (path: string, length: number) => boolean;

/** What the rules of a group forbid by beginnings of paths; null where they forbid every query. */
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
