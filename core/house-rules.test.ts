import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const CORE = fileURLToPath(new URL(".", import.meta.url));

const sources = readdirSync(CORE, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|(?:^|\/)(?:testing|bench)\//.test(name))
  .map((name) => ({ name, source: readFileSync(join(CORE, name), "utf8") }));

/** Comments and texts may use any word. */
const codeOf = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, "");

it("core has no generators: an answer runs to its end", () => {
  const found = sources.filter(({ source }) => /\bfunction\s*\*|\byield\b/.test(codeOf(source)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

it("the packed table of lines is read in syntax and policy alone", () => {
  const readsTable = ({ name, source }: (typeof sources)[number]): boolean =>
    [...source.matchAll(/^(?:import|export)\s([^"=;]*)\sfrom\s"([^"]+)"/gm)].some(
      ([, names = "", path = ""]) =>
        /\btableOf\b/.test(names) || join(dirname(name), path) === "syntax/table.ts",
    );
  const found = sources.filter(
    (file) => !/^(?:syntax|policy)\//.test(file.name) && readsTable(file),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});

it("the value of what may throw is used: the bundler drops a call of a built-in function for its exception alone", () => {
  const found = sources.filter(({ source }) =>
    /\btry \{\s*(?:new )?(?:decodeURI|encodeURI|URL|RegExp|BigInt)\w*\([^;]*\);/.test(
      codeOf(source),
    ),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});
