import { expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { rulesOfMatcher } from "../proof/rules.ts";
import { parse } from "../syntax/parse.ts";
import { compile } from "./compile.ts";

it("shares readings, and lists for proofs, among dialects that read a file alike", () => {
  const document = parse("User-agent: *\nDisallow: /a*b\nDisallow: /abc\nAllow: /%7Ea\n");
  const [rfc9309, bing, google, yandex] = (["rfc9309", "bing", "google", "yandex"] as const).map(
    (id) => compile(document, dialects[id], "Foo"),
  );
  if (!rfc9309 || !bing || !google || !yandex) throw new Error("a dialect is missing");
  expect(rfc9309.readings).toHaveLength(3);
  expect(bing.readings).toBe(rfc9309.readings);
  expect(rulesOfMatcher(bing).list).toBe(rulesOfMatcher(rfc9309).list);
  // Google keeps the escape, and Yandex does not count the star.
  expect(google.readings).not.toBe(rfc9309.readings);
  expect(yandex.readings).not.toBe(google.readings);
  expect(google.readings.map(({ spelling }) => spelling)).toContain("/%7Ea");
  expect(rfc9309.readings.map(({ spelling }) => spelling)).toContain("/~a");
});

it("shares none among files, or groups", () => {
  const text = "User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /x\n";
  const [one, other] = [parse(text), parse(text)];
  const readings = compile(one, dialects.google, "a").readings;
  expect(compile(one, dialects.google, "b").readings).not.toBe(readings);
  expect(compile(other, dialects.google, "a").readings).not.toBe(readings);
});
