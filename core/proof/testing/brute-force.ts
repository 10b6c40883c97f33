import fc from "fast-check";

/** All paths over some letters, up to a length. */
export const allPaths = (letters: string, length: number): readonly string[] => {
  const paths = ["/"];
  for (
    let from = 0, to = 1;
    (paths[from] as string).length < length;
    from = to, to = paths.length
  ) {
    for (const path of paths.slice(from, to))
      for (const letter of letters) paths.push(path + letter);
  }
  return paths;
};

/**
 * Whether a path pattern matches, according to the platform's regular expressions (RFC 9309,
 * section 2.2.3).
 */
export const oracle = (pattern: string): ((path: string) => boolean) => {
  const isAnchored = pattern.endsWith("$");
  const body = isAnchored ? pattern.slice(0, -1) : pattern;
  const source = body
    .split("*")
    .map((piece) => piece.replace(/[^A-Za-z0-9]/g, (character) => `\\${character}`))
    .join("[^]*");
  const expression = new RegExp(`^${source}${isAnchored ? "$" : ""}`);
  return (path) => expression.test(path);
};

/** Patterns over few letters, so that they overlap: any beginning, stars, a final `$`. */
export const patternsOf = (letters: string, maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom("/", "/", "/", "*", "*/", "a"),
      fc.array(fc.constantFrom(...letters, "*"), { maxLength }),
      fc.constantFrom("", "", "$"),
    )
    .map(([start, middle, end]) => start + middle.join("") + end);

/** A rule of a generated file. */
export interface BareRule {
  readonly allowed: boolean;
  readonly pattern: string;
}

export const rulesOf = (letters: string, maxLength: number): fc.Arbitrary<readonly BareRule[]> =>
  fc.array(fc.record({ allowed: fc.boolean(), pattern: patternsOf(letters, maxLength) }), {
    minLength: 1,
    maxLength: 6,
  });

/** A file with one group for every crawler. */
export const fileOf = (rules: readonly BareRule[]): string =>
  [
    "User-agent: *",
    ...rules.map(({ allowed, pattern }) => `${allowed ? "Allow" : "Disallow"}: ${pattern}`),
    "",
  ].join("\n");
