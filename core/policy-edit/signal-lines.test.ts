import { describe, expect, it } from "vitest";
import { applyEdits } from "../lint/fixes/apply.ts";
import { parse } from "../syntax/parse.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { purposeOf } from "../vocabulary/purposes.ts";
import { policyEdit } from "./policy-edit.ts";
import { type SignalLine, signalEdits, signalLines } from "./signal-lines.ts";

const texts = (source: string): readonly string[] =>
  signalLines(parse(source)).map(({ text }) => text);

const lineOf = (source: string, field: string): SignalLine | undefined =>
  signalLines(parse(source)).find((line) => line.field === field);

/** The file with the line of a field. */
const written = (source: string, field: string): string => {
  const line = lineOf(source, field);
  return line === undefined ? source : applyEdits(source, signalEdits(parse(source), line));
};

const trainers = crawlers
  .filter((crawler) => !crawler.retired && purposeOf(crawler)?.id === "ai-training")
  .map(({ token }) => token);

describe("lines on the use of content", () => {
  it("say what the rules say", () => {
    expect(texts("User-agent: *\nDisallow: /cart\n")).toEqual([
      "Content-Signal: search=yes, ai-input=yes, ai-train=yes",
      "Content-Usage: search=y, train-ai=y",
    ]);
    expect(texts("User-agent: *\nDisallow: /\n")).toEqual([
      "Content-Signal: search=no, ai-input=no, ai-train=no",
      "Content-Usage: search=n, train-ai=n",
    ]);
  });

  it("leave out a use whose crawlers are treated differently", () => {
    expect(texts("User-agent: GPTBot\nDisallow: /\n")).toEqual([
      "Content-Signal: search=yes, ai-input=yes",
      "Content-Usage: search=y",
    ]);
  });

  it("stand in the group for *, which is added if there is none", () => {
    const file = "User-agent: *\nDisallow: /cart\n";
    expect(written(file, "Content-Usage")).toBe(
      "User-agent: *\nContent-Usage: search=y, train-ai=y\nDisallow: /cart\n",
    );
    const { edits } = policyEdit(parse(""), { crawlers: trainers, access: "block", path: null });
    const closed = applyEdits("", edits);
    const text = written(closed, "Content-Signal");
    expect(text).toBe(
      `${closed}\nUser-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n`,
    );
    expect(written(text, "Content-Signal")).toBe(text);
    expect(lineOf(file, "Content-Usage")?.state).toBe("absent");
    expect(lineOf(text, "Content-Signal")?.state).toBe("there");
  });

  it("take the place of a line that says something else, and keep its other labels", () => {
    expect(
      written(
        "User-agent: *\nContent-Signal: ai-train=no,use=reference\nAllow: /\n",
        "Content-Signal",
      ),
    ).toBe(
      "User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes, use=reference\nAllow: /\n",
    );
  });

  it("are not written where another program writes the group", () => {
    const file =
      "# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\n";
    expect(written(file, "Content-Signal")).toBe(file);
    expect(lineOf(file, "Content-Signal")?.state).toBe("impossible");
  });
});
