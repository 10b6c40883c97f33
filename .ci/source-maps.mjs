// Whether the source maps in dist lead where they say: every script has one, every source it names exists, and
// texts that stand in a script stand in its source where the map says.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { at, Failure, root } from "./script.mjs";

/** Scripts of fewer characters may be the bundler's own, and then have no source. */
const GLUE = 1024;

/** Texts long enough to be found in one place: what the minifier renames or folds tells nothing. */
const TEXT = /[`"']([A-Za-z][\w -]{14,60})[`"']/g;

/** So many texts of a script may be without a place: some stand within longer ones. */
const FEW = 5;

/** Of the texts, those that may be elsewhere: a constant that is written in place leads to where it is used. */
const MOST_ASTRAY = 0.01;

const scripts = () =>
  readdirSync(at("dist"), { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => at("dist", name));

/** The map of a script; null where it needs none. */
const mapOf = (script, code) => {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1];
  if (name === undefined && code.length < GLUE) return null;
  const path = resolve(dirname(script), name ?? "");
  if (name === undefined || !existsSync(path)) throw new Failure(`${script} has no source map.`);
  return JSON.parse(readFileSync(path, "utf8"));
};

/** Refuses sources that are no files of the project, or another text than the file has now. */
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

/** The texts in a script: whether its map has a place for each, and whether it stands there. */
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

/** Checks dist as it is. */
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
