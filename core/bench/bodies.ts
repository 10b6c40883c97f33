/** Pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const WORDS: readonly string[] = `account admin ajax api app archive article assets author
  basket blog brand browse cart catalog category checkout click comment compare contact content
  coupon css data demo detail docs download edit embed event export faq feed file filter forum
  gallery game go group help home image img index info item job js label lang layout legal lib
  link list login mail map media member menu message mobile music news node note offer old order
  page partner pay pdf photo play poll post preview price print private product profile promo
  public query rate redirect register reply report result review rss sale search secure send
  session settings share shop sign site sort source static stats store style submit survey tag
  team temp test theme thread tool topic track trade travel update upload user video view vote
  weather week widget wiki work year zone`.split(/\s+/);

const EXTENSIONS = ["php", "html", "pdf", "json", "xml", "aspx", "js", "cgi"];

/** Probabilities measured on real files: 26 rules in 100 have a wildcard, a line has 25 bytes. */
const WILDCARD_SHARE = 0.26;
const ALLOW_SHARE = 0.2;

/** Generates words, paths and URLs. */
class Draw {
  readonly number: () => number;

  constructor(seed: number) {
    this.number = randomNumbers(seed);
  }

  chance(share: number): boolean {
    return this.number() < share;
  }

  below(limit: number): number {
    return Math.floor(this.number() * limit);
  }

  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  word(): string {
    const word = this.from(WORDS);
    if (this.chance(0.12)) return `${word}-${this.from(WORDS)}`;
    return this.chance(0.12) ? word + this.below(1000) : word;
  }

  path(): string {
    let path = `/${this.word()}`;
    while (this.chance(0.55)) path += `/${this.word()}`;
    if (this.chance(0.4)) path += "/";
    else if (this.chance(0.25)) path += `.${this.from(EXTENSIONS)}`;
    return path;
  }

  wildcard(): string {
    const shapes = [
      () => `/*?${this.word()}=`,
      () => `/*?*${this.word()}=`,
      () => `/*&${this.word()}=`,
      () => `/*/${this.word()}/`,
      () => `/*/${this.word()}$`,
      () => `/*-${this.word()}.${this.from(EXTENSIONS)}`,
      () => `/${this.word()}/*.${this.from(EXTENSIONS)}$`,
      () => `/${this.word()}/*/${this.word()}`,
      () => `/${this.word()}*/${this.word()}/`,
      () => `/${this.word()}/*?`,
      () => `${this.path()}$`,
    ];
    return this.from(shapes)();
  }

  pattern(): string {
    return this.chance(WILDCARD_SHARE) ? this.wildcard() : this.path();
  }

  rule(pattern: string): string {
    return `${this.chance(ALLOW_SHARE) ? "Allow" : "Disallow"}: ${pattern}`;
  }

  comment(): string {
    return `# ${Array.from({ length: 1 + this.below(5) }, () => this.from(WORDS)).join(" ")}`;
  }

  /** A query that rules can match; never a lone `?`, on which readers differ. */
  query(): string {
    const pair = (): string => `${this.word()}=${this.below(100)}`;
    return this.chance(0.3) ? `?${pair()}&${pair()}` : `?${pair()}`;
  }

  /** A path that a pattern matches, with some text after it. */
  pathLike(pattern: string): string {
    const path = pattern.replace(/\*/g, () => this.word()).replace(/\$$/, "");
    if (/[?=]$/.test(path)) return path + this.word();
    return this.chance(0.5) ? path : `${path}${this.chance(0.5) ? this.word() : this.query()}`;
  }
}

/** A file of about this many bytes with many groups, like those of large sites. */
export const bodyOfSize = (bytes: number, seed: number): string => {
  const draw = new Draw(seed);
  const lines = ["# robots.txt", "User-agent: *"];
  for (let size = 0; size < bytes; ) {
    const kind = draw.number();
    let line: string;
    if (kind < 0.05) line = draw.comment();
    else if (kind < 0.08) line = "";
    else if (kind < 0.1) line = `User-agent: ${draw.word()}bot`;
    else if (kind < 0.11) line = `Sitemap: https://example.com${draw.path()}`;
    else if (kind < 0.12) line = `Crawl-delay: ${draw.below(20)}`;
    else line = draw.rule(draw.pattern());
    lines.push(line);
    size += line.length + 1;
  }
  return `${lines.join("\n").slice(0, bytes - 1)}\n`;
};

/** A file with this many rules for every crawler, and URLs to judge. */
export interface Questions {
  readonly body: string;
  readonly urls: readonly string[];
}

export const ORIGIN = "https://example.com";

/** Half of the URLs are made to match some rule, half are generated like the rules' own paths. */
export const questions = (ruleCount: number, urlCount: number, seed: number): Questions => {
  const draw = new Draw(seed);
  const patterns = new Set<string>();
  while (patterns.size < ruleCount) patterns.add(draw.pattern());
  const list = [...patterns];
  const lines = ["User-agent: badbot", "Disallow: /", "", "User-agent: *"];
  for (const pattern of list) {
    if (draw.chance(0.05)) lines.push(draw.comment());
    lines.push(draw.rule(pattern));
  }
  lines.push("", `Sitemap: ${ORIGIN}/sitemap.xml`, "");
  const urls = Array.from({ length: urlCount }, (_, index) => {
    if (index % 2 === 0) return ORIGIN + draw.pathLike(draw.from(list));
    return ORIGIN + draw.path() + (draw.chance(0.3) ? draw.query() : "");
  });
  return { body: lines.join("\n"), urls };
};
