import { expect, it } from "vitest";
import { dialects, parse, policyOf } from "../../../core/index.ts";
import { outline } from "../../../core/service/index.ts";
import { decidedWords, entryWords } from "./words.ts";

const wordsOf = (source: string) =>
  outline(policyOf(parse(source), dialects.google)).map((entry) => {
    const { name, content } = entryWords(entry);
    return `${name}: ${content}`;
  });

it.each([
  [
    "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\n",
    ["* every crawler: 2 disallow, 1 allow"],
  ],
  ["User-agent: a\nUser-agent: b\nCrawl-delay: 1\n", ["a, b: no rules"]],
  [
    "User-agent: a\nUser-agent: b\nUser-agent: c\nUser-agent: d\nUser-agent: e\nAllow: /\n",
    ["a, b, c and 2 more: 1 allow"],
  ],
  ["Sitemap: https://shop.example/s.xml\n", ["1 sitemap: https://shop.example/s.xml"]],
])("says what is in %j", (source, words) => {
  expect(wordsOf(source)).toEqual(words);
});

it("the outline shows what the rules of a group decide, and distinguishes unused rules from dead ones", () => {
  const document = parse("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /b\n");
  const [group] = outline(policyOf(document, dialects.google));
  if (group === undefined) throw new Error("There is no group");
  const rule = { urls: 0, requests: 0, isDead: false };
  const rules = new Map([
    [2, { ...rule, line: 2, urls: 12_345 }],
    [3, { ...rule, line: 3 }],
    [4, { ...rule, line: 4, isDead: true }],
  ]);
  expect(decidedWords(group, new Map(), null)).toBeNull();
  expect(decidedWords(group, new Map([[2, 3]]), null)).toEqual({
    short: "decides 3",
    long: "Its rules decide 3 tested URLs.",
  });
  expect(decidedWords(group, new Map(), { document, urls: 20_000, requests: 0, rules })).toEqual({
    short: "decides 12K",
    long: "Listed: 12,345 verdicts. 1 rule decides none of these, but may decide others. 1 rule is proved to decide no URL at all.",
  });
});
