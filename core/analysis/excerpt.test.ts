import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { readPolicy } from "../policy/read.ts";
import { parse } from "../syntax/parse.ts";
import { excerptsOf } from "./excerpt.ts";

const SOURCE = `# for all
User-agent: *
Disallow: /a
Disallow: /b # two
Allow: /c

User-agent: Foo
Disallow: /d
Disalow: /e`;

const document = parse(SOURCE);
const excerpt = excerptsOf(
  document,
  [dialects.google, dialects.rfc9309].map((dialect) => readPolicy(document, dialect)),
);

describe("an excerpt", () => {
  it("keeps the groups and one rule of each, so that they stay apart", () => {
    expect(excerpt([]).source).toBe(
      "User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /d\n",
    );
  });

  it("takes the lines asked for to where they stood, once", () => {
    expect(excerpt([9, 4, 3]).source).toBe(
      "User-agent: *\nDisallow: /a\nDisallow: /b # two\n\nUser-agent: Foo\nDisallow: /d\nDisalow: /e",
    );
  });
});
