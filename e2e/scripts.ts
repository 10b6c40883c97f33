import { readFileSync } from "node:fs";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Chunk>>;

/** Names in the manifest, with all that they import before they run. */
const withImports = (names: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withImports(manifest[name]?.imports ?? [], known);
  }
  return known;
};

/** The scripts that some sources run by, as paths in the build. */
const scriptsOf = (...sources: readonly string[]): readonly string[] =>
  [...withImports(sources)]
    .map((name) => manifest[name]?.file ?? "")
    .filter((file) => file.endsWith(".js"));

/** What the page itself works nothing without. */
export const FIRST_SCRIPTS = scriptsOf("index.html");

const STARTED = scriptsOf("index.html", "app/editor/index.ts");

/** What the editor needs besides. */
export const EDITOR_SCRIPTS = STARTED.filter((file) => !FIRST_SCRIPTS.includes(file));

/** The script of a source that loads by itself, as a path in the build. */
export const scriptOf = (source: string): string => {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`${source} has no script of its own.`);
  return chunk.file;
};

/** Whether an address is that of a script which the page does not start with. */
export const isLaterScript = ({ pathname }: URL): boolean =>
  pathname.endsWith(".js") && !STARTED.includes(pathname.slice(1));
