import { expect, it } from "vitest";
import type { Dialect, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { fact } from "../dialects/sources.ts";
import { parse } from "../syntax/parse.ts";
import { consult, policyOf } from "./consult.ts";
import { areReadAlike } from "./read-alike.ts";
import { rulesetOf } from "./ruleset.ts";

const rulesetFor = (document: ReturnType<typeof parse>, id: DialectId, crawler = "Foo") =>
  rulesetOf(
    policyOf(document, dialects[id]),
    consult(document, dialects[id], crawler).matcher.selection,
  );

const LONG = `/${"a".repeat(17_000)}`;

it.each<[string, boolean, DialectId?]>([
  ["Disallow: /a\nAllow: /b/*.c$", true],
  ["Disallow: /a?b=*&c", true],
  ["Disallow: /a # b", true],
  ["Disallow:", false],
  ["Disallow: /a/b?c=/d", false],
  ["Disallow: /a%20b", false],
  ["Disallow: /\u00e9", false],
  ["Disallow: /a$b", false],
  ["Disallow: a", false],
  ["Disallow: /a\nAllow: /b/index.html", false],
  ["Disallow: /a\n\nUser-agent: Bar\nAllow: /b/index.html", true],
  [`Disallow: /a\n# ${LONG}`, false],
  ["Disalow: /a", false],
  ["Disallow: /a", true, "bing"],
  // These read other escapes, rank by other lengths, or have no stars.
  ["Disallow: /a", false, "protego"],
  ["Disallow: /a", false, "yandex"],
  ["Disallow: /a", false, "standard-1994"],
])(
  "rules that Google and another reader plainly read alike are recognised: %j, %j",
  (rules, isAlike, id = "rfc9309") => {
    const document = parse(`User-agent: Foo\n${rules}\n`);
    expect(areReadAlike(rulesetFor(document, "google"), rulesetFor(document, id))).toBe(isAlike);
    expect(areReadAlike(rulesetFor(document, id), rulesetFor(document, "google"))).toBe(isAlike);
  },
);

it("rules are not read alike by readers that rank alike but spell paths in other ways", () => {
  const document = parse("User-agent: Foo\nDisallow: /a\n");
  const { google } = dialects;
  const source = { basis: "assumed", title: "made for a test", url: null } as const;
  const other: Dialect = {
    ...google,
    facts: { ...google.facts, comparison: fact("uri-encoded", source) },
  };
  const theirs = rulesetOf(
    policyOf(document, other),
    consult(document, other, "Foo").matcher.selection,
  );
  expect(areReadAlike(rulesetFor(document, "google"), theirs)).toBe(false);
  expect(areReadAlike(theirs, rulesetFor(document, "google"))).toBe(false);
});

it("rules of other groups, types or documents are not read alike", () => {
  const document = parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: Bar\nAllow: /a\n");
  const ours = rulesetFor(document, "google");
  expect(areReadAlike(ours, ours)).toBe(true);
  expect(areReadAlike(ours, rulesetFor(document, "google", "Bar"))).toBe(false);
  expect(areReadAlike(ours, rulesetFor(parse(document.source), "google"))).toBe(false);
});
