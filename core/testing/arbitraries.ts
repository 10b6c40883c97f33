import fc from "fast-check";

const { FC_SEED, FC_RUNS } = process.env;

/**
 * The settings of property tests: the same cases each time, so that a failure is caused by a change
 * of the code. FC_SEED and FC_RUNS in the environment search elsewhere and longer: FC_RUNS
 * multiplies, and the usual run examines a half.
 */
export const seeded = (numRuns: number): { readonly seed: number; readonly numRuns: number } => ({
  seed: Number(FC_SEED ?? 20_260_101),
  numRuns: Math.ceil(numRuns * Number(FC_RUNS ?? 0.5)),
});

const NAMES = [
  "*",
  "Googlebot",
  "GPTBot",
  "bingbot",
  "FooBot",
  "FooBot/1.0",
  "foo bot",
  "googlebot*",
];
const PIECES = [
  "/",
  "a",
  "b",
  "cart",
  "*",
  "$",
  "?",
  "=",
  ".",
  "%41",
  "%2f",
  "index.html",
  "é",
  ":",
];
const OTHERS = [
  "Crawl-delay: 5",
  "Host: shop.example",
  "Noindex: /a",
  "Foo: bar",
  "Clean-param: sid /",
];
const COMMENTS = ["", "", "", "", "", " # note", "# note", " #"];

/** A path pattern from a small alphabet, so that patterns overlap. */
const patterns: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 6 })
  .map((pieces) => `/${pieces.join("")}`);

const line = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(value, fc.constantFrom(...COMMENTS))
    .map(([text, comment]) => `${name}: ${text}${comment}`);

const agentLines = line("User-agent", fc.constantFrom(...NAMES));

const ruleLines = fc.oneof(
  { weight: 4, arbitrary: line("Disallow", patterns) },
  { weight: 2, arbitrary: line("Allow", patterns) },
  { weight: 1, arbitrary: fc.constantFrom("Disallow:", "Disallow: /", "Disallow: *", "Allow:") },
);

const sitemapLines = fc.constantFrom(
  "Sitemap: https://shop.example/sitemap.xml",
  "Sitemap: https://shop.example/b.xml",
  "Sitemap: /sitemap.xml",
);

/** A line as people write it, correct or nearly so. */
const tidyLines = fc.oneof(
  { weight: 4, arbitrary: agentLines },
  { weight: 8, arbitrary: ruleLines },
  { weight: 1, arbitrary: sitemapLines },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 2, arbitrary: fc.constantFrom("", "", " ", "# note", "#") },
);

/** Faults in a line: in its name, its separator, its characters. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(":", ""),
  (text) => text.replace(":", " ="),
  (text) => text.replace(":", "："),
  (text) => text.replace(":", "::"),
  (text) => text.replace(/low/i, "lo"),
  (text) => text.replace("-", " "),
  (text) => text.replace("-", "–"),
  (text) => text.replace(" ", "\u00a0"),
  (text) => `\ufeff${text}`,
  (text) => `\u200b${text}`,
  (text) => `  ${text}\t`,
  (text) => text.toUpperCase(),
  (text) => text.replace(": ", ":"),
  (text) => text.replace(": ", ": /x Disallow: "),
  (text) => text.replace("/", ""),
  (text) => text.replace(/: (.*)$/, ': "$1"'),
  (text) => text.slice(text.indexOf(":") + 1),
  (text) => `${text}\0x`,
];

const slippedLines = fc
  .tuple(tidyLines, fc.constantFrom(...SLIPS))
  .map(([text, slip]) => slip(text));

/**
 * A file from a list of lines: any line end, with or without the last, sometimes with a byte order
 * mark.
 */
const fileOf = (lines: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc
    .record({
      mark: fc.constantFrom("", "", "", "", "\ufeff"),
      texts: fc.array(lines, { maxLength }),
      end: fc.constantFrom("\n", "\n", "\n", "\r\n", "\r"),
      last: fc.boolean(),
    })
    .map(({ mark, texts, end, last }) => mark + texts.join(end) + (last ? end : ""));

/** A file without typos: groups, rules, comments, further fields. */
export const tidyFiles: fc.Arbitrary<string> = fileOf(tidyLines, 16);

/** A realistic file: most lines correct, some with a typo. */
export const robotsFiles: fc.Arbitrary<string> = fileOf(
  fc.oneof({ weight: 5, arbitrary: tidyLines }, { weight: 2, arbitrary: slippedLines }),
  16,
);

const scraps = fc.oneof(
  fc.constantFrom(":", "#", "\n", "\r", " ", "$", "*", "/", "%", "\0", "\ufeff", "<html>", "{}"),
  fc.string({ unit: "binary", maxLength: 4 }),
);

/** A file with pieces deleted and inserted anywhere. */
export const mangledFiles: fc.Arbitrary<string> = fc
  .tuple(
    robotsFiles,
    fc.array(fc.record({ at: fc.nat(999), cut: fc.nat(12), scrap: scraps }), { maxLength: 5 }),
  )
  .map(([text, splices]) =>
    splices.reduce((left, { at, cut, scrap }) => {
      const from = Math.floor((at / 1000) * (left.length + 1));
      return left.slice(0, from) + scrap + left.slice(from + cut);
    }, text),
  );

/** Any string: lone surrogates, control characters, the empty one. */
export const anyText: fc.Arbitrary<string> = fc.string({ unit: "binary", maxLength: 200 });
