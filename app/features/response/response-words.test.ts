import { describe, expect, it } from "vitest";
import { dialects, effectOf } from "../../../core/index.ts";
import { EFFECT_WORDS, effectTone, RESPONSE_PRESETS, readCount } from "./response-words.ts";

const byLabel = (label: string) => {
  const found = RESPONSE_PRESETS.find((preset) => preset.label === label);
  if (found === undefined) throw new Error(`No preset ${label}`);
  return found.response;
};

describe("the response presets", () => {
  it.each([
    ["404 Not Found", "All allowed"],
    ["403 Forbidden", "All allowed"],
    ["429 Too Many Requests", "Last copy counts"],
    ["503 for an hour", "Nothing crawled"],
    ["503 for 3 days", "Last copy counts"],
    ["503 for 31 days", "All allowed"],
    ["6 redirects", "All allowed"],
    ["A web page", "Read"],
    ["600 KB", "Read in part"],
  ])("come, with Google, for %s to: %s", (label, words) => {
    const effect = effectOf(dialects.google, byLabel(label), 100);
    expect(EFFECT_WORDS[effect.kind]).toBe(words);
  });

  it("include some that allow and some that block", () => {
    expect(effectTone(effectOf(dialects.google, byLabel("404 Not Found"), 1))).toBe("allowed");
    expect(effectTone(effectOf(dialects.python, byLabel("403 Forbidden"), 1))).toBe("blocked");
    expect(effectTone(effectOf(dialects.google, byLabel("A web page"), 1))).toBeNull();
  });
});

describe("a number in a response", () => {
  it.each([
    ["404", { value: 404 }],
    [" 12 ", { value: 12 }],
    ["0.5", { value: 0.5 }],
    ["", { value: 200 }],
    ["-1", null],
    ["4o4", null],
    ["1e9", null],
    ["99", null],
  ])("is read from %j", (text, value) => {
    expect(readCount(text, 200, text.includes(".") || text.includes("12") ? 0 : 100)).toEqual(
      value,
    );
  });
});
