import { expect, it } from "vitest";
import { bing } from "../../dialects/bing.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { lint } from "../../lint/lint.ts";
import { parse } from "../../syntax/parse.ts";

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
