import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesAfterPatch, bytesOf } from "./records.ts";
import { patchBetween } from "./text-patch.ts";

const text = fc.string({
  unit: fc.constantFrom("a", "\n", "\u00e9", "\u{1f4a9}", "\ud83d", "\udca9"),
});
const encoding = fc.constantFrom("utf-8", "latin1", "utf-16le" as const);
const lineEnd = fc.constantFrom("\n", "\r\n" as const);

it("bytesAfterPatch returns the same as bytesOf, whatever was changed", () => {
  fc.assert(
    fc.property(
      fc.tuple(text, text, text, text),
      fc.tuple(encoding, encoding),
      fc.tuple(lineEnd, lineEnd),
      ([start, before, after, end], [encodingBefore, encodingAfter], [endBefore, endAfter]) => {
        const base = { source: start + before + end, encoding: encodingBefore, lineEnd: endBefore };
        const next = { source: start + after + end, encoding: encodingAfter, lineEnd: endAfter };
        const patch = patchBetween(base.source, next.source);
        expect(bytesAfterPatch({ ...base, bytes: bytesOf(base) }, patch, next)).toBe(bytesOf(next));
      },
    ),
    { seed: 20_260_101, numRuns: 500 },
  );
});
