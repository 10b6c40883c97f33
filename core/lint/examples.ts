/** Example files with one rule for every crawler, each with another path. */
export const disallow = (...paths: readonly string[]): readonly string[] =>
  paths.map((path) => `User-agent: *\nDisallow: ${path}\n`);
