import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathOf } from "./load-modules.ts";

/** What naming a chunk requires: the modules that a module imports. */
interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds?: readonly string[] | undefined } | null;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface NamedImport extends Node {
  readonly imported: { readonly name: string };
  readonly local: { readonly name: string };
}

interface Import extends Node {
  readonly source: { readonly value: string };
  readonly specifiers: readonly NamedImport[];
}

/** The three public modules of core, which only re-export. */
const PUBLIC = /(?:^|\/)(core\/(?:lint\/|service\/)?)index\.ts$/;

/** The origin of each name that a public module exports: a module's path, and the name there. */
type Origins = ReadonlyMap<string, { readonly path: string; readonly name: string }>;

const originsIn = (folder: string): Origins => {
  const source = readFileSync(pathOf(`${folder}index.ts`), "utf8");
  const statements = source.matchAll(/^export \{([^}]*)\} from "([^"]+)"/gm);
  const named = [...statements].flatMap(([, names = "", path = ""]) =>
    names
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "" && !each.startsWith("type "))
      .map((each) => each.split(" as "))
      .map(([name = "", as = name]) => [as, { path: join(pathOf(folder), path), name }] as const),
  );
  return new Map(named);
};

/**
 * Makes modules import what they need of core from the defining module rather than from
 * `core/index.ts`, which imports all of it: only then is it visible, while chunks are made, which
 * parts of core are needed where.
 */
export const directImports = (): Plugin => {
  const origins = new Map<string, Origins>();
  const direct = (folder: string, { imported, local }: NamedImport): string => {
    if (!origins.has(folder)) origins.set(folder, originsIn(folder));
    const origin = origins.get(folder)?.get(imported.name);
    if (origin === undefined) throw new Error(`${folder}index.ts exports no ${imported.name}.`);
    return `import { ${origin.name} as ${local.name} } from ${JSON.stringify(origin.path)};`;
  };
  return {
    name: "direct-imports",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const program = this.parse(code) as unknown as { readonly body: readonly Import[] };
      let result = code;
      for (const each of program.body.toReversed()) {
        if (each.type !== "ImportDeclaration") continue;
        const folder = PUBLIC.exec(each.source.value)?.[1];
        if (folder === undefined) continue;
        // Keeps the number of lines, so that source maps stay correct without a map of this step.
        const lines = code.slice(each.start, each.end).replace(/[^\n]+/g, "");
        const imports = each.specifiers.map((named) => direct(folder, named)).join(" ");
        result = result.slice(0, each.start) + imports + lines + result.slice(each.end);
      }
      return { code: result, map: null };
    },
  };
};

/** A module and all its direct and indirect imports. */
const withImports = (root: string, graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>([root]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
};

/** The parts of the first screen, in loading order. */
const PARTS = [
  { name: "start", root: pathOf("app/main.ts") },
  { name: "page", root: pathOf("app/page.tsx") },
  { name: "tester", root: pathOf("app/shell/tester-index.ts") },
] as const;

/**
 * Names the chunk of each of the app's modules that the first screen needs: one for each of its
 * parts, and one for what the tester needs of core, which others share. Otherwise the bundler makes
 * forty chunks, which compress less well and take forty requests. Modules loaded later are left to
 * the bundler.
 */
export const firstScreenChunks = (): ((id: string, graph: ModuleGraph) => string | null) => {
  let parts: readonly { readonly name: string; readonly modules: ReadonlySet<string> }[] | null =
    null;
  return (id, graph) => {
    if (PARTS.some(({ root }) => root === id)) return null;
    parts ??= PARTS.map(({ name, root }) => ({ name, modules: withImports(root, graph) }));
    const name = parts.find(({ modules }) => modules.has(id))?.name ?? null;
    return name === "tester" && id.startsWith(pathOf("core/")) ? "engine" : name;
  };
};

/** The large chunks of which the start runs most. */
const RUN_AT_START: ReadonlySet<string> = new Set(["assistance", "codemirror", "start"]);

/** What a hint is given for: a chunk's name, and the modules in it. */
interface HintedChunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/**
 * The first line of a chunk: makes V8 compile the functions of one that runs at the start while it
 * loads, off the main thread (https://v8.dev/blog/explicit-compile-hints). Otherwise the main thread
 * compiles each when it is first called. To other engines it is a comment.
 */
export const compileHint = ({ name, moduleIds }: HintedChunk): string =>
  RUN_AT_START.has(name) && moduleIds.length > 1 ? "//# allFunctionsCalledOnLoad" : "";
