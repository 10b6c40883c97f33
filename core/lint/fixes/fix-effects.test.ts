import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { robotsFiles, seeded } from "../../testing/arbitraries.ts";
import { lastOf } from "../../testing/contexts.ts";
import type { Edit } from "../diagnostic.ts";
import { blockedSearchCrawlers } from "../facts/search-access.ts";
import { applyEdits } from "./apply.ts";
import { mayChangeRoot, newlyBlocked } from "./fix-effects.ts";

const inserts = fc.constantFrom(
  ...[
    "",
    "",
    "/",
    "Disallow: /",
    "\nDisallow: /\n",
    "\nUser-agent: *\n",
    "\nAllow: /a\n",
    "a",
    "\n",
  ],
);

/** A file and edits of it that do not overlap. */
const editedFiles = fc
  .tuple(
    robotsFiles,
    fc.array(fc.record({ at: fc.nat(999), cut: fc.nat(20), insert: inserts }), { maxLength: 4 }),
  )
  .map(([source, splices]) => {
    const edits: Edit[] = [];
    let from = 0;
    for (const { at, cut, insert } of [...splices].sort((a, b) => a.at - b.at)) {
      from = Math.max(from, Math.floor((at / 1000) * source.length));
      const to = Math.min(source.length, from + cut);
      edits.push({ from, to, insert });
      from = to + 1;
      if (from > source.length) break;
    }
    return { source, edits };
  });

it("newlyBlocked agrees with an examination of the whole file", () => {
  let blocking = 0;
  fc.assert(
    fc.property(editedFiles, ({ source, edits }) => {
      const before = blockedSearchCrawlers(parse(source));
      const after = blockedSearchCrawlers(parse(applyEdits(source, edits)));
      const expected = [...after].filter(([token]) => !before.has(token));
      if (expected.length > 0) blocking++;
      expect([...lastOf(newlyBlocked(parse(source), edits))]).toEqual(expected);
      if (expected.length > 0) expect(lastOf(mayChangeRoot(source, edits))).toBe(true);
    }),
    seeded(600),
  );
  expect(blocking).toBeGreaterThan(20);
});

it("newlyBlocked examines edits of thousands of lines in many steps", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `Disalow: /${at}`);
  const source = `${lines.join("\n")}\nAllow: /a b\n`;
  let from = 0;
  const edits = lines.map((line) => {
    const edit = { from, to: from + "Disalow".length, insert: "Disallow" };
    from += line.length + 1;
    return edit;
  });
  const steps = [...newlyBlocked(parse(source), edits)].length;
  expect(steps).toBeGreaterThan(edits.length / 1000);
});
