import { describe, expect, it } from "vitest";
import { type Line, linesOf } from "./testing/lists.ts";
import { keepWidest } from "./widest.ts";
import { Work } from "./work.ts";

/** The statements that are tried, in order, if some of them are not kept. */
const tried = (texts: readonly string[], dropped: readonly string[] = [], work = new Work()) => {
  const asked: string[] = [];
  const keep = ({ text }: Line): boolean => {
    asked.push(text);
    return !dropped.includes(text);
  };
  const pauses = [...keepWidest(linesOf(texts), keep, work)].length;
  return { asked, pauses };
};

describe("the widest statements", () => {
  it("are tried from the widest to the narrowest, without those within a kept one", () => {
    expect(tried(["- /a/b/c", "- /a/b", "- /a", "- /b"]).asked).toEqual(["- /a", "- /b"]);
    expect(tried(["- /b/c", "- /*c", "- /a/b", "- /a"]).asked).toEqual(["- /*c", "- /a"]);
  });

  it("are tried in the given order if none lies within another", () => {
    expect(tried(["- /c", "- /a", "- /b"]).asked).toEqual(["- /c", "- /a", "- /b"]);
  });

  it("include those within one that is not kept", () => {
    const texts = ["- /a/b/c", "- /a/b", "- /a/d", "- /a"];
    expect(tried(texts, ["- /a"]).asked).toEqual(["- /a", "- /a/b", "- /a/d"]);
    expect(tried(texts, ["- /a", "- /a/b"]).asked).toEqual([
      "- /a",
      "- /a/b",
      "- /a/d",
      "- /a/b/c",
    ]);
  });

  it("cost a hundred steps each, besides the query that finds them, with pauses", () => {
    const many = Array.from({ length: 450 }, (_, at) => `- /${at}$`);
    const work = new Work();
    const asking = new Work();
    for (const { pattern } of linesOf(many)) asking.ask(pattern.word, 1);
    expect(tried(many, [], work).pauses).toBe(2);
    expect(work.steps).toBe(asking.steps + 450 * (1 + 100));
    expect(tried([]).pauses).toBe(0);
  });
});
