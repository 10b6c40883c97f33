import fc from "fast-check";
import { expect, it } from "vitest";
import type { Line } from "./document.ts";
import { lineViews } from "./line-view.ts";
import { parse } from "./parse.ts";

const PIECES =
  `Allow: Disallow: Disalow: User-agent: Sitemap: a Crawl-delay /a/b.html /*? # \ufeff é \0
  ${"x".repeat(9000)}`.split(/[ ]+/);
const source = fc
  .array(fc.constantFrom(...PIECES, " ", " ", "\t", "\n", "\n", "\r", "\r\n"))
  .map((pieces) => pieces.join(""));

/** The properties of a parsed line. */
const propertiesOf = (line: Line): Line => ({
  number: line.number,
  from: line.from,
  to: line.to,
  next: line.next,
  kind: line.kind,
  field: line.field,
  spelling: line.spelling,
  key: line.key,
  separator: line.separator,
  value: line.value,
  comment: line.comment,
  missingColon: line.missingColon,
  tooLong: line.tooLong,
  nul: line.nul,
});

it("views have all properties of the parsed lines", () => {
  fc.assert(
    fc.property(source, (text) => {
      const document = parse(text);
      expect(lineViews(document).map(propertiesOf)).toEqual(document.lines.map(propertiesOf));
      const from = Math.ceil(document.lineCount / 2);
      expect(lineViews(document, from, from).map(propertiesOf)).toEqual([
        propertiesOf(document.lines[from - 1] as Line),
      ]);
    }),
  );
});

it("views have the texts of a line, and tell whether they are ASCII", () => {
  fc.assert(
    fc.property(source, (text) => {
      for (const line of lineViews(parse(text))) {
        const { key, value, content } = line;
        expect(line.keyText).toBe(key === null ? "" : text.slice(key.from, key.to));
        expect(line.valueText).toBe(value === null ? "" : text.slice(value.from, value.to));
        expect(line.text).toBe(text.slice(content.from, content.to));
        const used = text.slice(line.from, line.comment?.from ?? line.to);
        expect(line.isAscii).toBe(/^[\0-\x7f]*$/.test(used));
      }
    }),
  );
});
