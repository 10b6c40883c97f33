import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { type IntendedRule, intendedGroups } from "./groups.ts";
import { haveSameRules } from "./rules.ts";

describe("two lists", () => {
  const rulesOf = (rules: readonly string[]): readonly IntendedRule[] => {
    const context = faultlessContext(parse(`User-agent: *\n${rules.join("\n")}\n`));
    return intendedGroups(context).all[0]?.rules ?? [];
  };
  const areSame = (a: readonly string[], b: readonly string[]): boolean => {
    const [one, other] = [rulesOf(a), rulesOf(b)];
    const same = haveSameRules(one, other);
    expect(haveSameRules(other, one)).toBe(same);
    return same;
  };

  it("have the same rules in another order, spelling and number", () => {
    const repeated = ["Disallow: /a", "Allow: /a/%C3%A9", "Disallow: /a", "Disallow:"];
    expect(areSame(["Allow: /a/é", "Disallow: /a"], repeated)).toBe(true);
  });

  it("count as the same if they forbid nothing", () => {
    for (const rules of [["Allow: /a"], ["Disallow:"], []]) {
      expect(areSame(rules, [])).toBe(true);
      expect(areSame(rules, ["Disallow: /a"])).toBe(false);
    }
  });

  it("are not the same with another rule", () => {
    expect(areSame(["Disallow: /a"], ["Disallow: /b"])).toBe(false);
    expect(areSame(["Disallow: /a"], ["Disallow: /a", "Allow: /a/b"])).toBe(false);
    expect(areSame(["Disallow: /a", "Disallow: /b"], ["Disallow: /a", "Allow: /b"])).toBe(false);
  });
});
