/** A test case for a reader: a file, a crawler and a URL's path. */
export interface Question {
  readonly robots: string;
  readonly agent: string;
  readonly path: string;
}

/** A pseudo-random sequence of numbers in [0, 1), the same for the same seed (xorshift32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
};

/** The parts of a generated file. */
export interface Ingredients {
  readonly agents: readonly string[];
  readonly segments: readonly string[];
  /** Text that may follow a path in a rule. */
  readonly endings: readonly string[];
  /** Text that may follow a path in a URL. */
  readonly urlEndings: readonly string[];
  /** Lines that are neither user-agent lines nor rules. */
  readonly others: readonly string[];
  readonly lineEnds: readonly string[];
}

/** Contents of files on the web, mixed so that readers disagree often. */
export const ORDINARY: Ingredients = {
  agents: ["*", "*", "*", "FooBot", "FooBot", "foobot", "Bar", "BarBot", "FooBot-News", "Foo"],
  segments: ["a", "ab", "admin", "wp-content", "search", "~joe", "a-b_c", "x.html", "index.html"],
  endings: [
    "",
    "",
    "",
    "/",
    "*",
    "$",
    "/*",
    "/*.php$",
    "*?q=",
    "?",
    "?q=1",
    ".html$",
    "%20",
    "%7E",
  ],
  urlEndings: ["", "", "/", "/x", ".php", "?q=1", "?a=b&q=1", ".html", "%20", "%7E", "/index.html"],
  others: [
    "",
    "",
    "# a note",
    "Sitemap: https://example.com/sitemap.xml",
    "Crawl-delay: 5",
    "Host: example.com",
    "Noindex: /a",
    "Disallow:",
    "Allow:",
  ],
  lineEnds: ["\n", "\n", "\n", "\r\n"],
};

/** The same with contents of broken files. */
export const BROKEN: Ingredients = {
  ...ORDINARY,
  agents: [...ORDINARY.agents, "FooBot/1.0", "FooBot*", "Foo Bot", "", "f%6Fobot", "* Rex"],
  segments: [
    ...ORDINARY.segments,
    "é",
    "%C3%A9",
    "%e9",
    "a b",
    "%2F",
    "%25",
    "a=b",
    "[x]",
    "a|b",
    "&",
    "(1)",
  ],
  endings: [
    ...ORDINARY.endings,
    "#x",
    " # note",
    ";p=1",
    "%",
    "%zz",
    "$x",
    "**",
    "\t",
    "\u00a0",
    "//",
  ],
  urlEndings: [
    ...ORDINARY.urlEndings,
    ";p=1",
    "#x",
    "%2f",
    "%c3%a9",
    "/../b",
    "$",
    "*",
    "/./a",
    "'",
    '"',
  ],
  others: [
    ...ORDINARY.others,
    "   ",
    "Disallow /a",
    "disallow /a",
    "Disalow: /ab",
    "User agent: FooBot",
    "\u2028",
    "Disallow: /a\0b",
    "Request-rate: 1/5",
    "Disallow: /x\u000bDisallow: /a",
    "\ufeffDisallow: /a",
    "foo",
    ": /a",
  ],
};

/**
 * Generates test cases.
 *
 * @param seed the same seed gives the same cases; 0 counts as 1.
 */
export const questions = (
  seed: number,
  count: number,
  ingredients: Ingredients,
): readonly Question[] => {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1));
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const one = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;
  const path = (endings: readonly string[]): string => {
    const segments = Array.from({ length: 1 + upTo(1) }, () => one(ingredients.segments));
    return `/${segments.join("/")}${one(endings)}`;
  };
  const rule = (): string => {
    const value =
      random() < 0.15 ? one(["/", "/*", "*", "/$", "*.php"]) : path(ingredients.endings);
    return `${one(["Disallow", "Disallow", "Allow", "DISALLOW"])}:${one([" ", " ", "", "\t"])}${value}`;
  };
  const group = (): readonly string[] => {
    const agents = Array.from(
      { length: 1 + (random() < 0.3 ? 1 : 0) },
      () => `User-agent: ${one(ingredients.agents)}`,
    );
    const lines = Array.from({ length: upTo(5) }, () =>
      random() < 0.25 ? one(ingredients.others) : rule(),
    );
    return [...agents, ...lines, ...(random() < 0.7 ? [""] : [])];
  };
  /** Usually a URL that some rule of the file could be meant for. */
  const urlFor = (lines: readonly string[]): string => {
    const rules = lines.filter((line) => /^(?:dis)?allow:\s*\//i.test(line));
    if (rules.length === 0 || random() < 0.3) return path(ingredients.urlEndings);
    const pattern = one(rules)
      .replace(/^[^/]*/, "")
      .replace(/\s*#.*$|\s+$/, "");
    const intended = pattern.replace(/\$$/, "").replaceAll("*", one(["", "x", "/y/"]));
    return random() < 0.5 ? intended : intended + one(ingredients.urlEndings);
  };
  return Array.from({ length: count }, () => {
    const end = one(ingredients.lineEnds);
    const groups = Array.from({ length: 1 + upTo(2) }, group);
    const lines = groups.flat();
    return { robots: lines.join(end) + end, agent: "FooBot", path: urlFor(lines) };
  });
};

/** The comparison of two readers' verdicts. */
export interface Agreement {
  /** Equal verdicts, as a share of all. */
  readonly share: number;
  readonly differences: readonly (Question & {
    readonly theirs: boolean;
    readonly ours: boolean;
  })[];
}

/** Compares verdicts, in order; true is allowed. */
export const compareAnswers = (
  asked: readonly Question[],
  theirs: readonly boolean[],
  ours: readonly boolean[],
): Agreement => {
  const differences = asked
    .map((question, index) => ({
      ...question,
      theirs: theirs[index] as boolean,
      ours: ours[index] as boolean,
    }))
    .filter((each) => each.theirs !== each.ours);
  return { share: 1 - differences.length / asked.length, differences };
};
