import { describe, expect, it } from "vitest";
import { parse, type RobotsDocument, servedAsOf, servedText } from "../../../../core/index.ts";
import { ownEdits, ownLineOf, ownSpan } from "./served-lines.ts";

const OWN = parse("User-agent: *\nDisallow: /own\n");

const asServed = (own: RobotsDocument, id: string): RobotsDocument => {
  const as = servedAsOf(id);
  if (as === null) throw new Error(`No system ${id}`);
  return parse(servedText(own, as));
};

const applied = (
  own: RobotsDocument,
  served: RobotsDocument,
  place: string,
  insert: string,
): string | null => {
  const from = served.source.lastIndexOf(place);
  const edits = ownEdits(own, served, [{ from, to: from + place.length, insert }]);
  const [edit] = edits ?? [];
  if (edit === undefined) return null;
  return own.source.slice(0, edit.from) + edit.insert + own.source.slice(edit.to);
};

describe("a place in the served text", () => {
  const served = asServed(OWN, "cloudflare");

  it("is that of the own line", () => {
    const from = served.source.indexOf("/own");
    expect(ownSpan(OWN, served, { from, to: from + 4 })).toEqual({ from: 24, to: 28 });
    expect(ownLineOf(OWN, served, served.lineCount - 1)).toBe(2);
  });

  it("is none where only the system writes", () => {
    const from = served.source.indexOf("GPTBot");
    expect(ownSpan(OWN, served, { from, to: from + 6 })).toBeNull();
    expect(ownLineOf(OWN, served, 1)).toBeNull();
  });

  it("is edited in the own text", () => {
    expect(applied(OWN, served, "/own", "/new")).toBe("User-agent: *\nDisallow: /new\n");
    expect(applied(OWN, served, "User-agent: *\nDisallow: /own\n", "")).toBe("");
    expect(applied(OWN, served, "GPTBot", "x")).toBeNull();
    const end = served.source.length;
    expect(ownEdits(OWN, served, [{ from: end, to: end, insert: "# x\n" }])).toEqual([
      { from: 29, to: 29, insert: "# x\n" },
    ]);
    const first = ownEdits(OWN, served, [{ from: 0, to: 0, insert: "# x\n" }]);
    expect(first).toBeNull();
  });

  it("is edited only if the system printed the line as it stands", () => {
    const own = parse("user-agent: *\ndisallow: /a\nAllow: /a/b\n");
    const printed = asServed(own, "aioseo");
    expect(applied(own, printed, "Allow: /a/b", "Allow: /a/c")).toBe(
      "user-agent: *\ndisallow: /a\nAllow: /a/c\n",
    );
    expect(applied(own, printed, "Disallow: /a", "Disallow: /c")).toBeNull();
  });
});
