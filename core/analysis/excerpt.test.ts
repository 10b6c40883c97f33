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
  it("keeps the groups and one rule of each, so that they do not merge", () => {
    expect(excerpt([]).document.source).toBe(
      "User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /d\n",
    );
  });

  it("keeps each requested line once, in its place", () => {
    expect(excerpt([9, 4, 3]).document.source).toBe(
      "User-agent: *\nDisallow: /a\nDisallow: /b # two\n\nUser-agent: Foo\nDisallow: /d\nDisalow: /e",
    );
  });

  it("maps the end of the whole document to its own", () => {
    const { document: short, placeOf } = excerpt([4]);
    const upTo = (text: string) => short.source.slice(0, placeOf(SOURCE.indexOf(text)));
    expect(upTo("# for all")).toBe("");
    expect(upTo("b # two")).toBe("User-agent: *\nDisallow: /a\nDisallow: /");
    expect(upTo("/c")).toBe("User-agent: *\nDisallow: /a\nDisallow: /b # two\n");
    expect(placeOf(SOURCE.length)).toBe(short.source.length);
  });
});
