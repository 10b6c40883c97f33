import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { blockedAnyway, closedBeginnings } from "./blocked-anyway.ts";

const disallow = (path: string) => ({ type: "disallow", path }) as const;
const allow = (path: string) => ({ type: "allow", path }) as const;

describe("a path that other rules already block", () => {
  const pieces = (...from: readonly string[]) =>
    fc.array(fc.constantFrom(...from), { maxLength: 4 }).map((list) => `/${list.join("")}`);
  const rule = fc.record({
    type: fc.constantFrom("allow", "disallow", "disallow"),
    path: fc.oneof(pieces("a", "b", "/", "*", "$"), fc.constant("")),
  });

  it("is blocked wherever it matches, as a matcher confirms", () => {
    let count = 0;
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 5 }),
        pieces("a", "b", "/", "*"),
        fc.array(fc.constantFrom("", "a", "b", "/", "ab/", "x"), { minLength: 5, maxLength: 5 }),
        (rules, path, fillings) => {
          if (!blockedAnyway(rules as Parameters<typeof blockedAnyway>[0])(path)) return;
          count += 1;
          const lines = rules.map(({ type, path: text }) => `${type}: ${text}`);
          const source = `User-agent: *\n${lines.join("\n")}\n`;
          const { decide } = compile(parse(source), dialects.google, "Foo");
          for (const [at, ending] of fillings.entries()) {
            let next = at;
            const url = path.replace(/\*/g, () => fillings[next++ % 5] ?? "") + ending;
            expect(decide(`https://shop.example${url}`).allowed, `${source} ${url}`).toBe(false);
          }
        },
      ),
      seeded(600),
    );
    expect(count).toBeGreaterThan(20);
  });

  it.each([
    ["/a/b", [disallow("/a")], true],
    ["/a", [disallow("/a")], true],
    ["/a", [disallow("/a*")], true],
    ["/a", [disallow("/ab")], false],
    ["/a", [disallow("")], false],
    ["/a", [], false],
    ["/a/b", [disallow("/a"), allow("/a/b/c")], false],
    ["/a/b", [disallow("/a"), allow("/a/b$")], false],
    ["/a/b", [disallow("/a"), allow("/a/c")], true],
    ["/a/b", [disallow("/a"), allow("/a")], false],
    ["/a/b", [disallow("/"), allow("/a")], false],
    ["/a/b", [disallow("/a"), allow("/")], true],
    ["/a/b", [disallow("/a"), allow("/a*b")], false],
    ["/a/b", [disallow("/a"), allow("/*")], false],
    ["/a/b", [disallow("/a"), allow("")], true],
    ["/a?b", [disallow("/a"), disallow("/*?")], false],
  ] as const)("%j is one: %j, %j", (path, rules, expected) => {
    expect(blockedAnyway(rules)(path)).toBe(expected);
  });

  it("is examined with few exceptions only", () => {
    const exceptions = (count: number) =>
      Array.from({ length: count }, (_, at) => allow(`/x${at}`));
    expect(blockedAnyway([disallow("/a"), ...exceptions(200)])("/a/b")).toBe(true);
    expect(blockedAnyway([disallow("/a"), ...exceptions(201)])("/a/b")).toBe(false);
  });
});

describe("the path prefixes that rules forbid", () => {
  it("are as long as requested, up to 200 characters", () => {
    const isClosed = closedBeginnings([disallow("/ab"), disallow(`/${"x".repeat(200)}`)]);
    expect(isClosed?.("/abc", 2)).toBe(false);
    expect(isClosed?.("/abc", 3)).toBe(true);
    expect(isClosed?.(`/${"x".repeat(300)}`, 300)).toBe(false);
    expect(closedBeginnings([disallow(`/${"x".repeat(199)}`)])?.(`/${"x".repeat(300)}`, 300)).toBe(
      true,
    );
  });

  it.each(["/*?", "*?", "/*?*", "/*&", "/*="])("are not told where every query is: %j", (path) => {
    expect(closedBeginnings([disallow(path)])).toBeNull();
    expect(closedBeginnings([allow(path)])).not.toBeNull();
    expect(closedBeginnings([disallow(`${path}a`)])).not.toBeNull();
  });
});
