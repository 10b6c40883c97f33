import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { isBlank } from "../../syntax/scan.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { commentedLines, linesEndingBlank } from "./some-lines.ts";

const PIECES = ["Allow: /a", " ", "\t", "\f", "#", "# b", "\n", "\n", "\r\n", "\r", "\0", "x"];
const source = fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join(""));

it("finds the same lines in the table as their properties tell", () => {
  fc.assert(
    fc.property(source, (text) => {
      const context = faultlessContext(parse(text));
      const endsBlank = (from: number, to: number): boolean =>
        to > from && isBlank(text.charCodeAt(to - 1));
      expect(commentedLines(context)).toEqual(
        context.lines.filter(({ comment }) => comment !== null),
      );
      expect(linesEndingBlank(context)).toEqual(
        context.lines.filter(({ comment, from, to }) => comment === null && endsBlank(from, to)),
      );
    }),
  );
});
