import { expect, it } from "vitest";
import type { HttpResponse } from "../../../core/index.ts";
import { lintRules } from "../../../core/lint/index.ts";
import { PLAIN_RESPONSE } from "../../../core/response/plain-response.ts";
import { badExamplesOf, visible } from "./words.ts";

it.each([
  ["User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /a"],
  ["\ufeffUser-agent: *\r\nDisallow: /a\0b\r\n", "⟨U+FEFF⟩User-agent: *\nDisallow: /a⟨U+0000⟩b"],
  ["Disallow:\u00a0/x", "Disallow:⟨U+00A0⟩/x"],
  ["", "(an empty file)"],
  ["\n \n", "(nothing but spaces)"],
])("shows what would not be seen: %j", (source, shown) => {
  expect(visible(source)).toBe(shown);
});

it.each<[Partial<HttpResponse>, string]>([
  [{ status: 404 }, "Status 404"],
  [{ status: 500, daysUnreachable: 45 }, "Status 500, failing for 45 days"],
  [{ status: null }, "No complete HTTP response"],
  [
    { requestedUrl: "https://a.example/robots.txt", redirects: 1, finalUrl: "https://a.example/b" },
    "Requested URL https://a.example/robots.txt, after 1 redirect, found at https://a.example/b, status 200",
  ],
  [{ contentType: "text/html" }, "Status 200, sent as text/html"],
])("reports the answer %j that an example came in", (response, words) => {
  const responses = [{ ...PLAIN_RESPONSE, ...response }];
  expect(badExamplesOf({ examples: { bad: ["x"], good: [], responses } })).toEqual([
    expect.objectContaining({ source: "x", answer: words }),
  ]);
});

it("an example shows a response only for a check that needs one", () => {
  for (const rule of lintRules) {
    const isTold = badExamplesOf(rule).every(({ answer }) => answer !== "");
    expect([rule.id, isTold]).toEqual([rule.id, rule.examples.responses !== undefined]);
  }
});
