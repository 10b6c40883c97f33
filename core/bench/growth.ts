import { dialects } from "../dialects/index.ts";
import type { Diagnostic } from "../lint/diagnostic.ts";
import { ruleClaims } from "../lint/facts/claims.ts";
import { collectEdits } from "../lint/fixes/apply.ts";
import { lint } from "../lint/lint.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { visitorOf } from "../tally/visitor.ts";
import { faultlessContext } from "../testing/contexts.ts";
import { identify } from "../vocabulary/product-token.ts";
import { growth, MOST_GROWTH } from "./growth-of.ts";
import { printTable } from "./report.ts";

/** Work that is to grow no faster than its input; `size` counts what the name says. */
interface Work {
  readonly name: string;
  /** The smallest input worth measuring. */
  readonly size: number;
  readonly run: (size: number) => unknown;
}

/** The lines that a function gives for each number below a size. */
const numbered = (size: number, lines: (index: number) => readonly string[]): string =>
  Array.from({ length: size }, (_, index) => lines(index).join("\n")).join("\n");

const all = "User-agent: *\n";
const checked = (name: string, size: number, textOf: (size: number) => string): Work => ({
  name: `checks: ${name}`,
  size,
  run: (count) => lint(parse(`${textOf(count)}\nDisallow: /end\n`)),
});

const rulesOf = (size: number): string => all + numbered(size, (n) => [`Disallow: /path/${n}`]);

const CHECKED: readonly Work[] = [
  checked("rules", 800, rulesOf),
  checked(
    "groups in addition to rules",
    800,
    (size) =>
      `${rulesOf(size)}\n${numbered(size / 2, (n) => [`User-agent: Bot${n}x`, `Disallow: /path/${n}`])}`,
  ),
  checked("groups for one crawler", 800, (size) =>
    numbered(size, (n) => ["User-agent: *", `Disallow: /path/${n}`]),
  ),
  checked("names in separate groups", 800, (size) =>
    numbered(size, (n) => [`User-agent: Bot${n}x`, ""]),
  ),
  checked("unknown names", 1_000, (size) =>
    numbered(size, (n) => {
      const letter = String.fromCharCode(97 + (n % 26));
      return [`User-agent: unheard${letter}of${"x".repeat(n % 20)}bot`];
    }),
  ),
  checked("lines without a name", 1_000, (size) => "User-agent:\n".repeat(size)),
  checked(
    "odd lines",
    10_000,
    (size) =>
      `${all}Disallow: /a\n${"<a".repeat(size)}\n// ${" ".repeat(2 * size)}x\n${"a.".repeat(size)}:`,
  ),
  ...[" ", "[", "(a|", "\\", "&amp;amp", "a.", "*", "*?a=", "/"].map((unit) =>
    checked(`a path of ${JSON.stringify(unit)}`, 10_000, (size) => {
      const filling = unit.repeat(size);
      return `${all}Disallow: /x${filling}y\nAllow: ${filling}/`;
    }),
  ),
];

const claimed = (name: string, lines: (index: number) => readonly string[]): Work => ({
  name: `claims: ${name}`,
  size: 1_000,
  run: (size) => ruleClaims(faultlessContext(parse(`${all}${numbered(size, lines)}\n`))),
});

const CLAIMED: readonly Work[] = [
  claimed("patterns among plain paths", (n) =>
    n % 7 === 0 ? [`Allow: /a${n % 90}/*b${n}`] : [`Disallow: /a${n % 90}/b${n}/`],
  ),
  claimed("groups for one crawler", (n) => [
    "User-agent: *",
    `Disallow: /a${n % 9}`,
    `Allow: /a/${n}`,
  ]),
  claimed("paths within each other", (n) => [`Disallow: /${"a".repeat(n % 400)}/b${n}`]),
];

const read = (name: string, textOf: (size: number) => string): readonly Work[] =>
  Object.values(dialects).map((dialect) => ({
    name: `reading as ${dialect.id}: ${name}`,
    size: 4_000,
    run: (size) => compile(parse(textOf(size)), dialect, "Foo").decide("/%"),
  }));

const decided = (name: string, unit: string): readonly Work[] =>
  Object.values(dialects).map((dialect) => {
    const { decide } = compile(parse("User-agent: *\nDisallow: /a"), dialect, "Foo");
    return {
      name: `deciding as ${dialect.id}: ${name}`,
      size: 20_000,
      run: (size) => decide(`/${unit.repeat(size)}x`),
    };
  });

const READ: readonly Work[] = [
  ...read("tags that never close", (size) => `<html>${"<".repeat(size)}`),
  ...read("blanks on a line", (size) => `User-agent: Foo\ndisallow${" x".repeat(size)}\n`),
  ...read("stray NULs and carriage returns", (size) => "\0\r".repeat(size)),
  ...read("names", (size) => `${"User-agent: *\nUser-agent: Foo\n".repeat(size / 8)}Disallow: /`),
  ...read("groups that join", (size) =>
    "User-agent: a\nDisallow: /\nUser-agent:\n".repeat(size / 8),
  ),
  ...read("escapes in a path", (size) => `User-agent: *\nDisallow: /${"%C3".repeat(size)}`),
  ...decided("blanks", " "),
  ...decided("dots", "/.."),
];

const named = (unit: string): Work => ({
  name: `a name of ${JSON.stringify(unit)}`,
  size: 20_000,
  run: (size) => {
    identify(unit.repeat(size));
    identify(`Mozilla/5.0 (${unit.repeat(size)}`);
  },
});

const visited = (unit: string): Work => ({
  name: `a visitor's header of ${JSON.stringify(unit)}`,
  size: 100_000,
  run: (size) => {
    const filling = unit.repeat(size / unit.length);
    visitorOf(`Mozilla/5.0 ${filling}`);
    visitorOf(filling);
  },
});

const findingAt = (from: number): Diagnostic => ({
  rule: "x",
  severity: "info",
  message: "Anything.",
  from,
  to: from + 1,
  fixes: [{ title: "x", kind: "safe", edits: [{ from, to: from + 1, insert: "" }] }],
});

const WORKS: readonly Work[] = [
  ...CHECKED,
  ...CLAIMED,
  ...READ,
  ...["a", " ", "/", "compatible; ", "User-agent: ", "Googlebot ", "@", "Sogou web "].map(named),
  ...["a", "a.", "(", "(;", "-", "http://a.", "bo", "Mozilla/5.0 (a.co", "iP"].map(visited),
  {
    name: "collecting the edits of fixes",
    size: 8_000,
    run: (size) =>
      collectEdits(
        Array.from({ length: size }, (_, index) => findingAt(index * 4)),
        "safe",
      ),
  },
];

const measured = WORKS.map(({ name, size, run }) => ({ name, ratio: growth(size, run) }));
const missed = measured.filter(({ ratio }) => ratio >= MOST_GROWTH);
printTable(`Eight times the input takes less than ${MOST_GROWTH} times as long`, [
  ...measured.map(({ name, ratio }) => [
    name,
    ratio.toFixed(1),
    ratio < MOST_GROWTH ? "met" : "missed",
  ]),
]);
if (missed.length > 0) process.exitCode = 1;
