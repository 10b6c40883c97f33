import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { robotsFiles, seeded } from "../../testing/arbitraries.ts";
import { lastOf } from "../../testing/contexts.ts";
import type { Edit } from "../diagnostic.ts";
import { blockedSearchCrawlers } from "../facts/search-access.ts";
import { applyEdits } from "./apply.ts";
import { blockedAfter, mayChangeRoot, newlyBlocked } from "./fix-effects.ts";

interface LineEdits {
  readonly lines: readonly string[];
  readonly inserts: readonly string[];
}

/** Files of some lines, and edits that begin where lines do, or behind `Dis`, and end there. */
const filesOf = ({ lines: some, inserts: texts }: LineEdits) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 10 }),
      fc.constantFrom("\n", "\r\n"),
      fc.array(
        fc.record({
          at: fc.nat(10),
          skip: fc.constantFrom(0, 0, 3),
          cut: fc.nat(2),
          insert: fc.constantFrom(...texts),
        }),
        { maxLength: 4 },
      ),
    )
    .map(([more, end, splices]) => {
      const lines = ["User-agent: *", ...more].map((line) => line + end);
      const startOf = (line: number): number => lines.slice(0, line).join("").length;
      const edits: Edit[] = [];
      let least = 0;
      for (const { at, skip, cut, insert } of [...splices].sort((a, b) => a.at - b.at)) {
        const from = Math.max(least, startOf(at) + skip);
        const to = Math.max(from, startOf(at + cut));
        if (to > startOf(lines.length)) break;
        edits.push({ from, to, insert });
        least = to;
      }
      return { source: lines.join(""), edits };
    });

/** Nothing blocks `/` in these files; part of a line above `Allow: /` may do so in others. */
const harmlessFiles = filesOf({
  lines: ["User-agent: *", "User-agent: a", "Disallow: /a", "Allow: /b", "# c", ""],
  inserts: ["", "", "Disallow: /c\n", "Allow: /\n# d\n", "Disallow: /\n"],
});

/** Files in which delays, comments and rules without a path matter at some places. */
const blockingFiles = filesOf({
  lines: [
    ...["User-agent: *", "User-agent: Googlebot", "User-agent: SeznamBot", "User-agent:"],
    ...[
      "Disallow: /a",
      "Disallow: /b",
      "Disallow: c",
      "Allow: /page",
      "Disallow: /",
      "Disallow:",
      "",
    ],
    ...["Crawl-delay: 5", "Crawl-delay: 5", "Crawl-delay: 500", "# c", "# d", "Sitemap: /s"],
  ],
  inserts: [
    ...["", "", "", "# e\n", "Disallow:\n", "Disallow: /c\n", "Crawl-delay: 9\n"],
    ...["Crawl-delay: 900\n", "\n"],
  ],
});

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

it.each([
  ["of files as people write them", editedFiles, 20],
  ["of files without a line that blocks", harmlessFiles, 20],
  ["of files with delays and comments", blockingFiles, 5],
])("newlyBlocked agrees with an examination of the whole file, %s", (_, files, least) => {
  let blocking = 0;
  fc.assert(
    fc.property(files, ({ source, edits }) => {
      const before = blockedSearchCrawlers(parse(source));
      const after = blockedSearchCrawlers(parse(applyEdits(source, edits)));
      const expected = [...after].filter(([token]) => !before.has(token));
      if (expected.length > 0) blocking++;
      expect(lastOf(newlyBlocked(parse(source), edits))).toEqual(expected.map(([name]) => name));
      expect([...lastOf(blockedAfter(parse(source), edits))]).toEqual([...after]);
      if (expected.length > 0) expect(lastOf(mayChangeRoot(source, edits))).toBe(true);
    }),
    seeded(600),
  );
  expect(blocking).toBeGreaterThan(least);
});

it("newlyBlocked sees what one edit joins with a harmless line of another", () => {
  const source = "User-agent: *\nDisallow: /a\nAllow: /b\n";
  const [from, to] = [source.indexOf("allow"), source.indexOf("Allow")];
  const edits = [
    { from, to, insert: "" },
    { from: to, to, insert: "Allow: /\n" },
  ];
  expect(applyEdits(source, edits)).toBe("User-agent: *\nDisAllow: /\nAllow: /b\n");
  expect(lastOf(newlyBlocked(parse(source), edits))).toContain("Googlebot");
});

it("newlyBlocked sees that two edits leave a group without rules", () => {
  const source = "User-agent: Googlebot\nDisallow: /a\nDisallow: /b\nUser-agent: *\nDisallow: /\n";
  const edits = ["Disallow: /a", "Disallow: /b"].map((rule) => {
    const from = source.indexOf(rule);
    return { from, to: from, insert: "# " };
  });
  expect(lastOf(newlyBlocked(parse(source), edits))).toContain("Googlebot");
});

it("newlyBlocked knows that Yandex passes over a rule that does not start with a slash", () => {
  const source = "User-agent: *\nDisallow: index.html\nUser-agent: *\n";
  const from = source.lastIndexOf(" *");
  const edits = [{ from, to: from, insert: "\nDisallow: /\n" }];
  expect(lastOf(newlyBlocked(parse(source), edits))).toContain("YandexBot");
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
