import { Chunk } from "@codemirror/merge";
import { describe, expect, it } from "vitest";
import { asText, placeNow } from "./text-diff.ts";

const BEFORE = ["User-agent: *", "Disallow: /a", "Disallow: /b", "Disallow: /c"];

/** The line that stands where a line of `BEFORE` was, and whether it is the same line. */
const found = (after: readonly string[], line: number): readonly [string, boolean] => {
  const [a, b] = [asText(BEFORE.join("\r\n")), asText(after.join("\n"))];
  const { at, isKept } = placeNow(a, Chunk.build(a, b), line);
  return [b.lineAt(Math.min(at, b.length)).text, isKept];
};

describe("a line of the text before", () => {
  it("is where it stands now, above, between and below changes", () => {
    const after = ["# new", ...BEFORE.slice(0, 2), "Allow: /x", "Allow: /y", ...BEFORE.slice(2)];
    for (const [at, text] of BEFORE.entries()) expect(found(after, at + 1)).toEqual([text, true]);
  });

  it("was at the place of the change that removed or replaced it", () => {
    const [first = "", second = "", , last = ""] = BEFORE;
    expect(found([first, second, last], 3)).toEqual([last, false]);
    expect(found([first, second, "Allow: /z", last], 3)).toEqual(["Allow: /z", false]);
    expect(found(BEFORE.slice(0, 3), 4)[1]).toBe(false);
    expect(found([first, second, last], 4)).toEqual([last, true]);
  });
});
