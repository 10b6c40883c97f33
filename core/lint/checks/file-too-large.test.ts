import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { byteLength } from "../../text/bytes.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { lint } from "../lint.ts";

const LIMIT = 512_000;

const find = (source: string, bytes: number): Diagnostic | undefined =>
  lint(parse(source), { format: { bytes } }).find(({ rule }) => rule === "file-too-large");

const line = (bytes: number): string => `# ${"x".repeat(bytes - 3)}\n`;

describe("a file that is too large", () => {
  const start = "User-agent: *\nDisallow: /a\n";
  const filler = line(1_000).repeat(511);

  it("is marked from where crawlers stop reading to the end of that line", () => {
    const source = `${start}${filler}${line(2_000)}Disallow: /b\n`;
    const found = find(source, byteLength(source));
    expect(found?.severity).toBe("error");
    expect(found?.from).toBe(LIMIT);
    expect(source.slice(found?.to, (found?.to ?? 0) + 9)).toBe("\nDisallow");
  });

  it("counts bytes, not characters", () => {
    const source = `${start}# ${"é".repeat(300_000)}\nDisallow: /b\n`;
    const found = find(source, byteLength(source));
    expect(byteLength(source.slice(0, found?.from))).toBeLessThanOrEqual(LIMIT);
    expect(byteLength(source.slice(0, (found?.from ?? 0) + 1))).toBeGreaterThan(LIMIT);
  });

  it("counts line ends of two bytes that the text shows as one", () => {
    const source = `${start}${filler}${line(2_000)}Disallow: /b\n`;
    const found = find(source, byteLength(source.replaceAll("\n", "\r\n")));
    const linesBefore = source.slice(0, found?.from).split("\n").length - 1;
    expect((found?.from ?? 0) + linesBefore).toBe(LIMIT);
  });

  it("states how many rules are lost", () => {
    const source = `${start}${filler}${line(2_000)}Disallow: /b\nAllow: /c\n`;
    expect(find(source, byteLength(source))?.message).toContain("2 rules");
  });

  it("quotes what is left of the rule at which Google stops", () => {
    const above = `${start}${filler}`;
    const room = LIMIT - byteLength(above) - "Disallow: /draf".length;
    const cut = `${above}${line(room)}Disallow: /drafts/\nAllow: /c\n`;
    const found = find(cut, byteLength(cut));
    expect(found?.message).toMatch(
      /reads `Disallow: \/draf`, which matches more\. .* the rule below/,
    );
  });

  it("does not say that half a rule matches more if no URL matches it", () => {
    const above = `${start}${filler}`;
    const rule = "Disallow: https://shop.example/a/b\n";
    const room = LIMIT - byteLength(above) - rule.length + 5;
    const cut = `${above}${line(room)}${rule}Allow: /c\n`;
    expect(find(cut, byteLength(cut))?.message).toMatch(
      /^Google stops reading here.* the rule below/,
    );
  });

  it("is not reported as too large at exactly 500 KiB, which is mentioned from 400 KiB on", () => {
    expect(find(start, LIMIT)?.severity).toBe("info");
    expect(find(start, LIMIT + 1)?.severity).toBe("error");
    expect(find(start, 409_601)?.severity).toBe("info");
    expect(find(start, 409_600)).toBeUndefined();
  });
});
