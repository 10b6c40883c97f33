import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A row of the table of layers in ARCHITECTURE.md. */
interface Layer {
  /** A folder or file; `*` stands for any one name, and makes a layer of each. */
  readonly name: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[];
}

/** What `core` stands for in the rows of app. */
const PUBLIC = ["core/index.ts", "core/lint/index.ts", "core/service/index.ts"];

/** How modules name others: static and dynamic imports, re-exports, and the files of workers. */
const IMPORTS = [
  /^(?:import|export)\s(?:[^"=;]*\sfrom\s)?"([^"]+)"/gm,
  /\bimport\(\s*"([^"]+)"/g,
  /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/g,
];

const layersIn = (markdown: string): readonly Layer[] => {
  const [, table = ""] = /^\| layer [^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/m.exec(markdown) ?? [];
  return table.split("\n").flatMap((row) => {
    const namesOf = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    const [, names, mayImport, packages] = row.split("|").map(namesOf);
    return (names ?? []).map((name) => ({
      name,
      mayImport: mayImport ?? [],
      packages: packages ?? [],
    }));
  });
};

const LAYERS = layersIn(readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8"));

/** The layer of a file, that with the longest name, and the part of the path that the name matches. */
const placeOf = (path: string): { readonly layer: Layer | null; readonly folder: string } =>
  LAYERS.map((layer) => {
    const pattern = layer.name.replaceAll(".", "\\.").replace("*", "[^/]+");
    return { layer, folder: new RegExp(`^${pattern}(?=/|$)`).exec(path)?.[0] ?? "" };
  }).reduce((best, place) => (place.folder.length > best.folder.length ? place : best), {
    layer: null as Layer | null,
    folder: "",
  });

/** All that a layer may import: what its row names, and what the rows of those layers name. */
const reachOf = ({ mayImport }: Layer, reach = new Set<string>()): ReadonlySet<string> => {
  for (const name of mayImport) {
    if (reach.has(name)) continue;
    reach.add(name);
    for (const layer of LAYERS) if (layer.name === name) reachOf(layer, reach);
  }
  return reach;
};

const isPackageOf = ({ packages }: Layer, name: string): boolean =>
  packages.some((one) =>
    one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : `${name}/`.startsWith(`${one}/`),
  );

const mayImport = (path: string, imported: string): boolean => {
  const { layer, folder } = placeOf(path);
  if (layer === null) return false;
  if (!imported.startsWith(".")) {
    const isFree = path.startsWith("app/") && !LAYERS.some((one) => isPackageOf(one, imported));
    return isFree || isPackageOf(layer, imported);
  }
  const target = join(dirname(path), imported);
  const other = placeOf(target);
  const reach = reachOf(layer);
  const isPublic = folder.startsWith("app/") && reach.has("core") && PUBLIC.includes(target);
  return (
    isPublic ||
    reach.has(target) ||
    (other.layer !== null && (other.folder === folder || reach.has(other.layer.name)))
  );
};

/** The forbidden imports of a module, each with the row that forbids it. */
const violations = (path: string, source: string): readonly string[] =>
  IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, imported = ""]) => imported))
    .filter((imported) => !mayImport(path, imported))
    .map((imported) => {
      const { layer } = placeOf(path);
      if (layer === null) return `${path} belongs to no layer`;
      const allowed = [...layer.mayImport, ...layer.packages].join(", ") || "nothing";
      return `${path} imports ${imported}, but ${layer.name} may import: ${allowed}`;
    });

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.ts$|\/testing[./]|^core\/bench\//.test(path);

const SOURCES = ["core", "app"]
  .flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: "utf8" }).map((name) =>
      join(top, name.replaceAll("\\", "/")),
    ),
  )
  .filter(isSource);

describe("the table of layers in ARCHITECTURE.md", () => {
  it("allows every import", () => {
    const found = SOURCES.flatMap((path) =>
      violations(path, readFileSync(join(ROOT, path), "utf8")),
    );
    expect(found).toEqual([]);
  });

  it("names only what exists, and each layer has a file", () => {
    const used = new Set(SOURCES.map((path) => placeOf(path).layer?.name));
    expect(LAYERS.filter(({ name }) => !used.has(name))).toEqual([]);
    const named = LAYERS.flatMap((layer) => layer.mayImport);
    expect(named.filter((name) => !(used.has(name) || existsSync(join(ROOT, name))))).toEqual([]);
  });

  it.each([
    ["core/text/a.ts", 'import type { Rule } from "../policy/policy.ts";'],
    ["core/match/a.ts", 'export { lint } from "../lint/lint.ts";'],
    ["core/lint/facts/a.ts", 'import { fix } from "../fixes/apply.ts";'],
    ["core/syntax/a.ts", 'import { readFileSync } from "node:fs";'],
    ["core/text/a.ts", 'import { deflateSync } from "fflate";'],
    ["core/match/a.ts", 'import "../../app/main.ts";'],
    ["app/urls/a.ts", 'import { match } from "../../core/match/match.ts";'],
    ["app/ui/A.tsx", 'import { parse } from "../../core/index.ts";'],
    ["app/ui/A.tsx", 'import {\n  create,\n} from "zustand";'],
    ["app/state/store/a.ts", 'import { useState } from "react";'],
    ["app/state/store/a.ts", 'import { EditorView } from "@codemirror/view";'],
    ["app/features/bulk/a.ts", 'import { share } from "../share/share.ts";'],
    ["app/features/bulk/a.ts", 'const later = () => import("../../shell/App.tsx");'],
    ["app/features/bulk/a.ts", 'import { help } from "../../editor/language/help.ts";'],
    ["app/editor/language/a.ts", 'import { createStore } from "zustand/vanilla";'],
    ["app/answers/a.ts", 'new Worker(new URL("../features/bulk/run.ts", import.meta.url));'],
    ["app/answers/workers/a.ts", 'import { setText } from "../../state/store/actions.ts";'],
  ])("forbids in %s: %s", (path, source) => {
    const imported = /"(.*)"/.exec(source)?.[1];
    expect(violations(path, source)).toEqual([
      expect.stringMatching(
        `^${path} imports ${imported}, but ${placeOf(path).layer?.name.replace("*", "\\*")} may import: `,
      ),
    ]);
  });

  it.each([
    ["core/proof/a.ts", 'import { parse } from "../syntax/parse.ts";'],
    ["app/features/bulk/a.ts", 'import { Dialog } from "../../ui/Dialog.tsx";'],
    ["app/editor/language/a.ts", 'import { EditorView } from "@codemirror/view";'],
    ["app/features/bulk/a.ts", 'import { unparse } from "papaparse";'],
    ["app/state/a.ts", '/** Not from "react", but what is imported("from") there. */'],
  ])("allows in %s: %s", (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
