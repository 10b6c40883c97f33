import { expect, it } from "vitest";
import { directives } from "./directives.ts";
import { knownFields } from "./known-fields.ts";

it("holds the names of all directives, families of names aside", () => {
  const names = directives
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map((name) => name.toLowerCase())
    .filter((name) => !name.endsWith("*"));
  expect([...knownFields].sort()).toEqual(names.sort());
});
