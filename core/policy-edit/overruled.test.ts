import { describe, expect, it } from "vitest";
import { rulesOf } from "../match/ruleset.ts";
import { parse } from "../syntax/parse.ts";
import { overruledPatterns } from "./overruled.ts";
import { CHANGES, type Change } from "./rule-changes.ts";
import { matcherOf, type PolicyWish } from "./wish.ts";

const [DROP, ADD, BOTH, FIRST] = CHANGES as [Change, Change, Change, Change];

const overruled = (
  rules: readonly string[],
  change: Change,
  { access, path }: Omit<PolicyWish, "crawlers">,
  token = "GPTBot",
) =>
  overruledPatterns(
    change,
    matcherOf(parse(["User-agent: *", ...rules].join("\n")), token),
    { crawlers: [token], access, path },
    [],
  );

describe("what other rules would decide within the path of a wish", () => {
  const block = { access: "block", path: "/blog/" } as const;

  it("is nothing if the rules for it are added to rules for other paths", () => {
    expect(overruled(["Disallow: /cart", "Allow: /shop/*.pdf"], ADD, block)).toEqual([]);
  });

  it("is where longer rules match, but not where they are dropped", () => {
    const rules = ["Allow: /*/downloads/", "Allow: /blog/x", "Disallow: /cart"];
    const wild = ["/blog/downloads/", "/blog/*/downloads/"];
    expect(overruled(rules, BOTH, block)).toEqual(expect.arrayContaining(wild));
    expect(overruled(rules, BOTH, block)).toHaveLength(2);
    expect(overruled(rules, ADD, block)).toContain("/blog/x");
  });

  it("is the path itself if an earlier rule decides, for a reader that takes the first", () => {
    const allow = { access: "allow", path: "/blog/" } as const;
    expect(overruled(["Disallow: /"], BOTH, allow, "Python-urllib")).toEqual(["/blog/"]);
    expect(overruled(["Disallow: /"], FIRST, allow, "Python-urllib")).toEqual([]);
    expect(overruled(["Disallow: /blog/"], DROP, allow, "Python-urllib")).toEqual([]);
    expect(overruled(["Disallow: /"], DROP, allow)).toEqual(["/blog/"]);
  });

  it("includes what rules decide that stay whatever is changed", () => {
    const allow = { crawlers: ["GPTBot"], access: "allow", path: "/blog/" } as const;
    const matcher = matcherOf(parse("User-agent: *\nDisallow: /blog/x\n"), "GPTBot");
    const rules = rulesOf(matcher.policy, matcher.selection);
    expect(overruledPatterns(BOTH, matcher, allow, [])).toEqual([]);
    expect(overruledPatterns(BOTH, matcher, allow, rules)).toEqual(["/blog/x"]);
  });
});
