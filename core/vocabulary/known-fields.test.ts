import { expect, it } from "vitest";
import { directives } from "./directives.ts";
import { knownFields } from "./known-fields.ts";

it("has the names of all directives, except families of names", () => {
  const names = directives
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map((name) => name.toLowerCase())
    .filter((name) => !name.endsWith("*"));
  expect([...knownFields].sort()).toEqual(names.sort());
});
