import { expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { followSameRules } from "./same-rules.ts";

const { rfc9309, "crawler-commons": crawlerCommons } = dialects;

const reads = (lines: readonly string[], agent = "a", dialect = rfc9309): Matcher =>
  compile(parse(lines.join("\n")), dialect, agent);

const FILE = ["User-agent: *", "Disallow: /x", "Allow: /x/y"];

it("knows the same rules again, wherever they stand", () => {
  const moved = ["# note", "User-agent: b", "User-agent: a", "Disallow: /x # why", "Allow: /x/y"];
  expect(followSameRules(reads(FILE), reads(moved))).toBe(true);
  expect(followSameRules(reads(FILE), reads(FILE.slice(0, 2)))).toBe(false);
  expect(followSameRules(reads(FILE), reads([...FILE, "Disallow:"]))).toBe(false);
  expect(
    followSameRules(reads(FILE), reads(["User-agent: *", "Allow: /x/y", ...FILE.slice(1)])),
  ).toBe(false);
  expect(followSameRules(reads(FILE), reads(["User-agent: *", ...FILE.slice(1).reverse()]))).toBe(
    false,
  );
});

it.each(Object.values(dialects))("counts repeated rules once, as $id does", (dialect) => {
  const repeated = [...FILE, "Disallow: /x", "Allow: /x/y", "Disallow: /x"];
  const [once, again] = [reads(FILE, "a", dialect), reads(repeated, "a", dialect)];
  expect(followSameRules(once, again)).toBe(true);
  for (const url of ["/", "/x", "/x/y", "/x/y/z"]) {
    expect(again.decide(url).allowed).toBe(once.decide(url).allowed);
  }
});

it("does not tell where rules alone do not decide", () => {
  expect(followSameRules(reads([]), reads([]))).toBe(false);
  expect(followSameRules(reads(FILE), reads(FILE, "a", dialects.google))).toBe(false);
  const closing = [...FILE, "Crawl-delay: 301"];
  expect(followSameRules(reads(FILE), reads(closing))).toBe(true);
  expect(
    followSameRules(reads(FILE, "a", crawlerCommons), reads(closing, "a", crawlerCommons)),
  ).toBe(false);
  const other = compile(parse(FILE.join("\n"), "latin1"), rfc9309, "a");
  expect(followSameRules(reads(FILE), other)).toBe(false);
});
