// Checks that the source maps in dist are correct: every script has one, every source it names
// exists, and texts in a script are found in its source at the mapped position.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { at, Failure, root } from "./script.mjs";

/** Shorter scripts, in characters, may be the bundler's own, without a source. */
const GLUE = 1024;

/** Texts long enough to be identified: what the minifier renames or folds is no evidence. */
const TEXT = /[`"']([A-Za-z][\w -]{14,60})[`"']/g;

/** Up to this many texts of a script may be unmapped: some are parts of longer ones. */
const FEW = 5;

/** The share of texts that may be elsewhere: an inlined constant is mapped to where it is used. */
const MOST_ASTRAY = 0.01;

const scripts = () =>
  readdirSync(at("dist"), { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => at("dist", name));

/** The map of a script; null if it needs none. */
const mapOf = (script, code) => {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1];
  if (name === undefined && code.length < GLUE) return null;
  const path = resolve(dirname(script), name ?? "");
  if (name === undefined || !existsSync(path)) throw new Failure(`${script} has no source map.`);
  return JSON.parse(readFileSync(path, "utf8"));
};

/** Rejects sources that are not files of the project, or differ from the file's current text. */
const checkSources = (script, { sources, sourcesContent }) => {
  sources.forEach((source, index) => {
    const path = resolve(dirname(script), source);
    const isMadeUp = source.includes("virtual:") || source.includes("\0");
    if (isMadeUp || path.includes("node_modules")) return;
    if (existsSync(path) && readFileSync(path, "utf8") === sourcesContent[index]) return;
    throw new Failure(
      `The map of ${script} names ${relative(root, path)}, which is not that text.`,
    );
  });
};

/**
 * The texts in a script: whether its map contains each, and whether the source has it at that
 * position.
 */
const textsIn = (code, map) => {
  const lookup = new SourceMap(map);
  const lines = new Map(map.sources.map((name, at) => [name, map.sourcesContent[at].split("\n")]));
  return code.split("\n").flatMap((line, row) =>
    [...line.matchAll(TEXT)].map(({ index, 1: text }) => {
      const place = lookup.findEntry(row, index);
      const isPlaced = place.generatedLine === row && place.generatedColumn === index;
      const original = lines.get(place.originalSource)?.[place.originalLine] ?? "";
      return { text, isPlaced, isThere: original.startsWith(text, place.originalColumn + 1) };
    }),
  );
};

/** Checks the existing dist. */
export const checkSourceMaps = () => {
  const texts = scripts().flatMap((script) => {
    const code = readFileSync(script, "utf8");
    const map = mapOf(script, code);
    if (map === null) return [];
    checkSources(script, map);
    const texts = textsIn(code, map);
    const placed = texts.filter(({ isPlaced }) => isPlaced);
    if (texts.length > FEW && placed.length === 0) {
      throw new Failure(`The map of ${script} has a place for none of its texts.`);
    }
    return placed;
  });
  const astray = texts.filter(({ isThere }) => !isThere).map(({ text }) => text);
  console.log(`Source maps lead to ${texts.length - astray.length} of ${texts.length} texts`);
  if (texts.length > 0 && astray.length <= texts.length * MOST_ASTRAY) return;
  throw new Failure(`Source maps lead elsewhere for ${astray.slice(0, 5).join("; ")}.`);
};
