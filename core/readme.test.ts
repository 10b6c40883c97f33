import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as core from "./index.ts";

const EXAMPLE = /```ts\nimport \{ ([^}]*) \} from "\.\/core\/index\.ts";\n([\s\S]*?)```/;

it("the README's example gives what its comments say", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, names = "", body = ""] = EXAMPLE.exec(readme) ?? [];
  const code = body.replace(/^(.+); \/\/ (.+)$/gm, "results.push([$1, $2]);");
  const results: [unknown, unknown][] = [];
  new Function("core", "results", `const { ${names} } = core;\n${code}`)(core, results);
  expect(results.map(([actual]) => actual)).toEqual(results.map(([, expected]) => expected));
  expect(results).toHaveLength(3);
});
