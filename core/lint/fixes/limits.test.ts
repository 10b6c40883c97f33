import { expect, it } from "vitest";
import { bing } from "../../dialects/bing.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { lint } from "../../lint/lint.ts";
import { parse } from "../../syntax/parse.ts";
import { GOOGLE_LIMIT } from "./limits.ts";

const kindsOf = (source: string, id: string): readonly string[] =>
  lint(parse(source), { on: [id] })
    .filter(({ rule }) => rule === id)
    .flatMap(({ fixes }) => fixes.map(({ kind }) => kind));

const TWICE = "User-agent: FooBot\nUser-agent: foobot\nDisallow: /a\n";

it("a fix that moves the place at which Google stops reading is not safe", () => {
  expect(kindsOf(TWICE, "duplicate-user-agent-in-group")).toEqual(["safe"]);
  const long = `${TWICE}${"Disallow: /notes/\n".repeat(30_000)}`;
  expect(kindsOf(long, "duplicate-user-agent-in-group")).toEqual(["suggest"]);
});

it("no fix pushes many rules below the place at which Google stops reading", () => {
  const long = "x".repeat(500);
  const apart = (rules: number): string =>
    `User-agent: bingbot\nDisallow: /b\n\nUser-agent: *\n${Array.from({ length: rules }, (_, at) => `Disallow: /${at}/${long}\n`).join("")}`;
  const id = "specific-group-drops-star-rules";
  expect(kindsOf(apart(400), id)).toEqual(["suggest"]);
  expect(apart(400).length).toBeLessThan(GOOGLE_LIMIT / 2);
  // The copies would take the rest of what Google reads, or the file is longer already.
  for (const rules of [600, 1_100]) expect(kindsOf(apart(rules), id)).toEqual([]);
});

it("no fix changes the part that a platform writes", () => {
  const [begin, end] = ["# BEGIN Cloudflare Managed content", "# END Cloudflare Managed Content"];
  expect(kindsOf(`${begin}\n${TWICE}${end}\n`, "duplicate-user-agent-in-group")).toEqual([]);
  expect(kindsOf(`${begin}\n${end}\n${TWICE}`, "duplicate-user-agent-in-group")).toEqual(["safe"]);
});

it("Bing reads and decides by the standard, so that what is safe by it is safe for Bing", () => {
  const valuesOf = ({ facts }: Dialect): readonly unknown[] =>
    Object.entries(facts).map(([topic, { value }]) => [topic, topic === "crawlDelay" || value]);
  expect(valuesOf(bing)).toEqual(valuesOf(rfc9309));
});
