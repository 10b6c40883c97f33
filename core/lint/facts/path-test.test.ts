import { expect, it } from "vitest";
import { STARRED } from "../../match/path-traits.ts";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { meantGroups } from "./meant-groups.ts";
import { pathTest } from "./path-test.ts";

it("tests only the paths that can pass, and those of rules that are not plain", () => {
  const rules = ["Disallow: /a", "Allow: /b*", "disalow: /c", "Disallow: /%64", "Disallow: /*/e"];
  const context = faultlessContext(parse(`User-agent: *\n${rules.join("\n")}\n`));
  const tested: string[] = [];
  const hasStar = pathTest(context, STARRED, (path) => {
    tested.push(path);
    return path.includes("*");
  });
  const all = meantGroups(context).all.flatMap((group) => group.rules);
  expect(all.filter(hasStar).map(({ path }) => path)).toEqual(["/b*", "/*/e"]);
  expect(tested).toEqual(["/b*", "/c", "/%64", "/*/e"]);
});
