import { describe, expect, it } from "vitest";
import { consult, type DialectId, dialects, disagreements, parse } from "../../../core/index.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { partiesOf } from "./parties.ts";

const firstCase = (source: string, ids: readonly DialectId[]) => {
  const { entries } = disagreements({
    document: parse(source),
    dialects: ids.map((id) => dialects[id]),
    crawler: "Googlebot",
    urls: [],
  });
  return entries[0]?.cases[0];
};

const parties = (source: string, ids: readonly DialectId[]) => {
  const document = parse(source);
  const one = firstCase(source, ids);
  if (one === undefined) return [];
  const explain = (id: DialectId) => consult(document, dialects[id], "Googlebot").explain(one.url);
  return partiesOf(one, explain, document).map(({ allowed, names, why }) => [
    allowed,
    names.join(" "),
    plainText(why.pieces),
  ]);
};

describe("the parties of a URL", () => {
  it("group readers with the same verdict and reason, the first reader's party first", () => {
    const source = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
    expect(parties(source, ["google", "python", "bing"])).toEqual([
      [true, "Google Bing", "line 3, longer than line 2"],
      [false, "Python", "line 2, before line 3"],
    ]);
    expect(parties(source, ["python", "google", "bing"])[0]?.[1]).toBe("Python");
  });

  it("need no explanation if it would take too long", () => {
    const source = "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisalow: /c\n";
    const one = firstCase(source, ["google", "python"]);
    const short = one === undefined ? [] : partiesOf(one, null, parse(source));
    expect(short.map(({ names, why }) => [names[0], plainText(why.pieces)])).toEqual([
      ["Google", "line 3 Allow: /a/b"],
      ["Python", "line 2 Disallow: /a"],
    ]);
  });

  it("separate readers with the same verdict for another reason", () => {
    const source = "User-agent: *\nAllow: /d/\nDisalow: /d/x\n\nDisallow: /\n";
    expect(parties(source, ["google", "rfc9309", "python"])).toEqual([
      [false, "Google", "line 3, longer than line 2"],
      [true, "RFC 9309", "line 2, longer than line 5"],
      [true, "Python", "line 2 Allow: /d/"],
    ]);
  });
});
