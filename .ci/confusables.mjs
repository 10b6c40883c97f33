// Writes the tables of look-alikes, core/text/confusables*.ts, from Unicode's list of confusable characters:
//
//     node .ci/confusables.mjs confusables.txt [--check]
//
// The file is https://www.unicode.org/Public/security/latest/confusables.txt (UTS #39). With
// --check, nothing is written; the exit code is 1 if the table is not what the file gives.
import { readFileSync, writeFileSync } from "node:fs";

const [file, flag] = process.argv.slice(2);
if (file === undefined)
  throw new Error("Usage: node .ci/confusables.mjs confusables.txt [--check]");

const list = readFileSync(file, "utf8");
const header = (name) => new RegExp(`^# ${name}: (.*)$`, "m").exec(list)?.[1] ?? "";
const version = header("Version").trim();
const date = header("Date").slice(0, "2000-01-01".length);

const characters = (codes) =>
  codes
    .trim()
    .split(" ")
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join("");

/** Each character and its prototype: the characters that it looks like. */
const pairs = [...list.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm)].map(
  ([, source, prototype]) => [characters(source), characters(prototype)],
);

const isAscii = (text) => /^[\x20-\x7e]*$/.test(text);
const isMark = (text) => /^\p{M}+$/u.test(text);

const prototypes = new Map(pairs);

/** Whether normalisation tells it: full-width and mathematical letters. */
const isFolded = (character, prototype) => {
  const folded = character.normalize("NFKC");
  return folded === prototype || (folded !== character && prototypes.get(folded) === prototype);
};

/** Names have letters, digits, hyphens and underscores, and paths have slashes. */
const isWanted = ([character, prototype]) => {
  if (isAscii(character) || isFolded(character, prototype)) return false;
  return (
    /^[A-Za-z0-9]$/.test(prototype) ||
    (/^[-_/]$/.test(prototype) && !/[\p{L}\p{M}]/u.test(character))
  );
};

/** A letter with a stroke or a hook, which normalisation does not take off. */
const isMarked = ([character, prototype]) =>
  /^[A-Za-z]$/.test(prototype.charAt(0)) &&
  isMark(prototype.slice(1)) &&
  !isAscii(character.normalize("NFKD").charAt(0));

/** Words of an ASCII character and those that look like it. */
const table = (chosen) => {
  const groups = new Map();
  for (const [character, prototype] of chosen) {
    const letter = prototype.charAt(0);
    groups.set(letter, [...(groups.get(letter) ?? []), character]);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([letter, group]) => letter + group.sort().join("")).join(" ");
};

/** Escaped where the text would be hard to read or would run from right to left. */
const literal = (text) => {
  const escaped = text.replace(
    /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\x20-\x7e]/gu,
    (character) => `\\u{${character.codePointAt(0).toString(16)}}`,
  );
  return `"${escaped}"`;
};

const lines = (text) =>
  text
    .split(" ")
    .map((word, index, words) => `  ${literal(word + (index < words.length - 1 ? " " : ""))}`)
    .join(" +\n");

const SOURCE = `From Unicode's confusables (UTS #39), version ${version} of ${date}`;

/** Those in ordinary fonts whose letters look Latin, and signs: what is shown with its code. */
const isCommon = ([character]) =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{P}\p{S}]/u.test(
    character,
  );

const wanted = pairs.filter(isWanted);

const files = {
  "confusables.ts": `// Written by .ci/confusables.mjs; do not edit.

/**
 * Letters and signs that look like one ASCII letter, digit, hyphen, underscore or slash, of the
 * alphabets that are like the Latin one: words that begin with the ASCII character. ${SOURCE},
 * without those of which compatibility normalisation (NFKC) tells it.
 */
export const CONFUSABLES: string =
${lines(table(wanted.filter(isCommon)))};
`,
  "confusables-of-names.ts": `// Written by .ci/confusables.mjs; do not edit.

/** \`CONFUSABLES\` of all other alphabets and digits. ${SOURCE}. */
export const RARE_CONFUSABLES: string =
${lines(table(wanted.filter((pair) => !isCommon(pair))))};

/** In the same form and from the same source, letters that look like an ASCII one with a mark. */
export const MARKED_LETTERS: string =
${lines(table(pairs.filter(isMarked)))};
`,
};

for (const [name, code] of Object.entries(files)) {
  const path = new URL(`../core/text/${name}`, import.meta.url);
  if (flag !== "--check") writeFileSync(path, code);
  else if (readFileSync(path, "utf8") !== code) {
    console.error(`core/text/${name} is not what this list of Unicode gives.`);
    process.exitCode = 1;
  }
}
