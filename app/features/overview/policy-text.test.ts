import { expect, it } from "vitest";
import { overviewOf, parse } from "../../../core/index.ts";
import { policyText } from "./policy-text.ts";

it("the policy in words says it of each purpose, and who may not obey", () => {
  const file =
    "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: Bytespider\nDisallow: /\n";
  const text = policyText(overviewOf({ document: parse(file) }));
  expect(text).toContain("### Who may crawl this site\n\nOpen to search engines");
  expect(text).toContain("\n- **Search results**: Partly closed, 1 path closed.\n");
  expect(text).toMatch(
    /\n- \*\*Training AI models\*\*: Partly closed, 2 of \d+ closed: GPTBot and Bytespider/,
  );
  expect(text).toMatch(/which are requests: Bytespider, .* may not obey them\.\n$/);
  expect(policyText(overviewOf({ document: parse("") }))).toMatch(
    /By the rules of robots\.txt\.\n$/,
  );
});
