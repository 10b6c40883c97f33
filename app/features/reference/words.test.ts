import { expect, it } from "vitest";
import type { HttpResponse } from "../../../core/index.ts";
import { PLAIN_RESPONSE } from "../../../core/response/plain-response.ts";
import { affectedSentence, answerWords, visible } from "./words.ts";

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
  const example = { source: "x", response: { ...PLAIN_RESPONSE, ...response }, loads: [] };
  expect(answerWords(example)).toBe(words);
});

it("says what a page is known to load", () => {
  const loads = ["/a.js", "/b.css"];
  const example = { source: "x", response: null, loads };
  expect(answerWords(example)).toBe("A page loads /a.js and /b.css");
});

it("says nothing of a response that does not matter", () => {
  expect(answerWords({ source: "x", response: null, loads: [] })).toBe("");
});

it.each([
  [[], ["A", "B"], "Fixing the first example changes no verdict for any reader."],
  [["A"], [], "Fixing the first example changes verdicts for every reader."],
  [
    ["A", "B", "C"],
    ["D"],
    "Fixing the first example changes verdicts for A, B and C. For D they stay the same.",
  ],
])("says of %j and %j: %s", (readers, others, sentence) => {
  expect(affectedSentence({ readers, others })).toBe(sentence);
});
