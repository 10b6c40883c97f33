import { expect, it } from "vitest";
import { dialects, parse, policyOf } from "../../core/index.ts";
import { outline } from "../../core/service/index.ts";
import { entryWords } from "./words.ts";

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
